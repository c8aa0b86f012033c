/** What a scan at the packing table means. */
import { describe, expect, test } from 'vitest'
import { progressOf, scannedOf, toPrint, type Box } from './packing-rules'

const box = (box_no: number, more: Partial<Box> = {}): Box => ({
  id: String(box_no), box_no, box_code: `FBA15ABC1234U00000${box_no}`, qty: 4, length: null, width: null, height: null, weight: null, print_status: '0',
  ...more,
})

describe('a scan', () => {
  test('is goods unless it names a box', () => {
    expect(scannedOf(' X001234567 ', [])).toEqual({ is: 'goods', code: 'X001234567', qty: 1 })
    expect(scannedOf('', [])).toEqual({ is: 'nothing' })
  })
  test('of a box label, or a box said by its number, goes to that box', () => {
    expect(scannedOf('fba15abc1234u000002', [box(1), box(2)])).toEqual({ is: 'box', boxNo: 2 })
    expect(scannedOf('箱3', [])).toEqual({ is: 'box', boxNo: 3 })
    expect(scannedOf('BOX-12', [])).toEqual({ is: 'box', boxNo: 12 })
    expect(scannedOf('第 4 箱', [])).toEqual({ is: 'box', boxNo: 4 })
  })
  test('with a number and a star before it is so many at once; an MSKU with an x in it stays whole', () => {
    expect(scannedOf('12*X001234567', [])).toEqual({ is: 'goods', code: 'X001234567', qty: 12 })
    expect(scannedOf('MUG-2x4', [])).toEqual({ is: 'goods', code: 'MUG-2x4', qty: 1 })
  })
})

test('labels are printed for boxes that lack one; where none does, for all again', () => {
  expect(toPrint([box(1, { print_status: '1' }), box(2), box(3, { qty: 0 })])).toEqual(['2'])
  expect(toPrint([box(1, { print_status: '1' })])).toEqual(['1'])
})

test('what is left is what was planned less what is packed', () => {
  const goods = { id: '1', msku: 'M', fnsku: 'X', sku: 'S', product_name: '杯', plan_qty: 10, packed_qty: 4, box_qty: null }
  expect(progressOf([goods, { ...goods, plan_qty: 5, packed_qty: 5 }])).toEqual({ plan: 15, packed: 9, left: 6 })
})
