/**
 * One row and the rows that belong to it (`has`) written together: of the items of a form, those with a key are changed,
 * those without are new, those no longer sent are removed; a list left out of the form stays as it is.
 * Collects what was written; the audit and the rest follow in write.after.ts.
 */
import { traits } from '../../../kinds/column-kinds'
import type { Entity, Model } from '../../../contract/model'
import { CODES, type Row } from '../../../contract/wire'
import { HttpRefusal, Refusal } from '../asker/refusal'
import { refuseClosedPeriod } from '../kept/period-lock'
import { own } from '../read/statement/fields'
import { notFound } from '../read/answer/get'
import { malformed } from '../asker/problem'
import { withPending } from '../read/statement/pending'
import { settingDefaults } from '../read/question/settings'
import { RATES } from '../read/statement/rates.source'
import { name } from '../read/statement/statement'
import { holdRow } from './checks'
import { refuseUnconfirmed } from './confirmed'
import { followAbove, givenBelow } from './currency-below'
import { refuseMadeFrom, unlinkDocument } from './doc-links'
import type { Written } from './written'
import { refuseConflicts, same } from './write.conflict'
import { arrangeBelow } from './ordered'
import { numbersOf } from './write.number'
import { refuseClosed } from './write.open'
import { brokenByWaiting, emptiedWaiting, writePending } from './write.pending'
import { checkReferences, deleteRow, insertRow, keyOf, keyText, lockRow, updateRow, type Writing } from './write.row'
import { onlySaid, saidBeside, writeSaid } from './write.said'
import { derivedValues, isEmpty, notTheirs, readForm, writableFields } from './write.values'

/** One new row and the rows that belong to it. `fixed`: what the row above it decides. */
export async function addRow(writing: Writing, entity: Entity, body: Row, fixed: Row, written: Written[]): Promise<Row> {
  const { model, asker } = writing
  refuseShared(entity)
  refuseForeign(entity, writing, body)
  const fields = writableFields(entity, asker).filter((field) => !(field.name in fixed))
  const { values, errors } = readForm(model, fields, body, true, fixed)
  const left = Object.values(entity.fields).filter((field) => !Object.hasOwn(values, field.name) && !Object.hasOwn(fixed, field.name))
  const row: Row = { ...(await settingDefaults(writing, entity, left)), ...values, ...fixed }
  const { owner } = entity.scope
  if (owner && !owner.includes('.') && row[owner] === undefined) row[owner] = asker.employeeId
  const derived = derivedValues(model, entity, row, new Set(Object.keys(values)))
  Object.assign(row, derived.values)
  Object.assign(errors, derived.errors, await checkReferences(writing, entity, row, new Set(Object.keys(values))))
  refuseInvalid(errors)
  const [kept, said] = apart(entity, row)
  const after = await insertRow(writing, entity, { ...kept, ...(await numbersOf(writing, entity)) })
  written.push({ entity, action: 'add', after })
  await writeSaid(writing, entity, after, said, written)
  await holdRow(writing, entity, keyOf(entity, after))
  await writeItems(writing, entity, after, body, written)
  return after
}

/**
 * Changes a row as a form says, with the rows below it; fields that are as they were are not written, and edits that wait for Amazon are kept apart.
 * @param fixed what the row above decides; a stored row that differs is not found
 * @throws Refusal with the mistakes by field, notFound, or conflict with `body.before`
 */
export async function editRow(writing: Writing, entity: Entity, body: Row, fixed: Row, written: Written[]): Promise<void> {
  const { model, asker } = writing
  refuseShared(entity)
  refuseForeign(entity, writing, body)
  const stored = await lockRow(writing, entity, keyOf(entity, body))
  const before = { ...stored, ...(await saidBeside(writing, entity, stored)) }
  for (const [field, value] of Object.entries(fixed)) if (String(before[field]) !== String(value)) throw notFound(entity)
  // A note changes nothing of the row: it may be written whatever the row's state, and after its month is closed.
  if (!onlySaid(entity, Object.keys(body).filter((field) => field !== 'before' && !entity.key.includes(field)))) {
    refuseClosed(model, entity, before, '修改')
    // Rows below have no day of their own: they are closed with the row that they belong to.
    await refuseClosedPeriod(writing.tx, model, asker.companyId, entity, [before])
  }
  const fields = writableFields(entity, asker).filter((field) => !entity.key.includes(field.name) && !(field.name in fixed))
  const { values, errors } = readForm(model, fields, body, false, before)
  const changes = Object.fromEntries(Object.entries(values).filter(([field, value]) => !same(entity, field, before[field], value)))
  for (const field of fields) {
    if (!field.fixed || !(field.name in changes)) continue
    const told = `「${field.label}」在新增时定下，之后不能修改`
    errors[field.name] = `${told}；需要别的${field.label}请另外新增一条${entity.label}`
  }
  refuseConflicts(entity, before, changes, body['before'])
  const waiting = Object.fromEntries(Object.entries(values).filter(([field]) => own(entity.fields, field)?.pending))
  const derived = derivedValues(model, entity, { ...before, ...changes }, new Set(Object.keys(changes)))
  Object.assign(changes, derived.values)
  Object.assign(errors, derived.errors, await checkReferences(writing, entity, { ...before, ...changes }, new Set(Object.keys(changes))))
  const [stands = before] = Object.keys(waiting).length === 0 ? [before] : await withPending(writing, entity, [before])
  Object.assign(errors, emptiedWaiting(entity, before, waiting), brokenByWaiting(writing, entity, stands, waiting))
  refuseInvalid(errors)
  await refuseUnconfirmed(writing, entity, before, { ...changes, ...waiting })
  await writePending(writing, entity, before, waiting, body['before'], written)
  for (const field of Object.keys(waiting)) delete changes[field]
  const [kept, said] = apart(entity, changes)
  if (Object.keys(kept).length > 0) {
    const after = await updateRow(writing, entity, stored, kept)
    written.push({ entity, action: 'edit', before: stored, after })
    await holdRow(writing, entity, keyOf(entity, after), new Set(Object.keys(kept)))
  }
  await writeSaid(writing, entity, stored, said, written)
  const changed = { ...stored, ...kept }
  await writeItems(writing, entity, changed, body, written)
  await followAbove(writing, entity, changed, new Set(Object.keys(kept)), written)
}

