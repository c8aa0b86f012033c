/** Which fields of a list may be asked for beyond its form, and by which operators: what the advanced filter offers. Pure. */
import { FIELD_OPERATORS, otherField, type Comparison, type Operator } from './filter'
import type { FieldPlan, FilterPlan, ListPlan } from './plan'

type Fields = Pick<ListPlan, 'filters' | 'columns' | 'beside'>

function fieldsOfFilter(filter: FilterPlan): FieldPlan[] {
  if (filter.type === 'field') return [{ ...filter.field, label: filter.label }]
  return filter.type === 'search' ? filter.fields : []
}

/**
 * Fields by path: those of the form first, then the columns. A pivot's columns are values of one field and not asked for,
 * nor is what the family or the field knows no operator for.
 */
export function askableFields(plan: Fields): ReadonlyMap<string, FieldPlan> {
  const fields = new Map<string, FieldPlan>()
  const own = plan.columns.filter((column) => !column.pivot)
  for (const field of [...plan.filters.flatMap(fieldsOfFilter), ...own]) {
    if (!fields.has(field.path) && field.operators.length > 0 && field.kind !== 'json' && field.kind !== 'image') fields.set(field.path, field)
  }
  return fields
}

/** The operators of a field that the advanced filter offers, in reading order. */
export function askableOperators(field: FieldPlan): Operator[] {
  const order: Operator[] = ['contains', 'starts', 'eq', 'ne', 'gt', 'ge', 'lt', 'le', 'between', 'in', 'empty']
  return order.filter((op) => field.operators.includes(op))
}

/** True where the list may ask this. */
export function canAsk(plan: Fields, { field, op, value, currency }: Comparison): boolean {
  const fields = askableFields(plan)
  const asked = fields.get(field)
  const other = otherField(value)
  if (other !== undefined && !(plan.beside !== false && asked && comparableFields(fields, asked, op).some(({ path }) => path === other))) return false
  return asked !== undefined && asked.operators.includes(op) && (currency === undefined || asked.currencyField !== undefined)
}

/** The fields that a field may be compared with by an operator: of its kind and its values, amounts of its currency. */
export function comparableFields(fields: ReadonlyMap<string, FieldPlan>, field: FieldPlan, op: Operator): FieldPlan[] {
  if (!FIELD_OPERATORS.includes(op)) return []
  const alike = (other: FieldPlan): boolean =>
    other.path !== field.path && other.kind === field.kind && other.enum === field.enum && other.currencyField === field.currencyField
  return [...fields.values()].filter(alike)
}
