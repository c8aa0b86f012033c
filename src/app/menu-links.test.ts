import { describe, expect, test } from 'vitest'
import { MENU_ROUTES } from '../generated/menu-routes'
import { addressOf, jumpAddress, ORIGIN_MARKER, routeOfKey, settledMenu, thirdPartyAddress, withAccountMenu } from './menu-links'
import type { MenuNode } from './session'

const node = (menuKey: string, vue_url = '', more: Partial<MenuNode> = {}): MenuNode => ({
  id: menuKey, name: menuKey, menuKey, fixedMenuKey: 0, jumpUrl: '', vue_url, logo: '', children: [], ...more,
})
const isPage = (route: string): boolean => route === '/sale/listing'

describe('a menu key is mapped to a route (specification, sections 2 and 6)', () => {
  test('by the table, which holds the keys that the specification names', () => {
    expect(MENU_ROUTES['M00117016']).toBe('/advert/adManage')
    expect(MENU_ROUTES['M00118027']).toBe('/finance/erp/wmtPayment')
    expect(routeOfKey(node('M00117016', '/elsewhere'), MENU_ROUTES, isPage)).toBe('/advert/adManage')
  })

  test('by what the server says where the table does not know it, if that is a page', () => {
    expect(routeOfKey(node('X1', '/sale/listing'), MENU_ROUTES, isPage)).toBe('/sale/listing')
    expect(routeOfKey(node('X1', '/no/page'), MENU_ROUTES, isPage)).toBe('')
    expect(routeOfKey(node('constructor'), MENU_ROUTES, isPage)).toBe('')
  })

  test('an unmapped key goes to the dashboard with a random version', () => {
    expect(addressOf(node('X1'), () => 0.5)).toBe('/dashboard?version=500000000')
    expect(addressOf(node('X1'))).toMatch(/^\/dashboard\?version=\d+$/)
  })

  test('a site is appended to the link', () => {
    expect(addressOf(node('M00117030', '/advert/walmartAdvertSp', { site: 'walmart' }))).toBe('/advert/walmartAdvertSp?site=walmart')
    expect(addressOf(node('M00112001', '/sale/listing'))).toBe('/sale/listing')
  })

  test('on all three levels of the menu', () => {
    const [top] = settledMenu([node('T', '/ignored', { children: [node('G', '', { children: [node('M00112001'), node('X')] })] })], MENU_ROUTES, isPage)
    expect([top?.vue_url, top?.children[0]?.children.map(({ vue_url }) => vue_url)]).toEqual(['', ['/sale/listing', '']])
  })
})

describe('what leads out of the menu', () => {
  test('a third party\'s page opens as /amazon/{page}?{query} with the origin marker', () => {
    expect(thirdPartyAddress('ziniao', 'shop=7')).toBe(`/amazon/ziniao?shop=7&from=${ORIGIN_MARKER}`)
    expect(jumpAddress('/amazon/ziniao?shop=7')).toBe(`/amazon/ziniao?shop=7&from=${ORIGIN_MARKER}`)
    expect(jumpAddress('ziniao')).toBe(`/amazon/ziniao?from=${ORIGIN_MARKER}`)
  })

  test('an outside address stays what it is, and nothing but an address is opened', () => {
    expect(jumpAddress('https://help.example.com/a?b=1')).toBe('https://help.example.com/a?b=1')
    for (const evil of ['javascript:alert(1)', 'data:text/html,x', '//evil.example.com', 'FILE:///etc/passwd', '']) expect(jumpAddress(evil)).toBeUndefined()
  })
})

describe('the account menu makes one more system group', () => {
  const sections = [
    {
      id: 's', title: '账户',
      list: [
        { id: '1', name: '充值', menuKey: 'Z1', url: 'https://pay.example.com', parentId: 's' },
        { id: '2', name: '个人信息', menuKey: 'M00123020', url: '/amazon/system/erp/geRenXinXi', parentId: 's' },
      ],
    },
  ]
  const menu = [node('T', '', { children: [node('G', '', { children: [node('M00123020', '/system/erp/geRenXinXi')] })] })]

  test('of what the menu lacks, each with its jump address and the fixed-menu flag', () => {
    const added = withAccountMenu(menu, sections).at(-1)
    expect([added?.name, added?.fixedMenuKey, added?.children.map(({ name }) => name)]).toEqual(['系统', 1, ['账户']])
    expect(added?.children[0]?.children).toMatchObject([{ name: '充值', jumpUrl: 'https://pay.example.com', fixedMenuKey: 1 }])
  })

  test('and none where everything is in the menu already', () => {
    expect(withAccountMenu(menu, [{ ...sections[0]!, list: [sections[0]!.list[1]!] }])).toHaveLength(1)
  })
})
