/**
 * Kept filter trees in words, as cells of a list say them, for what is no screen: exports, histories. Rows that a tree names are
 * called by their titles as far as the asker sees them; a field that they must not see is called by its path.
 */
import { fieldsOfCondition, isConditionTree, type Condition } from '../../../../contract/filter'
import { allConditions, conditionsOf, subjectOfConditions } from '../../../../contract/kept-conditions'
import type { ConditionsPlan, FieldPlan, KeptConditions } from '../../../../contract/plan'
import type { Row } from '../../../../contract/wire'
import { conditionWords, idsInCondition } from '../../../../kinds/shared/condition-words.kind'
import type { Reading } from '../reading'
import { titlesOf } from './titles'

/** @returns tells the tree that a row has at `path`; undefined of a row that has none */
export async function treeTeller(
  reading: Reading, kept: KeptConditions, path: string, rows: readonly Row[],
): Promise<(row: Row) => string | undefined> {
  const subjects = new Map<ConditionsPlan, Subject>(allConditions(kept).map((of) => [of, { fields: fieldsSeen(reading, of), asked: new Map() }]))
  for (const row of rows) {
    const tree = treeOf(row[path])
    const subject = tree && subjects.get(overIn(kept, row, tree)!)
    if (!subject) continue
    for (const [entity, ids] of idsInCondition(subject.fields, tree)) subject.asked.set(entity, new Set([...(subject.asked.get(entity) ?? []), ...ids]))
  }
  const titles = new Map<string, Map<string, string>>()
  for (const { asked } of subjects.values()) {
    for (const [entity, ids] of asked) titles.set(entity, new Map([...(titles.get(entity) ?? []), ...await titlesOf(reading, entity, [...ids])]))
  }
  return (row) => {
    const tree = treeOf(row[path])
    const fields = tree && subjects.get(overIn(kept, row, tree)!)?.fields
    return fields && conditionWords(fields, tree, { enums: reading.model.enums, nameOf: (entity, id) => titles.get(entity)?.get(id) })
  }
}

interface Subject {
  fields: Map<string, FieldPlan>
  asked: Map<string, Set<string>>
}

function fieldsSeen({ asker }: Reading, of: ConditionsPlan): Map<string, FieldPlan> {
  const hidden = asker.hidden(subjectOfConditions(of))
  return new Map(of.fields.filter(({ path }) => !hidden.has(path.split('.')[0] ?? '')).map((field) => [field.path, field]))
}

/** Where the row does not say what its tree is over (an audit line keeps what changed), the first that has all its fields. */
function overIn(kept: KeptConditions, row: Row, tree: Condition): ConditionsPlan | undefined {
  const names = fieldsOfCondition(tree)
  return conditionsOf(kept, row) ?? allConditions(kept).find(({ fields }) => names.every((name) => fields.some(({ path }) => path === name)))
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
