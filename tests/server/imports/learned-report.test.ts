/** A file that no report knows: a person says once what it is and which column is which, and the next of its kind is read by it. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ImportPreview } from '../../../contract/imports'
import { startTestApp, type Client, type TestApp } from '../../support/app'
import { insertShop } from '../../support/rows'
import { settledFiles, uploadTo } from '../../support/uploads'

const STRANGE = `Wann;Bestellung;Artikel;Stück;Zustand
2025-05-02;111-1;MUG;2;SELLABLE
2025-05-03;111-2;MUG;1;DEFECTIVE
`
interface Mapping {
  columns: { name: string; samples: string[] }[]
  formats: { format: string }[]
  fields: { name: string; label: string; required: boolean }[]
}

let app: TestApp
let admin: Client
let shop: string
beforeAll(async () => {
  app = await startTestApp({ now: () => new Date('2025-06-05T12:00:00Z') })
  admin = await app.admin()
  shop = await insertShop(app.runtime.db, app.companyId, '学习店')
}, 240_000)
afterAll(() => app?.stop())

async function bring(content: string, client = admin): Promise<string> {
  const { data, msg } = await uploadTo(app, client, [{ name: 'strange.csv', content }], { shop_id: shop })
  expect(data?.list, msg).toHaveLength(1)
  await settledFiles(client, [data.list[0]!.id])
  return data.list[0]!.id
}
const preview = (id: string, map?: string) => admin.call<{ preview: ImportPreview; mapping?: Mapping }>('/app/api/v1/imports/preview', {
  id, ...(map === undefined ? {} : { map }),
})
const say = (id: string, map: Record<string, string>, format = 'fba_customer_returns') => admin.call('/app/api/v1/imports/assign', { id, format, map })
const COLUMNS = { return_date: 'Wann', order_id: 'Bestellung', sku: 'Artikel', quantity: 'Stück', detailed_disposition: 'Zustand' }

describe('a file that no report knows', () => {
  it('shows its columns beside sample cells, what it may be, and which of a report\'s columns no row can do without', async () => {
    const id = await bring(STRANGE)
    const { body } = await preview(id)
    expect(body.data.preview.state).toBe('refused')
    expect(body.data.mapping!.columns[3]).toEqual({ name: 'Stück', samples: ['2', '1'] })
    expect(body.data.mapping!.formats.map(({ format }) => format)).toContain('fba_customer_returns')
    const asked = (await preview(id, 'fba_customer_returns')).body.data.mapping!
    expect(asked.fields.filter(({ required }) => required).map(({ label }) => label)).toEqual(expect.arrayContaining(['订单号']))
    const none = await preview(id, 'nothing_such')
    expect([none.status < 500, none.body.code]).toEqual([true, 1002])
  })

  it('is refused with what is wrong: a column twice, one that is not there, one that is missing, another kind of file', async () => {
    const id = await bring(STRANGE)
    const words = async (map: Record<string, string>, format?: string) => (await say(id, map, format)).body.msg
    expect(await words({ ...COLUMNS, sku: 'Stück' })).toContain('「Stück」这一列同时对应了')
    expect(await words({ ...COLUMNS, sku: 'Farbe' })).toContain('文件里没有「Farbe」')
    const { order_id: _order, ...rest } = COLUMNS
    expect(await words(rest)).toMatch(/还缺「.*」：没有它们/)
    expect(await words(COLUMNS, 'ad_statement')).toContain('不是这种文件')
    expect(await words({ ...COLUMNS, colour: 'Wann' })).toContain('没有「colour」这一列')
    const half = await admin.call('/app/api/v1/imports/assign', { id, map: COLUMNS })
    expect([half.body.code, half.body.msg]).toEqual([1002, expect.stringContaining('请同时说明')])
  })

  it('is read as it was said, previewed and written like any other; the next of its headings is known, in whatever order', async () => {
    const id = await bring(STRANGE)
    expect((await say(id, COLUMNS)).body.code).toBe(200)
    await settledFiles(admin, [id])
    const { body } = await preview(id)
    expect(body.data.preview).toMatchObject({ state: 'preview', report: 'fba_customer_returns', accepted: 2, refusedCount: 0 })
    expect((await admin.call('/app/api/v1/imports/commit', { ids: [id] })).body.code).toBe(200)
    await settledFiles(admin, [id])
    const told = await app.runtime.db.asOwner((tx) => tx.query<{ order_id: string; quantity: number; disposition: string }>(
      'select order_id, quantity, disposition from fba_return where company_id = $1 order by order_id', [app.companyId]))
    expect(told.rows).toEqual([{ order_id: '111-1', quantity: 2, disposition: 'SELLABLE' }, { order_id: '111-2', quantity: 1, disposition: 'DEFECTIVE' }])
    const next = await bring('Artikel;Wann;Zustand;Stück;Bestellung\nMUG;2025-05-09;SELLABLE;4;111-9\nMUG;kein Tag;SELLABLE;1;111-10\n')
    expect((await preview(next)).body.data.preview).toMatchObject({ report: 'fba_customer_returns', accepted: 1, refusedCount: 1 })
  })

  it('takes what every row has where the file does not tell it, and refuses what is no column or stands in the file already', async () => {
    const id = await bring('Wann;Bestellung;Artikel;Stück\n2025-05-11;113-1;MUG;2\n2025-05-12;113-2;MUG;1\n')
    const { detailed_disposition: _none, ...map } = COLUMNS
    const assign = (fixed: Record<string, string>) => admin.call('/app/api/v1/imports/assign', { id, format: 'fba_customer_returns', map, fixed })
    const twice = await assign({ sku: 'CUP' })
    expect([twice.status < 500, twice.body.msg]).toEqual([true, expect.stringContaining('不能给所有行填同一个值')])
    expect((await assign({ detailed_disposition: 'DEFECTIVE' })).body.code).toBe(200)
    await settledFiles(admin, [id])
    expect((await preview(id)).body.data.preview).toMatchObject({ report: 'fba_customer_returns', accepted: 2, refusedCount: 0 })
    expect((await admin.call('/app/api/v1/imports/commit', { ids: [id] })).body.code).toBe(200)
    await settledFiles(admin, [id])
    const { rows } = await app.runtime.db.asOwner((tx) => tx.query<{ disposition: string }>(
      `select disposition from fba_return where company_id = $1 and order_id like '113-%'`, [app.companyId]))
    expect(rows.map(({ disposition }) => disposition)).toEqual(['DEFECTIVE', 'DEFECTIVE'])
  })

  it('with a heading twice keeps the two apart', async () => {
    const id = await bring('Wann;Bestellung;Artikel;Stück;Stück;Zustand\n2025-05-04;112-1;MUG;7;3;SELLABLE\n')
    expect((await preview(id)).body.data.mapping!.columns.map(({ name }) => name)).toContain('Stück (2)')
    expect((await say(id, { ...COLUMNS, quantity: 'Stück (2)' })).body.code).toBe(200)
    await settledFiles(admin, [id])
    expect((await preview(id)).body.data.preview).toMatchObject({ report: 'fba_customer_returns', accepted: 1 })
  })

  it('is unknown to another company, and unknown again once what was said is taken away', async () => {
    const { body: maps } = await admin.call<{ list: { id: string }[] }>('/app/api/v1/header-maps/list', { page: 1, pageSize: 20 })
    const other = await app.runtime.db.asOwner(async (tx) => (await tx.query<{ n: number }>(
      'select count(*)::int as n from header_map where company_id <> $1', [app.companyId])).rows[0]!.n)
    expect([maps.data.list.length, other]).toEqual([3, 0])
    for (const { id } of maps.data.list) expect((await admin.call('/app/api/v1/header-maps/remove', { id })).body.code).toBe(200)
    const id = await bring(STRANGE)
    expect((await preview(id)).body.data.preview.state).toBe('refused')
  })
})
