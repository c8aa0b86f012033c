import { expect, test } from 'vitest'
import { column, field, filter, list } from '../../../tests/support/plans'
import type { FilterValue } from '../../../contract/list-address'
import type { CardPlan } from '../../../contract/page-plan'
import { filtersOf, hasMoney, withMonthsOfDays } from './board-filters'

const DAY = { ...filter('day', { field: field('day', { kind: 'date' }), default: { is: 'last30' } }) }
const MONTH = filter('month', { field: field('month', { kind: 'month' }), default: { is: 'dataMonth' } })
const SHOP = filter('shop')
const FILTERS = [DAY, MONTH, SHOP]
const NEWEST = { op: 'in', value: { is: 'dataMonth' } } as const

const figures = (follows: string[], currencyField?: string): CardPlan => ({
  code: 'card', title: '卡片', width: 1, shows: 'figures', follows, list: list({ columns: [column('amount', currencyField ? { currencyField } : {})] }),
})

test('a board asks for what its cards follow, and for nothing else', () => {
  expect(filtersOf(FILTERS, [figures(['shop']), figures(['day'])])).toEqual([DAY, SHOP])
  expect(filtersOf(FILTERS, [{ code: 'start', title: '开始', width: 4, shows: 'start', steps: [] }])).toEqual([])
})

test('a card that draws itself may follow them all', () => {
  expect(filtersOf(FILTERS, [{ code: 'own', title: '自己画的', width: 1, shows: 'part', part: 'own' }])).toEqual(FILTERS)
})

test('a currency is chosen where an amount is shown', () => {
  expect(hasMoney([figures([])])).toBe(false)
  expect(hasMoney([figures([]), figures([], 'currency')])).toBe(true)
})

test('cards that are told by months show the months of the days that are chosen', () => {
  expect(withMonthsOfDays(FILTERS, { day: { op: 'between', value: ['2026-09-01', '2026-10-31'] }, month: NEWEST })['month'])
    .toEqual({ op: 'between', value: ['2026-09', '2026-10'] })
  expect(withMonthsOfDays(FILTERS, { day: { op: 'between', value: { is: 'lastMonth' } }, month: NEWEST })['month'])
    .toEqual({ op: 'between', value: { is: 'lastMonth' } })
})

test('months that were chosen stay, and so they do beside days that are no whole months', () => {
  const chosen: FilterValue = { op: 'between', value: ['2026-01', '2026-03'] }
  const whole = { op: 'between', value: { is: 'lastMonth' } } as const
  expect(withMonthsOfDays(FILTERS, { day: whole, month: chosen })['month']).toBe(chosen)
  for (const value of [{ is: 'last30' } as const, ['2026-10-01', '2026-10-30']]) {
    expect(withMonthsOfDays(FILTERS, { day: { op: 'between', value }, month: NEWEST })['month']).toBe(NEWEST)
  }
})
