/**
 * Many rows edited at once, each held to the very rules of a single edit: previewed without writing, or written in one
 * transaction with a savepoint for each row, so that a row that is refused does not undo the others.
 */
import { fieldsOfCheck } from '../../../contract/checks'
import type { Entity, Field } from '../../../contract/model'
import type { Row } from '../../../contract/wire'
import { HttpRefusal, Refusal } from '../asker/refusal'
import { keyText, standingRows, type BulkRow } from './bulk.rows'
import { needingWord } from './confirmed'
import { changed, type BulkChange } from './bulk.values'
import { notFound } from '../read/answer/get'
import { pendingFields, valueOfText, valueText, withPending } from '../read/statement/pending'
import { readValue } from '../read/statement/values'
import { unofferedRows, type Offered } from './offered'
import { afterWriting, type AfterContext } from './write.after'
import type { Written } from './written'
import { own } from '../read/statement/fields'
import { closedFor, closedPeriods, type ClosedPeriod } from '../kept/period-lock'
import { refuseConflicts, same } from './write.conflict'
import { refuseClosed } from './write.open'
import { checkReferences, type Writing } from './write.row'
import { brokenByWaiting } from './write.pending'
import { onlySaid } from './write.said'
import { editRow, refuseFenced, refuseShared } from './write.tree'
import { readForm } from './write.values'
import { isRowId } from '../store/row-id'

/** Items told; what is refused comes first. */
export const MAX_ITEMS = 500

/** One row of a bulk edit, as its preview or its outcome tells it. */
export interface BulkItem {
  key: Row
  /** What staff know the row by. */
  title: string
  /** The changed fields as they stand, and as they are to be. */
  before: Row
  after: Row
  /** Why the row is refused; `errors` by field. */
  error?: string
  errors?: Record<string, string>
  /** What has to be confirmed before it is written. */
  confirm?: string
}

/** Numbers of rows; `items` are at most MAX_ITEMS of them. */
export interface BulkOutcome {
  total: number
  changed: number
  refused: number
  /** Rows that hold the wanted values already. */
  unchanged: number
  /** Rows that are changed only where the person confirms what their items say. */
  toConfirm: number
  items: BulkItem[]
}

/** Every change worked out and judged, nothing written. Rows that others may have locked are not waited for. */
export async function previewBulk(writing: Writing, entity: Entity, rows: BulkRow[], changes: BulkChange[], offered?: Offered): Promise<BulkOutcome> {
  refuseAll(writing, entity)
  const { outcome, judged } = await judge(writing, entity, rows, changes, offered)
  return { ...outcome, items: told(judged) }
}

/**
 * @param each is told how many rows are done, and may throw to end the work (nothing is then kept)
 * @returns every item; the answer tells the first of them
 */
export async function commitBulk(
  context: AfterContext & { offered?: Offered }, writing: Writing, entity: Entity, rows: BulkRow[], changes: BulkChange[],
  each?: (done: number) => Promise<void>,
): Promise<BulkOutcome> {
  refuseAll(writing, entity)
  // In the order of their keys, so that two who change the same rows wait for each other and never in a circle.
  const ordered = [...rows].sort((a, b) => (keyText(entity, a.key) < keyText(entity, b.key) ? -1 : 1))
  const { judged } = await judge(writing, entity, ordered, changes, context.offered)
  const written: Written[] = []
  for (const [at, item] of judged.entries()) {
    if (item.error === undefined && Object.keys(item.after).length > 0) await writeItem(writing, entity, item, ordered[at]!, changes, written)
    if (at % 50 === 49) await each?.(at + 1)
  }
  await afterWriting(context, writing, written)
  const outcome = countOf(judged)
  return { ...outcome, items: judged }
}

/** The first items, refused ones before all others, then those that have to be confirmed. */
export function told(items: BulkItem[]): BulkItem[] {
  const changing = items.filter((item) => item.error === undefined && Object.keys(item.after).length > 0)
  const [asking, plain] = [changing.filter(({ confirm }) => confirm !== undefined), changing.filter(({ confirm }) => confirm === undefined)]
  return [...items.filter((item) => item.error !== undefined), ...asking, ...plain].slice(0, MAX_ITEMS)
}

function refuseAll(writing: Writing, entity: Entity): void {
  refuseShared(entity)
  refuseFenced(entity, writing)
}

