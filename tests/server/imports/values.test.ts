import { describe, expect, it } from 'vitest'
import { ExactSum, sameAmount } from '../../../server/kernel/value/exact-sum'
import { decideOrder, excelSerialText, momentReader, newDateEvidence, noteDate } from '../../../server/kernel/value/moment'
import type { DateOrder } from '../../../server/kernel/value/moment'
import { readMonth } from '../../../server/kernel/value/month'
import { decideMark, newNumberEvidence, noteNumber, readDecimal, readInteger } from '../../../server/kernel/value/number'
import { zoneHasWord, zoneWordMinutes } from '../../../server/kernel/value/zone-words'
import { dayIn, isoText, utcOfLocal, zoneOffsetMs } from '../../../contract/zone'

function markOf(values: string[], usual: '.' | ',' = '.') {
  const evidence = newNumberEvidence()
  for (const value of values) noteNumber(evidence, value)
  return decideMark(evidence, usual)
}

describe('numbers', () => {
  it.each([
    ['1,234.56', '1234.56'], ['-1,234.56', '-1234.56'], ['(12.30)', '-12.30'], ['−5.77', '-5.77'], ['12.5-', '-12.5'],
    ['1,23,456.78', '123456.78'], ['$80.0', '80.0'], ['-$392.0', '-392.0'], ['$-3.10', '-3.10'], ['USD 12.00', '12.00'], ['CA$1.50', '1.50'],
    ['5.00E-04', '0.000500'], ['7.00E-04', '0.000700'], ['1.2E+03', '1200'], ['4.4E+17', '440000000000000000'],
    ['1 234.56', '1234.56'], ['+5', '5'], ['-0', '0'], ['-0.00', '0.00'], ['0007', '7'], ['.5', '0.5'], ['¥1,816', '1816'], ['￥12.00', '12.00'],
  ])('reads %s with a decimal point', (text, value) => {
    expect(readDecimal(text, '.')).toBe(value)
  })

  it.each([
    ['1.234,56', '1234.56'], ['1 234,56', '1234.56'], ['1 234,56', '1234.56'], ['−1 234,56', '-1234.56'], ['3,47', '3.47'],
    ['0', '0'], ['-3,00', '-3.00'], ['1.234.567', '1234567'], ['12,50 €', '12.50'], ['99,00 kr', '99.00'], ['8,5%', '8.5'],
  ])('reads %s with a decimal comma', (text, value) => {
    expect(readDecimal(text, ',')).toBe(value)
  })

  it('never rounds: digits beyond a float come out as they are', () => {
    expect(readDecimal('12345678901234567890.123456789', '.')).toBe('12345678901234567890.123456789')
    expect(readDecimal('0.043014905', '.')).toBe('0.043014905')
  })

  it('takes percent as a fraction, and hundredths where the column counts so', () => {
    expect(readDecimal('2.0%', '.', 'fraction')).toBe('0.020')
    expect(readDecimal('0.5708%', '.', 'fraction')).toBe('0.005708')
    expect(readDecimal('0.25', '.', 'fraction')).toBe('0.25')
    expect(readDecimal('900', '.', 'hundredths')).toBe('9.00')
    expect(readDecimal('<5%', '.', 'fraction')).toBe('0.05')
  })

  it('knows what is empty and what is no number', () => {
    for (const text of ['', ' ', '--', '-', 'N/A']) expect(readDecimal(text, '.')).toBeNull()
    for (const text of ['abc', '1.2.3', '1,2,3', '12a', '1e', '3,47']) expect(readDecimal(text, '.')).toBeUndefined()
  })

  it('reads whole numbers and refuses fractions', () => {
    expect(readInteger('1,816', '.')).toBe('1816')
    expect(readInteger('2.0', '.')).toBe('2')
    expect(readInteger('2.5', '.')).toBeUndefined()
  })

  it('decides the decimal mark by the whole file', () => {
    expect(markOf(['1,816', '182', '-200'], '.')).toEqual({ mark: '.', certain: false })
    expect(markOf(['1.816', '3,47', '0'])).toEqual({ mark: ',', certain: true })
    expect(markOf(['1,816', '3.47'], ',')).toEqual({ mark: '.', certain: true })
    expect(markOf(['1.234', '1.234.567'])).toEqual({ mark: ',', certain: true })
    expect(markOf(['0.500'], ',')).toEqual({ mark: '.', certain: true })
    expect(markOf(['5', '12'], ',')).toEqual({ mark: ',', certain: true })
  })
})

