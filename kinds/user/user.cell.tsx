import { EMPTY } from '../../contract/format/number'
import { usePort } from '../../src/engine/port'
import { isBlank, textOf, type CellProps } from '../shared/cell'
import { Copyable } from '../shared/copyable'
import { Face } from '../shared/face'
import { Reference } from '../shared/reference'

const BESIDE = { display: 'inline-flex', alignItems: 'center', gap: 6, maxWidth: '100%', minWidth: 0 } as const

/** A person, by name, with their picture where they have one. */
export function UserCell({ value, field }: CellProps) {
  if (isBlank(value)) return EMPTY
  return field.options ? <Person entity={field.options.entity} id={textOf(value)} /> : <Copyable text={textOf(value)} copy={field.copy} />
}

function Person({ entity, id }: { entity: string; id: string }) {
  const picture = usePort().usePictures(entity).get(id)
  const named = <Reference entity={entity} id={id} />
  return picture === undefined ? named : <span style={BESIDE}><Face of={picture} />{named}</span>
}
