/** Other ways to reckon than by batches: the same goods, by averages and by a fixed cost, and everything adds up in each. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readOut, type Happening } from '../../../server/modules/cost/readings'
import { startTestApp, type Client, type TestApp } from '../../support/app'
import { costKit } from './kit'

const came = (qty: number): Happening => ({ kind: 'in', qty })
const said = (id: string, amount: bigint, first: number | null = null): Happening => ({ kind: 'line', id, amount, first })
const left = (id: string, qty: number): Happening => ({ kind: 'out', id, qty })
const NOTHING = { qty: 0, amount: 0n }

describe('a reading', () => {
  it('takes the average of the moment, and the last piece takes what is left', () => {
    const happened = [came(3), said('a', 100n), left('x', 1), came(2), said('b', 50n), left('y', 2), left('z', 2), said('c', 9n)]
    const { outs, diffs } = readOut('moving_avg', [happened], NOTHING, null)
    expect([...outs]).toEqual([['x', 33n], ['y', 59n], ['z', 58n]])
    expect([...diffs]).toEqual([['c', 9n]])
  })
  it('takes one average for a whole month, of what was there and what came, whenever in it', () => {
    const month: Happening[] = [left('x', 1), came(2), said('b', 50n), left('y', 2)]
    const { outs } = readOut('month_avg', [month, [left('z', 1)]], { qty: 3, amount: 101n }, null)
    expect([...outs]).toEqual([['x', 30n], ['y', 61n], ['z', 30n]])
  })
  it('takes what one is said to cost, and what lines say beside it is a difference', () => {
    const { outs, diffs } = readOut('fixed', [[came(3), said('a', 100n, 3), said('b', 7n), left('x', 2)]], NOTHING, 30n)
    expect([[...outs], [...diffs]]).toEqual([[['x', 60n]], [['a', 10n], ['b', 7n]]])
    expect([...readOut('fixed', [[left('x', 2)]], NOTHING, null).outs]).toEqual([['x', null]])
  })
})

const REPORT = '/fba/api/v1/inventory_report'
let app: TestApp
let admin: Client
let north: string
const kit = costKit(() => admin)
const monthOf = (back: number): string => {
  const now = new Date(Date.now() + 8 * 3_600_000)
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - back, 1)).toISOString().slice(0, 7)
}
const [FIRST, LAST] = [monthOf(2), monthOf(1)]
beforeAll(async () => {
  app = await startTestApp()
  admin = await app.admin()
  await kit.ok('/base/api/v1/systemConfig/save', { approve_own: true })
  north = await kit.warehouse('北仓')
}, 240_000)
afterAll(() => app?.stop())

const reckon = (cost_method: string) => kit.post(`${REPORT}/openBatchCost`, { cost_method })
const spent = async (sku: string) => (await kit.rows(`${REPORT}/batchUses`, ['use_day', 'amount'], kit.is('sku_id', sku)))
  .toSorted((a, b) => String(a['use_day']).localeCompare(String(b['use_day'])))
  .reduce<Record<string, number>>((sums, { use_day: day, amount }) => ({ ...sums, [String(day)]: (sums[String(day)] ?? 0) + Number(amount) }), {})
const worth = async (sku: string) => (await kit.rows('/commodity/api/v1/sku/list', ['stock_value', 'cost.unit_cost'], kit.is('id', sku)))[0]

/** Cost that was said is what went out, what is left and the differences. */
async function expectWhole(sku: string): Promise<void> {
  const { rows } = await app.runtime.db.asOwner((tx) => tx.query<{ said: string; gone: string; diff: string; left: string }>(
    `select (select sum(base_amount) from cost_line where sku_id = $1)::text as said, (select sum(amount) from cost_use where sku_id = $1)::text as gone,
       (select sum(diff_amount) from cost_line where sku_id = $1)::text as diff, (select coalesce(amount, 0) from sku_cost where sku_id = $1)::text as left`,
    [sku],
  ))
  const [{ said: all, gone, diff, left: rest }] = rows as [{ said: string; gone: string; diff: string; left: string }]
  expect((Number(gone) + Number(diff) + Number(rest)).toFixed(2)).toBe(Number(all).toFixed(2))
}

