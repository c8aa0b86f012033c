/** What a comparison of a filter is put to: the field as it is shown, and what its values are compared as. */
import { traits } from '../../../../kinds/column-kinds'
import type { Comparison } from '../../../../contract/filter'
import type { Field } from '../../../../contract/model'
import { malformed } from '../../asker/problem'
import { baseType, type FieldSql } from './field-sql'
import { hasRatio } from './formula'
import { likenessOf, mannerOf, type Target } from './operand'
import { withoutNaN } from './rates'
import type { Planning } from './statement'
import { keptDigits } from './values'

/** What is asked of the reader of an entity's fields. */
interface FieldReader {
  at(path: string): FieldSql
  zone(field: Field): string
}

/** What a comparison of an entity's filter is put to. */
export function targetOf(plan: Planning, reader: FieldReader, comparison: Comparison): Target {
  const found = reader.at(comparison.field)
  const { field } = found
  if (field.operators.length === 0) throw malformed(`不能按「${field.label}」筛选`)
  const type = baseType(field)
  return {
    sql: asShown(found, plan.convert && traits(found.field).inCurrency ? withoutNaN(found.sql) : found.sql),
    label: field.label,
    manner: mannerOf(field.kind, type),
    type,
    ...likenessOf(field),
    ...(traits(field).names === 'moment' ? { zone: () => reader.zone(field) } : {}),
    ...(field.currencyField ? { currency: comparedCurrency(plan, reader, comparison) } : {}),
  }
}

/** A quotient is compared as it is shown: what staff read off the screen finds the row. */
function asShown({ field }: FieldSql, sql: string): string {
  return field.formula && hasRatio(field.formula) ? `round(${sql}, ${keptDigits(field.kind, field.scale)})` : sql
}

/** Converted amounts are all in the company's currency: a comparison in it concerns every row. */
function comparedCurrency(plan: Planning, reader: FieldReader, comparison: Comparison): string {
  const found = reader.at(comparison.field)
  const { field } = found
  if (plan.convert && comparison.currency === plan.asker.currency) return plan.statement.value(plan.asker.currency, 'text')
  if (plan.convert && comparison.currency !== undefined) throw malformed(`金额现在按公司本位币显示，「${field.label}」的条件请用${plan.asker.currency}`)
  return reader.at(currencyOf(found) ?? '').sql
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
