import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openWorld, sale, withoutCost, type World } from './world'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.drop())
beforeEach(() => world.clear('sale', 'month_fee', 'visit', 'exchange_rate', 'official_rate'))

const march = { field: 'day', op: 'between' as const, value: ['2025-03-01', '2025-03-31'] }

describe('rows, measures and totals', () => {
  it('groups by dimensions and by currency, and totals each currency for itself', async () => {
    await world.insert('sale', [
      sale({ amount: '10.10', total_spend: '1', clicks: 5 }),
      sale({ amount: '20.20', total_spend: '3', day: '2025-03-09', clicks: 7 }),
      sale({ shop_id: 2, amount: '99999999999999', currency: 'JPY' }),
      sale({ shop_id: 2, amount: '99999999999999', currency: 'JPY' }),
    ])
    const answer =
      await world.report('plain_sales', { rows: ['shop', 'month'], measures: ['amount', 'acos', 'clicks', 'rows'], sort: [{ field: 'shop', order: 'asc' }] })
    expect(answer.list).toEqual([
      { shop: '1', month: '2025-03', currency: 'USD', amount: '30.30', acos: '0.132013', clicks: 12, rows: 2 },
      { shop: '2', month: '2025-03', currency: 'JPY', amount: '199999999999998', acos: null, clicks: null, rows: 2 },
    ])
    expect(answer.total).toBe(2)
    expect(answer.summary).toEqual([
      { currency: 'JPY', values: { amount: '199999999999998', acos: null, clicks: null, rows: 2 } },
      { currency: 'USD', values: { amount: '30.30', acos: '0.132013', clicks: 12, rows: 2 } },
    ])
    const { converted, ...about } = answer.about ?? {}
    expect(about).toEqual({ basis: '按成交日', zone: '站点时间', dataUntil: '2025-03-01', shops: [{ shop: '日本店', until: '2025-03-01' }] })
    expect(converted?.missingRates).toEqual(['2025-03 JPY', '2025-03 USD'])
  })

  it('counts distinct buyers and takes the last stock for each group and again for the whole', async () => {
    await world.insert('sale', [
      sale({ buyer: 'a', stock: 5, msku: 'x', day: '2025-03-01' }),
      sale({ buyer: 'a', stock: 4, msku: 'x', day: '2025-03-02' }),
      sale({ buyer: 'a', stock: 9, msku: 'y', day: '2025-03-02' }),
      sale({ buyer: 'b', stock: 7, msku: 'z', day: '2025-03-01' }),
      sale({ shop_id: 2, buyer: 'a', stock: 30, msku: 'x', day: '2025-02-28', currency: 'USD' }),
    ])
    const answer = await world.report('plain_sales', { rows: ['msku'], measures: ['buyers', 'stock'], sort: [{ field: 'msku', order: 'asc' }] })
    expect(answer.list).toEqual([
      { msku: 'x', buyers: 1, stock: 34 },
      { msku: 'y', buyers: 1, stock: 9 },
      { msku: 'z', buyers: 1, stock: 7 },
    ])
    // z had no row on the last day of its shop: the whole shop's stock of that day is 4 + 9.
    expect(answer.summary).toEqual([{ currency: null, values: { buyers: 2, stock: 43 } }])
  })

  it('steps weeks from Monday and years as text', async () => {
    await world.insert('sale', [sale({ day: '2024-12-30', amount: 1 }), sale({ day: '2025-01-05', amount: 2 }), sale({ day: '2025-01-06', amount: 4 })])
    const weeks = await world.report('plain_sales', { rows: ['week'], measures: ['amount'] })
    expect(weeks.list.map((row) => [row['week'], row['amount']])).toEqual([['2025-01-06', '4.00'], ['2024-12-30', '3.00']])
    const years = await world.report('plain_sales', { rows: ['year'], measures: ['amount'] })
    expect(years.list.map((row) => [row['year'], row['amount']])).toEqual([['2025', '6.00'], ['2024', '1.00']])
  })

  it('filters by a dimension through a reference, by a measure, and pages after grouping', async () => {
    await world.insert('sale', [
      sale({ amount: 10, kind: 'sales' }),
      sale({ amount: 5, kind: 'ads' }),
      sale({ amount: 1, kind: null }),
      sale({ shop_id: 3, amount: 100, currency: 'EUR', kind: 'sales' }),
    ])
    const us = { field: 'site', op: 'eq' as const, value: 'us' }
    const big = await world.report('plain_sales', {
      rows: ['kind'], measures: ['amount', 'buyers'], filter: { and: [us, { field: 'amount', op: 'ge', value: '5' }] },
      sort: [{ field: 'amount', order: 'desc' }], pageSize: 1,
    })
    expect(big).toMatchObject({ total: 2, list: [{ kind: 'sales', amount: '10.00' }], summary: [{ currency: 'USD', values: { amount: '15.00' } }] })
    const second =
      await world.report('plain_sales', { rows: ['kind'], measures: ['amount'], filter: us, sort: [{ field: 'amount', order: 'desc' }], page: 2, pageSize: 2 })
    expect(second).toMatchObject({ total: 3, list: [{ kind: null, amount: '1.00' }] })
  })

  it('answers one row of totals where no dimension is asked for, and none where nothing is there', async () => {
    expect(await world.report('plain_sales', { rows: [], measures: ['amount'] })).toMatchObject({ list: [], total: 0, summary: [] })
    await world.insert('sale', [sale({ amount: 10 })])
    expect(await world.report('plain_sales', { measures: ['amount'] })).toMatchObject({ list: [{ amount: '10.00', currency: 'USD' }], total: 1 })
  })
})

