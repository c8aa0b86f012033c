/**
 * refine's filters and sorters <-> ours. refine holds them in its hooks and URLs; everything else speaks the filter tree.
 * What one side can say and the other cannot is refused, never dropped. Pure.
 */
import type { ConditionalFilter, CrudFilter, CrudSort, LogicalFilter } from '@refinedev/core'
import { CallError } from '../lib/call-error'
import { allOf, isComparison, type Comparison, type Condition, type Operator, type Scalar } from '../../contract/filter'
import type { SortBy } from '../../contract/wire'

const TO_OURS: Partial<Record<LogicalFilter['operator'], Operator>> = {
  eq: 'eq', eqs: 'eq', ne: 'ne', nes: 'ne', lt: 'lt', gt: 'gt', lte: 'le', gte: 'ge', in: 'in', ina: 'in', contains: 'contains', containss: 'contains',
  between: 'between', startswith: 'starts', startswiths: 'starts', null: 'empty', nnull: 'empty',
}

/** refine's filters as one condition; undefined for none. Filters without a value ask nothing. @throws CallError for operators we have no word for. */
export function conditionOf(filters: readonly CrudFilter[] | undefined): Condition | undefined {
  return allOf((filters ?? []).map(one))
}

function one(filter: CrudFilter): Condition | undefined {
  if (isGroup(filter)) {
    const parts = filter.value.flatMap((part) => one(part) ?? [])
    if (parts.length < 2) return parts[0]
    return filter.operator === 'or' ? { or: parts } : { and: parts }
  }
  const op = TO_OURS[filter.operator]
  if (!op) throw new CallError('malformed', `筛选方式 ${filter.operator} 不受支持`)
  if (op === 'empty') return { field: filter.field, op, value: filter.operator === 'null' }
  const value: unknown = filter.value
  if (value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)) return undefined
  return { field: filter.field, op, value: value as Scalar | Scalar[] }
}

function isGroup(filter: CrudFilter): filter is ConditionalFilter {
  return filter.operator === 'or' || filter.operator === 'and'
}

const TO_REFINE: Record<Exclude<Operator, 'empty'>, LogicalFilter['operator']> = {
  eq: 'eq', ne: 'ne', lt: 'lt', gt: 'gt', le: 'lte', ge: 'gte', in: 'in', contains: 'contains', between: 'between', starts: 'startswith',
}

/** Our condition as refine's filters; the way back gives an equal condition. */
export function crudFiltersOf(condition: Condition | undefined): CrudFilter[] {
  if (!condition) return []
  return !isComparison(condition) && 'and' in condition ? condition.and.map(crudOf) : [crudOf(condition)]
}

function crudOf(condition: Condition): CrudFilter {
  if (!isComparison(condition)) {
    return 'and' in condition ? { operator: 'and', value: condition.and.map(crudOf) } : { operator: 'or', value: condition.or.map(crudOf) }
  }
  return { field: condition.field, ...operatorAndValue(condition) }
}

function operatorAndValue(comparison: Comparison): Pick<LogicalFilter, 'operator' | 'value'> {
  if (comparison.op === 'empty') return { operator: comparison.value === false ? 'nnull' : 'null', value: true }
  return { operator: TO_REFINE[comparison.op], value: comparison.value }
}

/** undefined where nothing is sorted, so that it is left out of the question. */
export function sortOf(sorters: readonly CrudSort[] | undefined): SortBy[] | undefined {
  return sorters?.length ? sorters.map(({ field, order }) => ({ field, order })) : undefined
}
