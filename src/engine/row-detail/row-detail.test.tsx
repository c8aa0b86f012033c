// @vitest-environment happy-dom
/** A row looked at from the side: opened, walked through, shared as a link, its history read. */
import '../../../tests/support/dom'
import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { App, ConfigProvider } from 'antd'
import { BrowserRouter } from 'react-router'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { column, list, page } from '../../../tests/support/plans'
import { testPort, type TestPort } from '../../../tests/support/port'
import { PageScreen } from '../page-screen'
import { PortProvider } from '../port'

vi.setConfig({ testTimeout: 30_000 })
beforeAll(async () => void (await import('./row-drawer')), 60_000)
beforeEach(() => window.history.replaceState(null, '', '/things'))

const ROWS = [{ id: '1', name: '甲', secret: '一' }, { id: '2', name: '乙', secret: '二' }]
const look = { action: 'look', label: '看', place: 'row' as const, tone: 'default' as const, does: { type: 'go' as const, route: '/look', with: { id: 'id' } } }
const things = page({ lists: [list({ columns: [column('name', { label: '名称' }), column('secret', { label: '备注', hidden: true })], actions: [look] })] })
const LINES = [{
  id: '9', time: '2025-09-01T02:00:00Z', who: '小王', action: 'edit', actionLabel: '修改', what: '修改东西',
  changes: [{ field: 'name', label: '名称', before: '旧名', after: '甲', beforeText: '旧名', afterText: '甲' }],
}]

async function shown(rows = ROWS, plan = things): Promise<TestPort> {
  const port = testPort({
    list: (_call, question) => ({ list: question.pageSize === 1 ? ROWS.slice(1) : rows, total: rows.length, page: 1, pageSize: 50, summary: [] }),
    call: (call) => (call === 'app.history' ? { list: LINES } : {}),
  })
  port.own = { rowHistory: { family: 'app', call: 'history' } }
  render(
    <ConfigProvider button={{ autoInsertSpace: false }}>
      <App><BrowserRouter><PortProvider value={port}><PageScreen plan={plan} /></PortProvider></BrowserRouter></App>
    </ConfigProvider>,
  )
  await act(async () => void (await new Promise((resolve) => setTimeout(resolve, 0))))
  return port
}

test('a person opens a row, sees hidden fields too, goes to the next, and closes it', async () => {
  await shown()
  await act(async () => void fireEvent.click(screen.getAllByRole('button', { name: '详情' })[0]!))
  expect(await screen.findByText('一')).toBeTruthy()
  expect(window.location.search).toBe('?row=1')
  await act(async () => void fireEvent.keyDown(screen.getByRole('dialog'), { key: 'ArrowDown', altKey: true }))
  expect(await screen.findByText('二')).toBeTruthy()
  expect(window.location.search).toBe('?row=2')
  expect(screen.getByRole<HTMLButtonElement>('button', { name: '下一条' }).disabled).toBe(true)
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: '关闭' })))
  expect(window.location.search).toBe('')
})

test('a row that has a page of its own for its details has one action of that name', async () => {
  const detail = { ...look, action: 'open', label: '详情' }
  await shown(ROWS, { ...things, lists: [{ ...things.lists[0]!, actions: [look, detail] }] })
  expect(screen.getAllByRole('button', { name: '详情' })).toHaveLength(ROWS.length)
})

test('what the head says of a row at a glance, its fields below do not say again', async () => {
  window.history.replaceState(null, '', '/things?row=1')
  const port = testPort({ list: () => ({ list: [{ id: '1', name: '甲', state: 'on', qty: '3' }], total: 1, page: 1, pageSize: 50, summary: [] }) })
  const plan = page({
    lists: [list({ columns: [
      column('name', { label: '名称' }), column('state', { label: '状况', kind: 'enum', enum: 'states' }),
      column('qty', { label: '数量', kind: 'integer', total: 'sum', align: 'right', note: '在库的' }),
    ] })],
    enums: { states: { label: '状况', groups: {}, values: [{ value: 'on', label: '在售', color: 'green' }] } },
  })
  render(<App><BrowserRouter><PortProvider value={port}><PageScreen plan={plan} /></PortProvider></BrowserRouter></App>)
  const drawer = within(await screen.findByRole('dialog'))
  expect(within(await drawer.findByRole('list', { name: '状态' })).getByText('在售')).toBeTruthy()
  for (const label of ['状况', '数量']) expect(drawer.getAllByText(label)).toHaveLength(1)
  expect(drawer.getByText('名称')).toBeTruthy()
})

test('what can be done with a row is done from its side too', async () => {
  window.history.replaceState(null, '', '/things?row=1')
  const port = await shown()
  const drawer = within(await screen.findByRole('dialog'))
  await act(async () => void fireEvent.click(await drawer.findByRole('button', { name: '看' })))
  expect(port.places).toEqual(['/look?id=1'])
})

test('a link to a row that is on no page of the list asks for the row by its key', async () => {
  window.history.replaceState(null, '', '/things?row=2')
  await shown([])
  expect(await screen.findByText('二')).toBeTruthy()
})

test('the history says who changed what, from what to what', async () => {
  window.history.replaceState(null, '', '/things?row=1')
  const port = await shown()
  await act(async () => void fireEvent.click(await screen.findByRole('tab', { name: '历史' })))
  expect(within(await screen.findByRole('list', { name: '修改记录' })).getByText('小王')).toBeTruthy()
  expect(screen.getByText('旧名').closest('tr')?.textContent).toBe('名称旧名→甲')
  expect(port.asked.at(-1)).toEqual({ call: 'app.history', values: { entity: 'thing', key: { id: '1' }, source: 'things' } })
})
