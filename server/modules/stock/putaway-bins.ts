/** Where goods wait before they are put away, and where they had best be put. */
import type { Condition } from './places'
import type { Posting } from './posting'

/** @returns the bin where a warehouse's purchased goods wait, made when it is first needed; null: the warehouse puts them into their bins at once */
export async function receivingBin({ tx, asker }: Pick<Posting, 'tx' | 'asker'>, warehouseId: string): Promise<string | null> {
  const { rows: [bin] } = await tx.query<{ id: string }>(
    `insert into warehouse_bin (company_id, warehouse_id, code, is_default, is_receiving)
     select $1, w.id, '收货位', false, true from warehouse w where w.company_id = $1 and w.id = $2::bigint and w.putaway
       and not exists (select from warehouse_bin b where b.company_id = $1 and b.warehouse_id = w.id and b.is_receiving)
     on conflict (company_id, warehouse_id, code) do update set is_receiving = true returning id::text`, [asker.companyId, warehouseId],
  )
  if (bin) return bin.id
  const { rows } = await tx.query<{ id: string }>(
    `select b.id::text from warehouse_bin b join warehouse w on w.company_id = $1 and w.id = b.warehouse_id
     where b.company_id = $1 and b.warehouse_id = $2::bigint and b.is_receiving and w.putaway order by b.id limit 1`, [asker.companyId, warehouseId],
  )
  return rows[0]?.id ?? null
}

/** Goods that are to be put away. `wanted`: the bin that their document names. */
export interface Awaiting { skuId: string; condition: Condition; wanted: string | null }

/** The bin, and a value of putaway_item_suggest_why: named by the document, the SKU's own, where it lies now, where it lay last. */
interface Suggested { bin: string | null; why: '1' | '2' | '3' | '4' | null }

/**
 * In their order. A SKU's own bin is for good pieces alone; among bins where it lies the one with the most comes first, the default bin last.
 */
export async function suggestBins({ tx, asker }: Pick<Posting, 'tx' | 'asker'>, warehouseId: string, awaiting: readonly Awaiting[]): Promise<Suggested[]> {
  const { rows } = await tx.query<Suggested>(
    `select bin, why from (
       select g.at, coalesce(g.wanted, own.bin, lies.bin)::text as bin,
         case when g.wanted is not null then '1' when own.bin is not null then '2' when lies.qty > 0 then '3' when lies.bin is not null then '4' end as why
       from jsonb_to_recordset($3::jsonb) as g (at integer, "skuId" bigint, condition text, wanted bigint)
       left join lateral (select o.bin_id as bin from sku_bin o where o.company_id = $1 and o.warehouse_id = $2::bigint and o.sku_id = g."skuId"
         and g.condition = 'good') own on true
       left join lateral (
         select b.bin_id as bin, b.qty from stock_balance b join warehouse_bin w on w.company_id = $1 and w.id = b.bin_id
         where b.company_id = $1 and b.place_kind = 'bin' and b.warehouse_id = $2::bigint and b.sku_id = g."skuId" and b.condition = g.condition
           and w.is_receiving is not true
         order by b.qty > 0 desc, w.is_default nulls first, b.qty desc, b.id desc limit 1) lies on true) found
     order by at`,
    [asker.companyId, warehouseId, JSON.stringify(awaiting.map((each, at) => ({ ...each, at })))],
  )
  return rows
}
