/** The report centre through the calls: upload, watch, look, write, undo, fetch the original and what was refused. */
import { readFileSync } from 'node:fs'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { BOUNDS } from '../../../server/kernel/store/turns'
import type { ImportFile, ImportFormat, ImportPreview } from '../../../contract/imports'
import { startTestApp, type Client as Person, type TestApp } from '../../support/app'
import { fixture, fixtureText } from '../../support/import-files'
import { settledFiles, uploadTo } from '../../support/uploads'

let server: TestApp
let admin: Person
let shop: string

beforeAll(async () => {
  server = await startTestApp({ workers: 2 })
  admin = await server.admin()
  shop = await addShop('美国店')
})
afterAll(() => server?.stop())

async function addShop(name: string): Promise<string> {
  const { rows } = await server.runtime.db.asOwner((tx) =>
    tx.query<{ id: string }>(
      `insert into shop (company_id, name, account_name, site, marketplace, currency) values ($1, $2, $2, 'us', 'amazon.com', 'USD') returning id::text as id`,
      [server.companyId, name],
    ))
  return rows[0]!.id
}

const upload = (client: Person, files: { name: string; content: Buffer | string }[], fields: Record<string, string> = {}) =>
  uploadTo(server, client, files, fields)
const settled = settledFiles
const previewOf = async (id: string): Promise<ImportPreview> =>
  (await admin.call<{ preview: ImportPreview }>('/app/api/v1/imports/preview', { id })).body.data.preview

