/**
 * Closed periods: what stands in a month that is closed is changed by nobody, whichever way it would be written. One place
 * asks the modules' locks; the write path, imports and their undoing, fee rules and rows made out of facts all ask it. An
 * entity's schema says which of its dates the lock is about (`period`), so that the kernel names no business entity. Decides
 * by itself nothing: without a module's lock every period is open.
 */
import { traits } from '../../../kinds/column-kinds'
import { escapeIdentifier } from 'pg'
import type { Entity, Model } from '../../../contract/model'
import { CODES, type Row } from '../../../contract/wire'
import { Refusal } from '../asker/refusal'
import { slot } from '../asker/slot'
import type { Tx } from '../store/connect'

/** Days of some shops that nobody writes any more. */
export interface ClosedPeriod {
  /** First and last day (yyyy-mm-dd), both closed. */
  from: string
  to: string
  /** Ids of the shops whose books are closed. */
  shops: readonly string[] | 'all'
  /** Only rows whose field has one of these values (rates of the currencies that closed books count in); left out: all of them. */
  only?: { field: string; values: readonly string[] }
  /** Why, and what to do, in Chinese: 「2026-03 已结账，请先反结账」. */
  says: string
}

/** What a module that closes periods brings (`Module.locks`). */
export interface PeriodLock {
  /** The closed periods that rows of this entity fall under. Asked in the transaction that is about to write. */
  closed(asking: { tx: Tx; model: Model; companyId: number }, entity: Entity): Promise<readonly ClosedPeriod[]>
}

/** Filled from `Module.locks`; every lock is asked. */
export const PERIOD_LOCKS = slot<readonly PeriodLock[]>('locks of periods')

/** What is closed of an entity's rows; []: nothing, or the lock is not about its rows. */
export async function closedPeriods(tx: Tx, model: Model, companyId: number, entity: Entity): Promise<ClosedPeriod[]> {
  if (entity.period === undefined) return []
  const found: ClosedPeriod[] = []
  for (const lock of PERIOD_LOCKS.get()) found.push(...(await lock.closed({ tx, model, companyId }, entity)))
  return found
}

/** Why a row may not be written; undefined: it may. A row of no shop is closed with the first shop whose figures it decides. */
export function closedFor(closed: readonly ClosedPeriod[], entity: Entity, row: Readonly<Row>): string | undefined {
  const day = entity.period === undefined ? undefined : dayText(row[entity.period])
  if (day === undefined) return undefined
  const last = traits(entity.fields[entity.period!]).names === 'month' ? `${day.slice(0, 7)}-31` : day
  const shops = shopsOf(entity, row)
  return closed.find((each) => each.from <= last && day <= each.to && (each.shops === 'all' || !shops || shops.some((shop) => each.shops.includes(shop)))
    && (!each.only || each.only.values.includes(String(row[each.only.field]))))?.says
}

/** What is asked of a row of a file: its day, and the shop whose the file is. */
export function periodRow(entity: Entity, day: string, shopId: string | undefined): Row {
  const { shop } = entity.scope
  return { ...(entity.period === undefined ? {} : { [entity.period]: day }), ...(shop === undefined ? {} : { [shop]: shopId }) }
}

/**
 * The one question of all who write.
 * @param rows as they stand and as they are to be, by the entity's fields
 * @throws Refusal period, with the lock's own sentence
 */
export async function refuseClosedPeriod(tx: Tx, model: Model, companyId: number, entity: Entity, rows: readonly Readonly<Row>[]): Promise<void> {
  const closed = await closedPeriods(tx, model, companyId, entity)
  if (closed.length === 0) return
  for (const row of rows) {
    const says = closedFor(closed, entity, row)
    if (says !== undefined) throw new Refusal(CODES.period, says)
  }
}

/** Runs `make`, which writes rows of an entity anew, and leaves those of closed periods exactly as they stand, ids and all. */
export async function keepingClosed(tx: Tx, model: Model, companyId: number, entity: Entity, make: () => Promise<void>): Promise<void> {
  const closed = await closedPeriods(tx, model, companyId, entity)
  if (closed.length === 0) return make()
  const table = escapeIdentifier(entity.table)
  const values = [companyId, JSON.stringify(closed)]
  const within = `t.company_id = $1 and ${closedSql(entity)}`
  await tx.query('drop table if exists kept_closed')
  await tx.query(`create temporary table kept_closed on commit drop as select t.* from ${table} t where false`)
  await tx.query(`insert into kept_closed select t.* from ${table} t where ${within}`, values)
  await make()
  await tx.query(`delete from ${table} t where ${within}`, values)
  await tx.query(`insert into ${table} select * from kept_closed`)
  await tx.query('drop table kept_closed')
}

/** Whether a row falls under closed periods. `row`: the alias of its table; `periods`: the placeholder of the periods' JSON. */
export function closedSql(entity: Entity, row = 't', periods = '$2'): string {
  const day = `${row}.${escapeIdentifier(entity.period!)}`
  const last = traits(entity.fields[entity.period!]).names === 'month' ? `(${day} + interval '1 month - 1 day')::date` : `${day}::date`
  const { shop } = entity.scope
  const own = shop === undefined || shop.includes('.') ? undefined : `${row}.${escapeIdentifier(shop)}::text`
  const ofShop = own === undefined ? '' : ` and (c.shops = '"all"'::jsonb or c.shops ? ${own})`
  const only = ` and (c."only" is null or c."only" -> 'values' ? (to_jsonb(${row}) ->> (c."only" ->> 'field')))`
  const bounds = `c."from" <= ${last} and ${day}::date <= c."to"${ofShop}${only}`
  return `exists (select from jsonb_to_recordset(${periods}::jsonb) as c ("from" date, "to" date, shops jsonb, "only" jsonb) where ${bounds})`
}

function shopsOf(entity: Entity, row: Readonly<Row>): string[] | undefined {
  const { shop } = entity.scope
  const value = shop === undefined || shop.includes('.') ? undefined : row[shop]
  if (value === undefined || value === null) return undefined
  return Array.isArray(value) ? value.map(String) : [String(value)]
}

/** yyyy-mm-dd of a day, a month (its first) or a moment. */
function dayText(value: unknown): string | undefined {
  const text = value instanceof Date ? value.toISOString() : typeof value === 'string' ? value : ''
  const found = /^\d{4}-\d{2}(-\d{2})?/.exec(text)?.[0]
  return found === undefined ? undefined : found.length === 7 ? `${found}-01` : found
}
