/**
 * The one filter tree. Form, URL, provider, saved view, row mark, permission, export and test
 * all speak it; the server's planner turns it into SQL, a family's wire into its own dialect.
 */

export const OPERATORS = ['eq', 'ne', 'gt', 'ge', 'lt', 'le', 'in', 'between', 'contains', 'starts', 'empty'] as const
export type Operator = (typeof OPERATORS)[number]

export type Scalar = string | number | boolean | null

/** A value known only when the question is asked; `resolveMoments` of lib/moments.ts makes it a date or an id. */
export type Moment = 'me' | 'today' | 'monthStart' | 'lastMonth' | 'last7' | 'last30' | 'last90' | 'thisYear' | 'dataMonth' | 'dataDay' | 'data30'

/** Another field of the same row: the ordered quantity beside the planned one. */
interface OtherField {
  field: string
}

/** What a person or a file gives: values, or a word for days. */
export type Given = Scalar | Scalar[] | { is: Moment }

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

export type Condition = Comparison | { and: Condition[] } | { or: Condition[] }

export function isComparison(condition: Condition): condition is Comparison {
  return 'field' in condition
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

/** The other field that a value stands for; undefined: it is a value. */
export function otherField(value: Operand | undefined): string | undefined {
  return isOtherField(value) ? value.field : undefined
}

export function isOtherField(value: Operand | undefined): value is OtherField {
  return typeof value === 'object' && value !== null && 'field' in value
}

/** Every field that a tree looks at, on either side of its comparisons; each once, in reading order. */
export function fieldsOfCondition(condition: Condition | undefined): string[] {
  return [...new Set(comparisonsOf(condition).flatMap(({ field, value }) => [field, otherField(value) ?? []].flat()))]
}