describe('measures over a formula of the rows', () => {
  const all = ['amount', 'total_spend', 'left', 'profit', 'bounded', 'avg_cpc', 'acos']
  beforeEach(async () => {
    await world.insert('sale', [
      sale({ amount: '10.104', total_spend: '1.005', tiny: '0.0079', cost: '1', clicks: 5 }),
      sale({ amount: '1', total_spend: '1.005', tiny: '2.0079', clicks: 5 }),
      sale({ shop_id: 2, amount: '100', total_spend: '7', tiny: '0.6', clicks: 2, currency: 'JPY' }),
    ])
    await world.insert(
      'exchange_rate', [{ stat_month: '2025-03-01', currency: 'USD', rate: '7.1' }, { stat_month: '2025-03-01', currency: 'JPY', rate: '0.05' }],
    )
  })

  it('are made of amounts rounded in every line, in each currency for itself, a ratio of amounts too', async () => {
    const { list, summary } = await world.report('lined_sales', { rows: ['shop'], measures: all, sort: [{ field: 'shop', order: 'asc' }] })
    const dollars = { amount: '11.10', total_spend: '2.02', left: '7.06', profit: '10.10', bounded: '10.10', avg_cpc: '0.202', acos: '0.181982' }
    const yen = { amount: '100', total_spend: '7', left: '92', profit: '100', bounded: '99', avg_cpc: '3.5', acos: '0.0700' }
    expect(list).toMatchObject([{ shop: '1', currency: 'USD', ...dollars }, { shop: '2', currency: 'JPY', ...yen }])
    expect(summary).toMatchObject([{ currency: 'USD', values: dollars }, { currency: 'JPY', values: yen }])
    const alone = await world.report('lined_sales', { rows: [], measures: ['acos'] })
    expect(alone.summary.map(({ currency }) => currency)).toEqual(['JPY', 'USD'])
  })

  it('have one total in the company\'s currency, whatever rows they are asked by', async () => {
    const byShop = await world.report('lined_sales', { rows: ['shop'], measures: all, currency: 'company' })
    const byMonth = await world.report('lined_sales', { rows: ['month'], measures: all, currency: 'company' })
    const total = { amount: '83.84', total_spend: '14.63', left: '54.86', profit: '76.74', bounded: '76.65' }
    expect(byShop.summary).toMatchObject([{ currency: 'CNY', values: total }])
    expect(byMonth.summary).toEqual(byShop.summary)
    expect(byShop.list.reduce((sum, row) => sum + Number(row['left']), 0)).toBeCloseTo(54.86, 8)
  })

  it('say which months lack a rate for an amount in the formula', async () => {
    await world.insert('sale', [sale({ shop_id: 3, total_spend: '4', currency: 'EUR' })])
    const { about, list } =
      await world.report('lined_sales', { rows: ['shop'], measures: ['left'], currency: 'company', sort: [{ field: 'shop', order: 'asc' }] })
    expect(about?.missingRates).toEqual(['2025-03 EUR'])
    expect(list.map((row) => row['left'])).toEqual(['50.24', '4.62', null])
  })
})

describe('pivot', () => {
  beforeEach(() =>
    world.insert('sale', [
      sale({ amount: '10.01', kind: 'sales' }),
      sale({ amount: '-3.005', kind: 'refund' }),
      sale({ amount: '0.0079', kind: 'storage' }),
      sale({ amount: '7', kind: 'never_heard_of' }),
      sale({ amount: '1', kind: null }),
      sale({ amount: '5', kind: 'ads', day: '2025-02-10' }),
    ]),
  )
  const asked = { rows: ['shop'], measures: [], pivot: { dimension: 'kind', measure: 'amount' }, filter: march }

  it('makes a column of every value, folds groups, and keeps what has no value: the sum is the measure', async () => {
    const { list, summary, about } = await world.report('plain_sales', asked)
    const wanted = {
      amount: '15.0129', 'amount@sales': '10.01', 'amount@refund': '-3.005', 'amount@storage': '0.0079', 'amount@ads': null,
      'amount@#income': '7.005', 'amount@#cost': '0.0079', 'amount@unallocated': '8.00',
    }
    expect(list).toEqual([{ shop: '1', currency: 'USD', ...wanted }])
    expect(summary).toEqual([{ currency: 'USD', values: wanted }])
    expect(about?.notes).toEqual(['有「销售额」没有归到任何一种「类别」，列在未归类里'])
  })

  it('compares every value with the month before', async () => {
    await world.insert('sale', [sale({ day: '2025-04-14', amount: 1000 })])
    const { list } = await world.report('plain_sales', { ...asked, compare: ['previous'] })
    expect(list[0]).toMatchObject({
      'amount.prev': '5.00', 'amount.delta': '10.0129', 'amount.rate': '2.00258',
      'amount@ads': null, 'amount@ads.prev': '5.00', 'amount@ads.delta': '-5.00', 'amount@ads.rate': '-1',
      'amount@#cost.prev': '5.00', 'amount@#income.prev': null, 'amount@#income.rate': null,
    })
  })

  it('sorts and filters by a value and by a group', async () => {
    await world.insert('sale', [sale({ shop_id: 2, amount: 99, kind: 'refund', currency: 'JPY' })])
    const sorted = await world.report('plain_sales', { ...asked, sort: [{ field: 'amount@refund', order: 'desc' }] })
    expect(sorted.list.map((row) => row['shop'])).toEqual(['2', '1'])
    const kept = await world.report('plain_sales', { ...asked, filter: { and: [march, { field: 'amount@#income', op: 'lt', value: 50 }] } })
    expect(kept.list.map((row) => row['shop'])).toEqual(['1'])
    expect(kept.summary).toHaveLength(1)
  })

  it('refuses measures that cannot be added and dimensions without a list of values', async () => {
    await expect(world.report('plain_sales', { ...asked, pivot: { dimension: 'kind', measure: 'acos' } })).rejects.toThrow('「ACOS」不能相加')
    await expect(world.report('plain_sales', { ...asked, pivot: { dimension: 'msku', measure: 'amount' } })).rejects.toThrow('没有固定的清单')
  })
})

