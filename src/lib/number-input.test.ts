import { expect, test } from 'vitest'
import { clampInput, decimalInput, integerInput } from './number-input'

test('an integer box keeps digits alone (specification, section 5)', () => {
  expect(integerInput('1a2.5-')).toBe('125')
  expect(integerInput('-12', true)).toBe('-12')
})

test.each([
  ['007.1299', {}, '7.12'],
  ['0.5', {}, '0.5'],
  ['.5', {}, '0.5'],
  ['1.2.3', {}, '1.23'],
  ['00', {}, '0'],
  ['12345.6', { maxDigits: 3 }, '123.6'],
  ['1.98765', { decimals: 4 }, '1.9876'],
  ['-3.1', {}, '3.1'],
  ['-3.1', { negative: true }, '-3.1'],
  ['12。5', {}, '12.5'],
])('a decimal box makes %s with %o into %s (specification, section 5)', (typed, rules, text) => expect(decimalInput(typed, rules)).toBe(text))

test('a value is clamped when its box is left (specification, section 5)', () => {
  expect(clampInput('0.01', 0.02, 1000)).toBe('0.02')
  expect(clampInput('2000', 0.02, 1000)).toBe('1000')
  expect(clampInput('5.', 0, 10)).toBe('5')
  expect(clampInput('', 1, 2)).toBe('')
})
