import { EMPTY } from '../../contract/format/number'
import { isBlank, type CellProps } from '../shared/cell'
import { isYes } from '../shared/cell-text'

/** 是 or 否; EMPTY where there is no value. */
export function BoolCell({ value }: CellProps) {
  return isBlank(value) ? EMPTY : isYes(value) ? '是' : '否'
}
