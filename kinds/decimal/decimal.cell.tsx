import { formatDecimal } from '../../contract/format/number'
import type { CellProps } from '../shared/cell'
import { figure } from '../shared/figure'

export function DecimalCell({ value, field }: CellProps) {
  return figure(formatDecimal(value, field.scale), value)
}
