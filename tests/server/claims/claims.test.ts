/** 索赔助手: what five rules find in the facts, until when, what it is worth, what was paid, and what becomes of what people did with it. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addDays } from '../../../contract/days'
import { paidFor, type Reimbursement } from '../../../server/modules/claims/paid'
import { windowOf, type ClaimWindow } from '../../../server/modules/claims/windows'
import { startTestApp, type Client, type TestApp } from '../../support/app'
import { insertShop } from '../../support/rows'

interface Claim {
  id: string; claim_title: string; claim_type: string; claim_state: string; claimable_qty: number; reimbursed_qty: number; open_qty: number; basis: string
  unit_value: string | null;
  est_amount: string | null; currency: string | null; actual_amount: string | null; deadline: string; claim_from: string; days_left: number
}

let server: TestApp
let admin: Client
let shops: [string, string]
let today: string

const query = <R>(text: string, values: unknown[] = []): Promise<R[]> => server.runtime.db.asOwner(async (tx) => (await tx.query<R>(text, values)).rows)
const ago = (days: number): string => addDays(today, -days)

/** A row as a report would have left it; the company is its own. */
async function insert(table: string, row: Record<string, unknown>): Promise<void> {
  const names = Object.keys(row)
  const marks = names.map((_, at) => `$${at + 2}`).join(', ')
  await query(`insert into ${table} (company_id, ${names.join(', ')}) values ($1, ${marks})`, [server.companyId, ...Object.values(row)])
}

async function scan(): Promise<string> {
  const { body } = await admin.call<{ task: string }>('/fba/api/v1/compensationBatch/create', {})
  expect(body.code).toBe(200)
  const job = async () => (await query<{ state: string; message: string }>('select state, message from job where id = $1', [body.data.task]))[0]
  await expect.poll(async () => (await job())?.state, { timeout: 30_000 }).toBe('done')
  return (await job())!.message
}

async function claims(client: Client = admin): Promise<Record<string, Claim>> {
  const { body } = await client.call<{ list: Claim[] }>('/fba/api/v1/compensationBatch/list', { page: 1, pageSize: 100 })
  expect(body.code).toBe(200)
  return Object.fromEntries(body.data.list.map((one) => [one.claim_type, one]))
}

const step = (id: string, transition: string, more: object = {}) => admin.call('/fba/api/v1/compensationBatch/step', { id, transition, ...more })

