/** What was called back from Amazon's warehouses: ordered, sent, received; and what a shop is owed, month by month. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { rebuildRollups } from '../../../server/kernel/kept/rollup'
import { startTestApp, type Client, type TestApp } from '../../support/app'
import { insertShop } from '../../support/rows'

let app: TestApp
let admin: Client
let other: Client
let shop: string
let warehouse: string
beforeAll(async () => {
  app = await startTestApp()
  admin = await app.admin()
  shop = await insertShop(app.runtime.db, app.companyId, '移除店')
  const elsewhere = await insertShop(app.runtime.db, app.companyId, '别的店')
  other = await app.person('other', { roles: ['sales'], shopIds: [elsewhere] })
  await app.runtime.db.asOwner(async (tx) => {
    const { rows } = await tx.query<{ id: string }>(
      `insert into warehouse (company_id, name) values ($1, '退货仓') returning id::text as id`, [app.companyId],
    )
    warehouse = rows[0]!.id
    await tx.query(
      `insert into removal_order (company_id, shop_id, order_id, occurrence, msku, disposition, removal_type, removal_status, request_at, request_day,
         requested_qty, cancelled_qty, disposed_qty, shipped_qty, in_process_qty, fee, currency)
       values ($1, $2, 'RR1', 1, 'MUG', 'SELLABLE', 'Return', 'Completed', '2025-05-02', '2025-05-02', 10, 1, 0, 9, 0, 9.36, 'USD'),
         ($1, $2, 'disp1', 1, 'MUG', 'UNSELLABLE', 'Disposal', 'Completed', '2025-05-02', '2025-05-02', 2, 0, 2, 0, 0, 1.04, 'USD')`,
      [app.companyId, shop],
    )
    await tx.query(
      `insert into removal_shipment (company_id, shop_id, order_id, occurrence, msku, disposition, ship_at, ship_day, shipped_qty, carrier, tracking_no)
       values ($1, $2, 'RR1', 1, 'MUG', 'SELLABLE', '2025-05-09', '2025-05-09', 4, 'UPS', '1Z1'),
         ($1, $2, 'RR1', 1, 'MUG', 'SELLABLE', '2025-05-10', '2025-05-10', 4, 'UPS', '1Z2')`,
      [app.companyId, shop],
    )
    await tx.query(
      `insert into fee_line (company_id, shop_id, origin, posted_day, transaction_type, amount_name, fee_category, currency, amount)
       select $1, $2, 'transaction', day::date, type, 'total', category, 'USD', amount from (values
         ('2025-04-03', 'Order', 'product_sales', 100.10), ('2025-04-03', 'Order', 'commission', -15.00), ('2025-04-20', 'Refund', 'refund_sales', -20.00),
         ('2025-04-28', 'Transfer', 'transfer', -50.00), ('2025-05-05', 'Order', 'product_sales', 30.00), ('2025-05-06', 'Service Fee', 'coupon_fee', -2.50),
         ('2025-05-07', 'Service Fee', 'unmapped', -1.00), ('2025-05-28', 'Transfer', 'transfer', -60.00)) as f (day, type, category, amount)`,
      [app.companyId, shop],
    )
    await rebuildRollups(tx, app.runtime.live.current.model, { companyId: app.companyId, dataset: 'receivables' })
  })
}, 240_000)
afterAll(() => app?.stop())

const FIELDS = ['order_id', 'shipped_qty', 'parcels.shipped', 'receipts.received', 'receipts.bad', 'ship_gap', 'receive_gap', 'open_gap']
const recon = async (who = admin) => (await who.call<{ list: Record<string, unknown>[] }>(
  '/fba/api/v1/statistics/removalShipmentStatement', { page: 1, pageSize: 50, fields: FIELDS })).body
const received = (qty: Record<string, unknown>) => admin.call('/fba/api/v1/removalReceipt/add', {
  shop_id: shop, order_id: 'RR1', msku: 'MUG', disposition: 'SELLABLE', warehouse_id: warehouse, receive_day: '2025-05-20', ...qty,
})

describe('goods that come back', () => {
  it('stand as ordered, sent and received, with what is missing between them', async () => {
    const of = async (id: string) => (await recon()).data.list.find((row) => row['order_id'] === id)
    expect(await of('RR1')).toMatchObject({ shipped_qty: 9, 'parcels.shipped': 8, 'receipts.received': 0, ship_gap: 1, receive_gap: 9, open_gap: 0 })
    expect(await of('disp1')).toMatchObject({ ship_gap: 0, receive_gap: 0, open_gap: 0 })
    expect((await received({ good_qty: 5, bad_qty: 1 })).body.code).toBe(200)
    expect((await received({ good_qty: 2, bad_qty: 0 })).body.code).toBe(200)
    expect(await of('RR1')).toMatchObject({ 'receipts.received': 8, 'receipts.bad': 1, receive_gap: 1 })
  })

  it('are registered in words that say what is wrong, and seen by whoever sees the shop', async () => {
    const nothing = (await received({ good_qty: 0, bad_qty: 0 })).body
    expect([nothing.code, JSON.stringify(nothing)]).toEqual([1002, expect.stringContaining('不能都是 0')])
    expect((await received({ good_qty: -1, bad_qty: 0 })).body.code).toBe(1002)
    const rest = await recon(other)
    expect([rest.code, rest.data?.list ?? []].at(1)).toEqual([])
    const foreign = await other.call('/fba/api/v1/removalReceipt/add', {
      shop_id: shop, order_id: 'RR1', msku: 'MUG', disposition: 'SELLABLE', warehouse_id: warehouse, receive_day: '2025-05-20', good_qty: 1, bad_qty: 0,
    })
    expect(foreign.body.code).not.toBe(200)
  })
})

describe('goods that are received of a removal', () => {
  let sku: string
  let receipt: string
  const step = (id: string, name: string) => admin.call('/fba/api/v1/removalReceipt/step', { id, transition: name })
  const lying = async () => (await app.runtime.db.asOwner((tx) => tx.query<{ condition: string; qty: number }>(
    `select condition, sum(qty)::int as qty from stock_balance where company_id = $1 and warehouse_id = $2 and place_kind = 'bin' group by 1 order by 1`,
    [app.companyId, warehouse]))).rows.filter(({ qty }) => qty !== 0)
  const worth = async () => (await app.runtime.db.asOwner((tx) => tx.query<{ qty: number; amount: string | null; unit_cost: string | null }>(
    'select qty, amount::text, unit_cost::text from sku_cost where company_id = $1 and sku_id = $2', [app.companyId, sku]))).rows[0]

  /** What stands in Amazon's warehouses of MUG, in the shop's pool. */
  const inPool = (table: string, row: Record<string, unknown>) => app.runtime.db.asOwner(async (tx) => {
    const { rows: [at] } = await tx.query<{ pool: string }>('select pool_id::text as pool from shop where company_id = $1 and id = $2', [app.companyId, shop])
    const values = { company_id: app.companyId, shop_id: shop, pool_id: at!.pool, msku: 'MUG', currency: 'CNY', ...row }
    const names = Object.keys(values)
    await tx.query(`insert into ${table} (${names.join(', ')}) values (${names.map((_name, nth) => `$${nth + 1}`).join(', ')})`, Object.values(values))
  })

  it('are booked by what the MSKU is paired with, and refused in words where it is with nothing', async () => {
    const { body } = await received({ good_qty: 5, bad_qty: 1, tracking_no: '1Z9' })
    receipt = (body.data as { id: string }).id
    const refused = (await step(receipt, 'post')).body
    expect([refused.code, refused.msg]).toEqual([1002, expect.stringContaining('「MUG」没有配对本地SKU')])
    await app.runtime.db.asOwner(async (tx) => {
      const { rows } = await tx.query<{ id: string }>(
        `insert into sku (company_id, sku_code, product_name) values ($1, 'MUG-L', '马克杯') returning id::text as id`, [app.companyId])
      sku = rows[0]!.id
      await tx.query(`insert into product (company_id, shop_id, msku, currency) values ($1, $2, 'MUG', 'USD')`, [app.companyId, shop])
    })
    expect((await admin.call('/commodity/api/v1/pairing/add', { shop_id: shop, msku: 'MUG', sku_id: sku, qty: 1, from_day: '2025-01-01' })).body.code).toBe(200)
    await inPool('fba_layer', { source_key: 'x', kind: 'receipt', in_day: '2025-04-01', in_qty: 10, basis: 'bill', purchase_cost: 30, head_cost: 15 })
  })

  it('lie in the warehouse as good and bad, worth what they were in Amazon\'s batches, and are taken back whole', async () => {
    const { body } = await step(receipt, 'post')
    expect(body.code, body.msg).toBe(200)
    expect(await lying()).toEqual([{ condition: 'bad', qty: 1 }, { condition: 'good', qty: 5 }])
    // 45 for ten: six of them are worth 27.
    expect(await worth()).toMatchObject({ qty: 6, unit_cost: '4.5000' })
    expect(Number((await worth())!.amount)).toBe(27)
    const posted = await admin.call('/fba/api/v1/removalReceipt/edit', { id: receipt, good_qty: 50 })
    expect(posted.body.code).not.toBe(200)
    expect(posted.status).toBeLessThan(500)
    expect((await step(receipt, 'post')).body.code).not.toBe(200)
    expect((await step(receipt, 'unpost')).body.code).toBe(200)
    expect(await lying()).toEqual([])
    expect(Number((await worth())?.amount ?? 0)).toBe(0)
    expect((await step(receipt, 'post')).body.code).toBe(200)
    expect(await lying()).toEqual([{ condition: 'bad', qty: 1 }, { condition: 'good', qty: 5 }])
  })

  it('go into no bin of another warehouse', async () => {
    const bin = await app.runtime.db.asOwner(async (tx) => {
      const { rows: [far] } = await tx.query<{ id: string }>(
        `insert into warehouse (company_id, name) values ($1, '远仓') returning id::text as id`, [app.companyId])
      return (await tx.query<{ id: string }>(
        `insert into warehouse_bin (company_id, warehouse_id, code) values ($1, $2, 'A-1') returning id::text as id`, [app.companyId, far!.id])).rows[0]!.id
    })
    const { body } = await received({ good_qty: 1, bad_qty: 0, bin_id: bin })
    expect([body.code, JSON.stringify(body)]).toEqual([1002, expect.stringContaining('仓位不在收货仓库里')])
  })

  it('tell what the missing ones are worth, and keep what a person has judged though the report comes anew', async () => {
    await inPool('fba_cost', { unit_cost: 4.5 })
    const fields = ['id', 'order_id', 'receive_gap', 'gap_value', 'base_currency', 'check_state', 'check_note']
    const rows = async () => (await admin.call<{ list: Record<string, unknown>[] }>(
      '/fba/api/v1/statistics/removalShipmentStatement', { page: 1, pageSize: 50, fields })).body.data.list
    const row = (await rows()).find((each) => each['order_id'] === 'RR1')!
    // 9 were sent; 6 + 2 and 6 more were registered.
    expect(row).toMatchObject({ receive_gap: -5, gap_value: '-22.50', base_currency: 'CNY', check_state: null })
    const { body } = await admin.call('/fba/api/v1/statistics/removalShipmentCheck', { id: row['id'], check_state: 'diff', check_note: '多收 5 件' })
    expect(body.code, body.msg).toBe(200)
    expect((await rows()).find((each) => each['order_id'] === 'RR1')).toMatchObject({ check_state: 'diff', check_note: '多收 5 件' })
    const foreign = await other.call('/fba/api/v1/statistics/removalShipmentCheck', { id: row['id'], check_state: 'ok' })
    expect(foreign.body.code).not.toBe(200)
    expect(foreign.status).toBeLessThan(500)
  })
})

