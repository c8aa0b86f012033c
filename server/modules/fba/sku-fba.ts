/**
 * FBA stock told by the company's own goods: what a pool holds of each MSKU, times how many of a SKU one of it is by the pairings of today. A MSKU
 * that several shops of the pool list counts once.
 */
import type { Making } from '../../kernel/kept/functions'

/** Makes sku_fba anew of the pools concerned: pieces of each SKU at Amazon, by the last stock report of the pool. */
export async function skuFba({ tx, companyId, keys }: Making<'sku_fba'>): Promise<void> {
  // A key without a pool is of a shop that joins one just now.
  const only = keys === 'all' || keys.some(({ pool_id: pool }) => pool === null) ? null : [...new Set(keys.flatMap(({ pool_id: pool }) => pool ?? []))]
  await tx.query('delete from sku_fba where company_id = $1 and ($2::bigint[] is null or pool_id = any($2::bigint[]))', [companyId, only])
  await tx.query(
    `with day as (select (now() at time zone zone)::date as today from company where id = $1),
     paired as (
       select s.pool_id, p.msku, p.sku_id, max(p.qty)::int as qty from pairing p join shop s on s.company_id = $1 and s.id = p.shop_id, day d
       where p.company_id = $1 and (p.from_day is null or p.from_day <= d.today) and (p.to_day is null or p.to_day >= d.today) group by 1, 2, 3
     ),
     held as (
       select p.sku_id, p.qty, t.pool_id, t.shop_ids, t.stat_date, t.sellable_qty, t.reserved_qty, t.unsellable_qty, t.warehouse_qty,
         coalesce(t.inbound_working, 0) + coalesce(t.inbound_shipped, 0) + coalesce(t.inbound_receiving, 0) as inbound_qty
       from fba_stock t join paired p on p.pool_id = t.pool_id and p.msku = t.msku
       where t.company_id = $1 and ($2::bigint[] is null or t.pool_id = any($2::bigint[]))
     )
     insert into sku_fba (company_id, sku_id, pool_id, shop_ids, stat_date, sellable_qty, reserved_qty, unsellable_qty, warehouse_qty, inbound_qty)
     select $1, h.sku_id, h.pool_id,
       (select array_agg(distinct shop order by shop) from held o, unnest(o.shop_ids) shop where o.sku_id = h.sku_id and o.pool_id = h.pool_id),
       max(h.stat_date), sum(h.sellable_qty * h.qty), sum(h.reserved_qty * h.qty), sum(h.unsellable_qty * h.qty), sum(h.warehouse_qty * h.qty),
       sum(h.inbound_qty * h.qty)
     from held h group by h.sku_id, h.pool_id order by h.sku_id, h.pool_id`,
    [companyId, only],
  )
}
