/** 收发存 by warehouse: what came is counted where it came to, what left where it was, and behind each figure stand those entries alone. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type Client, type TestApp } from '../../support/app'
import { stockKit } from './kit'

let app: TestApp
let admin: Client
let north: string
let south: string
const kit = stockKit(() => admin)
const day = (offset = 0) => new Date(Date.now() + 8 * 3_600_000 + offset * 86_400_000).toISOString().slice(0, 10)
const range = { field: 'day', op: 'between', value: [day(-400), day()] }
const asked = { rows: ['warehouse', 'sku', 'year'], filter: { and: [range, { field: 'sku', op: 'eq', value: 'TIN' }] } }
const flow = async (question: object, measures: string[]) => await kit.ok('/warehouse/api/v1/stock/flow', {
  page: 1, pageSize: 50, ...question, measures,
}) as { list: Record<string, unknown>[]; summary: { values: Record<string, unknown> }[] }

/** Twenty came to the north; eight were sent south, of which five have arrived and three are under way. */
beforeAll(async () => {
  app = await startTestApp()
  admin = await app.admin()
  await kit.ok('/base/api/v1/systemConfig/save', { approve_own: true })
  north = await kit.warehouse('北仓')
  south = await kit.warehouse('南仓')
  const tin = await kit.sku('TIN')
  const items = [{ sku_id: tin, good_qty: 20 }]
  const come = await kit.move({ move_type: 'manual_in', warehouse_id: north, move_day: day(), items })
  for (const transition of ['submit', 'approve', 'finish']) await kit.ok('/warehouse/api/v1/stockMove/step', { id: come, transition })
  const sent = await kit.transfer({ out_wh_id: north, in_wh_id: south, items: [{ sku_id: tin, quantity: 8 }] })
  const step = (transition: string, more: object = {}) => kit.ok('/v2/warehouse/api/transfer/status', { id: sent, transition, ...more })
  for (const transition of ['submit', 'approve']) await step(transition)
  const [line] = await kit.transferItems(sent)
  await step('ship', { items: [{ id: line!['id'], out_qty: 8 }] })
  await step('receivePart', { items: [{ id: line!['id'], now_qty: 5 }] })
}, 240_000)
afterAll(() => app?.stop())

describe('goods by warehouse', () => {
  it('are counted where they came to and where they left, each warehouse with its own balance', async () => {
    const { list, summary } = await flow(asked, ['opening', 'other_in', 'transfer_in', 'in_qty', 'transfer_out', 'out_qty', 'closing', 'turnover_days'])
    const of = (warehouse: string) => list.find((row) => row['warehouse'] === warehouse)
    expect(of(north)).toMatchObject({ opening: 0, other_in: 20, transfer_in: null, transfer_out: 8, closing: 12, turnover_days: '22.5' })
    expect(of(south)).toMatchObject({ opening: 0, transfer_in: 5, in_qty: 5, out_qty: null, closing: 5, turnover_days: null })
    // Three are under way, in no warehouse.
    expect(summary[0]!.values).toMatchObject({ in_qty: 25, out_qty: 8, closing: 17 })
  })

  it('are asked of one warehouse: both of its sides, and nothing of the others', async () => {
    const here = { rows: ['sku', 'year'], filter: { and: [...asked.filter.and, { field: 'warehouse', op: 'eq', value: south }] } }
    expect((await flow(here, ['in_qty', 'out_qty', 'closing'])).list).toMatchObject([{ in_qty: 5, out_qty: null, closing: 5 }])
  })

  it('say for how many days they last at the pace of the last thirty, with the ages of what is there', async () => {
    const { list } = await kit.ok('/warehouse/api/v1/stock/places', {
      page: 1, pageSize: 50, fields: ['warehouse_id', 'all_qty', 'flow30.out_qty', 'turn_days', 'age_0_30', 'age_366'],
    }) as { list: Record<string, unknown>[] }
    // Twelve are left where eight left in thirty days: 12 × 30 ÷ 8.
    expect(list.find((row) => row['warehouse_id'] === north)).toMatchObject({ all_qty: 12, 'flow30.out_qty': 8, turn_days: '45.0', age_0_30: 12, age_366: 0 })
    expect(list.find((row) => row['warehouse_id'] === south)).toMatchObject({ all_qty: 5, 'flow30.out_qty': 0, turn_days: null, age_0_30: 5 })
  })

  it('open the entries that they were added up from', async () => {
    const { list } = await flow(asked, ['in_qty', 'out_qty'])
    const behind = async (column: string, warehouse: string) => {
      const { answer } = await kit.ok('/app/api/v1/behind', {
        call: { family: 'warehouse', call: 'stockFlow' }, column, row: list.find((row) => row['warehouse'] === warehouse),
        request: { ...asked, measures: [column] }, page: 1, pageSize: 50,
      }) as { answer: { list: Record<string, unknown>[] } }
      return answer.list.map((row) => [row['reason'], row['qty']])
    }
    expect(await behind('in_qty', south)).toEqual([['transfer_in', 5]])
    expect(await behind('out_qty', north)).toEqual([['transfer_out', 8]])
  })
})
