/** What scans do to the grid of a step. */
import { describe, expect, test } from 'vitest'
import { countScan, type Counting, type ScanLine } from './scan-count'

const line = (part: Partial<ScanLine>): ScanLine => ({ goods: '1', place: '', name: 'CUP', counted: undefined, expected: undefined, ...part })
const counting = (part: Partial<Counting> = {}): Counting => ({
  codes: {
    goods: [
      { code: 'CUP', value: '1', each: 1 }, { code: 'X001', value: '1', each: 2 }, { code: '6901', value: '2', each: 1 }, { code: 'TWIN', value: '1', each: 1 },
      { code: 'TWIN', value: '2', each: 1 },
    ],
    places: [{ code: 'A-01', value: '7' }, { code: 'A-02', value: '8' }],
  },
  lines: [line({ expected: 3 }), line({ goods: '2', name: 'LID', counted: 4, expected: 4 })], answersPlace: false, ...part,
})

describe('a scan of goods', () => {
  test('adds one to their line, in any case, and as many as its label holds', () => {
    expect(countScan(' cup ', counting())).toMatchObject({ is: 'goods', at: 0, add: 1, says: 'CUP：1 / 3', over: false })
    expect(countScan('X001', counting())).toMatchObject({ at: 0, add: 2, each: 2 })
    expect(countScan('3*cup', counting())).toMatchObject({ add: 3, says: 'CUP：3 / 3，齐了' })
  })
  test('of more than is expected counts all the same and says so', () => {
    expect(countScan('6901', counting())).toMatchObject({ at: 1, says: 'LID：5 / 4，多了 1', over: true })
  })
  test('that are not there, or of two, adds nothing', () => {
    expect(countScan('NO-9', counting())).toEqual({ is: 'wrong', says: '「NO-9」不在这张单据里，请放到一边' })
    expect(countScan('TWIN', counting())).toEqual({ is: 'wrong', says: '「TWIN」对应 2 个商品，请扫本地SKU' })
    expect(countScan('  ', counting())).toEqual({ is: 'nothing' })
  })
  test('of lines in several places takes the place that was scanned, else the one that still wants some', () => {
    const lines = [line({ place: '7', counted: 3, expected: 3 }), line({ place: '8', expected: 5 })]
    expect(countScan('CUP', counting({ lines }))).toMatchObject({ at: 1 })
    expect(countScan('CUP', counting({ lines, place: { code: 'A-01', value: '7' } }))).toMatchObject({ at: 0, over: true })
    expect(countScan('6901', counting({ lines, place: { code: 'A-01', value: '7' } }))).toEqual({ is: 'wrong', says: '「6901」不在仓位「A-01」' })
  })
})

test('a number after it is how many they were; a known code of digits stays a code', () => {
  const last = { at: 0, added: 2, each: 2 }
  expect(countScan('12', counting({ last, lines: [line({ counted: 2, expected: 30 })] }))).toMatchObject({ is: 'goods', at: 0, add: 22, says: 'CUP：24 / 30' })
  expect(countScan('12', counting())).toMatchObject({ is: 'wrong' })
  expect(countScan('6901', counting({ last }))).toMatchObject({ is: 'goods', at: 1, add: 1 })
})

test('a place is scanned first; a line that the step puts into one place takes no second', () => {
  expect(countScan('a-02', counting())).toMatchObject({ is: 'place', place: { code: 'A-02', value: '8' } })
  const there = counting({ answersPlace: true, place: { code: 'A-02', value: '8' }, lines: [line({ place: '7', counted: 2, expected: 9 })] })
  expect(countScan('CUP', there)).toMatchObject({ is: 'wrong', says: expect.stringContaining('另一个仓位') })
  expect(countScan('CUP', { ...there, lines: [line({ place: '7', expected: 9 })] })).toMatchObject({ is: 'goods', at: 0 })
})

test('a minus takes the last one back', () => {
  expect(countScan('-', counting())).toEqual({ is: 'undo' })
})
