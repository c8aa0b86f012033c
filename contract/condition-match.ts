/**
 * Does a row of an answer meet a condition? Row actions, inputs and marks ask this in the browser about rows they hold;
 * lists are filtered by the server, and what an entity checks of its rows is judged by both. Pure; exact on decimal text. Says
 * the same as the server's planner: a comparison with an empty value is never true, `empty` and `ne` aside.
 */
import { compareText, isDecimal } from './decimal-text'
import { isComparison, isOtherField, type Comparison, type Condition } from './filter'
import type { Row } from './wire'

function isEmpty(value: unknown): boolean {
  return value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)
}

/** A moment's Z, which would stand behind the digits of a second's parts. */
const MOMENT_END = /(?<=^\d{4}-\d\d-\d\dT[\d:.]+)Z$/

/** Sizes of numbers, days and words; undefined where two things cannot be compared. */
export function compare(left: unknown, right: unknown): number | undefined {
  if (isEmpty(left) || isEmpty(right)) return undefined
  if (isDecimal(left) && isDecimal(right)) return compareText(left, right)
  const [a, b] = [left, right].map((side) => String(side).replace(MOMENT_END, ''))
  return a === b ? 0 : a! < b! ? -1 : 1
}

/** As the database judges: undefined is neither true nor false, where a side is missing. */
type Verdict = boolean | undefined

function within(op: Comparison['op'], size: number | undefined): Verdict {
  if (size === undefined) return undefined
  const signs: Partial<Record<Comparison['op'], boolean>> = { eq: size === 0, ne: size !== 0, gt: size > 0, ge: size >= 0, lt: size < 0, le: size <= 0 }
  return signs[op] ?? false
}

/** Two fields of the row. One that is missing is different from one that is there. */
function besides(op: Comparison['op'], have: unknown, other: unknown): Verdict {
  return op === 'ne' && isEmpty(have) !== isEmpty(other) ? true : within(op, compare(have, other))
}

function judgeOne(comparison: Comparison, row: Row): Verdict {
  const have = row[comparison.field]
  const want = comparison.value
  if (isOtherField(want)) return besides(comparison.op, have, row[want.field])
  const text = isEmpty(have) ? undefined : String(have).toLowerCase()
  switch (comparison.op) {
    case 'empty':
      return isEmpty(have) === (want !== false)
    case 'eq':
      return isEmpty(want) ? isEmpty(have) : within('eq', compare(have, want))
    case 'ne':
      return isEmpty(want) ? !isEmpty(have) : compare(have, want) !== 0
    case 'in':
      if (!Array.isArray(want)) return false
      return want.some((one) => (isEmpty(one) ? isEmpty(have) : compare(have, one) === 0)) || (isEmpty(have) ? undefined : false)
    case 'between':
      return Array.isArray(want) ? both(within('ge', compare(have, want[0])), within('le', compare(have, want[1]))) : false
    case 'contains':
      return text?.includes(String(want).toLowerCase())
    case 'starts':
      return text?.startsWith(String(want).toLowerCase())
    default:
      return within(comparison.op, compare(have, want))
  }
}

const both = (a: Verdict, b: Verdict): Verdict => (a === false || b === false ? false : a === undefined || b === undefined ? undefined : true)

/** True or false where the row tells, undefined where what it lacks would have to be known. */
export function judged(condition: Condition, row: Row): boolean | undefined {
  if (isComparison(condition)) return judgeOne(condition, row)
  if ('and' in condition) return condition.and.map((one) => judged(one, row)).reduce(both, true)
  const parts = condition.or.map((one) => judged(one, row))
  return parts.includes(true) ? true : parts.includes(undefined) ? undefined : false
}

/** True where the row meets the condition; no condition is met by every row. */
export function meets(condition: Condition | undefined, row: Row): boolean {
  return condition === undefined || judged(condition, row) === true
}
