/** Identities between reports of one thing: a planted difference is found as exactly that row, and what only one report tells waits. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApp, type Client, type TestApp } from '../../support/app'
import { insertShop } from '../../support/rows'
import { checkNow } from './checking'

let server: TestApp
let admin: Client
let shop: string

const query = <R>(text: string, values: unknown[] = []): Promise<R[]> => server.runtime.db.asOwner(async (tx) => (await tx.query<R>(text, values)).rows)

beforeAll(async () => {
  server = await startTestApp({ retryMs: 1 })
  admin = await server.admin()
  shop = await insertShop(server.runtime.db, server.companyId, '核对店')
  const at = [server.companyId, shop]
  // A: alike everywhere. B: two were ordered and sent, one was posted. C: is in the orders alone.
  for (const [order, quantity] of [['A', 1], ['B', 2], ['C', 3]] as const) {
    await query(`insert into order_item (company_id, shop_id, order_id, msku, purchase_at, purchase_day, order_status, quantity,
      currency, item_price, occurrence)
      values ($1, $2::bigint, $3, 'MUG', '2026-03-30T10:00:00Z', '2026-03-30', 'Shipped', $4, 'USD', 10, 1)`, [...at, order, quantity])
  }
  for (const [order, type, quantity] of [['A', 'Order', 1], ['B', 'Order', 1], ['A', 'Refund', 1], ['B', 'Refund', 1]] as const) {
    await query(`insert into settlement_txn (company_id, shop_id, posted_at, posted_day, transaction_type, order_id, msku, quantity, currency, total_amount)
      values ($1, $2::bigint, '2026-04-02T10:00:00Z', '2026-04-02', $4, $3, 'MUG', $5, 'USD', 0)`, [...at, order, type, quantity])
  }
  for (const [order, quantity] of [['A', 1], ['B', 2]] as const) {
    await query(`insert into shipped_item (company_id, shop_id, order_id, shipment_id, shipment_item_id, msku, ship_at, ship_day, quantity, currency,
        carrier, tracking_no, fulfillment_center)
      values ($1, $2::bigint, $3, $3, $3, 'MUG', '2026-03-31T10:00:00Z', '2026-03-31', $4, 'USD', 'UPS', '1Z' || $3, 'ONT8')`, [...at, order, quantity])
  }
  for (const [order, quantity] of [['A', 1], ['B', 2]] as const) {
    await query(`insert into fba_return (company_id, shop_id, order_id, msku, return_at, return_day, quantity)
      values ($1, $2::bigint, $3, 'MUG', '2026-05-02T10:00:00Z', '2026-05-02', $4)`, [...at, order, quantity])
  }
  for (const [msku, ending, transit, counted] of [['MUG', 90, 10, 100], ['CUP', 50, 0, 48]] as const) {
    await query(`insert into fba_ledger_month (company_id, shop_id, pool_id, stat_month, msku, disposition, starting_qty, ending_qty, in_transit_qty)
      select $1, $2::bigint, pool_id, '2026-04-01', $3, 'SELLABLE', 0, $4, $5 from shop where id = $2::bigint`, [...at, msku, ending, transit])
    // The snapshot of the last day counts; that of the day before says something else.
    for (const [day, quantity] of [['2026-04-29', 7], ['2026-04-30', counted]] as const) {
      await query('insert into fba_inventory (company_id, shop_id, stat_date, msku, warehouse_qty) values ($1, $2::bigint, $3, $4, $5)',
        [...at, day, msku, quantity])
    }
  }
  // Settlement 900: the transactions charge a cent more of commission than the settlement says.
  for (const [origin, settlement, category, amount] of [
    ['transaction', '900', 'product_sales', '20.00'], ['settlement', '900', 'product_sales', '20.00'],
    ['transaction', '900', 'commission', '-3.01'], ['settlement', '900', 'commission', '-3.00'],
    ['settlement', '900', 'transfer', '-17.00'], ['transaction', '901', 'product_sales', '5.00'],
  ]) {
    await query(`insert into fee_line (company_id, txn_id, shop_id, origin, posted_day, settlement_id, transaction_type, amount_name,
      fee_category, currency, amount)
      values ($1, 1, $2::bigint, $3, '2026-04-02', $4, 'Order', 'product_sales', $5, 'USD', $6)`, [...at, origin, settlement, category, amount])
  }
}, 600_000)
afterAll(() => server?.stop())

async function found(identity: string): Promise<{ state: string; checked: number; rows: { row_name: string; difference: string }[] }> {
  const [result] = await query<{ id: string; state: string; rows_checked: number }>(
    'select id::text, state, rows_checked from identity_result where identity = $1 and shop_id = $2::bigint', [identity, shop])
  const { body } = await admin.call<{ list: { row_name: string; difference: string }[] }>('/app/api/v1/identities/differences', {
    page: 1, pageSize: 10, filter: { field: 'result_id', op: 'eq', value: result!.id },
  })
  return { state: result!.state, checked: result!.rows_checked, rows: body.data.list.map(({ row_name, difference }) => ({ row_name, difference })) }
}

it('orders against transactions and shipments: the piece that was not posted is named by its order, an order of one report alone waits', async () => {
  await checkNow(server, admin)
  expect(await found('orders_posted')).toEqual({ state: 'red', checked: 2, rows: [{ row_name: 'B · MUG', difference: '1.00' }] })
  expect(await found('orders_shipped')).toEqual({ state: 'green', checked: 2, rows: [] })
})

it('returns against refunds: what came back and was refunded for fewer pieces is named', async () => {
  expect(await found('returns_refunded')).toEqual({ state: 'red', checked: 2, rows: [{ row_name: 'B · MUG', difference: '1.00' }] })
})

it('the ledger against the snapshot: only the last day of the month is held against its end, with what is between warehouses', async () => {
  expect(await found('ledger_snapshot')).toEqual({ state: 'red', checked: 2, rows: [{ row_name: '2026-04 · CUP', difference: '2.00' }] })
})

it('a settlement against its transactions: payouts left out, the cent is found, and its fee in the list of differences', async () => {
  expect(await found('settlements_in_transactions')).toEqual({ state: 'red', checked: 1, rows: [{ row_name: '900', difference: '-0.01' }] })
  const { body } = await admin.call<{ list: Record<string, unknown>[] }>('/fba/api/v1/reconcile/settlementDifference', {
    page: 1, pageSize: 10, rows: ['settlement', 'fee_category'], measures: ['erp_amount', 'amz_amount', 'difference'], currency: 'original',
    filter: { and: [{ field: 'settlement', op: 'eq', value: '900' }, { field: 'difference', op: 'ne', value: 0 }] },
  })
  expect(body.data.list).toMatchObject([{ fee_category: 'commission', erp_amount: '-3.01', amz_amount: '-3.00', difference: '-0.01' }])
})

it('a difference is marked once with its reason, seen by whoever sees the shop', async () => {
  const mark = { shop_id: shop, settlement_id: '900', fee_category: 'commission', reason: 'category', state: '1', remark: '归类不同' }
  const first = await admin.call('/fba/api/v1/reconcile/settlementIssue/add', mark)
  expect(first.body.code, first.body.msg).toBe(200)
  const again = await admin.call('/fba/api/v1/reconcile/settlementIssue/add', mark)
  expect(again.body.code).not.toBe(200)
  expect(again.status).toBeLessThan(500)
  const other = await insertShop(server.runtime.db, server.companyId, '别的店')
  const seller = await server.person('seller-of-other', { roles: ['admin'], shopIds: [other] })
  const { body } = await seller.call<{ total: number }>('/fba/api/v1/reconcile/settlementIssue/list', { page: 1, pageSize: 10 })
  expect(body.data.total).toBe(0)
})

it('a settled order tells when, by whom and from where it was sent; one that no shipment tells of says nothing', async () => {
  const { body } = await admin.call<{ list: Record<string, unknown>[] }>('/fba/api/v1/shop/transaction_list', {
    page: 1, pageSize: 10, fields: ['order_id', 'shipped.ship_at', 'shipped.carrier', 'shipped.tracking_no', 'shipped.fulfillment_center'],
    filter: { field: 'transaction_type', op: 'eq', value: 'Order' }, sort: [{ field: 'order_id', order: 'asc' }],
  })
  expect(body.code, body.msg).toBe(200)
  expect(body.data.list.map((row) => [row['order_id'], row['shipped.tracking_no'], row['shipped.carrier'], row['shipped.fulfillment_center']])).toEqual([
    ['A', '1ZA', 'UPS', 'ONT8'], ['B', '1ZB', 'UPS', 'ONT8'],
  ])
  expect(body.data.list[0]!['shipped.ship_at']).toBe('2026-03-31T10:00:00Z')
})

it('what is said of a row that differs stays with it when all is checked anew, and with no other row', async () => {
  const differing = async () => {
    const { body } = await admin.call<{ list: Record<string, unknown>[] }>('/app/api/v1/identities/differences', {
      page: 1, pageSize: 50, fields: ['id', 'identity', 'row_name', 'note', 'result.label'], filter: { field: 'row_name', op: 'eq', value: 'B · MUG' },
    })
    expect(body.code, body.msg).toBe(200)
    return body.data.list
  }
  const posted = (await differing()).find(({ identity }) => identity === 'orders_posted')!
  expect(posted['result.label']).toContain('=')
  const said = await admin.call('/app/api/v1/identities/differenceSay', { id: posted['id'], note: '下月入账' })
  expect(said.body.code, said.body.msg).toBe(200)
  await checkNow(server, admin)
  const anew = await differing()
  expect(anew.map(({ id }) => id)).not.toContain(posted['id'])
  expect(anew.map(({ identity, note }) => [identity, note])).toEqual(expect.arrayContaining([['orders_posted', '下月入账'], ['returns_refunded', null]]))
})