describe('rows of every time', () => {
  const january = { field: 'day', op: 'between' as const, value: ['2025-01-01', '2025-01-31'] }
  const asked = { rows: ['shop', 'day'], measures: ['amount', 'rows', 'acos'], filter: january, every: true, sort: [{ field: 'day', order: 'asc' as const }] }
  beforeEach(() => world.insert('sale', [
    sale({ day: '2025-01-02', amount: '5', total_spend: '1' }), sale({ day: '2025-01-04', amount: '7' }),
  ]))

  it('stand with nothing where nothing happened, from the first asked day to the day that the data goes to, and change no total', async () => {
    const { list, total, summary } = await world.report('plain_sales', asked)
    expect(list.map((row) => [row['day'], row['amount'], row['rows'], row['acos']])).toEqual([
      ['2025-01-01', '0.00', 0, null], ['2025-01-02', '5.00', 1, '0.2000'], ['2025-01-03', '0.00', 0, null], ['2025-01-04', '7.00', 1, '0.0000'],
    ])
    expect(total).toBe(4)
    const { every: _every, ...plain } = asked
    const without = await world.report('plain_sales', plain)
    expect(without.list).toHaveLength(2)
    expect(summary).toEqual(without.summary)
  })

  it('stand for weeks and months, each shop and currency for itself, page by page', async () => {
    await world.insert('sale', [sale({ shop_id: 2, day: '2025-01-20', currency: 'JPY', amount: 9 }), sale({ day: '2025-01-20', amount: 1 })])
    const weeks = await world.report('plain_sales', { ...asked, rows: ['shop', 'week'], sort: [{ field: 'week', order: 'asc' }], pageSize: 3, page: 2 })
    expect(weeks.list.map((row) => [row['shop'], row['week'], row['amount']])).toEqual([
      ['2', '2025-01-06', '0'], ['1', '2025-01-13', '0.00'], ['2', '2025-01-13', '0'],
    ])
    const months = await world.report('plain_sales', { ...asked, rows: ['month'], filter: { ...january, value: ['2024-12-01', '2025-02-28'] } })
    expect(months.list.map((row) => row['month'])).toContain('2024-12')
  })

  it('hold values as columns, and those that lack one stay missing', async () => {
    const { list } = await world.report('plain_sales', { ...asked, pivot: { dimension: 'kind', measure: 'amount' } })
    expect(list[0]).toMatchObject({ day: '2025-01-01', amount: '0.00', 'amount@unallocated': null })
    expect(list[1]).toMatchObject({ day: '2025-01-02', amount: '5.00' })
  })

  it('are none where the range has no end, no first day, or no data', async () => {
    await world.clear('sale')
    expect((await world.report('plain_sales', asked)).list).toEqual([])
    await world.insert('sale', [sale({ day: '2025-01-02' })])
    const { list } = await world.report('plain_sales', { ...asked, filter: { field: 'day', op: 'le', value: '2025-01-31' } })
    expect(list).toHaveLength(1)
  })
})

describe('figures across by time', () => {
  const days = (from: string, to: string) => ({ field: 'day', op: 'between' as const, value: [from, to] })
  const across = (dimension: string, from: string, to: string) => ({
    rows: ['msku'], measures: [], pivot: { dimension, measure: 'amount' }, filter: days(from, to), sort: [{ field: 'msku', order: 'asc' as const }],
  })
  const columns = (row: Record<string, unknown> | undefined): Record<string, unknown> => (
    Object.fromEntries(Object.entries(row ?? {}).filter(([key]) => key.includes('@')))
  )
  beforeEach(() => world.insert('sale', [
    sale({ msku: 'x', day: '2024-12-30', amount: '1.10' }), sale({ msku: 'x', day: '2025-01-01', amount: '2' }),
    sale({ msku: 'y', day: '2025-01-01', amount: '4.05' }), sale({ msku: 'y', day: '2025-01-06', amount: '8' }),
  ]))

  it('stand under every day of the range, those without any too, and add up to the row and to the total', async () => {
    const { list, summary, about } = await world.report('plain_sales', across('day', '2024-12-30', '2025-01-01'))
    expect(list.map(columns)).toEqual([
      { 'amount@2024-12-30': '1.10', 'amount@2024-12-31': null, 'amount@2025-01-01': '2.00' },
      { 'amount@2024-12-30': null, 'amount@2024-12-31': null, 'amount@2025-01-01': '4.05' },
    ])
    expect(list.map((row) => row['amount'])).toEqual(['3.10', '4.05'])
    expect(summary[0]?.values).toEqual({ amount: '7.15', 'amount@2024-12-30': '1.10', 'amount@2024-12-31': null, 'amount@2025-01-01': '6.05' })
    expect(about?.notes).toBeUndefined()
  })

  it('stand under weeks by their Mondays, months and years', async () => {
    const of = async (step: string) => columns((await world.report('plain_sales', across(step, '2024-12-31', '2025-01-06'))).list[1])
    expect(await of('week')).toEqual({ 'amount@2024-12-30': '4.05', 'amount@2025-01-06': '8.00' })
    expect(await of('month')).toEqual({ 'amount@2024-12': null, 'amount@2025-01': '12.05' })
    expect(await of('year')).toEqual({ 'amount@2024': null, 'amount@2025': '12.05' })
  })

  it('may be ratios of sums: each time and the total for itself', async () => {
    const asked = { ...across('day', '2024-12-30', '2025-01-01'), pivot: { dimension: 'day', measure: 'acos' } }
    await world.clear('sale')
    const sold = (msku: string, total_spend: string) => sale({ msku, day: '2024-12-30', amount: 10, total_spend })
    await world.insert('sale', [sold('x', '1'), sold('y', '3')])
    const { list, summary } = await world.report('plain_sales', asked)
    expect(list.map((row) => [row['acos@2024-12-30'], row['acos@2025-01-01']])).toEqual([['0.1000', null], ['0.3000', null]])
    expect(summary[0]?.values).toMatchObject({ acos: '0.2000', 'acos@2024-12-30': '0.2000', 'acos@2024-12-31': null })
  })

  it('are compared day by day with the days before, and sorted by one of them', async () => {
    const asked = across('day', '2025-01-05', '2025-01-06')
    await world.insert('sale', [sale({ msku: 'z', day: '2025-01-04', amount: 5 }), sale({ msku: 'z', day: '2025-01-09', amount: 5 })])
    const { list } = await world.report('plain_sales', { ...asked, compare: ['previous'], sort: [{ field: 'amount@2025-01-06', order: 'desc' }] })
    expect(list.map((row) => row['msku'])).toEqual(['y', 'z'])
    expect(list[1]).toMatchObject({ 'amount@2025-01-06': null, 'amount@2025-01-06.prev': '5.00', 'amount@2025-01-05.prev': null })
  })

  it('are refused without a first day, and where there would be more columns than one can read', async () => {
    const asked = across('day', '2025-01-01', '2025-12-31')
    await expect(world.report('plain_sales', asked)).rejects.toThrow('最多 106 列，所选日期有 365 列：请缩短日期范围，或改为按周、按月')
    const open = { ...asked, filter: { field: 'day', op: 'le' as const, value: '2025-01-31' } }
    await expect(world.report('plain_sales', open)).rejects.toThrow('需要日期范围')
    await expect(world.report('plain_sales', { ...asked, pivot: { dimension: 'month', measure: 'buyers' } })).rejects.toThrow('「买家数」不能相加')
  })
})

