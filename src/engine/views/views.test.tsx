// @vitest-environment happy-dom
/** Views as a person uses them: arrange columns, save, come back, share a link, change what another changed. */
import '../../../tests/support/dom'
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { App, ConfigProvider } from 'antd'
import { BrowserRouter } from 'react-router'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { column, filter, list, page } from '../../../tests/support/plans'
import { testPort, type TestPort } from '../../../tests/support/port'
import { keptViews, type KeptViews } from '../../../tests/support/views'
import type { PagePlan } from '../../../contract/page-plan'
import { firstQuestion } from '../list/first-question'
import { PageScreen } from '../page-screen'
import { PortProvider } from '../port'
import { NO_VIEWS, type PageView } from './view-set'

// What is fetched when it is first needed is here already: these tests are not about waiting for it.
beforeAll(async () => void (await Promise.all([import('./columns-panel'), import('./view-dialog')])), 60_000)
vi.setConfig({ testTimeout: 120_000 })
beforeEach(() => window.history.replaceState(null, '', '/things'))

const ROWS = [{ id: '1', name: 'a', state: 'x', amount: '1' }, { id: '2', name: 'b', state: 'y', amount: '2' }]
const things =
  page({ lists: [list({ columns: [column('name', { fixed: 'left' }), column('state'), column('amount')], filters: [filter('name', { label: '名称' })] })] })

function draw(kept: KeptViews, plan: PagePlan = things): TestPort {
  const port = testPort({ list: () => ({ list: ROWS, total: 2, page: 1, pageSize: 50, summary: [] }), call: kept.call })
  port.own = kept.own
  render(
    <ConfigProvider button={{ autoInsertSpace: false }}>
      <App><BrowserRouter><PortProvider value={port}><PageScreen plan={plan} /></PortProvider></BrowserRouter></App>
    </ConfigProvider>,
  )
  return port
}

const headings = (): string[] => [...document.querySelectorAll('.list-table .heading-label')].map((one) => one.textContent ?? '')
const settle = async (): Promise<void> => act(async () => void (await new Promise((resolve) => setTimeout(resolve, 0))))
const shown = async (kept: KeptViews, plan?: PagePlan): Promise<TestPort> => {
  const port = draw(kept, plan)
  await settle()
  return port
}
const openColumns = async (): Promise<HTMLElement> => {
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: '列设置' })))
  return screen.findByRole('group', { name: '列设置' })
}
/** As the keyboard does it: space takes the column up, an arrow moves it, space puts it down. */
async function moveByKeys(panel: HTMLElement, label: string, key: 'ArrowUp' | 'ArrowDown'): Promise<void> {
  // A page without layout has no places: the lines stand one below the other, as a browser would have them.
  panel.querySelectorAll<HTMLElement>('.columns-line').forEach((line, at) => {
    line.getBoundingClientRect = () =>
      ({ x: 0, y: at * 30, top: at * 30, bottom: at * 30 + 30, left: 0, right: 300, width: 300, height: 30, toJSON: () => ({}) }) as DOMRect
  })
  const grip = within(panel).getByRole('button', { name: `移动列 ${label}` })
  grip.focus()
  const press = (code: string): Promise<void> => act(async () => {
    fireEvent.keyDown(document.activeElement ?? grip, { code, key: code === 'Space' ? ' ' : code })
  })
  const told = (words: RegExp) => waitFor(() => expect(document.querySelector('[id^="DndLiveRegion"]')?.textContent).toMatch(words), { timeout: 10_000 })
  await press('Space')
  // Over its own place: only then the places of all lines are measured, and an arrow key leads somewhere.
  await told(new RegExp(`「${label}」移到「${label}」`))
  await press(key)
  await told(new RegExp(`「${label}」移到「(?!${label}」)`))
  await press('Space')
  await told(new RegExp(`「${label}」放在了「(?!${label}」)`))
}

test('a person moves, hides and pins columns, signs out, and finds them again elsewhere', async () => {
  const kept = keptViews()
  await shown(kept)
  expect(headings()).toEqual(['name', 'state', 'amount'])
  const panel = await openColumns()
  await moveByKeys(panel, 'amount', 'ArrowUp')
  expect(headings()).toEqual(['name', 'amount', 'state'])
  await act(async () => void fireEvent.click(within(panel).getByRole('checkbox', { name: 'state' })))
  await act(async () => void fireEvent.click(within(panel).getByRole('button', { name: 'amount：固定在左侧' })))
  expect(headings()).toEqual(['name', 'amount'])
  await waitFor(
    () => expect(kept.set.layout.content?.columns).toEqual([{ key: 'name' }, { key: 'amount', pin: 'left' }, { key: 'state', hidden: true }]),
    { timeout: 10_000 },
  )
  cleanup()
  // Another browser remembers nothing: the server does.
  await shown(kept)
  expect(headings()).toEqual(['name', 'amount'])
})

