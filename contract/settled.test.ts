import { describe, expect, it } from 'vitest'
import { settled } from './settled'

const settings = { 'config.days': 30, 'config.open': true, 'config.none': null }

describe('a condition once the settings are known', () => {
  it('is decided where it looks at settings alone', () => {
    expect(settled({ field: 'config.open', op: 'eq', value: true }, settings)).toBe(true)
    expect(settled({ field: 'config.days', op: 'gt', value: 30 }, settings)).toBe(false)
    expect(settled({ field: 'config.days', op: 'eq', value: { field: 'config.none' } }, settings)).toBe(false)
  })
  it('asks about the row what the settings leave open', () => {
    const open = { field: 'config.open', op: 'eq', value: true } as const
    const shut = { field: 'config.open', op: 'eq', value: false } as const
    const row = { field: 'qty', op: 'gt', value: 0 } as const
    const other = { field: 'state', op: 'eq', value: 'a' } as const
    expect(settled({ and: [open, row] }, settings)).toEqual(row)
    expect(settled({ and: [shut, row] }, settings)).toBe(false)
    expect(settled({ or: [open, row] }, settings)).toBe(true)
    expect(settled({ or: [shut, row, other] }, settings)).toEqual({ or: [row, other] })
    expect(settled({ or: [shut, shut] }, settings)).toBe(false)
  })
  it('takes a setting for the value beside which a field of the row stands, on either side', () => {
    expect(settled({ field: 'qty', op: 'lt', value: { field: 'config.days' } }, settings)).toEqual({ field: 'qty', op: 'lt', value: 30 })
    expect(settled({ field: 'config.days', op: 'ge', value: { field: 'qty' } }, settings)).toEqual({ field: 'qty', op: 'le', value: 30 })
    expect(settled({ field: 'qty', op: 'gt', value: { field: 'config.none' } }, settings)).toBe(false)
    expect(settled({ field: 'qty', op: 'ne', value: { field: 'config.none' } }, settings)).toEqual({ field: 'qty', op: 'empty', value: false })
  })
})
