/** What a select offers: searched by text, pinyin and first letters, by exact names, within other fields; never beyond what the asker sees. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createCompany } from '../../../server/modules/people/first-company'
import type { OptionsQuestion } from '../../../contract/options'
import type { OptionsAnswer } from '../../../server/kernel/read/answer/options'
import { startTestApp, type Answer, type Client, type TestApp } from '../../support/app'

const PATH = '/app/api/v1/options'
let app: TestApp
let admin: Client

beforeAll(async () => {
  app = await startTestApp()
  admin = await app.admin()
  await app.database.db.asOwner(async (tx) => {
    const shop = (id: number, name: string, site: string): Promise<unknown> =>
      tx.query(
        'insert into shop (company_id, id, name, account_name, site, currency) overriding system value values ($1, $2, $3, $4, $5, $6)',
        [app.companyId, id, name, `账号${id}`, site, 'USD'],
      )
    await shop(9001, '美国一店', 'us')
    await shop(9002, '美国二店', 'us')
    await shop(9003, '重庆日本店', 'jp')
    await shop(9004, 'Berlin 100%', 'de')
    for (let at = 1; at <= 120; at += 1) await shop(9100 + at, `批量店 ${String(at).padStart(3, '0')}`, 'mx')
  })
})
afterAll(() => app.stop())

const ask = (request: Partial<OptionsQuestion>, client = admin): Promise<Answer<OptionsAnswer>> =>
  client.call<OptionsAnswer>(PATH, { entity: 'shop', ...request })
const labels = async (request: Partial<OptionsQuestion>, client = admin): Promise<string[]> =>
  (await ask(request, client)).body.data.list.map(({ label }) => label).sort()

describe('the choices of a select', () => {
  test('come 50 at a time, with how many there are (specification, section 9)', async () => {
    const first = (await ask({ filter: { field: 'site', op: 'eq', value: 'mx' } })).body.data
    expect([first.list.length, first.total, first.pageSize]).toEqual([50, 120, 50])
    const last = (await ask({ filter: { field: 'site', op: 'eq', value: 'mx' }, page: 3 })).body.data
    expect(last.list).toHaveLength(20)
    expect(new Set([...first.list, ...last.list].map(({ value }) => value)).size).toBe(70)
  })

  test.each([
    ['part of a name', '一店', ['美国一店']],
    ['pinyin', 'meiguo', ['美国一店', '美国二店']],
    ['first letters', 'mgyd', ['美国一店']],
    ['beginnings of pinyin, whatever the case', 'MeiGEr', ['美国二店']],
    ['a stretch within the name', 'riben', ['重庆日本店']],
    ['the other reading of a character', 'zhongqing', ['重庆日本店']],
    ['letters that are letters', 'berlin', ['Berlin 100%']],
    ['signs that mean something to a database', '100%', ['Berlin 100%']],
    ['the key', '9002', ['美国二店']],
    ['nothing that is there', 'xyzzy', []],
  ])('are found by %s', async (_what, keyword, found) => expect(await labels({ keyword })).toEqual(found))

  test('are found by exact names, and what is not there is named', async () => {
    const { data } = (await ask({ names: ['美国一店', ' 重庆日本店 ', '美国', '没有的店', '美国一店', ''] })).body
    expect(data.list.map(({ value }) => value).sort()).toEqual(['9001', '9003'])
    expect(data.missing).toEqual(['美国', '没有的店'])
  })

  test('are named by their keys, as far as they meet the filter', async () => {
    expect(await labels({ values: ['9001', '9003', '77777', 'x'] })).toEqual(['美国一店', '重庆日本店'])
    expect(await labels({ values: ['9001', '9003'], filter: { field: 'site', op: 'in', value: ['jp'] } })).toEqual(['重庆日本店'])
  })

  test('are narrowed by what another filter holds', async () => {
    expect(await labels({ filter: { field: 'site', op: 'in', value: ['us', 'jp'] } })).toEqual(['美国一店', '美国二店', '重庆日本店'])
    expect(await labels({ keyword: 'mgyd', filter: { field: 'site', op: 'eq', value: 'jp' } })).toEqual([])
  })

  test('are found by their codes too, the one typed to the letter first, and pasted by either', async () => {
    await app.database.db.asOwner(async (tx) => {
      for (const [id, msku, asin, name] of [[8001, 'LMP-1', 'B0AAAAAAA1', '台灯'], [8002, 'A-LMP-1', 'B0AAAAAAA2', '灯罩'], [8003, 'LMP-2', 'B0AAAAAAA1', '落地灯']]) {
        await tx.query(
          `insert into product (company_id, id, shop_id, msku, asin, product_name, currency) overriding system value values ($1, $2, 9001, $3, $4, $5, 'USD')`,
          [app.companyId, id, msku, asin, name],
        )
      }
    })
    const found = async (request: Partial<OptionsQuestion>) => (await ask({ entity: 'product', ...request })).body.data
    const byMsku = await found({ keyword: 'lmp-1' })
    expect(byMsku.list.map(({ label, exact }) => [label, exact])).toEqual([['LMP-1', true], ['A-LMP-1', undefined]])
    expect(byMsku.list[0]?.note).toBe('台灯 · B0AAAAAAA1 · 美国一店')
    expect((await found({ keyword: 'b0aaaaaaa2' })).list.map(({ label }) => label)).toEqual(['A-LMP-1'])
    expect((await found({ keyword: 'luodi' })).list.map(({ label }) => label)).toEqual(['LMP-2'])
    const pasted = await found({ names: ['LMP-1', 'B0AAAAAAA1', 'nothing'] })
    expect(pasted.list.map(({ label, named }) => [label, named])).toEqual([['LMP-1', ['LMP-1', 'B0AAAAAAA1']], ['LMP-2', ['B0AAAAAAA1']]])
    expect(pasted.missing).toEqual(['nothing'])
  })

  test('carry the value they are grouped by', async () => {
    const { list } = (await ask({ keyword: '店', by: 'site', pageSize: 200 })).body.data
    expect(list.find(({ value }) => value === '9003')).toEqual({ value: '9003', label: '重庆日本店', note: '账号9003', group: 'jp' })
    expect(list.length).toBe(123)
  })
})

describe('a select offers nothing beyond what the asker sees', () => {
  test('of other shops: not by text, pinyin, name, key or number', async () => {
    const person = await app.person('only-us', { roles: ['sales'], shopIds: ['9001'] })
    expect(await labels({}, person)).toEqual(['美国一店'])
    expect(await labels({ keyword: 'meiguo' }, person)).toEqual(['美国一店'])
    expect((await ask({ names: ['美国二店'] }, person)).body.data).toMatchObject({ list: [], missing: ['美国二店'] })
    expect(await labels({ values: ['9001', '9002'] }, person)).toEqual(['美国一店'])
    expect((await ask({ keyword: '9002' }, person)).body.data.total).toBe(0)
  })

  test('of rows that no page of theirs has to do with', async () => {
    const nobody = await app.person('no-role')
    const sales = await app.person('sales-only', { roles: ['sales'] })
    const warehouse = await app.person('warehouse-only', { roles: ['warehouse'] })
    expect((await ask({ entity: 'supplier', filter: { field: 'mobile', op: 'starts', value: '1' } }, nobody)).status).toBe(400)
    expect((await ask({ entity: 'report_file' }, nobody)).status).toBe(400)
    expect((await ask({ entity: 'putaway' }, sales)).status).toBe(400)
    // Documents of the warehouse name warehouses, and the lists of the sales name shops, and suppliers by their prices.
    expect((await ask({ entity: 'supplier' }, sales)).status).toBe(200)
    expect((await ask({ entity: 'warehouse' }, warehouse)).status).toBe(200)
    expect((await ask({ entity: 'shop' }, sales)).status).toBe(200)
  })

  test('of another company, not even by its key', async () => {
    await app.database.db.asOwner(async (tx) => {
      const other = await createCompany(tx, app.runtime.live.current.model, { name: '别家公司', password: 'another-password-1' })
      await tx.query(
        'insert into shop (company_id, id, name, account_name, site, currency) overriding system value values ($1, 9999, $2, $2, $3, $4)',
        [other.companyId, '别家店', 'us', 'USD'],
      )
    })
    expect(await labels({ keyword: '别家店' })).toEqual([])
    expect(await labels({ values: ['9999'] })).toEqual([])
    expect((await ask({ names: ['别家店'] })).body.data.missing).toEqual(['别家店'])
  })

  test.each<[string, unknown, string]>([
    ['an entity that is none', { entity: 'constructor' }, '不能用来选择'],
    ['a filter by a field that is none', { entity: 'shop', filter: { field: 'nope', op: 'eq', value: '1' } }, 'nope'],
    ['a group by what is no enum', { entity: 'shop', by: 'name' }, 'name'],
    ['more names than can be read', { entity: 'shop', names: Array.from({ length: 1001 }, (_each, at) => `n${at}`) }, '1000'],
  ])('and refuses %s in words', async (_what, body, words) => {
    const answer = await admin.call(PATH, body)
    expect(answer.status).toBe(400)
    expect(answer.text).toContain(words)
  })
})
