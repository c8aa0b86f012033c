/**
 * The filter of rows as SQL: the fence of the asker first, then what was asked, each field as it is shown. What figures are
 * asked for by day has been taken out before (figures.ts).
 */
import type { Entity } from '../../../../contract/model'
import { comparisonsOf, type Comparison, type Condition } from '../../../../contract/filter'
import { DATA_MOMENTS, isMoment } from '../../../../contract/moments'
import { conditionSql } from './condition'
import { baseType, own, type EntityReader, type FieldSql } from './fields'
import { fence } from './fence'
import { hasRatio } from './formula'
import { likenessOf, mannerOf, type Target } from './operand'
import { malformed } from '../../asker/problem'
import { withoutNaN } from './rates'
import type { Planning } from './statement'
import { keptDigits } from './values'

/** The fence and the filter of one reader as SQL. */
export function whereSql(plan: Planning, reader: EntityReader, filter: Condition | undefined): string {
  const conditions = fence(plan, reader)
  if (filter) conditions.push(conditionSql(plan.statement, filter, (comparison) => targetOf(plan, reader, comparison)))
  return conditions.length > 0 ? conditions.join(' and ') : 'true'
}

/** What a comparison of an entity's filter is put to. */
export function targetOf(plan: Planning, reader: EntityReader, comparison: Comparison): Target {
  const found = reader.at(comparison.field)
  const { field } = found
  if (field.operators.length === 0) throw malformed(`不能按「${field.label}」筛选`)
  const type = baseType(field)
  return {
    sql: asShown(found, plan.convert && found.field.kind === 'money' ? withoutNaN(found.sql) : found.sql),
    label: field.label,
    manner: mannerOf(field.kind, type),
    type,
    ...likenessOf(field),
    ...(field.kind === 'datetime' ? { zone: () => reader.zone(field) } : {}),
    ...(field.currencyField ? { currency: comparedCurrency(plan, reader, comparison) } : {}),
  }
}

/** A quotient is compared as it is shown: what staff read off the screen finds the row. */
function asShown({ field }: FieldSql, sql: string): string {
  return field.formula && hasRatio(field.formula) ? `round(${sql}, ${keptDigits(field.kind, field.scale)})` : sql
}

/** Converted amounts are all in the company's currency: a comparison in it concerns every row. */
function comparedCurrency(plan: Planning, reader: EntityReader, comparison: Comparison): string {
  const found = reader.at(comparison.field)
  const { field } = found
  if (plan.convert && comparison.currency === plan.asker.currency) return plan.statement.value(plan.asker.currency, 'text')
  if (plan.convert && comparison.currency !== undefined) throw malformed(`金额现在按公司本位币显示，「${field.label}」的条件请用${plan.asker.currency}`)
  return reader.at(currencyOf(found) ?? '').sql
}

/** Is the field one that holds months? For moments; an unknown field is refused later, where it is read. */
export function holdsMonths(model: Planning['model'], entity: Entity): (path: string) => boolean {
  return (path) => {
    const steps = path.split('.')
    const last = steps.pop() ?? ''
    let owner: Entity | undefined = entity
    for (const step of steps) owner = own(model.entities, own(owner?.refs ?? {}, step)?.entity ?? '')
    return own(owner?.fields ?? {}, last)?.kind === 'month'
  }
}

/** Does the filter ask for the newest data's day or month? */
export function asksForDataDay(filter: Condition | undefined): boolean {
  return comparisonsOf(filter).some(({ value }) => isMoment(value) && DATA_MOMENTS.has(value.is))
}

/** The path of an amount's currency; that of figures is the row's own. */
export function currencyOf({ path, field, figures }: FieldSql): string | undefined {
  if (field.currencyField === undefined) return undefined
  return figures ? field.currencyField : siblingPath(path, field.currencyField)
}

/** shop.price -> shop.currency */
function siblingPath(path: string, field: string): string {
  return path.slice(0, path.lastIndexOf('.') + 1) + field
}
