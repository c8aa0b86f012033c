import { EMPTY } from '../../../../contract/format/number'
import { isBlank, textOf, type CellProps } from '../cell'
import { Copyable } from '../copyable'
import { Reference } from '../reference'

/** A person, by name. */
export function UserCell({ value, field }: CellProps) {
  if (isBlank(value)) return EMPTY
  return field.options ? <Reference entity={field.options.entity} id={textOf(value)} /> : <Copyable text={textOf(value)} copy={field.copy} />
}
