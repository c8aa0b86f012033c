/** What stands around a row: what the server answers and the drawer draws. Types alone. */
import type { ColumnPlan, EnumPlan } from './plan'
import type { ListAnswer } from './wire'

/** Rows of one kind that belong to a row. */
export interface RelatedGroup {
  name: string
  label: string
  count: number
  /** The page of the menu that lists these very rows, as its address says them. */
  go?: { route: string; query: Record<string, string> }
}

/** The rows of one group. */
export interface RelatedRows {
  name: string
  columns: ColumnPlan[]
  rowKey: string[]
  answer: ListAnswer
}

/** A part of what a row comes to. */
export interface OutcomeLine {
  says: string
  amount: string
  currency: string
}

export interface Related {
  groups: RelatedGroup[]
  /** The rows of the group that was asked for; undefined: none was, or there are none. */
  rows?: RelatedRows
  outcome?: {
    label: string
    lines: OutcomeLine[]
    totals: { currency: string; amount: string }[]
    lacks: string[]
    notes: string[]
  }
  enums: Record<string, EnumPlan>
}
