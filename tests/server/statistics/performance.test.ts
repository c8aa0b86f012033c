/** What statistics say of goods and shops, by the calls of their pages, against figures that were worked out by hand. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ListAnswer } from '../../../contract/wire'
import { startTestApp, type Client, type TestApp } from '../../support/app'
import { insertShop } from '../../support/rows'

let app: TestApp
let admin: Client
let shop: string
let spu: string
const insert = (table: string, row: Record<string, unknown>): Promise<string> => app.runtime.db.asOwner(async (tx) => {
  const values = { company_id: app.companyId, ...row }
  const names = Object.keys(values)
  const { rows } = await tx.query<{ id: string }>(
    `insert into ${table} (${names.join(', ')}) values (${names.map((_name, at) => `$${at + 1}`).join(', ')}) returning id::text as id`, Object.values(values),
  )
  return rows[0]!.id
})

beforeAll(async () => {
  app = await startTestApp({ now: () => new Date('2025-06-12T12:00:00Z') })
  admin = await app.admin()
  shop = await insertShop(app.runtime.db, app.companyId, '统计店')
  spu = await insert('spu', { spu_code: 'SPU-CUP', product_name: '杯子' })
  const skus = await Promise.all(['CUP-R', 'CUP-B'].map((code) => insert('sku', { sku_code: code, product_name: code, spu_id: spu })))
  for (const [at, msku] of ['RED', 'BLUE'].entries()) {
    await insert('product', { shop_id: shop, msku, currency: 'USD', parent_asin: 'B0PARENT', price: '20' })
    const { body } = await admin.call('/commodity/api/v1/pairing/add', { shop_id: shop, msku, sku_id: skus[at], qty: 1, from_day: '2025-01-01' })
    if (body.code !== 200) throw new Error(body.msg)
  }
  let line = 0
  const order = (msku: string, day: string, quantity: number, price: string, more: Record<string, unknown> = {}) => insert('order_item', {
    shop_id: shop, order_id: `O-${line += 1}`, msku, purchase_at: `${day}T20:00:00Z`, purchase_day: day, order_status: 'Shipped', quantity, currency: 'USD',
    item_price: price, occurrence: 1, fulfillment: 'Amazon', ...more,
  })
  await order('RED', '2025-06-01', 6, '120.00')
  await order('RED', '2025-06-10', 2, '38.00', { fulfillment: 'Merchant', promotion_ids: 'SAVE2', item_discount: '2.00' })
  await order('BLUE', '2025-06-03', 2, '40.00')
  await insert('fba_return', { shop_id: shop, order_id: 'O-1', msku: 'RED', return_at: '2025-06-08T10:00:00Z', return_day: '2025-06-08', quantity: 2 })
  const posted = { part: 'fees', shop_id: shop, stat_month: '2025-06-01', currency: 'USD' }
  for (const [day, msku, amount, sales, quantity, purchase, head] of [
    ['2025-06-02', 'RED', '90.00', '120.00', 6, '-30', '-6'], ['2025-06-04', 'BLUE', '25.00', '40.00', 2, '-12', '-3'],
  ]) await insert('profit_day', { ...posted, stat_day: day, msku, amount, sales_amount: sales, quantity, purchase_cost: purchase, head_cost: head })
  await insert('shop_traffic_day', { shop_id: shop, stat_date: '2025-06-01', sessions: 80, page_views: 100, units: 8, currency: 'USD' })
}, 240_000)
afterAll(() => app?.stop())

const days = { field: 'day', op: 'between', value: ['2025-06-01', '2025-06-10'] }
async function asked(path: string, request: Record<string, unknown>): Promise<ListAnswer> {
  const { body } = await admin.call<ListAnswer>(path, { page: 1, pageSize: 20, filter: days, ...request })
  expect(body.code, body.msg).toBe(200)
  return body.data
}

describe('产品表现', () => {
  it('adds the MSKUs of a main SKU up: sales, promotion, returns, profit, each by its own days', async () => {
    const { list } = await asked('/fba/api/v1/salesStatistics/itemPerformance', {
      rows: ['spu'], measures: ['quantity', 'amount', 'promoted_quantity', 'promoted_amount', 'returned', 'return_rate', 'gross_profit', 'gross_margin', 'roi'],
    })
    expect(list).toHaveLength(1)
    // 90 + 25 − 30 − 6 − 12 − 3 = 64; of 160 sold 40 %; of 51 spent 125.49 %.
    expect(list[0]).toMatchObject({
      spu, quantity: 10, amount: '198.00', promoted_quantity: 2, promoted_amount: '38.00', returned: 2, return_rate: '0.2000', gross_profit: '64.00',
      gross_margin: '0.4000', roi: '1.254902',
    })
  })

  it('a SKU that moves to another main SKU takes its sales along', async () => {
    const other = await insert('spu', { spu_code: 'SPU-BLUE', product_name: '蓝杯' })
    const { body: found } = await admin.call<ListAnswer>('/commodity/api/v1/sku/list', {
      page: 1, pageSize: 5, filter: { field: 'sku_code', op: 'eq', value: 'CUP-B' },
    })
    const row = found.data.list[0]!
    const { body } = await admin.call('/commodity/api/v1/sku/edit', { id: row['id'], spu_id: other })
    expect(body.code, body.msg).toBe(200)
    const { list } = await asked('/fba/api/v1/salesStatistics/itemPerformance', {
      rows: ['spu'], measures: ['quantity'], sort: [{ field: 'quantity', order: 'asc' }],
    })
    expect(list.map((each) => [each['spu'], each['quantity']])).toEqual([[other, 2], [spu, 8]])
  })

  it('stands beside the tags and owners of an MSKU, finds by them and takes them from many rows at once, in the shops that one sees alone', async () => {
    const PERIOD = { field: 'perf.day', op: 'between', value: ['2025-06-01', '2025-06-10'] }
    const goods = async (client: Client, ...more: object[]) => (await client.call<ListAnswer>('/fba/api/v1/product/list', {
      source: 'statistics_product_performance.goods', page: 1, pageSize: 20, sort: [{ field: 'perf.quantity', order: 'desc' }],
      filter: { and: [PERIOD, ...more] },
      fields: ['id', 'msku', 'tags', 'specialist', 'perf.quantity', 'perf.amount', 'perf.returned', 'perf.unit_session_rate', 'perf.gross_profit'],
    })).body.data.list
    const hot = await insert('tag', { name: '爆款', color: 'red' })
    const elsewhere = await insertShop(app.runtime.db, app.companyId, '别的店')
    const far = await app.person('far', { roles: ['admin'], shopIds: [elsewhere] })
    const { rows: [me] } = await app.runtime.db.asOwner((tx) => tx.query<{ id: string }>(
      `select id::text from employee where company_id = $1 and login_account = 'admin'`, [app.companyId]))
    const before = await goods(admin, { field: 'shop_id', op: 'eq', value: shop })
    // 120 + 38 and 90 − 36; 40 and 25 − 15.
    expect(before.map((row) => [row['msku'], row['perf.quantity'], row['perf.amount'], row['perf.returned'], row['perf.gross_profit']])).toEqual([
      ['RED', 8, '158.00', 2, '54.00'], ['BLUE', 2, '40.00', 0, '10.00'],
    ])
    const change = { rows: before.map(({ id }) => ({ key: { id } })), changes: { tags: { put: [hot] }, specialist: { set: me!.id } } }
    const bulk = (client: Client, more: object = change) => client.call<{ changed: number; refused: number }>(
      '/app/api/v1/bulk-edit', { call: { family: 'trade', call: 'productEdit' }, preview: false, ...more },
      { headers: { 'idempotency-key': crypto.randomUUID() } })
    expect((await bulk(far)).body.data).toMatchObject({ changed: 0, refused: 2 })
    expect((await bulk(admin, { ...change, rows: change.rows.slice(0, 1) })).body.data).toMatchObject({ changed: 1, refused: 0 })
    expect((await goods(admin, { field: 'tags', op: 'in', value: [hot] })).map((row) => [row['msku'], row['tags'], row['specialist']])).toEqual([
      ['RED', [hot], me!.id],
    ])
    expect((await goods(admin, { field: 'specialist', op: 'empty', value: true })).map((row) => row['msku'])).toEqual(['BLUE'])
    const { list } = await asked('/fba/api/v1/salesStatistics/itemPerformance', {
      rows: ['msku'], measures: ['quantity'], filter: { and: [days, { field: 'tags', op: 'in', value: [hot] }] },
    })
    expect(list.map((row) => [row['msku'], row['quantity']])).toEqual([['RED', 8]])
    expect(await goods(far)).toEqual([])
  })
})

describe('销量统计', () => {
  it('tells by whom goods were sent, and how many are sold a day: over all days to the last with data', async () => {
    const { list, summary } = await asked('/fba/api/v1/salesStatistics/salesStatistics', {
      rows: ['msku'], measures: ['quantity', 'daily', 'fba_quantity', 'fbm_quantity', 'fbm_amount'], sort: [{ field: 'quantity', order: 'desc' }],
    })
    expect(list.map((row) => [row['msku'], row['daily'], row['fba_quantity'], row['fbm_quantity'], row['fbm_amount']])).toEqual([
      ['RED', '0.80', 6, 2, '38.00'], ['BLUE', '0.20', 2, null, null],
    ])
    expect(summary[0]!.values).toMatchObject({ quantity: 10, fba_quantity: 8, fbm_quantity: 2, daily: '1.00' })
  })
})

describe('店铺统计', () => {
  it('has the sessions of the shop and how many of them bought', async () => {
    const { list } = await asked('/fba/api/v1/salesStatistics/shopStatistics', {
      rows: ['shop'], measures: ['quantity', 'net_amount', 'sessions', 'unit_session_rate', 'price'],
    })
    // 198 sold − 2 taken off.
    expect(list[0]).toMatchObject({ quantity: 10, net_amount: '196.00', sessions: 80, unit_session_rate: '0.1000', price: '19.80' })
  })
})

describe('在线商品(新)', () => {
  it('takes what a piece costs off the price, where price, fees and cost are all known', async () => {
    await insert('fee_preview', { shop_id: shop, msku: 'RED', stat_date: '2025-06-09', currency: 'USD', price: '20', total_fee: '6.50' })
    const { body } = await admin.call<ListAnswer>('/fba/api/v1/product/list', {
      fields: ['shop_id', 'msku', 'after_cost', 'costs90.unit_cost'], page: 1, pageSize: 20, sort: [{ field: 'msku', order: 'desc' }],
    })
    const told = body.data.list.filter((row) => row['shop_id'] === shop)
    // 36 for six pieces: 6 each. 20 − 6.50 − 6.
    expect(told.map((row) => [row['msku'], row['costs90.unit_cost'], row['after_cost']])).toEqual([['RED', '6.00', '7.50'], ['BLUE', '7.50', null]])
  })
})
