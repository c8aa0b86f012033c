/**
 * The small lines of a table's rows, which come after the rows, and what a press on a drawn cell opens: cells read both from here,
 * so that neither draws a row anew.
 */
import { createContext } from 'react'
import type { ColumnPlan } from '../../../contract/plan'
import type { Row } from '../../../contract/wire'

/** What the cells of a table are told of their lines. */
export interface Lines {
  /** What was answered for the row, under `<path>.trend` and `<path>.trendTo`; undefined where a row carries them itself, or nothing has come yet. */
  of: (row: Row) => Row | undefined
  /** Opens the figure's days from the side; undefined where nobody can be asked. */
  open?: (row: Row, column: ColumnPlan) => void
  /** Opens the days of a bar of cover (`column.cover`) from the side. */
  openCover?: (row: Row, column: ColumnPlan) => void
}

/** Given by the table; without one around it a cell has only what its row carries. */
export const LinesOfRows = createContext<Lines>({ of: () => undefined })
