/**
 * Goods that went from one warehouse to another and back, where each warehouse reckons by itself, and what they were is taken back: what came back would
 * cover what had left, so that a batch would descend from itself. Its cost is not there, and is told so, until goods came from outside.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type Client, type TestApp } from '../../support/app'
import { costKit, wrongCosts } from './kit'

const REPORT = '/fba/api/v1/inventory_report'
let app: TestApp
let admin: Client
let north: string
let south: string
const kit = costKit(() => admin)
const day = (offset: number): string => new Date(Date.now() + 8 * 3_600_000 + offset * 86_400_000).toISOString().slice(0, 10)

beforeAll(async () => {
  app = await startTestApp()
  admin = await app.admin()
  await kit.ok('/base/api/v1/systemConfig/save', { approve_own: true, negative_stock: true })
  await kit.ok(`${REPORT}/openBatchCost`, { cost_by_warehouse: true })
  north = await kit.warehouse('北仓')
  south = await kit.warehouse('南仓')
}, 240_000)
afterAll(() => app?.stop())

async function send(sku: string, from: string, into: string, quantity: number): Promise<string> {
  const id = await kit.transfer({ out_wh_id: from, in_wh_id: into, items: [{ sku_id: sku, quantity }] })
  for (const step of ['submit', 'approve']) expect(await kit.transferStep(id, step)).toMatchObject({ code: 200 })
  const [line] = await kit.transferItems(id)
  expect(await kit.transferStep(id, 'ship', { items: [{ id: line!['id'], out_qty: quantity }] })).toMatchObject({ code: 200 })
  expect(await kit.transferStep(id, 'receive', { items: [{ id: line!['id'], now_qty: quantity }] })).toMatchObject({ code: 200 })
  return id
}
async function takeBack(transfer: string): Promise<void> {
  for (const step of ['unreceive', 'unreceivePart']) await kit.transferStep(transfer, step)
  expect(await kit.transferStep(transfer, 'unship')).toMatchObject({ code: 200 })
}
/** What batches of a SKU cost, by the documents that they came by. */
async function costs(sku: string): Promise<Record<string, string>> {
  const rows = await kit.rows(`${REPORT}/batches`, ['doc_id', 'doc_kind', 'cost'], { and: [kit.is('sku_id', sku), { field: 'in_qty', op: 'gt', value: 0 }] })
  return Object.fromEntries(rows.map((row) => [`${String(row['doc_kind'])} ${String(row['doc_id'])}`, Number(row['cost'] ?? 0).toFixed(2)]))
}
async function bill(sku: string, transfer: string, amount: string): Promise<void> {
  const [layer] = await kit.rows(`${REPORT}/batches`, ['id'], { and: [kit.is('sku_id', sku), kit.is('doc_id', transfer)] })
  const { id } = await kit.ok(`${REPORT}/feeAdd`, {
    kind: 'head', basis: 'bill', amount, currency: 'CNY', apportion: '3', fee_day: day(0), items: [{ layer_id: layer!['id'] }],
  })
  expect(await kit.post(`${REPORT}/feeStep`, { id, transition: 'post' })).toMatchObject({ code: 200 })
}

describe('goods sent there and back, once what they were is taken back', () => {
  it('cost what is said of them alone, and what they are made of once it is there again; taken back, nothing', async () => {
    const cup = await kit.sku('CUP')
    const came = await kit.moved('manual_in', north, day(-9), [{ sku_id: cup, good_qty: 5, unit_cost: '2' }])
    const there = await send(cup, north, south, 5)
    const back = await send(cup, south, north, 5)
    const [a, b] = [`transfer ${there}`, `transfer ${back}`]
    await bill(cup, back, '10')
    expect(await costs(cup)).toEqual({ [`stock_move ${came}`]: '10.00', [a]: '10.00', [b]: '20.00' })
    // What had left the north is now of what came back to it, which is of what had left.
    expect(await kit.moveStep(came, 'unfinish')).toMatchObject({ code: 200 })
    expect(await costs(cup)).toEqual({ [a]: '0.00', [b]: '10.00' })
    expect(await wrongCosts(app)).toEqual([])
    expect(await kit.moveStep(came, 'finish')).toMatchObject({ code: 200 })
    expect(await costs(cup)).toEqual({ [`stock_move ${came}`]: '10.00', [a]: '10.00', [b]: '20.00' })
    for (const each of [back, there]) await takeBack(each)
    expect(await kit.moveStep(came, 'unfinish')).toMatchObject({ code: 200 })
    expect(await costs(cup)).toEqual({})
    expect(await wrongCosts(app)).toEqual([])
  })

  it('keep nothing of what they had cost once that is taken back too, and they cover themselves', async () => {
    const lid = await kit.sku('LID')
    const [here, other] = [await kit.moved('manual_in', south, day(-9), [{ sku_id: lid, good_qty: 5, unit_cost: '2' }]),
      await kit.moved('manual_in', north, day(-9), [{ sku_id: lid, good_qty: 5, unit_cost: '3' }])]
    const [there, back] = [await send(lid, north, south, 5), await send(lid, south, north, 5)]
    expect(await kit.moveStep(other, 'unfinish')).toMatchObject({ code: 200 })
    expect(await costs(lid)).toEqual({ [`stock_move ${here}`]: '10.00', [`transfer ${there}`]: '10.00', [`transfer ${back}`]: '10.00' })
    expect(await kit.moveStep(here, 'unfinish')).toMatchObject({ code: 200 })
    expect(await costs(lid)).toEqual({ [`transfer ${there}`]: '0.00', [`transfer ${back}`]: '0.00' })
    expect(await wrongCosts(app)).toEqual([])
  })
})
