/** A formula as the model holds it: a closed tree over fields. The server writes it as SQL, formula-value.ts works it out. */
import type { Condition } from './filter'

/** Paths are own fields or ref.field, in a dataset measures. `ratio.zero`: what a zero divisor gives, null for nothing. */
export type Formula =
  | { op: 'field'; path: string }
  | { op: 'number'; value: number }
  | { op: 'sum' | 'minus'; of: Formula[]; /** Missing where any part is missing; otherwise a missing part counts as nothing. */ needsAll?: true }
  | { op: 'times'; of: Formula[] }
  | { op: 'ratio'; of: [Formula, Formula]; zero: number | null }
  | { op: 'clamp'; of: Formula; min?: number; max?: number }
  | { op: 'floor'; of: Formula }
  | { op: 'round'; of: Formula; scale: number }
  | { op: 'negate'; of: Formula }
  /** Whole days from the first to the second. */
  | { op: 'days'; of: [Formula, Formula] }
  /** A day, and that many days later. */
  | { op: 'plusDays'; of: [Formula, Formula] }
  | { op: 'monthOf'; of: Formula }
  /** The first of these that is there. */
  | { op: 'first'; of: Formula[] }
  /** Which of these is the first that is there, in words: a label for each. */
  | { op: 'origin'; of: Formula[]; labels: string[] }
  /** The day by the company's clock when the question is asked. */
  | { op: 'today'; of: [] }
  /** Of a report: how many of the asked days the row is about. */
  | { op: 'askedDays'; of: [] }
  | Below

/** How rows below add up; the words of a rollup. */
export const ADDINGS = ['sum', 'count', 'distinct', 'min', 'max'] as const

/** What the rows below a row add up to: those of the entity whose fields `by` hold the row's key. */
export interface Below {
  op: 'below'
  adds: (typeof ADDINGS)[number]
  /** The name under `has`. */
  has: string
  entity: string
  by: string[]
  /** Not of a count. */
  field?: string
  /** The field of the rows below that holds the amount's currency: where it is not the row's own, no sum is true. */
  currency?: string
  /** Of the rows below only these. */
  where?: Condition
}
