/** The one field by which a row of an entity is chosen and named again: its key, or a field of its key that no two rows have alike. */
import type { Entity, Field } from '../../../../contract/model'
import { own } from '../statement/fields'

/** undefined: its rows have no such field, and are not chosen from. */
export function chosenBy({ key, unique, fields }: Entity): Field | undefined {
  const [only, ...more] = key
  const alone = more.length === 0 ? only : unique.find((set) => set.length === 1 && key.includes(set[0]!))?.[0]
  return alone === undefined ? undefined : own(fields, alone)
}
