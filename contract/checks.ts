/**
 * What an entity checks of its rows and of the rows below them: one judgement for the form before it is sent and for the
 * server in the write's transaction. What is missing breaks no check. Pure; reads nothing and words nothing by itself.
 */
import { compare, judged, meets } from './condition-match'
import { addText } from './decimal-text'
import { fieldsOfCondition, type Condition } from './filter'
import type { Row } from './wire'

/** The operators of a sum or a count. */
type CheckOperator = 'eq' | 'ne' | 'gt' | 'ge' | 'lt' | 'le'

/** A number, a field of the row, or the sum of other rows below it ("boxes.qty"). */
type CheckedAgainst = number | { field: string } | { sum: string }

interface CheckWords {
  /** What is wrong, in a Chinese sentence. */
  says: string
  /** Only rows that meet this are held to it. */
  when?: Condition
  /** The field at which it is told; left out: the first that the check names. */
  at?: string
}

/** `must` holds of the row; a `sum` ("items.weight") or `count` ("items") of the rows below it; or these lie `apart`. */
export type Check = CheckWords & (
  | { must: Condition }
  | { sum: string; op: CheckOperator; value: CheckedAgainst }
  | { count: string; op: CheckOperator; value: CheckedAgainst }
  /** Start and end of each row below ("items.from", "items.to"): no two overlap that are equal in `by`. */
  | { apart: [string, string]; by?: string[]; /** The end belongs to it, as with days and months. */ whole?: true }
)

/** What an edit of the field `at` may do only with the person's word: `must` does not hold of the row as it would be. */
export interface Confirm {
  at: string
  must: Condition
  /** A field told with its value behind the sentence. */
  tells?: string
  says: string
}

/** Where a check is broken ("qty", "items[1].weight", "items") and in which words. */
export interface Broken {
  path: string
  says: string
}

/** "items.weight" -> ["items", "weight"] */
export function itemPath(path: string): [list: string, field: string] {
  const at = path.indexOf('.')
  return [path.slice(0, at), path.slice(at + 1)]
}

/** The fields of the row itself that a check looks at. */
export function fieldsOfCheck(check: Check): string[] {
  const against = 'value' in check && typeof check.value === 'object' && 'field' in check.value ? [check.value.field] : []
  return [...new Set([...fieldsOfCondition(check.when), ...('must' in check ? fieldsOfCondition(check.must) : []), ...against])]
}

/** The fields of rows below that a check looks at, by list. */
export function itemsOfCheck(check: Check): Record<string, string[]> {
  const paths = 'sum' in check ? [check.sum] : 'apart' in check ? [...check.apart, ...(check.by ?? [])] : []
  if ('value' in check && typeof check.value === 'object' && 'sum' in check.value) paths.push(check.value.sum)
  const lists: Record<string, string[]> = 'count' in check ? { [check.count]: [] } : {}
  for (const [list, field] of paths.map(itemPath)) (lists[list] ??= []).push(field)
  return lists
}

/** @param row the row as answers carry it, with the rows below it under the names of their lists */
export function brokenBy(check: Check, row: Row): Broken | undefined {
  if (!meets(check.when, row)) return undefined
  if ('must' in check) return judged(check.must, row) === false ? { path: check.at ?? fieldsOfCondition(check.must)[0] ?? '', says: check.says } : undefined
  if ('apart' in check) return overlapping(check, row)
  const have = 'sum' in check ? sumOf(row, check.sum) : String(rowsOf(row, check.count).length)
  const value = typeof check.value === 'number' ? check.value : 'field' in check.value ? row[check.value.field] : sumOf(row, check.value.sum)
  if (judged({ field: 'have', op: check.op, value: { field: 'value' } }, { have, value }) !== false) return undefined
  return { path: check.at ?? lastOf(check, row), says: check.says }
}

/** What the first of the checks that a row breaks says of it. @param checks their moments are days (resolveMoments) */
export function firstBroken(checks: readonly Check[], row: Row): Broken | undefined {
  for (const check of checks) {
    const broken = brokenBy(check, row)
    if (broken) return broken
  }
  return undefined
}

/** A sum is told at the last row that adds to it, or at the list where it has none. */
function lastOf(check: Check, row: Row): string {
  if (!('sum' in check)) return 'count' in check ? check.count : ''
  const [list, field] = itemPath(check.sum)
  const rows = rowsOf(row, list)
  return rows.length === 0 ? list : `${list}[${rows.length - 1}].${field}`
}

function rowsOf(row: Row, list: string): Row[] {
  const found = row[list]
  return Array.isArray(found) ? (found as (Row | undefined)[]).map((one) => one ?? {}) : []
}

/** Exact; what is missing adds nothing, no rows add up to 0. */
function sumOf(row: Row, path: string): string {
  const [list, field] = itemPath(path)
  return rowsOf(row, list).reduce((sum, one) => addText(sum, one[field]) ?? sum, '0')
}

/** The first of the rows below that overlaps one before it. */
function overlapping(check: Extract<Check, { apart: [string, string] }>, row: Row): Broken | undefined {
  const [list, from] = itemPath(check.apart[0])
  const [, to] = itemPath(check.apart[1])
  const by = (check.by ?? []).map((path) => itemPath(path)[1])
  const rows = rowsOf(row, list)
  const before = (a: Row, b: Row): boolean => {
    const size = compare(a[to], b[from])
    return size === undefined || (check.whole ? size < 0 : size <= 0)
  }
  const at = rows.findIndex((one, place) => rows.slice(0, place).some((other) =>
    by.every((field) => String(one[field] ?? '') === String(other[field] ?? '')) && !before(one, other) && !before(other, one)))
  return at < 0 ? undefined : { path: `${list}[${at}].${from}`, says: check.says }
}
