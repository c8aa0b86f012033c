/** What a list of rows below a row is asked with. Pure. */
import { fieldsOfColumn } from '../../contract/list-question'
import type { RowsBelowPlan } from '../../contract/page-plan'
import type { ListRequest, Row } from '../../contract/wire'

/** undefined where the row lacks a field that ties them. */
export function belowQuestion(
  plan: Pick<RowsBelowPlan, 'by' | 'columns' | 'rowKey'>, row: Row, page: number, pageSize: number, source: string,
): ListRequest | undefined {
  const ties = Object.entries(plan.by).map(([field, path]) => ({ field, op: 'eq' as const, value: row[path] as string | number | null }))
  if (ties.some(({ value }) => value === null || value === undefined)) return undefined
  const fields = new Set([...plan.rowKey, ...plan.columns.flatMap(fieldsOfColumn)])
  return { page, pageSize, filter: ties.length === 1 ? ties[0]! : { and: ties }, fields: [...fields], source }
}
