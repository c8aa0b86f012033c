/** The numbers of one cell, step by step: what the server answers and the drawer draws. Types alone. */
import type { EnumPlan, FieldPlan } from './plan'
import type { About, Row } from './wire'

/** A part of a step's value that a module tells apart; they add up to it where `adds` of the step says so. */
export interface ExplainedLine {
  says: string
  /** Of the step's own kind; null: there is none. */
  value: unknown
}

/** The rows that a step's value was added up from, as far as the person may list them. */
export interface ExplainedRows {
  entity: string
  label: string
  count: number
  columns: FieldPlan[]
  list: Row[]
}

/** One value and where it comes from. */
export interface ExplainedStep {
  /** Where its value stands in the row of the answer. */
  path: string
  field: FieldPlan
  /** How it is worked out, or where it is kept. */
  words: string
  /** Labels of the reports whose files bring it. */
  reports: string[]
  /** Paths of the steps that it is worked out from. */
  inputs: string[]
  lines: ExplainedLine[]
  rows?: ExplainedRows
}

/** The first step is the cell that was asked for. */
export interface Explained {
  row: Row
  steps: ExplainedStep[]
  about: About
  enums: Record<string, EnumPlan>
}
