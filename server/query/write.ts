/**
 * Add, edit and remove as the entity's fields say: only what may be edited, held to its rules, within the asker's shops;
 * rows that belong to it are written along. Everything in the call's transaction, audited with before and after.
 */
import type { Entity } from '../../codegen/model'
import { CODES, type Row } from '../../src/lib/wire'
import { HttpRefusal, Refusal, type CallContext } from '../families/handler'
import { own } from './fields'
import { answerGet, notFound } from './get'
import { malformed } from './problem'
import { readValue } from './values'
import { afterWriting, type Written } from './write.after'
import { writeItems } from './write.items'
import { checkReferences, deleteRow, insertRow, keyOf, lockRow, updateRow, type Writing } from './write.row'
import { readForm, writableFields } from './write.values'
import { name } from './statement'

/** @returns the new row as the asker sees it. @throws Refusal invalid, duplicate */
export async function answerAdd(context: CallContext, writing: Writing, entity: Entity, body: Row): Promise<Row> {
  const written: Written[] = []
  const after = await addRow(writing, entity, body, {}, written)
  await afterWriting(context, writing, written)
  return answerGet(writing.tx, writing.model, writing.asker, entity, keyOf(entity, after))
}

/** One new row and the rows that belong to it. `fixed`: what the row above it decides. */
export async function addRow(writing: Writing, entity: Entity, body: Row, fixed: Row, written: Written[]): Promise<Row> {
  const { model, asker } = writing
  if (entity.shared) throw malformed(`${entity.label}由系统统一维护，不能修改`)
  refuseForeign(entity, writing, body)
  const fields = writableFields(entity, asker).filter((field) => !(field.name in fixed))
  const { values, errors } = readForm(model, entity, fields, body, true, fixed)
  const row: Row = { ...values, ...fixed }
  const { owner } = entity.scope
  if (owner && !owner.includes('.') && row[owner] === undefined) row[owner] = asker.employeeId
  Object.assign(errors, await checkReferences(writing, entity, row, new Set(Object.keys(values))))
  refuseInvalid(errors)
  const after = await insertRow(writing, entity, row)
  written.push({ entity, action: 'add', after })
  await writeItems(writing, entity, after, body, written)
  return after
}

/** @param body the key, the fields to change, and `before`: what the form showed, to notice what others changed meanwhile */
export async function answerEdit(context: CallContext, writing: Writing, entity: Entity, body: Row): Promise<Row> {
  const written: Written[] = []
  const key = keyOf(entity, body)
  await editRow(writing, entity, body, {}, written)
  await afterWriting(context, writing, written)
  return answerGet(writing.tx, writing.model, writing.asker, entity, key)
}

export async function editRow(writing: Writing, entity: Entity, body: Row, fixed: Row, written: Written[]): Promise<void> {
  const { model, asker } = writing
  if (entity.shared) throw malformed(`${entity.label}由系统统一维护，不能修改`)
  refuseForeign(entity, writing, body)
  const before = await lockRow(writing, entity, keyOf(entity, body))
  for (const [field, value] of Object.entries(fixed)) if (String(before[field]) !== String(value)) throw notFound(entity)
  const fields = writableFields(entity, asker).filter((field) => !entity.key.includes(field.name) && !(field.name in fixed))
  const { values, errors } = readForm(model, entity, fields, body, false, before)
  const changes = Object.fromEntries(Object.entries(values).filter(([field, value]) => !same(entity, field, before[field], value)))
  refuseConflicts(entity, before, changes, body['before'])
  Object.assign(errors, await checkReferences(writing, entity, { ...before, ...changes }, new Set(Object.keys(changes))))
  refuseInvalid(errors)
  if (Object.keys(changes).length > 0) {
    const after = await updateRow(writing, entity, before, changes)
    written.push({ entity, action: 'edit', before, after })
  }
  await writeItems(writing, entity, before, body, written)
}

/** @throws Refusal inUse where other rows refer to it */
export async function answerRemove(context: CallContext, writing: Writing, entity: Entity, body: Row): Promise<Row> {
  if (entity.shared) throw malformed(`${entity.label}由系统统一维护，不能修改`)
  const written: Written[] = []
  await removeRow(writing, entity, await lockRow(writing, entity, keyOf(entity, body)), written)
  await afterWriting(context, writing, written)
  return {}
}

