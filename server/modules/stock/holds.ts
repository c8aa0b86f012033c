/** Goods that a document keeps for itself until it moves them: still on hand, no longer to be had by others. */
import { raiseDataVersions } from '../../kernel/store/data-version'
import type { Document, Goods, Place } from './places'
import { refuse, type Posting } from './posting'
import { lockSlots } from './slots'

interface Wanted extends Goods { place: Place; qty: number }

/** @throws Refusal where there is not as much to be had */
export async function hold(posting: Posting, document: Document, wanted: readonly Wanted[]): Promise<void> {
  const { tx, asker, now } = posting
  const slots = await lockSlots(posting, wanted.map((each) => ({ place: each.place, goods: each })))
  const asked = new Map<string, number>()
  slots.forEach(({ id }, at) => asked.set(id, (asked.get(id) ?? 0) + wanted[at]!.qty))
  for (const { id, qty, held, sku, warehouse } of slots) {
    const want = asked.get(id) ?? 0
    if (qty - held < want) refuse(`「${warehouse}」的「${sku}」可用 ${qty - held} 个${held > 0 ? `（在库 ${qty}，已锁定 ${held}）` : ''}，不够 ${want} 个`)
  }
  const rows = [...new Map(slots.map((slot) => [slot.id, slot])).values()].map(({ id, skuId, warehouseId }) => ({
    balance_id: id, sku_id: skuId, warehouse_id: warehouseId, qty: asked.get(id),
  }))
  await tx.query(
    `insert into stock_hold (company_id, balance_id, sku_id, warehouse_id, qty, doc_kind, doc_id, doc_no, creator, create_time)
     select $1, h.balance_id, h.sku_id, h.warehouse_id, h.qty, $2, $3, $4, $5, $6::timestamptz
     from jsonb_to_recordset($7::jsonb) as h (balance_id bigint, sku_id bigint, warehouse_id bigint, qty integer)`,
    [asker.companyId, document.kind, document.id, document.no, asker.employeeId, now.toISOString(), JSON.stringify(rows)],
  )
  await raiseDataVersions(tx, asker.companyId, ['sku', 'stock_balance', 'stock_hold'])
}

/** Lets go of all that the document holds. */
export async function release({ tx, asker }: Posting, document: Document): Promise<void> {
  const { rowCount } = await tx.query(
    'delete from stock_hold where company_id = $1 and doc_kind = $2 and doc_id = $3', [asker.companyId, document.kind, document.id],
  )
  if (rowCount > 0) await raiseDataVersions(tx, asker.companyId, ['sku', 'stock_balance', 'stock_hold'])
}
