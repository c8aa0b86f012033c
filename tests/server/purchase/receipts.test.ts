/** Receipts and returns of purchase orders: what comes and goes back is in the stock ledger, and the order follows. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type Client, type TestApp } from '../../support/app'
import { swapsOfBefore } from '../../../server/modules/purchase/lines-before'
import { stockKit, wrongBalances } from '../stock/kit'
import { BILLS, ORDERS, RECEIPTS, RETURNS, today } from './paths'

let app: TestApp
let admin: Client
let cup: string
let lid: string
let north: string
let maker: string
const kit = stockKit(() => admin)
const { made, step } = kit
beforeAll(async () => {
  app = await startTestApp()
  admin = await app.admin()
  await kit.ok('/base/api/v1/systemConfig/save', { approve_own: true })
  cup = await kit.sku('CUP')
  lid = await kit.sku('LID')
  north = await kit.warehouse('北仓')
  maker = await kit.supplier('杯厂')
}, 240_000)
afterAll(() => app?.stop())

const stepped = async (path: string, id: string, transition: string, more: object = {}): Promise<void> => {
  expect([transition, (await step(path, id, transition, more)).msg]).toEqual([transition, expect.not.stringMatching(/不/)])
}
/** An order that was placed. @returns it, and its lines in their order */
const ordered = async (items: { sku_id: string; qty: number; price?: string }[], placed = true): Promise<{ id: string; lines: string[] }> => {
  const id = await made(ORDERS, {
    supplier_id: maker, warehouse_id: north, currency: 'CNY', expect_date: '2026-01-01', items: items.map((item) => ({ price: '2.5', ...item })),
  })
  for (const transition of placed ? ['submit', 'approve', 'order'] : []) expect(await step(ORDERS, id, transition)).toMatchObject({ code: 200 })
  return { id, lines: (await kit.rows(`${ORDERS}/items`, ['id'], kit.is('order_id', id))).map((row) => String(row['id'])) }
}
const FOLLOWS = ['po_status', 'quantity', 'received_qty', 'open_qty', 'returned_qty']
const order = async (id: string) => (await kit.rows(`${ORDERS}/list`, FOLLOWS, kit.is('id', id)))[0]
const draft = async (entity: string, way: string, id: string) =>
  ((await kit.ok('/app/api/v1/document/draft', { entity, way, ids: [id] }))['row'] as Record<string, unknown> & { items: Record<string, unknown>[] })
const receiptOf = async (id: string): Promise<string> => made(RECEIPTS, { ...(await draft('receipt', 'order', id)), made_from: { way: 'order', ids: [id] } })
const lines = (path: string, of: string, id: string) => kit.rows(`${path}/items`, ['id', 'sku_id', 'notice_qty', 'qty', 'in_qty', 'price', 'amount']
  .filter((field) => (path === RECEIPTS ? field !== 'qty' : !['notice_qty', 'in_qty'].includes(field))), kit.is(of, id))
/** Answers for each line of a receipt, in their order. */
const answers = async (id: string, each: object[]) => ({ items: (await lines(RECEIPTS, 'receipt_id', id)).map((row, at) => ({ id: row['id'], ...each[at] })) })
const onWay = async (sku: string) => (await kit.rows('/commodity/api/v1/sku/list', ['onway_qty', 'overdue_qty', 'good_qty', 'bad_qty'], kit.is('id', sku)))[0]