/** A row and those that belong to it and are written with it; any other row that refers to it keeps it. */
export async function removeRow(writing: Writing, entity: Entity, row: Row, written: Written[]): Promise<void> {
  const { tx, model, asker } = writing
  const owned = new Set<Entity>()
  for (const has of Object.values(entity.has)) {
    const other = own(model.entities, has.entity)
    if (!other || writableFields(other, asker).length === 0) continue
    owned.add(other)
    const where = has.by.map((field, at) => `${name(field)}::text = $${at + 2}`).join(' and ')
    const { rows } = await tx.query<Row>(`select ${other.key.map((part) => `${name(part)}::text as ${name(part)}`).join(', ')} from ${name(other.table)} where company_id = $1 and ${where}`, [asker.companyId, ...entity.key.map((part) => String(row[part]))])
    for (const child of rows) await removeRow(writing, other, await lockRow(writing, other, child), written)
  }
  for (const other of Object.values(model.entities)) {
    if (owned.has(other)) continue
    for (const reference of Object.values(other.refs)) {
      if (reference.entity !== entity.name || other.shared) continue
      const where = reference.by.map((field, at) => `${name(field)}::text = $${at + 2}`).join(' and ')
      const values = reference.to.map((field) => row[field])
      if (values.some((value) => value === null || value === undefined)) continue
      const { rows } = await tx.query(`select 1 from ${name(other.table)} where company_id = $1 and ${where} limit 1`, [asker.companyId, ...values.map(String)])
      if (rows.length > 0) throw new Refusal(CODES.inUse, `这条${entity.label}还有${other.label}在使用，不能删除`)
    }
  }
  await deleteRow(writing, entity, row)
  written.push({ entity, action: 'remove', before: row })
}

function refuseInvalid(errors: Record<string, string>): void {
  const wrong = Object.values(errors)
  if (wrong.length > 0) throw new Refusal(CODES.invalid, wrong.length === 1 ? wrong[0]! : `有 ${wrong.length} 项需要修改：${wrong.slice(0, 3).join('；')}${wrong.length > 3 ? '…' : ''}`, errors)
}

/** Fields that exist but are not this person's to write are refused, and never silently left out. */
function refuseForeign(entity: Entity, { asker }: Writing, body: Row): void {
  const writable = new Set(writableFields(entity, asker).map((field) => field.name))
  for (const field of Object.keys(body)) {
    const found = own(entity.fields, field)
    if (found && !writable.has(field) && !entity.key.includes(field)) throw new HttpRefusal(403, asker.hidden(entity.name).has(field) ? `您没有修改这项内容的权限` : `「${found.label}」不能直接修改`)
  }
}

function refuseConflicts(entity: Entity, before: Row, changes: Row, seen: unknown): void {
  if (typeof seen !== 'object' || seen === null) return
  const errors: Record<string, string> = {}
  for (const field of Object.keys(changes)) {
    if (!Object.hasOwn(seen, field)) continue
    const was = (seen as Row)[field]
    if (!same(entity, field, before[field], was)) errors[field] = `您打开时是「${shown(entity, field, was)}」，现在已被改成「${shown(entity, field, before[field])}」`
  }
  const fields = Object.keys(errors)
  if (fields.length > 0) {
    const labels = fields.map((field) => entity.fields[field]?.label ?? field).join('、')
    throw new Refusal(CODES.conflict, `别人刚刚修改了${labels}，请刷新后再改`, errors)
  }
}

/** Equal as they travel: "12.30" and "12.3" are one amount, a month and its first day are one month. */
function same(entity: Entity, field: string, stored: unknown, value: unknown): boolean {
  return canonical(entity, field, stored) === canonical(entity, field, value)
}

function canonical(entity: Entity, field: string, value: unknown): string {
  if (value === null || value === undefined || value === '') return ''
  const found = entity.fields[field]
  if (found?.kind === 'datetime') return String(Date.parse(String(value)))
  if (found?.kind === 'json') return typeof value === 'string' ? JSON.stringify(JSON.parse(value)) : JSON.stringify(value)
  if (found?.kind === 'tags') return Array.isArray(value) && value.length === 0 ? '' : JSON.stringify(value)
  return String(readValue({ kind: found?.kind ?? 'text', scale: found?.scale }, value))
}

function shown(entity: Entity, field: string, value: unknown): string {
  return canonical(entity, field, value) || '空'
}
