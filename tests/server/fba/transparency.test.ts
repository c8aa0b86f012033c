/** 透明计划: codes are registered once, each is printed once as a label of its own, and every printing is on record. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { getDocumentProxy } from 'unpdf'
import { startTestApp, type Client, type TestApp } from '../../support/app'
import { insertShop } from '../../support/rows'
import { stockKit } from '../stock/kit'

let app: TestApp
let admin: Client
let item: string
const kit = stockKit(() => admin)
const { ok, post, rows, is } = kit
const T = '/fba/api/v1/fbatransparent'

beforeAll(async () => {
  app = await startTestApp()
  admin = await app.admin()
  const shop = await insertShop(app.runtime.db, app.companyId, '甲店')
  const product = await app.runtime.db.asOwner(async (tx) => (await tx.query<{ id: string }>(
    `insert into product (company_id, shop_id, msku, currency) values ($1, $2::bigint, 'MUG', 'USD') returning id::text`, [app.companyId, shop],
  )).rows[0]!.id)
  item = String((await ok(`${T}/productAdd`, { product_id: product, gtin: '00850001234567' }))['id'])
}, 240_000)
afterAll(() => app?.stop())

const print = (ids: string[], client = admin) => app.app.inject({
  method: 'POST', url: `${T}/print`, payload: { ids },
  headers: { authorization: `Bearer ${client.token}`, projectid: 'erp', 'idempotency-key': crypto.randomUUID() },
})
const add = async (code: string) => String((await ok(`${T}/codeAdd`, { item_id: item, code }))['id'])

it('prints each code once, on a page of its own, and tells how many are left', async () => {
  const ids = [await add('AZ:9QK7A1'), await add('AZ:9QK7A2'), await add('AZ:9QK7A3')]
  expect((await post(`${T}/codeAdd`, { item_id: item, code: 'AZ:9QK7A1' })).code).not.toBe(200)
  expect((await print([ids[0]!, await add('透明 1')])).json()).toMatchObject({ msg: expect.stringContaining('空格或中文，做不成标签') as string })
  const sheet = await print(ids.slice(0, 2))
  expect([sheet.statusCode, sheet.headers['content-type']]).toEqual([200, expect.stringContaining('application/pdf')])
  const pdf = await getDocumentProxy(new Uint8Array(sheet.rawPayload))
  const page = await pdf.getPage(2)
  expect([pdf.numPages, (await page.getTextContent()).items.map((each) => ('str' in each ? each.str : '')).filter(Boolean)])
    .toEqual([2, ['AZ:9QK7A2', '00850001234567']])
  expect((await print([ids[2]!, ids[1]!])).json()).toMatchObject({ msg: expect.stringContaining('AZ:9QK7A2') as string })
  // The third was not printed along with one that is refused.
  expect((await rows(`${T}/codes`, ['state'], is('item_id', item))).map((row) => row['state']).sort()).toEqual(['0', '0', '1', '1'])
  expect((await rows(`${T}/products`, ['code_count', 'left_qty', 'printed_qty'], is('id', item)))[0])
    .toMatchObject({ code_count: 4, left_qty: 2, printed_qty: 2 })
  expect(await rows(`${T}/logs`, ['qty', 'first_code', 'last_code'], is('item_id', item)))
    .toMatchObject([{ qty: 2, first_code: 'AZ:9QK7A1', last_code: 'AZ:9QK7A2' }])
  expect((await post(`${T}/codeStep`, { id: ids[2], transition: 'void' })).msg).toBe('')
  expect((await print([ids[2]!])).json()).toMatchObject({ msg: expect.stringContaining('AZ:9QK7A3') as string })
})

it('is not of those who do not see the shop', async () => {
  const other = await insertShop(app.runtime.db, app.companyId, '乙店')
  const seller = await app.person('t-seller', { roles: ['sales'], shopIds: [other] })
  const id = await add('AZ:9QK7B1')
  expect((await print([id], seller)).statusCode === 200 && (await print([id], seller)).json().code === 200).toBe(false)
  expect((await rows(`${T}/codes`, ['state'], is('id', id)))[0]).toMatchObject({ state: '0' })
})
