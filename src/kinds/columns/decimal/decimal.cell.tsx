import { formatDecimal } from '../../../../contract/format/number'
import type { CellProps } from '../cell'
import { figure } from '../figure'

export function DecimalCell({ value, field }: CellProps) {
  return figure(formatDecimal(value, field.scale), value)
}
