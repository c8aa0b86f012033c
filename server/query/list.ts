/**
 * An entity's list: request -> one statement that answers the page's rows, the count and the totals of the whole
 * filtered set. Pure planning; execution is in answer.ts. Which rows and fields the asker may see is decided here.
 */
import type { Entity } from '../../codegen/model'
import { comparisonsOf, type Comparison, type Condition } from '../../src/lib/filter'
import type { ListRequest, Row, SortBy, SummaryLine } from '../../src/lib/wire'
import { conditionSql } from './condition'
import { EntityReader, baseType, own, type FieldSql } from './fields'
import { fence } from './fence'
import { hasRatio } from './formula'
import { mannerOf, type Target } from './operand'
import { malformed } from './problem'
import { ratesTable, withoutNaN } from './rates'
import type { Planning } from './statement'
import { planTotals } from './totals'
import { currencyDigits, keptDigits, readValue, type Reading } from './values'

export const MAX_PAGE_SIZE = 1000

export interface ListPlan {
  text: string
  values: unknown[]
  read(rows: Row[]): { list: Row[]; total: number; summary: SummaryLine[]; missingRates: string[] }
}

/** A column of the answer: its path, and how its value is read. */
export interface Column {
  path: string
  found: FieldSql
  reading: Reading
  /** Path of the row's currency. */
  currency?: string
}

/**
 * @param options.totals false: rows alone, where count and totals are known already
 * @throws HttpRefusal 400 for anything the model or the asker's permissions do not have
 */
export function planList(plan: Planning, entity: Entity, request: ListRequest, options: { totals: boolean } = { totals: true }): ListPlan {
  checkPage(request)
  const outer = new EntityReader(plan, entity, { rounds: true })
  const columns = columnsOf(plan, outer, request.fields)
  const order = orderOf(plan, entity, request.sort)

  const inner = new EntityReader(plan, entity, { rounds: true })
  const sorts = order.map((sort) => sortSql(plan, inner, sort))
  const where = whereSql(plan, inner, request.filter)
  const limit = plan.statement.value(request.pageSize, 'integer')
  const offset = plan.statement.value((request.page - 1) * request.pageSize, 'bigint')
  const pageRows = `select t.*${sorts.map((sort, at) => `, ${sort.sql} as _o${at}`).join('')}
  from ${inner.from()}
  ${inner.joins()}
  where ${where}
  order by ${sorts.map((sort) => sort.sql + sort.direction).join(', ')}
  limit ${limit} offset ${offset}`

  const outputs = columns.map((column, at) => `${column.found.sql} as c${at}`)
  const page = `p as (
  select row_number() over (order by ${sorts.map((sort, at) => `t._o${at}${sort.direction}`).join(', ')}) as _n, ${outputs.join(', ')}
  from (${pageRows}) t
  ${outer.joins()}
)`
  const readRows = (rows: Row[]): Row[] => rows.filter((row) => row['_n'] !== null).map((row) => readRow(plan, columns, row))
  if (!options.totals) {
    const text = `with ${plan.needsRates ? `${ratesTable(plan)},\n` : ''}${page}\nselect * from p order by _n`
    return { text, values: plan.statement.values, read: (rows) => ({ list: readRows(rows), total: 0, summary: [], missingRates: [] }) }
  }
  const totals = planTotals(plan, entity, columns, (reader) => whereSql(plan, reader, request.filter))
  const tables = [page, `s as (\n${totals.text}\n)`]
  if (plan.needsRates) tables.unshift(ratesTable(plan))
  const text = `with ${tables.join(',\n')}
select s.*, p.* from s full join p on false order by p._n nulls first`

  return {
    text,
    values: plan.statement.values,
    read(rows) {
      const lines = rows.filter((row) => row['_n'] === null)
      return { ...totals.read(lines), list: readRows(rows) }
    },
  }
}

/** The wanted paths, the key, and the currency of every amount; left out: every own field the asker may see. */
export function columnsOf(plan: Planning, reader: EntityReader, fields: string[] | undefined): Column[] {
  const { entity } = reader
  const hidden = plan.asker.hidden(entity.name)
  const wanted = fields ?? Object.values(entity.fields).filter((field) => !field.secret && !hidden.has(field.name)).map((field) => field.name)
  const asked = [...entity.key, ...wanted]
  const paths = new Set(asked)
  for (const path of asked) {
    const found = reader.at(path)
    if (found.field.currencyField) paths.add(siblingPath(path, found.field.currencyField))
  }
  return [...paths].map((path) => {
    const found = reader.at(path)
    return { path, found, reading: readingOf(found), currency: found.field.currencyField && siblingPath(path, found.field.currencyField) }
  })
}

