import { expect, test } from 'vitest'
import { placesOf } from '../menu-tree'
import type { Boot, MenuNode } from '../session'
import { foundPages, pagesOf } from './palette-pages'

const node = (id: string, name: string, route: string, children: MenuNode[] = []): MenuNode => ({
  id, name, menuKey: id, fixedMenuKey: 0, jumpUrl: '', vue_url: route, logo: '', children,
})
const menu = [
  node('1', '财务', '', [node('11', '结算', '', [node('111', '结算中心', '/finance/a'), node('112', '结算差异', '/finance/b'), node('113', '旧结算', '/finance/c')])]),
]
const boot = {
  session: { routes: ['/finance/a', '/finance/b', '/finance/c', '/finance/detail'] },
  menu,
  pages: [['/finance/a', 'built'], ['/finance/b', 'built'], ['/finance/c', 'planned'], ['/finance/detail', 'built'], ['/finance/other', 'built']].map(
    ([route, state]) => ({ page: route, route, title: route, state, layout: 'main' }),
  ),
} as unknown as Boot
const sounds = (text: string, letters: string): boolean => text === '结算差异' && letters === 'jscy'
const hits = pagesOf(boot, placesOf(menu))
const titles = (word: string, used: string[] = []): string[] => foundPages(hits, word, used, sounds).map(({ title }) => title)

test('the palette knows the pages of the menu that the person may open, and none that needs a row to be opened', () => {
  expect(hits.map(({ route }) => route)).toEqual(['/finance/a', '/finance/b', '/finance/c'])
})

test('a page opens with the site that its menu item carries (specification, section 2: navigation)', () => {
  const walmart = [node('1', '广告', '', [node('11', '沃尔玛', '', [{ ...node('111', '沃尔玛 SP', '/finance/a'), site: 'walmart' }, node('112', '结算', '/finance/b')])])]
  expect(pagesOf({ ...boot, menu: walmart }, placesOf(walmart)).map(({ address }) => address)).toEqual(['/finance/a?site=walmart', '/finance/b'])
})

test('a page is found by its Chinese, its sound, its address and its group, what is built before what is not', () => {
  expect(titles('结算')).toEqual(['结算中心', '结算差异', '旧结算'])
  expect(titles('jscy')).toEqual(['结算差异'])
  expect(titles('/finance/a')).toEqual(['结算中心'])
  expect(titles('财务')).toEqual(['结算中心', '结算差异', '旧结算'])
  expect(titles('结算 中心')).toEqual(['结算中心'])
  expect(titles('js-cy')).toEqual(['结算差异'])
  expect(titles(' - ')).toEqual([])
  expect(titles('没有')).toEqual([])
})

test('among equals the page used most comes first', () => {
  expect(titles('结算', ['/finance/b', '/finance/a'])).toEqual(['结算差异', '结算中心', '旧结算'])
})
