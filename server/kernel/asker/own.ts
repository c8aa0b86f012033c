/** Look-ups that only find what the object itself has. */
import type { Entity, Model } from '../../../contract/model'

/** Only what the object itself has: a request's "constructor" is no field. */
export function own<T>(record: Record<string, T>, key: string): T | undefined {
  return Object.hasOwn(record, key) ? record[key] : undefined
}

/** An entity that the program itself names, so that it must be there. @throws Error where it is not */
export function entityOf({ model }: { model: Model }, name: string): Entity {
  const found = own(model.entities, name)
  if (!found) throw new Error(`no entity ${name}`)
  return found
}
