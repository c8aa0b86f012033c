/** Reports: rows, measures, totals, formulas, several sources, currencies, and who asks. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openWorld, sale, withoutCost, type World } from './world'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.drop())
beforeEach(() => world.clear('sale', 'month_fee', 'visit', 'exchange_rate', 'official_rate'))

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