describe('the report centre', () => {
  it('tells which reports it reads, and where a seller finds them', async () => {
    const { body } = await admin.call<{ formats: ImportFormat[] }>('/app/api/v1/imports/formats', {})
    expect(body.data.formats).toHaveLength(Object.keys(server.runtime.live.current.model.reports).length)
    expect(body.data.formats.every((format) => format.label !== '' && (format.console ?? '') !== '')).toBe(true)
  })

  it('takes files, shows each, writes them and lists them', async () => {
    const sent = await upload(admin, [
      { name: '3月交易.csv', content: readFileSync(fixture('transactions/us-30.csv')) },
      { name: 'customer-voice.txt', content: readFileSync(fixture('unknown/customer-voice.txt')) },
    ])
    expect(sent.data.list.map((file) => [file.fileName, file.state])).toEqual([['3月交易.csv', 'wait'], ['customer-voice.txt', 'wait']])
    const [good, bad] = sent.data.list.map((file) => file.id) as [string, string]
    expect((await settled(admin, [good, bad])).map((file) => file.state)).toEqual(['preview', 'refused'])
    expect(await previewOf(good)).toMatchObject({ shopId: shop, shopName: '美国店', accepted: 9, needsShop: false })
    expect(await previewOf(bad)).toMatchObject({ state: 'refused', unrecognised: { nearest: [{}, {}, {}] } })
    expect((await admin.call('/app/api/v1/imports/commit', { ids: [bad] })).body).toMatchObject({ code: 1202, msg: '文件「customer-voice.txt」现在是“无法识别”，不能写入。' })
    const committed = await admin.call<{ list: ImportFile[] }>('/app/api/v1/imports/commit', { ids: [good] })
    expect(committed.body.data.list[0]!.state).toBe('committing')
    expect((await settled(admin, [good]))[0]).toMatchObject({ state: 'committed', progress: 100, message: '已写入 9 行，有 1 种费用未匹配，新增商品 2 个。' })
    const list = await admin.call<{ list: { id: string; file_name: string; file_id?: string; reading?: string }[] }>(
      '/app/api/v1/report-files/list', { page: 1, pageSize: 20 },
    )
    expect(list.body.data.list.map((row) => row.file_name)).toEqual(['customer-voice.txt', '3月交易.csv'])
    expect(list.body.data.list[0]).not.toHaveProperty('file_id')
    const fees = await admin.call<{ list: unknown[]; total: number }>('/app/api/v1/fee-lines/list', { page: 1, pageSize: 100 })
    expect(fees.body.data.total).toBeGreaterThan(10)
    // What reads these rows is checked once they are written, each transaction in its lines and the shop's profit in its goods.
    const checked = async (): Promise<string[]> => {
      const { body } = await admin.call<{ list: { identity: string; state: string }[] }>('/app/api/v1/identities/list', { page: 1, pageSize: 100 })
      return body.data.list.map(({ identity, state }) => `${identity} ${state}`).sort()
    }
    const expected = [
      'ad_invoice_charged none', 'closed_month_amount none', 'long_storage_fee_charged none', 'orders_posted none', 'orders_shipped none',
      'profit_adds_up green', 'receivable_adds_up green', 'returns_refunded none', 'settlements_in_transactions none', 'storage_fee_charged none',
      'transactions_in_lines green',
    ]
    await expect.poll(checked, { timeout: 10_000 }).toEqual(expected)
  })

  it('asks for the shop where several fit, and reads again for the one that is chosen', async () => {
    const second = await addShop('美国二店')
    const { data } = await upload(admin, [{ name: 'a.csv', content: readFileSync(fixture('storage/us-new.csv')) }])
    const id = data.list[0]!.id
    expect(await settled(admin, [id])).toMatchObject([{ state: 'preview', blocked: '请先指定这个文件属于哪个店铺' }])
    expect(await previewOf(id)).toMatchObject({ needsShop: true, shopId: null })
    expect((await admin.call('/app/api/v1/imports/commit', { ids: [id] })).body).toMatchObject({ code: 1202, msg: '请先为文件「a.csv」选择店铺，再写入。' })
    expect((await admin.call('/app/api/v1/imports/assign', { id, shop_id: '999999' })).body.code).toBe(1003)
    expect((await admin.call('/app/api/v1/imports/assign', { id, shop_id: second })).body.code).toBe(200)
    expect(await settled(admin, [id])).toMatchObject([{ state: 'preview', blocked: null }])
    expect(await previewOf(id)).toMatchObject({ needsShop: false, shopId: second, shopName: '美国二店' })
    expect((await admin.call<{ list: ImportFile[] }>('/app/api/v1/imports/discard', { ids: [id] })).body.data.list[0]!.state).toBe('discarded')
    expect((await admin.call('/app/api/v1/imports/commit', { ids: [id] })).body.code).toBe(1202)
  })

  it('hears of the day of a snapshot, and that unusual dates are right; a day that is none is refused', async () => {
    const assign = (body: Record<string, unknown>) => admin.call('/app/api/v1/imports/assign', body)
    const { data } = await upload(admin, [{ name: '库存.txt', content: readFileSync(fixture('inventory/us.txt')) }], { shop_id: shop })
    const stock = data.list[0]!.id
    await settled(admin, [stock])
    expect((await previewOf(stock)).snapshotDay).toMatchObject({ from: 'upload' })
    expect((await assign({ id: stock })).body).toMatchObject({ code: 1002, msg: '请说明店铺、快照日期，或是否接受这些日期。' })
    for (const [day, why] of [['1999-12-31', '早于 2000 年'], ['2099-01-01', '还没有到']] as const) {
      expect((await assign({ id: stock, day })).body).toMatchObject({ code: 1002, errors: { day: why } })
    }
    for (const wrong of [{ day: '2025-02-30' }, { day: 7 }, { accept_dates: 'yes' }]) {
      expect([wrong, (await assign({ id: stock, ...wrong })).body.code]).not.toEqual([wrong, 200])
    }
    expect((await assign({ id: stock, day: '2025-03-31' })).body.code).toBe(200)
    await settled(admin, [stock])
    expect((await previewOf(stock)).snapshotDay).toEqual({ day: '2025-03-31', from: 'person' })

    const odd = fixtureText('transactions/us-30.csv').replace('Mar 12, 2025 1:00:00 PM PDT', 'Mar 12, 1999 1:00:00 PM PDT')
    const sent = await upload(admin, [{ name: '日期.csv', content: odd }], { shop_id: shop })
    const id = sent.data.list[0]!.id
    await settled(admin, [id])
    const refused = await previewOf(id)
    expect([refused.oddDates, refused.refusedCount]).toEqual([{ rows: 1, accepted: false }, 1])
    expect((await assign({ id, accept_dates: true })).body.code).toBe(200)
    await settled(admin, [id])
    const taken = await previewOf(id)
    expect([taken.oddDates, taken.accepted]).toEqual([{ rows: 1, accepted: true }, refused.accepted + 1])
    // What was said of one thing stays when something else is said.
    expect((await assign({ id, shop_id: shop })).body.code).toBe(200)
    await settled(admin, [id])
    expect((await previewOf(id)).oddDates).toEqual({ rows: 1, accepted: true })
    await admin.call('/app/api/v1/imports/discard', { ids: [stock, id] })
  })

  it('gives back the original, and the refused rows with line, reason and text', async () => {
    const text = fixtureText('transactions/us-30.csv').replace('Mar 12, 2025 1:00:00 PM PDT', '=soon')
    const { data } = await upload(admin, [{ name: 'b.csv', content: text }], { shop_id: shop, format: 'date_range_transactions' })
    const id = data.list[0]!.id
    expect((await settled(admin, [id]))[0]!.state).toBe('preview')
    const original = await admin.call('/app/api/v1/imports/original', { id })
    expect(original.text).toBe(text)
    expect(String(original.headers['content-disposition'])).toContain('b.csv')
    const refused = await admin.call('/app/api/v1/imports/refused', { id })
    expect(refused.text).toBe("\ufeff行号,列,原因,原文\r\n17,date/time,不是日期,'=soon\r\n")
  })

  it('undoes what was written, once', async () => {
    const { data } = await upload(admin, [{ name: 'c.csv', content: readFileSync(fixture('storage/us-old.csv')) }], { shop_id: shop })
    const id = data.list[0]!.id
    await settled(admin, [id])
    await admin.call('/app/api/v1/imports/commit', { ids: [id] })
    expect((await settled(admin, [id]))[0]!.state).toBe('committed')
    expect((await admin.call('/app/api/v1/imports/undo', { id })).body.code).toBe(200)
    expect((await settled(admin, [id]))[0]).toMatchObject({ state: 'undone', message: '已撤销：移除 1 行。' })
    expect((await admin.call('/app/api/v1/imports/undo', { id })).body).toMatchObject({ code: 1202, msg: '文件「c.csv」现在是“已撤销”，不能撤销。' })
    const history = await admin.call<{ list: { action: string }[] }>('/app/api/v1/history', { entity: 'report_file', key: { id } })
    expect(history.body.data.list.map((line) => line.action).sort()).toEqual(['add', 'commit', 'undo'])
  })

  it('leaves a file that could not be written ready to be tried again, with the reason', async () => {
    const text = fixtureText('transactions/us-30.csv').replace('"-25.50","0","-25.50"', '"-25.5012345","0","-25.5012345"')
    const { data } = await upload(admin, [{ name: 'd.csv', content: text }], { shop_id: shop })
    const id = data.list[0]!.id
    await settled(admin, [id])
    await admin.call('/app/api/v1/imports/commit', { ids: [id] })
    const [file] = await settled(admin, [id])
    expect(file!.state).toBe('preview')
    expect(file!.message).toMatch(/^写入失败，没有写入任何数据：不能写入：/)
  })

  it('refuses what makes no sense, in words', async () => {
    expect((await upload(admin, [], { shop_id: shop })).code).not.toBe(200)
    expect(await upload(admin, [{ name: 'e.csv', content: 'a,b\n1,2\n' }], { format: 'no_such' })).toMatchObject({ code: 1002, errors: { format: '请从列表中选择' } })
    expect(await upload(admin, [{ name: 'e.csv', content: 'a,b\n1,2\n' }], { shop_id: '999999' })).toMatchObject({ code: 1003 })
    expect((await admin.call('/app/api/v1/imports/preview', { id: 'x' })).body.code).toBe(1003)
    expect((await admin.call('/app/api/v1/imports/progress', { ids: ['x', '0'] })).body.data).toEqual({ list: [] })
  })

  it('fences files by shop', async () => {
    const { data } = await upload(admin, [{ name: 'f.csv', content: readFileSync(fixture('storage/us-old.csv')) }], { shop_id: shop })
    await settled(admin, [data.list[0]!.id])
    const elsewhere = await addShop('美国三店')
    const roles = Object.values(server.runtime.live.current.model.roles).filter((role) => role.everything).map((role) => role.name)
    const limited = await server.person('limited', { roles, shopIds: [elsewhere] })
    expect((await limited.call('/app/api/v1/imports/preview', { id: data.list[0]!.id })).body).toMatchObject({ code: 1003 })
    expect(await upload(limited, [{ name: 'g.csv', content: readFileSync(fixture('storage/us-old.csv')) }], { shop_id: shop })).toMatchObject({ code: 1003 })
    const own = await upload(limited, [{ name: 'g.csv', content: readFileSync(fixture('storage/us-old.csv')) }])
    // Of the shops they may see, one fits.
    expect((await settled(limited, [own.data.list[0]!.id]))[0]).toMatchObject({ state: 'preview', shopId: elsewhere })
  })
})

