import { formatInteger } from '../../../lib/format/number'
import type { CellProps } from '../cell'
import { figure } from '../figure'

export function IntegerCell({ value }: CellProps) {
  return figure(formatInteger(value), value)
}
