/**
 * One row written: locked, fenced, checked against what it refers to, kept. What all generic writes (add, edit, remove,
 * transition) share. Runs in the caller's transaction and commits nothing.
 */
import type { Entity, Field, Model } from '../../../contract/model'
import { conditionsOf } from '../../../contract/kept-conditions'
import { COLUMN_KINDS } from '../../../kinds/column-kinds'
import { CODES, type Row } from '../../../contract/wire'
import type { Tx } from '../store/connect'
import { tableOf } from '../store/migrate/tables'
import { HttpRefusal, Refusal } from '../asker/refusal'
import { refuseClosedPeriod } from '../kept/period-lock'
import type { Asking } from '../asker/asker-of'
import { baseType, EntityReader, own } from '../read/statement/fields'
import { fence } from '../read/statement/fence'
import { notFound } from '../read/answer/get'
import { keySql } from '../read/plan/rows'
import { holdCondition } from '../read/answer/kept-condition'
import { readingOf, type Reading } from '../read/reading'
import { name, planning } from '../read/statement/statement'
import { isRowId } from '../store/row-id'

/** A reading that also writes: in whose name, and at what moment (`now`, the same for the whole transaction). */
export interface Writing extends Reading {
  now: Date
  /** The write is the decision of an approval flow, which alone may move a document that waits for it. */
  approving?: boolean
  /** Why edits that wait for Amazon are made, and what makes them (优化建议); left out: a person, by hand. */
  because?: { how: string; reason: string }
  /** The person has seen what an edit has to be confirmed for, and means it. */
  confirmed?: boolean
}

/** A write in this transaction by whoever a request's context, or a running job, speaks for. */
export function writingOf(from: Asking & { model: Model }, tx: Tx): Writing {
  return { ...readingOf(from, tx), now: from.now() }
}

/** The stored row, locked until the transaction ends. @throws Refusal notFound outside the asker's fence */
export async function lockRow(writing: Writing, entity: Entity, key: Row): Promise<Row> {
  const { tx } = writing
  const plan = planning(writing)
  const reader = new EntityReader(plan, entity)
  const where = [...fence(plan, reader), ...keySql(plan, entity, key)]
  const stored = Object.values(entity.fields).filter((field) => field.sqlType !== undefined)
  const text = `select ${stored.map((field) => `${columnText(field)} as ${name(field.name)}`).join(', ')} from ${reader.from()} ${reader.joins()}
    where ${where.join(' and ')} for update of t`
  const { rows } = await tx.query<Row>(text, plan.statement.values)
  if (!rows[0]) throw notFound(entity)
  return rows[0]
}

/** Ids of rows beyond 2^53 stay whole, moments keep their microseconds. */
function columnText(field: Field): string {
  const column = `t.${name(field.name)}`
  return baseType(field) === 'bigint' ? `${column}::text` : column
}

/** A new row; answers what was stored. */
export async function insertRow(writing: Writing, entity: Entity, values: Row): Promise<Row> {
  const { tx, asker } = writing
  await refuseClosedPeriod(tx, writing.model, asker.companyId, entity, [values])
  const all: Row = { ...values, ...stamps(writing, entity, true) }
  const names = Object.keys(all)
  const columns = ['company_id', ...names].map(name).join(', ')
  const parameters = ['$1', ...names.map((each, at) => `$${at + 2}::${parameterType(entity, each)}`)].join(', ')
  const text = `insert into ${name(entity.table)} as t (${columns}) values (${parameters}) returning ${returning(entity)}`
  return unique(entity, writing.model, async () => (await tx.query<Row>(text, [asker.companyId, ...names.map((each) => all[each])])).rows[0] ?? {})
}