/** A day after those asked for: what is compared is over. */
const later = () => sale({ day: '2025-04-14', amount: 1000 })

describe('comparison', () => {
  it('compares a whole month with the whole month before, whatever their lengths', async () => {
    await world.insert('sale', [
      sale({ day: '2024-03-31', amount: 7 }),
      sale({ day: '2024-02-29', amount: 20 }),
      sale({ day: '2024-02-01', amount: 1 }),
      sale({ day: '2024-01-31', amount: 1000 }),
      sale({ day: '2023-03-31', amount: 3 }),
    ])
    const answer = await world.report('plain_sales', {
      rows: ['shop'], measures: ['amount'], filter: { field: 'day', op: 'between', value: ['2024-03-01', '2024-03-31'] }, compare: ['previous', 'lastYear'],
    })
    expect(answer.list).toEqual([{
      shop: '1', currency: 'USD', amount: '7.00', 'amount.prev': '21.00', 'amount.delta': '-14.00', 'amount.rate': '-0.666667',
      'amount.lastYear': '3.00', 'amount.lastYearDelta': '4.00', 'amount.lastYearRate': '1.333333',
    }])
  })

  it('shows rows that only the earlier period has, and totals them', async () => {
    await world.insert('sale', [sale({ amount: 10, msku: 'new' }), sale({ amount: 4, msku: 'gone', day: '2025-02-03' }), later()])
    const answer = await world.report('plain_sales', {
      rows: ['msku'], measures: ['amount', 'rows'], filter: march, compare: ['previous'], sort: [{ field: 'amount.delta', order: 'desc' }],
    })
    expect(answer.list).toMatchObject([
      { msku: 'new', amount: '10.00', 'amount.prev': null, 'amount.delta': '10.00', 'amount.rate': null, rows: 1, 'rows.prev': 0 },
      { msku: 'gone', amount: null, 'amount.prev': '4.00', 'amount.delta': '-4.00', 'amount.rate': '-1', rows: 0, 'rows.prev': 1 },
    ])
    expect(answer).toMatchObject({ total: 2, summary: [{ currency: 'USD', values: { amount: '10.00', 'amount.prev': '4.00', 'amount.rate': '1.5' } }] })
  })

  it('lines days up with those of the month before; the last days of a long month meet on the last of a short one', async () => {
    await world.insert('sale', [
      sale({ day: '2025-02-03', amount: 3 }), sale({ day: '2025-01-03', amount: 1 }), sale({ day: '2025-01-29', amount: 10 }),
      sale({ day: '2025-01-31', amount: 20 }), later(),
    ])
    const { list, summary } = await world.report('plain_sales', {
      rows: ['day'], measures: ['amount'], filter: { field: 'month', op: 'eq', value: '2025-02' }, compare: ['previous'],
      sort: [{ field: 'day', order: 'asc' }],
    })
    expect(list.map((row) => [row['day'], row['amount'], row['amount.prev']])).toEqual([['2025-02-03', '3.00', '1.00'], ['2025-02-28', null, '30.00']])
    expect(summary[0]?.values).toMatchObject({ amount: '3.00', 'amount.prev': '31.00' })
  })

  it('compares days that are no whole month with as many days right before', async () => {
    await world.insert('sale', [sale({ day: '2025-03-10', amount: 8 }), sale({ day: '2025-03-04', amount: 2 }), sale({ day: '2025-03-03', amount: 100 })])
    const { list } = await world.report('plain_sales', {
      rows: ['day'], measures: ['amount'], filter: { field: 'day', op: 'between', value: ['2025-03-10', '2025-03-15'] }, compare: ['previous'],
    })
    expect(list).toMatchObject([{ day: '2025-03-10', amount: '8.00', 'amount.prev': '2.00' }])
  })

  it('compares each month with the one before where no days are asked for, and makes up no month', async () => {
    await world.insert('sale', [sale({ day: '2025-01-31', amount: 1 }), sale({ day: '2025-02-28', amount: 2 }), sale({ day: '2025-04-01', amount: 4 })])
    const { list } = await world.report('plain_sales', { rows: ['month'], measures: ['amount'], compare: ['previous'] })
    expect(list.map((row) => [row['month'], row['amount'], row['amount.prev']])).toEqual([
      ['2025-04', '4.00', null], ['2025-02', '2.00', '1.00'], ['2025-01', '1.00', null],
    ])
  })

  it('compares with nothing where the earlier days would lie before the calendar', async () => {
    await world.insert('sale', [{ id: 1, shop_id: 1, msku: 'a', day: '2025-03-01', currency: 'USD', amount: '1' }])
    for (const value of [['0001-01-01', '9999-12-31'], ['0001-01-01', '0001-06-30'], ['0001-01-05', '9999-12-30'], ['0001-02-03', '9999-12-31']]) {
      const { about } = await world.report('plain_sales', {
        rows: ['shop'], measures: ['amount'], filter: { field: 'day', op: 'between', value }, compare: ['previous', 'lastYear'],
      })
      expect(about?.notes).toContain('没有选定完整的日期范围，无法与往期比较')
    }
    const beyond = await world.report('plain_sales', {
      rows: ['shop'], measures: ['amount'], filter: { field: 'day', op: 'gt', value: '9999-12-31' }, compare: ['previous'],
    })
    expect(beyond.list).toEqual([])
  })

  it('says so where there is nothing to compare with', async () => {
    await world.insert('sale', [sale({ amount: 1 })])
    const { list, about } = await world.report('plain_sales', { rows: ['shop'], measures: ['amount'], compare: ['previous'] })
    expect(list).toEqual([{ shop: '1', currency: 'USD', amount: '1.00', 'amount.prev': null, 'amount.delta': null, 'amount.rate': null }])
    expect(about?.notes).toEqual(['没有选定完整的日期范围，无法与往期比较'])
  })
})

