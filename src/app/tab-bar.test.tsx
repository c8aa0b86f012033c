// @vitest-environment happy-dom
import '../../tests/support/dom'
import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { useEffect } from 'react'
import { MemoryRouter, useLocation, useNavigate } from 'react-router'
import { beforeEach, expect, test, vi } from 'vitest'
import { useStable } from '../ui/use-stable'
import { MOST_CRUMBS } from './crumbs'
import { TabList } from './tab-bar'
import { tabStore } from './tab-store'
import { useKeptPlace } from './use-kept-place'

const TITLES: Record<string, string> = { '/dashboard': '首页', '/a': '结算中心', '/b': '报告中心', '/c': '店铺列表' }
let drawn = 0
// The cross of a tab is drawn with it.
vi.mock('../ui/light/icons', async (whole) => ({
  ...(await whole<object>()),
  CloseOutlined: () => {
    drawn += 1
    return null
  },
}))
/** What the tests see of the router. */
const world = { go: (_address: string): void => undefined, at: '' }

function App() {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  useEffect(() => {
    world.go = (address) => void navigate(address)
    world.at = pathname + search
  })
  useKeptPlace(pathname, search, TITLES[pathname] !== undefined)
  const leadTo = useStable((route: string) => void navigate(route + tabStore.searchOf(route)))
  return <TabList pathname={pathname} title={TITLES[pathname]} home="首页" go={leadTo} />
}

const open = (...addresses: string[]): void => addresses.forEach((address) => act(() => world.go(address)))
const tabs = (): string[] => within(screen.getByRole('navigation', { name: '打开的页面' })).getAllByRole('link').map((link) => link.textContent ?? '')
const shown = (): string | null | undefined => screen.getByRole('navigation', { name: '打开的页面' }).querySelector('[aria-current="page"]')?.textContent

beforeEach(() => {
  localStorage.setItem('userInfo', JSON.stringify({ token: 't', employeeId: 1, companyId: 1 }))
  tabStore.clear()
  render(<MemoryRouter initialEntries={['/dashboard']}><App /></MemoryRouter>)
})

test('every page that is opened gets one tab, home stands first', () => {
  open('/a', '/b', '/a')
  expect(tabs()).toEqual(['首页', '结算中心', '报告中心'])
  expect(shown()).toBe('结算中心')
})

test('the tab of the page that is open is in sight, also where a new one takes the place of the oldest', () => {
  vi.stubGlobal('ResizeObserver', class {
    constructor(private readonly tell: () => void) {}
    observe(): void { this.tell() }
    disconnect(): void {}
  })
  // Room for three tabs of 100 px.
  const measured = vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const left = this.tagName === 'LI' ? [...this.parentElement!.children].indexOf(this) * 100 - this.parentElement!.scrollLeft : 0
    return new DOMRect(left, 0, this.tagName === 'LI' ? 100 : 300, 30)
  })
  const sight = (): [number, number] => {
    const { left, right } = screen.getByRole('navigation', { name: '打开的页面' }).querySelector('[aria-current="page"]')!.closest('li')!.getBoundingClientRect()
    return [left, right]
  }
  const routes = Array.from({ length: MOST_CRUMBS + 2 }, (_one, at) => `/p${at}`)
  for (const route of routes) TITLES[route] = `第 ${route.slice(2)} 页`
  open(...routes)
  // And home.
  expect(tabs()).toHaveLength(MOST_CRUMBS + 1)
  expect(shown()).toBe(`第 ${MOST_CRUMBS + 1} 页`)
  expect(sight()).toEqual([200, 300])
  open(routes[3]!)
  expect(sight()).toEqual([0, 100])
  measured.mockRestore()
  vi.unstubAllGlobals()
})

test('a tab leads back to its page as it was left', () => {
  open('/a?day=2025-01-01..2025-01-31&page=3', '/b')
  fireEvent.click(screen.getByRole('link', { name: '结算中心' }))
  expect(world.at).toBe('/a?day=2025-01-01..2025-01-31&page=3')
})

test('nothing is drawn for a filter or a page of a list', () => {
  open('/a')
  const before = drawn
  expect(before).toBeGreaterThan(0)
  open('/a?page=2', '/a?page=3')
  expect(drawn).toBe(before)
})

test('closing the page that is shown leads to the next one; another tab closes alone', () => {
  open('/a', '/b', '/c', '/b')
  fireEvent.click(screen.getByRole('button', { name: '关闭 报告中心' }))
  expect([tabs(), shown()]).toEqual([['首页', '结算中心', '店铺列表'], '店铺列表'])
  fireEvent.click(screen.getByRole('button', { name: '关闭 结算中心' }))
  expect([tabs(), shown()]).toEqual([['首页', '店铺列表'], '店铺列表'])
  expect(screen.queryByRole('button', { name: '关闭 首页' })).toBeNull()
})

test('the keyboard goes along the tabs, moves them with Alt and closes them with Delete', () => {
  open('/a', '/b')
  fireEvent.keyDown(screen.getByRole('link', { name: '结算中心' }), { key: 'ArrowRight', altKey: true })
  expect(tabs()).toEqual(['首页', '报告中心', '结算中心'])
  fireEvent.keyDown(screen.getByRole('link', { name: '结算中心' }), { key: 'Delete' })
  expect(tabs()).toEqual(['首页', '报告中心'])
})

test('the others are closed from a tab\'s own menu', async () => {
  open('/a', '/b', '/c')
  fireEvent.contextMenu(screen.getByRole('link', { name: '报告中心' }))
  fireEvent.click(await screen.findByText('关闭其他'))
  expect([tabs(), shown()]).toEqual([['首页', '报告中心'], '报告中心'])
})

test('tabs are there again after a reload, for the same person alone', () => {
  open('/a?page=2', '/b')
  window.dispatchEvent(new Event('pagehide'))
  const kept = JSON.parse(localStorage.getItem('breadcrumbs') ?? '{}') as { of: string; tabs: { route: string; search?: string }[] }
  expect([kept.of, kept.tabs.map(({ route, search }) => route + (search ?? ''))]).toEqual(['1:1', ['/dashboard', '/a?page=2', '/b']])
  localStorage.setItem('userInfo', JSON.stringify({ token: 't', employeeId: 2, companyId: 1 }))
  expect(tabStore.read()).toEqual([])
  localStorage.setItem('userInfo', JSON.stringify({ token: 't', employeeId: 1, companyId: 1 }))
  expect(tabStore.read().map(({ title }) => title)).toEqual(['首页', '结算中心', '报告中心'])
  expect(tabStore.searchOf('/a')).toBe('?page=2')
})