beforeAll(async () => {
  server = await startTestApp({ retryMs: 1 })
  admin = await server.admin()
  const { db } = server.runtime
  shops = [await insertShop(db, server.companyId, '一店'), await insertShop(db, server.companyId, '二店')]
  today = (await query<{ today: string }>(`select (now() at time zone 'Asia/Shanghai')::date::text as today`))[0]!.today
  const shop_id = shops[0]
  const [pool] = await query<{ id: string }>(
    `insert into pool (company_id, account_name, network) values ($1, '一店', 'NA-US') returning id::text`, [server.companyId],
  )
  await query('update shop set pool_id = $1 where id = $2', [pool!.id, shop_id])
  const pool_id = pool!.id
  await insert('product', { shop_id, pool_id, msku: 'MUG', asin: 'B0MUG', fnsku: 'X0MUG', currency: 'USD', price: '25.00' })
  await insert('product_cost', { shop_id, msku: 'MUG', start_month: '2020-01-01', currency: 'CNY', purchase_cost: '18.50', head_cost: '9.00' })
  const loss = { pool_id, shop_id, msku: 'MUG', fnsku: 'X0MUG', found_qty: 0, fulfillment_center: 'ONT8' }
  await insert('fba_loss', { ...loss, event_day: ago(40), loss_kind: 'lost', reason: 'M', lost_qty: 3, open_qty: 3, reference_id: 'R-1' })
  await insert('fba_loss', { ...loss, event_day: ago(90), loss_kind: 'damaged', reason: 'E', lost_qty: 1, open_qty: 1, reference_id: 'R-2' })
  // Two refunds, of which one came back; the account's return report goes beyond both.
  const refund = { shop_id, total_amount: '-24.00', transaction_type: 'Refund', fulfillment: 'FBA', msku: 'MUG', quantity: 1, currency: 'USD',
    product_sales: '-24.00' }
  await insert('settlement_txn', { ...refund, posted_at: `${ago(70)}T10:00:00Z`, posted_day: ago(70), order_id: '111-1' })
  await insert('settlement_txn', { ...refund, posted_at: `${ago(70)}T11:00:00Z`, posted_day: ago(70), order_id: '111-2' })
  await insert('fba_return', { shop_id, return_at: `${ago(60)}T10:00:00Z`, return_day: ago(60), order_id: '111-2', msku: 'MUG', quantity: 1 })
  const [batch] = await query<{ id: string }>(
    `insert into ship_batch (company_id, shop_id, batch_no, batch_name, warehouse_id, expect_ship, shipment_id, fba_ship_status)
     values ($1, $2, 'B-1', '一批', 1, current_date, 'FBA15X', '3') returning id::text`,
    [server.companyId, shop_id],
  )
  await insert('ship_arrival', {
    item_id: 1, batch_id: batch!.id, shop_id, pool_id, msku: 'MUG', ship_day: ago(60), shipped_qty: 100, arrived_qty: 96, open_qty: 0, last_day: ago(45),
  })
  await insert('removal_order', {
    shop_id, request_at: `${ago(30)}T10:00:00Z`, request_day: ago(30), order_id: 'RM1', occurrence: 1, removal_type: 'Return', msku: 'MUG',
      disposition: 'SELLABLE',
    shipped_qty: 10,
  })
  await insert('removal_receipt', { shop_id, order_id: 'RM1', msku: 'MUG', disposition: 'SELLABLE', warehouse_id: 1, receive_day: ago(10),
    good_qty: 7, bad_qty: 1 })
  await insert('fee_preview', { shop_id, stat_date: ago(20), msku: 'MUG', currency: 'USD', delivery_fee: '3.50' })
  const order = { shop_id, total_amount: '39.00', transaction_type: 'Order', fulfillment: 'FBA', msku: 'MUG', currency: 'USD', product_sales: '48.00' }
  const day = `${ago(20).slice(0, 8)}01`
  await insert('settlement_txn', { ...order, posted_at: `${day}T10:00:00Z`, posted_day: day, order_id: '111-3', quantity: 2, fba_fees: '-9.00' })
}, 180_000)
afterAll(() => server?.stop())