describe('several sources', () => {
  it('lines up a month of reports with the charge of the month after, whichever side is missing', async () => {
    await world.insert('month_fee', [
      { shop_id: 1, stat_month: '2025-01-01', currency: 'USD', est_fee: '10.0079' },
      { shop_id: 1, stat_month: '2025-01-01', currency: 'USD', est_fee: '0.0010' },
      { shop_id: 1, stat_month: '2025-03-01', currency: 'USD', est_fee: '5' },
    ])
    await world.insert('sale', [
      sale({ day: '2025-02-09', kind: 'storage', amount: '-10.01' }),
      sale({ day: '2025-02-09', kind: 'ads', amount: '-77' }),
      sale({ day: '2025-03-31', kind: 'storage', amount: '-4' }),
    ])
    await world.insert('visit', [{ shop_id: 1, day: '2025-01-20', sessions: 12 }])
    const measures = ['est_fee', 'rounded', 'charged', 'difference', 'charge_rows', 'sessions']
    const { list, summary } = await world.report('fee_check', { rows: ['shop', 'month'], measures, sort: [{ field: 'month', order: 'asc' }] })
    expect(list).toEqual([
      {
        shop: '1', month: '2025-01', currency: 'USD', est_fee: '10.0089', rounded: '10.01', charged: '-10.01', difference: '0.00', charge_rows: 1,
        sessions: 12,
      },
      { shop: '1', month: '2025-02', currency: 'USD', est_fee: null, rounded: null, charged: '-4.00', difference: '-4.00', charge_rows: 1, sessions: null },
      { shop: '1', month: '2025-03', currency: 'USD', est_fee: '5.0000', rounded: '5.00', charged: null, difference: '5.00', charge_rows: 0, sessions: null },
    ])
    expect(summary[0]?.values).toMatchObject({ est_fee: '15.0089', charged: '-14.01', charge_rows: 2, sessions: 12 })
    const both = await world.report('fee_check', { rows: ['shop', 'month'], measures: ['settled'], sort: [{ field: 'month', order: 'asc' }] })
    expect(both.list.map((row) => row['settled'])).toEqual(['0.00', null, null])
    expect(both.summary[0]?.values).toMatchObject({ settled: '0.00' })
    const january = await world.report('fee_check', { rows: ['month'], measures, filter: { field: 'month', op: 'eq', value: '2025-01' } })
    expect(january).toMatchObject({ total: 1, list: [{ month: '2025-01', difference: '0.00' }] })
  })
})

describe('company currency', () => {
  it('converts by the rate of each row’s month, the company’s own before the official one', async () => {
    await world.insert('official_rate', [
      { stat_month: '2025-02-01', currency: 'USD', base: 'CNY', rate: '7' },
      { stat_month: '2025-03-01', currency: 'USD', base: 'CNY', rate: '7.1' },
      { stat_month: '2025-03-01', currency: 'JPY', base: 'CNY', rate: '0.05' },
      { stat_month: '2025-03-01', currency: 'USD', base: 'USD', rate: '1' },
    ])
    await world.insert('exchange_rate', [{ stat_month: '2025-03-01', currency: 'USD', rate: '7.2' }])
    await world.insert('sale', [
      sale({ day: '2025-02-01', amount: '10', total_spend: '1' }),
      sale({ day: '2025-03-01', amount: '10.01', total_spend: '1' }),
      sale({ day: '2025-03-01', amount: '1000', shop_id: 2, currency: 'JPY' }),
      sale({ day: '2025-03-01', amount: '3', shop_id: 3, currency: 'CNY' }),
    ])
    const answer = await world.report('plain_sales', { rows: ['month'], measures: ['amount', 'acos', 'rows'], currency: 'company' })
    expect(answer.list).toEqual([
      { month: '2025-03', currency: 'CNY', amount: '125.07', acos: '0.057568', rows: 3 },
      { month: '2025-02', currency: 'CNY', amount: '70.00', acos: '0.1000', rows: 1 },
    ])
    expect(answer.summary).toEqual([{ currency: 'CNY', values: { amount: '195.07', acos: '0.072794', rows: 4 } }])
    expect(answer.about?.missingRates).toBeUndefined()
  })

  it('shows no amount that a missing rate makes short, and names the month', async () => {
    await world.insert('official_rate', [{ stat_month: '2025-03-01', currency: 'USD', base: 'CNY', rate: '7' }])
    await world.insert('sale', [
      sale({ amount: 1 }), sale({ amount: 5, shop_id: 3, currency: 'EUR', day: '2025-02-01' }),
      sale({ amount: 0, shop_id: 3, currency: 'EUR', day: '2025-01-01' }),
    ])
    const answer =
      await world.report('plain_sales', { rows: ['shop'], measures: ['amount', 'rows'], currency: 'company', sort: [{ field: 'amount', order: 'desc' }] })
    expect(answer.list).toMatchObject([{ shop: '1', amount: '7.00' }, { shop: '3', amount: null, rows: 2 }])
    expect(answer.summary[0]?.values).toMatchObject({ amount: null, rows: 3 })
    expect(answer.about?.missingRates).toEqual(['2025-02 EUR'])
    // The company's own currency stands first, then those that have a rate.
    await world.insert('sale', [sale({ amount: 2, currency: 'CNY' })])
    const lines = await world.report('plain_sales', { rows: [], measures: ['amount'] })
    expect(lines.summary.map(({ currency }) => currency)).toEqual(['CNY', 'USD', 'EUR'])
    // Below them stands what all are worth: nothing, where one lacks its rate, instead of a sum that is short.
    expect(lines.about?.converted).toEqual({ currency: 'CNY', values: { amount: null }, converted: true, missingRates: ['2025-02 EUR'] })
  })
})

