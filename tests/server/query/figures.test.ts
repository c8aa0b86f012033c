/** Figures beside the rows of an entity: asked of the server, and worked out again the slow way from the very same facts. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addDays } from '../../../contract/days'
import type { Condition } from '../../../contract/filter'
import type { Comparing, ListAnswer, Row } from '../../../contract/wire'
import { rebuildRollups } from '../../../server/kernel/kept/rollup'
import { queryModel } from './model'
import { openWorld, withoutCost, type World } from './world'

/** Hundredths, so that the slow way is exact as well. */
interface Fact {
  shop: number
  msku: string | null
  day: string
  currency: string
  amount: number
  spend: number
  cost: number
  clicks: number
  peak: number
  buyer: string
}
interface Offer { shop: number; code: string; msku: string | null; currency: string; budget: number }

const SHOPS = [{ id: 1, currency: 'USD' }, { id: 2, currency: 'JPY' }, { id: 3, currency: 'EUR' }]
const RATES: Record<string, Record<string, number>> = { '2025-03': { USD: 7.25, JPY: 0.048, EUR: 7.86 }, '2025-04': { USD: 7.3, JPY: 0.05, EUR: 8.1 } }

/** Numbers that look random and are always the same. */
let seed = 20250401
const random = (below: number): number => {
  seed = (seed * 1103515245 + 12345) % 2147483648
  return Math.floor((seed / 2147483648) * below)
}
const pick = <T>(list: readonly T[]): T => list[random(list.length)]!

const facts: Fact[] = []
const offers: Offer[] = []
for (let at = 0; at < 900; at += 1) {
  const shop = pick(SHOPS)
  const day = `2025-${random(2) === 0 ? '03' : '04'}-${String(1 + random(14)).padStart(2, '0')}`
  // A few facts are of another currency than the shop's, and a few belong to no MSKU.
  facts.push({
    shop: shop.id, day, currency: random(12) === 0 ? 'GBP' : shop.currency, msku: random(15) === 0 ? null : `M${random(9)}`,
    amount: random(90_000), spend: random(20_000), cost: random(9_000), clicks: random(40), peak: random(30), buyer: `b${random(6)}`,
  })
}
for (const shop of SHOPS) {
  // M0 stands in two offers, M8 in none, and one offer has no facts at all.
  for (const msku of ['M0', 'M0', 'M1', 'M2', 'M3', 'M4', 'none', null]) {
    offers.push({ shop: shop.id, code: `${shop.id}-${offers.length}`, msku, currency: shop.currency, budget: 100 + random(9_000) })
  }
  offers.push({ shop: shop.id, code: `${shop.id}-${offers.length}`, msku: 'M1', currency: 'GBP', budget: 500 })
}

let world: World
beforeAll(async () => {
  world = await openWorld()
  await world.insert('sale', facts.map((fact) => ({
    shop_id: fact.shop, day: fact.day, currency: fact.currency, msku: fact.msku, kind: 'ads', amount: (fact.amount / 100).toFixed(2),
    total_spend: (fact.spend / 100).toFixed(2),
    cost: (fact.cost / 100).toFixed(2), clicks: fact.clicks, peak: fact.peak, buyer: fact.buyer, tiny: '0', stock: 1,
  })))
  await world.insert(
    'offer',
    offers.map((offer) => ({ shop_id: offer.shop, code: offer.code, msku: offer.msku, currency: offer.currency, budget: (offer.budget / 100).toFixed(2) })),
  )
  for (const [month, rates] of Object.entries(RATES)) {
    for (const [currency, rate] of Object.entries(rates)) await world.insert('exchange_rate', [{ stat_month: `${month}-01`, currency, rate }])
  }
  await world.db.asOwner(async (tx) => {
    await rebuildRollups(tx, queryModel)
  })
})
afterAll(() => world.drop())

const text = (hundredths: number): string => {
  const sign = hundredths < 0 ? '-' : ''
  const digits = String(Math.abs(hundredths)).padStart(3, '0')
  return `${sign}${digits.slice(0, -2)}.${digits.slice(-2)}`
}
const number = (value: unknown): number => Number(value)
const rounded = (value: number, digits = 6): number => Number(value.toFixed(digits))
const factsOf = (offer: Offer, from: string, to: string): Fact[] =>
  facts.filter((fact) =>
    fact.shop === offer.shop && fact.msku === offer.msku && offer.msku !== null && fact.currency === offer.currency && fact.day >= from && fact.day <= to)