/** What the row itself keeps of these values, and what is said beside it. */
function apart(entity: Entity, values: Row): [kept: Row, said: Row] {
  const parts: [Row, Row] = [{}, {}]
  for (const [field, value] of Object.entries(values)) parts[own(entity.fields, field)?.said ? 1 : 0][field] = value
  return parts
}

/** A row and those that belong to it and are written with it; any other row that refers to it keeps it. */
export async function removeRow(writing: Writing, entity: Entity, row: Row, written: Written[]): Promise<void> {
  const { tx, model, asker } = writing
  refuseClosed(model, entity, row, '删除')
  await refuseClosedPeriod(tx, model, asker.companyId, entity, [row])
  for (const has of Object.values(entity.has)) {
    const other = own(model.entities, has.entity)
    if (!other || has.others || other.appendOnly) continue
    const where = has.by.map((field, at) => `${name(field)}::text = $${at + 2}`).join(' and ')
    const { rows } = await tx.query<Row>(`select ${other.key.map((part) => `${name(part)}::text as ${name(part)}`).join(', ')}
      from ${name(other.table)} where company_id = $1 and ${where}`, [asker.companyId, ...entity.key.map((part) => String(row[part]))])
    for (const child of rows) await removeRow(writing, other, await lockRow(writing, other, child), written)
  }
  for (const other of Object.values(model.entities)) {
    // What is made out of this row is made anew without it.
    if (other.compute) continue
    const named = Object.values(entity.has).filter((has) => has.others && has.entity === other.name).map(
      ({ by }) => ({ by, to: entity.key, entity: entity.name }),
    )
    for (const reference of [...Object.values(other.refs), ...named]) {
      if (reference.entity !== entity.name || other.shared || ('one' in reference && reference.one) || reference.by.length === 0
        || ('holds' in reference && reference.holds === false)) continue
      const where = reference.by.map(
        (field, at) => (traits(other.fields[field]).several ? `$${at + 2} = any(${name(field)}::text[])` : `${name(field)}::text = $${at + 2}`),
      ).join(' and ')
      const values = reference.to.map((field) => row[field])
      if (values.some((value) => value === null || value === undefined)) continue
      const { rows } = await tx.query(`select 1 from ${name(other.table)} where company_id = $1 and ${where} limit 1`, [asker.companyId, ...values.map(String)])
      if (rows.length > 0) throw new Refusal(CODES.inUse, `这条${entity.label}还有${other.label}在使用，不能删除`)
    }
  }
  await refuseMadeFrom(writing, entity, row, '删除')
  await deleteRow(writing, entity, row)
  await unlinkDocument(writing, entity, row)
  written.push({ entity, action: 'remove', before: row })
}

/** @throws HttpRefusal 400 for rows that belong to all companies */
export function refuseShared(entity: Entity): void {
  if (entity.shared) throw malformed(`${entity.label}由系统统一维护，不能修改`)
}

/** Who may do what to whom: rows of no shop by which people reach every shop. */
const GIVES_SHOPS: ReadonlySet<string> = new Set(['employee', 'role', 'department'])

/**
 * Rows of no shop that decide figures of every shop: amounts are converted by rates, and rows made out of
 * facts of shops are remade when costs of no shop change. Suppliers, warehouses or addresses decide none.
 */
function decidesFigures(model: Model, entity: Entity): boolean {
  return entity.name === RATES.get().own.entity || Object.values(model.entities).some(
    (other) => other.scope.shop !== undefined && other.compute?.of.some(({ facts }) => facts === entity.name),
  )
}