describe('索赔助手', () => {
  it('finds one claim by each rule, each with its window, basis and worth', async () => {
    expect(await scan()).toBe('共 5 项待申请，其中新发现 5 项')
    const found = await claims()
    expect(found['lost']).toMatchObject({
      claim_state: 'wait', open_qty: 3, basis: 'cost', unit_value: '18.50', est_amount: '55.50', currency: 'CNY', claim_from: ago(10),
        deadline: addDays(today, 20), days_left: 20,
    })
    expect(found['damaged']).toMatchObject({ claim_state: 'expired', open_qty: 1, deadline: ago(30) })
    expect(found['return_missing']).toMatchObject({
      claim_title: 'RET-111-1-MUG', open_qty: 1, basis: 'price', unit_value: '24.00', currency: 'USD', claim_from: ago(10), deadline: addDays(today, 50),
    })
    expect(found['inbound_short']).toMatchObject({ open_qty: 4, basis: 'cost', est_amount: '74.00', deadline: addDays(today, 225) })
    expect(found['removal_lost']).toMatchObject({ open_qty: 2, basis: 'cost', est_amount: '37.00' })
    expect(found['fee_over']).toMatchObject({ open_qty: 2, basis: 'fee', unit_value: '1.00', est_amount: '2.00', currency: 'USD' })
    expect(await scan()).toBe('共 5 项待申请，其中新发现 0 项')
  })

  it('shows the rows that support it, and writes them to Amazon in a letter', async () => {
    const { inbound_short: short } = await claims()
    const { body } = await admin.call<{ list: { source: string; quantity: number }[] }>('/fba/api/v1/compensationBatch/evidence', {
      page: 1, pageSize: 10, filter: { field: 'claim_id', op: 'eq', value: short!.id },
    })
    expect(body.data.list.map(({ source, quantity }) => [source, quantity])).toEqual([['发货批次', 100], ['库存分类账', 96]])
    const letter = await admin.call<{ handOver: { value: string } }>('/fba/api/v1/compensationBatch/letter', { ids: [short!.id] })
    expect(letter.body).toMatchObject({ code: 200 })
    expect(letter.body.data.handOver.value).toContain('Shipment ID: FBA15X')
    expect(letter.body.data.handOver.value).toContain('Please investigate and reimburse the 4 units.')
    // Neither a claim of a shop that one does not see, nor its letter; and no worth without the right to see costs.
    const second = await server.person('second', { roles: ['sales'], shopIds: [shops[1]] })
    expect(await claims(second)).toEqual({})
    expect((await second.call('/fba/api/v1/compensationBatch/letter', { ids: [short!.id] })).body.code).not.toBe(200)
    const seller = await server.person('seller', { roles: ['sales'] })
    expect((await claims(seller))['lost']).not.toHaveProperty('est_amount')
  })

  it('what was paid is taken off, by case and order first, and closes what somebody asked for', async () => {
    const { lost, return_missing: returned } = await claims()
    expect((await step(lost!.id, 'open', { case_id: 'C-77' })).body.code).toBe(200)
    const paid = { shop_id: shops[0], occurrence: 1, msku: 'MUG', fnsku: 'X0MUG', currency: 'USD' }
    await insert('reimbursement', {
      ...paid, approval_day: ago(2), reimb_id: 'P1', case_id: 'C-77', reimb_reason: 'Lost_Warehouse', amount: '12.00', total_qty: 2,
    })
    await insert('reimbursement', { ...paid, approval_day: ago(2), reimb_id: 'P2', order_id: '111-1', reimb_reason: 'CustomerReturn', amount: '21.00',
      total_qty: 1 })
    await scan()
    const after = await claims()
    expect(after['lost']).toMatchObject({ claim_state: 'part', reimbursed_qty: 2, open_qty: 1, actual_amount: '12.00', est_amount: '18.50' })
    expect(after['return_missing']).toMatchObject({ id: returned!.id, claim_state: 'won', open_qty: 0, actual_amount: '21.00' })
    // Taken back by Amazon: it is owed again.
    await insert('reimbursement', {
      ...paid, approval_day: ago(1), reimb_id: 'P3', original_id: 'P1', reimb_reason: 'Reimbursement_Reversal', amount: '-12.00', total_qty: 2,
    })
    await scan()
    expect((await claims())['lost']).toMatchObject({ reimbursed_qty: 0, open_qty: 3, actual_amount: null })
  })

  it('goes where its rows say so, unless somebody has worked on it', async () => {
    await query('update ship_arrival set arrived_qty = 100')
    await query('update fba_loss set open_qty = 0, found_qty = lost_qty')
    await scan()
    const found = await claims()
    expect(Object.keys(found).sort()).toEqual(['fee_over', 'lost', 'removal_lost', 'return_missing'])
    expect(found['lost']).toMatchObject({ claim_state: 'part', open_qty: 0 })
  })

  it('follows the rules that the company keeps: another window, another basis', async () => {
    const { body } = await admin.call('/fba/api/v1/compensationBatch/windowAdd', {
      claim_type: 'removal_lost', site: 'us', from_day: ago(60), wait_days: 5, until_days: 200, basis: 'price', is_enable: true,
    })
    expect(body.code).toBe(200)
    await scan()
    expect((await claims())['removal_lost']).toMatchObject({ basis: 'price', unit_value: '25.00', est_amount: '50.00', currency: 'USD',
      deadline: addDays(ago(30), 200) })
    const wrong = await admin.call('/fba/api/v1/compensationBatch/windowAdd', {
      claim_type: 'removal_lost', from_day: ago(60), wait_days: 90, until_days: 60, basis: 'price', is_enable: true,
    })
    expect(JSON.stringify(wrong.body)).toContain('可以申请的日子不能晚于截止的日子')
  })
})