/** The changed columns of a locked row; answers what is stored then. */
export async function updateRow(writing: Writing, entity: Entity, before: Row, changes: Row): Promise<Row> {
  const { tx, asker } = writing
  await refuseClosedPeriod(tx, writing.model, asker.companyId, entity, [before, { ...before, ...changes }])
  const all: Row = { ...changes, ...stamps(writing, entity, false) }
  const names = Object.keys(all)
  const sets = names.map((each, at) => `${name(each)} = $${at + 2}::${parameterType(entity, each)}`).join(', ')
  const key = entity.key.map((part, at) => `t.${name(part)} = $${names.length + 2 + at}::${parameterType(entity, part)}`).join(' and ')
  const text = `update ${name(entity.table)} as t set ${sets} where t.company_id = $1 and ${key} returning ${returning(entity)}`
  return unique(
    entity, writing.model,
    async () => (await tx.query<Row>(text, [asker.companyId, ...names.map((each) => all[each]), ...entity.key.map((part) => before[part])])).rows[0] ?? {},
  )
}

/** Removes the row alone, by its key: whoever calls has locked it, and collects it in `written`. @throws Refusal where its period is closed */
export async function deleteRow(writing: Writing, entity: Entity, row: Row): Promise<void> {
  await refuseClosedPeriod(writing.tx, writing.model, writing.asker.companyId, entity, [row])
  const key = entity.key.map((part, at) => `${name(part)} = $${at + 2}::${parameterType(entity, part)}`).join(' and ')
  await writing.tx.query(`delete from ${name(entity.table)} where company_id = $1
    and ${key}`, [writing.asker.companyId, ...entity.key.map((part) => row[part])])
}

/** The fields of the key and nothing else; `row` may hold any fields besides. */
export function keyOf(entity: Entity, row: Row): Row {
  return Object.fromEntries(entity.key.map((part) => [part, row[part]]))
}

/** A key as text, by which rows are told apart. */
export function keyText(entity: Entity, row: Row): string {
  return JSON.stringify(entity.key.map((part) => String(row[part])))
}

function returning(entity: Entity): string {
  return Object.values(entity.fields).filter((field) => field.sqlType !== undefined).map((field) => `${columnText(field)} as ${name(field.name)}`).join(', ')
}

function parameterType(entity: Entity, field: string): string {
  return baseType(own(entity.fields, field))
}

/** Fields with these names are kept by the server: who made the row and when, and when it was last changed. */
function stamps({ asker, now }: Writing, entity: Entity, isNew: boolean): Row {
  const values: Row = {}
  const put = (field: string, kind: string, value: unknown): void => {
    const found = own(entity.fields, field)
    if (found?.server && found.kind === kind && found.sqlType) values[field] = value
  }
  put('update_time', 'datetime', now.toISOString())
  put('updater', 'user', asker.employeeId)
  if (isNew) {
    put('create_time', 'datetime', now.toISOString())
    put('creator', 'user', asker.employeeId)
  }
  return values
}

async function unique(entity: Entity, model: Model, write: () => Promise<Row>): Promise<Row> {
  try {
    return await write()
  } catch (error) {
    const { code, constraint } = error as { code?: string; constraint?: string }
    if (code !== '23505') throw error
    const index = tableOf(model, entity).indexes.find((each) => each.name === constraint)
    const names = (index?.columns ?? entity.key).filter((column) => column !== 'company_id')
    const labels = names.map((each) => entity.fields[each]?.label ?? each)
    const message = `已有${labels.join('、')}相同的${entity.label}`
    throw new Refusal(CODES.duplicate, `${message}，请修改后再保存`, Object.fromEntries(names.map((each) => [each, message])))
  }
}

/**
 * What a row refers to by another's key must be there, and within the asker's shops; so must its own shop.
 * @param changed only these fields are judged
 * @returns field -> what is wrong
 */
