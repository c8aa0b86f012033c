/**
 * Rows of an entity without count and totals: all of them in order (exports), some of them (options), or one by its key.
 * Pure planning, over the same fields, fence and filters as lists.
 */
import type { Entity } from '../../../../contract/model'
import type { Condition } from '../../../../contract/filter'
import type { Comparing, Row, SortBy } from '../../../../contract/wire'
import { baseType, EntityReader } from '../statement/fields'
import { withoutDays } from './figures'
import { columnsOf, orderOf, rowReader, shared, sortSql } from './list'
import { outputsOf } from './list.outputs'
import { whereSql } from '../statement/where'
import { mannerOf, operand } from '../statement/operand'
import { malformed } from '../../asker/problem'
import { name, type Planning } from '../statement/statement'

interface RowsPlan {
  text: string
  values: unknown[]
  read(row: Row): Row
}

interface RowsRequest {
  fields?: string[]
  filter?: Condition
  sort?: SortBy[]
  /** Earlier periods that figures are compared with. */
  compare?: Comparing[]
  /** More conditions, as SQL. */
  where?: (reader: EntityReader) => string[]
  limit?: number
  offset?: number
}

/** @throws HttpRefusal 400 */
export function planRows(plan: Planning, entity: Entity, request: RowsRequest): RowsPlan {
  const filter = withoutDays(plan, entity, request.filter, request.compare)
  const reader = new EntityReader(plan, entity, { rounds: true })
  const columns = columnsOf(plan, reader, request.fields)
  const order = orderOf(plan, entity, request.sort).map((sort) => sortSql(plan, reader, sort))
  const where = [whereSql(plan, reader, filter), ...(request.where?.(reader) ?? [])].join(' and ')
  const window = request.limit === undefined ? ''
    : ` limit ${plan.statement.value(request.limit, 'integer')} offset ${plan.statement.value(request.offset ?? 0, 'bigint')}`
  const tables = shared(plan, entity)
  const withTables = tables.length > 0 ? `with ${tables.join(',\n')}\n` : ''
  const outputs = outputsOf(columns, 'c', ({ path }, period) => reader.at(path, { period }).sql)
  const text = `${withTables}select ${outputs.join(', ')}
from ${reader.from()}
${reader.joins()}
where ${where}
order by ${order.map(({ sql, direction }) => sql + direction).join(', ')}${window}`
  return { text, values: plan.statement.values, read: rowReader(plan, columns) }
}

/** The key's conditions as SQL. @throws HttpRefusal 400 where a part of the key is missing or no such value */
export function keySql(plan: Planning, entity: Entity, key: Row, alias = 't'): string[] {
  return entity.key.map((part) => {
    const field = entity.fields[part]
    if (!field) throw new Error(`${entity.name} has no field ${part}`)
    const value = key[part]
    if (typeof value !== 'string' && typeof value !== 'number' && typeof value !== 'boolean') throw malformed(`请写明「${field.label}」`)
    const type = baseType(field)
    const sql = `${alias}.${name(part)}`
    return `${sql} = ${operand(plan.statement, { sql, label: field.label, manner: mannerOf(field.kind, type), type }, value)}`
  })
}