describe('exact sums', () => {
  it('adds without losing a digit', () => {
    const sum = new ExactSum()
    for (let i = 0; i < 10; i++) sum.add('0.1')
    sum.add('-1.00')
    expect(sum.isZero()).toBe(true)
    sum.add('99999999999999999999.0079')
    sum.add('0.0021')
    expect(sum.text()).toBe('99999999999999999999.01')
    expect(sameAmount('1.20', '1.2')).toBe(true)
    expect(sameAmount('1.20', '1.21')).toBe(false)
  })
  it('spills big yen amounts into whole numbers of any size', () => {
    const sum = new ExactSum()
    for (let i = 0; i < 100; i++) sum.add('999999999999999')
    expect(sum.text(0)).toBe('99999999999999900')
    expect(sum.sign()).toBe(1)
  })
})

describe('days and moments', () => {
  const read = (text: string, order: DateOrder = 'mdy') => {
    const wall = momentReader().read(text, order)
    return wall && { at: new Date(wall.localMs).toISOString().slice(0, 19), zone: wall.zone, timed: wall.timed }
  }
  it.each([
    ['Mar 1, 2025 12:57:50 AM PST', '2025-03-01T00:57:50', 'PST'],
    ['Mar 1, 2025 12:57:50 PM PDT', '2025-03-01T12:57:50', 'PDT'],
    ['1 Mar 2025 00:11:22 UTC', '2025-03-01T00:11:22', 'UTC'],
    ['01.03.2025 00:11:22 UTC', '2025-03-01T00:11:22', 'UTC'],
    ['2025/03/01 0:11:22 JST', '2025-03-01T00:11:22', 'JST'],
    ['2025/03/01 0:11:22JST', '2025-03-01T00:11:22', 'JST'],
    ['Mar. 1, 2025 1:02:03 a.m. PST', '2025-03-01T01:02:03', 'PST'],
    ['Mar 1, 2025 1:02:03 p.m. PST', '2025-03-01T13:02:03', 'PST'],
    ['13 mar 2025 17:06:23 UTC', '2025-03-13T17:06:23', 'UTC'],
    ['2 sept. 2025 7:40:40 UTC', '2025-09-02T07:40:40', 'UTC'],
    ['3 févr. 2025 10:00:00 UTC', '2025-02-03T10:00:00', 'UTC'],
    ['7 août 2025 10:00:00 UTC+2', '2025-08-07T10:00:00', 'UTC+2'],
    ['9 Ağu 2025 10:00:00 UTC', '2025-08-09T10:00:00', 'UTC'],
    ['5 paź 2025 10:00:00 UTC', '2025-10-05T10:00:00', 'UTC'],
    ['2025-07-31T22:07:18+00:00', '2025-07-31T22:07:18', '+00:00'],
    ['2026-06-17 08:14:22 UTC', '2026-06-17T08:14:22', 'UTC'],
    ['2025-07-31T22:07:18Z', '2025-07-31T22:07:18', 'Z'],
    ['2025-07-31T22:07:18.123456789Z', '2025-07-31T22:07:18', 'Z'],
    ['2025-07-31 22:07:18.5', '2025-07-31T22:07:18', undefined],
    ['2025-07-31T22:07:60', '2025-07-31T22:08:00', undefined],
    ['2025-07-31T10:07:18 PM PST', '2025-07-31T22:07:18', 'PST'],
    ['2025-07-31T22:07:18-0700', '2025-07-31T22:07:18', '-0700'],
    ['1778851723231', '2026-05-15T13:28:43', 'UTC'],
  ])('reads %s', (text, at, zone) => {
    expect(read(text)).toEqual({ at, zone, timed: true })
  })
  it.each([
    ['Mar 01, 2025', '2025-03-01'], ['2025-03-01', '2025-03-01'], ['20230801', '2023-08-01'], ['01.03.2025', '2025-03-01'], ['45717', '2025-03-01'],
    ['2025年3月1日', '2025-03-01'], ['3/1/25', '2025-03-01'],
  ])('reads the day %s', (text, day) => {
    expect(read(text)?.at.slice(0, 10)).toBe(day)
    expect(read(text)?.timed).toBe(false)
  })
  it.each([
    '2025-02-30', '2025-02-30T10:00:00Z', '2025-03-01T24:00:00Z', '2025-03-01T10:60:00Z',
    '2025-03-01T10:00:00.1234567890Z', 'Foo 1, 2025', '31/31/2025', 'hello', '', '13:00',
  ])('finds no day in %j', (text) => {
    expect(read(text)).toBeUndefined()
  })
  it('decides day or month first by the whole column', () => {
    const evidence = newDateEvidence()
    for (const text of ['03/04/2025', '05/04/2025', '25/04/2025']) noteDate(evidence, text)
    expect(decideOrder(evidence, 'mdy')).toEqual({ order: 'dmy', certain: true })
    expect(read('03/04/2025', 'dmy')?.at.slice(0, 10)).toBe('2025-04-03')
    const unsure = newDateEvidence()
    noteDate(unsure, '03/04/2025')
    expect(decideOrder(unsure, 'mdy')).toEqual({ order: 'mdy', certain: false })
  })
  it('turns Excel serial numbers into days and moments', () => {
    expect(excelSerialText('45717', false)).toBe('2025-03-01')
    expect(excelSerialText('45717.5', false)).toBe('2025-03-01T12:00:00')
    expect(excelSerialText('44255', true)).toBe('2025-03-01')
  })
})

