/** What people say beside rows that files bring or the server makes: the reference that leads to where it is kept. */
import type { Entity, Field } from './model'

/** The name of that reference, whatever the entity. */
export const SAID = 'said'

/** The fields of an entity that are said beside its rows. */
export function saidFields(entity: Entity): Field[] {
  return entity.said ? Object.values(entity.fields).filter((field) => field.said) : []
}
