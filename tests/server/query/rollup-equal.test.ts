import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ListRequest, Row } from '../../../contract/wire'
import { rebuildRollups } from '../../../server/kernel/kept/rollup'
import { planning } from '../../../server/kernel/read/statement/statement'
import { planReport } from '../../../server/kernel/read/plan/report'
import { queryModel } from './model'
import { askerOf, openWorld, type World } from './world'

/** The same numbers every time: a linear congruential generator (Numerical Recipes). */
function dice(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state % below
  }
}

let world: World
beforeAll(async () => {
  world = await openWorld()
  const roll = dice(7)
  const rows: Row[] = Array.from({ length: 600 }, () => {
    const shop = 1 + roll(3)
    const some = <T>(values: T[]): T => values[roll(values.length)]!
    return {
      shop_id: shop,
      day: `${some(['2024-02', '2024-12', '2025-01', '2025-02', '2025-03'])}-${String(1 + roll(28)).padStart(2, '0')}`,
      currency: shop === 2 ? 'JPY' : shop === 3 ? some(['EUR', 'CNY']) : 'USD',
      kind: some(['sales', 'refund', 'storage', 'ads', 'unknown', null]),
      msku: some(['a', 'b', 'c', null]),
      amount: some([null, (roll(2_000_000) - 1_000_000) / 100]),
      total_spend: roll(10_000) / 100,
      tiny: some([null, roll(100) / 10_000]),
      cost: roll(5000) / 100,
      clicks: some([null, roll(50)]),
      peak: some([null, roll(500)]),
    }
  })
  await world.insert('sale', rows)
  await world.insert('official_rate', ['2024-02', '2024-12', '2025-01', '2025-02', '2025-03'].flatMap((month) => [
    { stat_month: `${month}-01`, currency: 'USD', base: 'CNY', rate: '7.123456' },
    { stat_month: `${month}-01`, currency: 'JPY', base: 'CNY', rate: '0.048211' },
    ...(month === '2025-03' ? [] : [{ stat_month: `${month}-01`, currency: 'EUR', base: 'CNY', rate: '7.9' }]),
  ]))
  await world.insert('exchange_rate', [{ stat_month: '2025-02-01', currency: 'USD', rate: '7' }])
  await world.db.asOwner((tx) => rebuildRollups(tx, queryModel))
})
afterAll(() => world.drop())

function textOf(request: Partial<ListRequest>): string {
  return planReport(planning({ model: queryModel, asker: askerOf(world.caller) }), queryModel.datasets['sales']!, { page: 1, pageSize: 10, ...request }).text
}

function question(roll: (below: number) => number): Partial<ListRequest> {
  const some = <T>(values: T[]): T => values[roll(values.length)]!
  const pivot = roll(3) === 0 ? { dimension: 'kind', measure: some(['amount', 'clicks', 'rows', 'left']) } : undefined
  const dimensions = ['day', 'week', 'month', 'year', 'shop', 'site', 'msku', ...(pivot ? [] : ['kind'])]
  const filters: ListRequest['filter'][] = [
    undefined,
    { field: 'day', op: 'between', value: ['2025-01-10', '2025-03-05'] },
    { field: 'month', op: 'eq', value: '2025-02' },
    { field: 'month', op: 'in', value: ['2025-01', '2025-03'] },
    { and: [{ field: 'day', op: 'ge', value: '2025-01-01' }, { field: 'site', op: 'in', value: ['us', 'de'] }] },
    { or: [{ field: 'kind', op: 'empty', value: true }, { field: 'shop', op: 'eq', value: '2' }] },
    { and: [{ field: 'week', op: 'ge', value: '2025-01-08' }, { field: 'msku', op: 'ne', value: 'a' }] },
    { and: [{ field: 'year', op: 'eq', value: '2025' }, { field: 'rows', op: 'gt', value: 3 }] },
  ]
  const rows = [...new Set([some(dimensions), some(dimensions)])]
  return {
    rows, pivot,
    measures: ['amount', 'total_spend', 'tiny', 'cost', 'clicks', 'peak', 'rows', 'acos', 'left'],
    filter: some(filters),
    compare: some([undefined, ['previous'], ['lastYear'], ['previous', 'lastYear']]),
    currency: some(['original', 'company']),
    sort: some([
      undefined, [{ field: 'amount', order: 'desc' as const }], [{ field: 'acos', order: 'asc' as const }, { field: rows[0]!, order: 'desc' as const }],
    ]),
  }
}