describe('totals in several currencies', () => {
  const asked = { rows: ['shop'], measures: ['amount', 'rows'] }
  beforeEach(async () => {
    await world.insert(
      'official_rate',
      [{ stat_month: '2025-03-01', currency: 'USD', base: 'CNY', rate: '7' }, { stat_month: '2025-03-01', currency: 'AUD', base: 'CNY', rate: '5' }],
    )
    await world.insert('sale', [sale({ amount: '10.01' }), sale({ amount: 3, shop_id: 3, currency: 'CNY' }), sale({ amount: 2, shop_id: 2, currency: 'AUD' })])
  })

  it('are told once more in the company\'s currency, as the same question in it has them', async () => {
    const own = await world.report('plain_sales', asked)
    const company = await world.report('plain_sales', { ...asked, currency: 'company' })
    expect(own.about?.converted).toEqual({ ...company.summary[0], converted: true })
    expect(own.about?.converted?.values).toEqual({ amount: '83.07', rows: 3 })
    expect(company.about?.converted).toBeUndefined()
    const one = await world.report('plain_sales', { ...asked, filter: { field: 'shop', op: 'eq', value: '1' } })
    expect(one.about?.converted).toBeUndefined()
    // A condition on amounts as shown would leave other rows than one on converted amounts.
    const few = await world.report('plain_sales', { ...asked, filter: { field: 'amount', op: 'gt', value: 2.5 } })
    expect(few.about?.converted).toBeUndefined()
  })

  it('begin with the company\'s own, in a row for each currency as well', async () => {
    const { list, summary } = await world.report('plain_sales', { rows: [], measures: ['amount'] })
    expect(list.map((row) => row['currency'])).toEqual(['CNY', 'USD', 'AUD'])
    expect(summary.map(({ currency }) => currency)).toEqual(['CNY', 'USD', 'AUD'])
  })
})

describe('who asks', () => {
  it('answers nothing of shops the asker may not see, in rows, totals and the last day', async () => {
    await world.insert('sale', [sale({ amount: 1 }), sale({ amount: 50, shop_id: 3, currency: 'EUR', day: '2025-04-01' })])
    const answer = await world.report('plain_sales', { rows: ['shop'], measures: ['amount'] }, { shopIds: ['1'] })
    expect(answer).toMatchObject({ total: 1, summary: [{ currency: 'USD' }], about: { dataUntil: '2025-03-01' } })
    expect((await world.report('plain_sales', { rows: ['site'], measures: ['amount', 'buyers'] }, { shopIds: [] })).total).toBe(0)
  })

  it('neither shows, filters, sorts nor pivots by what is hidden, nor tells that it exists', async () => {
    await world.insert('sale', [sale({ amount: 3, cost: 2 })])
    expect(Object.keys((await world.report('plain_sales', { rows: ['shop'] }, withoutCost)).list[0] ?? {})).not.toContain('cost')
    for (const request of [
      { measures: ['cost'] }, { measures: ['profit'] }, { sort: [{ field: 'profit.prev', order: 'asc' as const }] },
      { filter: { field: 'cost', op: 'gt' as const, value: 1 } }, { pivot: { dimension: 'kind', measure: 'cost' } },
    ]) {
      await expect(world.report('plain_sales', { rows: ['shop'], ...request }, withoutCost)).rejects.toThrow(/没有字段「(cost|profit(\.prev)?)」，或没有查看它的权限/)
    }
  })

  it('refuses a dimension named twice and more dimensions than make sense, saying which and how many', async () => {
    await expect(world.report('plain_sales', { rows: ['day', 'shop', 'day'] })).rejects.toMatchObject({
      status: 400, message: expect.stringMatching(/「.+」在行里写了两次/) as string,
    })
    const seven = ['day', 'week', 'month', 'year', 'shop', 'site', 'msku']
    await expect(world.report('plain_sales', { rows: seven })).rejects.toMatchObject({ status: 400, message: expect.stringContaining('最多用 6 个维度') as string })
    await expect(world.report('plain_sales', { rows: seven.slice(1) })).resolves.toMatchObject({ total: 0 })
  })

  it('filters and sorts by the words beside the figures as words, and compares them with nothing', async () => {
    await world.insert('sale', [sale({ note: '甲', amount: '1' }), sale({ shop_id: 2, note: '乙', amount: '2' })])
    const request = { rows: ['shop'], currency: 'company' as const }
    expect((await world.report('told_sales', { ...request, filter: { field: 'note', op: 'contains', value: '甲' } })).list).toMatchObject([
      { shop: '1', note: '甲' },
    ])
    expect((await world.report('told_sales', { ...request, sort: [{ field: 'note', order: 'asc' }] })).list).toHaveLength(2)
    for (const wrong of [
      { filter: { field: 'note', op: 'gt' as const, value: 5 } }, { filter: { field: 'note.delta', op: 'gt' as const, value: 5 } },
      { sort: [{ field: 'note.rate', order: 'asc' as const }] },
    ]) {
      await expect(world.report('told_sales', { ...request, ...wrong })).rejects.toMatchObject({
        status: 400, message: expect.stringContaining('备注') as string,
      })
    }
  })

  it('refuses names and values that no dataset has', async () => {
    for (const request of [
      { rows: ['shop_id'] }, { rows: ['constructor'] }, { measures: ['amount"; drop table sale; --'] },
      { sort: [{ field: 'amount@sales', order: 'asc' as const }] },
      { filter: { field: '__proto__', op: 'eq' as const, value: 1 } }, { filter: { field: 'day', op: 'eq' as const, value: "2025-01-01'; drop" } },
      { filter: { field: 'month', op: 'eq' as const, value: '2025-13' } }, { filter: { field: 'amount', op: 'gt' as const, value: '1 or 1=1' } },
    ]) {
      await expect(world.report('plain_sales', request)).rejects.toMatchObject({ status: 400, message: expect.stringMatching(/[一-龥]/) as string })
    }
  })
})

