/** What is told of orders beside their documents: how prices went, what came and went back, how suppliers and buyers did. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApp, type Client, type TestApp } from '../../support/app'
import { stockKit } from '../stock/kit'
import { ORDERS, RECEIPTS, RETURNS, today } from './paths'

let app: TestApp
let admin: Client
let cup: string
let north: string
let maker: string
const kit = stockKit(() => admin)
const { made } = kit
beforeAll(async () => {
  app = await startTestApp()
  admin = await app.admin()
  await kit.ok('/base/api/v1/systemConfig/save', { approve_own: true })
  cup = await kit.sku('CUP')
  north = await kit.warehouse('北仓')
  maker = await kit.supplier('杯厂')
}, 240_000)
afterAll(() => app?.stop())

const step = (path: string, id: string, transition: string, more: object = {}) => kit.ok(`${path}/status`, { id, transition, ...more })
const ordered = async (qty: number, price: string, expected: string): Promise<string> => {
  const id = await made(ORDERS, { supplier_id: maker, warehouse_id: north, currency: 'CNY', expect_date: expected, items: [{ sku_id: cup, qty, price }] })
  for (const transition of ['submit', 'approve', 'order']) await step(ORDERS, id, transition)
  return id
}
const received = async (order: string, good: number, bad: number): Promise<string> => {
  const id = await made(RECEIPTS, { order_id: order, warehouse_id: north, items: [{ sku_id: cup, notice_qty: good + bad }] })
  const [line] = await kit.rows(`${RECEIPTS}/items`, ['id'], kit.is('receipt_id', id))
  await step(RECEIPTS, id, 'receive', { items: [{ id: line!['id'], good_qty: good, bad_qty: bad }] })
  return id
}
const report = async (path: string, rows: string[], columns: string[]) => {
  const filter = { field: 'day', op: 'between', value: [today, today] }
  return (await kit.ok(path, { page: 1, pageSize: 50, rows, fields: [...rows, ...columns], filter }))['list'] as object[]
}

it('an order is compared with what its goods cost the last time, and counts from the day it is placed', async () => {
  const first = await ordered(100, '2', '2999-01-01')
  const [before] = await kit.rows(`${ORDERS}/list`, ['last_amount', 'price_diff', 'auditor', 'audit_time'], kit.is('id', first))
  expect(before).toMatchObject({ price_diff: null, auditor: expect.any(String), audit_time: expect.any(String) })
  const second = await ordered(50, '2.2', '2026-01-01')
  const [after] = await kit.rows(`${ORDERS}/list`, ['last_amount', 'diff_amount', 'price_diff'], kit.is('id', second))
  expect(after).toMatchObject({ last_amount: '100.00', diff_amount: '10.00', price_diff: expect.stringMatching(/^0\.10*$/) })
  expect(await kit.rows(`${ORDERS}/items`, ['order_day', 'supplier_id', 'last_price'], kit.is('order_id', second)))
    .toMatchObject([{ order_day: today, supplier_id: maker, last_price: '2.0000' }])
  await received(first, 90, 10)
  const late = await received(second, 50, 0)
  const back = await made(RETURNS, {
    order_id: second, warehouse_id: north, supplier_id: maker, return_method: '1', items: [{ sku_id: cup, condition: 'good', qty: 5 }],
  })
  for (const transition of ['submit', 'approve']) await step(RETURNS, back, transition)
  await step(RETURNS, back, 'finish', { out_date: today })
  const [no] = await kit.rows(`${RECEIPTS}/list`, ['receipt_no'], kit.is('id', late))
  expect(await report('/v2/purchase/api/purchase_flow/list', ['doc_no', 'supplier'], ['in_qty', 'in_amount', 'return_qty', 'return_amount', 'net_amount']))
    .toEqual(expect.arrayContaining([
      expect.objectContaining({ doc_no: no!['receipt_no'], supplier: '杯厂', in_qty: 50, in_amount: '110.00', net_amount: '110.00' }),
      expect.objectContaining({ doc_no: expect.stringMatching(/^CGTH/), return_qty: 5, return_amount: '11.00' }),
    ]))
  const [kpi] = await report('/v2/purchase/api/purchase_kpi/list', ['supplier'], [
    'order_count', 'quantity', 'amount_total', 'received_qty', 'pass_rate', 'on_time_rate', 'return_rate', 'saved', 'score_total',
  ])
  expect(kpi).toMatchObject({ supplier: '杯厂', order_count: 2, quantity: 150, amount_total: '310.00', received_qty: 150, saved: '-10.00' })
  const { pass_rate: pass, on_time_rate: onTime, return_rate: returned, score_total: score } = kpi as Record<string, string>
  expect([pass, onTime, returned].map((rate) => Number(rate).toFixed(4))).toEqual(['0.9333', '0.6667', '0.0333'])
  expect(Number(score)).toBeCloseTo(50 * 0.66667 + 50 * 0.93333 - 50 * 0.03333, 0)
  const entries = await kit.rows('/warehouse/api/v1/stock/entries', ['reason', 'qty', 'supplier_id'], kit.is('supplier_id', maker))
  expect(entries.map(({ reason, qty }) => [reason, qty])).toEqual(expect.arrayContaining([['purchase_in', 90], ['purchase_in', 10], ['purchase_return', 5]]))
})
