import { expect, test } from 'vitest'
import { calendarOf, missingDays, monthsOf } from './calendar'

const shape = { row: ['shop', 'report'], day: 'day', value: 'rows' }
const rows = [
  { shop: '1', report: 'a', day: '2025-08-30', rows: 40 },
  { shop: '1', report: 'a', day: '2025-09-02', rows: 10 },
  { shop: '2', report: 'a', day: '2025-09-01', rows: 5 },
]

test('days that are missing between others are gaps, those before and after are not', () => {
  const { days, lines } = calendarOf(rows, shape, ['2025-08-29', '2025-09-03'])
  expect(days).toHaveLength(6)
  expect(days.map((day) => lines[0]!.heat(day))).toEqual([undefined, 4, 'gap', 'gap', 1, undefined])
  expect(lines.map((line) => line.missing.length)).toEqual([2, 0])
})

test('without a span it runs from the first day with data to the last', () => {
  expect(calendarOf(rows, shape).days).toEqual(['2025-08-30', '2025-08-31', '2025-09-01', '2025-09-02'])
  expect(calendarOf([], shape)).toEqual({ days: [], lines: [] })
})

test('months head the days that are theirs', () => {
  expect(monthsOf(['2025-08-30', '2025-08-31', '2025-09-01'])).toEqual([{ month: '2025-08', days: 2 }, { month: '2025-09', days: 1 }])
})

test('a weekly snapshot and a monthly report lack only the turns they missed', () => {
  expect(missingDays(['2025-08-01', '2025-08-08', '2025-08-15', '2025-08-22'])).toEqual([])
  expect(missingDays(['2025-08-01', '2025-08-08', '2025-08-22', '2025-08-29'])).toEqual(['2025-08-15'])
  expect(missingDays(['2025-01-01', '2025-02-01', '2025-03-01', '2025-04-01'])).toEqual([])
  expect(missingDays(['2025-01-01', '2025-02-01', '2025-04-01', '2025-05-01'])).toHaveLength(1)
})

test('two lone days tell no rhythm: what lies between them is missing', () => {
  expect(missingDays(['2025-08-01', '2025-08-08'])).toHaveLength(6)
  expect(missingDays(['2025-08-01'])).toEqual([])
})
