/**
 * A filter tree that is kept as a value (a rule), held to the entity that it is over as somebody sees it: its shape, that each
 * field is there, and that each value fits its kind.
 */
import { isConditionTree, MOST_COMPARISONS, MOST_LEVELS, type Condition } from '../../../../contract/filter'
import type { Entity } from '../../../../contract/model'
import { malformed } from '../../asker/problem'
import { conditionSql } from '../statement/condition'
import { EntityReader } from '../statement/fields'
import { planning } from '../statement/statement'
import { targetOf } from '../statement/where'
import type { Reading } from '../reading'
import { filterNow } from './list.question'

/**
 * The tree with its moments resolved, as a question may ask it.
 * @throws HttpRefusal 400 in words: for no tree, a field that is not there, a value that its kind cannot hold
 */
export async function heldCondition(reading: Reading, entity: Entity, tree: unknown): Promise<Condition> {
  if (!isConditionTree(tree)) throw malformed(`条件不完整，或超过 ${MOST_LEVELS} 层、${MOST_COMPARISONS} 条`)
  const { filter = tree } = await filterNow(reading, entity, tree)
  const plan = planning(reading)
  const reader = new EntityReader(plan, entity)
  conditionSql(plan.statement, filter, (comparison) => targetOf(plan, reader, comparison))
  return filter
}
