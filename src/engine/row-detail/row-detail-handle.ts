/** How a list speaks to the drawer of one row. Types alone. */
import type { Row } from '../../../contract/wire'

/** Which row is open, its neighbours on this page, and how to open another. `row` is undefined where it stands on another page. */
export interface RowDetailHandle {
  /** The row's id as the table names it; undefined: none is open. */
  id: string | undefined
  /** The row, where it stands on this page. */
  row: Row | undefined
  previous: Row | undefined
  next: Row | undefined
  /** undefined where rows are no things of their own (a report's). */
  open: ((row: Row) => void) | undefined
  close: () => void
}