describe('what a shop is owed', () => {
  it('begins each month with what the month before ended with, and all that happened between is told', async () => {
    const { body } = await admin.call<{ list: Record<string, unknown>[] }>('/fba/api/v1/receivableReport/list', {
      page: 1, pageSize: 50, rows: ['shop', 'month'],
      measures: ['opening', 'income', 'refund', 'spend', 'card', 'carried', 'unknown', 'transfer', 'parts', 'amount', 'balance'],
      filter: { and: [{ field: 'origin', op: 'eq', value: 'transaction' }, { field: 'day', op: 'between', value: ['2025-04-01', '2025-05-31'] }] },
    })
    expect(body.code).toBe(200)
    const [april, may] = body.data.list.sort((a, b) => String(a['month']).localeCompare(String(b['month'])))
    expect(april).toMatchObject({ opening: '0.00', income: '100.10', refund: '-20.00', spend: '-15.00', transfer: '-50.00', amount: '15.10', balance: '15.10' })
    expect(may).toMatchObject({ opening: '15.10', income: '30.00', spend: '-2.50', unknown: '-1.00', transfer: '-60.00', amount: '-33.50', balance: '-18.40' })
    for (const month of [april, may]) expect(month!['parts']).toBe(month!['amount'])
  })

  it('counts what promotions cost beside what was sold', async () => {
    const { body } = await admin.call<{ list: Record<string, unknown>[] }>('/fba/api/v1/salesPromotion/report', {
      page: 1, pageSize: 50, rows: ['shop'], measures: ['coupon', 'amount', 'sold', 'rate'],
      filter: { and: [{ field: 'origin', op: 'eq', value: 'transaction' }, { field: 'day', op: 'between', value: ['2025-05-01', '2025-05-31'] }] },
    })
    expect(body.data.list).toEqual([expect.objectContaining({ coupon: '-2.50', amount: '-2.50', sold: '30.00', rate: '0.083333' })])
  })

  it('places every category of fees in exactly one part', () => {
    const { model } = app.runtime.live.current
    const parts = ['income', 'refund', 'spend', 'card', 'carried', 'unknown', 'transfer']
    const named = parts.flatMap((part) => JSON.stringify(model.datasets['receivables']!.sources[part]!.where).match(/"value":\[([^\]]*)\]/)![1]!.split(','))
    const known = model.enums['fee_category']!.values.map(({ value }) => JSON.stringify(value))
    expect([...named].sort()).toEqual([...known].sort())
  })
})
