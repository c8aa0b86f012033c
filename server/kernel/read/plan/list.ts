/**
 * An entity's list: request -> one statement that answers the page's rows, the count and the totals of the whole
 * filtered set. Pure planning; execution is in answer/lists.ts. Which rows and fields the asker may see is decided here.
 */
import { traits } from '../../../../kinds/column-kinds'
import type { Asker } from '../../asker/asker'
import type { Entity } from '../../../../contract/model'
import type { ListRequest, Row, SortBy, SummaryLine } from '../../../../contract/wire'
import { NUMERIC } from '../statement/adding'
import { EntityReader, type FieldSql } from '../statement/fields'
import { figurePeriods, figureTables, withoutDays } from './figures'
import { hasRatio } from '../statement/formula'
import { namesOf, outputsOf, putValue, type Column } from './list.outputs'
import { malformed } from '../../asker/problem'
import { ratesTable, withoutNaN, worth } from '../statement/rates'
import { keptPlan } from '../statement/kept-plans'
import type { Planning, Prepared } from '../statement/statement'
import { checkPage } from '../statement/paging'
import { planTotals } from './totals'
import { currencyOf, whereSql } from '../statement/where'
import { currencyDigits, keptDigits, readValue, type ReadAs } from '../statement/values'

/** The statement of a page, and what its rows are read as. `total` and `summary` are of the whole filtered set; `missingRates` as in Totals. */
export interface ListPlan extends Prepared<{ list: Row[]; total: number; summary: SummaryLine[]; missingRates: string[] }>, Pick<Planning, 'reads'> {}

/** The same plan, kept for whoever asks the same again; nobody adds to its statement. @throws as `planList` */
export function keptList(plan: Planning, entity: Entity, request: ListRequest, options: { totals: boolean } = { totals: true }): ListPlan {
  return keptPlan(plan, entity, ['list', request, options], (begun) => planList(begun, entity, request, options))
}

/**
 * @param options.totals false: rows alone, where count and totals are known already
 * @throws HttpRefusal 400 for anything the model or the asker's permissions do not have
 */
export function planList(plan: Planning, entity: Entity, request: ListRequest, options: { totals: boolean } = { totals: true }): ListPlan {
  checkPage(request)
  const filter = withoutDays(plan, entity, request.filter, request.compare)
  const outer = new EntityReader(plan, entity, { rounds: true })
  const columns = columnsOf(plan, outer, request.fields)
  const order = orderOf(plan, entity, request.sort)

  const inner = new EntityReader(plan, entity, { rounds: true })
  const sorts = order.map((sort) => sortSql(plan, inner, sort))
  const where = whereSql(plan, inner, filter)
  const limit = plan.statement.value(request.pageSize, 'integer')
  const offset = plan.statement.value((request.page - 1) * request.pageSize, 'bigint')
  const pageRows = `select t.*${sorts.map((sort, at) => `, ${sort.sql} as _o${at}`).join('')}
  from ${inner.from()}
  ${inner.joins()}
  where ${where}
  order by ${sorts.map((sort) => sort.sql + sort.direction).join(', ')}
  limit ${limit} offset ${offset}`

  const outputs = outputsOf(columns, 'c', ({ path }, period) => outer.at(path, { period }).sql)
  const page = `p as (
  select row_number() over (order by ${sorts.map((sort, at) => `t._o${at}${sort.direction}`).join(', ')}) as _n, ${outputs.join(', ')}
  from (${pageRows}) t
  ${outer.joins()}
)`
  const readRow = rowReader(plan, columns)
  const readRows = (rows: Row[]): Row[] => rows.filter((row) => row['_n'] !== null).map(readRow)
  if (!options.totals) {
    const text = `with ${[...shared(plan, entity), page].join(',\n')}\nselect * from p order by _n`
    return { text, values: plan.statement.values, reads: plan.reads, read: (rows) => ({ list: readRows(rows), total: 0, summary: [], missingRates: [] }) }
  }
  const totals = planTotals(plan, entity, columns, (reader) => whereSql(plan, reader, filter))
  const tables = [...shared(plan, entity), page, `s as (\n${totals.text}\n)`]
  const text = `with ${tables.join(',\n')}
select s.*, p.* from s full join p on false order by p._n nulls first`

  return {
    text,
    values: plan.statement.values,
    reads: plan.reads,
    read(rows) {
      const lines = rows.filter((row) => row['_n'] === null)
      return { ...totals.read(lines), list: readRows(rows) }
    },
  }
}

