/**
 * Writes the demo company's rows: COPY into a staging table of the transaction, then one insert. The columns come from
 * the model, so that a field added to an entity needs no change here. (COPY cannot write a fenced table itself.)
 */
import { escapeIdentifier } from 'pg'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { from as copyFrom } from 'pg-copy-streams'
import type { Model } from '../../contract/model'
import type { Tx } from '../kernel/store/connect'
import type { DemoRow, DemoValue } from './rows.demo'

/** Characters of COPY text that are sent at once. */
const CHUNK = 1 << 17

/**
 * The first of `count` ids that nobody else gets: the identity of the entity is moved past them.
 * @throws where the entity has no identity
 */
export async function reserveIds(tx: Tx, model: Model, entity: string, count: number): Promise<number> {
  const { table, key } = entityOf(model, entity)
  const { rows } = await tx.query<{ first: number }>(
    `with s as (select pg_get_serial_sequence($1, $2) as name), n as (select s.name, nextval(s.name::regclass) as first from s)
     select first, setval(name::regclass, first + greatest($3::bigint, 1) - 1) from n`,
    [escapeIdentifier(table), key[0], count],
  )
  const first = rows[0]?.first
  if (typeof first !== 'number') throw new Error(`${entity} has no identity`)
  return first
}

/**
 * Writes rows of one company. Values are named by fields; a field that no row names stays null or takes its default.
 * @returns how many were written
 * @throws where a row names what is no stored field of the entity
 */
export async function writeRows(tx: Tx, model: Model, entity: string, companyId: number, rows: Iterable<DemoRow>): Promise<number> {
  const { table, fields } = entityOf(model, entity)
  const iterator = rows[Symbol.iterator]()
  const first = iterator.next()
  if (first.done) return 0
  const columns = Object.keys(first.value)
  const wrong = columns.filter((column) => fields[column]?.sqlType === undefined)
  if (wrong.length > 0) throw new Error(`${entity} stores no field ${wrong.join(', ')}`)
  const json = columns.map((column) => fields[column]?.sqlType === 'jsonb')
  const names = columns.map((column) => escapeIdentifier(column)).join(', ')
  const stage = escapeIdentifier(`demo_stage_${table}`)
  await tx.query(`create temp table ${stage} on commit drop as select ${names} from ${escapeIdentifier(table)} with no data`)
  let count = 0
  function* lines(): Iterable<string> {
    let text = ''
    for (let next = first; !next.done; next = iterator.next()) {
      text += lineOf(next.value, columns, json, entity)
      count++
      if (text.length < CHUNK) continue
      yield text
      text = ''
    }
    yield text
  }
  await pipeline(Readable.from(lines()), tx.client.query(copyFrom(`copy ${stage} (${names}) from stdin`)))
  await tx.query(`insert into ${escapeIdentifier(table)} (company_id, ${names}) select $1, ${names} from ${stage}`, [companyId])
  await tx.query(`drop table ${stage}`)
  return count
}

/**
 * Counts anew what lies in every table that has rows. A transaction that fills empty tables has no numbers of them yet: any index that begins
 * with the company seems as good as the right one, and each row written is looked up among all the others.
 */
export async function countTables(tx: Tx): Promise<void> {
  const { rows } = await tx.query<{ name: string }>(
    `select format('%I.%I', n.nspname, c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind = 'r' and n.nspname = current_schema() and pg_relation_size(c.oid) > 0 and pg_get_userbyid(c.relowner) = current_user order by 1`,
  )
  if (rows.length > 0) await tx.query(`analyze ${rows.map(({ name }) => name).join(', ')}`)
}

function entityOf(model: Model, name: string): Model['entities'][string] {
  const entity = model.entities[name]
  if (!entity) throw new Error(`the model has no entity ${name}`)
  return entity
}

function lineOf(row: DemoRow, columns: string[], json: boolean[], entity: string): string {
  let line = ''
  for (let at = 0; at < columns.length; at++) {
    const value = row[columns[at]!]
    line += (at === 0 ? '' : '\t') + (json[at] && value !== null && value !== undefined ? escaped(JSON.stringify(value)) : cell(value))
  }
  if (Object.keys(row).length !== columns.length) throw new Error(`rows of ${entity} do not name the same fields: ${Object.keys(row).join(', ')}`)
  return `${line}\n`
}

/** A value in PostgreSQL's COPY text format. */
function cell(value: DemoValue | undefined): string {
  if (value === null || value === undefined) return '\\N'
  if (typeof value === 'string') return escaped(value)
  if (typeof value === 'boolean') return value ? 't' : 'f'
  if (Array.isArray(value)) return escaped(`{${value.map((item) => `"${String(item).replace(/["\\]/g, '\\$&')}"`).join(',')}}`)
  return String(value)
}

function escaped(text: string): string {
  return /[\\\t\n\r]/.test(text) ? text.replace(/\\/g, '\\\\').replace(/\t/g, '\\t').replace(/\n/g, '\\n').replace(/\r/g, '\\r') : text
}
