/** What was counted when the ledger began: the difference from the book at the end of that day comes from nowhere. Counted twice alike, it is nothing. */
import type { WriteRule } from '../../kernel/write/write.rules'
import type { Row } from '../../../contract/wire'
import { balanceAsOf, standingKey } from './as-of'
import { LEDGER_FOLLOWER } from './follower'
import { post, reverse } from './ledger'
import type { Condition, Document, Movement, Place } from './places'
import { refuse, refuseFuture, type Posting } from './posting'
import { defaultBins } from './slots'

interface Counted { id: string; warehouse: string; bin: string; day: string; movement: Omit<Movement, 'from' | 'to' | 'qty'>; qty: number }

/** @throws Refusal of what is counted twice at once, and of all that the ledger refuses */
export const openingRule: WriteRule = async (writing, written) => {
  await LEDGER_FOLLOWER.get().lock(writing, written.map(({ before, after }) => String((after ?? before)!['sku_id'])))
  for (const { before, after } of written) if (before && !after) await reverse(writing, documentOf(String(before['id'])))
  const counted = await countedOf(writing, written.flatMap(({ before, after }) => (after && !before ? [after] : [])))
  const books = new Map<string, Map<string, number>>()
  const seen = new Set<string>()
  const byDay = new Map<string, Movement[]>()
  for (const { id, warehouse, bin, day, movement, qty } of counted) {
    const key = standingKey({ ...movement, binId: bin })
    if (seen.has(key)) refuse('同一仓位的同一商品写了两行，请合并成一行', { sku_id: '写了两行' })
    seen.add(key)
    const at = `${warehouse} ${day}`
    if (!books.has(at)) books.set(at, await bookOf(writing, warehouse, day))
    const more = qty - (books.get(at)!.get(key) ?? 0)
    const [from, to]: [Place, Place] = [{ kind: 'opening' }, { kind: 'bin', warehouseId: warehouse, binId: bin }]
    const moving: Movement = { ...movement, ...(more > 0 ? { from, to } : { from: to, to: from, cost: null }), qty: Math.abs(more), document: documentOf(id) }
    byDay.set(day, [...(byDay.get(day) ?? []), moving])
  }
  for (const [day, movements] of byDay) await post(writing, movements[0]!.document!, movements, day)
}

const documentOf = (id: string): Document => ({ kind: 'stock_opening', id, no: null })

async function bookOf(posting: Posting, warehouse: string, day: string): Promise<Map<string, number>> {
  const standing = await balanceAsOf(posting, warehouse, day)
  return new Map(standing.map((each) => [standingKey(each), each.qty]))
}

async function countedOf(posting: Posting, rows: readonly Row[]): Promise<Counted[]> {
  if (rows.length === 0) return []
  const defaults = await defaultBins(posting, rows.map((row) => String(row['warehouse_id'])))
  return rows.map((row): Counted => {
    const warehouse = String(row['warehouse_id'])
    const day = String(row['count_day']).slice(0, 10)
    refuseFuture(posting, day, '清点日期', 'count_day')
    return {
      id: String(row['id']), warehouse, bin: row['bin_id'] == null ? defaults.get(warehouse)! : String(row['bin_id']), day, qty: Number(row['qty']),
      movement: {
        skuId: String(row['sku_id']), condition: row['condition'] as Condition, lot: row['lot'] as string | null, expiry: row['expiry'] as string | null,
        reason: 'opening', cost: row['unit_cost'] == null ? null : { unit: String(row['unit_cost']), currency: String(row['currency']) },
      },
    }
  })
}
