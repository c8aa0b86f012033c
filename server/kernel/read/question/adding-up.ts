/** Whose rows change when rows below them do: the entities whose fields add others up. Pure. */
import { perModel } from '../../../../contract/per-model'
import type { Entity } from '../../../../contract/model'

/** The entities whose rows a row of this entity's fields add up. */
export function addedUpBy({ fields }: Entity): string[] {
  return Object.values(fields).flatMap(({ formula }) => (formula?.op === 'below' ? [formula.entity] : []))
}

/** Entity -> those whose fields add its rows up, at any depth: a receipt's line changes the order's item, and so the order. */
export const addingUp = perModel((model): ReadonlyMap<string, ReadonlySet<string>> => {
  const above = new Map<string, Set<string>>()
  const note = (below: string, name: string): void => {
    const names = above.get(below) ?? new Set<string>()
    above.set(below, names)
    if (names.has(name)) return
    names.add(name)
    for (const other of Object.values(model.entities)) if (addedUpBy(other).includes(name)) note(below, other.name)
  }
  for (const entity of Object.values(model.entities)) for (const below of addedUpBy(entity)) note(below, entity.name)
  // Whether a document's rows count follows its own state.
  for (const document of Object.values(model.entities).filter(({ lifecycle }) => lifecycle?.dead)) {
    for (const has of Object.values(document.has)) if (!has.others) for (const name of above.get(has.entity) ?? []) note(document.name, name)
  }
  return above
})
