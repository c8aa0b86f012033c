/** Reports laid out by values and by time: pivots, rows of every time, figures across. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { explainReport } from '../../../server/kernel/read/answer/explain.report'
import type { ListRequest } from '../../../contract/wire'
import { queryModel } from './model'
import { askerOf, openWorld, sale, type World } from './world'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.drop())
beforeEach(() => world.clear('sale', 'month_fee', 'visit', 'exchange_rate', 'official_rate'))

const march = { field: 'day', op: 'between' as const, value: ['2025-03-01', '2025-03-31'] }

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

  it('makes a column of every value that a row has, folds groups, and keeps what has no value: the sum is the measure', async () => {
    const { list, summary, about } = await world.report('plain_sales', asked)
    const wanted = {
      amount: '15.0129', 'amount@sales': '10.01', 'amount@refund': '-3.005', 'amount@storage': '0.0079',
      'amount@#income': '7.005', 'amount@#cost': '0.0079', 'amount@unallocated': '8.00',
    }
    expect(list).toEqual([{ shop: '1', currency: 'USD', ...wanted }])
    expect(summary).toEqual([{ currency: 'USD', values: { ...wanted, 'amount@ads': null } }])
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

describe('an average by day', () => {
  const asked = (from: string, to: string) => ({
    measures: ['clicks', 'daily', 'cover'], filter: { field: 'day', op: 'between' as const, value: [from, to] },
    sort: [{ field: 'clicks', order: 'desc' as const }],
  })
  // Data goes to the 10th: ten clicks of x in ten days, twenty of y in two.
  beforeEach(() => world.insert('sale', [
    sale({ msku: 'x', day: '2025-03-01', clicks: 4, stock: 9 }), sale({ msku: 'x', day: '2025-03-10', clicks: 6, stock: 30 }),
    sale({ msku: 'y', day: '2025-03-03', clicks: 20, stock: 8 }), sale({ msku: 'x', day: '2025-02-27', clicks: 6, stock: 1 }),
  ]))

  it('is over the asked days as far as data goes, not over those on which something was sold, and of the whole in the total', async () => {
    const { list, summary } = await world.report('daily_sales', { ...asked('2025-03-01', '2025-03-31'), rows: ['msku'] })
    expect(list.map((row) => [row['msku'], row['clicks'], row['daily'], row['cover']])).toEqual([['y', 20, '2.00', '4.0'], ['x', 10, '1.00', '30.0']])
    expect(summary[0]!.values).toMatchObject({ clicks: 30, daily: '3.00' })
    const week = await world.report('daily_sales', { ...asked('2025-03-01', '2025-03-04'), rows: ['msku'] })
    expect(week.list.map((row) => row['daily'])).toEqual(['5.00', '1.00'])
  })

  it('is over a row\'s own day, and over those days of a week or month that were asked', async () => {
    const days = await world.report('daily_sales', { ...asked('2025-03-01', '2025-03-31'), rows: ['day'] })
    expect(days.list.map((row) => [row['day'], row['daily']])).toEqual([['2025-03-03', '20.00'], ['2025-03-10', '6.00'], ['2025-03-01', '4.00']])
    // 1 and 2 March are the end of a week; the 10th is all that is known of the last.
    const weeks = await world.report('daily_sales', { ...asked('2025-03-01', '2025-03-31'), rows: ['week'] })
    expect(weeks.list.map((row) => [row['week'], row['daily']])).toEqual([['2025-03-03', '2.8571'], ['2025-03-10', '6.00'], ['2025-02-24', '2.00']])
    expect(weeks.summary[0]!.values['daily']).toBe('3.00')
    const months = await world.report('daily_sales', { ...asked('2025-02-20', '2025-03-31'), rows: ['month'] })
    expect(months.list.map((row) => [row['month'], row['daily']])).toEqual([['2025-03', '3.00'], ['2025-02', '0.6667']])
  })

  it('is compared with as many days before, is found by a condition, and is missing where no first day is asked', async () => {
    const { list } = await world.report('daily_sales', { ...asked('2025-03-01', '2025-03-04'), rows: ['msku'], compare: ['previous'] })
    expect(list.find((row) => row['msku'] === 'x')).toMatchObject({ daily: '1.00', 'daily.prev': '1.50', 'daily.delta': '-0.50' })
    const { filter, ...rest } = asked('2025-03-01', '2025-03-31')
    const fast = await world.report('daily_sales', { ...rest, rows: ['msku'], filter: { and: [filter, { field: 'daily', op: 'ge', value: 2 }] } })
    expect(fast.list.map((row) => row['msku'])).toEqual(['y'])
    const open = await world.report('daily_sales', { ...rest, rows: ['msku'], filter: { field: 'day', op: 'le', value: '2025-03-31' } })
    expect(open.list.map((row) => row['daily'])).toEqual([null, null])
  })

  it('says in words what it is divided by, and is refused across by time', async () => {
    const request = { page: 1, pageSize: 20, rows: ['msku'], ...asked('2025-03-01', '2025-03-31') } as ListRequest
    const told = await world.run((tx) => explainReport(
      { tx, model: queryModel, asker: askerOf(world.caller) }, queryModel.datasets['daily_sales']!,
      { request, column: 'daily', row: { msku: 'x' } }, () => true,
    ))
    expect(told.steps[0]!.words).toBe('点击量 ÷ 所选的天数')
    const across = { ...request, pivot: { dimension: 'day', measure: 'daily' } }
    await expect(world.report('daily_sales', across)).rejects.toThrow('「日均」不能相加')
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

  it('stand under every day of the range, those without any in the total alone, and add up to the row and to the total', async () => {
    const { list, summary, about } = await world.report('plain_sales', across('day', '2024-12-30', '2025-01-01'))
    expect(list.map(columns)).toEqual([
      { 'amount@2024-12-30': '1.10', 'amount@2025-01-01': '2.00' }, { 'amount@2025-01-01': '4.05' },
    ])
    expect(list.map((row) => row['amount'])).toEqual(['3.10', '4.05'])
    expect(summary[0]?.values).toEqual({ amount: '7.15', 'amount@2024-12-30': '1.10', 'amount@2024-12-31': null, 'amount@2025-01-01': '6.05' })
    expect(about?.notes).toBeUndefined()
  })

  it('stand under weeks by their Mondays, months and years', async () => {
    const of = async (step: string) => columns((await world.report('plain_sales', across(step, '2024-12-31', '2025-01-06'))).list[1])
    expect(await of('week')).toEqual({ 'amount@2024-12-30': '4.05', 'amount@2025-01-06': '8.00' })
    expect(await of('month')).toEqual({ 'amount@2025-01': '12.05' })
    expect(await of('year')).toEqual({ 'amount@2025': '12.05' })
  })

  it('may be ratios of sums: each time and the total for itself', async () => {
    const asked = { ...across('day', '2024-12-30', '2025-01-01'), pivot: { dimension: 'day', measure: 'acos' } }
    await world.clear('sale')
    const sold = (msku: string, total_spend: string) => sale({ msku, day: '2024-12-30', amount: 10, total_spend })
    await world.insert('sale', [sold('x', '1'), sold('y', '3')])
    const { list, summary } = await world.report('plain_sales', asked)
    expect(list.map((row) => [row['acos@2024-12-30'], row['acos@2025-01-01']])).toEqual([['0.1000', undefined], ['0.3000', undefined]])
    expect(summary[0]?.values).toMatchObject({ acos: '0.2000', 'acos@2024-12-30': '0.2000', 'acos@2024-12-31': null })
  })

  it('are compared day by day with the days before, and sorted by one of them', async () => {
    const asked = across('day', '2025-01-05', '2025-01-06')
    await world.insert('sale', [sale({ msku: 'z', day: '2025-01-04', amount: 5 }), sale({ msku: 'z', day: '2025-01-09', amount: 5 })])
    const { list } = await world.report('plain_sales', { ...asked, compare: ['previous'], sort: [{ field: 'amount@2025-01-06', order: 'desc' }] })
    expect(list.map((row) => row['msku'])).toEqual(['y', 'z'])
    expect(list[1]).toMatchObject({ 'amount@2025-01-06': null, 'amount@2025-01-06.prev': '5.00' })
    expect(list[1]).not.toHaveProperty('amount@2025-01-05.prev')
  })

  it('are refused without a first day, and where there would be more columns than one can read', async () => {
    const asked = across('day', '2025-01-01', '2025-12-31')
    await expect(world.report('plain_sales', asked)).rejects.toThrow(
      '最多 106 列，所选日期有 365 列：请缩短日期范围，或改为按周、按月',
    )
    const open = { ...asked, filter: { field: 'day', op: 'le' as const, value: '2025-01-31' } }
    await expect(world.report('plain_sales', open)).rejects.toThrow('需要日期范围')
    await expect(world.report('plain_sales', { ...asked, pivot: { dimension: 'month', measure: 'buyers' } })).rejects.toThrow('「买家数」不能相加')
  })
})

describe('figures by hour and weekday', () => {
  const march = { field: 'day', op: 'between' as const, value: ['2025-03-08', '2025-03-10'] }
  const across = (more: Record<string, unknown> = {}) => ({ rows: ['shop'], measures: [], pivot: { dimension: 'hour',
    measure: 'amount' }, filter: march, ...more })
  const filled = (row: Record<string, unknown> | undefined): Record<string, unknown> => (
    Object.fromEntries(Object.entries(row ?? {}).filter(([key, value]) => key.includes('@') && value !== null))
  )

  it('stand under all hours of the clock of each shop, empty ones in the total, add up to it, and let the rows be weekdays', async () => {
    await world.insert('sale', [
      sale({ day: '2025-03-08', sold_at: '2025-03-08T08:30:00Z', amount: '1.10' }),
      sale({ day: '2025-03-08', sold_at: '2025-03-09T07:59:59Z', amount: 2 }),
      sale({ shop_id: 2, currency: 'JPY', day: '2025-03-08', sold_at: '2025-03-08T08:30:00Z', amount: 30 }),
    ])
    const { list, summary, about } = await world.report('plain_sales', across())
    expect(list.map(filled)).toEqual([{ 'amount@00': '1.10', 'amount@23': '2.00' }, { 'amount@17': '30' }])
    const hours = Array.from({ length: 24 }, (_none, hour) => `amount@${String(hour).padStart(2, '0')}`)
    expect(Object.keys(summary[0]?.values ?? {}).filter((key) => key.includes('@')).sort()).toEqual(hours)
    expect(summary.find(({ currency }) => currency === 'USD')?.values).toMatchObject({ amount: '3.10', 'amount@00': '1.10', 'amount@01': null })
    expect(about?.notes).toBeUndefined()
    const days = await world.report('plain_sales', across({ rows: ['weekday'], filter: { and: [march, { field: 'shop', op: 'eq', value: '1' }] } }))
    expect(days.list.map((row) => [row['weekday'], filled(row)])).toEqual([['6', { 'amount@00': '1.10', 'amount@23': '2.00' }]])
  })

  it('count the hour that occurs twice as one, and have none that the clock leaves out; the company\'s clock where the field says so', async () => {
    const at = (moment: string, day: string, more = {}) => sale({ day, sold_at: moment, booked_at: moment, amount: 1, ...more })
    await world.insert('sale', [
      at('2025-03-09T09:30:00Z', '2025-03-09'), at('2025-03-09T10:30:00Z', '2025-03-09'),
      at('2024-11-03T08:30:00Z', '2024-11-03'), at('2024-11-03T09:30:00Z', '2024-11-03'), at('2024-11-03T10:30:00Z', '2024-11-03'),
    ])
    const spring = await world.report('plain_sales', across())
    expect(filled(spring.list[0])).toEqual({ 'amount@01': '1.00', 'amount@03': '1.00' })
    const autumn = { field: 'day', op: 'eq', value: '2024-11-03' }
    expect(filled((await world.report('plain_sales', across({ filter: autumn }))).list[0])).toEqual({ 'amount@01': '2.00', 'amount@02': '1.00' })
    const booked = await world.report('plain_sales', across({ filter: autumn, pivot: { dimension: 'booked', measure: 'amount' } }))
    expect(filled(booked.list[0])).toEqual({ 'amount@16': '1.00', 'amount@17': '1.00', 'amount@18': '1.00' })
  })

  it('tell what has no moment apart, are compared, sorted and filtered, and may be ratios', async () => {
    await world.insert('sale', [
      sale({ day: '2025-03-08', amount: 5 }), sale({ day: '2025-03-08', sold_at: '2025-03-08T18:00:00Z', amount: 10, total_spend: 1 }),
      sale({ day: '2025-03-05', sold_at: '2025-03-05T18:00:00Z', amount: 4 }),
      sale({ shop_id: 3, currency: 'EUR', day: '2025-03-08', sold_at: '2025-03-08T09:00:00Z', amount: 7 }),
    ])
    const asked = across({ compare: ['previous'], sort: [{ field: 'amount@10', order: 'desc' }] })
    const { list } = await world.report('plain_sales', asked)
    expect(list.map((row) => row['shop'])).toEqual(['1', '3'])
    expect(list[0]).toMatchObject({ 'amount@10': '10.00', 'amount@10.prev': '4.00', 'amount@10.delta': '6.00', 'amount@unallocated': '5.00' })
    const kept = await world.report('plain_sales', across({ filter: { and: [march, { field: 'hour', op: 'in', value: ['10', '11'] }] } }))
    expect(kept.list.map((row) => [row['shop'], row['amount']])).toEqual([['1', '10.00'], ['3', '7.00']])
    const ratio = await world.report('plain_sales', across({ pivot: { dimension: 'hour', measure: 'acos' } }))
    expect(ratio.list[0]).toMatchObject({ 'acos@10': '0.1000' })
    expect(ratio.list[0]).not.toHaveProperty('acos@11')
    expect(ratio.summary[0]?.values).toHaveProperty('acos@23')
  })

  it('lead from a cell to the facts of its hour, and no others', async () => {
    await world.insert('sale', [
      sale({ day: '2025-03-08', sold_at: '2025-03-08T18:00:00Z', amount: 10 }), sale({ day: '2025-03-08', sold_at: '2025-03-08T19:00:00Z', amount: 3 }),
      sale({ day: '2025-03-09', sold_at: '2025-03-09T17:30:00Z', amount: 4 }),
    ])
    const request = across({ rows: ['hour'], pivot: undefined }) as Partial<ListRequest>
    const { steps } = await world.run((tx) => explainReport(
      { tx, model: queryModel, asker: askerOf(world.caller) }, queryModel.datasets['plain_sales']!,
      { request: { ...request, measures: ['amount'] }, column: 'amount', row: { hour: '10', currency: 'USD' } }, () => true,
    ))
    expect(steps[0]?.rows).toMatchObject({ entity: 'sale', count: 2 })
    expect(steps[0]?.rows?.list.map(({ amount }) => amount)).toEqual(['4.00', '10.00'])
  })
})
