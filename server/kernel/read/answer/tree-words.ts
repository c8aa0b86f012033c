/**
 * Kept filter trees in words, as cells of a list say them, for what is no screen: exports, histories. Rows that a tree names are
 * called by their titles as far as the asker sees them; a field that they must not see is called by its path.
 */
import { isConditionTree } from '../../../../contract/filter'
import { subjectOfConditions, type ConditionsPlan } from '../../../../contract/plan'
import { conditionWords, idsInCondition } from '../../../../kinds/shared/condition-words.kind'
import type { Reading } from '../reading'
import { titlesOf } from './titles'

/** @returns tells one of `values`; a value that is no tree is undefined */
export async function treeTeller(reading: Reading, of: ConditionsPlan, values: readonly unknown[]): Promise<(value: unknown) => string | undefined> {
  const hidden = reading.asker.hidden(subjectOfConditions(of))
  const fields = new Map(of.fields.filter(({ path }) => !hidden.has(path.split('.')[0] ?? '')).map((field) => [field.path, field]))
  const asked = new Map<string, Set<string>>()
  for (const tree of values.map(treeOf)) {
    if (!tree) continue
    for (const [entity, ids] of idsInCondition(fields, tree)) asked.set(entity, new Set([...(asked.get(entity) ?? []), ...ids]))
  }
  const titles = new Map<string, Map<string, string>>()
  for (const [entity, ids] of asked) titles.set(entity, await titlesOf(reading, entity, [...ids]))
  return (value) => {
    const tree = treeOf(value)
    return tree && conditionWords(fields, tree, { enums: reading.model.enums, nameOf: (entity, id) => titles.get(entity)?.get(id) })
  }
}

/** A tree as it is kept, or as text carries it. */
export function treeOf(value: unknown) {
  let tree = value
  try {
    if (typeof value === 'string') tree = JSON.parse(value)
  } catch {
    return undefined
  }
  return isConditionTree(tree) ? tree : undefined
}
