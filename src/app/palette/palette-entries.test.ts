import { expect, test, vi } from 'vitest'
import { entriesAtFirst, entriesFor, type World } from './palette-entries'
import type { PageHit } from './palette-pages'

const page = (route: string, title: string): PageHit => ({ route, address: route, title, path: '销售 / 订单', planned: false })
const add = vi.fn()
const world: World = {
  pages: [page('/orders', '订单列表'), page('/stock', 'FBA库存'), page('/staff', '员工列表')],
  rows: [{ address: '/orders?row=7', label: '114-1', note: '订单列表' }],
  used: ['/stock', '/gone', '/orders', '/stock'], starred: ['/staff', '/stock'],
  offers: [
    { key: 'out', group: '操作', label: '退出登录', run: vi.fn() }, { key: 'action:add', group: '本页操作', label: '新增订单', run: add },
  ],
  addressOf: ({ address }) => address, keysOf: () => '', sounds: (name, letters) => name === '退出登录' && letters === 'tcdl',
}
const says = (entries: ReturnType<typeof entriesAtFirst>): string[] => entries.map(({ group, label }) => `${group} ${label}`)

test('before a word: rows looked at last, pages by use, favourites that are not used much, the page\'s actions before the frame\'s', () => {
  expect(says(entriesAtFirst(world))).toEqual(['最近看过 114-1', '常用 FBA库存', '常用 订单列表', '收藏 员工列表', '本页操作 新增订单', '操作 退出登录'])
})

test('an action is found by its name or its sound, and is run in place of opening something', () => {
  const [found] = entriesFor(world, '新增', [], [])
  expect(found).toMatchObject({ label: '新增订单', note: '本页操作' })
  expect(found?.address).toBeUndefined()
  found?.run?.()
  expect(add).toHaveBeenCalledTimes(1)
  expect(says(entriesFor(world, 'tcdl', [], []))).toEqual(['操作 退出登录'])
})

test('a row that was looked at and is found as well stands once, where it was looked for first', () => {
  const server = { kind: 'sale_order', group: '订单', id: '7', label: '114-1', note: '', route: '/orders', query: 'row=7' }
  expect(says(entriesFor(world, '114-1', [], [server]))).toEqual(['最近看过 114-1'])
  expect(says(entriesFor(world, '114', [], [{ ...server, id: '8', label: '114-2', query: 'row=8' }]))).toEqual(['最近看过 114-1', '订单 114-2'])
})