function readingOf({ field }: FieldSql): Reading {
  const divided = field.formula !== undefined && hasRatio(field.formula)
  return { kind: field.kind, scale: field.scale, ...(divided ? { keep: keptDigits(field.kind, field.scale) } : {}) }
}

/** shop.price -> shop.currency */
function siblingPath(path: string, field: string): string {
  return path.slice(0, path.lastIndexOf('.') + 1) + field
}

export function readRow(plan: Planning, columns: Column[], row: Row): Row {
  const answer: Row = {}
  const at = new Map(columns.map((column, index) => [column.path, index]))
  columns.forEach((column, index) => {
    const currency = column.currency === undefined ? undefined : plan.convert ? plan.asker.currency : row[`c${at.get(column.currency)}`]
    answer[column.path] = readValue(column.reading, row[`c${index}`], currency === undefined ? undefined : currencyDigits(plan.model, currency))
  })
  // An amount and its currency always belong together: what was converted is told in the company's.
  if (plan.convert) for (const column of columns) if (column.currency !== undefined) answer[column.currency] = plan.asker.currency
  return answer
}

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
    sql: plan.convert && found.field.kind === 'money' ? withoutNaN(found.sql) : found.sql,
    label: field.label,
    manner: mannerOf(field.kind, type),
    type,
    ...(field.kind === 'datetime' ? { zone: () => reader.zone(field) } : {}),
    ...(field.currencyField ? { currency: comparedCurrency(plan, reader, comparison) } : {}),
  }
}

/** Converted amounts are all in the company's currency: a comparison in it concerns every row. */
function comparedCurrency(plan: Planning, reader: EntityReader, comparison: Comparison): string {
  const { field } = reader.at(comparison.field)
  if (plan.convert && comparison.currency === plan.asker.currency) return plan.statement.value(plan.asker.currency, 'text')
  if (plan.convert && comparison.currency !== undefined) throw malformed(`金额现在按公司本位币显示，「${field.label}」的条件请用${plan.asker.currency}`)
  return reader.at(siblingPath(comparison.field, field.currencyField ?? '')).sql
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

/** Does the filter ask for the newest data's month? */
export function asksForDataMonth(filter: Condition | undefined): boolean {
  return comparisonsOf(filter).some(({ value }) => typeof value === 'object' && value !== null && !Array.isArray(value) && value.is === 'dataMonth')
}

/** What was asked for, else the entity's own order; always down to the key, so that pages neither repeat nor miss a row. */
export function orderOf(plan: Planning, entity: Entity, sort: SortBy[] | undefined): SortBy[] {
  const hidden = plan.asker.hidden(entity.name)
  const asked = sort && sort.length > 0 ? sort : entity.sort.filter(({ field }) => !hidden.has(field))
  const order = asked.filter(({ field }, at) => asked.findIndex((other) => other.field === field) === at)
  for (const field of entity.key) if (!order.some((each) => each.field === field)) order.push({ field, order: 'asc' })
  return order
}

export function sortSql(plan: Planning, reader: EntityReader, sort: SortBy): { sql: string; direction: string } {
  const found = reader.at(sort.field)
  if (!found.field.sortable && !reader.entity.key.includes(sort.field)) throw malformed(`不能按「${found.field.label}」排序`)
  const sql = plan.convert && found.field.kind === 'money' ? withoutNaN(found.sql) : found.sql
  // Empty values stand last either way; a column that is never empty keeps the order that an index has.
  const direction = (sort.order === 'desc' ? ' desc' : '') + (found.nullable ? ' nulls last' : '')
  return { sql, direction }
}

export function checkPage(request: { page: number; pageSize: number }): void {
  if (!Number.isSafeInteger(request.page) || request.page < 1 || request.page > 10_000_000) throw malformed('页码要从 1 数起')
  if (!Number.isSafeInteger(request.pageSize) || request.pageSize < 1 || request.pageSize > MAX_PAGE_SIZE) throw malformed(`每页 1 到 ${MAX_PAGE_SIZE} 行`)
}