export async function checkReferences(writing: Writing, entity: Entity, row: Row, changed: ReadonlySet<string>): Promise<Record<string, string>> {
  const { model, asker } = writing
  const errors: Record<string, string> = {}
  for (const field of Object.values(entity.fields)) {
    const { conditions } = field
    // What a tree is over may have changed beside it.
    const isJudged = changed.has(field.name) || (conditions && 'by' in conditions && changed.has(conditions.by))
    if (!isJudged || row[field.name] === null || row[field.name] === undefined) continue
    const target = targetOf(model, entity, field)
    // Tags name several rows, each of which must be there.
    const values = Array.isArray(row[field.name]) ? (row[field.name] as unknown[]) : [row[field.name]]
    const tree = field.conditions && (await wrongTree(writing, field, row))
    if (tree !== undefined) errors[field.name] = tree
    for (const value of target ? values : []) {
      if (!target || await exists(writing, target, value)) continue
      errors[field.name] = `没有这个${target.label}，或不在您可见的${target.scope.warehouse ? '仓库' : '店铺'}范围内`
    }
  }
  Object.assign(errors, await forOtherShops(writing, entity, row, changed))
  const kept = (entity.scope.warehouse ?? []).filter((field) => own(entity.fields, field)?.server === false)
  const [named] = kept
  // A row of no warehouse, or of others alone, would be out of the writer's own sight at once.
  const isSaid = kept.some((field) => changed.has(field))
  if (named !== undefined && asker.warehouseIds && isSaid && !kept.some((field) => errors[field] ?? asker.warehouseIds?.includes(String(row[field])))) {
    errors[named] = `请选择您可见的${entity.fields[named]?.label ?? '仓库'}`
  }
  const { shop } = entity.scope
  if (shop && !shop.includes('.') && asker.shopIds && !errors[shop] && changed.has(shop) && !asker.shopIds.includes(String(row[shop]))) {
    errors[shop] = `请选择您可见的店铺`
  }
  return errors
}

/** What is wrong with a kept filter tree, in words; undefined: nothing. */
async function wrongTree(writing: Writing, field: Field, row: Row): Promise<string | undefined> {
  const value = row[field.name]
  const conditions = conditionsOf(field.conditions, row)
  if (!conditions) return '请先选择条件是关于什么的'
  try {
    await holdCondition(writing, conditions, typeof value === 'string' ? JSON.parse(value) : value)
    return undefined
  } catch (error) {
    if (error instanceof HttpRefusal) return error.message
    throw error
  }
}

/** Rows that are for some shops alone (`forShops`) are named by rows of these; field -> what is wrong. */
async function forOtherShops({ tx, model, asker }: Writing, entity: Entity, row: Row, changed: ReadonlySet<string>): Promise<Record<string, string>> {
  const errors: Record<string, string> = {}
  const shop = own(entity.fields, entity.scope.shop ?? '')
  const of = shop && row[shop.name]
  if (!shop || of === null || of === undefined || Array.isArray(of)) return errors
  for (const field of Object.values(entity.fields)) {
    const target = targetOf(model, entity, field)
    const value = row[field.name]
    if (!target?.forShops || value === null || value === undefined || !(changed.has(field.name) || changed.has(shop.name))) continue
    const { rows } = await tx.query(
      `select from ${name(target.table)} where company_id = $1 and ${name(target.key[0]!)}::text = $2
       and cardinality(coalesce(${name(target.forShops)}, '{}')) > 0 and not $3 = any(${name(target.forShops)})`,
      [asker.companyId, String(value), String(of)],
    )
    if (rows.length > 0) errors[field.name] = `这个${target.label}不用于这家店铺，请选择别的，或在它的「${own(target.fields, target.forShops)?.label}」里加上这家店铺`
  }
  return errors
}

/** The entity whose one key a field holds. */
function targetOf(model: Model, entity: Entity, field: Field): Entity | undefined {
  for (const reference of Object.values(entity.refs)) {
    const other = own(model.entities, reference.entity)
    const names = !reference.one && reference.by.length === 1 && reference.by[0] === field.name
    if (names && other?.key.length === 1 && other.key[0] === reference.to[0]) return other
  }
  const refersTo = COLUMN_KINDS[field.kind].refersTo
  return refersTo === undefined ? undefined : own(model.entities, refersTo)
}

async function exists(writing: Writing, entity: Entity, key: unknown): Promise<boolean> {
  // A tag that is no number is no row's number: it is told at its field like any other that is not there.
  const [part = ''] = entity.key
  if (baseType(entity.fields[part]) === 'bigint' && !isRowId(String(key))) return false
  const plan = planning(writing)
  const reader = new EntityReader(plan, entity)
  const where = [...fence(plan, reader), ...keySql(plan, entity, { [part]: key })]
  const { rows } = await writing.tx.query(`select 1 from ${reader.from()} ${reader.joins()} where ${where.join(' and ')} limit 1`, plan.statement.values)
  return rows.length > 0
}
