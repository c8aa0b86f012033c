import { EMPTY } from '../../contract/format/number'
import { isBlank, textOf, type CellProps } from '../shared/cell'
import { Copyable } from '../shared/copyable'

/** The text, with a button to copy it where the column says so. */
export function TextCell({ value, field }: CellProps) {
  return isBlank(value) ? EMPTY : <Copyable text={textOf(value)} copy={field.copy} />
}
