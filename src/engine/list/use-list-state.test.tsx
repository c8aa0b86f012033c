// @vitest-environment happy-dom
import '../../../tests/support/dom'
import { act, renderHook } from '@testing-library/react'
import { BrowserRouter } from 'react-router'
import { beforeEach, expect, test } from 'vitest'
import { filter, list } from '../../../tests/support/plans'
import { useListState } from './use-list-state'

beforeEach(() => window.history.replaceState(null, '', '/things'))

test('a page turned before the new filter is drawn keeps the filter', () => {
  const plan = list({ filters: [filter('name', { label: '名称' })] })
  const { result } = renderHook(() => useListState(plan, undefined), { wrapper: BrowserRouter })
  act(() => {
    result.current.change({ filters: { name: { op: 'contains', value: 'a' } } })
    result.current.change({ page: 2 })
  })
  expect(result.current.state).toMatchObject({ page: 2, filters: { name: { op: 'contains', value: 'a' } } })
  act(() => window.history.back())
  act(() => result.current.change({ page: 3 }))
  expect(new URLSearchParams(window.location.search).get('page')).toBe('3')
})