describe('rollups', () => {
  it('answer every question exactly as the facts do', async () => {
    const roll = dice(42)
    const used = new Set<string>()
    for (let at = 0; at < 120; at++) {
      const asked = question(roll)
      const shopIds = roll(4) === 0 ? ['1', '3'] : null
      const { about: _facts, ...facts } = await world.report('plain_sales', asked, { shopIds })
      const { about: _rolled, ...rolled } = await world.report('sales', asked, { shopIds })
      expect({ asked, ...rolled }).toEqual({ asked, ...facts })
      expect(_rolled).toEqual(_facts)
      const text =
        planReport(
          planning({ model: queryModel, asker: askerOf(world.caller, { shopIds }) }, asked.currency), queryModel.datasets['sales']!,
          { page: 1, pageSize: 10, ...asked },
        ).text
      used.add(/rollup_sales_by_\w+/.exec(text)?.[0] ?? 'facts')
    }
    expect([...used].sort()).toEqual(['rollup_sales_by_day', 'rollup_sales_by_msku'])
  })

  it('by months and years answer every question exactly as the facts do, whole steps from them and the rest from single days', async () => {
    const roll = dice(11)
    const used = new Map<string, number>()
    const day = (): string => `20${24 + roll(2)}-${String(1 + roll(12)).padStart(2, '0')}-${String(1 + roll(28)).padStart(2, '0')}`
    for (let at = 0; at < 40; at++) {
      const [from = '', to = ''] = [day(), day()].sort()
      const days: ListRequest['filter'][] = [
        { field: 'day', op: 'between', value: [from, to] }, { field: 'day', op: 'ge', value: from }, { field: 'day', op: 'le', value: to },
        { field: 'day', op: 'between', value: ['2023-05-05', '2026-01-09'] },
      ]
      const asked = { ...question(roll), ...(roll(4) === 0 ? {} : { filter: days[roll(4)] }) }
      const coarse = roll(2) === 0 ? asked
        : { ...asked, rows: ['shop', 'msku', 'site', 'month', 'year', 'kind'].filter((row) => roll(3) === 0 && row !== asked.pivot?.dimension).slice(0, 2) }
      const sort = coarse.sort?.filter(({ field }) => ['amount', 'acos'].includes(field))
      const shopIds = roll(4) === 0 ? ['1', '3'] : null
      const request = { ...coarse, sort }
      const { about: _facts, ...facts } = await world.report('plain_sales', request, { shopIds })
      const { about: _rolled, ...rolled } = await world.report('stepped_sales', request, { shopIds })
      expect({ request, ...rolled }).toEqual({ request, ...facts })
      expect(_rolled).toEqual(_facts)
      const { text } = planReport(
        planning({ model: queryModel, asker: askerOf(world.caller, { shopIds }) }, request.currency), queryModel.datasets['stepped_sales']!,
        { page: 1, pageSize: 10, ...request },
      )
      const read = [...new Set(text.match(/rollup_stepped_sales_by_\w+|from "sale" /g))].sort().join(' ')
      used.set(read, (used.get(read) ?? 0) + 1)
    }
    for (const table of ['by_day', 'by_month', 'by_month_msku', 'by_year_msku']) {
      expect([...used.keys()].join(' '), table).toMatch(new RegExp(`rollup_stepped_sales_${table}\\b`))
    }
    // Both in one answer: whole months from the rollup, the days at its ends from the facts.
    expect([...used.keys()].some((read) => read.includes('by_month_msku') && read.includes('from "sale"'))).toBe(true)
  })

  it('are passed over where they do not know what is asked', () => {
    expect(textOf({ rows: ['shop'], measures: ['buyers'] })).not.toContain('rollup_')
    expect(textOf({ rows: ['shop'], measures: ['stock'] })).not.toContain('rollup_')
    expect(textOf({ rows: ['site'], measures: ['acos'] })).toContain('rollup_sales_by_day')
    expect(textOf({ rows: ['msku'], measures: ['acos'] })).toContain('rollup_sales_by_msku')
  })

  it('keep the sum of all values and what is unallocated equal to the measure', async () => {
    const roll = dice(3)
    for (let at = 0; at < 20; at++) {
      const asked = {
        ...question(roll), pivot: { dimension: 'kind', measure: 'amount' }, rows: [['shop', 'month', 'msku'][roll(3)]!], filter: undefined,
        sort: undefined, currency: 'original' as const,
      }
      const { list, summary } = await world.report('sales', asked)
      for (const values of [...list, ...summary.map((line) => line.values)]) {
        const cents = (key: string) => Math.round(Number(values[key] ?? 0) * 100)
        expect(['sales', 'refund', 'storage', 'ads', 'unallocated'].reduce((sum, value) => sum + cents(`amount@${value}`), 0)).toBe(cents('amount'))
        expect(cents('amount@#income') + cents('amount@#cost') + cents('amount@unallocated')).toBe(cents('amount'))
      }
    }
  })
})
