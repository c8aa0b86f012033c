/** What a print page asks: the rows of its address, by their keys. Pure. */
import { fieldsOfCondition } from '../../../contract/filter'
import { keysCondition } from '../../../contract/keys-condition'
import type { PrintPlan } from '../../../contract/page-plan'
import type { ColumnPlan } from '../../../contract/plan'
import type { ListRequest, Row } from '../../../contract/wire'
import type { DrawnPrint } from './sheet-design'

/** More sheets than this are printed in several turns. */
export const MOST_KEYS = 500

/** Rows that one print asks for where the address names what they belong to. */
export const MOST_ROWS = 1000

/** The fields that the address's ids are values of. */
export function soughtBy({ by, rowKey }: Pick<PrintPlan, 'by' | 'rowKey'>): string[] {
  return by === undefined ? rowKey : [by]
}

/** Fields that the sheet shows, and those that its rows below are found by. */
export function fieldsOf(print: DrawnPrint): string[] {
  const withCurrency = (column: Pick<ColumnPlan, 'path' | 'currencyField'>): string[] => [column.path, ...(column.currencyField ? [column.currencyField] : [])]
  const shown = print.parts.flatMap((part) => {
    if (part.shows === 'fields') return part.fields.flatMap(withCurrency)
    if (part.shows === 'barcode') return [part.field.path]
    if (part.shows === 'words') return part.unless ? [part.unless.path] : []
    if (part.shows === 'line') return part.line.field ? withCurrency(part.line.field) : []
    return part.shows === 'rows' ? Object.values(part.by) : []
  })
  const first = print.templates?.first
  return [...new Set([...print.rowKey, ...(first ? [first] : []), ...(print.by ? [print.by] : []), ...(print.copies ? [print.copies] : []),
    ...fieldsOfCondition(print.only?.when), ...shown])]
}

/** All rows of the keys in one answer, in any order; `inOrder` puts them into that of the address. */
export function printQuestion(print: DrawnPrint, keys: readonly Record<string, string>[], source: string): ListRequest {
  const pageSize = print.by ? MOST_ROWS : Math.max(keys.length, 1)
  return { page: 1, pageSize, filter: keysCondition(soughtBy(print), keys), fields: fieldsOf(print), source }
}

/** Rows in the order of the address, and the keys that no row was found for. */
export function inOrder(rowKey: readonly string[], keys: readonly Record<string, string>[], rows: readonly Row[]): {
  rows: Row[]
  missing: Record<string, string>[]
} {
  const nameOf = (row: Row): string => JSON.stringify(rowKey.map((field) => String(row[field] ?? '')))
  const known = new Map<string, Row[]>()
  for (const row of rows) known.set(nameOf(row), [...(known.get(nameOf(row)) ?? []), row])
  const found: Row[] = []
  const missing: Record<string, string>[] = []
  for (const key of keys) {
    const of = known.get(nameOf(key))
    if (of) found.push(...of)
    else missing.push(key)
  }
  return { rows: found, missing }
}

