/**
 * Follows the stock ledger, in the transaction of each posting: what comes from outside is a batch, what leaves takes from batches, and what is
 * taken back is as if it had never been, or, of a closed month, goes out of its own batch or comes back at what it cost.
 */
import { roundText, timesText } from '../../../contract/decimal-text'
import { raiseDataVersions } from '../../kernel/store/data-version'
import type { Entered, LedgerFollower, Posting } from '../stock/public'
import { reread } from './averages'
import { booksOf, lockCost, type Books } from './books'
import { carry } from './carry'
import { addLines, reverseLines, type LayerCost } from './lines'
import { crossing, rematch, type Queue } from './match'
import { openMonths } from './months'
import { keepFba } from './fba/made'
import { keepParts } from './parts'
import { keepSoldCosts, takenBy } from './sold-costs'
import { keepStockCosts, skusOfLayers } from './stock-costs'
import { revalue } from './values'

/** The entry that another takes back. */
interface Original { id: string; at: string; same: boolean }

/** What cost does at every posting; called by the ledger (stock/follower.ts). */
export const followLedger: LedgerFollower = {
  lock: lockCost,
  async entered(posting, entries) {
    const books = await booksOf(posting)
    await openMonths(posting, entries.map(({ day }) => day))
    const originals = await originalsOf(posting, entries)
    const queues: Queue[] = []
    const reversed: string[] = []
    const coming: { entry: Entered; pool: string; parent: string | null }[] = []
    for (const entry of entries) {
      const { out, into } = crossing(books, entry)
      const original = originals.get(entry.id)
      // Taken back at its own moment: both are as if they had never been.
      for (const pool of [out, into]) if (pool !== null) queues.push({ skuId: entry.skuId, poolId: pool, at: entry.at, layersFrom: entry.at })
      if (original?.same) {
        reversed.push(original.id)
        continue
      }
      if (out !== null && original) queues.push(...(await cut(posting, books, entry, original)))
      if (into !== null) coming.push({ entry, pool: into, parent: out !== null ? entry.id : original?.id ?? null })
    }
    const voided = await voidLayers(posting, books, reversed)
    const layers = await addLayers(posting, books, coming)
    const changed = await rematch(posting, books, queues)
    const cutLayers = await layersOfEntries(posting, [...originals.values()].filter(({ same }) => !same).map(({ id }) => id))
    const valued = [...new Set([...voided, ...changed.layers, ...cutLayers])]
    const further = [...await revalue(posting, books, valued), ...await reread(posting, books, queues)]
    const carried = await carry(posting, books, { entries: [...changed.parents, ...further], layers })
    const skuIds = [...entries.map(({ skuId }) => skuId), ...await skusOfLayers(posting, carried)]
    // First in, first out, what is matched is parted with it; another reading of the same pieces came to other amounts.
    await keepParts(posting, books, { layerIds: [...valued, ...carried], skuIds: books.method === 'fifo' ? [] : skuIds })
    await keepStockCosts(posting, skuIds)
    const sent = await keepFba(posting, skuIds)
    await keepSoldCosts(posting, books, [...valued, ...carried], takenBy(books, skuIds, changed), sent)
    await raiseDataVersions(posting.tx, posting.asker.companyId, ['cost_layer', 'cost_line', 'cost_use'])
  },
}

async function originalsOf({ tx, asker }: Posting, entries: readonly Entered[]): Promise<Map<string, Original>> {
  const reversing = entries.filter(({ reverses }) => reverses !== null)
  if (reversing.length === 0) return new Map()
  const { rows } = await tx.query<Original & { by: string }>(
    `select r.id::text as by, o.id::text, o.at::text, o.at = r.at as same from stock_entry r join stock_entry o on o.company_id = $1 and o.id = r.reverses_id
     where r.company_id = $1 and r.id = any($2::bigint[])`,
    [asker.companyId, reversing.map(({ id }) => id)],
  )
  return new Map(rows.map(({ by, ...original }) => [by, original]))
}

/** Batches that came by these entries hold nothing any more, and their cost is taken back. */
async function voidLayers(posting: Posting, books: Books, entryIds: readonly string[]): Promise<string[]> {
  if (entryIds.length === 0) return []
  const { rows } = await posting.tx.query<{ id: string }>(
    'update cost_layer set in_qty = 0 where company_id = $1 and entry_id = any($2::bigint[]) and in_qty <> 0 returning id::text',
    [posting.asker.companyId, entryIds],
  )
  const layerIds = rows.map(({ id }) => id)
  if (layerIds.length > 0) await reverseLines(posting, books, { layerIds })
  return layerIds
}

/**
 * What came in a closed month and is taken back now goes out of its own batch, as far as the closed months left of it; its cost is taken back in
 * the open month. The rest goes out like anything else.
 */
