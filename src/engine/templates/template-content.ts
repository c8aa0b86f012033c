/**
 * What a filter template holds, and what of it a list can ask. Lists of one configuration type share templates though their
 * fields lie at other places (perf.acos of rows with figures, acos of a report): the same last name is the same field. Pure.
 */
import { isComparison, otherField, type Condition } from '../../../contract/filter'
import { defaultFilters, keyOfFilter, type FilterValues, type ListState } from '../../../contract/list-address'
import type { ListPlan } from '../../../contract/plan'
import { problemOfContent, reconcile, sameContent } from '../../../contract/view'

/** What a list filters by: its form and its advanced filter. Order, columns and page are no part of it. */
export type Asks = Pick<ListState, 'filters' | 'where'>

/** What is kept of a list's present filters. */
export function contentOfFilters({ filters, where }: Asks): Asks {
  return { filters, ...(where ? { where } : {}) }
}

interface Applied {
  asks: Asks
  /** Conditions of the template that this list has no field for. */
  left: number
}

/** What a template asks of this list; a required filter that it says nothing of keeps the page's own value. */
export function applied(plan: ListPlan, conditions: unknown): Applied {
  const said = read(conditions)
  const named = {
    filters: Object.fromEntries(Object.entries(said.filters).map(([key, value]) => [here(plan, key), value])),
    ...(said.where ? { where: renamed(plan, said.where) } : {}),
  }
  const { filters = {}, where } = reconcile(plan, named).state
  const start = defaultFilters(plan)
  for (const filter of plan.filters) {
    const key = keyOfFilter(filter)
    const own = start[key]
    if (filter.type === 'field' && filter.required && own && !filters[key]) filters[key] = own
  }
  const left = Object.keys(named.filters).filter((key) => !plan.filters.some((filter) => keyOfFilter(filter) === key)).length + count(said.where) - count(where)
  return { asks: contentOfFilters({ filters, where }), left }
}

/** True where the list filters already by what the template asks of it; what it has no field for does not count. */
export function isAsked(plan: ListPlan, conditions: unknown, now: Asks): boolean {
  return sameContent(applied(plan, conditions).asks, contentOfFilters(now))
}

/** Another program may have kept what is no template of ours: it asks nothing. */
function read(conditions: unknown): { filters: FilterValues; where?: Condition } {
  const isContent = problemOfContent(conditions) === undefined
  const { filters = {}, where } = (isContent ? conditions : {}) as Partial<Asks>
  return { filters, ...(where ? { where } : {}) }
}

const lastOf = (path: string): string => path.slice(path.lastIndexOf('.') + 1)

/** The key or path by which this list knows a field; as it was where the list has none such. */
function here(plan: ListPlan, path: string): string {
  const paths = [...plan.filters.map(keyOfFilter), ...plan.columns.map((column) => column.path)]
  return paths.includes(path) ? path : (paths.find((one) => lastOf(one) === lastOf(path)) ?? path)
}

function renamed(plan: ListPlan, condition: Condition): Condition {
  if (isComparison(condition)) {
    const other = otherField(condition.value)
    return { ...condition, field: here(plan, condition.field), ...(other === undefined ? {} : { value: { field: here(plan, other) } }) }
  }
  return 'and' in condition ? { and: condition.and.map((part) => renamed(plan, part)) } : { or: condition.or.map((part) => renamed(plan, part)) }
}

function count(condition: Condition | undefined): number {
  if (!condition) return 0
  if (isComparison(condition)) return 1
  return ('and' in condition ? condition.and : condition.or).reduce((sum, part) => sum + count(part), 0)
}
