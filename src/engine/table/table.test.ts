import { describe, expect, test } from 'vitest'
import { column, list } from '../../../tests/support/plans'
import { nextOrder } from './heading'
import { groupsOf, keyFieldsOf, layoutColumns, leavesOf, mixesCurrencies, pinColumns, rowIdOf, type ColumnNode } from './layout'
import { marksOf } from './marks'
import { createMissingFields } from './missing-fields'
import { rowOfTotal, totalLabel } from './total-lines'

const group = (name: string, label: string) => column(`amount@#${name}`, { label, pivot: { value: `#${name}`, group: name, role: 'group' } })
const member = (name: string, of: string) => column(`amount@${name}`, { label: name, pivot: { value: name, group: of, role: 'value' } })

const plan = list({
  rows: [{ label: '店铺 × 月份', by: ['shop', 'month'] }, { label: '月份', by: ['month'] }],
  columns: [
    column('shop'), column('month'), column('lines'),
    group('income', '收入'), member('sales', 'income'), member('shipping', 'income'),
    group('fees', '费用'), member('commission', 'fees'),
    column('amount@unallocated', { label: '未归类', pivot: { value: 'unallocated', role: 'unallocated' } }),
  ],
})

const NONE = new Set<string>()
const names = (nodes: readonly ColumnNode[]): string[] =>
  nodes.map((node) => (node.type === 'group' ? `[${node.label}: ${node.columns.map((leaf) => leaf.column.label).join(' ')}]` : node.column.label))

describe('columns of a pivot', () => {
  test('stand folded, one a group, with what is in no group as a column of its own', () => {
    expect(names(layoutColumns(plan, { by: ['month'], open: NONE, hidden: NONE }))).toEqual(['month', 'lines', '收入', '费用', '未归类'])
  })

  test('open to their members under a heading, the group\'s sum first', () => {
    expect(names(layoutColumns(plan, { by: ['month'], open: new Set(['income']), hidden: NONE }))).toEqual([
      'month', 'lines', '[收入: 小计 sales shipping]', '费用', '未归类',
    ])
  })

  test('fold back to what they were', () => {
    const before = layoutColumns(plan, { by: ['month'], open: NONE, hidden: NONE })
    layoutColumns(plan, { by: ['month'], open: new Set(groupsOf(plan)), hidden: NONE })
    expect(layoutColumns(plan, { by: ['month'], open: NONE, hidden: NONE })).toEqual(before)
  })

  test('leave hidden ones out, and show members by themselves where their group is hidden', () => {
    const hidden = new Set(['amount@#income', 'amount@shipping', 'lines'])
    expect(names(layoutColumns(plan, { by: ['month'], open: NONE, hidden }))).toEqual(['month', 'sales', '费用', '未归类'])
  })
})

describe('the rest of a table', () => {
  test('the chosen grouping\'s dimensions stand first, the others nowhere', () => {
    expect(names(layoutColumns(plan, { by: ['shop', 'month'], open: NONE, hidden: NONE })).slice(0, 3)).toEqual(['shop', 'month', 'lines'])
  })

  test('pinned columns stand at their sides', () => {
    const nodes: ColumnNode[] = [
      { type: 'column', column: column('a') }, { type: 'column', column: column('b', { fixed: 'right' }) },
      { type: 'column', column: column('c', { fixed: 'left' }) },
    ]
    expect(leavesOf(pinColumns(nodes)).map((leaf) => leaf.column.path)).toEqual(['c', 'a', 'b'])
  })

  test('rows of several currencies have names of their own', () => {
    const money = { ...plan, columns: [column('amount', { currencyField: 'currency' })] }
    const fields = keyFieldsOf(money, ['month'])
    const rows = [{ month: '2025-08', currency: 'USD' }, { month: '2025-08', currency: 'JPY' }]
    expect(new Set(rows.map((row) => rowIdOf(row, fields))).size).toBe(2)
    expect(mixesCurrencies(rows, money.columns)).toBe(true)
    expect(mixesCurrencies(rows.slice(1), money.columns)).toBe(false)
  })

  test('totals find their currency where columns look for it, and say it where there are several', () => {
    const lines = [{ currency: 'USD', values: { amount: '1.00' } }, { currency: 'JPY', values: { amount: '9' } }]
    expect(rowOfTotal(lines[1]!, [column('amount', { currencyField: 'currency' })])).toEqual({ amount: '9', currency: 'JPY' })
    expect([totalLabel(lines[0]!, lines), totalLabel(lines[0]!, lines.slice(0, 1))]).toEqual(['合计 USD', '合计'])
    // What has no currency is not the total of all.
    const none = { currency: null, values: { amount: '7' } }
    expect([totalLabel(none, [...lines, none]), totalLabel(none, [none])]).toEqual(['合计（无币种）', '合计'])
  })

  test('marks are met by rows or by their cells', () => {
    const marks = [
      { when: { field: 'gap', op: 'ne' as const, value: 0 }, tone: 'warning' as const, says: '不一致' },
      { when: { field: 'gap', op: 'ne' as const, value: 0 }, tone: 'danger' as const, says: '差额', field: 'gap' },
    ]
    expect(marksOf(marks, { gap: '0.00' })).toEqual({ row: [], cells: {} })
    expect(marksOf(marks, { gap: '0.01' })).toEqual({ row: [marks[0]], cells: { gap: marks[1] } })
  })

  test('a field that answers lack is said once', () => {
    const find = createMissingFields()
    const columns = [column('id'), column('lost'), member('sales', 'income')]
    expect(find('p', 'app.things', columns, [])).toEqual([])
    expect(find('p', 'app.things', columns, [{ id: 1 }, { id: 2 }])).toEqual(['lost'])
    expect(find('p', 'app.things', columns, [{ id: 1 }])).toEqual([])
    expect(find('p', 'app.others', columns, [{ id: 1, lost: null }])).toEqual([])
    expect(find('p2', 'app.things', columns, [{ id: 1 }])).toEqual(['lost'])
  })

  test('headings sort figures from the largest and words from the start, and give it back at the third press', () => {
    expect([undefined, 'desc', 'asc'].map((order) => nextOrder({ align: 'right' }, order as 'asc'))).toEqual(['desc', 'asc', undefined])
    expect([undefined, 'asc', 'desc'].map((order) => nextOrder({ align: 'left' }, order as 'asc'))).toEqual(['asc', 'desc', undefined])
  })
})
