import type { CellProps } from '../shared/cell'
import { momentText } from '../shared/cell-text'

/** A moment by the clock that its field says; the marketplace's is found by the row's site. */
export function DatetimeCell({ value, row, field }: CellProps) {
  return <span className="cell-number">{momentText(value, row, field)}</span>
}
