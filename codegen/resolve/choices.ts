/** What a row that is chosen is found and told by: what its file says, and else what follows from its home, pictures and life cycle. Pure. */
import { traits } from '../../kinds/column-kinds'
import type { Entity, Field } from '../../contract/model'
import type { EntitySource } from '../language/files'
import { plain } from './plain'

/** @returns undefined where a row is told by its title alone */
export function resolveChoice(value: EntitySource, title: string, fields: Record<string, Field>): Entity['choice'] {
  const { choice } = value
  const find = (choice?.find ?? value.home?.find ?? []).filter((field) => field !== title)
  const image = choice?.image ?? Object.values(fields).find((field) => traits(field).picture)?.name
  const state = choice?.state ?? value.lifecycle?.field
  const shows = choice?.shows ?? find
  return find.length + shows.length === 0 && image === undefined && state === undefined ? undefined : plain({ find, shows, image, state })
}