const sum = (list: Fact[], of: (fact: Fact) => number): number => list.reduce((total, fact) => total + of(fact), 0)
const FIELDS = (name: string): string[] => ['amount', 'total_spend', 'clicks', 'rows', 'peak', 'acos', 'left', 'buyers'].map((measure) => `${name}.${measure}`)
const period = (name: string, from: string, to: string): Condition => ({ field: `${name}.day`, op: 'between', value: [from, to] })

function expectRows(answer: ListAnswer, name: string, shown: Offer[], from: string, to: string): void {
  expect(answer.list.map((row) => row['code'])).toEqual(shown.map(({ code }) => code))
  for (const [at, offer] of shown.entries()) {
    const own = factsOf(offer, from, to)
    const row = answer.list[at]!
    expect([number(row[`${name}.amount`]), number(row[`${name}.total_spend`]), row[`${name}.clicks`], row[`${name}.rows`]]).toEqual([
      sum(own, (f) => f.amount) / 100, sum(own, (f) => f.spend) / 100, sum(own, (f) => f.clicks), own.length,
    ])
    expect(row[`${name}.peak`]).toBe(own.length > 0 ? Math.max(...own.map((f) => f.peak)) : null)
    expect(number(row[`${name}.left`])).toBe(sum(own, (f) => f.amount - f.spend) / 100)
    const sales = sum(own, (f) => f.amount)
    expect(row[`${name}.acos`] === null ? null : number(row[`${name}.acos`])).toBe(sales === 0 ? null : rounded(sum(own, (f) => f.spend) / sales))
    expect(row[`${name}.buyers`]).toBe(own.length > 0 ? new Set(own.map((f) => f.buyer)).size : null)
    expect(row['currency']).toBe(offer.currency)
  }
}

/** Each fact once, though two offers share it. */
function expectTotals(answer: ListAnswer, name: string, matching: Offer[], from: string, to: string): void {
  for (const { currency, values } of answer.summary) {
    const mine = matching.filter((offer) => offer.currency === currency)
    const own = [...new Set(mine.flatMap((offer) => factsOf(offer, from, to)))]
    const sales = sum(own, (f) => f.amount)
    expect([number(values[`${name}.amount`]), number(values[`${name}.left`])]).toEqual([sales / 100, sum(own, (f) => f.amount - f.spend) / 100])
    expect(values[`${name}.acos`] === null ? null : number(values[`${name}.acos`])).toBe(sales === 0 ? null : rounded(sum(own, (f) => f.spend) / sales))
    expect(values).not.toHaveProperty(`${name}.buyers`)
  }
  expect(new Set(answer.summary.map(({ currency }) => currency))).toEqual(new Set(matching.map(({ currency }) => currency)))
}

