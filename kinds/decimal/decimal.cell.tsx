import { formatDecimal } from '../../contract/format/number'
import type { CellProps } from '../shared/cell'
import { figure } from '../shared/figure'

/** The exact number with the field's digits, paler where it is zero. */
export function DecimalCell({ value, field }: CellProps) {
  return figure(formatDecimal(value, field.scale), value)
}
