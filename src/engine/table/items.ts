/**
 * What stands in a table's body, line by line: rows, headings of groups, rows of a tree below their parent, the panel of an
 * opened row. Pure: rows and what is folded in, lines out.
 */
import type { Row } from '../../../contract/wire'

/** A line that is a row of the list; rows of a tree and rows under a heading are such lines too. */
export interface RowItem {
  type: 'row'
  row: Row
  id: string
  /** Depth in a tree or under a heading; 0 where there is neither. */
  level: number
  /** Set where other rows stand below this one. */
  fold?: 'open' | 'folded' | 'loading'
}

/** The heading of rows that share a value, with how many they are. */
export interface GroupItem {
  type: 'group'
  value: unknown
  /** A row of the group, by which its value is drawn. */
  row: Row
  id: string
  count: number
  isOpen: boolean
}

interface PanelItem {
  type: 'panel'
  row: Row
  id: string
}

/** One line of the body. A panel follows the row that it belongs to and has its id. */
export type Item = RowItem | GroupItem | PanelItem

interface ItemsChoice {
  idOf: (row: Row) => string
  /** Field whose equal values stand under one heading. */
  group?: string
  /** Ids of headings that are folded. */
  foldedGroups: ReadonlySet<string>
  tree?: { parent: string; openRows: ReadonlySet<string>; children: ReadonlyMap<string, readonly Row[] | 'loading'>; canLoad: boolean }
  /** Ids of rows whose panel is open. */
  opened: ReadonlySet<string>
}

/** The lines of the body from top to bottom. A folded group leaves its heading; grouping wins over the tree. */
export function itemsOf(rows: readonly Row[], choice: ItemsChoice): Item[] {
  const { group, tree } = choice
  const withPanel = (items: RowItem[]): Item[] =>
    choice.opened.size === 0
      ? items
      : items.flatMap((item): Item[] => (choice.opened.has(item.id) ? [item, { type: 'panel', row: item.row, id: item.id }] : [item]))
  if (group !== undefined) return groupsIn(rows, group, choice, withPanel)
  return withPanel(tree ? treeOf(rows, tree, choice.idOf) : rows.map((row): RowItem => ({ type: 'row', row, id: choice.idOf(row), level: 0 })))
}

/** Rows of a value are gathered where its first one stands. */
function groupsIn(rows: readonly Row[], path: string, { idOf, foldedGroups }: ItemsChoice, withPanel: (items: RowItem[]) => Item[]): Item[] {
  const groups = new Map<string, Row[]>()
  for (const row of rows) {
    const id = JSON.stringify(row[path] ?? null)
    const group = groups.get(id)
    if (group) group.push(row)
    else groups.set(id, [row])
  }
  return [...groups].flatMap(([id, inside]): Item[] => {
    const isOpen = !foldedGroups.has(id)
    const heading: GroupItem = { type: 'group', value: inside[0]![path], row: inside[0]!, id, count: inside.length, isOpen }
    return isOpen ? [heading, ...withPanel(inside.map((row) => ({ type: 'row', row, id: idOf(row), level: 1 })))] : [heading]
  })
}

/**
 * Rows below the row whose key their `parent` holds, in the order given; a row whose parent is not here stands at the top.
 * Rows that are each other's parents stand at the top as well: none is lost.
 */
export function treeOf(rows: readonly Row[], { parent, openRows, children, canLoad }: NonNullable<ItemsChoice['tree']>, idOf: (row: Row) => string): RowItem[] {
  const all = new Map<string, Row>(rows.map((row) => [idOf(row), row]))
  for (const loaded of children.values()) if (loaded !== 'loading') for (const row of loaded) if (!all.has(idOf(row))) all.set(idOf(row), row)
  const below = new Map<string, string[]>()
  const tops: string[] = []
  for (const [id, row] of all) {
    const above = row[parent]
    const over = above === null || above === undefined || above === '' ? undefined : String(above)
    if (over === undefined || over === id || !all.has(over)) tops.push(id)
    else below.set(over, [...(below.get(over) ?? []), id])
  }
  const items: RowItem[] = []
  const met = new Set<string>()
  const add = (id: string, level: number): void => {
    if (met.has(id)) return
    met.add(id)
    const inside = (below.get(id) ?? []).filter((child) => !met.has(child))
    const known = children.get(id)
    const isOpen = openRows.has(id)
    const fold = isOpen && known === 'loading' ? 'loading' : inside.length > 0 || (canLoad && known === undefined) ? (isOpen ? 'open' : 'folded') : undefined
    items.push({ type: 'row', row: all.get(id)!, id, level, ...(fold ? { fold } : {}) })
    if (isOpen) for (const child of inside) add(child, level + 1)
    else for (const child of inside) hide(child)
  }
  const hide = (id: string): void => {
    if (met.has(id)) return
    met.add(id)
    for (const child of below.get(id) ?? []) hide(child)
  }
  for (const id of tops) add(id, 0)
  for (const id of all.keys()) add(id, 0)
  return items
}