describe('how far the data goes', () => {
  const day = (field: string, from: string, to: string) => ({ field, op: 'between' as const, value: [from, to] })

  it('is the earliest end of the sources that the figures need, tells each, and leaves out what has not happened', async () => {
    await world.insert(
      'month_fee',
      [{ shop_id: 1, stat_month: '2025-02-01', currency: 'USD', est_fee: '3' }, { shop_id: 1, stat_month: '2025-07-01', currency: 'USD', est_fee: '1' }],
    )
    await world.insert('sale', [sale({ kind: 'storage', amount: -3, day: '2025-04-10' }), sale({ amount: 9, day: '2025-12-24' })])
    const both = await world.report('fee_check', { rows: ['shop'], measures: ['est_fee', 'charged'] })
    expect(both.about).toMatchObject({ dataUntil: '2025-02-28', ends: [{ source: '月度费', until: '2025-02-28' }, { source: '销售', until: '2025-03-10' }] })
    expect((await world.report('fee_check', { rows: ['shop'], measures: ['charged'] })).about).toEqual(expect.objectContaining({ dataUntil: '2025-03-10' }))
    expect((await world.report('fee_check', { rows: ['shop'], measures: ['charged'] })).about).not.toHaveProperty('ends')
  })

  it('names a source without rows and lets it set no day, within the shops and the days that are asked for', async () => {
    await world.insert('visit', [{ shop_id: 1, day: '2025-03-05', sessions: 1 }, { shop_id: 3, day: '2025-03-20', sessions: 1 }])
    await world.insert('sale', [sale({ day: '2025-04-10', amount: 1 }), sale({ shop_id: 3, currency: 'EUR', day: '2025-04-12', amount: 1 })])
    const asked = { rows: ['shop'], measures: ['charged', 'sessions'] }
    const about = async (filter: NonNullable<Parameters<typeof world.report>[1]>['filter']) => (await world.report('fee_check', { ...asked, filter })).about
    expect(await about({ field: 'shop', op: 'eq', value: 1 })).toMatchObject({ dataUntil: '2025-03-05' })
    expect(await about({ field: 'site', op: 'in', value: ['de'] })).toMatchObject({
      dataUntil: '2025-03-12', ends: [{ until: '2025-03-12' }, { until: '2025-03-20' }],
    })
    expect(await about({ and: [{ field: 'shop', op: 'eq', value: 3 }, { field: 'month', op: 'eq', value: '2025-02' }] })).toEqual(
      expect.objectContaining({ dataUntil: null }),
    )
    const one = await about({ and: [{ field: 'shop', op: 'eq', value: 1 }, { field: 'month', op: 'eq', value: '2025-03' }] })
    expect(one).toMatchObject({ dataUntil: '2025-03-05', ends: [{ source: '销售', until: '2025-03-10' }, { source: '访问', until: '2025-03-05' }] })
    await world.clear('visit')
    // Of two shops the one that ends sooner sets the day, and is named.
    expect(await about(undefined)).toMatchObject({
      dataUntil: '2025-03-10', ends: [{ source: '销售', until: '2025-03-10' }, { source: '访问', until: null }],
      shops: [{ shop: '美国店', until: '2025-03-10' }],
    })
  })

  it('goes as far as every asked shop does that has rows on the asked days, and names those that end sooner', async () => {
    await world.insert('sale', [
      sale({ day: '2025-03-28', amount: 1 }), sale({ shop_id: 2, currency: 'JPY', day: '2025-03-10', amount: 1 }),
      sale({ shop_id: 3, currency: 'EUR', day: '2025-02-27', amount: 1 }),
      // Today is not over and tomorrow has not come: neither makes data go further.
      sale({ day: '2025-04-15', amount: 1 }), sale({ day: '2031-01-01', amount: 1 }),
    ])
    const about = async (filter?: NonNullable<Parameters<typeof world.report>[1]>['filter']) =>
      (await world.report('plain_sales', { rows: ['shop'], measures: ['amount'], ...(filter ? { filter } : {}) })).about
    const shops = [{ shop: '德国店', until: '2025-02-27' }, { shop: '日本店', until: '2025-03-10' }]
    expect(await about()).toMatchObject({ dataUntil: '2025-02-27', shops })
    // A shop without a row on the asked days sets no day, and is said all the same.
    expect(await about(march)).toMatchObject({ dataUntil: '2025-03-10', shops })
    expect(await about({ and: [march, { field: 'shop', op: 'eq', value: 1 }] })).toEqual(expect.not.objectContaining({ shops: expect.anything() }))
    expect(await about({ and: [march, { field: 'site', op: 'in', value: ['us', 'jp'] }] })).toMatchObject({
      dataUntil: '2025-03-10', shops: [{ shop: '日本店', until: '2025-03-10' }],
    })
    expect(await about({ field: 'day', op: 'eq', value: '2025-04-15' })).toMatchObject({ dataUntil: '2025-04-15' })
    const listed = await world.list('sale', { fields: ['amount'], filter: march })
    expect(listed.about).toMatchObject({ dataUntil: '2025-03-10', shops: [{ shop: '日本店', until: '2025-03-10' }] })
  })

  it('covers days that lie before the last one', async () => {
    await world.insert('sale', [sale({ amount: 1, day: '2025-03-04' }), sale({ amount: 1, day: '2025-04-01' })])
    expect((await world.report('plain_sales', { rows: ['shop'], measures: ['amount'], filter: march })).about).toMatchObject({
      dataUntil: '2025-03-31', period: { from: '2025-03-01', to: '2025-03-31' },
    })
  })

  it('ends the last thirty days of data where all sources end', async () => {
    await world.insert('sale', [sale({ amount: 1, day: '2025-03-20' }), sale({ amount: 2, day: '2025-02-18' })])
    const { about, list } =
      await world.report('plain_sales', { rows: ['shop'], measures: ['amount'], filter: { field: 'day', op: 'between', value: { is: 'data30' } } })
    expect(list[0]?.['amount']).toBe('1.00')
    expect(about).toMatchObject({ dataDay: '2025-03-20', period: { from: '2025-02-19', to: '2025-03-20' } })
  })

  it('compares a month that is not over with the same days of the month before, and says which', async () => {
    await world.insert('sale', [
      sale({ amount: 10, day: '2025-04-02' }), sale({ amount: 1, day: '2025-04-10' }),
      sale({ amount: 4, day: '2025-03-10' }), sale({ amount: 100, day: '2025-03-11' }), sale({ amount: 50, day: '2024-04-10' }),
      sale({ amount: 100, day: '2024-04-30' }),
    ])
    const april = { filter: day('day', '2025-04-01', '2025-04-30'), compare: ['previous' as const, 'lastYear' as const], measures: ['amount'] }
    const { list, about } = await world.report('plain_sales', { ...april, rows: ['shop'] })
    expect(list).toMatchObject([{ amount: '11.00', 'amount.prev': '4.00', 'amount.lastYear': '50.00' }])
    expect(about?.period).toEqual({
      from: '2025-04-01', to: '2025-04-30', until: '2025-04-10',
      compared: [{ by: 'previous', from: '2025-03-01', to: '2025-03-10' }, { by: 'lastYear', from: '2024-04-01', to: '2024-04-10' }],
    })
    const running = await world.report('plain_sales', { ...april, rows: ['shop'], filter: day('day', '2025-04-01', '2025-04-15') })
    expect(running.list).toMatchObject([{ amount: '11.00', 'amount.prev': '4.00' }])
    const months = await world.report('plain_sales', { rows: ['month'], measures: ['amount'], compare: ['previous'] })
    expect(months.list.find((row) => row['month'] === '2025-04')).toMatchObject({ amount: '11.00', 'amount.prev': '4.00' })
    const week =
      await world.report('plain_sales', { rows: ['shop'], measures: ['amount'], compare: ['previous'], filter: day('day', '2025-04-06', '2025-04-15') })
    expect(week.about?.period?.compared).toEqual([{ by: 'previous', from: '2025-03-27', to: '2025-03-31' }])
  })

  it('compares each shop with the days that it has itself, and leaves out who has none while the month is running', async () => {
    const jp = { shop_id: 2, currency: 'JPY' }
    const de = { shop_id: 3, currency: 'EUR' }
    await world.insert('sale', [
      sale({ amount: 10, day: '2025-04-10' }), sale({ amount: 4, day: '2025-03-10' }), sale({ amount: 100, day: '2025-03-11' }),
      sale({ ...jp, amount: 7, day: '2025-04-05' }), sale({ ...jp, amount: 3, day: '2025-03-05' }), sale({ ...jp, amount: 500, day: '2025-03-06' }),
      sale({ ...de, amount: 9, day: '2025-03-04' }),
    ])
    const april = { rows: ['shop'], measures: ['amount'], compare: ['previous' as const], sort: [{ field: 'shop', order: 'asc' as const }] }
    const { list, about } = await world.report('plain_sales', { ...april, filter: day('day', '2025-04-01', '2025-04-30') })
    expect(list.map((row) => [row['shop'], row['amount'], row['amount.prev']])).toEqual([['1', '10.00', '4.00'], ['2', '7', '3']])
    expect(about?.period).toMatchObject({ until: '2025-04-10', compared: [{ from: '2025-03-01', to: '2025-03-10', shopByShop: true }] })
    // Once a month is over, who had nothing in it had nothing: its earlier days are the whole month's.
    const over = await world.report('plain_sales', { ...april, filter: day('day', '2025-03-01', '2025-03-31') })
    expect(over.about?.period?.compared).toEqual([{ by: 'previous', from: '2025-02-01', to: '2025-02-28', shopByShop: true }])
  })

  it('compares no month that is not over where the facts know months alone', async () => {
    await world.insert(
      'month_fee',
      [{ shop_id: 1, stat_month: '2025-04-01', currency: 'USD', est_fee: '3' }, { shop_id: 1, stat_month: '2025-03-01', currency: 'USD', est_fee: '9' }],
    )
    const { list, about } =
      await world.report('fee_check', { rows: ['shop'], measures: ['est_fee'], compare: ['previous'], filter: { field: 'month', op: 'eq', value: '2025-04' } })
    expect(list).toMatchObject([{ est_fee: '3.0000', 'est_fee.prev': null, 'est_fee.delta': null, 'est_fee.rate': null }])
    // Days that data does not reach have nothing to compare, whatever it is known by: nothing is said of months.
    await world.insert('sale', [sale({ amount: 1, day: '2025-01-10' })])
    const later =
      await world.report('plain_sales', { rows: ['shop'], measures: ['amount'], compare: ['previous'], filter: day('day', '2025-04-01', '2025-04-10') })
    expect([later.list, later.about?.notes]).toEqual([[], undefined])
    expect(about).toMatchObject({ dataUntil: '2025-04-15', notes: ['「月度费」只按整月有数据，分不到天。这个月还没有结束，没有同样的几天可以比较：过完后再与往期比较'] })
  })
})
