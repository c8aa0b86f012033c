/** Which entities a change reaches: those whose rows are made out of others', step by step. Pure. */
import type { Model } from '../../../contract/model'

/** These entities, and all whose rows are made out of theirs. */
export function reached(model: Pick<Model, 'entities'>, from: readonly string[]): Set<string> {
  const found = new Set(from)
  for (let size = 0; size !== found.size;) {
    size = found.size
    for (const entity of Object.values(model.entities)) if (entity.compute?.of.some(({ facts }) => found.has(facts))) found.add(entity.name)
  }
  return found
}
