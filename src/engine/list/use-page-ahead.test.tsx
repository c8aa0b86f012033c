// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react'
import { useMemo, type PropsWithChildren } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { testPort } from '../../../tests/support/port'
import { PortProvider } from '../port'
import { usePageAhead } from './use-page-ahead'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

function drawn(answersAfter = 0) {
  const port = testPort()
  const ahead: number[] = []
  const turned: number[] = []
  const answer = { list: [], total: 200, page: 1, pageSize: 50, summary: [] }
  port.list = async (_call, { page }) => {
    ahead.push(page ?? 1)
    await new Promise((done) => setTimeout(done, answersAfter))
    return answer
  }
  const wrapper = ({ children }: PropsWithChildren) => <PortProvider value={port}>{children}</PortProvider>
  const { result, rerender } = renderHook(
    ({ page, isFetching, source }) => {
      const question = useMemo(() => ({ page, pageSize: 50, source }), [page, source])
      return usePageAhead({ family: 'f', call: 'list' }, { question, answer, isFetching })
    },
    { wrapper, initialProps: { page: 1, isFetching: true, source: 'things' } },
  )
  const drawnAs = (page: number, source = 'things'): void => rerender({ page, isFetching: false, source })
  const stands = (page: number): void => {
    drawnAs(page)
    act(() => void vi.runAllTimers())
  }
  const turn = (page: number): void => result.current.turn(page, () => void turned.push(page))
  const passes = (ms: number): Promise<unknown> => act(() => vi.advanceTimersByTimeAsync(ms))
  const turningTo = (): number | undefined => result.current.turningTo()
  return { ahead, turned, near: (page: number): void => result.current.near(page), turn, turningTo, drawnAs, stands, passes }
}

test('the page that the pointer rests on is asked for once the rows stand', () => {
  const { ahead, near, stands } = drawn()
  near(2)
  expect(ahead).toEqual([])
  stands(1)
  expect(ahead).toEqual([2])
})

test('a page pressed while rows were being fetched is not asked for a second time once it stands', () => {
  const { ahead, near, stands } = drawn()
  near(2)
  stands(2)
  expect(ahead).toEqual([])
  near(3)
  expect(ahead).toEqual([3])
})

test('a page that is pressed is turned to with its rows, or after a tenth of a second without them', async () => {
  const { turned, turn, stands, passes } = drawn(40)
  stands(1)
  turn(2)
  await passes(39)
  expect(turned).toEqual([])
  await passes(1)
  expect(turned).toEqual([2])
  await passes(1000)
  expect(turned).toEqual([2])

  const slow = drawn(5000)
  slow.stands(1)
  slow.turn(2)
  await slow.passes(100)
  expect(slow.turned).toEqual([2])
  await slow.passes(6000)
  expect(slow.turned).toEqual([2])
})

test('a page whose rows the pointer has brought is turned to at once', async () => {
  const { ahead, turned, near, turn, stands, passes } = drawn()
  stands(1)
  near(2)
  await passes(1)
  turn(2)
  await passes(0)
  expect([ahead, turned]).toEqual([[2], [2]])
})

test('another page pressed meanwhile takes its place, and another question lets it be', async () => {
  const { turned, turn, drawnAs, stands, passes } = drawn(60)
  stands(1)
  turn(2)
  turn(3)
  await passes(200)
  expect(turned).toEqual([3])
  stands(3)
  turn(4)
  drawnAs(3, 'others')
  await passes(200)
  expect(turned).toEqual([3])
})

test('a press that comes while the page before is being drawn turns further', async () => {
  const { turned, turn, drawnAs, stands, passes } = drawn(60)
  stands(1)
  turn(2)
  await passes(60)
  expect(turned).toEqual([2])
  turn(3)
  drawnAs(2)
  await passes(200)
  expect(turned).toEqual([2, 3])
})

test('the page that is pressed is known until the list is of it, or of another question', async () => {
  const { turn, turningTo, stands, passes } = drawn(60)
  stands(1)
  turn(2)
  expect(turningTo()).toBe(2)
  await passes(200)
  expect(turningTo()).toBe(2)
  stands(2)
  expect(turningTo()).toBeUndefined()
})