describe('a company that reckons otherwise', () => {
  it('has what left, and what is there, told anew by each way, and by batches again as before', async () => {
    const cup = await kit.sku('CUP')
    await kit.moved('manual_in', north, `${FIRST}-02`, [{ sku_id: cup, good_qty: 10, unit_cost: '2' }])
    await kit.moved('manual_out', north, `${FIRST}-10`, [{ sku_id: cup, good_qty: 4 }])
    await kit.moved('manual_in', north, `${FIRST}-15`, [{ sku_id: cup, good_qty: 10, unit_cost: '4' }])
    await kit.moved('manual_out', north, `${LAST}-03`, [{ sku_id: cup, good_qty: 8 }])
    const fifo = { [`${FIRST}-10`]: 8, [`${LAST}-03`]: 20 }
    expect([await spent(cup), await worth(cup)]).toMatchObject([fifo, { stock_value: '32.00', 'cost.unit_cost': '4.0000' }])
    expect(await reckon('moving_avg')).toMatchObject({ code: 200 })
    // Six at 2 and ten at 4 are there when eight leave.
    expect([await spent(cup), await worth(cup)]).toMatchObject([{ [`${FIRST}-10`]: 8, [`${LAST}-03`]: 26 }, {
      stock_value: '26.00', 'cost.unit_cost': '3.2500' }])
    await expectWhole(cup)
    expect(await reckon('month_avg')).toMatchObject({ code: 200 })
    expect([await spent(cup), await worth(cup)]).toMatchObject([{ [`${FIRST}-10`]: 12, [`${LAST}-03`]: 24 }, { stock_value: '24.00' }])
    // A late bill raises the average of its month, and of what left after it.
    const [layer] = await kit.rows(`${REPORT}/batches`, ['id'], { and: [kit.is('sku_id', cup), { field: 'in_day', op: 'eq', value: `${FIRST}-15` }] })
    const { id: fee } = await kit.ok(`${REPORT}/feeAdd`, {
      kind: 'head', basis: 'bill', amount: '16', currency: 'CNY', apportion: '3', fee_day: `${LAST}-20`, items: [{ layer_id: layer!['id'] }],
    })
    expect(await kit.post(`${REPORT}/feeStep`, { id: fee, transition: 'post' })).toMatchObject({ code: 200 })
    expect([await spent(cup), await worth(cup)]).toMatchObject([{ [`${FIRST}-10`]: 12, [`${LAST}-03`]: 32 }, { stock_value: '32.00' }])
    await expectWhole(cup)
    await kit.ok(`${REPORT}/fixedCostAdd`, { sku_id: cup, unit_cost: '3' })
    expect(await reckon('fixed')).toMatchObject({ code: 200 })
    expect([await spent(cup), await worth(cup)]).toMatchObject([{ [`${FIRST}-10`]: 12, [`${LAST}-03`]: 24 }, {
      stock_value: '24.00', 'cost.unit_cost': '3.0000' }])
    await expectWhole(cup)
    expect(await reckon('fifo')).toMatchObject({ code: 200 })
    expect((await spent(cup))[`${FIRST}-10`]).toBe(8)
    await expectWhole(cup)
  })

  it('says so before a month is closed; then the refusal says why, and what pools are before anything came', async () => {
    expect(await kit.post(`${REPORT}/openBatchCost`, { cost_by_warehouse: true })).toMatchObject({ msg: '已经有入库的批次，不能再改是否按仓库核算' })
    const period = (await kit.rows('/fba/api/v1/settlement/checkout_list', ['id', 'month'])).find(({ month }) => String(month).startsWith(FIRST))!
    expect(await kit.post('/fba/api/v1/settlement/do_checkout', { id: period['id'], transition: 'close' })).toMatchObject({ code: 200 })
    expect((await reckon('moving_avg')).msg).toContain(`${FIRST} 及以前已经结账`)
  })
})
