/** What is told of orders beside their documents: how prices went, what came and went back, how suppliers and buyers did. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApp, type Client, type TestApp } from '../../support/app'
import { stockKit } from '../stock/kit'
import { ORDERS, PLANS, RECEIPTS, RETURNS, today } from './paths'

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
  const third = await made(ORDERS, { supplier_id: maker, warehouse_id: north, currency: 'CNY', items: [{ sku_id: cup, qty: 10, price: '2.3' }] })
  await step(ORDERS, third, 'submit')
  // 100 at 2 and 50 at 2.2 in the year before.
  expect(await kit.rows(`${ORDERS}/items`, ['avg_price', 'low_price', 'avg_diff_amount', 'low_diff_amount'], kit.is('order_id', third)))
    .toMatchObject([{ avg_price: '2.0667', low_price: '2.0000', avg_diff_amount: '2.333', low_diff_amount: '3.00' }])
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
    'order_count', 'quantity', 'amount_total', 'received_qty', 'pass_rate', 'on_time_rate', 'return_rate', 'saved',
  ])
  expect(kpi).toMatchObject({ supplier: '杯厂', order_count: 2, quantity: 150, amount_total: '310.00', received_qty: 150, saved: '-10.00' })
  const { pass_rate: pass, on_time_rate: onTime, return_rate: returned } = kpi as Record<string, string>
  expect([pass, onTime, returned].map((rate) => Number(rate).toFixed(4))).toEqual(['0.9333', '0.6667', '0.0333'])
  const month = await scored()
  expect(Number(month['on_time_points'])).toBeCloseTo(66.7, 1)
  // 140 good less 5 that went back, of 150; each half of the total until the company says otherwise.
  expect(month).toMatchObject({ quality_points: '90.0', service_points: null, total_score: '78.3' })
  const entries = await kit.rows('/warehouse/api/v1/stock/entries', ['reason', 'qty', 'supplier_id'], kit.is('supplier_id', maker))
  expect(entries.map(({ reason, qty }) => [reason, qty])).toEqual(expect.arrayContaining([['purchase_in', 90], ['purchase_in', 10], ['purchase_return', 5]]))
})

const S = '/v2/purchase/api/supplier_score'
const FIELDS = ['on_time_points', 'quality_points', 'price_points', 'service_points', 'total_score', 'price_trend']
const scored = async () => (await kit.rows(`${S}/list`, FIELDS, kit.is('supplier_id', maker)))[0]!

it('a supplier scores by the rule of the month: its weights, its bands, and what was said of its service', async () => {
  const month = today.slice(0, 7)
  const rule = { rule_name: '新规则', start_month: month, on_time_weight: '0.4', quality_weight: '0.3', price_weight: '0.2', service_weight: '0.1' }
  expect(await kit.post(`${S}/rule/add`, { ...rule, service_weight: '0.2' })).toMatchObject({ code: 1002, msg: expect.stringContaining('100%') })
  const id = await made(`${S}/rule`, rule)
  // Dearer by 10 % in 50 of 150 pieces, of which only those have a price before: 90 points; nobody said anything of service.
  expect(await scored()).toMatchObject({ price_trend: '0.1000', price_points: '90.0', service_points: null, total_score: '79.6' })
  for (const [from_value, score] of [['90', 100], ['60', 70]] as const) await made(`${S}/band`, { rule_id: id, metric: 'on_time', from_value, score })
  await made('/v2/purchase/api/supplier_service', { supplier_id: maker, stat_month: month, score: 50 })
  // 70, 90, 90 and 50 points by 40, 30, 20 and 10 %.
  expect(await scored()).toMatchObject({ on_time_points: '70.0', service_points: '50.0', total_score: '78.0' })
  expect(await kit.post('/v2/purchase/api/supplier_service/add', { supplier_id: maker, stat_month: month, score: 60 })).toMatchObject({ code: 1005 })
  const later = new Date(Date.parse(`${month}-01`) + 40 * 86_400_000).toISOString().slice(0, 7)
  await kit.ok(`${S}/rule/edit`, { id, start_month: later })
  // A rule of a later month says nothing of this one.
  expect(await scored()).toMatchObject({ total_score: '78.3', service_points: '50.0' })
})

it('tells how long plans waited for their order, of orders that are made of plans', async () => {
  const plan = await made(PLANS, { sku: 'CUP', supplier_id: maker, warehouse_id: north, plan_qty: 10, currency: 'CNY', expect_date: '2999-01-01' })
  for (const transition of ['submit', 'approve']) await step(PLANS, plan, transition)
  await app.runtime.db.asOwner((tx) => tx.query("update purchase_plan set approve_time = approve_time - interval '36 hours' where id = $1", [plan]))
  const id = await made(ORDERS, {
    supplier_id: maker, warehouse_id: north, currency: 'CNY', items: [{ sku_id: cup, qty: 10, price: '2', plan_id: plan }],
    made_from: { way: 'plan', ids: [plan] },
  })
  for (const transition of ['submit', 'approve', 'order']) await step(ORDERS, id, transition)
  expect(await kit.rows(`${ORDERS}/items`, ['wait_hours'], kit.is('order_id', id))).toMatchObject([{ wait_hours: '36.0' }])
  const [kpi] = await report('/v2/purchase/api/purchase_kpi/list', ['supplier'], ['order_time_avg']) as { order_time_avg: string }[]
  expect(Number(kpi!.order_time_avg)).toBeCloseTo(36, 1)
})
