/** The number that was pressed. Types alone. */
import type { ColumnPlan } from '../../../contract/plan'
import type { Row, SummaryLine } from '../../../contract/wire'

/** A cell of a row, or of a line of totals. */
export type Pressed = { column: ColumnPlan } & ({ row: Row } | { line: SummaryLine })

/** Lists the rows behind a number; undefined where nobody can be asked. */
export type OpenNumber = ((pressed: Pressed) => void) | undefined
