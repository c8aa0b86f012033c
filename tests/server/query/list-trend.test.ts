import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { answerList } from '../../../server/kernel/read/answer/lists'
import type { Tx } from '../../../server/kernel/store/connect'
import { queryModel } from './model'
import { askerOf, openWorld, sale, withoutCost, type World } from './world'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.drop())
beforeEach(async () => {
  await world.clear('sale', 'offer', 'exchange_rate')
  await world.insert('offer', [
    { shop_id: 1, code: 'a', msku: 'x', currency: 'USD', budget: '1.00' },
    { shop_id: 1, code: 'b', msku: 'none', currency: 'USD', budget: '1.00' },
    { shop_id: 2, code: 'c', msku: 'x', currency: 'JPY', budget: '1' },
    { shop_id: 3, code: 'd', msku: 'x', currency: 'EUR', budget: '1.00' },
  ])
  await world.insert('sale', [
    sale({ msku: 'x', amount: '1', total_spend: '1', clicks: 1, day: '2025-03-05' }),
    sale({ msku: 'x', amount: '4', total_spend: '1', clicks: 2, day: '2025-03-08' }),
    sale({ msku: 'x', amount: '5', clicks: 3, day: '2025-03-08', currency: 'EUR' }),
    sale({ msku: 'other', clicks: 9, day: '2025-03-09' }),
    sale({ msku: 'x', clicks: 4, day: '2025-03-07', shop_id: 2, currency: 'JPY' }),
  ])
})

const trend = { measures: ['plain_week.clicks', 'plain_week.acos'], days: 3 }

describe('the last days of the figures beside a list\'s rows', () => {
  it('stand in each row of the page, oldest first, up to the last day of the row\'s own shop', async () => {
    const { list } = await world.list('offer', { fields: ['code'], trend, sort: [{ field: 'code', order: 'asc' }] })
    expect(list.map((row) => [row['code'], row['plain_week.clicks.trend'], row['plain_week.acos.trend'], row['plain_week.clicks.trendTo']])).toEqual([
      ['a', [0, 2, 0], [null, 0.25, null], '2025-03-09'],
      ['b', [0, 0, 0], [null, null, null], '2025-03-09'],
      ['c', [0, 0, 4], [null, null, null], '2025-03-07'],
      ['d', null, null, null],
    ])
  })

  it('are those of the asked days, where the list asks for days', async () => {
    const filter = { field: 'plain.day', op: 'between' as const, value: ['2025-03-05', '2025-03-08'] }
    const { list } = await world.list('offer', {
      fields: ['code'], trend: { measures: ['plain.amount'], days: 30 }, filter: { and: [filter, { field: 'code', op: 'in', value: ['a'] }] },
    })
    expect(list).toMatchObject([{ 'plain.amount.trend': [1, 0, 0, 4], 'plain.amount.trendTo': '2025-03-08' }])
    const none = await world.list('offer', {
      fields: ['code'], trend: { measures: ['plain.amount'], days: 30 }, filter: { field: 'plain.day', op: 'ge', value: '2025-03-20' },
    })
    expect(none.list.map((row) => row['plain.amount.trend'])).toEqual([null, null, null, null])
  })

  it('are converted where the list is, and found by the row\'s own currency', async () => {
    await world.insert('exchange_rate', [{ stat_month: '2025-03-01', currency: 'USD', rate: '7' }, { stat_month: '2025-03-01', currency: 'EUR', rate: '8' }])
    const asked = { fields: ['code', 'budget'], trend: { measures: ['plain_week.amount'], days: 2 }, filter: { field: 'code', op: 'eq' as const, value: 'a' } }
    const { list } = await world.list('offer', { ...asked, currency: 'company' })
    expect(list).toMatchObject([{ code: 'a', currency: 'CNY', 'plain_week.amount.trend': [28, 0], 'plain_week.amount.trendTo': '2025-03-09' }])
    expect((await world.list('offer', asked)).list).toMatchObject([{ currency: 'USD', 'plain_week.amount.trend': [4, 0] }])
  })

  it('cost one statement, however many rows there are, and none of them where nothing is asked', async () => {
    await world.insert('offer', Array.from({ length: 40 }, (_none, at) => ({ shop_id: 1, code: `m${at}`, msku: 'x', currency: 'USD', budget: '1.00' })))
    const [few, many] = [await statements(1), await statements(44)]
    expect(many).toBe(few)
    const { list } = await world.list('offer', { fields: ['code'] })
    expect(list.every((row) => !Object.keys(row).some((path) => path.includes('trend')))).toBe(true)
  })

  it('are refused for what is no figure, is hidden, or is too long', async () => {
    const asking = (measures: string[], days = 7) => world.list('offer', { trend: { measures, days } }, withoutCost)
    await expect(asking(['budget'])).rejects.toMatchObject({ status: 400 })
    await expect(asking(['plain_week.nothing'])).rejects.toMatchObject({ status: 400 })
    await expect(asking(['plain_week.cost'])).rejects.toMatchObject({ status: 400 })
    await expect(asking(['plain_week.clicks'], 365)).rejects.toThrow('走势可以看 2 到 92 天')
    expect((await asking(['plain_week.clicks'])).list).toHaveLength(4)
  })
})

/** How many statements one such list is answered with. */
async function statements(pageSize: number): Promise<number> {
  let count = 0
  await world.db.withCompany(world.caller, (tx) => {
    const counted: Tx = {
      ...tx,
      query: (text, values) => {
        count += 1
        return tx.query(text, values)
      },
    }
    const reading = { tx: counted, model: queryModel, asker: askerOf(world.caller) }
    return answerList(reading, queryModel.entities['offer']!, { page: 1, pageSize, fields: ['code'], trend })
  }, { readOnly: true })
  return count
}
