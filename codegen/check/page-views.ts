/** What a page says of its lists, and what the menu lists: the half of views.ts that is about screens. */
import type { Node } from 'jsonc-parser'
import { lacksItsSet } from '../read/short/page'
import type { SourceFile } from '../read/source'
import { once } from './kept-view'
import { at, child, items, text, texts } from './node'

/** One list: a page, or one tab of it. */
export interface ListView {
  page: PageView
  /** undefined for the page itself. */
  tab?: string
  node: Node
  entity?: string
  dataset?: string
  /** What it says, or else inherits. */
  part(key: string): Node | undefined
  /** What it inherits and then what it says: columns, filters, conditions, actions and dialogs add up. */
  parts(key: string): Node[]
}

/** A page file with what it leaves out filled in: built, opened by the menu, in the main layout. */
export interface PageView {
  file: SourceFile
  name: string
  title: string
  route?: string
  kind?: string
  state: 'built' | 'planned'
  access: string
  layout: string
  node: Node
  /** One for a list page, one per tab for kind tabs; none for what has no list. */
  lists: ListView[]
}

/** What a tab may take from its page, where it says so. */
export const INHERITABLE = [
  'filters', 'columns', 'actions', 'dialogs', 'sort', 'currency', 'compare', 'where', 'marks', 'total', 'export', 'rows', 'filterTemplates',
] as const

/** Pages that are no lists. They say their rows around a place: on the card, on the step, or else on the page. */
export const BODY_KINDS: readonly (string | undefined)[] = ['board', 'form', 'steps', 'detail', 'print']

/** The same view for the same file object; undefined where the file cannot be read. */
export function pageView(file: SourceFile): PageView | undefined {
  return once(file, (root) => {
    const kind = text(child(root, 'kind'))
    const page: PageView = {
      file,
      name: file.name,
      title: text(child(root, 'title')) ?? file.name,
      route: text(child(root, 'route')),
      kind,
      state: text(child(root, 'state')) === 'planned' ? 'planned' : 'built',
      access: text(child(root, 'access')) ?? 'menu',
      layout: text(child(root, 'layout')) ?? 'main',
      node: root,
      lists: [],
    }
    const tabs = items(child(root, 'tabs')).filter((tab) => tab.type === 'object' && !lacksItsSet(tab))
    if (kind === 'tabs') page.lists = tabs.map((tab) => tabView(page, root, tab))
    else if (kind === 'list' || (child(root, 'list') && !BODY_KINDS.includes(kind))) {
      page.lists = [
        {
          page,
          node: root,
          entity: text(child(root, 'entity')),
          dataset: text(child(root, 'dataset')),
          part: (key) => child(root, key),
          parts: (key) => present(child(root, key)),
        },
      ]
    }
    return page
  })
}

function tabView(page: PageView, root: Node, tab: Node): ListView {
  const own = child(tab, 'entity') ?? child(tab, 'dataset') ? tab : root
  const inherits = new Set(texts(child(tab, 'inherits')))
  const inherited = (key: string): Node | undefined => (inherits.has(key) ? child(root, key) : undefined)
  return {
    page,
    tab: text(child(tab, 'code')) ?? '',
    node: tab,
    entity: text(child(own, 'entity')),
    dataset: text(child(own, 'dataset')),
    part: (key) => child(tab, key) ?? inherited(key),
    parts: (key) => [...present(inherited(key)), ...present(child(tab, key))],
  }
}

function present(node: Node | undefined): Node[] {
  return node ? [node] : []
}

/** Every menu item, in order. */
export function menuItems(root: Node | undefined): { key?: string; route?: string; node: Node }[] {
  return items(child(root, 'menu')).flatMap((top) => items(child(top, 'children')))
    .flatMap((group) => items(child(group, 'children')))
    .map((item) => ({ key: text(child(item, 'key')), route: text(child(item, 'route')), node: item }))
}

/** Every menu key at every level, with its label. */
export function menuKeys(root: Node | undefined): { key: string; label?: string; node: Node }[] {
  const found: { key: string; label?: string; node: Node }[] = []
  const visit = (list: Node | undefined): void => {
    for (const item of items(list)) {
      const keyNode = at(item, 'key')
      const key = text(keyNode)
      if (key !== undefined && keyNode) found.push({ key, label: text(child(item, 'label')), node: keyNode })
      visit(child(item, 'children'))
    }
  }
  visit(child(root, 'menu'))
  return found
}
