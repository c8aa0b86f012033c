/**
 * The one filter tree. Form, URL, provider, saved view, row mark, permission, export and test
 * all speak it; the server's planner turns it into SQL, a family's wire into its own dialect.
 */

export const OPERATORS = ['eq', 'ne', 'gt', 'ge', 'lt', 'le', 'in', 'between', 'contains', 'starts', 'empty'] as const
export type Operator = (typeof OPERATORS)[number]

export type Scalar = string | number | boolean | null

/** A value known only when the question is asked; `resolveMoments` of lib/moments.ts makes it a date or an id. */
export type Moment = 'me' | 'today' | 'monthStart' | 'lastMonth' | 'last7' | 'last30' | 'last90' | 'thisYear' | 'dataMonth' | 'dataDay' | 'data30'

export type Operand = Scalar | Scalar[] | { is: Moment }

/** One comparison. Amounts compare in `currency` where it is given, otherwise in each row's own. */
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
