/** What suppliers bill and are paid: bills of what came and went back, and requests that never come to more than is due. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApp, type Client, type TestApp } from '../../support/app'
import { stockKit } from '../stock/kit'
import { ORDERS, RECEIPTS, RETURNS, BILLS, PAYMENTS, today } from './paths'

let app: TestApp
let admin: Client
let cup: string
let north: string
let maker: string
let order: string
let bank: string
const FUNDS = '/fba/api/v1/receipt_payment'
const fundsOf = (payment: string) => kit.rows(`${FUNDS}/list`, [
  'receipt_type', 'amount_total', 'doc_status', 'partner', 'ref_no', 'account.account_name', 'payment.request_no',
], kit.is('payment_id', payment))
const kit = stockKit(() => admin)
const { made, step } = kit
const stepped = (path: string, id: string, transition: string, more: object = {}) => kit.ok(`${path}/status`, { id, transition, ...more })
const draft = async (way: string, id: string) =>
  (await kit.ok('/app/api/v1/document/draft', { entity: 'purchase_payment', way, ids: [id] }))['row'] as Record<string, unknown>

beforeAll(async () => {
  app = await startTestApp()
  admin = await app.admin()
  await kit.ok('/base/api/v1/systemConfig/save', { approve_own: true })
  cup = await kit.sku('CUP')
  north = await kit.warehouse('北仓')
  maker = await kit.supplier('杯厂', 'month')
  bank = await made('/fba/api/v1/fundAccount', { account_name: '基本户', provider: 'bank', currency: 'CNY', opening: '1000' })
  order = await made(ORDERS, { supplier_id: maker, warehouse_id: north, currency: 'CNY', freight: '20', items: [{ sku_id: cup, qty: 100, price: '2' }] })
  for (const transition of ['submit', 'approve', 'order']) await stepped(ORDERS, order, transition)
}, 240_000)
afterAll(() => app?.stop())

it('a deposit is asked for by the order, never more than it comes to in all, and paid', async () => {
  const begun = await draft('order', order)
  expect(begun).toMatchObject({ order_id: order, supplier_id: maker, total_amount: '220.00', apply_amount: '220.00' })
  const ask = (amount: string) => made(PAYMENTS, { ...begun, pay_kind: 'deposit', apply_amount: amount, made_from: { way: 'order', ids: [order] } })
  expect(await kit.post(`${PAYMENTS}/add`, { ...begun, total_amount: '999', apply_amount: '221' }))
    .toMatchObject({ code: 1002, errors: { apply_amount: '最多 220.00' } })
  const [first, second] = [await ask('66'), await ask('180')]
  await stepped(PAYMENTS, first, 'apply')
  expect(await step(PAYMENTS, second, 'apply'))
    .toMatchObject({ code: 1002, msg: expect.stringMatching(/一共 220\.00，已申请 66(\.00)?，这次最多申请 154\.00，不能申请 180/) })
  expect(await step(PAYMENTS, first, 'pay', { paid_amount: '60', account_id: bank, pay_date: today }))
    .toMatchObject({ code: 1002, errors: { paid_amount: expect.stringContaining('应为 66') } })
  await stepped(PAYMENTS, first, 'payPart', { paid_amount: '60', account_id: bank, pay_date: today })
  await stepped(PAYMENTS, first, 'pay', { paid_amount: '66', account_id: bank, pay_date: today })
  // Each payment is a payment document of finance by itself: what was paid then, out of the account.
  expect(await fundsOf(first)).toEqual(expect.arrayContaining([
    expect.objectContaining({ receipt_type: 'payment', amount_total: '60.00', doc_status: '2', partner: '杯厂', 'account.account_name': '基本户' }),
    expect.objectContaining({ receipt_type: 'payment', amount_total: '6.00', doc_status: '2' }),
  ]))
  expect((await kit.rows(`${PAYMENTS}/list`, ['pay_account', 'fund_amount'], kit.is('id', first)))[0])
    .toMatchObject({ pay_account: '基本户', fund_amount: '66.00' })
  const INVOICES = '/v2/purchase/api/invoice'
  const invoice = { payment_id: first, supplier_id: maker, currency: 'CNY', invoice_day: today, invoice_kind: 'special' }
  await made(INVOICES, { ...invoice, invoice_no: '24330001', amount: '40', tax_amount: '4.6' })
  expect(await kit.post(`${INVOICES}/add`, { ...invoice, invoice_no: '24330001', amount: '26' })).toMatchObject({ code: 1005 })
  expect(await kit.post(`${INVOICES}/add`, { ...invoice, invoice_no: '24330002', currency: 'USD', amount: '26' })).toMatchObject({ code: 1002 })
  expect((await kit.rows(`${PAYMENTS}/list`, ['invoiced_amount', 'uninvoiced_amount'], kit.is('id', first)))[0])
    .toMatchObject({ invoiced_amount: '40.00', uninvoiced_amount: '26.00' })
  expect((await kit.rows(`${ORDERS}/list`, ['paid_amount', 'unpaid_amount'], kit.is('id', order)))[0])
    .toMatchObject({ paid_amount: '66.00', unpaid_amount: '154.00' })
  expect(await kit.post(`${PAYMENTS}/add`, { ...begun, apply_amount: '1', supplier_id: String((await kit.ok('/v2/purchase/api/supplier/add', {
    supplier_name: '盖厂', contact: '李', mobile: '13800000001', settle_method: 'cash',
  }))['id']) })).toMatchObject({ code: 1002, errors: { supplier_id: '不是这家供应商的' } })
})

it('a payment that is taken back is no payment document any more, and leaves only an account of its own currency', async () => {
  const abroad = await made('/fba/api/v1/fundAccount', { account_name: '美元户', provider: 'bank', currency: 'USD' })
  const ask = await made(PAYMENTS, { purchase_no: 'X-1', supplier_id: maker, currency: 'CNY', total_amount: '30', apply_amount: '30' })
  await stepped(PAYMENTS, ask, 'apply')
  expect(await step(PAYMENTS, ask, 'pay', { paid_amount: '30', account_id: abroad, pay_date: today }))
    .toMatchObject({ code: 1002, errors: { account_id: expect.stringContaining('币种') } })
  expect(await fundsOf(ask)).toEqual([])
  await stepped(PAYMENTS, ask, 'pay', { paid_amount: '30', account_id: bank, pay_date: today })
  const [entry] = await kit.rows(`${FUNDS}/list`, ['id', 'doc_status'], kit.is('payment_id', ask))
  expect(await kit.post(`${FUNDS}/step`, { id: entry!['id'], transition: 'unaudit' })).toMatchObject({ code: 1006 })
  const balance = async () => (await kit.rows('/fba/api/v1/fundAccount/list', ['balance'], kit.is('id', bank)))[0]!['balance']
  const before = Number(await balance())
  await stepped(PAYMENTS, ask, 'unpay')
  expect((await fundsOf(ask)).map((row) => row['doc_status'])).toEqual(['4'])
  expect(Number(await balance()) - before).toBe(30)
})

it('a bill is made of what came and went back, once; confirmed it is what the goods cost, and is paid up to what is due', async () => {
  const receipt = await made(RECEIPTS, { order_id: order, warehouse_id: north, items: [{ sku_id: cup, notice_qty: 100 }] })
  const [line] = await kit.rows(`${RECEIPTS}/items`, ['id'], kit.is('receipt_id', receipt))
  await stepped(RECEIPTS, receipt, 'receive', { items: [{ id: line!['id'], good_qty: 90, bad_qty: 10 }] })
  const back = await made(RETURNS, { order_id: order, warehouse_id: north, supplier_id: maker, return_method: '1', items: [{ sku_id: cup, qty: 10 }] })
  for (const transition of ['submit', 'approve']) await stepped(RETURNS, back, transition)
  await stepped(RETURNS, back, 'finish', { out_date: today })
  const both = await Promise.all([1, 2].map(() => kit.post(`${BILLS}/make`, { stat_month: today.slice(0, 7) })))
  expect(both.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([200, 1002])
  expect(both.find(({ code }) => code === 200)!.data).toEqual({ bills: 1, lines: 2 })
  const figures = ['id', 'bill_status', 'in_amount', 'return_amount', 'diff_amount', 'payable', 'unpaid_amount']
  const bill = async () => (await kit.rows(`${BILLS}/list`, figures, kit.is('supplier_id', maker)))[0]!
  expect(await bill()).toMatchObject({ bill_status: '0', in_amount: '200.00', return_amount: '-20.00', payable: '180.00', diff_amount: '0.00' })
  const id = String((await bill())['id'])
  const items = await kit.rows(`${BILLS}/items`, ['id', 'qty'], kit.is('bill_id', id))
  await stepped(BILLS, id, 'enter', { items: items.map((item) => ({ id: item['id'], bill_price: Number(item['qty']) > 0 ? '2.1' : '2' })) })
  await kit.ok(`${BILLS}/edit`, { id, discount: '5', prepaid_amount: '70' })
  expect(await step(BILLS, id, 'confirm')).toMatchObject({ code: 1002, errors: { prepaid_amount: '最多 66' } })
  await kit.ok(`${BILLS}/edit`, { id, prepaid_amount: '66' })
  await stepped(BILLS, id, 'confirm')
  expect(await bill()).toMatchObject({ bill_status: '2', in_amount: '210.00', diff_amount: '10.00', payable: '119.00' })
  const cost = async () => (await app.runtime.db.asOwner((tx) => tx.query<{ basis: string; amount: string }>(
    "select basis, sum(amount)::float as amount from cost_line where kind = 'purchase' group by 1 having sum(amount) <> 0 order by 1",
  ))).rows
  // What the bill takes off makes the goods cheaper: the pieces of its lines, together the discount.
  expect(await cost()).toEqual([{ basis: 'bill', amount: 205 }])
  expect(await step(RECEIPTS, receipt, 'unPutIn')).not.toMatchObject({ code: 200 })
  const begun = await draft('bill', id)
  expect(begun).toMatchObject({ bill_id: id, total_amount: '119.00', apply_amount: '119.00' })
  const ask = await made(PAYMENTS, { ...begun, made_from: { way: 'bill', ids: [id] } })
  await stepped(PAYMENTS, ask, 'apply')
  await stepped(PAYMENTS, ask, 'pay', { paid_amount: '119', account_id: bank, pay_date: today })
  expect(await bill()).toMatchObject({ unpaid_amount: '0.00' })
  expect(await step(BILLS, id, 'unconfirm')).not.toMatchObject({ code: 200 })
})

it('a bill that is taken back leaves the order’s price, and what it billed can be billed again', async () => {
  const other = await made(ORDERS, { supplier_id: maker, warehouse_id: north, currency: 'CNY', items: [{ sku_id: cup, qty: 10, price: '3' }] })
  for (const transition of ['submit', 'approve', 'order']) await stepped(ORDERS, other, transition)
  const receipt = await made(RECEIPTS, { order_id: other, warehouse_id: north, items: [{ sku_id: cup, notice_qty: 10 }] })
  const [line] = await kit.rows(`${RECEIPTS}/items`, ['id'], kit.is('receipt_id', receipt))
  await stepped(RECEIPTS, receipt, 'receive', { items: [{ id: line!['id'], good_qty: 10, bad_qty: 0 }] })
  expect(await kit.ok(`${BILLS}/make`, { stat_month: today.slice(0, 7), supplier_id: maker })).toEqual({ bills: 1, lines: 1 })
  const id = String((await kit.rows(`${BILLS}/list`, ['id'], kit.is('bill_status', '0')))[0]!['id'])
  await stepped(BILLS, id, 'confirm')
  await stepped(BILLS, id, 'unconfirm')
  const { rows } = await app.runtime.db.asOwner((tx) => tx.query(
    `select basis, sum(amount)::float as amount from cost_line where layer_id in (select id from cost_layer where doc_kind = 'receipt' and doc_id = $1)
     group by 1 having sum(amount) <> 0`, [receipt],
  ))
  expect(rows).toEqual([{ basis: 'estimate', amount: 30 }])
  await stepped(BILLS, id, 'void')
  expect(await kit.ok(`${BILLS}/make`, { stat_month: today.slice(0, 7) })).toEqual({ bills: 1, lines: 1 })
})

it('a discount is spread over the lines that brought goods to the cent, is at most what came, and is gone with the confirmation', async () => {
  const lid = await kit.sku('LID')
  const other = await made(ORDERS, {
    supplier_id: maker, warehouse_id: north, currency: 'CNY', items: [{ sku_id: cup, qty: 1, price: '1' }, { sku_id: lid, qty: 2, price: '1' }],
  })
  for (const transition of ['submit', 'approve', 'order']) await stepped(ORDERS, other, transition)
  const receipt = await made(RECEIPTS, { order_id: other, warehouse_id: north, items: [{ sku_id: cup, notice_qty: 1 }, { sku_id: lid, notice_qty: 2 }] })
  const lines = await kit.rows(`${RECEIPTS}/items`, ['id', 'notice_qty'], kit.is('receipt_id', receipt))
  await stepped(RECEIPTS, receipt, 'receive', { items: lines.map((line) => ({ id: line['id'], good_qty: line['notice_qty'], bad_qty: 0 })) })
  await kit.ok(`${BILLS}/make`, { stat_month: today.slice(0, 7), supplier_id: maker })
  const open = await kit.rows(`${BILLS}/list`, ['id', 'in_amount'], kit.is('bill_status', '0'))
  const id = String(open.find((row) => row['in_amount'] === '3.00')!['id'])
  expect(await kit.post(`${BILLS}/edit`, { id, discount: '3.01' })).toMatchObject({ code: 1002, errors: { discount: '折扣不能多于本期入库的金额' } })
  await kit.ok(`${BILLS}/edit`, { id, discount: '0.1' })
  await stepped(BILLS, id, 'confirm')
  const off = async () => (await app.runtime.db.asOwner((tx) => tx.query<{ amount: string }>(
    "select sum(amount)::float as amount from cost_line where remark = '对账折扣' and doc_id = $1 group by layer_id order by 1 desc", [id],
  ))).rows.map(({ amount }) => amount)
  expect(await off()).toEqual([-0.03, -0.07])
  await stepped(BILLS, id, 'unconfirm')
  expect((await app.runtime.db.asOwner((tx) => tx.query(
    "select sum(amount)::float as amount from cost_line where doc_kind = 'supplier_bill' and doc_id = $1", [id],
  ))).rows).toEqual([{ amount: 0 }])
})

it('what a supplier was owed before is one opening by currency, is where the balance begins, and is paid by a request of its own', async () => {
  const OPENINGS = '/v2/purchase/api/supplier_opening'
  const old = await kit.supplier('老厂', 'month')
  const day = `${today.slice(0, 7)}-01`
  const opening = await made(OPENINGS, { supplier_id: old, currency: 'CNY', open_day: day, amount: '500.5' })
  expect(await kit.post(`${OPENINGS}/add`, { supplier_id: old, currency: 'CNY', open_day: day, amount: '1' })).toMatchObject({ code: 1005 })
  await made(OPENINGS, { supplier_id: old, currency: 'USD', open_day: day, amount: '-20' })
  const begun = await draft('opening', opening)
  expect(begun).toMatchObject({ opening_id: opening, total_amount: '500.50', apply_amount: '500.50', supplier_id: old })
  expect(await kit.post(`${PAYMENTS}/add`, { ...begun, apply_amount: '500.51', total_amount: '900' }))
    .toMatchObject({ code: 1002, errors: { apply_amount: '最多 500.50' } })
  expect(await kit.post(`${PAYMENTS}/add`, { ...begun, order_id: order })).toMatchObject({ code: 1002, msg: expect.stringContaining('只能选一个') })
  const ask = await made(PAYMENTS, { ...begun, apply_amount: '200', made_from: { way: 'opening', ids: [opening] } })
  await stepped(PAYMENTS, ask, 'apply')
  await stepped(PAYMENTS, ask, 'pay', { paid_amount: '200', account_id: bank, pay_date: today })
  expect((await kit.rows(`${OPENINGS}/list`, ['paid_amount', 'unpaid_amount'], kit.is('id', opening)))[0])
    .toMatchObject({ paid_amount: '200.00', unpaid_amount: '300.50' })
  const balances = await kit.ok(`${BILLS}/payables`, {
    page: 1, pageSize: 50, rows: ['supplier', 'month'], measures: ['begin_amount', 'opening', 'billed', 'paid', 'balance'],
    filter: { and: [kit.is('supplier', '老厂'), { field: 'day', op: 'between', value: [day, today] }] },
  })
  expect(balances['list']).toEqual(expect.arrayContaining([
    expect.objectContaining({ supplier: '老厂', opening: '500.50', paid: '200.00', balance: '300.50' }),
    expect.objectContaining({ supplier: '老厂', opening: '-20.00', balance: '-20.00' }),
  ]))
  expect(await kit.post(`${OPENINGS}/remove`, { id: opening })).not.toMatchObject({ code: 200 })
})
