import { expect, test } from 'vitest'
import { filledCsv, pasted } from './filled'

const start = [['店', 'A', ''], ['店', 'B', '']]

test('a column copied from a sheet is pasted downwards, and what has no room to the right is left out', () => {
  expect(pasted(start, '1.5\tx\r\n2\ty\r\n', 0, 2, 3)).toEqual([['店', 'A', '1.5'], ['店', 'B', '2']])
})

test('lines beyond the last row become rows', () => {
  expect(pasted(start, 'C\t3\nD\t4', 1, 1, 3)).toEqual([['店', 'A', ''], ['店', 'C', '3'], ['', 'D', '4']])
})

test('only rows that somebody filled are written, under the names of the template', () => {
  expect(filledCsv(['店铺', 'MSKU', '采购单价'], start, start)).toBeUndefined()
  expect(filledCsv(['店铺', 'MSKU', '采购单价'], [['店', 'A', ''], ['店', 'B', '2']], start)?.trim().split(/\r?\n/)).toEqual(['店铺,MSKU,采购单价', '店,B,2'])
})