describe('发起索赔 from the lists where claims arise', () => {
  type Line = { line: string; cells: Record<string, string>; error?: string }
  const raise = async (source: string, ids: string[], more: object = {}, client: Client = admin) => {
    const { body } = await client.call<{ lines: Line[]; done: number; refused: number }>('/fba/api/v1/compensationBatch/raise', {
      rows: ids.map((id) => ({ source, id })), preview: false, ...more,
    })
    return body
  }
  const idOf = async (table: string, where: string): Promise<string> => (await query<{ id: string }>(`select id::text from ${table} where ${where}`))[0]!.id
  const stateIn = async (path: string, id: string, client: Client = admin): Promise<Record<string, unknown>> => {
    const { body } = await client.call<{ list: Record<string, unknown>[] }>(path, {
      page: 1, pageSize: 1, filter: { field: 'id', op: 'eq', value: id }, fields: ['id', 'claim.claim_state', 'claim.deadline', 'claim.est_amount'],
    })
    return body.data.list[0]!
  }

  it('a return that its carrier damaged is shown with its window first, then opened with its Case', async () => {
    const back = { shop_id: shops[0], return_at: `${ago(62)}T10:00:00Z`, return_day: ago(62), msku: 'MUG', quantity: 1 }
    await insert('fba_return', { ...back, order_id: '222-1', disposition: 'CARRIER_DAMAGED', return_state: 'Unit returned to inventory' })
    await insert('fba_return', { ...back, order_id: '222-2', disposition: 'CUSTOMER_DAMAGED', return_state: 'Unit returned to inventory' })
    await insert('order_item', {
      shop_id: shops[0], order_id: '222-1', occurrence: 1, msku: 'MUG', quantity: 2, currency: 'USD', item_price: '50.00', purchase_at: `${ago(70)}T10:00:00Z`,
      purchase_day: ago(70), order_status: 'Shipped', updated_at: `${ago(70)}T10:00:00Z`,
    })
    const ids = [await idOf('fba_return', `order_id = '222-1'`), await idOf('fba_return', `order_id = '222-2'`)]
    const shown = (await raise('fba_return', ids, { preview: true })).data
    expect(shown).toMatchObject({ done: 1, refused: 1 })
    expect(shown.lines[0]!.cells).toMatchObject({ title: 'RTD-222-1-MUG', type: '退货数量/状态不符', qty: '1', basis: '售价', until: addDays(today, 58) })
    expect(shown.lines[1]).toMatchObject({ cells: { title: '222-2 MUG' }, error: '退回的件数等于退款，状态也不是亚马逊或承运人的责任' })
    expect(await query(`select from claim where claim_title = 'RTD-222-1-MUG'`)).toEqual([])

    expect(await raise('fba_return', ids, { case_id: 'C-9', remark: '快递压坏' })).toMatchObject({ code: 200, data: { done: 1, refused: 1 } })
    expect((await claims())['return_bad']).toMatchObject({ claim_state: 'opened', case_id: 'C-9', remark: '快递压坏', unit_value: '25.00', currency: 'USD' })
    // The list that it arose from tells the claim, and history who opened it; another look finds it there already, and the scan keeps it.
    const row = await stateIn('/fba/api/v1/amzReturnReport/list', ids[0]!)
    expect(row).toMatchObject({ 'claim.claim_state': 'opened', 'claim.deadline': addDays(today, 58) })
    expect((await raise('fba_return', [ids[0]!])).data.lines[0]!.error).toBe('已在索赔，请到索赔助手里继续')
    await scan()
    expect((await claims())['return_bad']).toMatchObject({ claim_state: 'opened', case_id: 'C-9' })
    expect(await query(`select action from audit_log where entity = 'claim' and row_title = 'RTD-222-1-MUG' order by id`)).toMatchObject([
      { action: 'add' }, { action: 'open' }])
  })

  it('goods asked back and disposed of, and goods disposed of beyond what was asked', async () => {
    await insert('removal_order', {
      shop_id: shops[0], request_at: `${ago(9)}T10:00:00Z`, request_day: ago(9), order_id: 'RM2', occurrence: 1, removal_type: 'Return', msku: 'MUG',
      disposition: 'UNSELLABLE', requested_qty: 5, disposed_qty: 3, shipped_qty: 2, in_process_qty: 0,
    })
    const order = await idOf('removal_order', `order_id = 'RM2'`)
    expect((await raise('removal_order', [order])).data).toMatchObject({ done: 1, refused: 0 })
    expect((await claims())['disposal_wrong']).toMatchObject({
      claim_state: 'wait', open_qty: 3, basis: 'cost', est_amount: '55.50', deadline: addDays(today, 51),
    })

    const [pool] = await query<{ id: string }>('select pool_id::text as id from shop where id = $1', [shops[0]])
    await insert('fba_ledger', {
      shop_id: shops[0], pool_id: pool!.id, event_day: ago(5), msku: 'MUG', fnsku: 'X0MUG', event_type: 'Adjustments', reason: 'D', quantity: -5,
      disposition: 'UNSELLABLE',
    })
    const gone = await idOf('fba_ledger', `reason = 'D'`)
    // Nobody knows what was asked until the account's removal report goes that far.
    expect((await raise('fba_ledger', [gone])).data.lines[0]!.error).toContain('没有申请过的弃置')
    await insert('report_file', {
      report: 'removal_order_detail', report_label: '移除订单', shop_id: shops[0], state: 'done', data_start: ago(90), data_end: today, file_name: 'r.txt',
      create_time: `${today}T00:00:00Z`,
    })
    // Three of the five are what the removal order says was disposed of.
    expect((await raise('fba_ledger', [gone])).data.lines[0]!.cells).toMatchObject({ type: '误弃置', qty: '2' })
  })

  it('a reimbursement below what the goods cost: the difference, which only people who see costs are told', async () => {
    await insert('exchange_rate', { stat_month: `${ago(2).slice(0, 7)}-01`, currency: 'USD', rate: '7' })
    await insert('reimbursement', {
      shop_id: shops[0], occurrence: 1, msku: 'MUG', fnsku: 'X0MUG', currency: 'USD', approval_day: ago(2), reimb_id: 'LOW', reimb_reason: 'General_Adjustment',
      amount: '2.00', cash_qty: 2, inv_qty: 0, total_qty: 2,
    })
    const low = await idOf('reimbursement', `reimb_id = 'LOW'`)
    expect((await raise('reimbursement', [low])).data).toMatchObject({ done: 1 })
    // 18.50 CNY are 2.64 USD, of which 1.00 was paid.
    expect((await claims())['reimb_low']).toMatchObject({ basis: 'gap', unit_value: '1.64', est_amount: '3.28', currency: 'USD', reimbursed_qty: 0 })
    const seller = await server.person('seller2', { roles: ['sales'] })
    expect((await claims(seller))['reimb_low']).not.toHaveProperty('unit_value')
  })

  it('nobody raises a claim from rows of a shop that they do not see', async () => {
    const stranger = await server.person('stranger', { roles: ['sales'], shopIds: [shops[1]] })
    const mine = await idOf('fba_return', `order_id = '222-1'`)
    expect(await raise('fba_return', [mine], {}, stranger)).toMatchObject({ msg: expect.stringContaining('不在您可见的店铺范围内') })
    expect((await raise('employee', [mine])).code).not.toBe(200)
  })
})

