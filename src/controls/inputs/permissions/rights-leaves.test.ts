import { describe, expect, test } from 'vitest'
import { NO_RIGHTS, type MenuRight, type Rights } from '../../../../contract/rights'
import { countOf, idlePermissions, leavesOf, nodesOf, rightsOf, searchNodes, tick, tickedOf } from './rights-leaves'

const page = (
  name: string, actions: string[] = [],
) => ({ page: name, title: name, route: `/${name}`, state: 'built' as const, open: false, actions: actions.map((action) => ({ action, label: action })) })
const item = (key: string, name: string, actions: string[] = []): MenuRight => ({ key, label: name, children: [], pages: [page(name, actions)] })
const MENU: MenuRight[] = [
  {
    key: 'M1', label: '采购', children: [
      { key: 'M11', label: '业务', children: [item('M111', '采购计划', ['export', 'add']), item('M112', '采购审核')] },
      { key: 'M12', label: '供应商', children: [item('M121', '供应商管理', ['export'])] },
    ],
  },
]
const nodes = nodesOf(MENU)
const rights = (more: Partial<Rights>): Rights => ({ ...NO_RIGHTS, ...more })
const again = (leaves: string[], on: boolean, from: Rights) => rightsOf(nodes, tick(nodes, tickedOf(nodes, from), leaves, on), from)

describe('ticks of a role', () => {
  test('a group’s key ticks all below it, and what is denied is not ticked', () => {
    const ticked = tickedOf(nodes, rights({ menus: ['M11'], denied_actions: ['采购计划.export'] }))
    expect([...ticked].sort()).toEqual(['a M111 采购计划.add', 'v M111', 'v M112'])
    expect(countOf(nodes, ticked)).toEqual({ pages: 2, of: 3, denied: 1 })
  })

  test('all of a group is kept by the group’s key, part of it by its items', () => {
    expect(again(['v M111', 'v M112', 'a M111 采购计划.add', 'a M111 采购计划.export'], true, NO_RIGHTS)).toEqual({ menus: ['M11'], denied_actions: [] })
    expect(again(leavesOf(nodes), true, NO_RIGHTS)).toEqual({ menus: ['M1'], denied_actions: [] })
    expect(again(['v M112'], false, rights({ menus: ['M1'] }))).toEqual({ menus: ['M111', 'M12'], denied_actions: [] })
  })

  test('an action opens its page; a page that is closed keeps no actions', () => {
    expect(again(['a M121 供应商管理.export'], true, NO_RIGHTS)).toEqual({ menus: ['M12'], denied_actions: [] })
    expect(again(['a M111 采购计划.export'], true, NO_RIGHTS)).toEqual({ menus: ['M111'], denied_actions: ['采购计划.add'] })
    expect(again(['v M111'], false, rights({ menus: ['M111'], denied_actions: ['采购计划.add'] }))).toEqual({ menus: [], denied_actions: [] })
  })

  test('what the tree does not know stays as it was', () => {
    expect(again(['v M112'], true, rights({ menus: ['M999'], denied_actions: ['elsewhere.fly'] }))).toEqual({
      menus: ['M112', 'M999'], denied_actions: ['elsewhere.fly'],
    })
  })

  test('a search keeps the way to what fits, and all below it', () => {
    expect(leavesOf(searchNodes(nodes, (text) => text === '供应商管理'))).toEqual(['v M121', 'a M121 供应商管理.export'])
    expect(leavesOf(searchNodes(nodes, (text) => text === 'export'))).toEqual(['a M111 采购计划.export', 'a M121 供应商管理.export'])
  })
})

test('a permission that needs another one opens nothing without it', () => {
  const permissions = [{ name: 'cost', label: '成本', needs: [], columns: [] }, { name: 'profit', label: '利润', needs: ['cost'], columns: [] }]
  expect([...idlePermissions({ permissions }, ['profit'])]).toEqual([['profit', ['成本']]])
  expect([...idlePermissions({ permissions }, ['profit', 'cost'])]).toEqual([])
})
