import { formatDecimal } from '../../../lib/format/number'
import type { CellProps } from '../cell'

export function DecimalCell({ value, field }: CellProps) {
  return <span className="cell-number">{formatDecimal(value, field.scale)}</span>
}
