/** A balance that runs over a report's rows: what came before counts, no currency meets another, and pages and sorts change nothing. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { explainReport } from '../../../server/kernel/read/answer/explain.report'
import type { ListRequest, Row } from '../../../contract/wire'
import { queryModel } from './model'
import { askerOf, openWorld, sale, type World } from './world'

let world: World
beforeAll(async () => {
  world = await openWorld()
  await world.insert('sale', [
    sale({ day: '2025-02-10', amount: '100.10' }), sale({ day: '2025-03-03', amount: '-30.05' }), sale({ day: '2025-03-05', amount: '7.005' }),
    sale({ day: '2025-03-05', amount: '0.005', kind: 'refund' }), sale({ day: '2025-03-20', amount: '-1' }), sale({ day: '2025-04-02', amount: '50' }),
    sale({ shop_id: 2, day: '2025-02-28', amount: '9000', currency: 'JPY' }), sale({ shop_id: 2, day: '2025-03-05', amount: '-400', currency: 'JPY' }),
    sale({ shop_id: 3, day: '2025-02-01', amount: '5', currency: 'EUR' }),
  ])
})
afterAll(() => world.drop())

const march = { field: 'day', op: 'between' as const, value: ['2025-03-01', '2025-03-31'] }
const asked = { rows: ['day'], measures: ['amount', 'balance', 'opening'], filter: march, sort: [{ field: 'day', order: 'asc' as const }] }
const told = (answer: Awaited<ReturnType<World['report']>>, ...names: string[]) => answer.list.map((row) => names.map((name) => row[name]))

describe('running balance', () => {
  it('goes on from what came before the asked days, of each currency by itself, and closes in the totals', async () => {
    const answer = await world.report('account', asked)
    expect(told(answer, 'day', 'currency', 'amount', 'opening', 'balance')).toEqual([
      ['2025-03-03', 'USD', '-30.05', '100.10', '70.05'],
      ['2025-03-05', 'JPY', '-400', '9000', '8600'], ['2025-03-05', 'USD', '7.01', '70.05', '77.06'],
      ['2025-03-20', 'USD', '-1.00', '77.06', '76.06'],
    ])
    expect(answer.total).toBe(4)
    expect(Object.fromEntries(answer.summary!.map(({ currency, values }) => [currency, [values['amount'], values['opening'], values['balance']]]))).toEqual({
      USD: ['-24.04', '100.10', '76.06'], JPY: ['-400', '9000', '8600'], EUR: [null, '5.00', '5.00'],
    })
  })

  it('is the same over pages, in any sort, in the export, and of rows of every shop', async () => {
    const whole = await world.report('account', asked)
    const second = await world.report('account', { ...asked, page: 2, pageSize: 3 })
    expect(second.list).toEqual(whole.list.slice(3))
    const fallen = await world.report('account', { ...asked, sort: [{ field: 'balance', order: 'desc' }] })
    const place = (row: Row): number => whole.list.findIndex(({ balance }) => balance === row['balance'])
    expect(fallen.list.toSorted((a, b) => place(a) - place(b))).toEqual(whole.list)
    const shops = await world.report('account', { ...asked, rows: ['shop', 'day'] })
    expect(told(shops, 'shop', 'balance')).toEqual([['1', '70.05'], ['1', '77.06'], ['2', '8600'], ['1', '76.06']])
    expect(shops.summary).toEqual(whole.summary)
  })

  it('keeps apart what lies before the asked days within the same week, and counts from the first fact where no day begins them', async () => {
    const within = { ...march, value: ['2025-03-04', '2025-03-31'] }
    const weeks = await world.report('account', { ...asked, rows: ['week'], filter: within, measures: ['amount', 'balance', 'so_far'] })
    expect(told(weeks, 'week', 'currency', 'amount', 'balance', 'so_far')).toEqual([
      ['2025-03-17', 'USD', '-1.00', '76.06', 5], ['2025-03-03', 'JPY', '-400', '8600', 2], ['2025-03-03', 'USD', '7.01', '77.06', 4],
    ])
    const open = await world.report('account', { rows: ['month'], measures: ['balance'], sort: [{ field: 'month', order: 'asc' }] })
    expect(told(open, 'month', 'currency', 'balance').filter(([, currency]) => currency === 'USD')).toEqual([
      ['2025-02', 'USD', '100.10'], ['2025-03', 'USD', '76.06'], ['2025-04', 'USD', '126.06'],
    ])
  })

  it('stands on days of nothing too, also of what moved before them alone', async () => {
    const days = { ...march, value: ['2025-03-01', '2025-03-04'] }
    const { list } = await world.report('account', { ...asked, every: true, filter: days })
    expect(list.filter(({ currency }) => currency === 'USD').map(({ balance }) => balance)).toEqual(['100.10', '100.10', '70.05', '70.05'])
    expect(list.filter(({ currency }) => currency === 'EUR').map(({ balance }) => balance)).toEqual(['5.00', '5.00', '5.00', '5.00'])
  })

  it('is explained by the balance before and what the row brings, to the last digit', async () => {
    const request: Partial<ListRequest> = { ...asked, measures: ['amount', 'balance'] }
    const { row, steps } = await world.run((tx) => explainReport(
      { tx, model: queryModel, asker: askerOf(world.caller) }, queryModel.datasets['account']!,
      { request, column: 'balance', row: { day: '2025-03-05', currency: 'USD' } }, () => true,
    ))
    expect(row['balance']).toBe('77.06')
    expect(steps.map(({ path, words, inputs, lines }) => ({ path, words, inputs, lines }))[0]).toEqual({
      path: 'balance', words: '期初加这一行的「发生额」，从最早的数据累计', inputs: ['amount'], lines: [{ says: '期初', value: '70.05' }],
    })
  })

  it('is left out where nobody names it and rows have no time', async () => {
    const { list } = await world.report('account', { rows: ['shop'] })
    expect(Object.keys(list[0]!)).not.toContain('balance')
  })

  it.each<[string, Partial<ListRequest>]>([
    ['须有且只有一个日期', { rows: ['shop'] }],
    ['须有且只有一个日期', { rows: ['day', 'month'] }],
    ['请去掉数字条件', { filter: { and: [march, { field: 'amount', op: 'gt', value: 5 }] } }],
    ['请去掉展开', { pivot: { dimension: 'kind', measure: 'amount' } }],
    ['请去掉对比', { compare: ['previous'] }],
    ['请用一段连续的「日期」筛选', { filter: { field: 'day', op: 'in', value: ['2025-03-01', '2025-03-05'] } }],
  ])('refuses what would leave a part of its past out: %s', async (says, request) => {
    await expect(world.report('account', { ...asked, ...request })).rejects.toThrow(says)
  })
})