describe('figures beside rows', () => {
  it('are those of the facts that belong to each row, from rollups and from facts alike, on forty random questions', async () => {
    for (let turn = 0; turn < 40; turn += 1) {
      const name = pick(['perf', 'plain'])
      const [from, to] = [`2025-0${3 + random(2)}-${String(1 + random(9)).padStart(2, '0')}`, `2025-04-${String(5 + random(10)).padStart(2, '0')}`]
      const shop = random(2) === 0 ? pick(SHOPS).id : undefined
      const least = random(3) === 0 ? 20 + random(60) : undefined
      const conditions: Condition[] = [period(name, from, to)]
      if (shop !== undefined) conditions.push({ field: 'shop_id', op: 'eq', value: String(shop) })
      if (least !== undefined) conditions.push({ field: `${name}.clicks`, op: 'gt', value: least })
      const matching = offers.filter(
        (offer) => (shop === undefined || offer.shop === shop) && (least === undefined || sum(factsOf(offer, from, to), (f) => f.clicks) > least),
      )
      const descending = random(2) === 0
      const sorted = [...matching].sort((a, b) => {
        const [x, y] = [a, b].map((offer) => sum(factsOf(offer, from, to), (f) => f.clicks)) as [number, number]
        return (descending ? y - x : x - y) || a.shop - b.shop || (a.code < b.code ? -1 : 1)
      })
      const answer = await world.list('offer', {
        fields: FIELDS(name), filter: { and: conditions }, sort: [{ field: `${name}.clicks`, order: descending ? 'desc' : 'asc' }],
      })
      expect(answer.total).toBe(matching.length)
      expectRows(answer, name, sorted, from, to)
      expectTotals(answer, name, matching, from, to)
    }
  })

  it('pages and sorts by a ratio; what has none stands last either way', async () => {
    const asked = { fields: ['perf.acos'], filter: period('perf', '2025-03-01', '2025-03-14'), pageSize: 7 }
    for (const order of ['asc', 'desc'] as const) {
      const pages = await Promise.all([1, 2, 3, 4].map((page) => world.list('offer', { ...asked, page, sort: [{ field: 'perf.acos', order }] })))
      const values = pages.flatMap(({ list }) => list.map((row) => row['perf.acos']))
      expect(values).toHaveLength(offers.length)
      const known = values.filter((value) => value !== null).map(Number)
      expect(values.slice(known.length).every((value) => value === null)).toBe(true)
      expect(known).toEqual([...known].sort((a, b) => (order === 'asc' ? a - b : b - a)))
    }
  })

  it('are converted month by month where the company\'s currency is asked for, and months without a rate are named', async () => {
    const answer = await world.list('offer', { fields: ['perf.amount'], currency: 'company', filter: period('perf', '2025-03-05', '2025-04-09') })
    for (const row of answer.list) {
      const own = factsOf(offers.find(({ code }) => code === row['code'])!, '2025-03-05', '2025-04-09')
      if (own.some(({ currency }) => currency === 'GBP')) expect(row['perf.amount']).toBeNull()
      else {
        const exact = own.reduce(
          (total, fact) => total + BigInt(fact.amount) * BigInt(Math.round(RATES[fact.day.slice(0, 7)]![fact.currency]! * 1_000_000)), 0n,
        )
        expect(row['perf.amount']).toBe(text(Number((exact + 500_000n) / 1_000_000n)))
      }
      expect(row['currency']).toBe('CNY')
    }
    expect(answer.about?.missingRates?.some((each) => each.endsWith(' GBP'))).toBe(true)
    const dollars = await world.list('offer', {
      fields: ['perf.amount'], currency: 'company',
      filter: { and: [period('perf', '2025-03-05', '2025-04-09'), { field: 'currency', op: 'eq', value: 'USD' }] },
    })
    expect(text(Math.round(number(dollars.summary[0]!.values['perf.amount']) * 100))).toBe(
      text(
        Math.round(
          dollars.list
            .filter((row, at, all) => all.findIndex((other) => factsOf(offerOf(other), '', '~')[0] === factsOf(offerOf(row), '', '~')[0]) === at
              || factsOf(offerOf(row), '', '~').length === 0)
            .reduce((total, row) => total + number(row['perf.amount']), 0) * 100,
        ),
      ),
    )
  })

  it('stand beside those of the period before and of last year', async () => {
    const compare: Comparing[] = ['previous', 'lastYear']
    const answer = await world.list('offer', { fields: ['perf.clicks', 'perf.acos'], compare, filter: period('perf', '2025-04-05', '2025-04-09') })
    for (const row of answer.list) {
      const before = factsOf(offerOf(row), '2025-03-31', '2025-04-04')
      const now = factsOf(offerOf(row), '2025-04-05', '2025-04-09')
      const [clicks, earlier] = [sum(now, (f) => f.clicks), sum(before, (f) => f.clicks)]
      expect([row['perf.clicks.prev'], row['perf.clicks.delta'], row['perf.clicks.lastYear']]).toEqual([earlier, clicks - earlier, 0])
      expect(row['perf.clicks.rate'] === null ? null : number(row['perf.clicks.rate'])).toBe(earlier === 0 ? null : rounded((clicks - earlier) / earlier))
      const sales = sum(before, (f) => f.amount)
      expect(row['perf.acos.prev'] === null ? null : number(row['perf.acos.prev'])).toBe(sales === 0 ? null : rounded(sum(before, (f) => f.spend) / sales))
    }
    const line = answer.summary.find(({ currency }) => currency === 'USD')!
    const shared = [...new Set(offers.filter(({ currency }) => currency === 'USD').flatMap((offer) => factsOf(offer, '2025-03-31', '2025-04-04')))]
    expect(line.values['perf.acos.prev'] === null ? null : number(line.values['perf.acos.prev'])).toBe(
      rounded(sum(shared, (f) => f.spend) / sum(shared, (f) => f.amount)),
    )
  })

  it('go into the row\'s own formulas', async () => {
    const answer = await world.list('offer', { fields: ['used', 'budget'], filter: period('perf', '2025-04-01', '2025-04-14') })
    for (const row of answer.list) {
      const offer = offerOf(row)
      expect(number(row['used'])).toBeCloseTo(sum(factsOf(offer, '2025-04-01', '2025-04-14'), (f) => f.spend) / offer.budget, 5)
    }
  })

  it('join by what a reference shows, and count without a currency where nothing is an amount', async () => {
    const answer = await world.list('offer', { fields: ['home.amount', 'counts.clicks'], filter: { field: 'shop_id', op: 'eq', value: '2' }, pageSize: 1 })
    const mine = facts.filter((fact) => fact.shop === 2)
    expect(answer.list[0]!['counts.clicks']).toBe(sum(mine, (f) => f.clicks))
    expect(number(answer.list[0]!['home.amount'])).toBe(sum(mine.filter(({ currency }) => currency === 'JPY'), (f) => f.amount) / 100)
    expect(answer.summary.find(({ currency }) => currency === 'JPY')!.values['counts.clicks']).toBe(sum(mine, (f) => f.clicks))
  })

  it('are fenced: of other shops nothing, of what is hidden not even the name', async () => {
    const answer = await world.list('offer', { fields: ['perf.clicks'] }, { shopIds: ['1'], everything: false })
    expect(new Set(answer.list.map((row) => row['shop_id']))).toEqual(new Set(['1']))
    await expect(world.list('offer', { fields: ['perf.cost'] }, withoutCost)).rejects.toThrow('没有')
    await expect(world.list('offer', { fields: ['perf.clicks'], filter: { field: 'perf.profit', op: 'gt', value: 1 } }, withoutCost)).rejects.toThrow('没有')
    await expect(world.list('offer', { fields: ['perf.nothing'] })).rejects.toThrow('没有')
    await expect(world.list('offer', { fields: ['counts.amount'] })).rejects.toThrow('没有')
  })

  it('say in words that their days can neither be shown, nor sorted by, nor joined by "or"', async () => {
    const or: Condition = { or: [period('perf', '2025-03-01', '2025-03-02'), { field: 'code', op: 'eq', value: 'x' }] }
    await expect(world.list('offer', { fields: ['perf.clicks'], filter: or })).rejects.toThrow('或')
    await expect(world.list('offer', { fields: ['perf.day'] })).rejects.toThrow('日期')
    await expect(world.list('offer', { sort: [{ field: 'perf.day', order: 'asc' }] })).rejects.toThrow('日期')
    await expect(world.list('offer', { fields: ['week.clicks'], filter: period('week', '2025-03-01', '2025-03-02') })).rejects.toThrow('没有')
  })

  it('count the last days of each shop, up to its own last whole day, whoever asks when', async () => {
    const lastOf = (shop: number, before = '~'): string => facts.filter((fact) => fact.shop === shop && fact.day < before).map(({ day }) => day).sort().at(-1)!
    const ordered = [...offers].sort((a, b) => (a.code < b.code ? -1 : 1))
    const expected = (end: (shop: number) => string, back = 0): number[] =>
      ordered.map((offer) => sum(factsOf(offer, addDays(end(offer.shop), -6 - back), addDays(end(offer.shop), -back)), (f) => f.clicks))
    const answer = await world.list('offer', { fields: ['week.clicks', 'week.amount'], compare: ['previous'] }, { today: '2026-01-01' })
    expect(answer.list.map((row) => row['week.clicks'])).toEqual(expected(lastOf))
    expect(answer.list.map((row) => row['week.clicks.prev'])).toEqual(expected(lastOf, 7))
    // A shop whose data ends sooner keeps its own last days; a day that is not over is no whole one.
    const cut = lastOf(2, '2025-04')
    await world.db.asOwner(async (tx) => {
      await tx.query('delete from sale where shop_id = 2 and day > $1', [cut])
      await rebuildRollups(tx, queryModel)
    })
    facts.splice(0, facts.length, ...facts.filter((fact) => fact.shop !== 2 || fact.day <= cut))
    const today = lastOf(1)
    const later = await world.list('offer', { fields: ['week.clicks', 'week.amount', 'plain_week.clicks'] }, { today })
    const ends = (shop: number): string => lastOf(shop, today)
    expect(later.list.map((row) => row['week.clicks'])).toEqual(expected(ends))
    expect(later.list.map((row) => row['plain_week.clicks'])).toEqual(expected(ends))
    expect(sum(facts.filter((fact) => fact.shop === 2 && fact.day > addDays(cut, -7)), (f) => f.clicks)).toBeGreaterThan(0)
    const days = [...new Set(facts.map(({ shop }) => ends(shop)))].sort()
    expect(later.about?.notes).toEqual([`近7天：各店铺销售有完整数据的最后7天，截至日最早 ${days[0]}，最晚 ${days.at(-1)}`])
  })
})

function offerOf(row: Row): Offer {
  return offers.find(({ code }) => code === row['code'])!
}
