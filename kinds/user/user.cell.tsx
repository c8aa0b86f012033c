import { EMPTY } from '../../contract/format/number'
import { isBlank, textOf, type CellProps } from '../shared/cell'
import { Copyable } from '../shared/copyable'
import { Reference } from '../shared/reference'

/** A person, by name. */
export function UserCell({ value, field }: CellProps) {
  if (isBlank(value)) return EMPTY
  return field.options ? <Reference entity={field.options.entity} id={textOf(value)} /> : <Copyable text={textOf(value)} copy={field.copy} />
}
