/**
 * What every call about a shipment batch does with its rows: read them under lock, write them with an audit line each, and
 * keep the batch's states true to its goods and boxes. No call is answered here.
 */
import { CODES, type Row } from '../../../../contract/wire'
import type { PackingTypeValue } from '../../../../contract/generated/enums'
import type { Entity } from '../../../../contract/model'
import { refuseConflicts, same } from '../../../kernel/write/write.conflict'
import { writingTogether } from '../../../kernel/write/together'
import type { Written } from '../../../kernel/write/written'
import { lockRow, updateRow, type Writing } from '../../../kernel/write/write.row'
import { Refusal } from '../../../kernel/asker/refusal'
import type { CallContext } from '../../../kernel/http/handler'

/** A batch whose goods may still be packed. */
const NOT_SHIPPED = '1'

/** A write under way and what it has written so far, audited together at its end. */
export interface Work {
  writing: Writing
  written: Written[]
}

/** Does the work in the call's transaction; what was written is audited, and told to open pages, at its end. */
export function inBatch<T>(context: CallContext, work: (work: Work) => Promise<T>): Promise<T> {
  return writingTogether(context, (writing, written) => work({ writing, written }))
}

/** @throws Error where the model has none of this name: the schemas and the code do not fit */
export function entityOf({ writing }: Work, name: string): Entity {
  const entity = writing.model.entities[name]
  if (!entity) throw new Error(`the model has no entity ${name}`)
  return entity
}

/** @throws Refusal notFound for a batch that is not there or of a shop that the asker does not see */
export async function lockBatch(work: Work, id: string): Promise<Row> {
  return lockRow(work.writing, entityOf(work, 'ship_batch'), { id })
}

/** @throws Refusal transition where the batch has left the warehouse or was deleted */
export async function lockOpenBatch(work: Work, id: string): Promise<Row> {
  const batch = await lockBatch(work, id)
  if (String(batch['fba_ship_status']) !== NOT_SHIPPED) throw new Refusal(CODES.transition, `批次 ${String(batch['batch_no'])} 已经不是「未发货」，不能再装箱或修改`)
  return batch
}

/** Changes a locked row by what a person saw of it (`before` of the call), where anything changes. @throws Refusal conflict */
export async function changeSeen(work: Work, name: string, row: Row, changes: Row, seen: unknown): Promise<Row> {
  const entity = entityOf(work, name)
  const real = Object.fromEntries(Object.entries(changes).filter(([field, value]) => !same(entity, field, row[field], value)))
  refuseConflicts(entity, row, real, seen)
  return change(work, name, row, real)
}

/** Changes a locked row, where anything changes. */
export async function change(work: Work, name: string, before: Row, changes: Row, action = 'edit'): Promise<Row> {
  const real = Object.fromEntries(Object.entries(changes).filter(([field, value]) => String(before[field] ?? '') !== String(value ?? '')))
  if (Object.keys(real).length === 0) return before
  const entity = entityOf(work, name)
  const after = await updateRow(work.writing, entity, before, real)
  work.written.push({ entity, action, before, after })
  return after
}

/** Rows of an entity that belong to a batch, locked, in the order of their ids. */
export function rowsOfBatch(work: Work, name: 'ship_batch_item' | 'ship_box' | 'ship_box_item', batchId: unknown): Promise<Row[]> {
  return rowsBelow(work, { name, by: 'batch_id' }, batchId)
}

/** Rows of an entity that belong to a document, by the column that names it, locked, in the order of their ids. */
export async function rowsBelow(
  work: Work, { name, by }: {
    name: 'ship_batch_item' | 'ship_box' | 'ship_box_item' | 'replenish_plan_item' | 'inbound_plan_item'; by: 'batch_id' | 'plan_id'
  }, id: unknown,
): Promise<Row[]> {
  const { tx, asker } = work.writing
  const { rows } = await tx.query<{ id: string }>(
    `select id::text as id from ${name} where company_id = $1 and ${by} = $2::bigint order by id`, [asker.companyId, id],
  )
  const found: Row[] = []
  for (const row of rows) found.push(await lockRow(work.writing, entityOf(work, name), { id: row.id }))
  return found
}

/** A whole number added up over rows; a row without it adds nothing. */
export function total(rows: readonly Row[], field: string): number {
  return rows.reduce((sum, row) => sum + Number(row[field] ?? 0), 0)
}

/**
 * The packing state that follows from the counts: nothing packed yet, every count right, or counts that do not match. A
 * batch that was uploaded stays so while its counts stay right.
 */
function packingTypeOf(items: readonly Row[], now: unknown): PackingTypeValue {
  if (total(items, 'packed_qty') === 0) return '1'
  const isRight = items.every((item) => Number(item['packed_qty'] ?? 0) === Number(item['plan_qty']))
  return isRight ? (String(now) === '4' ? '4' : '3') : '2'
}

/** The packing state that a batch's row holds: nothing else is ever written there. */
export function packingTypeIn(batch: Row): PackingTypeValue {
  return String(batch['packing_type']) as PackingTypeValue
}

/** 0 nothing printed, 1 all printed, 2 a part: of the goods (pick list or labels) and of the boxes there are (box labels). */
function printStatusOf(items: readonly Row[], boxes: readonly Row[]): '0' | '1' | '2' {
  const all = [...items, ...boxes]
  const printed = all.filter((row) => String(row['print_status']) === '1').length
  return printed === 0 ? '0' : printed === all.length ? '1' : '2'
}

/** The states of a batch and its boxes' number, which labels print, out of its goods and boxes as they are now; answers the batch. */
export async function refreshBatch(work: Work, batch: Row, action: string): Promise<Row> {
  const items = await rowsOfBatch(work, 'ship_batch_item', batch['id'])
  const boxes = await rowsOfBatch(work, 'ship_box', batch['id'])
  return change(work, 'ship_batch', batch, {
    box_count: boxes.length, packing_type: packingTypeOf(items, batch['packing_type']), print_status: printStatusOf(items, boxes),
  }, action)
}

/** What stands on a box label: the shipment's number where Amazon has given one, then U and six digits, as on Amazon's own. */
export function boxCodeOf(batch: Row, boxNo: number): string {
  const number = String(batch['shipment_id'] ?? '').trim() || String(batch['batch_no'])
  return `${number}U${String(boxNo).padStart(6, '0')}`
}
