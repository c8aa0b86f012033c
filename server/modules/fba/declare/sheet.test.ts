/** Which boxes a person names, and the sheet that Seller Central takes of a declaration. */
import { describe, expect, test } from 'vitest'
import type { BookSheet } from '../../../kernel/tasks/export/book'
import type { PlanBox } from './plan'
import { manifestOf } from './sheet.handler'
import { boxNumbers } from '../shipment/box-numbers'

describe('numbers of boxes', () => {
  test('are told one by one and as ranges, by commas of either width', () => expect(boxNumbers('1-3，8, 10')).toEqual([1, 2, 3, 8, 10]))
  test('may be joined as people write it', () => expect(boxNumbers('1~2、5至6 8 - 9')).toEqual([1, 2, 5, 6, 8, 9]))
  test.each(['a', '3-1', '0', '1--2'])('are none of %s', (text) => expect(boxNumbers(text)).toBeUndefined())
})

describe('the sheet of a declaration', () => {
  const line = (product: string, more: object = {}) => ({ id: product, product, msku: `M-${product}`, qty: 50, prep: 'NONE', label: 'AMAZON', expiry: null,
    lot: null, ...more })
  const box = (from: number, count: number, product: string, qty: number): PlanBox => (
    { id: String(from), from, count, product, expiry: null, qty, length: '60.0', width: '40.0', height: '40.0', weight: '10.00' }
  )
  const told = (boxes: PlanBox[], ...lines: ReturnType<typeof line>[]): string[][] => (
    [...(manifestOf({ boxes }, lines) as BookSheet).lines].map((cells) => (
      cells.map((cell) => ('text' in cell ? cell.text : 'number' in cell ? cell.number : ''))
    ))
  )

  test('has its headings in row 8 and its defaults in B3 and B4', () => {
    const rows = told([], line('1'))
    expect([rows[1], rows[2]]).toEqual([['Default prep owner', 'Seller'], ['Default labeling owner', 'Seller']])
    expect(rows.slice(6)).toEqual([['Merchant SKU', 'Quantity', 'Prep owner', 'Labeling owner'], ['M-1', '50', 'None', 'Amazon']])
  })
  test('tells whole boxes in inches and pounds, a row for each kind of box', () => {
    expect(told([box(1, 2, '1', 20), box(3, 1, '1', 10)], line('1')).slice(7)).toEqual([
      ['M-1', '40', 'None', 'Amazon', '20', '2', '23.62', '15.75', '15.75', '22.05'],
        ['M-1', '10', 'None', 'Amazon', '10', '1', '23.62', '15.75', '15.75', '22.05'],
    ])
  })
  test('leaves boxes out where one of them is mixed, and writes days as Amazon reads them', () => {
    const rows = told([box(1, 1, '1', 50), { ...box(1, 1, '2', 50), id: '2' }], line('1', { expiry: '2027-03-09', lot: 'L7' }), line('2'))
    expect(rows.slice(6)).toEqual([
      ['Merchant SKU', 'Quantity', 'Prep owner', 'Labeling owner', 'Expiration date (MM/DD/YYYY)', 'Manufacturing lot code'],
      ['M-1', '50', 'None', 'Amazon', '03/09/2027', 'L7'], ['M-2', '50', 'None', 'Amazon', '', ''],
    ])
  })
})
