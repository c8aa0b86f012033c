/**
 * The one filter tree. Form, URL, provider, saved view, row mark, permission, export and test
 * all speak it; the server's planner turns it into SQL, a family's wire into its own dialect.
 */

export const OPERATORS = ['eq', 'ne', 'gt', 'ge', 'lt', 'le', 'in', 'between', 'contains', 'starts', 'empty'] as const
/** How a field is compared; contract/kind.ts says which operators each kind knows. */
export type Operator = (typeof OPERATORS)[number]

/** A value as it is sent: amounts are exact text, days yyyy-mm-dd. */
export type Scalar = string | number | boolean | null

/** A value known only when the question is asked; `resolveMoments` of lib/moments.ts makes it a date or an id. */
export type Moment = 'me' | 'today' | 'monthStart' | 'lastMonth' | 'last7' | 'last30' | 'last90' | 'thisYear' | 'dataMonth' | 'dataDay' | 'data30'

/** Another field of the same row: the ordered quantity beside the planned one. */
interface OtherField {
  field: string
}

/** What a person or a file gives: values, or a word for days. */
export type Given = Scalar | Scalar[] | { is: Moment }

/** What a field is compared with: values, a moment that is settled when the question is asked, or another field of the same row. */
export type Operand = Given | OtherField

/** The operators by which a field may be compared with another one. */
export const FIELD_OPERATORS: readonly Operator[] = ['eq', 'ne', 'gt', 'ge', 'lt', 'le']

/**
 * One comparison. Amounts compare in `currency` where it is given, otherwise in each row's own. Where a side is missing none
 * holds; between two fields `ne` alone does, where one of them is missing.
 */
export interface Comparison {
  field: string
  op: Operator
  /** `in` takes a list, `between` a pair of inclusive ends, `empty` true (is empty) or false (is filled). */
  value?: Operand
  currency?: string
}

/** The filter tree: comparisons, joined by `and` and `or`; there is no "not". */
export type Condition = Comparison | { and: Condition[] } | { or: Condition[] }

/** True of a leaf, false of an `and` or `or`. */
export function isComparison(condition: Condition): condition is Comparison {
  return 'field' in condition
}

/** Groups within groups at most, and comparisons in all: what an address can carry, so that some eighty chosen rows are named by three fields each. */
export const MOST_LEVELS = 6
export const MOST_COMPARISONS = 240

const isScalar = (value: unknown): value is Scalar => value === null || ['string', 'number', 'boolean'].includes(typeof value)

function isOperand(value: unknown): value is Operand {
  if (isScalar(value) || value === undefined) return true
  if (Array.isArray(value)) return value.every(isScalar)
  const keys = Object.keys(value as object)
  return keys.length === 1 && ['is', 'field'].includes(keys[0]!) && typeof Object.values(value as object)[0] === 'string'
}

/** Is this a filter tree, as far as its shape goes, within what a person can read? */
export function isConditionTree(value: unknown): value is Condition {
  let left = MOST_COMPARISONS
  const reads = (node: unknown, level: number): boolean => {
    if (typeof node !== 'object' || node === null || Array.isArray(node)) return false
    const { and, or, ...comparison } = node as Record<string, unknown>
    const parts = and ?? or
    if (parts !== undefined) {
      const alone = Object.keys(node).length === 1
      return alone && level < MOST_LEVELS && Array.isArray(parts) && parts.length > 0 && parts.every((part) => reads(part, level + 1))
    }
    left -= 1
    const { field, op, value: operand, currency, ...more } = comparison
    return left >= 0 && typeof field === 'string' && OPERATORS.includes(op as Operator) && isOperand(operand) &&
      (currency === undefined || typeof currency === 'string') && Object.keys(more).length === 0
  }
  return reads(value, 0)
}

/** Joins what is there with `and`; undefined when nothing is left to ask for. */
export function allOf(conditions: (Condition | undefined)[]): Condition | undefined {
  const present = conditions.filter((condition): condition is Condition => condition !== undefined)
  if (present.length === 0) return undefined
  return present.length === 1 ? present[0] : { and: present }
}

/** The conditions that all must hold, nested `and` opened. */
export function conjunctsOf(condition: Condition | undefined): Condition[] {
  if (!condition) return []
  return !isComparison(condition) && 'and' in condition ? condition.and.flatMap(conjunctsOf) : [condition]
}

/** Every comparison of the tree, in reading order. */
export function comparisonsOf(condition: Condition | undefined): Comparison[] {
  if (!condition) return []
  if (isComparison(condition)) return [condition]
  return ('and' in condition ? condition.and : condition.or).flatMap(comparisonsOf)
}

/** Does any part of the tree hold where another does not? */
export function hasOr(condition: Condition): boolean {
  return !isComparison(condition) && ('or' in condition || condition.and.some(hasOr))
}

/** The other field that a value stands for; undefined: it is a value. */
export function otherField(value: Operand | undefined): string | undefined {
  return isOtherField(value) ? value.field : undefined
}

/** True where a field is compared with another one of its row. */
export function isOtherField(value: Operand | undefined): value is OtherField {
  return typeof value === 'object' && value !== null && 'field' in value
}

/** Every field that a tree looks at, on either side of its comparisons; each once, in reading order. */
export function fieldsOfCondition(condition: Condition | undefined): string[] {
  return [...new Set(comparisonsOf(condition).flatMap(({ field, value }) => [field, otherField(value) ?? []].flat()))]
}

/** What a person's list or board begins with where neither the address nor a view says; the server tells it. */
export interface Begun {
  begins?: {
    /** Path of a filter -> ids that it holds. */
    filters: Record<string, string[]>
    /** What amounts are shown in, where it is not the page's own. */
    currency?: 'original' | 'company'
  }
}
