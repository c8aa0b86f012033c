/**
 * What waits to be taken to Amazon, as rows tell it: the open changes of a page's rows under `<field>.pending`. A change names its row by fields that
 * an import does not renumber.
 */
import type { Entity, Field, Model } from '../../../../contract/model'
import type { Row } from '../../../../contract/wire'
import { SERVER_KINDS } from '../../../../kinds/server-kinds'
import { baseType, own } from './fields'
import { name, type Planning } from './statement'
import { readValue } from './values'
import type { Reading } from '../reading'

/** The entity, and table, that keeps the changes. */
export const PENDING = 'pending_change'
/** A change that waits for an approval before it is taken to Amazon: 待审批. */
export const AUDITING = 'auditing'
/** States in which a change can be taken to Amazon: 待提交, 已导出. */
export const SENT_STATES = ['waiting', 'exported']
/** States in which a change still waits. */
export const OPEN_STATES = [AUDITING, ...SENT_STATES]

/** Entities whose changes go to Amazon by a file of their own (`pendingFile`) and not by advertising's workbook. */
export function targetsOfOtherFiles({ entities }: Model): string[] {
  return Object.values(entities).flatMap(({ name: target, pendingFile }) => (pendingFile === undefined ? [] : [target]))
}

/** The fields of an entity whose edits wait. */
export function pendingFields(entity: Entity): Field[] {
  return Object.values(entity.fields).filter((field) => field.pending)
}

/** Fields that name a row for good: its key, or where that is a mere number, the first unique fields. */
function namingFields(entity: Entity): string[] {
  const [only] = entity.key
  const isNumber = entity.key.length === 1 && (entity.fields[only ?? '']?.sqlType ?? '').includes('identity')
  return isNumber ? (entity.unique[0] ?? entity.key) : entity.key
}

/** The row's name as it is kept in `row_key`, as SQL over the entity's table `alias`. */
export function rowKeySql(entity: Entity, alias: string): string {
  return `jsonb_build_array(${namingFields(entity).map((field) => `${alias}.${name(field)}::text`).join(', ')})::text`
}

/** A value as a change keeps it: text as it travels. */
export function valueText(field: Field, value: unknown): string | null {
  if (value === null || value === undefined || value === '') return null
  const read = readValue(field, value)
  return typeof read === 'object' ? JSON.stringify(read) : String(read)
}

/** The value that a kept text stands for, as it travels in rows. */
export function valueOfText(field: Field, text: string | null): unknown {
  return text === null ? null : SERVER_KINDS[field.kind].ofText(text, field)
}

/** A value in the words that staff read: an enum's label, 是 or 否. */
export function wordsOf(model: Model, field: Field, value: unknown): string {
  if (value === null || value === undefined || value === '') return '空'
  if (typeof value === 'boolean') return value ? '是' : '否'
  const labels = field.enum === undefined ? undefined : own(model.enums, field.enum)?.values
  const word = (each: unknown): string => labels?.find((known) => known.value === String(each))?.label ?? (
    typeof each === 'object' ? JSON.stringify(each) : String(each)
  )
  return Array.isArray(value) ? value.map(word).join('、') : word(readValue(field, value))
}

/**
 * Puts the waiting values beside the current ones, under `<field>.pending`; rows where nothing waits stay as they are.
 * @param fields the fields that the rows were asked for; left out: all
 */
export async function withPending(reading: Reading, entity: Entity, rows: Row[], fields?: string[]): Promise<Row[]> {
  const { tx, model, asker } = reading
  const hidden = asker.hidden(entity.name)
  const waiting = pendingFields(entity).filter((field) => !hidden.has(field.name) && (fields === undefined || fields.includes(field.name)))
  if (waiting.length === 0 || rows.length === 0 || !own(model.entities, PENDING)) return rows
  const lists = entity.key.map((part) => rows.map((row) => String(row[part])))
  const parts = entity.key.map((_part, at) => `k${at}`)
  const found = await tx.query<{ n: number; field: string; new_value: string | null }>(
    `select k.n::int as n, p.field, p.new_value
     from unnest(${lists.map((_list, at) => `$${at + 5}::text[]`).join(', ')}) with ordinality as k(${parts.join(', ')}, n)
     join ${name(entity.table)} t on t.company_id = $1
     and ${entity.key.map((part, at) => `t.${name(part)} = k.k${at}::${baseType(entity.fields[part])}`).join(' and ')}
     join ${name(PENDING)} p on p.company_id = $1 and p.target = $2 and p.row_key = ${rowKeySql(entity, 't')} and p.state = any($3::text[])
     and p.field = any($4::text[])
     order by p.id`,
    [asker.companyId, entity.name, OPEN_STATES, waiting.map((field) => field.name), ...lists],
  )
  const answer = [...rows]
  for (const { n, field, new_value: text } of found.rows) {
    const known = own(entity.fields, field)
    if (known) answer[n - 1] = { ...answer[n - 1], [`${field}.pending`]: valueOfText(known, text) }
  }
  return answer
}

/** True for the changes that wait, and for rows that are made out of them and keep which field they are of (a log). */
export function tellsChanges({ name: entity, compute, fields }: Entity): boolean {
  if (entity === PENDING) return true
  const isMade = compute?.of.some(({ facts }) => facts === PENDING) === true
  return isMade && own(fields, 'target') !== undefined && own(fields, 'field') !== undefined
}

/** A change tells the values of its field: who may not see that field does not see the change; rows of none are seen. Conditions as SQL. */
export function pendingFence({ model, asker, statement }: Planning, alias: string): string[] {
  const hidden = Object.values(model.entities).flatMap((entity) => {
    const unseen = asker.hidden(entity.name)
    return pendingFields(entity).flatMap((field) => (unseen.has(field.name) ? [`${entity.name}.${field.name}`] : []))
  })
  return hidden.length === 0 ? [] : [`coalesce(${alias}.target || '.' || ${alias}.field, '') <> all(${statement.value(hidden, 'text[]')})`]
}
