import { expect, test } from 'vitest'
import type { ColumnPlan } from '../../../contract/plan'
import { figureRoom, roomOfFigure } from './figure-room'
import { widthOf } from './geometry'

const money = {
  path: 'amount', key: 'amount', label: '金额', kind: 'money', total: 'sum', sortable: true, operators: [], width: 120, align: 'right', hidden: false,
  copy: false, compare: [], currencyField: 'currency', scale: 2,
} as unknown as ColumnPlan

test('an amount of millions, and its total of several currencies, have their room', () => {
  const rows = [{ amount: '12.00', currency: 'USD' }, { amount: '2600000.00', currency: 'CNY' }]
  const alone = figureRoom([money], rows, [], true, {})['amount']!
  expect(alone).toBeGreaterThanOrEqual(roomOfFigure('CNY 2,600,000.00'))
  const totals = [{ currency: 'USD', values: { amount: '12.00' } }, { currency: 'CNY', values: { amount: '-52600000.00' } }]
  const withTotals = figureRoom([money], rows, totals, true, {})['amount']!
  expect(withTotals).toBeGreaterThan(alone)
  expect(widthOf(money, undefined, {}, withTotals)).toBe(withTotals)
})

test('of totals in several currencies the one with most digits behind the point has its room too', () => {
  const totals = [{ currency: 'JPY', values: { amount: '263204' } }, { currency: 'CNY', values: { amount: '221414.25' }, converted: true as const }]
  expect(figureRoom([money], [], totals, true, {})['amount']).toBe(roomOfFigure('CNY 221,414.25'))
})

test('a width that a person set stays, and small figures keep the column as it is', () => {
  expect(widthOf(money, undefined, { amount: 90 }, 200)).toBe(90)
  expect(widthOf(money, undefined, {}, figureRoom([money], [{ amount: '3.00', currency: 'USD' }], [], false, {})['amount'])).toBe(120)
})
