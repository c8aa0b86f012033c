// @vitest-environment happy-dom
import '../../tests/support/dom'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen } from '@testing-library/react'
import { Link, MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import type { MenuNode } from './session'
import { SideMenu } from './side-menu'

const node = (id: string, name: string, route: string, children: MenuNode[] = []): MenuNode => ({ id, name, menuKey: id, fixedMenuKey: 0, jumpUrl: '', vue_url: route, logo: '', children })
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
