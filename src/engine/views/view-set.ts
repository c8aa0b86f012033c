/** The views of a list as the server answers them, and which of them a person begins with. Pure. */
import type { Layout, ViewContent } from '../../../contract/view'

/** Whose a view is: one person's, everybody's, or that of some roles. */
export type ViewKind = 'personal' | 'shared' | 'role'

/** A view that is kept under a name. `version` goes along with what is written over it. */
export interface PageView {
  id: string
  name: string
  kind: ViewKind
  roles: string[]
  /** Roles that begin with it. */
  defaultRoles: string[]
  mine: boolean
  mayEdit: boolean
  ownerName: string
  content: ViewContent
  version: number
}

/** All views of a list that the person may pick, and what they begin with. */
export interface ViewSet {
  views: PageView[]
  /** How the person last had the list; content null: as the view, or the page, has it. */
  layout: { content: Layout | null; viewId: string | null }
  defaultId: string | null
  /** True where `defaultId` is the person's own choice, even if that is the page as it is (null). */
  ownDefault: boolean
  mayShare: boolean
  /** Of the company; only for those who may share. */
  roles: { name: string; label: string }[]
  /** When the page plan brought it, ms since 1970: for a moment there is nothing newer to ask for. */
  broughtAt?: number
}

/** What holds where nobody keeps views: the page as it is. */
export const NO_VIEWS: ViewSet = { views: [], layout: { content: null, viewId: null }, defaultId: null, ownDefault: false, mayShare: false, roles: [] }

/** Where the address asks for the page as it is, whatever a person's default is. */
export const PAGE_ITSELF = 'page'

/** What a person begins with: a view, how the list looks, and what is asked. */
export interface Beginning {
  /** null: the page as it is. */
  viewId: string | null
  layout: Layout
  /** What the view asks; undefined: nothing of its own. */
  asks?: ViewContent
}

/**
 * What stands on the screen first. A view that the address names wins; else the person's own default, else what they last
 * had, else their role's default, else the page. Columns moved since, and not saved, come back with the view they were moved in.
 */
export function beginningOf(set: ViewSet, named: string | null): Beginning {
  const { layout } = set
  const viewOf = (id: string | null): PageView | undefined => set.views.find((view) => view.id === id)
  const begin = (id: string | null): Beginning => {
    const view = viewOf(id)
    const viewId = view?.id ?? null
    const kept = layout.content && layout.viewId === viewId ? layout.content : undefined
    return { viewId, layout: kept ?? layoutOf(view?.content), ...(view ? { asks: view.content } : {}) }
  }
  if (named === PAGE_ITSELF) return begin(null)
  if (named !== null && viewOf(named)) return begin(named)
  if (set.ownDefault) return begin(set.defaultId)
  if (layout.content || layout.viewId) return begin(layout.viewId)
  return begin(set.defaultId)
}

/** How a view looks, without what it asks; empty for undefined. */
export function layoutOf(content: ViewContent | undefined): Layout {
  const { columns, density, group } = content ?? {}
  return { ...(columns ? { columns } : {}), ...(density ? { density } : {}), ...(group === undefined ? {} : { group }) }
}

const FRESH_MS = 5000

/** True for five seconds after the page plan brought the set. `now` is ms since 1970. */
export function isJustBrought(set: ViewSet | undefined, now: number): boolean {
  return set?.broughtAt !== undefined && now - set.broughtAt < FRESH_MS
}

/** The name under which the browser remembers the views of a list; who fetches them ahead puts them there. */
export function viewsKey(source: string): string {
  return `views:${source}`
}
