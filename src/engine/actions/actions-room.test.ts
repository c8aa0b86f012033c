import { expect, test } from 'vitest'
import type { ActionPlan } from '../../../contract/plan'
import { actionsRoom, inlineOf } from './actions-room'

const action = (label: string, status?: string[]): ActionPlan => ({
  action: label, label, place: 'row', tone: 'default', does: { type: 'refresh' }, ...(status ? { when: { field: 'status', op: 'in', value: status } } : {}),
})
const remove: ActionPlan = { ...action('删除'), does: { type: 'remove' } as unknown as ActionPlan['does'] }

test('the actions column is as wide as the widest row needs, not as all its actions together', () => {
  expect(actionsRoom([action('编辑'), action('删除')], true)).toEqual({ width: 22 + 3 * 26 + 2 * 12, asIcons: false })
  // 审核通过 and 部分采购 never meet in one row.
  expect(actionsRoom([action('审核通过', ['2']), action('部分采购', ['4'])], false).width).toBe(22 + 52)
  expect(actionsRoom([action('审核通过', ['2']), action('部分采购', ['2'])], false).width).toBe(22 + 52 + 12 + 52)
  // Behind 更多 nothing takes room.
  expect(actionsRoom([action('编辑'), action('删除'), action('采购完成')], false).width).toBe(22 + 26 + 12 + 26 + 12 + 42)
})

test('what has a picture takes the room of one where words would take a wide column', () => {
  expect(actionsRoom([remove, action('审核通过'), action('生成请款')], true)).toEqual({ width: 22 + 24 + 52 + 24 + 24 + 3 * 8, asIcons: true })
})

test('two long names leave the table its room: the second waits behind 更多, in that row alone', () => {
  const long = [action('生成发货批次', ['4']), action('生成采购计划', ['4']), action('提交', ['1']), action('审核通过', ['1']), action('作废', ['1'])]
  expect(inlineOf(long.slice(0, 2), true)).toBe(1)
  expect(inlineOf(long.slice(2), true)).toBe(2)
  // 生成发货批次, 详情 and 更多 beside 提交, 审核通过, 详情 and 更多.
  expect(actionsRoom(long, true)).toEqual({ width: 22 + 26 + 52 + 24 + 24 + 3 * 8, asIcons: true })
  // Words of a narrow column stay where they are.
  expect(inlineOf(long.slice(0, 2), false)).toBe(2)
})

test('letters are narrower than characters', () => {
  expect(actionsRoom([action('关联MSKU')], false).width).toBe(22 + 2 * 13 + 4 * 8)
})

test('where actions ask more of a row than one field, the longest are taken to meet', () => {
  const odd: ActionPlan = { ...action('打印标签'), when: { field: 'fnsku', op: 'empty', value: false } }
  expect(actionsRoom([odd, action('编辑'), action('审核通过', ['2'])], false)).toEqual({ width: 22 + 52 + 52 + 24 + 2 * 8, asIcons: true })
})
