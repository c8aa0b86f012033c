/** The cell whose numbers are asked for. */
import type { ColumnPlan } from '../../../contract/plan'
import type { Row } from '../../../contract/wire'

/** The column and the row that the cell stands in. */
export interface Explaining {
  column: ColumnPlan
  row: Row
}
