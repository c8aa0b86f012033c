import { EMPTY } from '../../contract/format/number'
import { isBlank, textOf, type CellProps } from '../shared/cell'
import { labelIn } from '../shared/cell-text'
import { Copyable } from '../shared/copyable'

/** The text, by its label where an enum knows it, with a button to copy it where the column says so. */
export function TextCell({ value, field, enums }: CellProps) {
  return isBlank(value) ? EMPTY : <Copyable text={labelIn(enums, field.known, textOf(value))} copy={field.copy} />
}
