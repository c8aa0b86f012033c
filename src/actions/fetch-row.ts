/** One row of a list as it is now, asked of the list's own call, so that what a person may see is what they get. */
import type { DataPort } from '../engine/port'
import { allOf } from '../../contract/filter'
import type { ListPlan } from '../../contract/plan'
import type { Row } from '../../contract/wire'

/**
 * @param row holds the key
 * @param fields by path; those of the key come along
 * @returns undefined where the row is gone, or no longer within sight
 * @throws CallError
 */
export async function fetchRow(
  port: Pick<DataPort, 'list'>, plan: Pick<ListPlan, 'list' | 'rowKey'>, row: Row, fields: readonly string[], source?: string,
): Promise<Row | undefined> {
  const filter = allOf(plan.rowKey.map((field) => ({ field, op: 'eq' as const, value: row[field] as string })))
  const { list } = await port.list(plan.list, {
    page: 1, pageSize: 1, ...(filter ? { filter } : {}), fields: [...new Set([...plan.rowKey, ...fields])], ...(source ? { source } : {}),
  })
  return list[0]
}
