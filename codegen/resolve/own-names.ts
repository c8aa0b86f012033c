/** What a list's rows are called opens them: the column of their entity's title, where it leads nowhere else. A row that has no home
 * is called by what it begins with. Pure. */
import type { Entity } from '../../contract/model'
import type { ColumnPlan, ListPlan } from '../../contract/plan'

/** @returns the list itself where its rows cannot be opened, where something else opens them, or where nothing names them */
export function withOwnName(list: ListPlan, { route, alone }: { route: string; alone: boolean }, entities: Record<string, Entity>): ListPlan {
  const { title, home } = entities[list.source.entity ?? ''] ?? {}
  if (title === undefined || list.view !== 'table' || list.rowKey.length === 0) return list
  const isName = (column: ColumnPlan): boolean =>
    column.path === title && (home !== undefined || column.fixed === 'left') && !column.link && !column.opens && !column.part && !column.edit
  if (!list.columns.some(isName)) return list
  const link = { route, ...(alone ? {} : { tab: list.code }), with: {}, row: list.rowKey, own: true as const }
  return { ...list, columns: list.columns.map((column) => (isName(column) ? { ...column, link } : column)) }
}
