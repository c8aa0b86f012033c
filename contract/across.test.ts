import { describe, expect, it } from 'vitest'
import { column, list } from '../tests/support/plans'
import { acrossIn, columnsAcross } from './across'
import { defaultState, readState, writeState } from './list-address'
import { questionOf } from './list-question'
import { contentOf, reconcile } from './view'

const figure = { align: 'right' as const, sortable: true }
const plan = list({
  columns: [
    column('msku', { sortable: true }), column('day', {}), column('image', {}), column('quantity', figure),
    column('amount', { ...figure, trend: { days: 14 } }),
  ],
  rows: [{ label: 'MSKU', by: ['msku'] }, { label: 'MSKU × 日期', by: ['msku', 'day'], time: { of: 'MSKU', step: 'day' } }],
  pivot: { dimension: 'fee', measure: 'amount', groups: 'folded' },
  across: {
    times: [{ name: 'day', step: 'day' }, { name: 'week', step: 'week' }],
    measures: [{ name: 'quantity', label: '销量' }, { name: 'amount', label: '销售额' }],
    beside: ['msku', 'day', 'image'],
  },
})
const across = { dimension: 'day', measure: 'amount' }
const state = { ...defaultState(plan), across }
const values = { amount: '3', 'amount@2025-03-01': '1', 'amount@2025-03-02': null, 'amount@2025-03-02.prev': null, quantity: 2 }
const answer = { list: [], total: 1, page: 1, pageSize: 50, summary: [{ currency: 'USD', values }] }

describe('figures laid out by time', () => {
  it('are asked for in place of the values that the page spreads, and only where the rows have no time of their own', () => {
    expect(questionOf(plan, state, 'p').pivot).toEqual(across)
    expect(questionOf(plan, state, 'p').measures).toEqual(['amount', 'image'])
    expect(questionOf(plan, { ...state, rows: 1 }, 'p').measures).toBeUndefined()
    expect(questionOf(plan, { ...state, rows: 1 }, 'p').pivot).toEqual({ dimension: 'fee', measure: 'amount' })
    expect(acrossIn(plan, { rows: 0, across: { dimension: 'month', measure: 'amount' } })).toBeUndefined()
  })

  it('stand in the address and in a view, with the order of one of their columns', () => {
    const sort = [{ field: 'amount@2025-03-01', order: 'desc' as const }]
    const address = writeState(plan, { ...state, sort })
    expect(address.toString()).toBe('sort=-amount%402025-03-01&across=day%7Eamount')
    expect(readState(plan, address)).toEqual({ ...state, sort })
    const kept = contentOf(plan, reconcile(plan, {}), { ...state, sort })
    expect(reconcile(plan, kept).state).toMatchObject({ across, sort })
    expect(reconcile(plan, { across: { dimension: 'year', measure: 'amount' } }).state).toEqual({})
  })

  it('lose the order of a column that stands no more', () => {
    const sort = [{ field: 'amount@2025-03-01', order: 'desc' as const }]
    expect(questionOf(plan, { ...state, sort }, 'p').sort).toEqual(sort)
    expect(questionOf(plan, { ...state, across: { ...across, measure: 'quantity' }, sort }, 'p').sort).toBeUndefined()
  })

  it('stand under each time of the answer behind what tells rows apart and the sum', () => {
    const columns = columnsAcross(plan, plan.columns, across, answer)
    expect(columns.map(({ path, label }) => [path, label])).toEqual([
      ['msku', 'msku'], ['day', 'day'], ['image', 'image'], ['amount', 'amount合计'], ['amount@2025-03-01', '03-01'], ['amount@2025-03-02', '03-02'],
    ])
    expect(columns.at(-1)).toMatchObject({ sortable: true, align: 'right', pivot: { value: '2025-03-02', role: 'value' } })
    expect(columns.at(-1)).not.toHaveProperty('trend')
  })

  it('are hours by their names beside rows of days, and begin so where the page says', () => {
    const hours = {
      ...plan, across: { ...plan.across!, times: [...plan.across!.times, { name: 'hour', step: 'hour' as const }], start: 'hour' },
      rows: [{ label: '日期', by: ['day'] }, { label: '时段', by: ['hour'] }],
    }
    const start = defaultState(hours)
    expect(acrossIn(hours, start)).toEqual({ dimension: 'hour', measure: 'quantity' })
    expect(acrossIn(hours, { rows: 0, across: { dimension: 'week', measure: 'amount' } })).toBeUndefined()
    expect(acrossIn(hours, { ...start, rows: 1 })).toBeUndefined()
    const sums = { currency: null, values: { quantity: 3, 'quantity@00': 1, 'quantity@unallocated': 2 } }
    const told = { list: [], total: 1, page: 1, pageSize: 50, summary: [sums] }
    expect(columnsAcross(hours, plan.columns, { dimension: 'hour', measure: 'quantity' }, told).slice(-2).map(({ label }) => label)).toEqual(['00时', '未归类'])
    const { across: _none, ...none } = start
    expect(writeState(hours, start).toString()).toBe('')
    expect(writeState(hours, none).toString()).toBe('across=')
    expect(readState(hours, new URLSearchParams('across='))).toEqual(none)
    expect({ ...start, ...reconcile(hours, contentOf(hours, reconcile(hours, {}), none)).state }).toMatchObject({ across: undefined })
  })
})
