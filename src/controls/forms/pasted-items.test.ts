import { expect, test } from 'vitest'
import type { InputPlan } from '../../../contract/plan'
import { isSheet, placedIn, readCell, sheetOf } from './pasted-items'

const input = (name: string, part: Partial<InputPlan> = {}): InputPlan => ({
  name, label: name, input: 'text', required: false, readOnly: false, multiple: false, ...part,
})
const INPUTS = [
  input('sku', { label: 'SKU' }), input('qty', { label: '数量', input: 'integer' }), input('sum', { label: '金额', readOnly: true }),
  input('note', { label: '备注' }),
]
const names = (inputs: (InputPlan | undefined)[]): (string | undefined)[] => inputs.map((one) => one?.name)
const none = (): string[] => []

test('what a sheet copies is cells by lines, quoted ones with what stands in them', () => {
  expect(sheetOf('a\t1\r\nb\t2\r\n')).toEqual([['a', '1'], ['b', '2']])
  expect(sheetOf('a\t"x ""y""\nz"\tc\n\t2\t')).toEqual([['a', 'x "y"\nz', 'c'], ['', '2', '']])
  expect([isSheet('one'), isSheet('one\r\n'), isSheet('a\tb'), isSheet('a\nb')]).toEqual([false, false, true, true])
})

test('without headings columns go on from the box, past what nobody types', () => {
  const placed = placedIn(INPUTS, 1, [['3', 'x'], ['', '']])
  expect([names(placed.inputs), placed.lines, placed.headed]).toEqual([['qty', 'note'], [['3', 'x']], false])
})

test('with headings columns are found by them, in any order, and others are left out', () => {
  const placed = placedIn(INPUTS, 0, [['数量 *', '颜色', 'sku'], ['3', 'red', 'A-1']])
  expect([names(placed.inputs), placed.lines, placed.headed]).toEqual([['qty', undefined, 'sku'], [['3', 'red', 'A-1']], true])
  const local = [input('sku', { label: '本地SKU' }), input('qty', { label: '数量' })]
  expect(names(placedIn(local, 0, [['SKU', '数量'], ['a', '1']]).inputs)).toEqual(['sku', 'qty'])
})

test.each([
  ['integer', '1,200', { value: 1200 }],
  ['integer', '1.5', { wrong: '「1.5」不是整数' }],
  ['decimal', '￥1,234.50', { value: '1234.50' }],
  ['decimal', '12元', { wrong: '「12元」不是数字' }],
  ['percent', '12.5%', { value: '0.125' }],
  ['percent', '0.3', { value: '0.3' }],
  ['date', '2025/1/7', { value: '2025-01-07' }],
  ['date', '2025-02-30', { wrong: '「2025-02-30」不是日期，请写成 2025-01-31' }],
  ['month', '2025年3月', { value: '2025-03' }],
  ['switch', '是', { value: true }],
  ['upload', 'a.png', { wrong: 'x不能粘贴，请在这里填写' }],
] as const)('a cell of kind %s says %s', (kind, text, read) => {
  expect(readCell(input('x', { input: kind }), text, {}, none)).toEqual(read)
})

test('what the box would bend to its limits is told', () => {
  expect(readCell(input('qty', { input: 'integer', max: 500 }), '900', {}, none)).toEqual({ wrong: '「900」：不能大于 500' })
  expect(readCell(input('note', { label: '备注', maxLength: 2 }), '三个字', {}, none)).toEqual({ wrong: '「三个字」：备注最多 2 个字' })
})

test('a choice is pasted by its words, a row by its name or code', () => {
  const state = input('state', { label: '状态', input: 'select', enum: 'state' })
  const enums = { state: { groups: {}, values: [{ value: 'on', label: '在售' }] } } as never
  expect(readCell(state, '在售', enums, none)).toEqual({ value: 'on' })
  expect(readCell(state, '停了', enums, none)).toEqual({ wrong: '「停了」不是可选的状态' })
  const product = input('product_id', { label: '商品', input: 'select', options: { entity: 'product', title: 'msku' } })
  const meant = (name: string): string[] => ({ 'A-1': ['7'], B0: ['7', '8'] })[name] ?? []
  expect(readCell(product, 'A-1', {}, meant)).toEqual({ value: '7' })
  expect(readCell(product, 'B0', {}, meant)).toEqual({ wrong: '「B0」对应 2 个商品，请选择其中一个' })
  expect(readCell(product, 'zz', {}, meant)).toEqual({ wrong: '「zz」没有这个商品' })
})
