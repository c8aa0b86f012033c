/** Batches, replenishment and declarations by the calls of their documents: the same that pages do, asked by the names of the old system. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type Client, type TestApp } from '../../support/app'

let app: TestApp
let admin: Client
let shop = ''
let other = ''
let warehouse = ''
const products: string[] = []
const B = '/fba/api/v1/fbaShipment'

const asOwner = async (text: string, values: unknown[]): Promise<string[]> =>
  (await app.runtime.db.asOwner((tx) => tx.query<{ id: string }>(text, values))).rows.map(({ id }) => id)
const shopOf = async (name: string): Promise<string> =>
  (await asOwner(
    `insert into shop (company_id, name, account_name, site, marketplace, currency) values ($1, $2, $2, 'us', 'amazon.com', 'USD') returning id::text as id`,
    [app.companyId, name],
  ))[0]!
const product = async (of: string, n: number): Promise<string> =>
  (await asOwner(
    `insert into product (company_id, shop_id, msku, fnsku, sku, product_name, title, currency)
      values ($1, $2::bigint, 'MUG-' || $3, 'X00123456' || $3, 'S-' || $3, '马克杯' || $3, '陶瓷马克杯 ' || $3, 'USD') returning id::text as id`,
    [app.companyId, of, String(n)],
  ))[0]!

interface Batch { id: string; packing_type: string; print_status: string; packed_qty: number; plan_qty: number; box_count: number; batch_no: string }
const batchOf = async (id: string): Promise<Batch> => (await admin.call<Batch>(`${B}/get`, { id })).body.data
const newBatch = async (items: { product_id: string; plan_qty: number }[], client = admin) => client.call<{ id: string; batch_no: string }>(
  `${B}/createBatch`, { batch_name: '三月补货', warehouse_id: warehouse, transport_mode: 'sea', expect_ship: '2026-12-01', items },
)
const scan = (id: string, code: string, boxNo = 1, qty = 1, client = admin) =>
  client.call<{ packed_qty: number; left_qty: number; packing_type: string }>(`${B}/scanPacking`, { batch_id: id, box_no: boxNo, code, qty })

beforeAll(async () => {
  app = await startTestApp()
  admin = await app.admin()
  shop = await shopOf('北美店')
  other = await shopOf('别的店')
  for (const n of [1, 2]) products.push(await product(shop, n))
  products.push(await product(other, 3))
  warehouse = (await asOwner(`insert into warehouse (company_id, name, wh_type) values ($1, '杭州总仓', 'local') returning id::text as id`, [app.companyId]))[0]!
  // The first mug is a SKU of its own, and there are enough of it.
  const made = async (path: string, body: object) => (await admin.call<{ id: string }>(path, body)).body.data.id
  const sku = await made('/commodity/api/v1/sku/add', { sku_code: 'S-1', product_name: '马克杯1' })
  await made('/commodity/api/v1/pairing/add', { shop_id: shop, msku: 'MUG-1', sku_id: sku, qty: 1 })
  await admin.call('/warehouse/api/v1/stock/openingAdd', { warehouse_id: warehouse, sku_id: sku, qty: 500, count_day: '2025-01-01' })
}, 120_000)
afterAll(async () => app?.stop())

describe('the calls of documents', () => {
  const call = async <T,>(path: string, body: object, client = admin) => (await client.call<T>(path, body)).body
  const S = '/fba/api/v1/shipment'

  test('tell the boxes of a batch, change one, name who works on it, and say where its labels are printed', async () => {
    const { body: { data: { id, batch_no: no } } } = await newBatch([{ product_id: products[0]!, plan_qty: 2 }])
    await scan(id, 'X001234561', 1, 2)
    const { data } = await call<{ boxes: { box_id: string; qty: number; items: { msku: string; qty: number }[] }[] }>(`${S}/getBox`, { shipment_id: no })
    expect(data.boxes).toMatchObject([{ box_no: 1, qty: 2, items: [{ msku: 'MUG-1', qty: 2 }] }])
    const box = data.boxes[0]!.box_id
    expect((await call(`${S}/editBox`, { box_id: box, length: '30', width: '20', height: '10', weight: '2.5' })).data).toEqual({ packing_type: '3' })
    expect((await call(`${S}/editBox`, { box_id: box, weight: '-1' })).msg).toContain('毛重应大于 0')
    expect((await call(`${S}/remark`, { ids: [id], remark: '先发' })).data).toEqual({ changed: 1 })
    expect((await call(`${S}/operator`, { ids: [id], operator: '999999' })).code).toBe(1002)
    expect((await call<{ url: string }>(`${B}/print`, { shipment_id: no, label_kind: 'box' })).data).toEqual({ url: `/Printing?tab=box&ids=${box}` })
    expect((await call(`${B}/print`, { shipment_id: 'PC000', label_kind: 'box' })).msg).toContain('没有货件或批次')
    expect((await call('/fba/api/v1/shippDelivery/save', { id, logistics: { tracking_no: 'T-77' } })).data).toEqual({ id })
    expect(await batchOf(id)).toMatchObject({ fba_ship_status: '2', tracking_no: 'T-77', remark: '先发' })
    expect((await call(`${S}/setOver`, { ids: [id], reason: '丢了' })).data).toEqual({ changed: 1 })
    expect(await batchOf(id)).toMatchObject({ fba_ship_status: '3', remark: '丢了' })
  })

  test('ask to pay agreed bills once, a request for each forwarder and currency', async () => {
    const { body: { data: { id } } } = await newBatch([{ product_id: products[0]!, plan_qty: 1 }])
    expect((await call('/fba/api/v1/delivery/payOrder', { ids: [id] })).msg).toContain('没有对账无误')
    const [provider] = await asOwner(
      `insert into logistics_provider (company_id, logistics_provider, transport_mode) values ($1, '云途', 'sea') returning id::text as id`, [app.companyId],
    )
    await asOwner(
      `insert into logistics_bill (company_id, bill_no, provider_id, batch_id, currency, bill_fee, bill_status, pay_status)
       values ($1, 'YT-1', $2, $3, 'CNY', 80, '2', '0'), ($1, 'YT-2', $2, $3, 'USD', 9, '2', '0') returning id::text as id`, [app.companyId, provider, id],
    )
    await asOwner('update ship_batch set bill_fee = 143 where company_id = $1 and id = $2 returning id::text as id', [app.companyId, id])
    const asked = await call<{ made: { request_no: string }[] }>('/fba/api/v1/delivery/payOrder', { ids: [id] })
    expect([asked.code, asked.msg]).toEqual([200, expect.anything()])
    expect(asked.data.made).toHaveLength(2)
    expect((await call('/fba/api/v1/delivery/payOrder', { ids: [id] })).msg).toContain('没有对账无误')
    expect((await call<{ value: string }[]>('/fba/api/v1/delivery/payCurrency', {})).data).toContainEqual({ value: 'USD', label: expect.any(String) })
  })

  test('put chosen quantities into plans of replenishment, one a shop and way, and hand them in', async () => {
    const items = [{ shop_id: shop, msku: 'MUG-1', qty: 5 }, { shop_id: other, msku: 'MUG-3', qty: 2, transport: 'air' }]
    const made = await call<{ plans: { id: string }[] }>('/fba/api/v1/fbaIntellect/stockPlan', { items, warehouse_id: warehouse })
    expect([made.code, made.data.plans.length]).toEqual([200, 2])
    const many = await call('/fba/api/v1/fbaIntellect/stockBatch', { batch_name: '一批', items, warehouse_id: warehouse })
    expect(many.msg).toContain('一个补货批次只能是一个店铺')
    const unknown = await call('/fba/api/v1/fbaIntellect/stockPlan', { items: [{ shop_id: shop, msku: 'NONE', qty: 1 }], warehouse_id: warehouse })
    expect(unknown.msg).toContain('店铺里没有 MSKU「NONE」')
    expect((await call('/fba/api/v1/fbaIntellect/approval', { batch_ids: made.data.plans.map(({ id }) => id) })).data).toEqual({ submitted: 2 })
  })

  test('save addresses of declarations, and merge and split declarations that are still chosen for', async () => {
    const address = {
      address_name: '杭州仓', address_type: 'ship', contact: '李工', country: 'CN', state_code: '浙江', city: '杭州', address1: '一路', postal: '310000',
      phone: '1',
    }
    const saved = await call<{ id: string }>('/fba/api/v1/fbaApply/address/save', address)
    expect(saved.code, saved.msg).toBe(200)
    expect((await call('/fba/api/v1/fbaApply/address/save', { id: saved.data.id, city: '宁波' })).data).toEqual({ id: saved.data.id })
    const plan = async (items: object[]) => (await call<{ id: string }>('/fba/api/v1/shipmentFlow/createSpShippmentPlan', {
      plan_name: '申报', shop_id: shop, warehouse_id: warehouse, transport_mode: 'sea', expect_ship: '2026-12-01', items,
    })).data.id
    const one = await plan([{ product_id: products[0], qty: 3 }])
    const two = await plan([{ product_id: products[0], qty: 2 }, { product_id: products[1], qty: 1 }])
    const merged = await call<{ id: string }>('/fba/api/v1/fbaApply/merge', { ids: [one, two] })
    expect(merged, merged.msg).toMatchObject({ code: 200, data: { id: one } })
    const items = async () => (await call<{ list: { id: string; msku: string; qty: number }[] }>('/fba/api/v1/shipmentFlow/planItems', {
      page: 1, pageSize: 10, fields: ['id', 'msku', 'qty'], filter: { field: 'plan_id', op: 'eq', value: one },
    })).data.list
    expect((await items()).map(({ msku, qty }) => [msku, qty])).toEqual([['MUG-1', 5], ['MUG-2', 1]])
    const split = await call<{ ids: string[] }>('/fba/api/v1/fbaApplyNew/split', { id: one, items: [(await items())[1]!.id] })
    expect(split.data.ids[0]).toBe(one)
    expect((await items()).map(({ msku }) => msku)).toEqual(['MUG-1'])
  })
})
