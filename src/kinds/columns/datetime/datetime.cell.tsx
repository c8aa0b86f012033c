import { formatMoment } from '../../../lib/format/date'
import type { CellProps } from '../cell'

/** A moment by the clock that its field says; the marketplace's is found by the row's site. */
export function DatetimeCell({ value, row, field }: CellProps) {
  return <span className="cell-number">{formatMoment(value, field.zone, row['shop.site'] ?? row['site'])}</span>
}
