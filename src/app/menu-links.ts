/**
 * Where an item of the menu leads (specification, section 2: navigation). Pure: the server's menu and the table of keys in,
 * routes and addresses out. Opens nothing.
 */
import { BASE_PATH, HOME } from './config'
import type { MenuNode } from './session'

/** What a third party's page is told of where it was opened from. */
export const ORIGIN_MARKER = 'amazon-erp'

/** One entry of the account menu, and a section of it (specification, section 3). */
interface AccountEntry {
  id: string
  name: string
  menuKey: string
  url: string
  parentId: string
}
/** A group of the system menu that the server tells apart from the menu; its entries are opened by their addresses. */
export interface AccountSection {
  id: string
  title: string
  list: AccountEntry[]
}

/** The route of a menu key: by the table, otherwise what the server says if it is a page at all; empty where there is none. */
export function routeOfKey(node: Pick<MenuNode, 'menuKey' | 'vue_url'>, table: Readonly<Record<string, string>>, isPage: (route: string) => boolean): string {
  const mapped = Object.hasOwn(table, node.menuKey) ? table[node.menuKey] : undefined
  return mapped ?? (isPage(node.vue_url) ? node.vue_url : '')
}

/** The menu with every item's route settled once. */
export function settledMenu(menu: readonly MenuNode[], table: Readonly<Record<string, string>>, isPage: (route: string) => boolean): MenuNode[] {
  return menu.map((node) => ({
    ...node,
    vue_url: node.children.length > 0 ? '' : routeOfKey(node, table, isPage),
    children: settledMenu(node.children, table, isPage),
  }))
}

/** `route` with the item's site behind it; an item without a route leads home, as another address each time, so that it is asked anew. */
export function addressOf(node: Pick<MenuNode, 'vue_url' | 'site'>, random: () => number = Math.random): string {
  if (node.vue_url === '') return `${HOME}?version=${Math.floor(random() * 1e9)}`
  return node.site ? `${node.vue_url}?site=${encodeURIComponent(node.site)}` : node.vue_url
}

/** A third party's page inside this site: /amazon/{page}?{query}, with the mark of where it was opened from. */
export function thirdPartyAddress(page: string, query = ''): string {
  const asked = new URLSearchParams(query)
  asked.set('from', ORIGIN_MARKER)
  return `${BASE_PATH}/${page.replace(/^\/+/, '')}?${asked.toString()}`
}

/** Where a jump leads, in a new window; undefined for what is no address that may be opened (a script, another scheme). */
export function jumpAddress(jumpUrl: string): string | undefined {
  if (/^https?:\/\//i.test(jumpUrl)) return jumpUrl
  if (jumpUrl === '' || /^[a-z][a-z0-9+.-]*:/i.test(jumpUrl) || jumpUrl.startsWith('//')) return undefined
  const [page = '', query = ''] = jumpUrl.replace(new RegExp(`^${BASE_PATH}(?=/)`), '').split('?', 2)
  return thirdPartyAddress(page, query)
}

/** The account menu as one more top group, its entries opened by their addresses; what the menu has already is left out, and an empty group is none. */
export function withAccountMenu(menu: readonly MenuNode[], sections: readonly AccountSection[]): MenuNode[] {
  const known = new Set(menu.flatMap((top) => top.children.flatMap((group) => group.children.map(({ menuKey }) => menuKey))))
  const groups = sections.flatMap(({ id, title, list }): MenuNode[] => {
    const entries = list.filter((entry) => !known.has(entry.menuKey))
    return entries.length > 0
      ? [{
        ...systemNode(`account:${id}`, title, ''),
        children: entries.map((entry) => systemNode(`account:${entry.id}`, entry.name, entry.menuKey, entry.url)),
      }]
      : []
  })
  return groups.length > 0 ? [...menu, { ...systemNode('account', '系统', ''), logo: 'SettingOutlined', children: groups }] : [...menu]
}

/** The system's own entries carry the flag. */
function systemNode(id: string, name: string, menuKey: string, jumpUrl = ''): MenuNode {
  return { id, name, menuKey, fixedMenuKey: 1, jumpUrl, vue_url: '', logo: '', children: [] }
}
