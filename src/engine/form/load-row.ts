/** What a form that is opened for something begins with: the row that the address names, with its items, or what it is made for. */
import { allOf } from '../../../contract/filter'
import type { FormPlan } from '../../../contract/page-plan'
import type { Row } from '../../../contract/wire'
import { CallError } from '../../lib/call-error'
import type { DataPort } from '../port'

/** More items than this no form is for. */
const MAX_ITEMS = 500

/** What the address says that a new row is made for: which of the parameters, and its value. */
export interface Begun { by: string; value: string }

/** The first parameter, in the plan's order, that the address gives a value; undefined where it gives none. */
export function begunBy(begin: FormPlan['begin'], address: URLSearchParams): Begun | undefined {
  return begin?.by.flatMap((by): Begun[] => {
    const value = address.get(by)
    return value ? [{ by, value }] : []
  })[0]
}

/**
 * A form that gives its rows a value is for those that have it: what was made on another page is opened there.
 * @throws CallError with a sentence for a row that has another
 */
export function forThisForm(form: FormPlan, row: Row): Row {
  const other = Object.entries(form.gives ?? {}).some(([field, value]) => row[field] !== undefined && row[field] !== null && row[field] !== value)
  if (other) throw new CallError('refused', '这里打开的不是这个页面的内容，请从它的列表里打开')
  return row
}

/** The row with its items: those that its own call does not answer are asked of their lists. @throws CallError, as forThisForm does too */
export async function loadRow(port: Pick<DataPort, 'call' | 'list'>, source: string, form: FormPlan, key: Row): Promise<Row> {
  const row = forThisForm(form, await port.call<Row>(form.load!, key))
  const lists = await Promise.all(form.items.map(async (items): Promise<[string, unknown]> => {
    if (!items.list) return [items.has, row[items.has] ?? []]
    const filter = allOf(Object.entries(items.by).map(([field, from]) => ({ field, op: 'eq' as const, value: row[from] as string })))
    const sort = items.rowKey.map((field) => ({ field, order: 'asc' as const }))
    const { list } = await port.list(items.list, {
      page: 1, pageSize: MAX_ITEMS, ...(filter ? { filter } : {}), sort, fields: [...new Set([...items.rowKey, ...items.inputs.map(({ name }) => name)])],
      source,
    })
    return [items.has, list]
  }))
  return { ...row, ...Object.fromEntries(lists) }
}
