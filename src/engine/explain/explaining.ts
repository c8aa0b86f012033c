/** The cell whose numbers are asked for. */
import type { ColumnPlan } from '../../../contract/plan'
import type { Row } from '../../../contract/wire'

export interface Explaining {
  column: ColumnPlan
  row: Row
}
