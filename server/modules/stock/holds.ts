/** Goods that a document keeps for itself until it moves them: still on hand, no longer to be had by others. */
import { raiseDataVersions } from '../../kernel/store/data-version'
import { markLater } from '../../kernel/write/later'
import type { Condition, Document, Goods, Place } from './places'
import { refuse, type Posting } from './posting'
import { allocate, lyingIn } from './picking'
import { codeOf, lockSlots, type Slot } from './slots'

interface Wanted extends Goods { place: Place; qty: number }

/** @throws Refusal where there is not as much to be had */
export async function hold(posting: Posting, document: Document, wanted: readonly Wanted[]): Promise<void> {
  const slots = await lockSlots(posting, wanted.map((each) => ({ place: each.place, goods: each })))
  const asked = new Map<string, number>()
  slots.forEach(({ id }, at) => asked.set(id, (asked.get(id) ?? 0) + wanted[at]!.qty))
  for (const { id, qty, held, sku, warehouse } of slots) {
    const want = asked.get(id) ?? 0
    if (qty - held < want) refuse(`「${warehouse}」的「${sku}」可用 ${qty - held} 个${held > 0 ? `（在库 ${qty}，已锁定 ${held}）` : ''}，不够 ${want} 个`)
  }
  await keep(posting, document, [...new Map(slots.map((slot) => [slot.id, slot])).values()].map((slot) => ({ slot, qty: asked.get(slot.id)! })))
}

/** `binId` left out: whatever bins of the warehouse have it. */
interface WantedAnywhere { skuId: string; binId?: string | null; qty: number }

/**
 * Holds good pieces wherever they stand in a warehouse: those that expire first, then the default bin's.
 * @throws Refusal that names everything that is short, and by how much
 */
export async function holdAnywhere(posting: Posting, document: Document, warehouseId: string, wanted: readonly WantedAnywhere[]): Promise<void> {
  const standing = await lyingIn(posting, warehouseId, wanted.map(({ skuId }) => skuId))
  const slots = await lockSlots(posting, standing.map(({ skuId, lot, binId }) => (
    { place: { kind: 'bin', warehouseId, binId }, goods: { skuId, condition: 'good', lot } }
  )))
  const lying = standing.map((each, at) => ({ ...each, slot: slots[at]!, free: Math.max(0, slots[at]!.qty - slots[at]!.held) }))
  const taken = new Map<string, { slot: Slot; qty: number }>()
  const short: string[] = []
  for (const [at, found] of allocate(lying, wanted.map(({ skuId, binId, qty }) => ({ skuId, qty, only: binId ?? null }))).entries()) {
    const { skuId, qty: want } = wanted[at]!
    for (const { of: { slot }, qty } of found.taken) taken.set(slot.id, { slot, qty: (taken.get(slot.id)?.qty ?? 0) + qty })
    if (found.missing > 0) short.push(`「${await codeOf(posting, skuId)}」缺 ${found.missing} 个（需要 ${want}，可用 ${want - found.missing}）`)
  }
  if (short.length > 0) refuse(`缺料：${short.join('；')}`)
  await keep(posting, document, [...taken.values()])
}

/** What a document holds, by place and lot. */
export interface Held { skuId: string; binId: string; condition: Condition; lot: string; qty: number }

/** In the order in which they were held; nothing is locked. */
export async function heldBy({ tx, asker }: Posting, document: Pick<Document, 'kind' | 'id'>): Promise<Held[]> {
  const { rows } = await tx.query<Held>(
    `select b.sku_id::text as "skuId", b.bin_id::text as "binId", b.condition, b.lot, h.qty::int as qty
     from stock_hold h join stock_balance b on b.company_id = $1 and b.id = h.balance_id
     where h.company_id = $1 and h.doc_kind = $2 and h.doc_id = $3 order by h.id`,
    [asker.companyId, document.kind, document.id],
  )
  return rows
}

async function keep(posting: Posting, document: Document, kept: readonly { slot: Slot; qty: number }[]): Promise<void> {
  const { tx, asker, now } = posting
  const rows = kept.map(({ slot: { id, skuId, warehouseId }, qty }) => ({ balance_id: id, sku_id: skuId, warehouse_id: warehouseId, qty }))
  await tx.query(
    `insert into stock_hold (company_id, balance_id, sku_id, warehouse_id, qty, doc_kind, doc_id, doc_no, creator, create_time)
     select $1, h.balance_id, h.sku_id, h.warehouse_id, h.qty, $2, $3, $4, $5, $6::timestamptz
     from jsonb_to_recordset($7::jsonb) as h (balance_id bigint, sku_id bigint, warehouse_id bigint, qty integer)`,
    [asker.companyId, document.kind, document.id, document.no, asker.employeeId, now.toISOString(), JSON.stringify(rows)],
  )
  await told(posting, rows.map(({ sku_id: skuId }) => skuId))
}

/** Lets go of all that the document holds. */
export async function release(posting: Posting, document: Document): Promise<void> {
  const { tx, asker } = posting
  const { rows } = await tx.query<{ sku: string }>(
    'delete from stock_hold where company_id = $1 and doc_kind = $2 and doc_id = $3 returning sku_id::text as sku', [
      asker.companyId, document.kind, document.id,
    ],
  )
  if (rows.length > 0) await told(posting, rows.map(({ sku }) => sku))
}

async function told({ tx, model, asker }: Posting, skuIds: readonly string[]): Promise<void> {
  await markLater(tx, model, asker.companyId, [{ facts: 'stock_hold', rows: skuIds.map((id) => ({ sku_id: id })) }])
  await raiseDataVersions(tx, asker.companyId, ['sku', 'stock_balance', 'stock_hold'])
}
