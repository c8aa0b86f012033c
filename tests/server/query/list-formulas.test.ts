/** What a list works out of several places: days, rows of settings, formulas, two fields of a row. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Condition, Operator } from '../../../contract/filter'
import type { Formula } from '../../../contract/formula'
import { formulaValue } from '../../../contract/formula-value'
import { formulaSql } from '../../../server/kernel/read/statement/formula'
import { openWorld, sale, withoutCost, type World } from './world'

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

describe('days in formulas', () => {
  it('are counted to today by the company\'s clock, moved and told as months; what is missing stays missing', async () => {
    await world.insert(
      'sale', [sale({ msku: 'a', clicks: 30 }), sale({ msku: 'b', day: '2025-04-15', clicks: null }), sale({ msku: 'c', clicks: 2_000_000_000 })],
    )
    const asked = { fields: ['msku', 'age', 'due', 'due_month'], sort: [{ field: 'age', order: 'desc' as const }, { field: 'msku', order: 'asc' as const }] }
    const { list } = await world.list('sale', asked)
    expect(list).toMatchObject([
      { msku: 'a', age: 45, due: '2025-03-31', due_month: '2025-04' }, { msku: 'c', age: 45, due: null, due_month: null },
      { msku: 'b', age: 0, due: null, due_month: '2025-04' },
    ])
    expect(await found({ and: [{ field: 'age', op: 'gt', value: 40 }, { field: 'due', op: 'le', value: '2025-03-31' }] })).toEqual(['a'])
    expect(await found({ field: 'due', op: 'gt', value: { field: 'day' } })).toEqual(['a'])
    expect(await found({ field: 'due_month', op: 'eq', value: '2025-04' })).toEqual(['a', 'b'])
  })
})

describe('the first of several places', () => {
  it('is the product\'s, else the shop\'s, else the company\'s one row, whose defaults stand until it is saved', async () => {
    await world.clear('rules')
    await world.insert('product', [{ shop_id: 1, msku: 'x', currency: 'USD', days: 5 }, { shop_id: 1, msku: 'y', currency: 'USD' }])
    await world.insert('sale', [sale({ msku: 'x' }), sale({ msku: 'y' })])
    const asked = { fields: ['msku', 'days', 'days_from', 'rules.days', 'rules.open'], sort: [{ field: 'days', order: 'asc' as const }] }
    expect((await world.list('sale', asked)).list).toMatchObject([
      { msku: 'x', days: 5, days_from: '商品', 'rules.days': 30, 'rules.open': true }, { msku: 'y', days: 30, days_from: '规则', 'rules.days': 30 },
    ])
    await world.insert('rules', [{ code: 'company', days: 12, open: false }])
    expect((await world.list('sale', asked)).list).toMatchObject([{ msku: 'x', days: 5 }, { msku: 'y', days: 12, 'rules.open': false }])
    expect(await found({ field: 'days_from', op: 'eq', value: '规则' })).toEqual(['y'])
    expect(await found({ and: [{ field: 'days', op: 'ge', value: { field: 'rules.days' } }, { field: 'rules.open', op: 'eq', value: false }] })).toEqual(['y'])
    await world.clear('rules')
  })
})

describe('a formula worked out in the browser', () => {
  it('gives what the database gives: over decimals, whole numbers, days and what is missing', async () => {
    const figures = [null, '0', '-0.5', '3', '7.25', '1234567890123.456789', '0.0001', '-99999', '12.30']
    const days = [null, '2024-02-29', '2025-03-31', '1999-12-31']
    const [a, b, day, other]: Formula[] = ['a', 'b', 'day', 'other'].map((path) => ({ op: 'field', path }))
    const formulas: Record<string, Formula> = {
      sum: { op: 'sum', of: [a!, { op: 'minus', of: [b!, { op: 'number', value: 0.1 }] }, { op: 'negate', of: a! }] },
      all: { op: 'minus', of: [a!, b!], needsAll: true },
      times: { op: 'times', of: [a!, b!, { op: 'number', value: 1.5 }] },
      ratio: { op: 'ratio', of: [a!, b!], zero: null },
      zero: { op: 'ratio', of: [a!, b!], zero: 0 },
      clamp: { op: 'clamp', of: { op: 'minus', of: [a!, b!] }, min: -3, max: 100.5 },
      round: { op: 'round', of: { op: 'ratio', of: [a!, { op: 'times', of: [b!, { op: 'number', value: 3 }] }], zero: null }, scale: 2 },
      first: { op: 'first', of: [a!, b!, { op: 'number', value: 9 }] },
      origin: { op: 'origin', of: [a!, b!], labels: ['甲', '乙'] },
      days: { op: 'days', of: [day!, { op: 'first', of: [other!, { op: 'today', of: [] }] }] },
      moved: { op: 'plusDays', of: [day!, a!] },
      month: { op: 'monthOf', of: { op: 'plusDays', of: [day!, { op: 'number', value: 1 }] } },
    }
    const rows = figures.flatMap((left, at) => figures.map((right, place) => ({
      a: left, b: right, day: days[(at + place) % 4] ?? null, other: days[place % 4] ?? null,
    })))
    const quoted = (value: string | null, type: string): string => (value === null ? `null::${type}` : `'${value}'::${type}`)
    const text = rows.map((row) => {
      const leaf = Object.assign((path: string) => quoted(row[path as 'a'], path.length > 1 ? 'date' : 'numeric'), { today: () => "'2025-04-15'::date" })
      return `select ${Object.entries(formulas).map(([name, formula]) => `(${formulaSql(formula, leaf)})::text as "${name}"`).join(', ')}`
    }).join(' union all ')
    const { rows: told } = await world.run((tx) => tx.query<Record<string, string | null>>(text))
    const today = '2025-04-15'
    const worked = rows.map((row) => Object.fromEntries(Object.entries(formulas).map(([name, formula]) => [name, formulaValue(formula, { row, today })])))
    expect(worked).toEqual(told.map((row) => ({ ...row, month: row['month']?.slice(0, 7) ?? null })))
  })
})

describe('two fields of a row', () => {
  it('are compared with each other, what is missing is neither more nor less, and ne alone tells it from what is there', async () => {
    await world.insert('sale', [
      sale({ msku: 'more', amount: 10, total_spend: 3, note: 'a', buyer: 'a', clicks: 2, stock: 1 }),
      sale({ msku: 'same', amount: '3.00', total_spend: 3, note: 'a', buyer: 'b' }),
      sale({ msku: 'less', amount: 1, total_spend: 3, note: '', buyer: null }), sale({ msku: 'none', amount: null, total_spend: 3, note: null, buyer: 'x' }),
    ])
    const beside = (op: Operator, field: string, other: string): Promise<unknown[]> => found({ field, op, value: { field: other } })
    expect(await beside('gt', 'amount', 'total_spend')).toEqual(['more'])
    expect(await beside('le', 'amount', 'total_spend')).toEqual(['same', 'less'])
    expect(await beside('eq', 'amount', 'total_spend')).toEqual(['same'])
    expect(await beside('ne', 'amount', 'total_spend')).toEqual(['more', 'less', 'none'])
    expect(await beside('ne', 'note', 'buyer'), 'an empty text is a missing one').toEqual(['same', 'none'])
    expect(await beside('gt', 'product.price', 'amount'), 'of another currency, or none').toEqual([])
    expect(await beside('gt', 'clicks', 'stock')).toEqual(['more'])
    await expect(found({ field: 'amount', op: 'gt', value: { field: 'clicks' } })).rejects.toThrow('「销售额」与「点击量」不是同类的内容，不能比较')
    await expect(found({ field: 'note', op: 'contains', value: { field: 'buyer' } })).rejects.toThrow('「备注」不能用「包含」与另一列比较')
    await expect(found({ field: 'amount', op: 'gt', value: { field: 'gone' } })).rejects.toMatchObject({ status: 400 })
    const sales = { field: 'amount', op: 'gt' as const, value: { field: 'cost' } }
    await expect(world.list('sale', { filter: sales }, withoutCost)).rejects.toMatchObject({ status: 400 })
    const big = await world
      .report('plain_sales', { rows: ['kind'], measures: ['amount'], filter: { field: 'amount', op: 'gt', value: { field: 'total_spend' } } })
      .catch((error: unknown) => error)
    expect(big).toMatchObject({ list: [{ amount: '14.00' }] })
  })
})
