/** The small lines of a table's rows, which come after the rows: cells read them from here, so that a line draws no row anew. */
import { createContext } from 'react'
import type { ColumnPlan } from '../../../contract/plan'
import type { Row } from '../../../contract/wire'

/** What the cells of a table are told of their lines. */
export interface Lines {
  /** What was answered for the row, under `<path>.trend` and `<path>.trendTo`; undefined where a row carries them itself, or nothing has come yet. */
  of: (row: Row) => Row | undefined
  /** Opens the figure's days from the side; undefined where nobody can be asked. */
  open?: (row: Row, column: ColumnPlan) => void
}

/** Given by the table; without one around it a cell has only what its row carries. */
export const LinesOfRows = createContext<Lines>({ of: () => undefined })
