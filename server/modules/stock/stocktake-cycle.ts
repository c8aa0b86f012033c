/** Whose turn it is to be counted: the SKU of a warehouse that are worth most, were counted longest ago, or by lot. A question; changes nothing. */
import type { Posting } from './posting'

/** By a value of stocktake_cycle_by: SQL of the order, `$3`: the stocktake. */
const ORDER: Record<string, string> = {
  1: 'sum(b.qty) * coalesce(s.purchase_price, 0) desc',
  2: 'last.at nulls first',
  // The same for one stocktake however often it is asked.
  3: `md5($3::text || '-' || b.sku_id::text)`,
}

/** @returns ids of so many SKU that stand in the warehouse */
export async function chosenForCycle(
  { tx, asker }: Pick<Posting, 'tx' | 'asker'>, { id, warehouse_id: warehouse, cycle_by: by, cycle_count: count }: {
    id: string; warehouse_id: string; cycle_by: string | null; cycle_count: number | null
  },
): Promise<string[]> {
  const { rows } = await tx.query<{ sku: string }>(
    `select b.sku_id::text as sku from stock_balance b join sku s on s.company_id = $1 and s.id = b.sku_id
     left join lateral (select max(i.frozen_at) as at from stocktake_item i join stocktake t on t.company_id = $1 and t.id = i.stocktake_id
       where i.company_id = $1 and i.sku_id = b.sku_id and t.warehouse_id = $2::bigint and t.doc_status in ('2', '5') and t.id::text <> $3::text) last on true
     where b.company_id = $1 and b.place_kind = 'bin' and b.warehouse_id = $2::bigint and b.qty <> 0
     group by b.sku_id, s.purchase_price, last.at order by ${ORDER[by ?? ''] ?? ORDER['2']}, b.sku_id limit $4::integer`,
    [asker.companyId, warehouse, id, count ?? 20],
  )
  return rows.map(({ sku }) => sku)
}
