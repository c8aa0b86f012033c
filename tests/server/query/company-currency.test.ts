/** Whatever stands on one screen in the company's currency adds up to the last digit. */
import { Decimal } from 'decimal.js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { rebuildRollups } from '../../../server/kernel/kept/rollup'
import type { ListRequest, Row } from '../../../contract/wire'
import { queryModel } from './model'
import { openWorld, type World } from './world'

const MONTHS = ['2024-03', '2025-01', '2025-02', '2025-03']
const LEAVES = ['sales', 'refund', 'storage', 'ads', 'unallocated']
const MONEY = ['amount', 'total_spend', 'tiny', 'cost', 'left', 'profit']

let world: World
beforeAll(async () => {
  world = await openWorld()
  let state = 11
  const roll = (below: number): number => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return (state >>> 8) % below
  }
  const some = <T>(values: T[]): T => values[roll(values.length)]!
  await world.insert('sale', Array.from({ length: 500 }, (): Row => {
    const shop = 1 + roll(3)
    return {
      shop_id: shop,
      day: `${some(MONTHS)}-${String(1 + roll(28)).padStart(2, '0')}`,
      currency: shop === 2 ? 'JPY' : shop === 3 ? some(['EUR', 'CNY']) : 'USD',
      kind: some(['sales', 'refund', 'storage', 'ads', 'unknown', null]),
      msku: some(['a', 'b', 'c', null]),
      amount: some([null, (roll(2_000_000) - 1_000_000) / 100]),
      total_spend: roll(10_000) / 100, tiny: some([null, roll(100) / 10_000]), cost: roll(5000) / 100,
    }
  }))
  await world.insert('official_rate', MONTHS.flatMap((month, at) =>
    [['USD', '7.123457'], ['JPY', '0.048219'], ['EUR', '7.918273']].map(([currency, rate]) =>
      ({ stat_month: `${month}-01`, currency, base: 'CNY', rate: new Decimal(rate!).plus(new Decimal('0.003701').times(at)).toFixed() }))))
  await world.db.asOwner((tx) => rebuildRollups(tx, queryModel))
})
afterAll(() => world.drop())

function sum(values: unknown[]): string {
  return values.reduce((total: Decimal, value) => total.plus(String(value ?? 0)), new Decimal(0)).toFixed()
}

const plain = (value: unknown): string => new Decimal(String(value ?? 0)).toFixed()

describe('amounts of several currencies, each in its own', () => {
  // The newest month's rates; an amount in the company's currency is what it is.
  const worthOf = (row: Row, amount: string): number => Number(row[amount]) * ({ USD: 7.13456, JPY: 0.059322, EUR: 7.929376 }[String(row['currency'])] ?? 1)
  const falls = (values: number[]): boolean => values.every((value, at) => at === 0 || value <= values[at - 1]! * 1.01 + 0.01)

  it('are put in order by what they are worth, in lists and in reports', async () => {
    const listed = (await world.list('sale', { fields: ['total_spend'], sort: [{ field: 'total_spend', order: 'desc' }], pageSize: 500 })).list
    expect(new Set(listed.map((row) => row['currency'])).size).toBe(4)
    expect(falls(listed.map((row) => worthOf(row, 'total_spend')))).toBe(true)
    const told =
      (await world.report('plain_sales', { rows: ['msku'], measures: ['total_spend'], sort: [{ field: 'total_spend', order: 'desc' }], pageSize: 500 })).list
    expect(new Set(told.map((row) => row['currency'])).size).toBe(4)
    expect(falls(told.map((row) => worthOf(row, 'total_spend')))).toBe(true)
  })
})

describe('totals in several currencies', () => {
  it('stand in the order of their worth after the company\'s own, those without a rate last, in lists and in reports', async () => {
    const rows = [['JPY', 900_000], ['EUR', 10_000], ['USD', 9_000], ['CAD', 5], ['AUD', 7], ['CNY', 1]].map(
      ([currency, amount]) => ({ shop_id: 1, day: '2023-05-01', currency, amount }),
    )
    await world.insert('sale', rows)
    const filter = { field: 'day', op: 'eq' as const, value: '2023-05-01' }
    const order = ['CNY', 'EUR', 'USD', 'JPY', 'AUD', 'CAD']
    const told = await world.report('plain_sales', { rows: ['month'], measures: ['amount'], filter })
    expect(told.summary.map(({ currency }) => currency)).toEqual(order)
    const listed = await world.list('sale', { fields: ['amount'], filter })
    expect(listed.summary.map(({ currency }) => currency)).toEqual(order)
    // What a click cost says nothing of what a currency is worth to the company, wherever its column stands.
    await world.db.asOwner((tx) => tx.query(`update sale set total_spend = case currency when 'USD' then 50 else 1 end, clicks = 1 where day = '2023-05-01'`))
    const list = await world.list('sale', { fields: ['avg_cpc', 'amount'], filter })
    expect(list.summary.map(({ currency }) => currency)).toEqual(order)
    // Where rates alone are asked for, what they are made of tells it: here what the clicks cost.
    await world.db.asOwner((tx) =>
      tx.query(`update sale set total_spend = case currency when 'JPY' then 90000 when 'USD' then 50 when 'EUR' then 1 else 1 end where day = '2023-05-01'`))
    const bySpend = ['CNY', 'JPY', 'USD', 'EUR', 'AUD', 'CAD']
    expect((await world.list('sale', { fields: ['avg_cpc'], filter })).summary.map(({ currency }) => currency)).toEqual(bySpend)
    expect((await world.report('plain_sales', { rows: ['month'], measures: ['acos'], filter })).summary.map(({ currency }) => currency)).toEqual(bySpend)
    await world.db.asOwner((tx) => tx.query(`delete from sale where day = '2023-05-01'`))
  })
})

