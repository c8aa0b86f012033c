import { formatInteger } from '../../../../contract/format/number'
import type { CellProps } from '../cell'
import { figure } from '../figure'

export function IntegerCell({ value }: CellProps) {
  return figure(formatInteger(value), value)
}
