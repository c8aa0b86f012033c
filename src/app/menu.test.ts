import { expect, test } from 'vitest'
import { placeOf, placesOf, searchMenu } from './menu-tree'
import { matchesRoute, mayOpen, type MenuNode, type Session } from './session'

const node = (id: string, name: string, route: string, children: MenuNode[] = []): MenuNode => ({
  id, name, menuKey: id, fixedMenuKey: 0, jumpUrl: '', vue_url: route, logo: '', children,
})
const menu = [
  node('1', '财务', '', [node('11', '结算', '', [node('111', '结算中心', '/finance/a'), node('112', '旧版', '/finance/erp/:path')])]),
  node('2', '统计', '', [node('21', '数据中心', '', [node('211', '报告中心', '/statistics/b')])]),
]

test('a path is found in the menu by itself first, then by a route with parameters', () => {
  const places = placesOf(menu)
  expect(placeOf(places, '/finance/a')?.item.id).toBe('111')
  expect(placeOf(places, '/finance/erp/x')?.item.id).toBe('112')
  expect(placeOf(places, '/nowhere')).toBeUndefined()
})

test('searching leaves the items whose name, or whose group, holds the word', () => {
  expect(placesOf(searchMenu(menu, '报告')).map(({ item }) => item.id)).toEqual(['211'])
  expect(placesOf(searchMenu(menu, '结算')).map(({ item }) => item.id)).toEqual(['111', '112'])
  expect(searchMenu(menu, '没有')).toEqual([])
})

test('a path is allowed by the session\'s routes, and every redirect is', () => {
  const session = { routes: ['/dashboard', '/advert/erp/:path', '/files/*'] } as Session
  expect(['/dashboard', '/advert/erp/x', '/refresh-redirect/anything', '/files/a/b'].map((path) => mayOpen(session, path))).toEqual([true, true, true, true])
  expect(['/dashboard/x', '/advert/erp', '/advert/erp/x/y', '/advert/erp/'].map((path) => mayOpen(session, path))).toEqual([false, false, false, false])
  expect(matchesRoute('/a/:b/c', '/a/x/c')).toBe(true)
})
