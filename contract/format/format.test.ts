import { describe, expect, test } from 'vitest'
import { compareText, roundText, shiftText, trimZeros } from '../decimal-text'
import { formatDay, formatMoment, formatMonth } from './date'
import { formatAmount, formatMoney } from './money'
import { formatDecimal, formatFileSize, formatInteger, formatPercent, formatRank, trendOf } from './number'

describe('exact decimals (specification, section 9)', () => {
  test.each([
    ['1.005', 2, '1.01'],
    ['-1.005', 2, '-1.01'],
    ['-0.004', 2, '0.00'],
    ['12', 2, '12.00'],
    ['99999999999999999999.995', 2, '100000000000000000000.00'],
    ['1e-7', 8, '0.00000010'],
    [0.1, 1, '0.1'],
  ])('%s rounded to %i places is %s', (value, scale, text) => expect(roundText(value, scale)).toBe(text))

  test('the point moves without a float', () => {
    expect(shiftText('0.1234', 2)).toBe('12.34')
    expect(shiftText('5', -2)).toBe('0.05')
    expect(trimZeros('12.3400', 2)).toBe('12.34')
    expect(trimZeros('12.000')).toBe('12')
  })

  test('sizes are compared exactly, and what is no number is not compared', () => {
    expect(compareText('0.10', '0.1')).toBe(0)
    expect(compareText('-2', '-10')).toBe(1)
    expect(compareText('9007199254740993', '9007199254740992')).toBe(1)
    expect(compareText('abc', 1)).toBeUndefined()
    expect(compareText('', 0)).toBeUndefined()
  })
})

describe('numbers: two places, percents times 100 with two, trailing zeros trimmed, # before a rank (specification, section 9)', () => {
  test.each([
    [1234567, '1,234,567'], ['-1234', '-1,234'], [0, '0'], [null, '-'], ['', '-'], ['x', 'x'], ['1.5', '1.5'],
  ])('integer %s', (value, text) => expect(formatInteger(value)).toBe(text))
  test.each([
    ['1234.500', undefined, '1,234.5'], ['1.005', undefined, '1.01'], ['3.00', undefined, '3'], ['0.123456', 6, '0.123456'], [undefined, undefined, '-'],
  ])('decimal %s at scale %s', (value, scale, text) => expect(formatDecimal(value, scale)).toBe(text))
  test.each([['0.1234', '12.34%'], ['1', '100.00%'], ['-0.00005', '-0.01%'], ['12.5', '1,250.00%'], [null, '-']])(
    'percent %s', (value, text) => expect(formatPercent(value)).toBe(text),
  )
  test.each([[12, '#12'], [null, '#0'], ['12034', '#12,034']])('rank %s', (value, text) => expect(formatRank(value)).toBe(text))
  test('trends and sizes', () => {
    expect([trendOf('0.2'), trendOf('-1'), trendOf('0.00'), trendOf(null)]).toEqual(['up', 'down', 'level', undefined])
    expect([formatFileSize(512), formatFileSize(1536), formatFileSize('348364'), formatFileSize(null)]).toEqual(['512 B', '1.5 KB', '340.2 KB', '-'])
  })
})

describe('money: $ where nothing says a currency, the yuan sign for CNY and RMB, a dash for none (specification, sections 5 and 9)', () => {
  test.each([
    ['1234.5', { currency: 'USD' }, '$1,234.50'],
    ['-1234.5', { currency: 'USD' }, '-$1,234.50'],
    ['1200.00', { currency: 'JPY' }, 'JP¥1,200'],
    ['43911.0000', { currency: 'JPY', scale: 4 }, 'JP¥43,911'],
    ['0.0079', { currency: 'USD', scale: 4 }, '$0.0079'],
    ['337.082', { currency: 'USD', scale: 4 }, '$337.0820'],
    ['2.965921283', { currency: 'USD', scale: 9 }, '$2.965921283'],
    // What is kept exactly for its total's sake is read as any amount; what that would leave nothing of, by four digits.
    ['14.912345', { currency: 'USD', scale: 6, sums: true }, '$14.91'],
    ['0.001234', { currency: 'USD', scale: 6, sums: true }, '$0.0012'],
    ['0.000000', { currency: 'USD', scale: 6, sums: true }, '$0.00'],
    ['337.082', { currency: 'USD', scale: 4, sums: true }, '$337.0820'],
    ['-5.2', { currency: 'EUR', unit: 'code' as const }, 'EUR -5.20'],
    ['12', { currency: 'CNY' }, '¥12.00'],
    ['12', { currency: 'XYZ' }, 'XYZ 12.00'],
    ['12', {}, '$12.00'],
    ['12', { unit: 'code' as const }, '12.00'],
    ['12', { currency: 'RMB' }, '¥12.00'],
    ['', {}, '-'],
    [null, { currency: 'USD' }, '-'],
    ['n/a', { currency: 'USD' }, '$n/a'],
  ])('%s %o', (value, format, text) => expect(formatMoney(value, format)).toBe(text))
  test('an amount beyond what a float can hold keeps its last cent', () => expect(formatAmount('90071992547409.91')).toBe('90,071,992,547,409.91'))
})

describe('days: yyyymmdd as yyyy-mm-dd, -- where there is none (specification, section 9)', () => {
  test.each([['20250801', '2025-08-01'], ['2025-08-01', '2025-08-01'], ['2025-08-01T10:00:00Z', '2025-08-01'], [null, '--'], ['', '--'], ['soon', 'soon']])(
    'day %s', (value, text) => expect(formatDay(value)).toBe(text),
  )
  test.each([['2025-08-01', '2025-08'], ['202508', '2025-08'], [undefined, '--']])('month %s', (value, text) => expect(formatMonth(value)).toBe(text))
  test('a moment is shown by the clock of its field', () => {
    const moment = '2025-08-01T06:30:00.000Z'
    expect(formatMoment(moment, 'marketplace', 'us')).toBe('2025-07-31 23:30:00')
    expect(formatMoment(moment, 'marketplace', 'jp')).toBe('2025-08-01 15:30:00')
    expect(formatMoment(moment, 'marketplace', 'atlantis')).toBe('2025-08-01 06:30:00 UTC')
    expect(formatMoment(moment, 'company')).toBe('2025-08-01 14:30:00')
    expect(formatMoment('2025-08-01T06:30:00')).toBe('2025-08-01 06:30:00')
    expect(formatMoment(null)).toBe('--')
  })
})
