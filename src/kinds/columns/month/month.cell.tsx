import { formatMonth } from '../../../../contract/format/date'
import type { CellProps } from '../cell'

export function MonthCell({ value }: CellProps) {
  return <span className="cell-number">{formatMonth(value)}</span>
}