describe('much at a time', () => {
  it('fifteen undos of one person at once hold up nobody: colleagues read and write meanwhile, and each undo is answered', async () => {
    const colleague = await server.person('busy-colleague', {
      roles: Object.values(server.runtime.live.current.model.roles).filter((role) => role.everything).map((role) => role.name),
    })
    const { data } = await upload(admin, [{ name: 'many.csv', content: readFileSync(fixture('storage/us-old.csv')) }], { shop_id: shop })
    const id = data.list[0]!.id
    await settled(admin, [id])
    await admin.call('/app/api/v1/imports/commit', { ids: [id] })
    expect((await settled(admin, [id]))[0]!.state).toBe('committed')

    // Somebody works on the same report of the same shop: every undo waits for them.
    const other = new Client({ connectionString: server.database.url })
    await other.connect()
    await other.query('select pg_advisory_lock(hashtextextended($1, 0))', [`import ${server.companyId} ${shop} storage_fee`])
    let answered = 0
    const undos = Array.from({ length: 15 }, () => admin.call('/app/api/v1/imports/undo', { id }).finally(() => (answered += 1)))
    const waiting = async () =>
      (await other.query<{
        n: number
      }>(
        `select count(*)::int as n from pg_locks where locktype = 'advisory' and not granted and database = (select oid from pg_database
          where datname = current_database())`,
      )).rows[0]?.n
    await expect.poll(waiting).toBe(BOUNDS.writing.person)

    const lists = await Promise.all(Array.from({ length: 12 }, () => colleague.call('/app/api/v1/report-files/list', { page: 1, pageSize: 5 })))
    const own = await admin.call('/app/api/v1/report-files/list', { page: 1, pageSize: 5 })
    const written = await upload(colleague, [{ name: 'theirs.csv', content: 'a,b\n1,2\n' }])
    expect([...lists, own].map(({ status, body }) => [status, body.code])).toEqual(Array.from({ length: 13 }, () => [200, 200]))
    expect(written.code).toBe(200)
    expect(answered).toBe(0)
    expect(await waiting()).toBe(BOUNDS.writing.person)

    await other.end()
    const answers = await Promise.all(undos)
    expect(answers.filter(({ status, body }) => status === 200 && body.code === 200)).toHaveLength(1)
    expect(answers.filter(({ status, body }) => status === 200 && body.code === 1202)).toHaveLength(14)
  })
})