/** The common tables that the parts of a plan have come to need; to be asked for last. */
export function shared(plan: Planning, entity: Entity): string[] {
  const figures = figureTables(plan, entity)
  return [...(plan.needsRates ? [ratesTable(plan)] : []), ...figures]
}

/** Every own field that the asker may see. */
export function visibleFields(asker: Asker, entity: Entity): string[] {
  const hidden = asker.hidden(entity.name)
  return Object.values(entity.fields).filter((field) => !field.secret && !hidden.has(field.name)).map((field) => field.name)
}

/** The wanted paths, the key, and the currency of every amount; left out: every own field the asker may see. */
export function columnsOf(plan: Planning, reader: EntityReader, fields: string[] | undefined): Column[] {
  const { entity } = reader
  const asked = [...entity.key, ...(fields ?? visibleFields(plan.asker, entity))]
  const paths = new Set(asked)
  for (const path of asked) {
    const found = reader.at(path)
    const currency = currencyOf(found)
    if (currency !== undefined) paths.add(currency)
  }
  return [...paths].map((path) => {
    const found = reader.at(path)
    return { path, found, reading: readingOf(found), currency: currencyOf(found), ...comparedIn(plan, entity, found) }
  })
}

function comparedIn(plan: Planning, entity: Entity, { figures, field }: FieldSql): Pick<Column, 'periods'> {
  if (!figures || plan.figures.compare.length === 0 || !NUMERIC.has(field.kind)) return {}
  return { periods: figurePeriods(plan, entity, figures) }
}

function readingOf({ field }: FieldSql): ReadAs {
  const divided = field.formula !== undefined && hasRatio(field.formula)
  return { kind: field.kind, scale: field.scale, ...(divided ? { keep: keptDigits(field.kind, field.scale) } : {}) }
}

/**
 * Reads rows of the database (columns c0, c1, … in the order of `columns`) as they travel, by path. Where amounts are converted, each field of their
 * currencies says the company's. What is the same of every row is worked out once.
 */
export function rowReader({ model, asker, convert }: Planning, columns: Column[]): (row: Row) => Row {
  const at = new Map(columns.map((column, index) => [column.path, index]))
  const cells = columns.map((column, index) => ({
    column, names: namesOf(column, 'c', index),
    currency: column.currency === undefined ? undefined : `c${at.get(column.currency)}`,
    read: (value: unknown, digits: number | undefined) => readValue(column.reading, value, digits),
  }))
  return (row) => {
    const answer: Row = {}
    for (const { column, names, currency, read } of cells) {
      const told = currency === undefined ? undefined : convert ? asker.currency : row[currency]
      putValue(answer, { column, names, row }, read, told === undefined ? undefined : currencyDigits(model, told))
    }
    // An amount and its currency always belong together: what was converted is told in the company's.
    if (convert) for (const { currency } of columns) if (currency !== undefined) answer[currency] = asker.currency
    return answer
  }
}

/** What was asked for, else the entity's own order; always down to the key, so that pages neither repeat nor miss a row. */
export function orderOf(plan: Planning, entity: Entity, sort: SortBy[] | undefined): SortBy[] {
  const hidden = plan.asker.hidden(entity.name)
  const asked = sort && sort.length > 0 ? sort : entity.sort.filter(({ field }) => !hidden.has(field))
  const order = asked.filter(({ field }, at) => asked.findIndex((other) => other.field === field) === at)
  for (const field of entity.key) if (!order.some((each) => each.field === field)) order.push({ field, order: 'asc' })
  return order
}

/**
 * What rows are put in order by, and how (` desc`, ` nulls last`). Amounts of several currencies stand by their worth unless all are converted.
 * @throws HttpRefusal 400 for a field that does not sort
 */
export function sortSql(plan: Planning, reader: EntityReader, sort: SortBy): { sql: string; direction: string } {
  const found = reader.at(sort.field)
  if (!found.field.sortable && !reader.entity.key.includes(sort.field)) throw malformed(`不能按「${found.field.label}」排序`)
  const currency = traits(found.field).inCurrency ? currencyOf(found) : undefined
  const sql = plan.convert ? (
    traits(found.field).inCurrency ? withoutNaN(found.sql) : found.sql
  ) : currency === undefined ? found.sql : worth(plan, found.sql, reader.at(currency).sql)
  // Empty values stand last either way; a column that is never empty keeps the order that an index has.
  const direction = (sort.order === 'desc' ? ' desc' : '') + (found.nullable ? ' nulls last' : '')
  return { sql, direction }
}