/**
 * Whoever sees only some shops must not change what holds for the others: new shops, people and roles, and rows of no shop
 * that decide the figures of every shop. Other rows of no shop are a matter of pages and actions alone. Rows written below
 * another one (`has`) follow that one's fence instead.
 * @throws HttpRefusal 403
 */
export function refuseFenced(entity: Entity, { asker, model }: Writing, action: 'add' | 'change' = 'change'): void {
  // A new shop is none of those that a person of some shops may see: it would be out of their reach at once.
  if (action === 'add' && asker.shopIds !== null && entity.scope.shop !== undefined && entity.key.includes(entity.scope.shop)) {
    throw new HttpRefusal(403, `新增${entity.label}需要全部店铺的权限`)
  }
  if (action === 'add' && asker.warehouseIds && entity.scope.warehouse?.some((field) => entity.key.includes(field))) {
    throw new HttpRefusal(403, `新增${entity.label}需要全部仓库的权限`)
  }
  if (asker.shopIds === null || entity.shared || entity.scope.shop || entity.scope.owner || entity.scope.own) return
  if (!GIVES_SHOPS.has(entity.name) && !decidesFigures(model, entity)) return
  throw new HttpRefusal(403, `${entity.label}对全公司生效，修改需要全部店铺的权限`)
}

function refuseInvalid(errors: Record<string, string>): void {
  const wrong = Object.values(errors)
  if (wrong.length > 0) {
    throw new Refusal(
      CODES.invalid, wrong.length === 1 ? wrong[0]! : `有 ${wrong.length} 项需要修改：${wrong.slice(0, 3).join('；')}${wrong.length > 3 ? '…'
        : ''}`, errors,
    )
  }
}

/** Fields that exist but are not this person's to write are refused, and never silently left out. */
function refuseForeign(entity: Entity, { asker, model }: Writing, body: Row): void {
  const writable = new Set(writableFields(entity, asker).map((field) => field.name))
  for (const field of Object.keys(body)) {
    const found = own(entity.fields, field)
    if (found && !writable.has(field) && !entity.key.includes(field)) {
      throw new HttpRefusal(403, asker.hidden(entity.name).has(field) ? `您没有修改这项内容的权限` : notTheirs(model, found, asker))
    }
  }
}

async function writeItems(writing: Writing, entity: Entity, parent: Row, body: Row, written: Written[]): Promise<void> {
  for (const [list, has] of Object.entries(entity.has)) {
    if (has.others) continue
    if (!Object.hasOwn(body, list) || own(entity.fields, list)) continue
    const items = body[list]
    const other = own(writing.model.entities, has.entity)
    if (!other || !Array.isArray(items)) throw malformed(`「${has.label}」要写成一组内容`)
    const fixed = Object.fromEntries(has.by.map((field, at) => [field, parent[entity.key[at] ?? '']]))
    const isThere = (item: Row): boolean => (
      other.key.every((part) => !isEmpty(item[part]) || part in fixed) && other.key.some((part) => !(part in fixed))
    )
    const wholeOf = (item: Row): Row => ({ ...item, ...Object.fromEntries(other.key.filter((part) => part in fixed).map((part) => [part, fixed[part]])) })
    const sent = new Set((items as Row[]).filter(isThere).map((item) => keyText(other, wholeOf(item))))
    // What is no longer sent goes first: a line that is taken out and written anew is not twice there.
    for (const key of await keysOf(writing, other, has.by, fixed)) {
      if (!sent.has(keyText(other, key))) await removeRow(writing, other, await lockRow(writing, other, key), written)
    }
    const kept = new Set<string>()
    for (const [at, item] of (items as Row[]).entries()) {
      await placed(list, has.label, at, async () => {
        if (isThere(item)) {
          const whole = wholeOf(item)
          kept.add(keyText(other, whole))
          await editRow(writing, other, whole, fixed, written)
        } else {
          kept.add(keyText(other, await addRow(writing, other, item, { ...fixed, ...givenBelow(writing, entity, list, parent) }, written)))
        }
      })
    }
    await arrangeBelow(writing, other, fixed, [...kept], written)
  }
}

/** The keys of the rows below, as text. @param fixed field of a row below -> value of the row above */
export async function keysOf({ tx, asker }: Writing, entity: Entity, by: string[], fixed: Row): Promise<Row[]> {
  const where = by.map((field, at) => `${name(field)}::text = $${at + 2}`).join(' and ')
  const { rows } = await tx.query<Row>(
    `select ${entity.key.map((part) => `${name(part)}::text as ${name(part)}`).join(', ')} from ${name(entity.table)} where company_id = $1 and ${where}`,
    [asker.companyId, ...by.map((field) => String(fixed[field]))],
  )
  return rows
}

/** Does the work of one of several rows that are sent together; a refusal says which one it is about: "items[0].qty". @throws Refusal */
export async function placed(list: string, label: string, at: number, work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    const errors = Object.fromEntries(Object.entries(error.errors ?? {}).map(([field, wrong]) => [`${list}[${at}].${field}`, wrong]))
    throw new Refusal(error.code, `${label}第 ${at + 1} 行：${error.message}`, errors)
  }
}
