import { EMPTY } from '../../contract/format/number'
import { isBlank, textOf, type CellProps } from '../shared/cell'
import { Copyable } from '../shared/copyable'
import { Reference } from '../shared/reference'

/** An id stands for itself, or for a row whose name is shown in its place. */
export function IdCell({ value, field }: CellProps) {
  if (isBlank(value)) return EMPTY
  return field.options ? <Reference entity={field.options.entity} id={textOf(value)} /> : <Copyable text={textOf(value)} copy={field.copy} />
}
