/** Where a link of a row leads: the address parameters of the other page. */
import { escapeText } from '../../contract/list-address'
import { neededBy, type LinkPlan } from '../../contract/link-plan'
import type { ColumnPlan } from '../../contract/plan'
import type { Row } from '../../contract/wire'
import type { DataPort } from './port'
import { rowIdOf } from './table/layout'

const isNothing = (value: unknown): boolean => value === null || value === undefined

/** Filters of that page <- fields of this row, and the row that is opened there; undefined: this row names none. */
export function linkQuery(link: LinkPlan, row: Row): Record<string, string> | undefined {
  const finds = Object.entries(link.finds ?? {})
  if (neededBy(link).some((path) => isNothing(row[path]))) return undefined
  const filters = Object.entries(link.with).flatMap(([name, path]) => (isNothing(row[path]) ? [] : [[name, String(row[path])]]))
  // A link that names something leads nowhere where it names nothing: not to an empty page of one thing, nor to all of a list.
  if (!link.row && !link.finds && filters.length === 0 && Object.keys(link.with).length > 0) return undefined
  const found = finds.map(([name, path]) => [name, escapeText(String(row[path]))])
  return { ...(link.tab ? { tab: link.tab } : {}), ...Object.fromEntries([...filters, ...found]), ...(link.row ? { row: rowIdOf(row, link.row) } : {}) }
}

/** The link that leads where this row's does, whatever kind of thing it names; undefined: that kind has no page to go to. */
export function linkOf(link: LinkPlan, row: Row): LinkPlan | undefined {
  const { byKind, ...rest } = link
  if (!byKind) return link
  const place = byKind.of[String(row[byKind.path] ?? '')]
  return place && { ...rest, route: place.route, ...(place.tab === undefined ? {} : { tab: place.tab }) }
}

/** Where a link of a row leads, and with what in the address; undefined: this row names nothing that can be gone to. */
export function linkTarget(link: LinkPlan, row: Row): { route: string; query: Record<string, string> } | undefined {
  const one = linkOf(link, row)
  const query = one && linkQuery(one, row)
  return query && { route: one.route, query }
}

/** Goes where a cell's name leads. False where it leads nowhere. */
export function goThere(port: Pick<DataPort, 'go'>, { link, path }: Pick<ColumnPlan, 'link' | 'path'>, row: Row): boolean {
  const target = link && linkTarget(link, row)
  if (!target) return false
  const pressed = row[path]
  port.go(target.route, target.query, typeof pressed === 'string' ? pressed : undefined)
  return true
}
