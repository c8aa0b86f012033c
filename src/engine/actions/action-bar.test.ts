import { expect, test } from 'vitest'
import type { ActionPlan } from '../../../contract/plan'
import { actionsWidth } from './action-bar'

const action = (label: string, status?: string[]): ActionPlan => ({
  action: label, label, place: 'row', tone: 'default', does: { type: 'refresh' }, ...(status ? { when: { field: 'status', op: 'in', value: status } } : {}),
})

test('the actions column is as wide as the widest row needs, not as all its actions together', () => {
  const two = actionsWidth([action('编辑'), action('删除')], true)
  expect(two).toBe(22 + 3 * 26 + 2 * 12)
  // 审核通过 and 部分采购 never meet in one row.
  expect(actionsWidth([action('审核通过', ['2']), action('部分采购', ['4'])], false)).toBe(22 + 52)
  expect(actionsWidth([action('审核通过', ['2']), action('部分采购', ['2'])], false)).toBe(22 + 52 + 12 + 52)
  // Behind 更多 nothing takes room.
  expect(actionsWidth([action('编辑'), action('删除'), action('采购完成')], false)).toBe(22 + 26 + 12 + 26 + 12 + 42)
})

test('what has a picture takes the room of one where words would take a wide column', () => {
  const edit: ActionPlan = { ...action('编辑'), does: { type: 'remove' } as unknown as ActionPlan['does'] }
  expect(actionsWidth([edit, action('审核通过'), action('生成请款')], true, true)).toBe(22 + 24 + 52 + 24 + 24 + 3 * 8)
})

test('where actions ask more of a row than one field, the longest are taken to meet', () => {
  const odd: ActionPlan = { ...action('打印标签'), when: { field: 'fnsku', op: 'empty', value: false } }
  expect(actionsWidth([odd, action('编辑'), action('审核通过', ['2'])], false)).toBe(22 + 52 + 12 + 52 + 12 + 42)
})
