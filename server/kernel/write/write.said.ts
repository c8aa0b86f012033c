/**
 * What people say beside a row (a note, tags): kept apart from it, by the fields which tell the row again when a later file brings it anew. The row
 * itself stays as it is, in closed periods too. Runs under the row's own lock.
 */
import type { Entity, Model } from '../../../contract/model'
import { SAID, saidFields } from '../../../contract/said'
import { CODES, type Row } from '../../../contract/wire'
import { Refusal } from '../asker/refusal'
import { baseType, own } from '../read/statement/fields'
import { name } from '../read/statement/statement'
import { insertRow, updateRow, type Writing } from './write.row'
import type { Written } from './written'

/** The entity that keeps what is said beside the rows of another; undefined where nothing is. */
export function keptBeside(model: Model, entity: Entity): Entity | undefined {
  return entity.said && own(model.entities, own(entity.refs, SAID)?.entity ?? '')
}

/** True where nothing but what is said beside the row is asked to change. */
export function onlySaid(entity: Entity, fields: readonly string[]): boolean {
  return fields.length > 0 && fields.every((field) => own(entity.fields, field)?.said)
}

/** What is said beside a row now, by field; nothing where nobody has said anything. Its row is locked. */
export async function saidBeside(writing: Writing, entity: Entity, row: Row): Promise<Row> {
  const kept = keptBeside(writing.model, entity)
  const found = kept && (await standing(writing, kept, row))
  return Object.fromEntries(saidFields(entity).map((field) => [field.name, found?.[field.name] ?? null]))
}

/**
 * @param row the row as it is kept
 * @param said field -> value, read and found right
 * @throws Refusal where the row lacks a field that would tell it again
 */
export async function writeSaid(writing: Writing, entity: Entity, row: Row, said: Row, written: Written[]): Promise<void> {
  const kept = keptBeside(writing.model, entity)
  if (!kept || Object.keys(said).length === 0) return
  const lacking = kept.key.flatMap((part) => (lacks(entity, part, row) ? [own(entity.fields, part)?.label ?? part] : []))
  if (lacking.length > 0) {
    const labels = Object.keys(said).map((field) => own(entity.fields, field)?.label ?? field).join('、')
    throw new Refusal(CODES.invalid, `这一行没有${lacking.join('、')}，再次导入后认不出来，不能写${labels}`)
  }
  const before = await standing(writing, kept, row)
  if (before) written.push({ entity: kept, action: 'edit', before, after: await updateRow(writing, kept, before, said) })
  else written.push({ entity: kept, action: 'add', after: await insertRow(writing, kept, { ...keyOfRow(kept, row), ...said }) })
}

/** Whether a row is not told by this field; that there is none (no lot) is told as well, where rows begin so. */
function lacks(entity: Entity, part: string, row: Row): boolean {
  return isMissing(row[part]) && !(row[part] === '' && own(entity.fields, part)?.default === '')
}

async function standing({ tx, asker }: Writing, kept: Entity, row: Row): Promise<Row | undefined> {
  if (kept.key.some((part) => row[part] === null || row[part] === undefined)) return undefined
  const columns = Object.values(kept.fields).filter((field) => field.sqlType !== undefined)
  const where = kept.key.map((part, at) => `${name(part)} = $${at + 2}::${baseType(own(kept.fields, part))}`).join(' and ')
  const { rows } = await tx.query<Row>(
    `select ${columns.map((field) => `${name(field.name)}${field.sqlType?.startsWith('bigint') ? '::text' : ''} as ${name(field.name)}`).join(', ')}
     from ${name(kept.table)} where company_id = $1 and ${where} for update`,
    [asker.companyId, ...kept.key.map((part) => row[part])],
  )
  return rows[0]
}

function isMissing(value: unknown): boolean {
  return value === null || value === undefined || value === ''
}

function keyOfRow(kept: Entity, row: Row): Row {
  return Object.fromEntries(kept.key.map((part) => [part, row[part]]))
}