describe('a receipt', () => {
  it('is made of what an order still waits for, put in part by part, good and bad apart; the order follows and is done by itself', async () => {
    const { id } = await ordered([{ sku_id: cup, qty: 100 }, { sku_id: lid, qty: 10, price: '0.8' }])
    expect(await onWay(cup)).toMatchObject({ onway_qty: 100, overdue_qty: 100, good_qty: 0 })
    const first = await receiptOf(id)
    expect(await lines(RECEIPTS, 'receipt_id', first)).toMatchObject([{ sku_id: cup, notice_qty: 100, in_qty: null }, { sku_id: lid, notice_qty: 10 }])
    await stepped(RECEIPTS, first, 'sign', await answers(first, [{ received_qty: 60 }, { received_qty: 10 }]))
    expect(await kit.standing(cup, north)).toMatchObject({ on: 0, bad: 0 })
    expect(await step(RECEIPTS, first, 'check', { qc_type: '1', ...(await answers(first, [{ good_qty: 50, bad_qty: 5 }, { good_qty: 10, bad_qty: 0 }])) }))
      .toMatchObject({ code: 1002, msg: '「CUP」签收 60 个，良品 50 个加次品 5 个与它不等，请核对' })
    await stepped(RECEIPTS, first, 'check', { qc_type: '1', ...(await answers(first, [{ good_qty: 55, bad_qty: 5 }, { good_qty: 10, bad_qty: 0 }])) })
    await stepped(RECEIPTS, first, 'putIn')
    expect(await kit.standing(cup, north)).toMatchObject({ on: 55, bad: 5 })
    expect(await order(id)).toMatchObject({ po_status: '4', quantity: 110, received_qty: 70, open_qty: 40 })
    expect(await lines(RECEIPTS, 'receipt_id', first)).toMatchObject([{ in_qty: 60, price: '2.5000', amount: '150.00' }, { in_qty: 10, amount: '8.00' }])
    const said = await app.runtime.db.asOwner((tx) => tx.query<{ basis: string; amount: string }>(
      "select basis, sum(amount)::text as amount from cost_line where doc_kind = 'receipt' and doc_id = $1 group by 1", [first],
    ))
    expect(said.rows).toEqual([{ basis: 'estimate', amount: '158.0000' }])
    const rest = await receiptOf(id)
    expect(await lines(RECEIPTS, 'receipt_id', rest)).toMatchObject([{ sku_id: cup, notice_qty: 40 }])
    await stepped(RECEIPTS, rest, 'receive', await answers(rest, [{ good_qty: 40, bad_qty: 0 }]))
    expect(await order(id)).toMatchObject({ po_status: '5', open_qty: 0 })
    expect(await onWay(cup)).toMatchObject({ onway_qty: 0, overdue_qty: 0, good_qty: 95, bad_qty: 5 })
    await stepped(RECEIPTS, rest, 'unPutIn')
    expect(await order(id)).toMatchObject({ po_status: '4', received_qty: 70, open_qty: 40 })
    expect(await kit.standing(cup, north)).toMatchObject({ on: 55 })
    expect(await step(ORDERS, id, 'void')).not.toMatchObject({ code: 200 })
    await stepped(ORDERS, id, 'close')
    expect(await step(RECEIPTS, rest, 'putIn')).toMatchObject({ code: 1002, msg: expect.stringContaining('已完成，不能再收货') })
    await stepped(ORDERS, id, 'unclose')
    await stepped(RECEIPTS, rest, 'putIn')
    expect(await order(id)).toMatchObject({ po_status: '5' })
  })

  it('is refused for more than was bought, but for what the company tolerates', async () => {
    const { id } = await ordered([{ sku_id: cup, qty: 100 }])
    const more = await receiptOf(id)
    expect(await step(RECEIPTS, more, 'receive', await answers(more, [{ good_qty: 103, bad_qty: 0 }])))
      .toMatchObject({ code: 1002, msg: '「CUP」采购 100 个，已入库 0 个，这次最多收 100 个，不能收 103 个' })
    expect(await order(id)).toMatchObject({ po_status: '3', received_qty: 0 })
    await kit.ok('/base/api/v1/systemConfig/save', { over_receipt: '0.03' })
    await stepped(RECEIPTS, more, 'receive', await answers(more, [{ good_qty: 103, bad_qty: 0 }]))
    expect(await order(id)).toMatchObject({ po_status: '5', received_qty: 103, open_qty: 0 })
    await kit.ok('/base/api/v1/systemConfig/save', { over_receipt: '0' })
  })

  it('is refused without an order, of one that was not placed, and of goods that it has not', async () => {
    const body = { supplier_id: maker, warehouse_id: north, items: [{ sku_id: cup, notice_qty: 1 }] }
    expect(await kit.post(`${RECEIPTS}/add`, body)).toMatchObject({ code: 1002, errors: { order_id: '请选择采购单' } })
    const waiting = await ordered([{ sku_id: lid, qty: 5 }], false)
    expect(await kit.post(`${RECEIPTS}/add`, { ...body, order_id: waiting.id })).toMatchObject({ code: 1002, msg: expect.stringContaining('还没有下单或已作废') })
    const placed = await ordered([{ sku_id: lid, qty: 5 }])
    expect(await kit.post(`${RECEIPTS}/add`, { ...body, order_id: placed.id })).toMatchObject({ code: 1002, msg: expect.stringContaining('里没有商品「CUP」') })
    const other = String((await kit.ok('/v2/purchase/api/supplier/add', {
      supplier_name: '盖厂', contact: '李', mobile: '13800000001', settle_method: 'cash',
    }))['id'])
    expect(await kit.post(`${RECEIPTS}/add`, { ...body, supplier_id: other, items: [{ sku_id: lid, notice_qty: 1 }], order_id: placed.id }))
      .toMatchObject({ code: 1002, errors: { supplier_id: '采购单是「杯厂」的' } })
    const late = await made(RECEIPTS, { ...body, order_id: placed.id, receive_date: '2999-01-01', items: [{ sku_id: lid, notice_qty: 5 }] })
    expect(await step(RECEIPTS, late, 'receive', await answers(late, [{ good_qty: 5, bad_qty: 0 }])))
      .toMatchObject({ code: 1002, msg: expect.stringContaining('签收日期不能晚于今天') })
    await kit.ok(`${RECEIPTS}/edit`, { id: late, receive_date: '2026-01-15' })
    await stepped(RECEIPTS, late, 'receive', await answers(late, [{ good_qty: 4, bad_qty: 1 }]))
    const entries = await kit.entries({ and: [kit.is('sku_id', lid), kit.is('entry_day', '2026-01-15')] })
    expect(entries.map((entry) => [entry['from_kind'], entry['reason'], entry['qty']])).toEqual(expect.arrayContaining([
      ['supplier', 'purchase_in', 4], ['supplier', 'purchase_in', 1],
    ]))
  })

  it('of two who receive the same lines at once, only one gets more than half', async () => {
    const { id } = await ordered([{ sku_id: cup, qty: 10 }])
    const two = [await receiptOf(id), await receiptOf(id)]
    const bodies = await Promise.all(two.map((each) => answers(each, [{ good_qty: 6, bad_qty: 0 }])))
    const codes = (await Promise.all(two.map((each, at) => step(RECEIPTS, each, 'receive', bodies[at])))).map(({ code }) => code)
    expect(codes.toSorted((a, b) => a - b)).toEqual([200, 1002])
    expect(await order(id)).toMatchObject({ received_qty: 6, open_qty: 4 })
  })
})

