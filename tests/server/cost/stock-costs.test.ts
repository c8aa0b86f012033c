/** What stock is worth, on every page that tells it: one figure, out of the batches that are left. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { rebuildDerived } from '../../../server/kernel/kept/derived'
import { startTestApp, type Client, type TestApp } from '../../support/app'
import { costKit } from './kit'

let app: TestApp
let admin: Client
let north: string
let south: string
const kit = costKit(() => admin)
const day = (back: number): string => new Date(Date.now() + 8 * 3_600_000 - back * 86_400_000).toISOString().slice(0, 10)

beforeAll(async () => {
  app = await startTestApp()
  admin = await app.admin()
  await kit.ok('/base/api/v1/systemConfig/save', { approve_own: true, negative_stock: true })
  north = await kit.warehouse('北仓')
  south = await kit.warehouse('南仓')
}, 240_000)
afterAll(() => app?.stop())

const WORTH = ['cost.unit_cost', 'stock_value', 'cost.uncosted_qty', 'currency']
const worth = async (sku: string) => (await kit.rows('/commodity/api/v1/sku/list', WORTH, kit.is('id', sku)))[0]
const places = (sku: string) => kit.rows('/warehouse/api/v1/stock/balances', ['warehouse.name', 'qty', 'cost.unit_cost', 'stock_value'], {
  and: [kit.is('sku_id', sku), { field: 'place_kind', op: 'eq', value: 'bin' }, { field: 'qty', op: 'ne', value: 0 }],
})

/** What is kept is what making all of it anew comes to. */
async function expectWhole(): Promise<void> {
  const image = async () => (await app.runtime.db.asOwner((tx) => tx.query(`select md5(string_agg(t, '|' order by t)) as image from (
    select (to_jsonb(s) - 'id')::text as t from sku_cost s union all select (to_jsonb(p) - 'id')::text from place_cost p) t`))).rows
  const before = await image()
  await app.runtime.db.asOwner((tx) => rebuildDerived(tx, app.runtime.live.current.model, { companyId: app.companyId, only: ['sku_cost', 'place_cost'] }))
  expect(await image()).toEqual(before)
}

describe('what stock is worth', () => {
  it('is what is left of its batches; pieces without cost are counted apart', async () => {
    const cup = await kit.sku('CUP')
    expect(await worth(cup)).toMatchObject({ 'cost.unit_cost': null, stock_value: null, currency: 'CNY' })
    await kit.moved('manual_in', north, day(9), [{ sku_id: cup, good_qty: 3, unit_cost: '2' }])
    await kit.moved('manual_in', south, day(8), [{ sku_id: cup, good_qty: 10, unit_cost: '4' }])
    expect(await worth(cup)).toMatchObject({ 'cost.unit_cost': '3.5385', stock_value: '46.00' })
    // First in, first out over the whole company: three at 2 and two at 4 leave.
    await kit.moved('manual_out', south, day(7), [{ sku_id: cup, good_qty: 5 }])
    expect(await worth(cup)).toMatchObject({ 'cost.unit_cost': '4.0000', stock_value: '32.00', 'cost.uncosted_qty': 0 })
    expect((await places(cup)).toSorted((a, b) => Number(a['qty']) - Number(b['qty']))).toMatchObject([
      { 'warehouse.name': '北仓', qty: 3, 'cost.unit_cost': '4.0000', stock_value: '12.00' },
      { 'warehouse.name': '南仓', qty: 5, 'cost.unit_cost': '4.0000', stock_value: '20.00' },
    ])
    expect((await kit.rows('/warehouse/api/v1/stock/entries', ['qty', 'in_cost', 'out_cost'], kit.is('sku_id', cup)))
      .toSorted((a, b) => Number(a['qty']) - Number(b['qty']))).toMatchObject([
      { qty: 3, in_cost: '6.00', out_cost: '0.00' }, { qty: 5, in_cost: '0.00', out_cost: '14.00' }, { qty: 10, in_cost: '40.00', out_cost: '0.00' },
    ])
    expect((await kit.rows('/warehouse/api/v1/warehouse/list', ['name', 'stock_value'])).map((row) => [row['name'], row['stock_value']]).toSorted())
      .toEqual([['北仓', '12.00'], ['南仓', '20.00']])
    await kit.moved('manual_in', north, day(6), [{ sku_id: cup, good_qty: 2 }])
    expect(await worth(cup)).toMatchObject({ 'cost.unit_cost': '4.0000', stock_value: '32.00', 'cost.uncosted_qty': 2 })
    await expectWhole()
    // What came last costs 9 after all; then everything leaves, and one still costs what the last did.
    const bare = { and: [kit.is('sku_id', cup), { field: 'line_count', op: 'eq', value: 0 }] }
    const [batch] = await kit.rows('/fba/api/v1/inventory_report/batches', ['id'], bare)
    await kit.ok('/fba/api/v1/inventory_report/adjustAdd', { layer_id: batch!['id'], kind: 'purchase', unit_cost: '9', currency: 'CNY', reason: '补录' })
    expect(await worth(cup)).toMatchObject({ 'cost.unit_cost': '5.0000', stock_value: '50.00', 'cost.uncosted_qty': 0 })
    const out = await kit.moved('manual_out', south, day(5), [{ sku_id: cup, good_qty: 10 }])
    expect(await worth(cup)).toMatchObject({ 'cost.unit_cost': '9.0000', stock_value: null })
    await expectWhole()
    expect(await kit.moveStep(out, 'unfinish')).toMatchObject({ code: 200 })
    expect(await worth(cup)).toMatchObject({ 'cost.unit_cost': '5.0000', stock_value: '50.00' })
    await expectWhole()
  })

  it('of a bundle is that of its parts, and it can be put together as often as the scarcest part allows', async () => {
    const [tea, pot] = [await kit.sku('TEA'), await kit.sku('POT')]
    const bundle = await kit.sku('TEASET', { goods_kind: 'combo', parts: [{ part_id: tea, qty: 2 }, { part_id: pot, qty: 1 }] })
    const set = async () => (await kit.rows('/commodity/api/v1/sku/list', ['sets', 'bundle_cost'], kit.is('id', bundle)))[0]
    expect(await set()).toMatchObject({ sets: 0 })
    await kit.moved('manual_in', north, day(3), [{ sku_id: tea, good_qty: 9, unit_cost: '1.5' }, { sku_id: pot, good_qty: 5, unit_cost: '4' }])
    expect(await set()).toMatchObject({ sets: 4, bundle_cost: '7.0000' })
    await kit.moved('manual_out', north, day(2), [{ sku_id: pot, good_qty: 2 }])
    expect(await set()).toMatchObject({ sets: 3, bundle_cost: '7.0000' })
    await kit.moved('manual_out', north, day(1), [{ sku_id: pot, good_qty: 4 }])
    expect(await set()).toMatchObject({ sets: 0 })
  })
})
