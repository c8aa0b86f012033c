/** Sale prices and their days: wait together, leave by Amazon's offer file, and stand once somebody has seen them in Seller Central. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestApp, type Client, type TestApp } from '../../support/app'
import { fileOf } from '../writes/sheets'

const HEAD = 'sku\tprice\tquantity\tproduct-id\tproduct-id-type\tcondition-type\tcondition-note\tASIN-hint\ttitle\tproduct-tax-code\toperation-type\t'
  + 'sale-price\tsale-start-date\tsale-end-date\tleadtime-to-ship\tlaunch-date\tis-giftwrap-available\tis-gift-message-available\tfulfillment-center-id'
const lineOf = (sku: string, price: string, from: string, to: string) => `${sku}${'\t'.repeat(10)}PartialUpdate\t${price}\t${from}\t${to}${'\t'.repeat(5)}`

describe('sale prices of listings', { timeout: 120_000 }, () => {
  let app: TestApp
  let admin: Client
  const sql = async (text: string, values: unknown[] = []) => (await app.database.db.asOwner((tx) => tx.query<Record<string, unknown>>(text, values))).rows
  const edit = (body: Record<string, unknown>, client = admin) => client.call<Record<string, unknown>>('/fba/api/v1/product/edit', body)
  const changes = () => sql('select id::text, row_title, field, new_value, state from pending_change order by pending_change.id')
  const file = async (ids: unknown[], client = admin) => fileOf(app, client, '/fba/api/v1/product/sale-file', { ids })
  const taken = (ids: unknown[], client = admin) => client.call('/fba/api/v1/product/sale-taken', { ids })
  const stands = async (id: number) => (await sql('select sale_price::text, sale_from::text, sale_to::text from product where id = $1', [id]))[0]
  const SALE = { sale_price: '15.99', sale_from: '2026-03-10', sale_to: '2026-03-20' }

  beforeAll(async () => {
    app = await startTestApp({ now: () => new Date('2026-03-05T08:00:00Z') })
    admin = await app.admin()
    await sql(`insert into shop (company_id, id, name, account_name, site, marketplace, currency) values
      ($1, 1, '美国店', '甲', 'us', 'amazon.com', 'USD'), ($1, 2, '日本店', '乙', 'jp', 'amazon.co.jp', 'JPY')`, [app.companyId])
    await sql(`insert into role (company_id, name, label, everything, menus, permissions, denied_actions, hidden_fields)
      values ($1, 'editor', 'editor', false, '{M00112001}', '{}', '{}', '{}')`, [app.companyId])
  })
  afterAll(() => app?.stop())
  beforeEach(async () => {
    for (const table of ['pending_change', 'product_log', 'product']) await sql(`delete from ${table}`)
    await sql(`insert into product (company_id, id, shop_id, msku, currency, price, least_price, fulfilment) values
      ($1, 11, 1, 'MUG-RED', 'USD', 19.99, 12, 'FBA'), ($1, 21, 2, 'MUG-JP', 'JPY', 2500, null, 'FBA')`, [app.companyId])
  })

  it('wait with their days beside what Amazon has', async () => {
    expect((await edit({ id: '11', ...SALE })).body).toMatchObject({ code: 200, data: {
      sale_price: null, 'sale_price.pending': '15.99', 'sale_from.pending': '2026-03-10', 'sale_to.pending': '2026-03-20',
    } })
    expect((await changes()).map(({ field, new_value, state }) => [field, new_value, state]).sort()).toEqual([
      ['sale_from', '2026-03-10', 'waiting'], ['sale_price', '15.99', 'waiting'], ['sale_to', '2026-03-20', 'waiting'],
    ])
  })

  it.each([
    [{ ...SALE, sale_price: '19.99' }, '优惠价要低于售价'],
    [{ ...SALE, sale_price: '11.99' }, '优惠价低于这个商品的最低售价，请提高优惠价，或先修改最低售价'],
    [{ ...SALE, sale_to: '2026-03-09' }, '优惠结束不能早于优惠开始'],
    [{ sale_price: '15.99', sale_from: '2026-03-10' }, '请填写优惠结束的日期；要提前结束优惠，把它改成今天'],
    [{ sale_price: '15.99' }, '请填写优惠开始的日期'],
    [{ sale_from: '2026-03-10', sale_to: '2026-03-20' }, '请填写优惠价；要提前结束优惠，把优惠结束改成今天'],
  ])('are refused with a sentence: %o', async (asked, says) => {
    const { body } = await edit({ id: '11', ...asked })
    expect(body.code).toBe(1002)
    expect(body.msg).toContain(says)
    expect(await changes()).toEqual([])
  })

  it('are held to what waits already: a day alone may be moved, a price not to below the sale price', async () => {
    await edit({ id: '11', ...SALE })
    expect((await edit({ id: '11', sale_to: '2026-03-25' })).body).toMatchObject({ code: 200, data: { 'sale_to.pending': '2026-03-25' } })
    expect((await edit({ id: '11', price: '15' })).body).toMatchObject({ code: 1002, msg: '优惠价要低于售价' })
  })

  it('do not bar a price once they are over', async () => {
    await sql(`update product set sale_price = 15.99, sale_from = '2026-02-01', sale_to = '2026-02-10' where id = 11`)
    expect((await edit({ id: '11', price: '14' })).body.code).toBe(200)
  })

  it('leave together by the offer file, with what does not change as it stands, in the digits of the currency', async () => {
    await edit({ id: '11', ...SALE })
    const [first] = await changes()
    const answer = await file([first!['id']])
    expect(answer.text).toBe(['TemplateType=Offer\tVersion=1.4', HEAD, lineOf('MUG-RED', '15.99', '2026-03-10', '2026-03-20'), ''].join('\r\n'))
    expect(answer.name).toContain('优惠价_美国店_20260305.txt')
    expect((await changes()).map(({ state }) => state)).toEqual(['exported', 'exported', 'exported'])
    await sql(`update product set sale_price = 2000, sale_from = '2026-03-01', sale_to = '2026-03-31' where id = 21`)
    await edit({ id: '21', sale_to: '2026-03-05' })
    expect((await file([(await changes()).at(-1)!['id']])).text).toContain(lineOf('MUG-JP', '2000', '2026-03-01', '2026-03-05'))
  })

  it('are none of the price and quantity file, nor prices of theirs', async () => {
    await edit({ id: '11', price: '18.50', ...SALE })
    const all = await changes()
    const idOf = (field: string) => all.find((each) => each['field'] === field)!['id']
    expect(JSON.parse((await fileOf(app, admin, '/fba/api/v1/product/price-file', { ids: [idOf('sale_price')] })).text)).toMatchObject({
      code: 1002, msg: '「MUG-RED」的优惠价不能写进价格与数量文件：优惠价与优惠期请用「导出优惠价文件」',
    })
    expect(JSON.parse((await file([idOf('price')])).text)).toMatchObject({ code: 1002, msg: '「MUG-RED」的售价不能写进优惠价文件：售价与库存请用「导出价格与数量文件」' })
  })

  it('stand once they are told to be seen, all three, and not before they went out', async () => {
    await edit({ id: '11', ...SALE })
    const ids = (await changes()).map(({ id }) => id)
    expect((await taken(ids)).body).toMatchObject({ code: 1006, msg: expect.stringContaining('不是已导出的优惠价') })
    await file(ids)
    const editor = await app.person('editor-sale', { roles: ['editor'] })
    expect((await taken(ids, editor)).status).toBe(403)
    expect((await taken(ids.slice(0, 1))).body).toMatchObject({ code: 200, data: { done: 3 } })
    expect(await stands(11)).toEqual({ sale_price: '15.99', sale_from: '2026-03-10', sale_to: '2026-03-20' })
    expect((await changes()).map(({ state }) => state)).toEqual(['done', 'done', 'done'])
    expect((await edit({ id: '11', ...SALE })).body.code).toBe(200)
    expect((await changes()).filter(({ state }) => state === 'waiting')).toEqual([])
  })
})