describe('a return', () => {
  const received = async (good: number, bad: number) => {
    const { id } = await ordered([{ sku_id: cup, qty: good + bad }])
    const receipt = await receiptOf(id)
    await stepped(RECEIPTS, receipt, 'receive', await answers(receipt, [{ good_qty: good, bad_qty: bad }]))
    return { id, receipt }
  }
  const returned = async (receipt: string, more: object, items?: object) => {
    const begun = await draft('purchase_return', 'bad', receipt)
    const id = await made(RETURNS, {
      ...begun, ...more, items: begun.items.map((item) => ({ ...item, ...items })), made_from: { way: 'bad', ids: [receipt] },
    })
    return id
  }

  it('takes bad goods back to their supplier, never more than came, and holds the receipt until it is taken back', async () => {
    const before = await kit.standing(cup, north)
    const { id, receipt } = await received(8, 4)
    const back = await returned(receipt, { return_method: '1', return_desc: '划伤' })
    expect(await lines(RETURNS, 'return_id', back)).toMatchObject([{ sku_id: cup, qty: 4, price: '2.5000', amount: '10.00' }])
    for (const transition of ['submit', 'approve']) await stepped(RETURNS, back, transition)
    await stepped(RETURNS, back, 'finish', { out_date: today })
    expect(await kit.standing(cup, north)).toMatchObject({ on: before.on + 8, bad: before.bad })
    expect(await order(id)).toMatchObject({ po_status: '5', received_qty: 12, open_qty: 0, returned_qty: 4 })
    const again = await returned(receipt, { return_method: '1' }, { qty: 9, condition: 'good' })
    expect(await step(RETURNS, again, 'submit')).toMatchObject({ code: 1002, msg: '「CUP」入库 12 个，已退 4 个，这次最多退 8 个，不能退 9 个' })
    expect(await step(RECEIPTS, receipt, 'unPutIn')).toMatchObject({ code: expect.not.stringMatching('200'), msg: expect.stringContaining('不能撤销入库') })
    await stepped(RETURNS, back, 'unfinish')
    expect(await kit.standing(cup, north)).toMatchObject({ bad: before.bad + 4 })
    expect(await order(id)).toMatchObject({ returned_qty: 0 })
  })

  it('that is to be replaced opens the order again, until the replacement has come', async () => {
    const { id, receipt } = await received(10, 2)
    const back = await returned(receipt, { return_method: '2' })
    for (const transition of ['submit', 'approve']) await stepped(RETURNS, back, transition)
    await stepped(RETURNS, back, 'finish', { out_date: today })
    expect(await order(id)).toMatchObject({ po_status: '4', received_qty: 12, open_qty: 2 })
    const again = await receiptOf(id)
    await stepped(RECEIPTS, again, 'receive', await answers(again, [{ good_qty: 2, bad_qty: 0 }]))
    expect(await order(id)).toMatchObject({ po_status: '5', received_qty: 14, open_qty: 0 })
    expect(await step(RETURNS, back, 'unfinish')).toMatchObject({ code: 1002, msg: expect.stringContaining('换回的货已经入库') })
  })
})

