import { EMPTY } from '../../../../contract/format/number'
import { isBlank, textOf, type CellProps } from '../cell'
import { Copyable } from '../copyable'

export function TextCell({ value, field }: CellProps) {
  return isBlank(value) ? EMPTY : <Copyable text={textOf(value)} copy={field.copy} />
}
