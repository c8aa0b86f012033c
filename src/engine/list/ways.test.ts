import { expect, it } from 'vitest'
import type { WayPlan } from '../../../contract/plan'
import { waysOf } from './ways'

const ways: WayPlan[] = [
  { label: 'MSKU', by: ['msku'] }, { label: 'ASIN', by: ['asin'] }, { label: '站点', by: ['site'] },
  { label: 'MSKU × 日期', by: ['msku', 'day'], time: { of: 'MSKU', step: 'day' } },
  { label: 'MSKU × 周', by: ['msku', 'week'], time: { of: 'MSKU', step: 'week' } },
  { label: 'ASIN × 日期', by: ['asin', 'day'], time: { of: 'ASIN', step: 'day' } },
]

it('splits the rows by the steps of time that the way to group has, and by none where it has none', () => {
  expect(waysOf(ways, 0).whole.map(({ label }) => label)).toEqual(['MSKU', 'ASIN', '站点'])
  expect(waysOf(ways, 4)).toMatchObject({ base: 0, steps: [{ value: 0, label: '不分' }, { value: 3, label: '按日' }, { value: 4, label: '按周' }] })
  expect(waysOf(ways, 2).steps).toEqual([])
})

it('keeps the step of time when the rows are grouped otherwise, where that way has it', () => {
  expect([1, 2].map(waysOf(ways, 3).turn)).toEqual([5, 2])
  expect(waysOf(ways, 4).turn(1)).toBe(1)
  expect(waysOf(ways, 0).turn(1)).toBe(1)
})
