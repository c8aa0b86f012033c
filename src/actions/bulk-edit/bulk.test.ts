import { expect, it } from 'vitest'
import type { InputPlan } from '../../../contract/plan'
import { changesOf, inputOfWay, isLarge, resultOf, waysOf, wrongChange } from './bulk'

const bid = { name: 'bid', label: '竞价', input: 'decimal', scale: 2, min: 0.02, max: 1000, required: true, readOnly: false } as unknown as InputPlan

it('takes percent as percent: 10 makes 0.75 into 0.83, not into 8.25', () => {
  expect(changesOf([bid], { bid: { way: 'percentUp', value: '10' } })).toEqual({ bid: { percentUp: '10' } })
  expect([
    resultOf(bid, { way: 'percentUp', value: '10' }, '0.75'), resultOf(bid, { way: 'percentDown', value: '10' }, '0.75'),
    resultOf(bid, { way: 'minus', value: '0.05' }, '0.75'),
  ]).toEqual(['0.83', '0.68', '0.7'])
  expect(resultOf(bid, { way: 'set', value: '1' }, '0.75')).toBeUndefined()
  expect(inputOfWay(bid, 'percentDown').max).toBe(100)
})

it('warns above a half, up or down', () => {
  expect([
    isLarge({ way: 'percentUp', value: '50' }), isLarge({ way: 'percentUp', value: '51' }), isLarge({ way: 'percentDown', value: '80' }),
    isLarge({ way: 'add', value: '80' }),
  ]).toEqual([false, true, true, false])
})

it('puts tags to those that are there, or takes some away, and asks which', () => {
  const tags = { name: 'tags', label: '标签', input: 'multiselect', required: false, readOnly: false } as unknown as InputPlan
  expect(waysOf(tags)).toEqual(['put', 'take', 'set'])
  expect(changesOf([tags], { tags: { way: 'put', value: ['7'] } })).toEqual({ tags: { put: ['7'] } })
  expect(wrongChange(tags, { way: 'take', value: [] })).toBe('请填写标签')
  expect(wrongChange(tags, { way: 'set', value: [] })).toBeUndefined()
})
