import { describe, expect, test } from 'vitest'
import { companyToday } from '../../contract/company-clock'
import type { InputPlan } from '../../contract/plan'
import { beginningOf, sameInput, settleInput, wrongInput } from './input-rules'

const input = (part: Partial<InputPlan>): InputPlan => ({ name: 'x', label: '预算', input: 'text', required: false, readOnly: false, multiple: false, ...part })

describe('a whole number', () => {
  test.each([
    ['12', {}, 12],
    ['1a2.5', {}, 125],
    ['abc', {}, null],
    ['', {}, null],
    ['007', {}, 7],
    ['-5', {}, 5],
    ['-5', { min: -10 }, -5],
    ['-50', { min: -10 }, -10],
    ['0', { min: 1 }, 1],
    ['999', { max: 100 }, 100],
  ])('%j within %j is %j', (typed, limits, sent) => {
    expect(settleInput(input({ input: 'integer', ...limits }), typed)).toBe(sent)
  })
})

describe('a number with decimals', () => {
  test.each([
    ['12.345', {}, '12.34'],
    ['12.345', { scale: 3 }, '12.345'],
    ['12.5', { scale: 0 }, '12'],
    ['007.1', {}, '7.1'],
    ['000', {}, '0'],
    ['00.5', {}, '0.5'],
    ['.5', {}, '0.5'],
    ['5.', {}, '5'],
    ['1.2.3', {}, '1.23'],
    ['$1,234.50', {}, '1234.50'],
    ['一二', {}, null],
    ['.', {}, '0'],
    ['0.01', { min: 0.02 }, '0.02'],
    ['2000', { max: 1000 }, '1000'],
    ['12345', { max: 1000 }, '1000'],
    ['12345', { max: 9999 }, '1234'],
    ['-3', { min: -5 }, '-3'],
    ['-3', {}, '3'],
  ])('%j within %j is %j', (typed, limits, sent) => {
    expect(settleInput(input({ input: 'decimal', ...limits }), typed)).toBe(sent)
  })

  test('percentages are entered as decimals, four of them', () => {
    expect(settleInput(input({ input: 'percent' }), '0.123456')).toBe('0.1234')
  })
})

describe('an entry that cannot be sent', () => {
  test.each([
    ['   ', { required: true }, '请输入预算'],
    [undefined, { required: true, input: 'select' }, '请选择预算'],
    [[], { required: true, input: 'multiselect' }, '请选择预算'],
    ['', {}, undefined],
    [0, { required: true, input: 'integer' }, undefined],
    [false, { required: true, input: 'switch' }, undefined],
    ['一二三四', { maxLength: 3 }, '预算最多 3 个字'],
    ['😀😀😀', { maxLength: 3 }, undefined],
  ] as const)('%j of %j: %j', (value, part, says) => {
    expect(wrongInput(input(part as Partial<InputPlan>), value)).toBe(says)
  })
})

test('a new row begins with what is said, or with the day or the month that it is in the company', () => {
  expect(beginningOf({ input: 'integer', default: 3 })).toBe(3)
  expect(beginningOf({ input: 'date' })).toBeUndefined()
  expect(beginningOf({ input: 'date', default: { is: 'today' } })).toBe(companyToday())
  expect(beginningOf({ input: 'month', default: { is: 'today' } })).toBe(companyToday().slice(0, 7))
})

test('text is sent without the blanks around it; nothing entered is nothing', () => {
  expect(settleInput(input({}), '  a b ')).toBe('a b')
  expect(settleInput(input({}), '   ')).toBeNull()
  expect(settleInput(input({ input: 'tags' }), [])).toBeNull()
})

test('what is the same amount is no change', () => {
  expect(sameInput(input({ input: 'decimal' }), '12.30', '12.3')).toBe(true)
  expect(sameInput(input({ input: 'decimal' }), '100', '1')).toBe(false)
  expect(sameInput(input({}), null, '')).toBe(true)
  expect(sameInput(input({ input: 'switch' }), 1, true)).toBe(true)
  expect(sameInput(input({ input: 'integer' }), 0, null)).toBe(false)
})
