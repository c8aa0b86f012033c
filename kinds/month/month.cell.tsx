import { formatMonth } from '../../contract/format/date'
import type { CellProps } from '../shared/cell'

/** The month as yyyy-mm. */
export function MonthCell({ value }: CellProps) {
  return <span className="cell-number">{formatMonth(value)}</span>
}
