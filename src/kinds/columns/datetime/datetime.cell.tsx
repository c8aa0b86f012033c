import type { CellProps } from '../cell'
import { momentText } from '../cell-text'

/** A moment by the clock that its field says; the marketplace's is found by the row's site. */
export function DatetimeCell({ value, row, field }: CellProps) {
  return <span className="cell-number">{momentText(value, row, field)}</span>
}