async function judge(
  writing: Writing, entity: Entity, rows: BulkRow[], changes: BulkChange[], offered: Offered | undefined,
): Promise<{ outcome: Omit<BulkOutcome, 'items'>; judged: BulkItem[] }> {
  const { asker } = writing
  const fields = changes.map(({ field }) => field)
  const title = asker.hidden(entity.name).has(entity.title) ? [] : [entity.title]
  const currencies = fields.flatMap((field) => field.currencyField ?? [])
  // What says which limits a value is held to.
  const limits = fields.flatMap(({ limits: held }) => (typeof held === 'object' && !asker.hidden(entity.name).has(held.by) ? [held.by] : []))
  const state = entity.lifecycle?.open && !asker.hidden(entity.name).has(entity.lifecycle.field) ? [entity.lifecycle.field] : []
  const held = entity.period === undefined ? [] : [entity.period, entity.scope.shop]
  const period = held.flatMap((path) => (path !== undefined && own(entity.fields, path) && !asker.hidden(entity.name).has(path) ? [path] : []))
  const offers = changes.flatMap(({ operation, value }) => (operation === 'offered' ? [String(value)] : []))
  // What the values that wait are held to besides.
  const checked = (entity.checks ?? []).map(fieldsOfCheck).filter((named) => fields.some((field) => field.pending && named.includes(field.name))).flat()
  const beside = checked.filter((path) => own(entity.fields, path) && !asker.hidden(entity.name).has(path))
  const read = [...new Set([...title, ...beside, ...state, ...period, ...fields.map(({ name }) => name), ...currencies, ...limits, ...offers])]
  const standing = await standingRows(writing, entity, rows, read)
  const waits = fields.some((field) => field.pending) ? await waitingOf(writing, entity, [...standing.values()]) : new Map<string, Row>()
  const judging: Judging = {
    references: await wrongReferences(writing, entity, changes), periods: await closedPeriods(writing.tx, writing.model, asker.companyId, entity),
  }
  const unoffered = offered ? await unofferedRows(writing, offered, entity, rows.map(({ key }) => key)) : new Map<string, string>()
  const judged = rows.map((row): BulkItem => {
    const key = keyText(entity, row.key)
    const stands = standing.get(key)
    if (!stands) return { key: row.key, title: Object.values(row.key).join(' '), before: {}, after: {}, error: notFound(entity).message }
    const item = judgeRow(writing, entity, row, { ...stands, ...waits.get(key) }, changes, judging)
    const error = unoffered.get(key)
    return error === undefined || item.error !== undefined ? item : { ...item, error, errors: {} }
  })
  await tellConfirms(writing, entity, judged)
  return { outcome: countOf(judged), judged }
}

/** Says of each item what has to be confirmed. */
async function tellConfirms(writing: Writing, entity: Entity, judged: BulkItem[]): Promise<void> {
  if (entity.confirms === undefined) return
  const changing = judged.filter(({ error, after }) => error === undefined && Object.keys(after).length > 0)
  const words = await needingWord(writing, entity, changing.map(({ key, after }) => ({ key, values: after })))
  for (const item of changing) {
    const says = words.get(keyText(entity, item.key))
    if (says) item.confirm = Object.values(says).join('；')
  }
}

function countOf(judged: BulkItem[]): Omit<BulkOutcome, 'items'> {
  const refused = judged.filter((item) => item.error !== undefined).length
  const changing = judged.filter((item) => item.error === undefined && Object.keys(item.after).length > 0).length
  const toConfirm = judged.filter(({ error, confirm }) => error === undefined && confirm !== undefined).length
  return { total: judged.length, changed: changing, refused, unchanged: judged.length - refused - changing, toConfirm }
}

/** What is asked once for all rows of a bulk edit. */
interface Judging { references: Record<string, string>; periods: ClosedPeriod[] }

