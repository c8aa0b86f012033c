import { describe, expect, it } from 'vitest'
import type { EnumPlan } from '../../../contract/plan'
import { enumOptions, offeredValues } from './enum-options'

const sites: EnumPlan = {
  label: '站点', groups: { eu: '欧洲' },
  values: [{ value: 'us', label: '美国' }, { value: 'gb', label: '英国', group: 'eu' }, { value: 'uk', label: '英国', group: 'eu', hidden: true }],
}

describe('the choices of an enum', () => {
  it('leave out what is no longer offered', () => {
    expect(enumOptions(sites)).toEqual([{ label: '欧洲', options: [{ value: 'gb', label: '英国' }] }, { value: 'us', label: '美国' }])
    expect(offeredValues(sites, []).map((one) => one.value)).toEqual(['us', 'gb'])
  })

  it('keep it with who holds it, so that it shows its label and not its code', () => {
    expect(enumOptions(sites, ['uk'])).toContainEqual({ label: '欧洲', options: [{ value: 'gb', label: '英国' }, { value: 'uk', label: '英国' }] })
  })
})