async function cut(posting: Posting, books: Books, entry: Entered, original: Original): Promise<Queue[]> {
  const { tx, asker } = posting
  const { rows } = await tx.query<{ id: string; pool: string; from: string; qty: number }>(
    `update cost_layer l set cut_qty = l.cut_qty + c.qty from (
       select l.id, greatest(0, least($3::int, l.cum - greatest(l.cum - l.in_qty + l.cut_qty, coalesce((
         select u.pos from cost_use u where u.company_id = $1 and u.sku_id = l.sku_id and u.pool_id = l.pool_id and u.layer_id is not null
           and u.pos is not null and not u.late and u.use_day <= $4::date order by u.at desc, u.pos desc limit 1), 0)))) as qty
       from cost_layer l where l.company_id = $1 and l.entry_id = $2) c
     where l.company_id = $1 and l.id = c.id returning l.id::text, l.pool_id as pool, l.in_at::text as from, c.qty`,
    [asker.companyId, original.id, entry.qty, books.closed],
  )
  const [layer] = rows
  if (!layer) return []
  await reverseLines(posting, books, { layerIds: [layer.id] })
  if (layer.qty > 0) await tx.query(
    `insert into cost_use (company_id, layer_id, entry_id, sku_id, pool_id, warehouse_id, at, use_day, qty, pos, before_qty, late, missing_qty, amount,
       currency, reason, doc_kind, doc_id, doc_line, doc_no)
     select $1, l.id, e.id, l.sku_id, l.pool_id, e.from_wh_id, e.at, e.entry_day, $4, null, l.in_qty - l.cut_qty, false, $4, null, $5,
       e.reason, e.doc_kind, e.doc_id, e.doc_line, e.doc_no
     from cost_layer l join stock_entry e on e.company_id = $1 and e.id = $3 where l.company_id = $1 and l.id = $2`,
    [asker.companyId, layer.id, entry.id, layer.qty, books.currency],
  )
  return [{ skuId: entry.skuId, poolId: layer.pool, at: entry.at, layersFrom: layer.from }]
}

/** @returns the batches that descend from other entries */
async function addLayers(
  posting: Posting, books: Books, coming: readonly { entry: Entered; pool: string; parent: string | null }[],
): Promise<string[]> {
  if (coming.length === 0) return []
  const { tx, asker } = posting
  const rows = coming.map(({ entry, pool, parent }) => ({
    entry_id: entry.id, sku_id: entry.skuId, pool_id: pool, warehouse_id: entry.to.warehouseId, in_at: entry.at, in_day: entry.day, in_qty: entry.qty,
    reason: entry.reason, doc_kind: entry.document.kind, doc_id: entry.document.id, doc_line: entry.line, doc_no: entry.document.no, parent,
  }))
  const { rows: made } = await tx.query<{ id: string; entry: string }>(
    `insert into cost_layer (company_id, entry_id, sku_id, pool_id, warehouse_id, in_at, in_day, in_qty, cut_qty, cum, reason, doc_kind, doc_id,
       doc_line, doc_no, currency)
     select $1, l.entry_id, l.sku_id, l.pool_id, l.warehouse_id, l.in_at, l.in_day, l.in_qty, 0, 0, l.reason, l.doc_kind, l.doc_id, l.doc_line, l.doc_no, $2
     from jsonb_to_recordset($3::jsonb) as l (entry_id bigint, sku_id bigint, pool_id text, warehouse_id bigint, in_at timestamptz, in_day date, in_qty integer,
       reason text, doc_kind text, doc_id text, doc_line text, doc_no text) returning id::text, entry_id::text as entry`,
    [asker.companyId, books.currency, JSON.stringify(rows)],
  )
  const layerOf = new Map(made.map(({ id, entry }) => [entry, id]))
  const children = coming.flatMap(({ entry, parent }) => (parent === null ? [] : [{ layer_id: layerOf.get(entry.id), entry_id: parent }]))
  if (children.length > 0) await tx.query(
    `insert into cost_parent (company_id, layer_id, entry_id)
     select $1, p.layer_id, p.entry_id from jsonb_to_recordset($2::jsonb) as p (layer_id bigint, entry_id bigint)`,
    [asker.companyId, JSON.stringify(children)],
  )
  await addLines(posting, books, coming.flatMap(({ entry }): LayerCost[] => (entry.cost === null ? [] : [{
    layerId: layerOf.get(entry.id)!, kind: 'purchase', basis: entry.cost.basis ?? 'bill',
    amount: roundText(timesText(entry.cost.unit, String(entry.qty)), 4) ?? '0',
    currency: entry.cost.currency, day: entry.day, cause: { ...entry.document, line: entry.line },
  }])))
  return children.flatMap(({ layer_id: id }) => id ?? [])
}

async function layersOfEntries({ tx, asker }: Posting, entryIds: readonly string[]): Promise<string[]> {
  if (entryIds.length === 0) return []
  const { rows } = await tx.query<{ id: string }>(
    'select id::text from cost_layer where company_id = $1 and entry_id = any($2::bigint[])', [asker.companyId, entryIds],
  )
  return rows.map(({ id }) => id)
}
