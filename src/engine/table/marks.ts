/** Which marks a row and its cells carry. Pure. */
import { meets } from '../../../contract/condition-match'
import type { MarkPlan } from '../../../contract/plan'
import type { Row } from '../../../contract/wire'

interface RowMarks {
  /** Marks of the whole row, in the plan's order. */
  row: MarkPlan[]
  /** Field -> the first mark it carries. */
  cells: Record<string, MarkPlan>
}

const NONE: RowMarks = { row: [], cells: {} }

/** The marks whose conditions this row meets. A cell shows the first of its own only. */
export function marksOf(marks: readonly MarkPlan[], row: Row): RowMarks {
  if (marks.length === 0) return NONE
  const met = marks.filter((mark) => meets(mark.when, row))
  if (met.length === 0) return NONE
  const cells: Record<string, MarkPlan> = {}
  for (const mark of met) if (mark.field !== undefined) cells[mark.field] ??= mark
  return { row: met.filter((mark) => mark.field === undefined), cells }
}
