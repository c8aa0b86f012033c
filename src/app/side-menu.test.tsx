// @vitest-environment happy-dom
import '../../tests/support/dom'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen } from '@testing-library/react'
import { Link, MemoryRouter, useLocation } from 'react-router'
import { describe, expect, test, vi } from 'vitest'
import type { MenuNode } from './session'
import { SideMenu } from './side-menu'

const node = (id: string, name: string, route: string, children: MenuNode[] = []): MenuNode => ({
  id, name, menuKey: id, fixedMenuKey: 0, jumpUrl: '', vue_url: route, logo: '', children,
})
const menu = [
  node('1', '财务', '', [node('11', '结算', '', [node('111', '结算中心', '/finance/a')])]),
  node('2', '统计', '', [node('21', '数据', '', [node('211', '报告中心', '/statistics/b')])]),
]

const expanded = (name: string): string | null => screen.getByText(name).closest('[role="menuitem"]')!.getAttribute('aria-expanded')

function shown(path: string) {
  const element = (version: number) => (
    <QueryClientProvider client={client}>
      <MemoryRouter initialEntries={[path]}>
        <SideMenu menu={menu} pages={version === 1 ? [] : [{ page: 'a', route: '/finance/a', title: '结算中心', state: 'built' } as never]} collapsed={false} />
        <Link to="/statistics/b">去报告</Link>
      </MemoryRouter>
    </QueryClientProvider>
  )
  const client = new QueryClient()
  const { rerender } = render(element(1))
  return { again: () => rerender(element(2)) }
}

test('the menu is open where one stands, and the rest of it is folded', () => {
  shown('/finance/a')
  expect([expanded('财务'), expanded('统计')]).toEqual(['true', 'false'])
})

test('what a person folds stays folded while they stay where they are', () => {
  const { again } = shown('/finance/a')
  fireEvent.click(screen.getByText('财务'))
  expect(expanded('财务')).toBe('false')
  again()
  expect(expanded('财务')).toBe('false')
})

test('going elsewhere opens the menu there, and leaves open what was', () => {
  shown('/finance/a')
  expect(expanded('统计')).toBe('false')
  fireEvent.click(screen.getByText('去报告'))
  expect([expanded('财务'), expanded('统计')]).toEqual(['true', 'true'])
})

test('a person finds a page by its pinyin or first letters, and the search is over once they choose', async () => {
  shown('/finance/a')
  const box = screen.getByLabelText<HTMLInputElement>('搜索菜单')
  fireEvent.change(box, { target: { value: 'bgzx' } })
  expect(await screen.findByText('报告中心', undefined, { timeout: 8000 })).toBeTruthy()
  expect(screen.queryByText('结算中心')).toBeNull()
  fireEvent.change(box, { target: { value: 'jiesuanzh' } })
  expect(await screen.findByText('结算中心')).toBeTruthy()
  expect(screen.queryByText('报告中心')).toBeNull()
  fireEvent.click(screen.getByText('结算中心'))
  expect(box.value).toBe('')
})

describe('clicking an item (specification, section 2: navigation)', () => {
  const items = [
    node('1', '财务', '', [node('11', '结算', '', [
      node('111', '结算中心', '/finance/a'),
      { ...node('112', '站点商品', '/finance/b'), site: 'jp' },
      node('113', '没有页面的', ''),
      { ...node('114', '第三方', ''), jumpUrl: '/amazon/ziniao?shop=7', fixedMenuKey: 1 },
    ])]),
  ]
  const Address = () => {
    const { pathname, search } = useLocation()
    return <output>{pathname + search}</output>
  }
  const draw = (): { press: (name: string) => string | null } => {
    render(
      <QueryClientProvider client={new QueryClient()}>
        <MemoryRouter initialEntries={['/finance/a']}><SideMenu menu={items} pages={[]} collapsed={false} /><Address /></MemoryRouter>
      </QueryClientProvider>,
    )
    return {
      press: (name) => {
        fireEvent.click(screen.getByText(name))
        return screen.getByRole('status').textContent
      },
    }
  }

  test('opens its route, with the site it carries', () => {
    expect(draw().press('站点商品')).toBe('/finance/b?site=jp')
  })

  test('without a page goes to the dashboard with a random version, another each time', () => {
    const { press } = draw()
    const first = press('没有页面的')
    expect(first).toMatch(/^\/dashboard\?version=\d+$/)
    expect(press('没有页面的')).not.toBe(first)
  })

  test('of a third party opens a new window, marked with where it comes from, and leaves the page as it is', () => {
    const opened = vi.spyOn(window, 'open').mockReturnValue(null)
    expect(draw().press('第三方')).toBe('/finance/a')
    expect(opened).toHaveBeenCalledWith('/amazon/ziniao?shop=7&from=amazon-erp', '_blank', 'noopener')
  })

  test('marks it and the groups above it as where the person is', () => {
    const { press } = draw()
    press('站点商品')
    expect(screen.getByText('站点商品').closest('.ant-menu-item')!.className).toContain('ant-menu-item-selected')
    expect(screen.getByText('结算中心').closest('.ant-menu-item')!.className).not.toContain('ant-menu-item-selected')
    expect(screen.getByText('财务').closest('.ant-menu-submenu')!.className).toContain('ant-menu-submenu-selected')
  })
})

describe('pages that are not open yet', () => {
  const whole = [
    node('1', '财务', '', [node('11', '结算', '', [node('111', '结算中心', '/finance/a'), node('112', '结账管理', '/finance/c')])]),
    node('3', '客服', '', [node('31', '邮件', '', [node('311', '客户列表', '/service/d'), node('312', '平台邮件', '/service/e')])]),
  ]
  const pages = [['/finance/a', 'built'], ['/finance/c', 'planned'], ['/service/d', 'planned'], ['/service/e', 'planned']]
    .map(([route, state]) => ({ page: route, route, title: route, state }) as never)
  const draw = () => render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter initialEntries={['/finance/a']}><SideMenu menu={whole} pages={pages} collapsed={false} /></MemoryRouter>
    </QueryClientProvider>,
  )

  test('stand behind a switch, with the groups that hold nothing else; the switch is kept', () => {
    localStorage.clear()
    const { unmount } = draw()
    expect([screen.queryByText('结账管理'), screen.queryByText('客服')]).toEqual([null, null])
    fireEvent.click(screen.getByRole('switch', { name: '显示未开放的页面（3）' }))
    expect(screen.getByText('客服')).toBeTruthy()
    unmount()
    draw()
    expect(screen.getByText('结账管理')).toBeTruthy()
    fireEvent.click(screen.getByRole('switch', { name: '显示未开放的页面（3）' }))
    expect(screen.queryByText('结账管理')).toBeNull()
  })

  test('are not called missing to whoever searches for them', () => {
    localStorage.clear()
    draw()
    fireEvent.change(screen.getByLabelText('搜索菜单'), { target: { value: '客户列表' } })
    expect(screen.getByText('「客户列表」的页面尚未开放')).toBeTruthy()
    fireEvent.change(screen.getByLabelText('搜索菜单'), { target: { value: '没有的' } })
    expect(screen.getByText('没有「没有的」')).toBeTruthy()
  })
})
