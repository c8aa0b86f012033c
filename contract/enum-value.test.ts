import { expect, it } from 'vitest'
import { enumLabel, enumValue } from './enum-value'

const enums = { state: { values: [{ value: '1', label: '待审', color: 'orange' as const }, { value: 'on', label: '启用' }] } }

it('a value is told by its label, one that the enum does not know as it came, and none by nothing', () => {
  expect(enumValue(enums, 'state', 1)).toEqual({ value: '1', label: '待审', color: 'orange' })
  expect(['on', 1, 'gone', null, undefined].map((value) => enumLabel(enums, 'state', value))).toEqual(['启用', '待审', 'gone', '', ''])
  expect([enumLabel(enums, undefined, 'on'), enumLabel(enums, 'other', 'on'), enumLabel(enums, 'constructor', 'on')]).toEqual(['on', 'on', 'on'])
  expect(enumValue(enums, 'state', 'gone')).toBeUndefined()
})
