import { formatDay } from '../../contract/format/date'
import type { CellProps } from '../shared/cell'

export function DateCell({ value }: CellProps) {
  return <span className="cell-number">{formatDay(value)}</span>
}
