/** A view meets a page that has changed: nothing is lost that the page still has, and nothing is shown that it has not. */
import { describe, expect, test } from 'vitest'
import { column, field, filter, list } from '../tests/support/plans'
import { defaultState } from './list-address'
import type { ColumnPlan } from './plan'
import { columnsToKeep, contentOf, moveColumn, problemOfContent, reconcile, reconcileColumns, sameContent, type ViewColumn } from './view'

const keys = (columns: readonly ColumnPlan[]): string[] => columns.map(({ key }) => key)
const of = (...names: string[]): ColumnPlan[] => names.map((name) => column(name))

/** A small generator of numbers: the same cases every time. */
function dice(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * below)
  }
}

function shuffled<T>(values: readonly T[], roll: (below: number) => number): T[] {
  const rest = [...values]
  return values.map(() => rest.splice(roll(rest.length), 1)[0]!)
}

/** A pivot: a dimension, two groups with members, one column outside. */
const pivot = (): ColumnPlan[] => [
  column('month'),
  column('fee@#sale', { pivot: { value: '#sale', group: 'sale', role: 'group' } }),
  column('fee@price', { pivot: { value: 'price', group: 'sale', role: 'value' } }),
  column('fee@tax', { pivot: { value: 'tax', group: 'sale', role: 'value' } }),
  column('fee@#ads', { pivot: { value: '#ads', group: 'ads', role: 'group' } }),
  column('fee@sp', { pivot: { value: 'sp', group: 'ads', role: 'value' } }),
  column('fee@unallocated', { pivot: { value: 'unallocated', role: 'unallocated' } }),
]

describe('columns', () => {
  test('stand in the view\'s order; what the page lost is dropped, what it gained stands after its left neighbour', () => {
    const said: ViewColumn[] = [{ key: 'd' }, { key: 'lost' }, { key: 'b' }, { key: 'a' }]
    expect(keys(reconcileColumns(of('a', 'b', 'new', 'newer', 'd'), said))).toEqual(['d', 'b', 'new', 'newer', 'a'])
  })

  test('a new first column comes first', () => {
    expect(keys(reconcileColumns(of('new', 'a', 'b'), [{ key: 'b' }, { key: 'a' }]))).toEqual(['new', 'b', 'a'])
  })

  test('hidden ones stay hidden, widths and pins hold, and a pin that was taken away stays away', () => {
    const page = [column('a', { fixed: 'left' }), column('b', { width: 90 }), column('c', { hidden: true })]
    const seen = reconcileColumns(page, [{ key: 'c' }, { key: 'b', width: 333, pin: 'right' }, { key: 'a', hidden: true, pin: 'none' }])
    expect(seen.map(({ key, hidden, width, fixed }) => [key, hidden, width, fixed])).toEqual([
      ['c', false, 100, undefined], ['b', false, 333, 'right'], ['a', true, 100, undefined],
    ])
  })

  test('a column that the view does not know is as the page has it, even hidden', () => {
    expect(reconcileColumns([column('a'), column('b', { hidden: true, fixed: 'right' })], [{ key: 'a' }])[1]).toMatchObject({ hidden: true, fixed: 'right' })
  })

  test('no order of a page or a view loses, doubles or unpins a column', () => {
    const roll = dice(7)
    for (let round = 0; round < 300; round += 1) {
      const page = [...pivot(), ...of(...Array.from({ length: 6 }, (_one, at) => `c${at}`))].map(
        (one): ColumnPlan => (roll(4) === 0 ? { ...one, fixed: roll(2) === 0 ? 'left' : 'right' } : one),
      )
      const said = shuffled([...page.map((one) => one.key), 'gone1', 'gone2'], roll).slice(0, roll(page.length + 2)).map((key): ViewColumn => ({
        key, ...(roll(3) === 0 ? { pin: (['left', 'right', 'none'] as const)[roll(3)]! } : {}), ...(roll(3) === 0 ? { hidden: true } : {}),
      }))
      const seen = reconcileColumns(page, said)
      expect(keys(seen).sort()).toEqual(keys(page).sort())
      for (const one of seen) {
        const word = said.find(({ key }) => key === one.key)
        const own = page.find(({ key }) => key === one.key)
        expect(one.fixed ?? 'none').toBe(word?.pin ?? own?.fixed ?? 'none')
        expect(one.hidden).toBe(word ? word.hidden === true : own?.hidden)
      }
      // Seen again through what was kept of it, it is the same.
      expect(reconcileColumns(page, columnsToKeep(seen, page))).toEqual(seen)
      // Any move keeps every pin, and groups stay together.
      const moved = moveColumn(seen, seen[roll(seen.length)]!.key, seen[roll(seen.length)]!.key)
      expect(new Map(moved.map((one) => [one.key, one.fixed]))).toEqual(new Map(seen.map((one) => [one.key, one.fixed])))
      expect(moved).toHaveLength(seen.length)
      for (const group of ['sale', 'ads']) {
        const at = moved.flatMap((one, position) => (one.pivot?.group === group ? [position] : []))
        expect(at.at(-1)! - at[0]!).toBe(at.length - 1)
        expect(moved[at[0]!]?.pivot?.role).toBe('group')
      }
    }
  })

  test('a group of a pivot moves as a whole, its members only within it', () => {
    const page = pivot()
    expect(keys(moveColumn(page, 'fee@#ads', 'fee@#sale'))).toEqual(['month', 'fee@#ads', 'fee@sp', 'fee@#sale', 'fee@price', 'fee@tax', 'fee@unallocated'])
    expect(keys(moveColumn(page, 'fee@tax', 'fee@price'))).toEqual(['month', 'fee@#sale', 'fee@tax', 'fee@price', 'fee@#ads', 'fee@sp', 'fee@unallocated'])
    expect(keys(moveColumn(page, 'fee@tax', 'fee@sp'))).toEqual(keys(page))
    expect(keys(moveColumn(page, 'month', 'fee@price'))).toEqual(['fee@#sale', 'fee@price', 'fee@tax', 'month', 'fee@#ads', 'fee@sp', 'fee@unallocated'])
  })

  test('a new member of a pivot\'s group comes into its group', () => {
    const said = pivot().map(({ key }) => ({ key })).reverse()
    const grown = [...pivot().slice(0, 6), column('fee@sb', { pivot: { value: 'sb', group: 'ads', role: 'value' } }), ...pivot().slice(6)]
    expect(keys(reconcileColumns(grown, said))).toEqual(['fee@unallocated', 'fee@#ads', 'fee@sp', 'fee@sb', 'fee@#sale', 'fee@tax', 'fee@price', 'month'])
  })
})