function judgeRow(writing: Writing, entity: Entity, row: BulkRow, stands: Row, changes: BulkChange[], { references, periods }: Judging): BulkItem {
  const { model } = writing
  const item: BulkItem = { key: row.key, title: String(stands[entity.title] ?? Object.values(row.key).join(' ')), before: {}, after: {} }
  const errors: Record<string, string> = {}
  const form: Row = {}
  for (const change of changes) {
    const made = changed(model, change, stands)
    if ('wrong' in made) errors[change.field.name] = made.wrong
    else form[change.field.name] = made.value
  }
  const { values, errors: wrong } = readForm(model, changes.map(({ field }) => field), form, false, stands)
  Object.assign(errors, wrong)
  const real: Row = {}
  for (const { field } of changes) {
    const stored = stands[field.name]
    if (field.name in form) item.before[field.name] = stored ?? null
    if (errors[field.name] !== undefined || !(field.name in values)) {
      if (field.name in form) item.after[field.name] = form[field.name]
      continue
    }
    if (!isReal(entity, field, stands, values[field.name])) {
      delete item.before[field.name]
      continue
    }
    real[field.name] = values[field.name]
    item.after[field.name] = shownAs(field, values[field.name])
    if (field.fixed) errors[field.name] = `「${field.label}」在新增时定下，之后不能修改`
    else if (references[field.name] !== undefined) errors[field.name] = references[field.name]!
  }
  // What is said beside a row changes nothing of it, and is written whatever its state or period.
  const held = Object.keys(item.after).length > 0 && !onlySaid(entity, Object.keys(item.after))
  const closed = held && knowsState(entity, stands) ? caught(() => refuseClosed(model, entity, stands, '修改')) : undefined
  if (closed) return { ...item, error: closed.message, errors: {} }
  const period = held ? (closedFor(periods, entity, stands) ?? closedFor(periods, entity, { ...stands, ...real })) : undefined
  if (period !== undefined) return { ...item, error: period, errors: {} }
  const conflict = caught(() => refuseConflicts(entity, stands, real, row.before))
  if (conflict) Object.assign(errors, conflict.errors ?? {})
  const waiting = Object.fromEntries(Object.entries(real).filter(([field]) => own(entity.fields, field)?.pending && errors[field] === undefined))
  Object.assign(errors, brokenByWaiting(writing, entity, stands, waiting))
  const reasons = Object.values(errors)
  return reasons.length > 0 ? { ...item, error: conflict?.message ?? reasons.join('；'), errors } : item
}

/** A state that is hidden from the person is judged when the row is written. */
function knowsState(entity: Entity, stands: Row): boolean {
  return entity.lifecycle !== undefined && Object.hasOwn(stands, entity.lifecycle.field)
}

/** A value that waits already needs no second asking; setting the current one takes back what waits. */
function isReal(entity: Entity, field: Field, stands: Row, value: unknown): boolean {
  const path = `${field.name}.pending`
  if (!field.pending || !Object.hasOwn(stands, path)) return !same(entity, field.name, stands[field.name], value)
  return valueText(field, value) !== valueText(field, stands[path])
}

/** As rows tell it: months without a day. */
function shownAs(field: Field, value: unknown): unknown {
  return typeof value === 'string' ? valueOfText(field, value) : readValue(field, value)
}

async function waitingOf(writing: Writing, entity: Entity, rows: Row[]): Promise<Map<string, Row>> {
  const names = pendingFields(entity).map((field) => field.name)
  return new Map((await withPending(writing, entity, rows, names)).map((row) => [keyText(entity, row), row]))
}

/** What is set is the same for every row: whether it is there is asked once. */
async function wrongReferences(writing: Writing, entity: Entity, changes: BulkChange[]): Promise<Record<string, string>> {
  const set = Object.fromEntries(changes.filter(({ operation }) => operation === 'set').map(({ field, value }) => [field.name, value]))
  const sound = Object.fromEntries(Object.entries(set).filter(([, value]) => typeof value === 'string' && value !== '' && !value.includes('\0')))
  const valid = Object.fromEntries(
    Object.entries(sound).filter(([field, value]) => !entity.fields[field]?.options || entity.fields[field]?.sqlType !== 'bigint' || isRowId(String(value))),
  )
  return checkReferences(writing, entity, valid, new Set(Object.keys(valid)))
}

async function writeItem(writing: Writing, entity: Entity, item: BulkItem, row: BulkRow, changes: BulkChange[], written: Written[]): Promise<void> {
  const { tx } = writing
  const form = Object.fromEntries(changes.filter(({ field }) => field.name in item.after).map(({ field }) => [field.name, item.after[field.name]]))
  const already = written.length
  await tx.query('savepoint bulk_item')
  try {
    // What this one change was worked out from must still stand when the row is locked.
    await editRow(writing, entity, { ...row.key, ...form, before: { ...item.before, ...row.before } }, {}, written)
    await tx.query('release savepoint bulk_item')
  } catch (error) {
    if (!(error instanceof Refusal) && !(error instanceof HttpRefusal)) throw error
    await tx.query('rollback to savepoint bulk_item')
    written.length = already
    item.error = error.message
    item.errors = error.errors ?? {}
  }
}

function caught(work: () => void): Refusal | undefined {
  try {
    work()
  } catch (error) {
    if (error instanceof Refusal) return error
    throw error
  }
  return undefined
}
