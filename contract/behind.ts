/** The rows behind a number: what the server answers and the drawer lists. Types alone. */
import type { ColumnPlan, EnumPlan } from './plan'
import type { ListAnswer, Row } from './wire'

/** Rows of one kind that a number, or a part of it, was added up from. */
export interface BehindPart {
  entity: string
  label: string
  /** What of these rows the number is made of: "金额之和". */
  says: string
  /** Paths of the rows' fields that add up to it; empty where the rows are counted. */
  adds: string[]
  /** The page of the menu that lists these very rows, as its address says them. */
  go?: { route: string; query: Record<string, string> }
}

/** The answer: what the pressed number is made of, part by part, and the rows of one part, a page at a time. */
export interface Behind {
  /** The number that was pressed, with the currency beside it, under the path that was asked for. */
  row: Row
  /** How the number follows from the parts, where it is more than their sum. */
  words?: string
  parts: BehindPart[]
  /** Which of the parts is listed here. */
  part: number
  columns: ColumnPlan[]
  rowKey: string[]
  answer: ListAnswer
  enums: Record<string, EnumPlan>
}
