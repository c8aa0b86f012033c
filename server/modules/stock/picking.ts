/** Where good pieces are taken from that stand anywhere in a warehouse: a line's own bin, then what expires first, then the default bin. */
import type { Posting } from './posting'

/** Good pieces of one bin and lot. */
interface Lying {
  skuId: string
  binId: string
  /** The bin's, as staff write it. */
  code: string
  lot: string
  /** On hand and held for nobody. */
  free: number
}

/** What a line wants of them. `only`: of that bin alone (its id). `first`: of that bin before others (its code). */
interface Picking { skuId: string; qty: number; only?: string | null; first?: string | null }

/** In the order in which they are taken. Nothing is locked. */
export async function lyingIn({ tx, asker }: Posting, warehouseId: string, skuIds: readonly string[]): Promise<Lying[]> {
  const { rows } = await tx.query<Lying>(
    `select b.sku_id::text as "skuId", b.bin_id::text as "binId", w.code, b.lot,
       greatest(0, b.qty - coalesce((select sum(h.qty) from stock_hold h where h.company_id = $1 and h.balance_id = b.id), 0))::int as free
     from stock_balance b join warehouse_bin w on w.company_id = $1 and w.id = b.bin_id
     where b.company_id = $1 and b.place_kind = 'bin' and b.warehouse_id = $2::bigint and b.sku_id = any($3::bigint[]) and b.condition = 'good' and b.qty > 0
     order by b.expiry nulls last, w.is_default desc nulls last, b.id`,
    [asker.companyId, warehouseId, skuIds],
  )
  return rows
}

/** Line after line, what each takes of what is there, and how many it lacks. Pure. */
export function allocate<Place extends Lying>(lying: readonly Place[], wanted: readonly Picking[]): { taken: { of: Place; qty: number }[]; missing: number }[] {
  const left = new Map(lying.map((each) => [each, each.free]))
  return wanted.map(({ skuId, qty, only, first }) => {
    const own = lying.filter((each) => each.skuId === skuId && (!only || each.binId === only))
    const taken: { of: Place; qty: number }[] = []
    let missing = qty
    for (const of of [...own.filter(({ code }) => code === first), ...own.filter(({ code }) => code !== first)]) {
      const part = Math.min(missing, left.get(of)!)
      if (part === 0) continue
      left.set(of, left.get(of)! - part)
      taken.push({ of, qty: part })
      missing -= part
    }
    return { taken, missing }
  })
}
