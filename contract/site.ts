/**
 * What the build writes beside the app, so that it needs no server of ours: the pages, the menu, how each family is spoken to
 * and where one signs in. Types only.
 */
import type { PageEntry } from './page-plan'
import type { CallRef } from './plan'
import type { Wire } from './transport'

/** plans/index.json. Beside it: plans/<page>.json, a page's plan, and plans/families/<family>.json, a `LiveFamily`. */
export interface SiteIndex {
  version: string
  pages: PageEntry[]
  menu: SiteMenuTop[]
  /** Family -> its stamp. */
  families: Record<string, string>
  /** Client -> where one signs in there: its label, and the wire that says how. */
  doors: Record<string, { label: string; wire: Wire }>
  /** Entity -> the list that its rows are chosen from. */
  choices: Record<string, SiteChoice>
}

interface SiteMenuTop {
  key: string
  label: string
  icon?: string
  children: { key: string; label: string; children: { key: string; label: string; route: string; jumpUrl?: string }[] }[]
}

/** `search`: a part of the label can be asked for; `many`: several keys can be asked for at once. */
export interface SiteChoice {
  list: CallRef
  key: string
  label: string
  search: boolean
  many: boolean
}
