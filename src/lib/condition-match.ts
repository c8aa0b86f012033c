/**
 * Does a row of an answer meet a condition? Row actions, inputs and marks ask this in the browser about rows they hold;
 * lists are filtered by the server. Pure; exact on decimal text. Says the same as the server's planner: a comparison with
 * an empty value is never true, `empty` and `ne` aside.
 */
import { compareText, isDecimal } from '../../contract/decimal-text'
import { isComparison, otherField, type Comparison, type Condition } from '../../contract/filter'
import type { Row } from '../../contract/wire'

function isEmpty(value: unknown): boolean {
  return value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)
}

/** A moment's Z, which would stand behind the digits of a second's parts. */
const MOMENT_END = /(?<=^\d{4}-\d\d-\d\dT[\d:.]+)Z$/

/** Sizes of numbers, days and words; undefined where two things cannot be compared. */
function compare(left: unknown, right: unknown): number | undefined {
  if (isEmpty(left) || isEmpty(right)) return undefined
  if (isDecimal(left) && isDecimal(right)) return compareText(left, right)
  const [a, b] = [left, right].map((side) => String(side).replace(MOMENT_END, ''))
  return a === b ? 0 : a! < b! ? -1 : 1
}

function holds(comparison: Comparison, row: Row): boolean {
  const have = row[comparison.field]
  const other = otherField(comparison.value)
  if (other !== undefined) return holdsBeside(comparison.op, have, row[other])
  const want = comparison.value
  switch (comparison.op) {
    case 'empty':
      return isEmpty(have) === (want !== false)
    case 'eq':
      return isEmpty(want) ? isEmpty(have) : compare(have, want) === 0
    case 'ne':
      return isEmpty(want) ? !isEmpty(have) : compare(have, want) !== 0
    case 'gt':
      return (compare(have, want) ?? 0) > 0
    case 'ge':
      return (compare(have, want) ?? -1) >= 0
    case 'lt':
      return (compare(have, want) ?? 0) < 0
    case 'le':
      return (compare(have, want) ?? 1) <= 0
    case 'in':
      return Array.isArray(want) && want.some((one) => (isEmpty(one) ? isEmpty(have) : compare(have, one) === 0))
    case 'between':
      return Array.isArray(want) && (compare(have, want[0]) ?? -1) >= 0 && (compare(have, want[1]) ?? 1) <= 0
    case 'contains':
      return !isEmpty(have) && String(have).toLowerCase().includes(String(want).toLowerCase())
    case 'starts':
      return !isEmpty(have) && String(have).toLowerCase().startsWith(String(want).toLowerCase())
  }
}

/** Two fields of the row. Two that are both missing are neither equal nor different. */
function holdsBeside(op: Comparison['op'], have: unknown, other: unknown): boolean {
  if (op === 'ne' && isEmpty(have) !== isEmpty(other)) return true
  const size = compare(have, other)
  if (size === undefined) return false
  const signs: Partial<Record<Comparison['op'], boolean>> = { eq: size === 0, ne: size !== 0, gt: size > 0, ge: size >= 0, lt: size < 0, le: size <= 0 }
  return signs[op] ?? false
}

/** True where the row meets the condition; no condition is met by every row. */
export function meets(condition: Condition | undefined, row: Row): boolean {
  if (!condition) return true
  if (isComparison(condition)) return holds(condition, row)
  return 'and' in condition ? condition.and.every((one) => meets(one, row)) : condition.or.some((one) => meets(one, row))
}