describe('months', () => {
  it.each([
    ['2025-08', '2025-08'], ['Mar-25', '2025-03'], ['25-Apr', '2025-04'], ['25-Jan', '2025-01'], ['2025年8月', '2025-08'], ['2025/8', '2025-08'],
    ['202508', '2025-08'], ['08/2025', '2025-08'], ['March 2025', '2025-03'], ['2025-08-01', '2025-08'], ['août 2025', '2025-08'],
  ])('reads %s', (text, month) => {
    expect(readMonth(text, 'mdy')).toBe(month)
  })
  it('refuses what is none', () => {
    expect(readMonth('2025-13', 'mdy')).toBeUndefined()
    expect(readMonth('Foo-25', 'mdy')).toBeUndefined()
  })
})

describe('clocks', () => {
  it('knows the offset of a zone at a moment, also around the change of clocks', () => {
    expect(zoneOffsetMs('America/Los_Angeles', Date.UTC(2025, 2, 9, 9, 59))).toBe(-8 * 3600_000)
    expect(zoneOffsetMs('America/Los_Angeles', Date.UTC(2025, 2, 9, 10, 0))).toBe(-7 * 3600_000)
    expect(isoText(utcOfLocal('America/Los_Angeles', Date.UTC(2025, 2, 9, 12, 0)))).toBe('2025-03-09T19:00:00Z')
    expect(isoText(utcOfLocal('Europe/Madrid', Date.UTC(2025, 2, 30, 3, 0)))).toBe('2025-03-30T01:00:00Z')
    expect(dayIn('Asia/Tokyo', Date.UTC(2025, 2, 1, 15, 0))).toBe('2025-03-02')
  })
  it('knows the words for clocks', () => {
    expect(zoneWordMinutes('PDT', 'America/Los_Angeles')).toBe(-420)
    expect(zoneWordMinutes('IST', 'Asia/Kolkata')).toBe(330)
    expect(zoneWordMinutes('IST', 'Europe/Dublin')).toBe(60)
    expect(zoneWordMinutes('UTC+2', 'Europe/Paris')).toBe(120)
    expect(zoneWordMinutes('+05:30', 'UTC')).toBe(330)
    expect(zoneWordMinutes('XYZ', 'UTC')).toBeUndefined()
    expect(zoneHasWord('PST', 'America/Los_Angeles')).toBe(true)
    expect(zoneHasWord('UTC', 'Europe/Madrid')).toBe(false)
  })
})
