// @vitest-environment happy-dom
/** What waits in a list that does not say how many rows it has: counted page after page, and said as at least so many beyond that. */
import '../../../tests/support/dom'
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { list } from '../../../tests/support/plans'
import { testPort } from '../../../tests/support/port'
import type { BoardPlan, TodoPlan } from '../../../contract/page-plan'
import { PortProvider } from '../port'
import { TodosCard } from './todos-card'

const todo = (label: string, call: string): TodoPlan =>
  ({ label, tone: 'warning', list: list({ list: { family: 'erp', call } }), follows: {}, go: { route: '/orders', with: {} } }) as unknown as TodoPlan

test('a number is what is counted, and at least so many where more follow than anybody waits for', async () => {
  const most: Record<string, number> = { few: 3, many: 99, one: 1 }
  const port = testPort({
    list: ({ call }, { page, pageSize }) => call === 'told'
      ? { list: [{ id: '1' }], total: 42, page, pageSize, summary: [] }
      : {
        list: Array.from({ length: pageSize }, (_none, at) => ({ id: `${page} ${at}` })), total: page, page, pageSize, summary: [],
        more: page < most[call]!,
      },
  })
  const board = { filters: [] } as unknown as BoardPlan
  const state = { filters: {} } as never
  render(
    <PortProvider value={port}>
      <TodosCard
        todos={[todo('说了的', 'told'), todo('不多', 'few'), todo('很多', 'many'), todo('一条', 'one')]} board={board} state={state} page="home"
      />
    </PortProvider>,
  )
  expect(await screen.findByText('≥ 1,000')).toBeTruthy()
  expect(screen.getAllByRole('button').map((each) => each.textContent)).toEqual(['说了的42', '不多600', '很多≥ 1,000', '一条1'])
})

test('a number that stood and then cannot be asked for anew says so in its place', async () => {
  const board = { filters: [] } as unknown as BoardPlan
  const port = testPort({ list: (_call, { page, pageSize }) => ({ list: [{ id: '1' }], total: 42, page, pageSize, summary: [] }) })
  const drawn = (): React.JSX.Element =>
    <PortProvider value={port}><TodosCard todos={[todo('待办', 'told')]} board={board} state={{ filters: {} } as never} page="home" /></PortProvider>
  const { rerender } = render(drawn())
  expect(screen.getByRole('button').textContent).toBe('待办42')
  port.useList = () => ({ answer: undefined, isFetching: false, isStale: false, error: new Error('请重新登录'), refetch: () => undefined })
  rerender(drawn())
  expect(screen.getByRole('button', { name: '待办：没有取到，重试' }).title).toBe('请重新登录')
})
