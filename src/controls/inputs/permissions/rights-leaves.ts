/**
 * The ticks of the editor of rights: each page has a leaf for opening it and one for each of its actions. From rights to leaves
 * and back; a group of which every page is opened is kept by its own key, so that pages added to it later are opened too. Pure.
 */
import type { MenuRight, Rights, RightsTree } from '../../../../contract/rights'

/** One node of the tree as it is drawn. Leaves begin with "v " (opens a page) or "a " (an action of one). */
export interface RightsNode {
  key: string
  label: string
  /** Beside the label, muted: the route, or who may open it anyway. */
  note?: string
  children?: RightsNode[]
}

const viewOf = (item: string): string => `v ${item}`
const actionOf = (item: string, page: string, action: string): string => `a ${item} ${page}.${action}`
const itemOf = (leaf: string): string => leaf.split(' ')[1] ?? ''

/** The menu's three levels as nodes, and below an item its actions, with those of every page that belongs to it. */
export function nodesOf(menu: readonly MenuRight[]): RightsNode[] {
  return menu.map((top) => ({
    key: top.key,
    label: top.label,
    children: top.children.map((group) => ({ key: group.key, label: group.label, children: group.children.map(itemNode) })),
  }))
}

function itemNode({ key, label, pages = [] }: MenuRight): RightsNode {
  const [own] = pages
  const note = own?.state === 'planned' ? '尚未开放' : own?.open ? '所有人可打开' : undefined
  const actions = pages.flatMap(({ page, title, actions: of }) =>
    of.map((each): RightsNode => ({ key: actionOf(key, page, each.action), label: page === own?.page ? each.label : `${title}：${each.label}` })))
  const head = { label, ...(note ? { note } : {}) }
  if (actions.length === 0) return { key: viewOf(key), ...head }
  return { key, ...head, children: [{ key: viewOf(key), label: '查看' }, ...actions] }
}

/** Every leaf at or below these nodes. */
export function leavesOf(nodes: readonly RightsNode[]): string[] {
  return nodes.flatMap((node) => (node.children ? leavesOf(node.children) : [node.key]))
}

/** The leaves that a role has ticked. */
export function tickedOf(nodes: readonly RightsNode[], rights: Rights): Set<string> {
  const denied = new Set(rights.denied_actions)
  const menus = new Set(rights.menus)
  const ticked = new Set<string>()
  for (const top of nodes) {
    for (const group of top.children ?? []) {
      for (const leaf of leavesOf(group.children ?? [])) {
        const isOpen = [top.key, group.key, itemOf(leaf)].some((key) => menus.has(key))
        if (isOpen && !(leaf.startsWith('a ') && denied.has(leaf.split(' ')[2] ?? ''))) ticked.add(leaf)
      }
    }
  }
  return ticked
}

/** These leaves ticked or not: an action opens its page, and a page that is not opened has no actions. */
export function tick(nodes: readonly RightsNode[], ticked: ReadonlySet<string>, leaves: readonly string[], on: boolean): Set<string> {
  const next = new Set(ticked)
  for (const leaf of leaves) {
    if (on) next.add(leaf)
    else next.delete(leaf)
  }
  if (on) for (const leaf of leaves) next.add(viewOf(itemOf(leaf)))
  else {
    const closed = new Set(leaves.filter((leaf) => leaf.startsWith('v ')).map(itemOf))
    for (const leaf of leavesOf(nodes)) if (closed.has(itemOf(leaf))) next.delete(leaf)
  }
  return next
}

/** What is kept of the ticks. What the tree does not know (a page of another version) stays as it was. */
export function rightsOf(nodes: readonly RightsNode[], ticked: ReadonlySet<string>, before: Rights): Pick<Rights, 'menus' | 'denied_actions'> {
  const known = new Set<string>()
  const actions = new Set<string>()
  const menus: string[] = []
  const denied: string[] = []
  for (const top of nodes) {
    known.add(top.key)
    const groups = top.children ?? []
    const openIn = groups.map((group) => {
      known.add(group.key)
      const items = [...new Set(leavesOf(group.children ?? []).map(itemOf))]
      for (const item of items) known.add(item)
      return items.map((item) => ({ item, isOpen: ticked.has(viewOf(item)) }))
    })
    if (openIn.every((items) => items.every(({ isOpen }) => isOpen))) menus.push(top.key)
    else {
      groups.forEach((group, at) => {
        const items = openIn[at] ?? []
        if (items.every(({ isOpen }) => isOpen)) menus.push(group.key)
        else menus.push(...items.filter(({ isOpen }) => isOpen).map(({ item }) => item))
      })
    }
    for (const leaf of leavesOf(groups)) {
      if (!leaf.startsWith('a ')) continue
      const name = leaf.split(' ')[2] ?? ''
      actions.add(name)
      if (ticked.has(viewOf(itemOf(leaf))) && !ticked.has(leaf)) denied.push(name)
    }
  }
  return {
    menus: [...menus, ...before.menus.filter((key) => !known.has(key))],
    denied_actions: [...denied, ...before.denied_actions.filter((name) => !actions.has(name))],
  }
}

/** Nodes that fit, with all below them, and those on the way to them. `fits` is told the label. */
export function searchNodes(nodes: readonly RightsNode[], fits: (text: string) => boolean): RightsNode[] {
  return nodes.flatMap((node) => {
    if (fits(node.label)) return [node]
    const children = searchNodes(node.children ?? [], fits)
    return children.length > 0 ? [{ ...node, children }] : []
  })
}

/** `pages`: ticked pages out of `of`; `denied`: actions without a tick on pages that are ticked. */
export function countOf(nodes: readonly RightsNode[], ticked: ReadonlySet<string>): { pages: number; of: number; denied: number } {
  const leaves = leavesOf(nodes)
  const views = leaves.filter((leaf) => leaf.startsWith('v '))
  return {
    pages: views.filter((leaf) => ticked.has(leaf)).length,
    of: views.length,
    denied: leaves.filter((leaf) => leaf.startsWith('a ') && ticked.has(viewOf(itemOf(leaf))) && !ticked.has(leaf)).length,
  }
}

/** Names of permissions that are given and open nothing, each with what it lacks. */
export function idlePermissions({ permissions }: Pick<RightsTree, 'permissions'>, given: readonly string[]): Map<string, string[]> {
  const rules = new Map(permissions.map((each) => [each.name, each]))
  const counts = (name: string, above: readonly string[]): boolean =>
    given.includes(name) && (rules.get(name)?.needs ?? []).every((need) => above.includes(need) || counts(need, [...above, name]))
  return new Map(given.flatMap((name): [string, string[]][] => {
    const lacks = (rules.get(name)?.needs ?? []).filter((need) => !counts(need, [name]))
    return lacks.length > 0 ? [[name, lacks.map((need) => rules.get(need)?.label ?? need)]] : []
  }))
}
