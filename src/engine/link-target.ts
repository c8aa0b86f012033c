/** Where a link of a row leads: the address parameters of the other page. Pure. */
import { escapeText } from '../../contract/list-address'
import type { LinkPlan } from '../../contract/plan'
import type { Row } from '../../contract/wire'
import { rowIdOf } from './table/layout'

const isNothing = (value: unknown): boolean => value === null || value === undefined

/** Filters of that page <- fields of this row, and the row that is opened there; undefined: this row names none. */
export function linkQuery(link: LinkPlan, row: Row): Record<string, string> | undefined {
  const finds = Object.entries(link.finds ?? {})
  if ([...(link.row ?? []), ...finds.map(([, path]) => path)].some((path) => isNothing(row[path]))) return undefined
  const filters = Object.entries(link.with).flatMap(([name, path]) => (isNothing(row[path]) ? [] : [[name, String(row[path])]]))
  const found = finds.map(([name, path]) => [name, escapeText(String(row[path]))])
  return { ...(link.tab ? { tab: link.tab } : {}), ...Object.fromEntries([...filters, ...found]), ...(link.row ? { row: rowIdOf(row, link.row) } : {}) }
}