describe('the company’s order volume', () => {
  const left = async (): Promise<number> =>
    (await admin.call<{ amzOrderCount: number }>('/fba/api/v1/company/baseInfo', { companyId: server.companyId })).body.data.amzOrderCount
  const account = async () => (await admin.call<Record<string, unknown>>('/base/api/v1/account/summary', {})).body.data
  const buy = (orders: number) => server.runtime.db.asOwner(
    (tx) => tx.query(`update company set settings = settings || jsonb_build_object('amzOrderCount', $2::int) where id = $1`, [server.companyId, orders]),
  )
  const bring = async (name: string): Promise<string> => {
    const { data } = await upload(admin, [{ name, content: fixtureText(`orders/${name}`) }], { shop_id: shop })
    const [file] = await settled(admin, data.list.map(({ id }) => id))
    expect(file!.state, file!.message ?? '').toBe('preview')
    await admin.call('/app/api/v1/imports/commit', { ids: [file!.id] })
    const [done] = await settled(admin, [file!.id])
    expect(done!.state, done!.message ?? '').toBe('committed')
    return file!.id
  }

  it('goes down by every order that an import brings, once however often it comes, and up again when it is undone', async () => {
    await server.runtime.db.asOwner((tx) => tx.query('delete from order_item where company_id = $1', [server.companyId]))
    await server.runtime.db.asOwner((tx) => tx.query('delete from sale_order where company_id = $1', [server.companyId]))
    expect(await left()).toBeGreaterThan(1_000_000)
    expect(await account()).toMatchObject({ amzOrderCount: null, ordersBought: null, ordersUsed: 0 })
    await buy(10)
    expect(await left()).toBe(10)
    await bring('us.txt')
    expect(await left()).toBe(6)
    expect(await account()).toMatchObject({ amzOrderCount: 6, ordersBought: 10, ordersUsed: 4 })
    const usage = await admin.call<{ summary: { values: Record<string, unknown> }[] }>(
      '/base/api/v1/orderUsage/list', { page: 1, pageSize: 10, rows: ['month'], measures: ['orders'] },
    )
    expect(usage.body.data.summary[0]?.values).toMatchObject({ orders: 4 })
    const later = await bring('us-later.txt')
    expect(await left()).toBe(6)
    await admin.call('/app/api/v1/imports/undo', { id: later })
    expect(await left()).toBe(6)
  })

  it('is never less than nothing, and comes back as imports are undone', async () => {
    await buy(2)
    expect(await left()).toBe(0)
    expect(await account()).toMatchObject({ amzOrderCount: 0, ordersUsed: 4, daysLeft: 0 })
    const { body } = await admin.call<{ list: { id: string }[] }>('/app/api/v1/report-files/list', {
      page: 1, pageSize: 5, fields: ['id'],
      filter: { and: [{ field: 'file_name', op: 'eq', value: 'us.txt' }, { field: 'state', op: 'eq', value: 'committed' }] },
    })
    expect((await admin.call('/app/api/v1/imports/undo', { id: body.data.list[0]!.id })).body.code).toBe(200)
    expect(await left()).toBe(2)
  })
})
