import { EMPTY } from '../../../lib/format/number'
import { isBlank, type CellProps } from '../cell'

export function BoolCell({ value }: CellProps) {
  if (isBlank(value)) return EMPTY
  return value === true || value === 1 || value === '1' || value === 'true' ? '是' : '否'
}
