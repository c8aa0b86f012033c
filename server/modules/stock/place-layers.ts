/**
 * How long goods have been lying in each warehouse: what is there now is what came in last, first in, first out, by the day it came into this
 * warehouse. Entries that were taken back, and those that take them back, never came. The ledger has them remade
 * with each posting, of goods that wait for nobody else then.
 */
import type { Making } from '../../kernel/kept/functions'
import { raiseDataVersions } from '../../kernel/store/data-version'
import type { Posting } from './posting'

const only = (keys: 'all' | readonly { sku_id: string | null }[]): string[] | null => (
  keys === 'all' || keys.some(({ sku_id: sku }) => sku === null) ? null : [...new Set(keys.flatMap(({ sku_id: sku }) => sku ?? []))]
)

/** After goods were moved. */
export async function keepPlaces({ tx, model, asker: { companyId } }: Posting, skuIds: readonly string[]): Promise<void> {
  if (!model.entities['place_layer'] || !model.entities['place_stock'] || skuIds.length === 0) return
  const change = { tx, model, companyId, days: 'all' as const, changed: 'stock_entry' as const, keys: [...new Set(skuIds)].map((sku_id) => ({ sku_id })) }
  await placeLayers(change)
  await placeStocks(change)
  await raiseDataVersions(tx, companyId, ['place_layer', 'place_stock'])
}

/** Goods came into a warehouse from elsewhere, and it was not taken back. */
const ARRIVED = `e.company_id = $1 and e.to_kind = 'bin' and e.reverses_id is null and (e.from_kind <> 'bin' or e.from_wh_id is distinct from e.to_wh_id)
  and not exists (select from stock_entry r where r.company_id = $1 and r.reverses_id = e.id)`

/** So many arrivals are looked at in one step back. */
const A_STEP = 200

/**
 * Arrivals in a warehouse by day, from elsewhere, and what lies there now. They are gone back through from the last one, as far as what lies there
 * reaches: of goods that come and go for years most have long gone.
 */
export async function placeLayers({ tx, companyId, keys }: Making<'place_layer'>): Promise<void> {
  const skus = only(keys)
  await tx.query('delete from place_layer where company_id = $1 and ($2::bigint[] is null or sku_id = any($2::bigint[]))', [companyId, skus])
  await tx.query(
    `with recursive there as (
       select sku_id, warehouse_id, sum(qty) as qty from stock_balance where company_id = $1 and place_kind = 'bin'
         and ($2::bigint[] is null or sku_id = any($2::bigint[])) group by 1, 2 having sum(qty) > 0),
     walk (sku_id, warehouse_id, qty, got, at, day) as (
       select sku_id, warehouse_id, qty, 0::numeric, 'infinity'::timestamptz, null::date from there
       union all
       select w.sku_id, w.warehouse_id, w.qty, w.got + c.qty, c.at, c.day from walk w cross join lateral (
         select sum(e.qty) as qty, min(e.at) as at, min(e.entry_day) as day from (
           select e.qty, e.at, e.entry_day from stock_entry e where ${ARRIVED} and e.sku_id = w.sku_id and e.to_wh_id = w.warehouse_id and e.at < w.at
           order by e.at desc limit ${A_STEP}) e) c
       where w.got < w.qty and c.at is not null),
     since as (select sku_id, warehouse_id, min(at) as at, min(day) as day from walk group by 1, 2),
     came as (
       select e.sku_id, e.to_wh_id as warehouse_id, e.entry_day as day, sum(e.qty) as qty
       from since s join stock_entry e on e.sku_id = s.sku_id and e.to_wh_id = s.warehouse_id and e.at >= s.at - interval '2 days' and e.entry_day >= s.day
       where ${ARRIVED} group by 1, 2, 3),
     queued as (
       select c.*, sum(qty) over (partition by sku_id, warehouse_id order by day desc) as newer,
         row_number() over (partition by sku_id, warehouse_id order by day) as nth from came c),
     lying as (
       select q.sku_id, q.warehouse_id, q.day, case when q.nth = 1 then t.qty - (q.newer - q.qty) else least(q.qty, t.qty - (q.newer - q.qty)) end as qty
       from queued q join there t using (sku_id, warehouse_id))
     insert into place_layer (company_id, sku_id, warehouse_id, in_day, left_qty)
     select $1, sku_id, warehouse_id, day, qty from lying where qty > 0 order by 2, 3, 4`,
    [companyId, skus],
  )
}

/** A row for each warehouse that a SKU was ever in, or is bought for: what stands below it is added up there. */
export async function placeStocks({ tx, companyId, keys }: Making<'place_stock'>): Promise<void> {
  const skus = only(keys)
  await tx.query(
    `insert into place_stock (company_id, sku_id, warehouse_id, good_qty, bad_qty, last_in)
     select $1, f.sku_id, f.warehouse_id, sum(good), sum(bad), (select max(e.entry_day) from stock_entry e
       where e.company_id = $1 and e.sku_id = f.sku_id and e.to_wh_id = f.warehouse_id and e.to_kind = 'bin' and e.reverses_id is null)
     from (
       select sku_id, warehouse_id, case when condition = 'good' then qty else 0 end as good, case when condition = 'good' then 0 else qty end as bad
       from stock_balance where company_id = $1 and place_kind = 'bin' and ($2::bigint[] is null or sku_id = any($2::bigint[]))
       union all
       select sku_id, warehouse_id, 0, 0 from purchase_order_item where company_id = $1 and ($2::bigint[] is null or sku_id = any($2::bigint[]))) f
     where f.warehouse_id is not null and f.sku_id is not null group by 2, 3 order by 2, 3
     on conflict (company_id, sku_id, warehouse_id) do update set good_qty = excluded.good_qty, bad_qty = excluded.bad_qty, last_in = excluded.last_in`,
    [companyId, skus],
  )
}