describe('windows and payments', () => {
  const window = (site: string | null, from_day: string, until_days: number): ClaimWindow => (
    { claim_type: 'lost', site, from_day, wait_days: 1, until_days, basis: 'price' }
  )
  it('the newest row in force counts, one of the marketplace before one of all', () => {
    const rows = [window(null, '2020-01-01', 540), window(null, '2024-10-23', 60), window('us', '2022-01-01', 90)]
    expect([windowOf(rows, 'lost', 'de', '2024-10-22'), windowOf(rows, 'lost', 'de', '2024-10-23'), windowOf(rows, 'lost', 'us', '2025-01-01')].map(
      (one) => one?.until_days)).toEqual([540, 60, 90])
    expect(windowOf(rows, 'lost', 'de', '2019-12-31')).toBeUndefined()
    expect(windowOf(rows, 'fee_over', 'de', '2025-01-01')).toBeUndefined()
  })

  it('a payment is given once, to the oldest first, and never to what happened after it', () => {
    const claim = (key: string, event_day: string, quantity: number) => (
      { type: 'lost' as const, key, pool_id: '1', msku: 'MUG', fnsku: null, order_id: null, reimb_id: null, case_id: null, event_day, quantity }
    )
    const one: Reimbursement = {
      id: '1', reimb_id: 'P', case_id: null, order_id: null, reason: 'Lost_Warehouse', pool_id: '1', msku: 'MUG', fnsku: null, day: '2026-03-10', quantity: 3,
      currency: 'USD', amount: '30.00',
    }
    const paid = paidFor([claim('late', '2026-03-11', 5), claim('second', '2026-03-05', 5), claim('first', '2026-03-01', 2)], [one])
    expect([...paid].map(([key, { quantity, amount }]) => [key, quantity, amount])).toEqual([['first', 2, '20.00'], ['second', 1, '10.00']])
  })
})
