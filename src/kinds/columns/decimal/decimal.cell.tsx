import { formatDecimal } from '../../../lib/format/number'
import type { CellProps } from '../cell'
import { figure } from '../figure'

export function DecimalCell({ value, field }: CellProps) {
  return figure(formatDecimal(value, field.scale), value)
}
