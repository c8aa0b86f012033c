/** Lists: values, totals, currencies, filters, order, pages, and who asks. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Condition } from '../../../contract/filter'
import type { Row } from '../../../contract/wire'
import type { Tx } from '../../../server/kernel/store/connect'
import { raiseDataVersions } from '../../../server/kernel/store/data-version'
import { answerList } from '../../../server/kernel/read/answer/lists'
import { TotalsCache } from '../../../server/kernel/read/answer/totals.cache'
import { queryModel } from './model'
import { askerOf, openWorld, sale, withoutCost, type World } from './world'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.drop())
beforeEach(() => world.clear('sale', 'product', 'exchange_rate', 'official_rate', 'memo'))

async function found(filter: Condition, field = 'msku'): Promise<unknown[]> {
  const answer = await world.list('sale', { filter, fields: [field], sort: [{ field: 'id', order: 'asc' }] })
  return answer.list.map((row) => row[field])
}

describe('values', () => {
  it('answers exact decimals as text, counts as numbers, days and moments without moving them', async () => {
    await world.insert('sale', [
      sale({ amount: '12.3', tiny: '0.0079', clicks: 3, sold_at: '2025-03-01T23:59:59.123456Z', labels: ['a', 'b'], paid: true }),
      sale({ amount: '1200', currency: 'JPY', shop_id: 2, tiny: '0.5' }),
    ])
    const { list } = await world.list('sale', {
      fields: ['amount', 'tiny', 'clicks', 'sold_at', 'day', 'labels', 'paid', 'shop.name', 'currency'], sort: [{ field: 'id', order: 'asc' }],
    })
    expect(list).toEqual([
      {
        id: expect.any(String) as string, amount: '12.30', tiny: '0.0079', clicks: 3, sold_at: '2025-03-01T23:59:59.123456Z', day: '2025-03-01',
        labels: ['a', 'b'], paid: true, 'shop.name': '美国店', currency: 'USD',
      },
      {
        id: expect.any(String) as string, amount: '1200', tiny: '0.5', clicks: null, sold_at: null, day: '2025-03-01', labels: null, paid: null,
        'shop.name': '日本店', currency: 'JPY',
      },
    ])
  })

  it('shows a missing reference as missing and multiplies no row', async () => {
    await world.insert('product', [{ shop_id: 1, msku: 'x', currency: 'USD', title: '杯子' }])
    await world.insert('sale', [sale({ msku: 'x' }), sale({ msku: 'gone' }), sale({ msku: null })])
    const { list, total } =
      await world.list('sale', { fields: ['msku', 'product.title'], sort: [{ field: 'product.title', order: 'asc' }, { field: 'id', order: 'asc' }] })
    expect(list.map((row) => row['product.title'])).toEqual(['杯子', null, null])
    expect(total).toBe(3)
  })
})

describe('totals', () => {
  it('counts what has no amount yet along with the one currency that there is, and apart from several', async () => {
    await world.insert('sale', [sale({ amount: '5', clicks: 3 }), sale({ amount: null, currency: null, clicks: 4 })])
    const asked = { fields: ['amount', 'clicks'], pageSize: 1 }
    expect((await world.list('sale', asked)).summary).toEqual([{ currency: 'USD', values: { amount: '5.00', clicks: 7 } }])
    // How many different buyers both have cannot be added up.
    expect((await world.list('sale', { ...asked, fields: ['amount', 'buyer'] })).summary).toHaveLength(2)
    await world.insert('sale', [sale({ amount: '9', currency: 'EUR', clicks: 1 })])
    const { summary } = await world.list('sale', asked)
    expect(summary.map(({ currency, values }) => [currency, values['clicks']])).toEqual([['EUR', 1], ['USD', 3], [null, 4]])
  })

  it('adds each currency for itself, exactly, however large', async () => {
    await world.insert('sale', [
      sale({ amount: '0.1', total_spend: '0.0079', clicks: 1 }), sale({ amount: '0.2' }),
      sale({ shop_id: 2, amount: '9999999999999999', currency: 'JPY' }), sale({ shop_id: 2, amount: '9999999999999999', currency: 'JPY' }),
      sale({ shop_id: 3, amount: '99999999999999.99', currency: 'INR' }), sale({ shop_id: 3, amount: '0.01', currency: 'INR' }),
    ])
    const { summary, total } = await world.list('sale', { fields: ['amount', 'clicks'], pageSize: 1 })
    expect(summary).toEqual([
      { currency: 'INR', values: { amount: '100000000000000.00', clicks: null } },
      { currency: 'JPY', values: { amount: '19999999999999998', clicks: null } },
      { currency: 'USD', values: { amount: '0.30', clicks: 1 } },
    ])
    expect(total).toBe(6)
  })

  it('tells several currencies once more in the company\'s, unless it is asked for amounts or for one', async () => {
    await world.insert('official_rate', [{ stat_month: '2025-03-01', currency: 'USD', base: 'CNY', rate: '7' }])
    await world.insert('sale', [sale({ amount: '10.01', total_spend: 1, clicks: 2 }), sale({ shop_id: 3, amount: '3', currency: 'CNY', clicks: 5 })])
    const asked = { fields: ['amount', 'acos', 'clicks'] }
    const { summary, about } = await world.list('sale', asked)
    expect(summary.map(({ currency }) => currency)).toEqual(['CNY', 'USD'])
    expect(about?.converted).toEqual({ currency: 'CNY', values: { amount: '73.07', acos: '0.095799', clicks: 7 }, converted: true })
    expect((await world.list('sale', { ...asked, currency: 'company' })).about?.converted).toBeUndefined()
    expect((await world.list('sale', { ...asked, filter: { field: 'currency', op: 'eq', value: 'USD' } })).about?.converted).toBeUndefined()
    expect((await world.list('sale', { ...asked, filter: { field: 'amount', op: 'gt', value: 1 } })).about?.converted).toBeUndefined()
    await world.insert('sale', [sale({ shop_id: 2, amount: 9, currency: 'JPY' })])
    expect((await world.list('sale', asked)).about?.converted).toMatchObject({ values: { amount: null, clicks: 7 }, missingRates: ['2025-03 JPY'] })
  })

  it('takes the ratio of sums, the last stock of each shop, the greatest, and each buyer once', async () => {
    await world.insert('sale', [
      sale({ total_spend: 10, amount: 20, stock: 100, peak: 3, buyer: 'a', day: '2025-03-01' }),
      sale({ total_spend: 30, amount: 300, stock: 7, peak: 9, buyer: 'a', day: '2025-03-02' }),
      sale({ total_spend: 0, amount: 0, stock: 5, peak: 1, buyer: 'b', day: '2025-03-01', shop_id: 3 }),
    ])
    const { summary, list } = await world.list('sale', { fields: ['acos', 'acos_or_zero', 'stock', 'peak', 'buyer'], sort: [{ field: 'id', order: 'asc' }] })
    expect(summary).toEqual([{ currency: 'USD', values: { acos: '0.1250', acos_or_zero: '0.1250', stock: 12, peak: 9, buyer: 2 } }])
    expect(list.map((row) => [row['acos'], row['acos_or_zero']])).toEqual([['0.5000', '0.5000'], ['0.1000', '0.1000'], [null, '0.0000']])
  })

  it('computes the ratios of advertising as the vectors say', async () => {
    const path = join(process.env['SAMPLES_DIR'] ?? join(process.cwd(), '../shared/samples'), '../domain/formula_vectors.json')
    const given = existsSync(path)
      ? (JSON.parse(readFileSync(path, 'utf8')) as { vectors: { name: string; input?: Row; expect: Record<string, string | null> }[] }).vectors.filter(
        ({ name }) => name === 'ads_ratios' || name === 'ads_zero_denominators',
      )
      : []
    const vectors = [
      ...given,
      {
        name: 'own', input: { impressions: 3, clicks: 1, total_spend: '0.10', order_quantity: 3, amount: '0.30' },
        expect: { CTR: '0.333333', avg_cpc: '0.10', conversion_rate: '3', CPA: '0.0333', acos: '0.333333', ROAS: '3' },
      },
    ]
    for (const { input, expect: wanted } of vectors) {
      await world.clear('sale')
      await world.insert('sale', [sale(input ?? {})])
      const { list } = await world.list('sale', { fields: Object.keys(wanted) })
      for (const [field, value] of Object.entries(wanted)) {
        const got = list[0]?.[field]
        expect({ [field]: got === null ? null : Number(got) }).toEqual({ [field]: value === null ? null : Number(value) })
      }
    }
  })

  it('counts a missing part of a difference as nothing, and shows nothing where all are missing', async () => {
    await world.insert('sale', [sale({ amount: 10, tiny: '0.0079' }), sale({})])
    const { list, summary } = await world.list('sale', { fields: ['left'], sort: [{ field: 'id', order: 'asc' }] })
    expect(list.map((row) => row['left'])).toEqual(['9.9921', null])
    expect(summary).toEqual([{ currency: 'USD', values: { left: '9.9921' } }])
  })
})

describe('company currency', () => {
  it('converts rows, totals and filters by the month’s rate and tells the company’s currency', async () => {
    await world.insert('official_rate', [
      { stat_month: '2025-02-01', currency: 'USD', base: 'CNY', rate: '7' }, { stat_month: '2025-03-01', currency: 'USD', base: 'CNY', rate: '8' },
    ])
    await world.insert('exchange_rate', [{ stat_month: '2025-03-01', currency: 'USD', rate: '7.123456' }])
    await world.insert('sale', [
      sale({ msku: 'a', amount: '10', total_spend: 5, day: '2025-02-28' }), sale({ msku: 'b', amount: '10' }),
      sale({ msku: 'c', amount: '1', shop_id: 3, currency: 'CNY' }), sale({ msku: 'd', amount: '3', shop_id: 3, currency: 'EUR' }),
    ])
    const answer = await world.list('sale', { fields: ['msku', 'amount', 'acos'], currency: 'company', sort: [{ field: 'amount', order: 'desc' }] })
    expect(answer.list.map((row) => [row['msku'], row['amount'], row['currency'], row['acos']])).toEqual([
      ['b', '71.23', 'CNY', null], ['a', '70.00', 'CNY', '0.5000'], ['c', '1.00', 'CNY', null], ['d', null, 'CNY', null],
    ])
    expect(answer.summary).toEqual([{ currency: 'CNY', values: { amount: null, acos: null } }])
    expect(answer.about?.missingRates).toEqual(['2025-03 EUR'])
    const above =
      await world.list('sale', { fields: ['msku', 'amount'], currency: 'company', filter: { field: 'amount', op: 'gt', value: '70.5', currency: 'CNY' } })
    expect(above).toMatchObject({ list: [{ msku: 'b' }], summary: [{ currency: 'CNY', values: { amount: '71.23' } }] })
  })
})

describe('filters', () => {
  beforeEach(() =>
    world.insert('sale', [
      sale({ msku: 'A-100%', amount: 10, clicks: 1, labels: ['red'], paid: true, note: '' }),
      sale({ msku: 'a_1000', amount: '10.5', clicks: 2, labels: ['red', 'blue'], paid: false, day: '2025-03-31', note: 'x' }),
      sale({ msku: 'ABC', amount: null, clicks: null, labels: [], day: '2025-04-01', note: null }),
      sale({ msku: null, amount: -1, shop_id: 2, currency: 'JPY', clicks: 3 }),
    ]),
  )

  it('compares numbers, days, words and choices', async () => {
    expect(await found({ field: 'amount', op: 'ge', value: '10.50' })).toEqual(['a_1000'])
    expect(await found({ field: 'amount', op: 'between', value: [-1, 10] })).toEqual(['A-100%', null])
    expect(await found({ field: 'day', op: 'between', value: ['2025-03-31', '2025-04-01'] })).toEqual(['a_1000', 'ABC'])
    expect(await found({ field: 'msku', op: 'ne', value: 'ABC' })).toEqual(['A-100%', 'a_1000', null])
    expect(await found({ field: 'shop.site', op: 'in', value: ['jp', 'de'] }, 'clicks')).toEqual([3])
    expect(await found({ field: 'shop_id', op: 'in', value: ['2'] }, 'clicks')).toEqual([3])
    expect(await found({ field: 'msku', op: 'in', value: [] })).toEqual([])
    expect(await found({ field: 'paid', op: 'eq', value: false }, 'clicks')).toEqual([2, null, 3])
    expect(await found({
      or: [{ field: 'clicks', op: 'eq', value: 1 }, { and: [{ field: 'msku', op: 'empty', value: true }, { field: 'amount', op: 'lt', value: 0 }] }],
    })).toEqual(['A-100%', null])
  })

  it('takes % and _ for what they are, in any case of letters', async () => {
    expect(await found({ field: 'msku', op: 'contains', value: '0%' })).toEqual(['A-100%'])
    expect(await found({ field: 'msku', op: 'contains', value: '_1' })).toEqual(['a_1000'])
    expect(await found({ field: 'msku', op: 'starts', value: 'abc' })).toEqual(['ABC'])
    expect(await found({ field: 'msku', op: 'contains', value: '\\' })).toEqual([])
  })

  it('tells empty from filled, for words, amounts and lists', async () => {
    expect(await found({ field: 'note', op: 'empty', value: true }, 'clicks')).toEqual([1, null, 3])
    expect(await found({ field: 'amount', op: 'empty', value: false }, 'clicks')).toEqual([1, 2, 3])
    expect(await found({ field: 'labels', op: 'empty', value: true }, 'clicks')).toEqual([null, 3])
    expect(await found({ field: 'labels', op: 'contains', value: 'blue' }, 'clicks')).toEqual([2])
    expect(await found({ field: 'labels', op: 'in', value: ['blue', 'red'] }, 'clicks')).toEqual([1, 2])
  })

  it('compares amounts in one currency where one is named', async () => {
    expect(await found({ field: 'amount', op: 'lt', value: 100, currency: 'JPY' }, 'clicks')).toEqual([3])
    await expect(found({ field: 'clicks', op: 'lt', value: 100, currency: 'JPY' })).rejects.toThrow('不是金额')
  })

  it('counts a day by the clock of each marketplace, and by the company’s where the field says so', async () => {
    await world.clear('sale')
    await world.insert('sale', [
      sale({ clicks: 1, sold_at: '2025-03-09T08:30:00Z', booked_at: '2025-03-08T16:30:00Z' }),
      sale({ clicks: 2, sold_at: '2025-03-10T06:30:00Z', booked_at: '2025-03-09T15:59:59Z' }),
      sale({ clicks: 3, sold_at: '2025-03-10T07:00:00Z', booked_at: '2025-03-09T16:00:00Z' }),
      sale({ clicks: 4, sold_at: '2025-03-08T15:00:00Z', shop_id: 2 }),
    ])
    // The clocks of Los Angeles go forward on 9 March 2025: that day has 23 hours.
    expect(await found({ field: 'sold_at', op: 'eq', value: '2025-03-09' }, 'clicks')).toEqual([1, 2, 4])
    expect(await found({ field: 'sold_at', op: 'gt', value: '2025-03-09' }, 'clicks')).toEqual([3])
    expect(await found({ field: 'booked_at', op: 'between', value: ['2025-03-09', '2025-03-09'] }, 'clicks')).toEqual([1, 2])
    expect(await found({ field: 'booked_at', op: 'le', value: '2025-03-09T15:59:59Z' }, 'clicks')).toEqual([1, 2])
  })

  it('resolves moments by the company’s day and by the newest data', async () => {
    expect(await found({ field: 'day', op: 'eq', value: { is: 'lastMonth' } }, 'clicks')).toEqual([1, 2, 3])
    expect(await found({ field: 'day', op: 'eq', value: { is: 'dataMonth' } }, 'clicks')).toEqual([null])
  })

  it('refuses what a field cannot be compared with, naming the field and what is expected', async () => {
    const wrong: [Condition, string][] = [
      [{ field: 'day', op: 'eq', value: '2025-02-30' }, '「日期」要写成日期，例如 2025-03-01'],
      [{ field: 'day', op: 'between', value: ['2025-02-01'] }, '「日期」的“介于”要给出两端的值'],
      [{ field: 'amount', op: 'gt', value: '1; drop table sale' }, '「销售额」要写成数字，例如 12.30'],
      [{ field: 'shop_id', op: 'eq', value: 'x' }, '「店铺」要写成编号，例如 12'],
      [{ field: 'paid', op: 'eq', value: 'yes' }, '「已付」要写成true 或 false'],
      [{ field: 'paid', op: 'gt', value: true }, '「已付」不能用「大于」筛选'],
      [{ field: 'msku', op: 'eq', value: null }, '「MSKU」要写成文字'],
      [{ field: 'amount"', op: 'eq', value: 1 }, '没有字段'],
      [{ field: 'shop.constructor', op: 'eq', value: 1 }, '没有字段'],
      [{ field: 'toString', op: 'eq', value: 1 }, '没有字段'],
      [{ field: 'labelled.name', op: 'eq', value: 'x' }, '请直接使用「标签」'],
      [{ field: 'msku', op: 'eq', value: { field: 'labelled.name' } }, '请直接使用「标签」'],
    ]
    for (const [filter, message] of wrong) {
      await expect(found(filter)).rejects.toMatchObject({ status: 400, message: expect.stringContaining(message) as string })
    }
    expect(await found({ field: 'msku', op: 'eq', value: "' or 1=1 --" })).toEqual([])
  })
})

describe('totals of large sets', () => {
  it('are kept for the next page until somebody writes, and for nobody who sees other shops', async () => {
    const cache = new TotalsCache(0)
    const ask = (shopIds: string[] | null = null) =>
      world.read((tx) => answerList(
        { tx, model: queryModel, asker: askerOf(world.caller, { shopIds }) }, queryModel.entities['sale']!, { page: 1, pageSize: 10, fields: ['amount'] },
        cache,
      ))
    await world.insert('sale', [sale({ amount: 1 })])
    expect(await ask()).toMatchObject({ total: 1, summary: [{ values: { amount: '1.00' } }] })
    await world.insert('sale', [sale({ amount: 2, shop_id: 2 })], 'silently')
    const kept = await ask()
    expect(kept).toMatchObject({ total: 1, summary: [{ values: { amount: '1.00' } }] })
    expect(kept.list).toHaveLength(2)
    expect(await ask(['2'])).toMatchObject({ total: 1, summary: [{ values: { amount: '2.00' } }] })
    // What the question did not read may change.
    await world.run((tx) => raiseDataVersions(tx, world.caller.companyId, ['shop']))
    expect(await ask()).toMatchObject({ total: 1 })
    await world.run((tx) => raiseDataVersions(tx, world.caller.companyId, ['sale']))
    expect(await ask()).toMatchObject({ total: 2, summary: [{ values: { amount: '3.00' } }] })
  })

  it('are counted once for a crowd that asks the same at once', async () => {
    const cache = new TotalsCache(0)
    const totals = (of: number) => ({ total: of, summary: [], missingRates: [] })
    const reading = (tx: Tx) => ({ tx, model: queryModel, asker: askerOf(world.caller) })
    let counted = 0
    const ask = () => world.read((tx) => cache.answer(reading(tx), queryModel.entities['sale']!, ['all'], {
      rows: () => Promise.resolve(totals(-1)),
      withTotals: async () => {
        counted += 1
        await setTimeout(50)
        return { answer: totals(counted), reads: new Set(['sale']) }
      },
    }))
    await ask()
    await world.run((tx) => raiseDataVersions(tx, world.caller.companyId, ['sale']))
    expect(await Promise.all([ask(), ask(), ask()])).toEqual([totals(2), totals(2), totals(2)])
    expect(counted).toBe(2)
  })
})

describe('totals of large sets in the company’s currency', () => {
  it('are kept until somebody writes or a rate changes, and still name what has no rate', async () => {
    const cache = new TotalsCache(0)
    const ask = () =>
      world.read((tx) => answerList(
        { tx, model: queryModel, asker: askerOf(world.caller) }, queryModel.entities['sale']!,
        { page: 1, pageSize: 10, fields: ['amount'], currency: 'company' }, cache,
      ))
    const rate = { stat_month: '2025-03-01', base: 'CNY', rate: '7' }
    await world.insert('official_rate', [{ ...rate, currency: 'USD' }])
    await world.insert('sale', [sale({ amount: 1 })])
    expect(await ask()).toMatchObject({ summary: [{ values: { amount: '7.00' } }] })
    await world.insert('sale', [sale({ amount: 2, shop_id: 3, currency: 'EUR' })], 'silently')
    expect(await ask()).toMatchObject({ summary: [{ values: { amount: '7.00' } }] })
    await world.run((tx) => raiseDataVersions(tx, world.caller.companyId, ['sale']))
    for (const _twice of [1, 2]) expect(await ask()).toMatchObject({ summary: [{ values: { amount: null } }], about: { missingRates: ['2025-03 EUR'] } })
    await world.insert('official_rate', [{ ...rate, currency: 'EUR' }])
    expect(await ask()).toMatchObject({ summary: [{ values: { amount: '21.00' } }] })
    await world.insert('exchange_rate', [{ stat_month: '2025-03-01', currency: 'USD', rate: '8' }])
    expect(await ask()).toMatchObject({ summary: [{ values: { amount: '22.00' } }] })
  })
})

describe('order and pages', () => {
  it('neither repeats nor misses a row, whatever is equal', async () => {
    await world.insert('sale', Array.from({ length: 23 }, (_none, at) => sale({ clicks: at % 3 === 0 ? null : at % 2, msku: `m${at}` })))
    const seen: unknown[] = []
    for (const page of [1, 2, 3]) {
      seen.push(...(await world.list('sale', { page, pageSize: 10, fields: ['msku', 'clicks'], sort: [{ field: 'clicks', order: 'desc' }] })).list.map(
        (row) => row['msku'],
      ))
    }
    expect(new Set(seen).size).toBe(23)
    const { list } = await world.list('sale', { fields: ['clicks'], sort: [{ field: 'clicks', order: 'desc' }] })
    expect(list.at(-1)).toMatchObject({ clicks: null })
  })

  it('refuses pages that are none, and sorts that the field does not offer', async () => {
    await expect(world.list('sale', { page: 0 })).rejects.toMatchObject({ status: 400 })
    await expect(world.list('sale', { pageSize: 1001 })).rejects.toThrow('每页 1 到 1000 行')
    await expect(world.list('sale', { sort: [{ field: 'labels', order: 'asc' }] })).rejects.toThrow('不能按「标签」排序')
  })
})

describe('who asks', () => {
  it('fences rows, count and totals by the shops the asker sees', async () => {
    await world.insert('sale', [sale({ amount: 1 }), sale({ amount: 2, shop_id: 2 })])
    expect(await world.list('sale', { fields: ['amount'] }, { shopIds: ['2'] })).toMatchObject({
      total: 1, list: [{ amount: '2.00' }], summary: [{ values: { amount: '2.00' } }],
    })
    expect((await world.list('shop', {}, { shopIds: ['2', '3'] })).total).toBe(2)
    expect((await world.list('sale', {}, { shopIds: [] })).total).toBe(0)
  })

  it('keeps what a field hides out of columns, filters, sorts and formulas', async () => {
    await world.insert('sale', [sale({ amount: 5, cost: 3 })])
    const { list, summary } = await world.list('sale', {}, withoutCost)
    expect(Object.keys({ ...list[0], ...summary[0]?.values })).not.toEqual(expect.arrayContaining(['cost']))
    expect(list[0]).not.toHaveProperty('profit')
    for (const request of [
      { fields: ['cost'] }, { fields: ['profit'] }, { sort: [{ field: 'cost', order: 'asc' as const }] },
      { filter: { field: 'profit', op: 'gt' as const, value: 0 } },
    ]) await expect(world.list('sale', request, withoutCost)).rejects.toMatchObject({ status: 400 })
    await expect(world.list('employee', { fields: ['password_hash'] })).rejects.toMatchObject({ status: 400 })
  })

  it('shows their own rows alone where a row has an owner', async () => {
    await world.insert('memo', [{ owner: 1, words: '我的' }, { owner: 2, words: '别人的' }])
    expect((await world.list('memo', {}, { everything: false, employeeId: '1' })).list).toMatchObject([{ words: '我的' }])
    expect((await world.list('memo')).total).toBe(2)
  })

  it('sees nothing of another company', async () => {
    await world.insert('sale', [sale({ amount: 1 })])
    const { rows } = await world.db.asOwner((tx) => tx.query<{ id: number }>(`insert into company (name) values ('别家') returning id`))
    const other = { ...world.caller, companyId: rows[0]!.id }
    const answer = await world.db.withCompany(
      other, (tx) => answerList({ tx, model: queryModel, asker: askerOf(other) }, queryModel.entities['sale']!, { page: 1, pageSize: 10 }),
    )
    expect(answer.total).toBe(0)
    // Row-level security holds even where the question were planned for the wrong company.
    const wrong = await world.db.withCompany(
      other, (tx) => answerList({ tx, model: queryModel, asker: askerOf(world.caller) }, queryModel.entities['sale']!, { page: 1, pageSize: 10 }),
    )
    expect(wrong.total).toBe(0)
  })
})
