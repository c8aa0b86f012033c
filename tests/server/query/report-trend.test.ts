import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openWorld, sale, withoutCost, type World } from './world'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.drop())
beforeEach(() => world.clear('sale', 'month_fee', 'visit', 'exchange_rate', 'official_rate'))

const march = { field: 'day', op: 'between' as const, value: ['2025-03-01', '2025-03-31'] }

describe('the last days of a report\'s rows', () => {
  it('stand in each row of the page, oldest first, within the asked range and up to the last day of data', async () => {
    await world.insert('sale', [
      sale({ msku: 'x', amount: '1', total_spend: '1', clicks: 1, day: '2025-03-05' }),
      sale({ msku: 'x', amount: '4', total_spend: '1', clicks: 2, day: '2025-03-08' }),
      sale({ msku: 'x', amount: '5', clicks: 3, day: '2025-03-08', currency: 'EUR' }),
      sale({ amount: '9', clicks: 9, day: '2025-03-09' }),
      sale({ msku: 'other', amount: '2', clicks: 4, day: '2025-03-07', shop_id: 2 }),
    ])
    const request = {
      rows: ['shop', 'msku'], measures: ['amount', 'acos', 'clicks'], filter: { and: [march, { field: 'shop', op: 'eq' as const, value: '1' }] },
      trend: { measures: ['amount', 'clicks', 'acos'], days: 3 },
    }
    const { list } = await world.report('plain_sales', { ...request, sort: [{ field: 'msku', order: 'asc' }, { field: 'currency', order: 'asc' }] })
    expect(list.map((row) => [row['msku'], row['currency'], row['amount.trend'], row['clicks.trend'], row['acos.trend']])).toEqual([
      ['x', 'EUR', [0, 5, 0], [0, 3, 0], [null, null, null]],
      ['x', 'USD', [0, 4, 0], [0, 2, 0], [null, 0.25, null]],
      [null, 'USD', [0, 0, 9], [0, 0, 9], [null, null, null]],
    ])
    const short = await world.report('plain_sales', {
      ...request, filter: { field: 'day', op: 'between', value: ['2025-03-08', '2025-03-09'] }, measures: ['clicks'],
      trend: { measures: ['clicks'], days: 7 }, rows: ['shop'],
    })
    expect(short.list.map((row) => row['clicks.trend'])).toEqual([[5, 9]])
  })

  it('are only of the rows on the page, and cost one statement more', async () => {
    await world.insert('sale', Array.from({ length: 30 }, (_none, at) => sale({ msku: `m${String(at).padStart(2, '0')}`, clicks: at, day: '2025-03-09' })))
    const { list } = await world.report('plain_sales', {
      rows: ['msku'], measures: ['clicks'], page: 2, pageSize: 10, sort: [{ field: 'msku', order: 'asc' }], trend: { measures: ['clicks'], days: 2 },
    })
    expect(list.map((row) => row['clicks.trend'])).toEqual(Array.from({ length: 10 }, (_none, at) => [0, at + 10]))
  })

  it('are none for rows that are days or months themselves, and refused for what is hidden or too long', async () => {
    await world.insert('sale', [sale({ clicks: 1 })])
    const { list } = await world.report('plain_sales', { rows: ['month'], measures: ['clicks'], trend: { measures: ['clicks'], days: 7 } })
    expect(list).toMatchObject([{ month: '2025-03', 'clicks.trend': null }])
    await expect(world.report('plain_sales', { rows: ['shop'], trend: { measures: ['cost'], days: 7 } }, withoutCost)).rejects.toMatchObject({ status: 400 })
    await expect(world.report('plain_sales', { rows: ['shop'], trend: { measures: ['clicks'], days: 365 } })).rejects.toThrow('走势可以看 2 到 92 天')
  })
})
