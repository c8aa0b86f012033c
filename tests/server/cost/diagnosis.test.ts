/** 成本诊断: what cannot be mended is put aside with a reason, which stays with that very row and is hidden on demand. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApp, type Client, type TestApp } from '../../support/app'
import { costKit } from './kit'

let app: TestApp
let admin: Client
let north: string
let cup: string
let lid: string
const kit = costKit(() => admin)
const REPORT = '/fba/api/v1/inventory_report'
const day = (offset = 0) => new Date(Date.now() + 8 * 3_600_000 + offset * 86_400_000).toISOString().slice(0, 10)
const open = { field: 'ignore_reason', op: 'empty', value: true }

beforeAll(async () => {
  app = await startTestApp()
  admin = await app.admin()
  await kit.ok('/base/api/v1/systemConfig/save', { approve_own: true, negative_stock: true })
  north = await kit.warehouse('北仓')
  cup = await kit.sku('CUP')
  lid = await kit.sku('LID')
}, 240_000)
afterAll(() => app?.stop())

it('goods that left without a batch, and a place below zero, are put aside one by one', async () => {
  for (const sku of [cup, lid]) await kit.moved('manual_out', north, day(-2), [{ sku_id: sku, good_qty: 3 }])
  const lacking = { field: 'layer_id', op: 'empty', value: true }
  const uses = (filter: unknown) => kit.rows(`${REPORT}/batchUses`, ['id', 'sku_id', 'qty', 'ignore_reason'], filter)
  const first = (await uses(lacking)).find((row) => row['sku_id'] === cup)!
  expect(first).toMatchObject({ qty: 3, ignore_reason: null })
  await kit.ok(`${REPORT}/useSay`, { id: first['id'], ignore_reason: '样品' })
  expect((await uses({ and: [lacking, open] })).map((row) => row['sku_id'])).toEqual([lid])
  expect(await uses({ field: 'ignore_reason', op: 'contains', value: '样品' })).toMatchObject([{ sku_id: cup }])
  // What else moves the same goods leaves the reason where it was said.
  await kit.moved('manual_out', north, day(-1), [{ sku_id: cup, good_qty: 1 }])
  expect((await uses({ and: [lacking, open, kit.is('sku_id', cup)] })).map((row) => row['qty'])).toEqual([1])

  const below = { field: 'qty', op: 'lt', value: 0 }
  const places = (filter: unknown) => kit.rows('/warehouse/api/v1/stock/balances', ['id', 'sku_id', 'qty', 'ignore_reason'], filter)
  const bins = { and: [below, kit.is('place_kind', 'bin')] }
  const place = (await places(bins)).find((row) => row['sku_id'] === lid)!
  await kit.ok('/warehouse/api/v1/stock/balanceSay', { id: place['id'], ignore_reason: '已向仓库核实' })
  expect((await places({ and: [...bins.and, open] })).map((row) => row['sku_id'])).toEqual([cup])
})

it('says a reason alone: the figures of the ledger are nobody\'s to write', async () => {
  const [use] = await kit.rows(`${REPORT}/batchUses`, ['id', 'qty'], kit.is('sku_id', lid))
  const refused = await kit.post(`${REPORT}/useSay`, { id: use!['id'], qty: 1 })
  expect(refused.code).not.toBe(200)
  expect((await kit.rows(`${REPORT}/batchUses`, ['qty'], kit.is('sku_id', lid)))[0]).toMatchObject({ qty: 3 })
})

it('a cost that waits for a rate is put aside too', async () => {
  const pen = await kit.sku('PEN')
  const priced = { warehouse_id: north, sku_id: pen, condition: 'good', qty: 5, count_day: day(-3), unit_cost: '2', currency: 'CAD' }
  expect(await kit.opening(priced)).toMatchObject({ code: 200 })
  const waiting = { and: [{ field: 'base_amount', op: 'empty', value: true }, kit.is('sku_id', pen)] }
  const lines = (filter: unknown) => kit.rows(`${REPORT}/batchLines`, ['id', 'doc_currency', 'ignore_reason'], filter)
  const [line] = await lines(waiting)
  expect(line).toMatchObject({ doc_currency: 'CAD', ignore_reason: null })
  await kit.ok(`${REPORT}/lineSay`, { id: line!['id'], ignore_reason: '等下月汇率' })
  expect(await lines({ and: [...waiting.and, open] })).toEqual([])
})
