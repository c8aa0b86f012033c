/** What goods cost, by the documents that move them: batches, first in first out, backdating, taking back, gaps. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type Client, type TestApp } from '../../support/app'
import { costKit, wrongCosts } from './kit'

let app: TestApp
let admin: Client
let north: string
let south: string
const kit = costKit(() => admin)
beforeAll(async () => {
  app = await startTestApp()
  admin = await app.admin()
  await kit.ok('/base/api/v1/systemConfig/save', { approve_own: true })
  north = await kit.warehouse('北仓')
  south = await kit.warehouse('南仓')
}, 240_000)
afterAll(() => app?.stop())

const day = (offset = 0) => new Date(Date.now() + 8 * 3_600_000 + offset * 86_400_000).toISOString().slice(0, 10)

describe('batches', () => {
  it('are used first in first out, whatever warehouse, and add up to the cent', async () => {
    const sku = await kit.sku('FIFO')
    await kit.moved('manual_in', north, day(-5), [{ sku_id: sku, good_qty: 3, unit_cost: '3.3333' }])
    await kit.moved('manual_in', south, day(-4), [{ sku_id: sku, good_qty: 10, bad_qty: 2, unit_cost: '2' }])
    await kit.moved('manual_out', north, day(-3), [{ sku_id: sku, good_qty: 1 }])
    await kit.moved('manual_out', south, day(-2), [{ sku_id: sku, good_qty: 4 }])
    expect(await kit.batches(sku)).toEqual([
      { in: 3, used: 3, left: 0, cost: '10.00', spent: '10.00', diff: '0.00', rest: '0.00' },
      { in: 10, used: 2, left: 8, cost: '20.00', spent: '4.00', diff: '0.00', rest: '16.00' },
      { in: 2, used: 0, left: 2, cost: '4.00', spent: '0.00', diff: '0.00', rest: '4.00' },
    ])
    expect((await kit.uses(kit.is('sku_id', sku))).map(({ amount }) => amount).toSorted()).toEqual(['3.33', '4.00', '6.67'])
    expect(await wrongCosts(app)).toEqual([])
  })

  it('that come backdated are used before, and are as if they had never been once taken back', async () => {
    const sku = await kit.sku('BACK')
    await kit.moved('manual_in', north, day(-5), [{ sku_id: sku, good_qty: 5, unit_cost: '1' }])
    const out = await kit.moved('manual_out', north, day(-1), [{ sku_id: sku, good_qty: 5 }])
    const before = await kit.batches(sku)
    const early = await kit.moved('manual_in', north, day(-9), [{ sku_id: sku, good_qty: 4, unit_cost: '9' }])
    expect(await kit.uses(kit.is('doc_id', out))).toMatchObject([{ qty: 1, amount: '1.00' }, { qty: 4, amount: '36.00' }])
    expect(await kit.moveStep(early, 'unfinish')).toMatchObject({ code: 200 })
    expect(await kit.batches(sku)).toEqual(before)
    expect(await kit.moveStep(out, 'unfinish')).toMatchObject({ code: 200 })
    expect(await kit.batches(sku)).toMatchObject([{ in: 5, used: 0, rest: '5.00' }])
    expect(await wrongCosts(app)).toEqual([])
  })

  it('without cost are a gap, not nothing; so is what leaves before anything came', async () => {
    const sku = await kit.sku('GAP')
    await kit.ok('/base/api/v1/systemConfig/save', { negative_stock: true })
    const out = await kit.moved('manual_out', north, day(-3), [{ sku_id: sku, good_qty: 4 }])
    expect(await kit.uses(kit.is('doc_id', out))).toMatchObject([{ qty: 4, amount: null, missing_qty: 4, layer_id: null }])
    const incoming = await kit.moved('manual_in', north, day(-2), [{ sku_id: sku, good_qty: 3 }])
    expect(await kit.uses(kit.is('doc_id', out))).toMatchObject([{ qty: 1, missing_qty: 1 }, { qty: 3, amount: null, missing_qty: 3 }])
    await kit.moved('manual_in', north, day(-1), [{ sku_id: sku, good_qty: 3, unit_cost: '5' }])
    expect((await kit.uses(kit.is('doc_id', out))).map(({ qty, amount }) => [qty, amount]).toSorted()).toEqual([[1, '5.00'], [3, null]])
    expect(await wrongCosts(app)).toEqual([])
    expect(incoming).toBeTruthy()
    await kit.ok('/base/api/v1/systemConfig/save', { negative_stock: false })
  })

  it('that come between others and an issue which took of them are taken by it once each, whatever ends fell where', async () => {
    const sku = await kit.sku('BETWEEN')
    await kit.ok('/base/api/v1/systemConfig/save', { negative_stock: true })
    const out = await kit.moved('manual_out', north, day(-9), [{ sku_id: sku, good_qty: 10 }])
    await kit.moved('manual_in', north, day(-3), [{ sku_id: sku, good_qty: 5, unit_cost: '2' }])
    // The batch that came later is taken over the place where its piece ended before.
    const between = await kit.moved('manual_in', north, day(-5), [{ sku_id: sku, good_qty: 3, unit_cost: '1' }])
    const pieces = async () => (await kit.uses(kit.is('doc_id', out))).map(({ qty, amount }) => [qty, amount]).toSorted()
    expect(await pieces()).toEqual([[2, null], [3, '3.00'], [5, '10.00']])
    expect(await kit.batches(sku)).toMatchObject([{ in: 3, used: 3 }, { in: 5, used: 5 }])
    expect(await wrongCosts(app)).toEqual([])
    expect(await kit.moveStep(between, 'unfinish')).toMatchObject({ code: 200 })
    expect(await pieces()).toEqual([[5, null], [5, '10.00']])
    expect(await wrongCosts(app)).toEqual([])
    await kit.ok('/base/api/v1/systemConfig/save', { negative_stock: false })
  })
})
