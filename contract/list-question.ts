/**
 * From the state of a list to what is asked of the server. Pure: the same question is put by the screen, by an export and
 * by a test. Asks for every column of the plan and for the fields that marks, links and actions look at.
 */
import { acrossIn, sortsAcross, type Across } from './across'
import { allOf, fieldsOfCondition, type Condition } from './filter'
import { neededBy } from './link-plan'
import { keyOfFilter, type FilterValue, type ListState } from './list-address'
import type { ColumnPlan, FilterPlan, ListPlan } from './plan'
import type { ListRequest } from './wire'

/** What one filter of the form asks of the rows; undefined: nothing. */
export function conditionOfFilter(filter: FilterPlan, value: FilterValue): Condition | undefined {
  if (filter.type === 'when') return value.value === true ? filter.when : undefined
  if (filter.type === 'search') return { field: value.field ?? filter.fields[0]?.path ?? '', op: value.op, value: value.value }
  return comparisonOf(filter.field.path, value)
}

/** A range with one open end is asked for with the end it has. */
function comparisonOf(field: string, { op, value }: FilterValue): Condition | undefined {
  if (op !== 'between' || !Array.isArray(value)) return { field, op, value }
  const [from = '', to = ''] = value
  if (from === '' && to === '') return undefined
  if (from === '') return { field, op: 'le', value: to }
  return to === '' ? { field, op: 'ge', value: from } : { field, op, value: [from, to] }
}

/** What the form asks, in the plan's order, with the list's own condition before it and the advanced filter behind it. */
export function conditionOf(plan: Pick<ListPlan, 'filters' | 'where'>, filters: ListState['filters'], where?: Condition): Condition | undefined {
  const asked = plan.filters.map((filter) => {
    const value = filters[keyOfFilter(filter)]
    return value && conditionOfFilter(filter, value)
  })
  return allOf([plan.where, ...asked, where])
}

/** Required filters that hold nothing: the list is not asked before they do. */
export function missingFilters(plan: Pick<ListPlan, 'filters'>, filters: ListState['filters']): string[] {
  return plan.filters.filter((filter) => filter.type === 'field' && filter.required && !filters[keyOfFilter(filter)]).map((filter) => filter.label)
}

/** The dimensions that make a row, for a report; undefined for rows of an entity. */
export function rowsOf(plan: ListPlan, state: ListState): string[] | undefined {
  return plan.rows[state.rows]?.by
}

type Looking = Pick<ColumnPlan, 'path' | 'currencyField' | 'conditions' | 'link' | 'product' | 'opens' | 'bar' | 'cover'>

/** Fields that a column's bars are drawn from. */
export function fieldsOfBars({ bar, cover }: Pick<ColumnPlan, 'bar' | 'cover'>): string[] {
  const arrivals = (cover?.arrivals ?? []).flatMap(({ path, in: after }) => [path, ...(typeof after === 'string' ? [after] : [])])
  return [...(bar?.parts ?? []).map(({ path }) => path), ...(cover ? [cover.stock, cover.daily, ...(cover.from ? [cover.from] : []), ...arrivals] : [])]
}

/** Fields that a column looks at: its own, its currency's, what its filter tree hangs on, those of its link, product, marketplace's page and bars. */
export function fieldsOfColumn({ path, currencyField, conditions, link, product, opens, bar, cover }: Looking): string[] {
  const linked = link ? [...Object.values(link.with), ...neededBy(link)] : []
  const around = [...Object.values(product ?? {}), ...(opens ? [opens.site] : []), ...fieldsOfBars({ bar, cover })]
  const judged = conditions && 'by' in conditions ? [conditions.by] : []
  return [path, ...(currencyField ? [currencyField] : []), ...judged, ...linked, ...around]
}

/** Fields the answer must carry besides the columns: keys, currencies, and what conditions and calls look at. */
function fieldsOf(plan: ListPlan): string[] {
  const fields = new Set(plan.rowKey)
  const withRow = (values: Record<string, string> | undefined): void => Object.values(values ?? {}).forEach((path) => fields.add(path))
  const withCondition = (condition: Condition | undefined): void => fieldsOfCondition(condition).forEach((field) => fields.add(field))
  for (const column of plan.columns) fieldsOfColumn(column).forEach((path) => fields.add(path))
  for (const mark of plan.marks) withCondition(mark.when)
  for (const action of plan.actions) {
    withCondition(action.when)
    for (const { path } of action.alike ?? []) fields.add(path)
    if ('with' in action.does) withRow(action.does.with)
  }
  withRow(plan.expand?.by)
  if (plan.tree) fields.add(plan.tree.parent)
  if (plan.group) fields.add(plan.group)
  return [...fields]
}

/** The last days of the columns that draw them; the longest of them is asked for, once for all. */
function trendOf(plan: ListPlan): Pick<ListRequest, 'trend'> {
  const drawn = plan.columns.filter((column) => column.trend && !column.pivot)
  if (drawn.length === 0) return {}
  return { trend: { measures: drawn.map(({ path }) => path), days: Math.max(...drawn.map(({ trend }) => trend?.days ?? 0)) } }
}

/**
 * The figures of a report by name, where one of them is a balance: left out, all that are none are answered. Laid out by time the one that
 * is shown is asked for, so that counts stand in one row whatever currencies the amounts beside them would have been told apart by.
 */
function measuresOf(plan: ListPlan, across: Across | undefined): Pick<ListRequest, 'measures'> {
  const dimensions = new Set([...plan.rows.flatMap(({ by }) => by), ...(plan.across?.times ?? []).map(({ name }) => name)])
  if (across) {
    const marked = plan.marks.filter(({ field }) => field === undefined).flatMap(({ when }) => fieldsOfCondition(when))
    const told = new Set(plan.columns.flatMap(({ path, product }) => [path, ...Object.values(product ?? {})]))
    const beside = (plan.across?.beside ?? []).filter((path) => told.has(path))
    return { measures: [...new Set([across.measure, ...beside, ...marked])].filter((path) => !dimensions.has(path) && !path.includes('@')) }
  }
  if (!plan.columns.some(({ runs }) => runs)) return {}
  return { measures: plan.columns.map(({ path }) => path).filter((path) => !dimensions.has(path)) }
}

/** The question of a list in a state. `source` names page and list, by which access is decided. */
export function questionOf(plan: ListPlan, state: ListState, source: string): ListRequest {
  const filter = conditionOf(plan, state.filters, state.where)
  const rows = rowsOf(plan, state)
  const comparing = state.compare && state.compare !== 'none' ? [state.compare] : []
  const shown = new Set(rows ?? [])
  const across = acrossIn(plan, state)
  const told = sortsAcross(state.sort, plan, across)
  const sort = rows ? told.filter(({ field }) => shown.has(field) || !plan.rows.some((way) => way.by.includes(field))) : told
  const pivot = across ?? (plan.pivot && { dimension: plan.pivot.dimension, measure: plan.pivot.measure })
  return {
    page: state.page,
    pageSize: state.pageSize,
    ...(sort.length > 0 ? { sort } : {}),
    ...(filter ? { filter } : {}),
    ...(state.currency ? { currency: state.currency } : {}),
    ...(rows ? { rows, ...(plan.rows[state.rows]?.every ? { every: true } : {}), ...(pivot ? { pivot } : {}) } : { fields: fieldsOf(plan) }),
    ...(comparing.length > 0 ? { compare: comparing } : {}),
    ...(rows ? { ...trendOf(plan), ...measuresOf(plan, across) } : {}),
    source,
  }
}