describe('in the company’s currency', () => {
  const range = { field: 'day', op: 'between' as const, value: ['2025-01-01', '2025-03-31'] }
  const rowsAsked = [['day'], ['month'], ['shop'], ['msku'], ['shop', 'month'], []]
  const more: Partial<ListRequest>[] = [{}, { filter: range, compare: ['lastYear'] }, { filter: { and: [range, { field: 'amount', op: 'gt', value: 0 }] } }]

  it.each(['plain_sales', 'sales'])('values, groups, rows and the summary of %s agree exactly', async (dataset) => {
    let seen = 0
    for (const rows of rowsAsked) {
      for (const each of more) {
        const { list, summary } =
          await world.report(dataset, { rows, measures: MONEY, pivot: { dimension: 'kind', measure: 'amount' }, currency: 'company', ...each })
        // Where every row is below the asked amount, nothing is left to add up.
        if (list.length === 0) continue
        seen += list.length
        expect(summary).toHaveLength(1)
        const whole = summary[0]!.values
        for (const end of each.compare ? ['', '.lastYear', '.lastYearDelta'] : ['']) {
          for (const values of [...list, whole]) {
            expect(sum(LEAVES.map((leaf) => values[`amount@${leaf}${end}`]))).toBe(plain(values[`amount${end}`]))
            expect(sum(['#income', '#cost', 'unallocated'].map((leaf) => values[`amount@${leaf}${end}`]))).toBe(plain(values[`amount${end}`]))
          }
          for (const key of [...MONEY, ...LEAVES.map((leaf) => `amount@${leaf}`)].map((name) => name + end)) {
            expect([rows, key, sum(list.map((row) => row[key]))]).toEqual([rows, key, plain(whole[key])])
          }
        }
      }
    }
    expect(seen).toBeGreaterThan(200)
  })

  it('rows without a pivot add up to the summary, in cents', async () => {
    for (const rows of rowsAsked) {
      const { list, summary } = await world.report('sales', { rows, measures: MONEY, currency: 'company' })
      for (const key of MONEY) expect(sum(list.map((row) => row[key]))).toBe(plain(summary[0]!.values[key]))
      for (const row of list) expect(String(row['amount'] ?? '0.00')).toMatch(/^-?\d+\.\d\d$/)
    }
  })

  it('rows of a list add up to its total', async () => {
    const fields = ['amount', 'total_spend', 'tiny', 'cost', 'left', 'profit']
    for (const filter of [undefined, { field: 'amount', op: 'gt' as const, value: 100, currency: 'CNY' }]) {
      const { list, summary } = await world.list('sale', { fields, currency: 'company', pageSize: 1000, filter })
      for (const key of fields) expect([key, sum(list.map((row) => row[key]))]).toEqual([key, plain(summary[0]!.values[key])])
    }
  })

  it('a currency without cents is rounded to whole units', async () => {
    await world.insert('official_rate', MONTHS.flatMap((month) => [['USD', '149.123457'], ['CNY', '20.918273'], ['EUR', '161.918273']].map(([currency, rate]) =>
      ({ stat_month: `${month}-01`, currency, base: 'JPY', rate }))))
    const { list, summary } = await world.report(
      'sales', { rows: ['month'], measures: ['amount'], pivot: { dimension: 'kind', measure: 'amount' }, currency: 'company' }, { currency: 'JPY' },
    )
    for (const values of [...list, summary[0]!.values]) {
      expect(values['amount']).toMatch(/^-?\d+$/)
      expect(sum(LEAVES.map((leaf) => values[`amount@${leaf}`]))).toBe(plain(values['amount']))
    }
    expect(sum(list.map((row) => row['amount']))).toBe(plain(summary[0]!.values['amount']))
  })

  it('one month without a rate leaves its rows and the totals above them empty, never short', async () => {
    await world.clear('exchange_rate')
    await world.db.asOwner(async (tx) => {
      await tx.query(`delete from official_rate where base = 'CNY' and currency = 'USD' and stat_month = '2025-02-01'`)
    })
    const { list, summary, about } = await world.report('sales', { rows: ['month'], measures: ['amount'], currency: 'company' })
    expect(list.map((row) => [row['month'], row['amount'] === null])).toEqual([['2025-03', false], ['2025-02', true], ['2025-01', false], ['2024-03', false]])
    expect(summary[0]!.values['amount']).toBeNull()
    expect(about?.missingRates).toEqual(['2025-02 USD'])
  })
})

describe('several sources, one of them without amounts', () => {
  it('are asked in the company\'s currency all the same: what only that one asks is no parameter of the months without a rate', async () => {
    const { list, summary } = await world.report('fee_check', {
      rows: ['shop'], measures: ['est_fee', 'charge_rows'], currency: 'company', sort: [{ field: 'shop', order: 'asc' }], pageSize: 50,
    })
    const own = await world.report('fee_check', { rows: ['shop'], measures: ['charge_rows'], sort: [{ field: 'shop', order: 'asc' }], pageSize: 50 })
    expect(list.map((row) => [row['shop'], row['charge_rows']])).toEqual(own.list.map((row) => [row['shop'], row['charge_rows']]))
    expect(list.length).toBeGreaterThan(0)
    expect(summary[0]?.values).toMatchObject({ charge_rows: own.summary[0]?.values['charge_rows'] })
  })
})
