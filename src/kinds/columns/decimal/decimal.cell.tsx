import { formatDecimal } from '../../../lib/format/number'
import { isZero, type CellProps } from '../cell'

export function DecimalCell({ value, field }: CellProps) {
  return <span className={isZero(value) ? 'cell-number is-zero' : 'cell-number'}>{formatDecimal(value, field.scale)}</span>
}
