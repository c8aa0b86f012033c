import { formatDay } from '../../contract/format/date'
import type { CellProps } from '../shared/cell'

/** The day as yyyy-mm-dd; a day is text and is moved by no clock. */
export function DateCell({ value }: CellProps) {
  return <span className="cell-number">{formatDay(value)}</span>
}
