/** Reports beside earlier periods, and how far the data goes. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openWorld, sale, type World } from './world'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.drop())
beforeEach(() => world.clear('sale', 'month_fee', 'visit', 'exchange_rate', 'official_rate'))

const march = { field: 'day', op: 'between' as const, value: ['2025-03-01', '2025-03-31'] }

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
      expect.objectContaining({ dataUntil: null, newest: '2025-03-12' }),
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
