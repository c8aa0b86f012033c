/**
 * Bins of the demo company's main warehouse: shelves, the bins that some SKU always have, and what came last and waits in the receiving bin,
 * all of it, half of it, or put away already.
 */
import { hold, post, type Movement, type Place } from '../modules/stock/public'
import { addDays, COMPANY_ZONE, momentOf } from './calendar.demo'
import { KEEPER } from './company.demo'
import type { DemoRow } from './rows.demo'
import { postingOf, type Posted, type StockDocument } from './stock.demo'

interface Context extends Posted {
  warehouse: number
  skus: readonly number[]
  kept(entity: string, rows: DemoRow[]): Promise<number[]>
}

/** Receipts of so many days are in the story, the newest of them. */
const DAYS = 30
const SHOWN = 5
/** Shelves A to C, four bins each. */
const SHELVES = ['A', 'B', 'C'].flatMap((row) => [1, 2, 3, 4].map((at) => `${row}-0${at}`))
/** So many SKU have a bin of their own. */
const FIXED = 60

interface DemoBins { receiving: number; shelves: number[] }

/** Writes the bins of the warehouse and those that some SKU always have. @returns their ids: the receiving bin and the shelves */
export async function writeBins({ warehouse, skus, people, clock, kept }: Context): Promise<DemoBins> {
  const [receiving, ...shelves] = await kept('warehouse_bin', [
    { warehouse_id: warehouse, code: '收货位', is_default: false, is_receiving: true },
    ...SHELVES.map((code) => ({ warehouse_id: warehouse, code, is_default: false, is_receiving: false })),
  ])
  const at = momentOf(addDays(clock.today, -DAYS), 10 * 3600, COMPANY_ZONE)
  await kept('sku_bin', skus.slice(0, FIXED).map((sku, nth): DemoRow => (
    { warehouse_id: warehouse, sku_id: sku, bin_id: shelves[nth % shelves.length]!, creator: people[KEEPER]!, create_time: at, update_time: at }
  )))
  return { receiving: receiving!, shelves }
}

/** The newest receipts of the warehouse, which its receiving bin took in. */
export function received(documents: readonly StockDocument[], warehouse: number, today: string): StockDocument[] {
  return documents.filter(({ kind, row }) => kind === 'receipt' && row['receipt_state'] === '5' && row['warehouse_id'] === warehouse
    && String(row['receive_date']) >= addDays(today, -DAYS)).slice(-SHOWN)
}

interface Line { sku: number; condition: 'good' | 'bad'; qty: number }

/** What came of each SKU, good and bad. */
function linesOf({ lines: { rows } }: StockDocument): Line[] {
  const found = new Map<string, Line>()
  for (const line of rows) {
    for (const condition of ['good', 'bad'] as const) {
      const [sku, qty] = [Number(line['sku_id']), Number(line[`${condition}_qty`])]
      if (qty > 0) found.set(`${sku} ${condition}`, { sku, condition, qty: qty + (found.get(`${sku} ${condition}`)?.qty ?? 0) })
    }
  }
  return [...found.values()]
}

/** After they are posted: the oldest are put away, one is half done, the others wait. */
export async function writePutaways(context: Context, receipts: readonly StockDocument[], { receiving, shelves }: DemoBins): Promise<void> {
  const { warehouse, skus, people, clock, kept } = context
  const shelfOf = (sku: unknown): number => shelves[Math.max(0, skus.indexOf(Number(sku))) % shelves.length]!
  const lines = receipts.map(linesOf)
  const shareOf = (at: number): number => (at < receipts.length - 2 ? 1 : at === receipts.length - 2 ? 0.5 : 0)
  const put = (at: number, qty: number): number => Math.ceil(qty * shareOf(at))
  const stateOf = (at: number): string => (shareOf(at) === 1 ? '2' : shareOf(at) > 0 ? '1' : '0')
  const dayOf = (at: number): string => String(receipts[at]!.row['receive_date'])
  const rows = receipts.map(({ row }, at): DemoRow => ({
    doc_no: `SJ${dayOf(at).replaceAll('-', '')}${String(at + 1).padStart(4, '0')}`, putaway_state: stateOf(at), warehouse_id: warehouse,
    receipt_id: receipts[at]!.id, source_no: row['receipt_no'], operator: shareOf(at) > 0 ? people[KEEPER]! : null,
    finish_time: shareOf(at) === 1 ? momentOf(dayOf(at), 18 * 3600 + 1800, COMPANY_ZONE) : null, creator: people[KEEPER]!,
    create_time: momentOf(dayOf(at), 17 * 3600, COMPANY_ZONE),
  }))
  const ids = await kept('putaway', rows)
  const codes = new Map(shelves.map((id, at) => [id, SHELVES[at]!]))
  const items = lines.flatMap((of, at) => of.map((line) => ({ at, ...line, done: put(at, line.qty) })))
  const itemIds = await kept('putaway_item', items.map(({ at, sku, condition, qty, done }): DemoRow => ({
    putaway_id: ids[at]!, warehouse_id: warehouse, sku_id: sku, condition, lot: '', qty, done_qty: done, suggest_bin_id: shelfOf(sku),
    suggest_why: skus.indexOf(sku) < FIXED && condition === 'good' ? '2' : '4', put_bins: done > 0 ? `${codes.get(shelfOf(sku))} × ${done}` : null,
  })))
  const from: Place = { kind: 'bin', warehouseId: String(warehouse), binId: String(receiving) }
  for (const [at, { doc_no: no }] of rows.entries()) {
    const document = { kind: 'putaway' as const, id: String(ids[at]), no: String(no) }
    const own = items.flatMap((item, nth) => (item.at === at ? [{ ...item, id: String(itemIds[nth]) }] : []))
    await post(postingOf(context, dayOf(at)), document, own.map(({ id, sku, condition, done }): Movement => ({
      skuId: String(sku), condition, from, to: { kind: 'bin', warehouseId: String(warehouse), binId: String(shelfOf(sku)) }, qty: done, reason: 'putaway',
      line: id,
    })), dayOf(at))
    const open = own.filter(({ qty, done }) => qty > done)
    if (open.length > 0) await hold(postingOf(context, clock.today), document, open.map(({ sku, condition, qty, done }) => (
      { skuId: String(sku), condition, place: from, qty: qty - done }
    )))
  }
}
