/** What stands around a row: what the server answers and the drawer draws. Types alone. */
import type { ColumnPlan, EnumPlan } from './plan'
import type { ListAnswer, Row } from './wire'

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

/** A state of a life cycle as seen from the one that the row is in. */
export interface LifeStep {
  value: string
  label: string
  stands: 'past' | 'now' | 'ahead'
}

/** One figure of the row on each of its last days. */
export interface FigureDays {
  column: ColumnPlan
  /** `day` (yyyy-mm-dd), the figure under the column's path, its currency where it is an amount; oldest first. */
  days: Row[]
  basis?: string
}

/** The row as an object of its own; what it does not have is left out. */
export interface ObjectAround {
  /** Address of its picture, its own or that of the product that it is about. */
  picture?: string
  steps: LifeStep[]
  figures: FigureDays[]
}

/** What a row comes to by all that belongs to it: the profit of an order. */
export interface Outcome {
  /** What the sum is called. */
  label: string
  lines: OutcomeLine[]
  /** The sum by currency; a currency whose sum is not whole is told all the same, with what is lacking. */
  totals: { currency: string; amount: string }[]
  lacks: string[]
  /** What is left out of it on principle. */
  notes: string[]
}

/** The answer: which groups of other rows there are, how many, and the rows of the one that was asked for. */
export interface Related {
  groups: RelatedGroup[]
  /** Told beside the groups, not with the rows of one. */
  object?: ObjectAround
  /** The rows of the group that was asked for; undefined: none was, or there are none. */
  rows?: RelatedRows
  outcome?: Outcome
  enums: Record<string, EnumPlan>
}
