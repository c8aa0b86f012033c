/** What the desk says of a step: how far it is, and how long people took. */
import { expect, test } from 'vitest'
import { spanText, stateOf } from './desk'

const asked = (state: string) => [{ who: '陈曦', state, remark: '', from: '2026-01-05T02:00:00.000Z', until: null }]

test('a step is passed, refused, waiting, still to come, or was never reached', () => {
  expect(stateOf({ now: true, asked: asked('waiting') }, '0')).toBe('now')
  expect(stateOf({ now: false, asked: asked('approved') }, '0')).toBe('done')
  expect(stateOf({ now: false, asked: asked('rejected') }, '2')).toBe('refused')
  expect(stateOf({ now: false, asked: [] }, '0')).toBe('coming')
  expect(stateOf({ now: false, asked: [] }, '2')).toBe('skipped')
})

test('how long somebody took is told in at most two units, and runs on while they have not answered', () => {
  const from = '2026-01-05T02:00:00.000Z'
  expect(spanText(from, '2026-01-05T02:00:30.000Z', 0)).toBe('不到 1 分钟')
  expect(spanText(from, '2026-01-05T02:42:00.000Z', 0)).toBe('42 分钟')
  expect(spanText(from, '2026-01-05T05:05:00.000Z', 0)).toBe('3 小时 5 分')
  expect(spanText(from, '2026-01-07T02:00:00.000Z', 0)).toBe('2 天')
  expect(spanText(from, null, Date.parse('2026-01-06T04:30:00.000Z'))).toBe('1 天 2 小时')
})
