import { EMPTY } from '../../../../contract/format/number'
import { isBlank, type CellProps } from '../cell'
import { isYes } from '../cell-text'

export function BoolCell({ value }: CellProps) {
  return isBlank(value) ? EMPTY : isYes(value) ? '是' : '否'
}
