import { describe, expect, test } from 'vitest'
import { roomOf, rowsPaper, unitsOf } from './rows-paper'

describe('rows of a list on A4', () => {
  test('few columns stand upright, more of them across', () => {
    expect(rowsPaper([30, 20, 20])).toEqual({ isAcross: false, type: 8, parts: [[0, 1, 2]] })
    expect(rowsPaper([30, 20, 20, 20, 20, 20])).toEqual({ isAcross: true, type: 8, parts: [[0, 1, 2, 3, 4, 5]] })
  })

  test('what is a little too wide is set in smaller type, never smaller than can be read', () => {
    const { isAcross, type, parts } = rowsPaper(Array<number>(10).fill(20))
    expect([isAcross, parts.length]).toEqual([true, 1])
    expect(type).toBeGreaterThanOrEqual(6.5)
    expect(type).toBeLessThan(8)
  })

  test('what is too wide even so is laid in parts that begin with the first column, and leave none out', () => {
    const { parts, type } = rowsPaper(Array<number>(25).fill(20))
    expect([type, parts.length]).toEqual([6.5, 3])
    expect(parts.map((part) => part[0])).toEqual([0, 0, 0])
    expect(parts.flatMap((part) => part.slice(1))).toEqual(Array.from({ length: 24 }, (_one, at) => at + 1))
  })

  test('figures keep their whole length, words break after a line', () => {
    expect(unitsOf('品名 a1')).toBe(7)
    expect(unitsOf('SKUS')).toBe(5)
    expect(roomOf({ isFigure: true, heading: '金额', texts: ['1,234,567.00'] })).toBe(14)
    expect(roomOf({ isFigure: false, heading: '标题', texts: ['很长的标题'.repeat(20)] })).toBe(32)
  })
})
