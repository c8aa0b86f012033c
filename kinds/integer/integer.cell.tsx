import { formatInteger } from '../../contract/format/number'
import type { CellProps } from '../shared/cell'
import { figure } from '../shared/figure'

/** The whole number, paler where it is zero. */
export function IntegerCell({ value }: CellProps) {
  return figure(formatInteger(value), value)
}