test('what was changed a moment before leaving is kept too', async () => {
  const kept = keptViews()
  await shown(kept)
  const panel = await openColumns()
  await act(async () => void fireEvent.click(within(panel).getByRole('checkbox', { name: 'state' })))
  cleanup()
  expect(kept.set.layout.content?.columns).toContainEqual({ key: 'state', hidden: true })
})

test('a person saves a view, goes back to the page itself, and picks the view again', async () => {
  const kept = keptViews()
  const port = await shown(kept)
  fireEvent.change(screen.getByLabelText('名称'), { target: { value: 'mug' } })
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: /查询/ })))
  const panel = await openColumns()
  await act(async () => void fireEvent.click(within(panel).getByRole('checkbox', { name: 'state' })))
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: /视图：页面默认（有未保存的改动）/ })))
  await act(async () => void fireEvent.click(await screen.findByRole('button', { name: '另存为…' })))
  fireEvent.change(await screen.findByLabelText('名称', { selector: '.ant-modal input' }), { target: { value: '马克杯' } })
  await act(async () => void fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: '保存' })))
  await settle()
  expect(kept.set.views[0]).toMatchObject({ name: '马克杯', kind: 'personal', content: { filters: { name: { op: 'contains', value: 'mug' } } } })
  expect(window.location.search).toBe('?name=mug&view=1')
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: '视图：马克杯' })))
  await act(async () => void fireEvent.click(await screen.findByRole('button', { name: '页面默认' })))
  expect([window.location.search, headings()]).toEqual(['?view=page', ['name', 'state', 'amount']])
  expect(port.questions.at(-1)?.filter).toBeUndefined()
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: '视图：页面默认' })))
  await act(async () => void fireEvent.click(await screen.findByRole('button', { name: '马克杯' })))
  expect([window.location.search, headings()]).toEqual(['?name=mug&view=1', ['name', 'amount']])
  expect(port.questions.at(-1)?.filter).toEqual({ field: 'name', op: 'contains', value: 'mug' })
})

const saved = (part: Partial<PageView>): PageView => ({
  id: '7', name: '低库存', kind: 'shared', roles: [], defaultRoles: [], mine: false, mayEdit: false, ownerName: '小王',
  content: { filters: { name: { op: 'contains', value: 'low' } }, pageSize: 100 }, version: 1, ...part,
})

test('a page begins with the default view, asks once, and says so in the address', async () => {
  const port = await shown(keptViews({ views: [saved({})], defaultId: '7', ownDefault: true }))
  expect(port.questions).toEqual([expect.objectContaining({ pageSize: 100, filter: { field: 'name', op: 'contains', value: 'low' } })])
  expect(window.location.search).toBe('?name=low&size=100&view=7')
  // Asked ahead, before anything is drawn, it is the same question.
  const set = { ...NO_VIEWS, views: [saved({})], defaultId: '7', ownDefault: true }
  for (const address of ['', location.search]) expect(firstQuestion(things, new URLSearchParams(address), set)?.question).toEqual(port.questions[0])
})

test('a link that was sent wins over the view\'s filters', async () => {
  window.history.replaceState(null, '', '/things?name=mug')
  const port = await shown(keptViews({ views: [saved({})], defaultId: '7', ownDefault: true }))
  expect(port.questions).toEqual([expect.objectContaining({ pageSize: 50, filter: { field: 'name', op: 'contains', value: 'mug' } })])
})

test('emptied filters stay empty, whatever the default view asks', async () => {
  const port = await shown(keptViews({ views: [saved({})], defaultId: '7', ownDefault: true }))
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: '重置' })))
  expect(port.questions.at(-1)?.filter).toBeUndefined()
})

test('a view that somebody else changed is not overwritten, and the person is told', async () => {
  const kept = keptViews({ views: [saved({ mayEdit: true })], defaultId: '7', ownDefault: true })
  await shown(kept)
  kept.set.views = [saved({ mayEdit: true, version: 2, content: { density: 'loose' } })]
  const panel = await openColumns()
  await act(async () => void fireEvent.click(within(panel).getByRole('checkbox', { name: 'state' })))
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: /视图：低库存/ })))
  await act(async () => void fireEvent.click(await screen.findByRole('button', { name: '保存' })))
  expect(await screen.findByText('刚被别人修改过，没有覆盖')).toBeTruthy()
  expect(kept.set.views[0]?.content).toEqual({ density: 'loose' })
})

test('a list whose views cannot be asked for is shown as the page has it', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const kept = keptViews()
  kept.call = () => {
    throw new Error('no')
  }
  const port = await shown(kept)
  expect(headings()).toEqual(['name', 'state', 'amount'])
  expect(port.questions).toHaveLength(1)
  vi.restoreAllMocks()
})