describe('what a view asks', () => {
  const plan = list({
    columns: [column('a'), column('b', { sortable: false })], filters: [filter('a'), { type: 'search', fields: [field('a')], label: '搜索', more: false }],
    rows: [{ label: '月', by: ['a'] }, { label: '月与店铺', by: ['a', 'b'] }], currency: ['original', 'company'], compare: ['previous'],
  })

  test('is kept as far as the page still has it', () => {
    const seen = reconcile(plan, {
      filters: { a: { op: 'eq', value: 'x' }, gone: { op: 'eq', value: 'y' } },
      sort: [{ field: 'b', order: 'asc' }, { field: 'a', order: 'desc' }, { field: 'gone', order: 'asc' }],
      where: { or: [{ field: 'a', op: 'eq', value: '1' }, { and: [{ field: 'gone', op: 'eq', value: '2' }] }] }, pageSize: 100, rows: ['a', 'b'],
      currency: 'company', compare: 'none', group: 'gone', density: 'compact',
    })
    expect(seen.state).toEqual({
      filters: { a: { op: 'eq', value: 'x' } }, sort: [{ field: 'a', order: 'desc' }], where: { or: [{ field: 'a', op: 'eq', value: '1' }] },
      pageSize: 100, rows: 1, currency: 'company', compare: 'none',
    })
    expect([seen.density, seen.group]).toEqual(['compact', ''])
  })

  test('a grouping, comparison or currency that is gone asks nothing', () => {
    expect(reconcile(list(), { rows: ['x'], compare: 'lastYear', currency: 'company', pageSize: 7 }).state).toEqual({})
  })

  test('what is kept of a screen and seen again is the same screen', () => {
    const state = { ...defaultState(plan), filters: { a: { op: 'eq' as const, value: 'x' } }, sort: [{ field: 'a', order: 'desc' as const }], rows: 1 }
    const shown = { ...reconcile(plan, { columns: [{ key: 'b', width: 200 }, { key: 'a', hidden: true }] }), density: 'loose' as const }
    const content = contentOf(plan, shown, state)
    const again = reconcile(plan, JSON.parse(JSON.stringify(content)))
    expect(again.columns).toEqual(shown.columns)
    expect(contentOf(plan, again, { ...defaultState(plan), ...again.state })).toEqual(content)
    expect(sameContent(content, Object.fromEntries(Object.entries(content).reverse()))).toBe(true)
    expect(problemOfContent(content)).toBeUndefined()
  })

  test.each([
    [[], '视图内容应是一个对象'],
    [{ colums: [] }, '视图内容里没有「colums」这一项'],
    [{ columns: ['a'] }, 'columns 应是列的清单'],
    [{ columns: [{ key: 'a', pin: 'top' }] }, 'columns 应是列的清单'],
    [{ sort: [{ field: 'a' }] }, 'sort 应是'],
    [{ filters: { a: 1 } }, 'filters 的每一项'],
    [{ where: { and: [{}] } }, 'where 应是'],
    [{ density: 'tiny' }, 'density 只能是'],
    [{ pageSize: 5 }, 'pageSize 应是'],
    [{ group: 1 }, 'group 应是'],
    [{ rows: 'a' }, 'rows 应是'],
    [{ currency: 'usd' }, 'currency 只能是'],
    [{ compare: 'x' }, 'compare 只能是'],
    [{ group: 'x'.repeat(100_001) }, '视图内容过大'],
  ])('what is no view is refused in words: %j', (value, says) => {
    expect(problemOfContent(value)).toContain(says)
  })
})
