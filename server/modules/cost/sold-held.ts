/** What a MSKU's goods cost that left, in SQL that others stand on: items of cost, and which goods of which months a MSKU takes. */

import { ITEM_SUMS, ITEMS } from './items'

/** An MSKU of a shop; `shop_id` null: of none that is known. */
export interface Pair { shop_id: string | null; msku: string | null }

/**
 * What goods of the pairs {shop_id, msku} in `$2` (null: all) left in the months from `$3` on (`taken`, `units`), and which of these a MSKU takes
 * (`held`). `$1`: the company.
 */
export const HELD = `asked as materialized (
  select g.shop_id, g.msku from (
    select shop_id, msku from pairing where company_id = $1
    union select p.shop_id, p.msku from product p join shop s on s.company_id = $1 and s.id = p.shop_id
      where p.company_id = $1 and (s.pool_id, p.msku) in (select pool_id, msku from fba_use where company_id = $1)) g
  where $2::jsonb is null or (g.shop_id, g.msku) in (select shop_id, msku from jsonb_to_recordset($2::jsonb) as k (shop_id bigint, msku text))
), made_of as (
  select p.shop_id, p.msku, p.sku_id, p.qty::numeric as qty, p.from_day, p.to_day from pairing p join asked using (shop_id, msku) where p.company_id = $1
  union all
  select m.shop_id, m.msku, c.part_id, m.qty * c.qty, greatest(m.from_day, c.from_day), least(m.to_day, c.to_day)
  from made_of m join sku s on s.company_id = $1 and s.id = m.sku_id and s.goods_kind = 'combo' join sku_part c on c.company_id = $1 and c.sku_id = m.sku_id
), goods as materialized (
  select m.shop_id, m.msku, m.sku_id, m.qty, m.from_day, m.to_day from made_of m join sku s on s.company_id = $1 and s.id = m.sku_id
  where s.goods_kind <> 'combo'
), since as materialized (
  select g.sku_id, coalesce(date_trunc('month', (select max(u.use_day) from cost_use u where u.company_id = $1 and u.sku_id = g.sku_id
    and u.use_day < $3::date and u.amount is not null and not u.late))::date, $3::date) as day
  from (select distinct sku_id from goods) g
), reckoned as materialized (select coalesce((select cost_method from company_setting where company_id = $1), 'fifo') <> 'fifo' as otherwise
), taken as materialized (
  select u.sku_id, date_trunc('month', u.use_day)::date as month, u.layer_id, sum(u.qty) as qty, sum(u.amount) as amount
  from since s join cost_use u on u.company_id = $1 and u.sku_id = s.sku_id and u.use_day >= s.day where u.amount is not null and not u.late group by 1, 2, 3
), units as materialized (
  select t.sku_id, t.month, ${ITEMS.map((name) => `sum(c.${name} * t.qty / l.in_qty) / sum(t.qty)
    * case when (select otherwise from reckoned) then sum(t.amount) / nullif(sum(c.cost * t.qty / l.in_qty), 0) else 1 end as ${name}`).join(', ')}
  from taken t join cost_layer l on l.company_id = $1 and l.id = t.layer_id cross join lateral (
    select ${ITEM_SUMS}, sum(base_amount) as cost
    from cost_line c where c.company_id = $1 and c.layer_id = t.layer_id and c.month <= greatest(t.month, l.in_day)) c
  group by 1, 2
), held as (
  select g.*, m.month, u.month as used, u.sku_id as known, ${ITEMS.map((name) => `u.${name}`).join(', ')}
  from (select distinct g.shop_id, g.msku, u.month from units u join goods g on g.sku_id = u.sku_id where u.month >= $3::date) m
  join goods g on g.shop_id = m.shop_id and g.msku = m.msku and coalesce(g.from_day <= m.month + interval '1 month - 1 day', true)
    and coalesce(g.to_day >= m.month + interval '1 month - 1 day', true)
  left join lateral (select * from units u where u.sku_id = g.sku_id and u.month <= m.month order by u.month desc limit 1) u on true
)`
