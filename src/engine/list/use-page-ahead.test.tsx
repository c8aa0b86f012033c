// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react'
import type { PropsWithChildren } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { testPort } from '../../../tests/support/port'
import { PortProvider } from '../port'
import { usePageAhead } from './use-page-ahead'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

function drawn() {
  const port = testPort()
  const ahead: number[] = []
  const answer = { list: [], total: 200, page: 1, pageSize: 50, summary: [] }
  port.list = async (_call, { page }) => (ahead.push(page ?? 1), answer)
  const wrapper = ({ children }: PropsWithChildren) => <PortProvider value={port}>{children}</PortProvider>
  const { result, rerender } = renderHook(
    ({ page, isFetching }) => usePageAhead({ family: 'f', call: 'list' }, { question: { page, pageSize: 50, source: 'things' }, answer, isFetching }),
    { wrapper, initialProps: { page: 1, isFetching: true } },
  )
  const stands = (page: number): void => {
    rerender({ page, isFetching: false })
    act(() => void vi.runAllTimers())
  }
  return { ahead, near: (page: number): void => result.current(page), stands }
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
