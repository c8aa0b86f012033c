/** A figure of every value of a dimension beside each of them: what a share is of, whatever the rows and the conditions say. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { behindReport } from '../../../server/kernel/read/answer/behind.report'
import type { ListRequest, Row } from '../../../contract/wire'
import { queryModel } from './model'
import { askerOf, openWorld, sale, type World } from './world'

let world: World
beforeAll(async () => {
  world = await openWorld()
  await world.insert('sale', [
    sale({ day: '2025-03-03', amount: '100', kind: 'sale' }), sale({ day: '2025-03-04', amount: '60', kind: 'sale' }),
    sale({ day: '2025-03-05', amount: '40', kind: 'refund' }), sale({ day: '2025-02-01', amount: '30', kind: 'sale' }),
    sale({ day: '2025-02-02', amount: '10', kind: 'refund' }), sale({ day: '2025-02-03', amount: '60', kind: 'storage' }),
    sale({ shop_id: 2, day: '2025-03-05', amount: '900', kind: 'sale', currency: 'JPY' }),
    sale({ shop_id: 3, day: '2025-03-05', amount: '50', kind: 'sale', currency: 'EUR' }),
    sale({ shop_id: 3, day: '2025-03-06', amount: '150', kind: 'refund', currency: 'EUR' }),
  ])
})
afterAll(() => world.drop())

const march = { field: 'month', op: 'eq' as const, value: '2025-03' }
const refunds = { field: 'kind', op: 'eq' as const, value: 'refund' }
const names = ['currency', 'kind', 'amount', 'of_all', 'share'] as const
const asked: Partial<ListRequest> = { rows: ['kind'], measures: ['amount', 'of_all', 'share'], filter: march, sort: [{ field: 'amount', order: 'desc' }] }
const told = (rows: Row[], of: readonly string[] = names) => rows.map((row) => of.map((name) => row[name]))
const lines = ({ summary }: Awaited<ReturnType<World['report']>>) => (
  Object.fromEntries(summary!.map(({ currency, values }) => [currency, ['amount', 'of_all', 'share'].map((name) => values[name])]))
)
const byCurrency = (rows: unknown[][]) => rows.toSorted((a, b) => `${String(a[0])} ${String(a[1])}`.localeCompare(`${String(b[0])} ${String(b[1])}`))

describe('a figure of every value', () => {
  it('stands beside each value, of each currency by itself, and once in the totals', async () => {
    const answer = await world.report('shared_account', asked)
    expect(byCurrency(told(answer.list))).toEqual([
      ['EUR', 'refund', '150.00', '200.00', '0.7500'], ['EUR', 'sale', '50.00', '200.00', '0.2500'], ['JPY', 'sale', '900', '900', '1.0000'],
      ['USD', 'refund', '40.00', '200.00', '0.2000'], ['USD', 'sale', '160.00', '200.00', '0.8000'],
    ])
    expect(answer.total).toBe(5)
    expect(lines(answer)).toEqual({ EUR: ['200.00', '200.00', '1.0000'], JPY: ['900', '900', '1.0000'], USD: ['200.00', '200.00', '1.0000'] })
  })

  it('is asked without the conditions on what it leaves out, and with all others', async () => {
    const answer = await world.report('shared_account', { ...asked, filter: { and: [march, refunds, { field: 'shop', op: 'eq', value: '1' }] } })
    expect(told(answer.list)).toEqual([['USD', 'refund', '40.00', '200.00', '0.2000']])
    expect(lines(answer)).toEqual({ USD: ['40.00', '200.00', '0.2000'] })
    expect(answer.total).toBe(1)
  })

  it('is of each other dimension of the row, also where rows are not told by what it leaves out', async () => {
    const split = await world.report('shared_account', { ...asked, rows: ['shop', 'kind'], filter: { and: [march, refunds] } })
    expect(byCurrency(told(split.list, ['shop', 'amount', 'of_all']))).toEqual([['1', '40.00', '200.00'], ['3', '150.00', '200.00']])
    const shops = await world.report('shared_account', { ...asked, rows: ['shop'], filter: { and: [march, refunds] } })
    expect(byCurrency(told(shops.list, ['shop', 'amount', 'share']))).toEqual([['1', '40.00', '0.2000'], ['3', '150.00', '0.7500']])
  })

  it('stands beside the earlier period\'s own, chooses and sorts rows, and totals are of the rows that are left', async () => {
    const filter = { and: [march, { field: 'shop', op: 'eq' as const, value: '1' }] }
    const compared = await world.report('shared_account', { ...asked, filter, compare: ['previous'], sort: [{ field: 'share', order: 'asc' }] })
    expect(told(compared.list, ['kind', 'share', 'share.prev', 'of_all.prev'])).toEqual([
      ['refund', '0.2000', '0.1000', '100.00'], ['sale', '0.8000', '0.3000', '100.00'], ['storage', null, '0.6000', '100.00'],
    ])
    const large = await world.report('shared_account', { ...asked, filter: { and: [march, { field: 'share', op: 'ge', value: '0.75' }] } })
    expect(byCurrency(told(large.list))).toEqual([
      ['EUR', 'refund', '150.00', '200.00', '0.7500'], ['JPY', 'sale', '900', '900', '1.0000'], ['USD', 'sale', '160.00', '200.00', '0.8000'],
    ])
    expect(lines(large)).toEqual({ EUR: ['150.00', '200.00', '0.7500'], JPY: ['900', '900', '1.0000'], USD: ['160.00', '200.00', '0.8000'] })
  })

  it('counts rows too, and is answered by itself on the rows that there are', async () => {
    const { list } = await world.report('shared_account', { rows: ['kind'], measures: ['entries_of_all'], filter: { and: [march, refunds] } })
    expect(told(list, ['kind', 'entries_of_all'])).toEqual([['refund', 6]])
  })

  it('lists the rows behind it, of every value', async () => {
    const request = { ...asked, rows: ['shop', 'kind'] }
    const { parts } = await world.run((tx) => behindReport(
      { tx, model: queryModel, asker: askerOf(world.caller) }, queryModel.datasets['shared_account']!,
      { request, column: 'share', row: { shop: '1', kind: 'refund', currency: 'USD' }, currency: null },
    ))
    expect(parts.map(({ where }) => JSON.stringify(where).includes('refund'))).toEqual([true, false])
  })

  it('refuses a condition that can neither hold nor be left out, and to stand in columns', async () => {
    const torn = { or: [refunds, { field: 'shop', op: 'eq' as const, value: '1' }] }
    await expect(world.report('shared_account', { ...asked, filter: torn })).rejects.toThrow('「全部发生额」不受「')
    const pivot = { dimension: 'kind', measure: 'of_all' }
    await expect(world.report('shared_account', { ...asked, rows: ['shop'], pivot })).rejects.toThrow('不能相加')
  })
})