describe('goods that come in the place of returned ones', () => {
  /** What a document's batches cost, each; null where nobody knows. */
  const costs = async (receipt: string) => (await app.runtime.db.asOwner((tx) => tx.query<{ qty: number; cost: string | null }>(
    `select l.in_qty as qty, (select sum(base_amount)::float from cost_line c where c.layer_id = l.id) as cost from cost_layer l
     where l.doc_kind = 'receipt' and l.doc_id = $1 and l.in_qty > 0 order by l.id`, [receipt],
  ))).rows
  const exchanged = (order_id: string, sku_id: string, qty: number) => made(RETURNS, {
    order_id, warehouse_id: north, supplier_id: maker, return_method: '2', items: [{ sku_id, condition: 'good', qty }],
  })
  const receivedOf = async (of: string, way: string, qty: number) => {
    const receipt = await made(RECEIPTS, { ...(await draft('receipt', way, of)), made_from: { way, ids: [of] } })
    await stepped(RECEIPTS, receipt, 'receive', await answers(receipt, [{ good_qty: qty, bad_qty: 0 }]))
    return receipt
  }

  it('are owed to nobody again, cost what those came to, and follow the bill of what came first', async () => {
    const mug = await kit.sku('MUG')
    const { id } = await ordered([{ sku_id: mug, qty: 20, price: '3' }])
    const first = await receivedOf(id, 'order', 12)
    const back = await exchanged(id, mug, 5)
    for (const transition of ['submit', 'approve']) await stepped(RETURNS, back, transition)
    await stepped(RETURNS, back, 'finish', { out_date: today })
    const left = async () => (await kit.rows(`${RETURNS}/list`, ['back_qty', 'swapped_qty', 'swap_open_qty'], kit.is('id', back)))[0]
    expect(await left()).toMatchObject({ back_qty: 5, swapped_qty: 0, swap_open_qty: 5 })
    // Two come by a receipt of the return itself, the other three among what is still to come of the order.
    const two = await receivedOf(back, 'swap', 2)
    expect(await left()).toMatchObject({ swapped_qty: 2, swap_open_qty: 3 })
    const rest = await receivedOf(id, 'order', 11)
    expect(await left()).toMatchObject({ swapped_qty: 5, swap_open_qty: 0 })
    expect(await order(id)).toMatchObject({ po_status: '5', received_qty: 25, open_qty: 0 })
    expect(await costs(two)).toEqual([{ qty: 2, cost: 6 }])
    expect(await costs(rest)).toEqual([{ qty: 3, cost: 9 }, { qty: 8, cost: 24 }])
    expect(await step(RETURNS, back, 'unfinish')).not.toMatchObject({ code: 200 })
    expect(await kit.ok(`${BILLS}/make`, { stat_month: today.slice(0, 7), supplier_id: maker })).toMatchObject({ bills: 1 })
    const bill = (await kit.rows(`${BILLS}/list`, ['id'], kit.is('supplier_id', maker)))[0]!['id'] as string
    const billed = await kit.rows(`${BILLS}/items`, ['id', 'qty', 'price'], { and: [kit.is('bill_id', bill), kit.is('sku_id', mug)] })
    expect(billed.map((line) => line['qty']).toSorted()).toEqual([12, 8])
    const all = await kit.rows(`${BILLS}/items`, ['id', 'sku_id', 'price'], kit.is('bill_id', bill))
    await stepped(BILLS, bill, 'enter', { items: all.map((line) => ({ id: line['id'], bill_price: line['sku_id'] === mug ? '4' : line['price'] })) })
    await stepped(BILLS, bill, 'confirm')
    expect(await costs(first)).toEqual([{ qty: 12, cost: 48 }])
    expect(await costs(two)).toEqual([{ qty: 2, cost: 8 }])
    expect(await costs(rest)).toEqual([{ qty: 3, cost: 12 }, { qty: 8, cost: 32 }])
  })

  it('wait again once their receipt is taken back, each piece once, and do not come before those went', async () => {
    const pot = await kit.sku('POT')
    const { id } = await ordered([{ sku_id: pot, qty: 6, price: '2' }])
    await receivedOf(id, 'order', 6)
    const back = await exchanged(id, pot, 4)
    for (const transition of ['submit', 'approve']) await stepped(RETURNS, back, transition)
    await stepped(RETURNS, back, 'finish', { out_date: today })
    const [one, two] = [await receivedOf(back, 'swap', 1), await receivedOf(back, 'swap', 2)]
    await stepped(RECEIPTS, one, 'unPutIn')
    expect(await costs(one)).toEqual([])
    expect((await kit.rows(`${RETURNS}/list`, ['swap_open_qty'], kit.is('id', back)))[0]).toMatchObject({ swap_open_qty: 2 })
    const rest = await made(RECEIPTS, { ...(await draft('receipt', 'swap', back)), receive_date: '2026-01-05', made_from: { way: 'swap', ids: [back] } })
    expect(await step(RECEIPTS, rest, 'receive', await answers(rest, [{ good_qty: 2, bad_qty: 0 }])))
      .toMatchObject({ code: 1002, errors: { receive_date: expect.stringContaining('不早于') } })
    await kit.ok(`${RECEIPTS}/edit`, { id: rest, receive_date: today })
    await stepped(RECEIPTS, rest, 'receive', await answers(rest, [{ good_qty: 2, bad_qty: 0 }]))
    expect((await costs(rest)).map(({ cost }) => cost)).toEqual([2, 2])
    expect(await costs(two)).toEqual([{ qty: 2, cost: 4 }])
    expect(await order(id)).toMatchObject({ po_status: '5', open_qty: 0 })
  })

  it('of before exchanges were told are those that came after the return, priced as they were; what comes next is none', async () => {
    const jar = await kit.sku('JAR')
    const { id } = await ordered([{ sku_id: jar, qty: 9, price: '2' }])
    await receivedOf(id, 'order', 5)
    const back = await exchanged(id, jar, 3)
    for (const transition of ['submit', 'approve']) await stepped(RETURNS, back, transition)
    await stepped(RETURNS, back, 'finish', { out_date: today })
    const two = await receivedOf(id, 'order', 2)
    // As they were kept: nothing says that the two replace anything, they cost and are owed what the order says.
    await app.runtime.db.asOwner(async (tx) => {
      await tx.query('delete from purchase_swap where return_id = $1::bigint', [back])
      await tx.query('update purchase_return_item set swapped_qty = null where return_id = $1::bigint', [back])
      await tx.query('update receipt_item set swap_qty = null where order_id = $1::bigint', [id])
      await swapsOfBefore.run(tx, app.runtime.live.current.model)
    })
    const told = async () => (await kit.rows(`${RETURNS}/items`, ['back_qty', 'swapped_qty', 'swap_open_qty'], kit.is('return_id', back)))[0]
    expect(await told()).toMatchObject({ back_qty: 3, swapped_qty: 2, swap_open_qty: 1 })
    const rest = await receivedOf(id, 'order', 5)
    expect(await told()).toMatchObject({ swapped_qty: 3, swap_open_qty: 0 })
    expect(await costs(rest)).toEqual([{ qty: 1, cost: 2 }, { qty: 4, cost: 8 }])
    await stepped(RECEIPTS, rest, 'unPutIn')
    await stepped(RECEIPTS, two, 'unPutIn')
    expect(await told()).toMatchObject({ swapped_qty: 0, swap_open_qty: 3 })
  })
})

