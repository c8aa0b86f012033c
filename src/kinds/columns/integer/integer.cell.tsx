import { formatInteger } from '../../../lib/format/number'
import type { CellProps } from '../cell'

export function IntegerCell({ value }: CellProps) {
  return <span className="cell-number">{formatInteger(value)}</span>
}
