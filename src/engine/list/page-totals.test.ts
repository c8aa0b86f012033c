/** Totals of the rows shown are exact, a line per currency, and only of what adds up. */
import { expect, test } from 'vitest'
import { column } from '../../../tests/support/plans'
import { pageTotals } from './page-totals'

const columns = [
  column('name'), column('amount', { total: 'sum', currencyField: 'currency' }), column('best', { total: 'max' }), column('rate', { total: 'ratio' }),
]

test('each currency has its own line; ratios have none', () => {
  const rows = [
    { name: 'a', currency: 'USD', amount: '0.1', best: '9', rate: '0.5' },
    { name: 'b', currency: 'USD', amount: '0.2', best: '10', rate: '0.1' },
    { name: 'c', currency: 'EUR', amount: '-3', best: null, rate: null },
  ]
  expect(pageTotals(rows, columns)).toEqual([{ currency: 'EUR', values: { amount: '-3' } }, { currency: 'USD', values: { amount: '0.3', best: '10' } }])
})

test('no rows have no totals', () => {
  expect(pageTotals([], columns)).toEqual([])
})
