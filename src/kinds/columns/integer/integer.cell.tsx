import { formatInteger } from '../../../lib/format/number'
import { isZero, type CellProps } from '../cell'

export function IntegerCell({ value }: CellProps) {
  return <span className={isZero(value) ? 'cell-number is-zero' : 'cell-number'}>{formatInteger(value)}</span>
}
