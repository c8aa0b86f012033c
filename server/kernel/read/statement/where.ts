/**
 * The filter of rows as SQL: the fence of the asker first, then what was asked, each field as it is shown. What figures are
 * asked for by day has been taken out before (figures.ts).
 */
import { traits } from '../../../../kinds/column-kinds'
import type { Entity } from '../../../../contract/model'
import { comparisonsOf, type Condition } from '../../../../contract/filter'
import { DATA_MOMENTS, isMoment } from '../../../../contract/moments'
import { conditionSql } from './condition'
import { own, type EntityReader } from './fields'
import { fence } from './fence'
import type { Planning } from './statement'
import { targetOf } from './target'

export { currencyOf, targetOf } from './target'

/** The fence and the filter of one reader as SQL. */
export function whereSql(plan: Planning, reader: EntityReader, filter: Condition | undefined): string {
  const conditions = fence(plan, reader)
  if (filter) conditions.push(conditionSql(plan.statement, filter, (comparison) => targetOf(plan, reader, comparison)))
  return conditions.length > 0 ? conditions.join(' and ') : 'true'
}

/** Is the field one that holds months? For moments; an unknown field is refused later, where it is read. */
export function holdsMonths(model: Planning['model'], entity: Entity): (path: string) => boolean {
  return (path) => {
    const steps = path.split('.')
    const last = steps.pop() ?? ''
    let owner: Entity | undefined = entity
    for (const step of steps) owner = own(model.entities, own(owner?.refs ?? {}, step)?.entity ?? '')
    return traits(own(owner?.fields ?? {}, last)).names === 'month'
  }
}

/** Does the filter ask for the newest data's day or month? */
export function asksForDataDay(filter: Condition | undefined): boolean {
  return comparisonsOf(filter).some(({ value }) => isMoment(value) && DATA_MOMENTS.has(value.is))
}
