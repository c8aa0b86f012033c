/** The names of rows that a card's filters name, for saying in words what was asked. */
import type { ListState } from '../../../contract/list-address'
import type { ListPlan } from '../../../contract/plan'
import { idsNamed } from '../../lib/filter-sentence'
import { usePort } from '../port'

const NONE: string[] = []

/** @returns names by entity and id; those of entities that the filters of this plan can name, so that there are always as many hooks */
export function useAskedNames(plan: ListPlan, filters: ListState['filters']): ReadonlyMap<string, ReadonlyMap<string, string>> {
  const port = usePort()
  const ids = idsNamed(plan, { filters, where: undefined })
  const entities = new Set(plan.filters.flatMap((filter) => (filter.type === 'field' && filter.field.options ? [filter.field.options.entity] : [])))
  const names = new Map<string, ReadonlyMap<string, string>>()
  // oxlint-disable-next-line react/rules-of-hooks
  for (const entity of entities) names.set(entity, port.useLabels(entity, ids.get(entity) ?? NONE))
  return names
}