it('leaves every balance what its entries come to', async () => {
  expect(await wrongBalances(app)).toEqual([])
})

describe('an order in another currency', () => {
  it('has its lines in it, also once it is changed, and what comes of it costs that', async () => {
    const tin = await kit.sku('TIN')
    const items = [{ sku_id: tin, qty: 4, price: '2.5' }]
    const abroad = await made(ORDERS, { supplier_id: maker, warehouse_id: north, currency: 'USD', expect_date: '2026-01-01', items })
    const currencies = async () => (await kit.rows(`${ORDERS}/items`, ['currency'], kit.is('order_id', abroad))).map((row) => row['currency'])
    expect(await currencies()).toEqual(['USD'])
    await kit.ok(`${ORDERS}/edit`, { id: abroad, currency: 'EUR' })
    expect(await currencies()).toEqual(['EUR'])
    await kit.ok(`${ORDERS}/edit`, { id: abroad, currency: 'USD' })
    for (const transition of ['submit', 'approve', 'order']) await stepped(ORDERS, abroad, transition)
    const receipt = await receiptOf(abroad)
    await stepped(RECEIPTS, receipt, 'receive', await answers(receipt, [{ good_qty: 4, bad_qty: 0 }]))
    expect(await kit.rows('/fba/api/v1/inventory_report/batchLines', ['amount', 'doc_currency'], kit.is('doc_id', receipt)))
      .toMatchObject([{ amount: '10.0000', doc_currency: 'USD' }])
  })
})
