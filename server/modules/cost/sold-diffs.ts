/**
 * What became known later of what a piece of a past month had cost: by MSKU, the month in which it left, the month in which it counts and the document
 * that says so. For the profit, which keeps past months as they were told and has the difference in the month of the document, or in the first that is
 * open. Of local goods it is what lines of cost say of batches after their pieces had left; of Amazon's goods what is different in closed months
 * (fba/layers.ts), by batch. By averages a later bill is part of what is there, so that local goods have none. Closed months' rows stand.
 */
import { FIRST_DAY } from '../../../contract/days'
import type { Making } from '../../kernel/kept/functions'
import type { Tx } from '../../kernel/store/connect'
import { monthOf } from './books'
import { openDay } from './fba/layers'
import { isOf, ITEMS } from './items'
import { HELD, type Pair } from './sold-held'

const each = (of: (name: string) => string): string => ITEMS.map(of).join(', ')

/**
 * `local`: a line and what it takes the place of name the one document that says so. `$4`: the first open month. A piece of a month is told what it
 * costs by the lines up to that month (sold-costs.ts); these are the lines after it.
 */
const LOCAL = `said as materialized (
  select c.layer_id, c.sku_id, c.kind, c.month, c.base_amount, coalesce(n.doc_kind, c.doc_kind) as doc_kind, coalesce(n.doc_id, c.doc_id)::text as doc_id,
    coalesce(n.doc_no, c.doc_no) as doc_no
  from cost_line c left join lateral (
    select doc_kind, doc_id, doc_no from cost_line n where c.reverses_id is not null and n.company_id = $1 and n.layer_id = c.layer_id
      and n.create_time = c.create_time and n.kind = c.kind and n.reverses_id is null order by n.id limit 1) n on true
  where c.company_id = $1 and c.sku_id in (select sku_id from goods) and c.line_day >= greatest($3::date, $4::date) and c.diff_amount <> 0
    and not (select otherwise from reckoned)
), whole as (select sku_id, month, sum(qty) as qty from taken group by 1, 2
), later as materialized (
  select t.sku_id, t.month as used, c.month, c.doc_kind, c.doc_id, c.doc_no, ${
    ITEMS.map((item) => `sum(c.base_amount * t.qty / l.in_qty) filter (where ${isOf(item, 'c.')}) / max(w.qty) as ${item}`).join(', ')}
  from said c join taken t on t.layer_id = c.layer_id and t.sku_id = c.sku_id join cost_layer l on l.company_id = $1 and l.id = c.layer_id
  join whole w on w.sku_id = t.sku_id and w.month = t.month where c.month > greatest(t.month, l.in_day) group by 1, 2, 3, 4, 5, 6
), local as (
  select h.shop_id, h.msku, h.month as start_month, c.month, c.doc_kind, c.doc_id, c.doc_no, ${each((name) => `sum(c.${name} * h.qty) as ${name}`)}
  from held h join later c on c.sku_id = h.sku_id and c.used = h.used and c.month > h.month
  where not exists (select from shop s join fba_use f on f.company_id = $1 and f.pool_id = s.pool_id and f.msku = h.msku and f.month <= h.month
    and not f.late and f.purchase_cost is not null where s.company_id = $1 and s.id = h.shop_id)
  group by 1, 2, 3, 4, 5, 6, 7
)`

/** `sent`: what one piece of the batch costs with what is different, less what it cost without, over the pieces of each closed month. */
const SENT = `differing as materialized (
  select a.shop_id, u.pool_id, u.msku, u.source_key, u.layer_id, u.month, sum(u.qty) as qty, ${each((name) => `sum(u.${name}) as ${name}`)}
  from asked a join shop s on s.company_id = $1 and s.id = a.shop_id
  join fba_use u on u.company_id = $1 and u.pool_id = s.pool_id and u.msku = a.msku and u.late and u.month >= $4::date group by 1, 2, 3, 4, 5, 6
), changed as materialized (
  select d.*, ${each((name) => `(coalesce(k.${name}, 0) + d.${name}) / (k.qty + d.qty) - coalesce(k.${name}, 0) / k.qty as unit_${name}`)}
  from differing d cross join lateral (
    select sum(qty) as qty, ${each((name) => `sum(${name}) as ${name}`)} from fba_use k
    where k.company_id = $1 and k.pool_id = d.pool_id and k.msku = d.msku and k.source_key = d.source_key and k.month < d.month) k
  where k.qty > 0 and k.qty + d.qty > 0
), sent as (
  select c.shop_id, c.msku, u.month as start_month, c.month, 'ship_batch' as doc_kind, coalesce(y.batch_id::text, c.source_key) as doc_id,
    y.doc_no, ${each((name) => `sum(c.unit_${name} * u.qty) / max(w.qty) as ${name}`)}
  from changed c join fba_use u on u.company_id = $1 and u.pool_id = c.pool_id and u.msku = c.msku and u.source_key = c.source_key and not u.late
    and u.month < c.month and u.month >= $3::date and u.purchase_cost is not null
  cross join lateral (select sum(qty) as qty from fba_use w where w.company_id = $1 and w.pool_id = c.pool_id and w.msku = c.msku and w.month = u.month
    and not w.late and w.purchase_cost is not null) w
  left join fba_layer y on y.company_id = $1 and y.id = c.layer_id where w.qty > 0 group by 1, 2, 3, 4, 5, 6, 7
)`

const KEY = 'shop_id, msku, start_month, month, doc_kind, doc_id'
const VALUES = ['doc_no', 'currency', ...ITEMS]
const same = (a: string, b: string): string => KEY.split(', ').map((name) => `${a}.${name} = ${b}.${name}`).join(' and ')
const of = (row: string): string => VALUES.map((name) => `${row}.${name}`).join(', ')

/** All rows of open months, or those of MSKU that were paired or sent anew. */
export async function soldDiffs({ tx, companyId, keys }: Making<'sold_cost_diff'>): Promise<void> {
  await renewDiffs(tx, companyId, keys === 'all' ? null : keys, { from: FIRST_DAY, open: await openDay(tx, companyId) ?? FIRST_DAY })
}

/**
 * @param from the first month (its first day) of which pieces changed; @param open the first day that may be written
 * @returns the rows that changed, as they were or are
 */
export async function renewDiffs(
  tx: Tx, companyId: number, pairs: readonly Pair[] | null, { from, open }: { from: string; open: string },
): Promise<{ shop_id: string; msku: string; month: string }[]> {
  const { rows } = await tx.query<{ shop_id: string; msku: string; month: string }>(
    `with recursive ${HELD}, ${LOCAL}, ${SENT}, fresh as materialized (
       select ${KEY}, doc_no, (select currency from company where id = $1) as currency, ${each((name) => `round(${name}, 6) as ${name}`)}
       from (select * from local union all select * from sent) d where ${ITEMS.map((name) => `round(coalesce(${name}, 0), 6) <> 0`).join(' or ')}
     ), gone as (
       delete from sold_cost_diff o where o.company_id = $1 and o.start_month >= $3::date and o.month >= $4::date
         and ($2::jsonb is null or (o.shop_id, o.msku) in (select shop_id, msku from jsonb_to_recordset($2::jsonb) as k (shop_id bigint, msku text)))
         and not exists (select from fresh f where ${same('f', 'o')})
       returning o.shop_id, o.msku, o.month
     ), written as (
       insert into sold_cost_diff as o (company_id, ${KEY}, ${VALUES.join(', ')}) select $1, ${KEY}, ${VALUES.join(', ')} from fresh order by ${KEY}
       on conflict (company_id, ${KEY}) do update set (${VALUES.join(', ')}) = (${of('excluded')}) where (${of('o')}) is distinct from (${of('excluded')})
       returning o.shop_id, o.msku, o.month
     )
     select shop_id::text, msku, month::text from (select * from gone union all select * from written) c order by 1, 2, 3`,
    [companyId, pairs === null ? null : JSON.stringify(pairs), from, monthOf(open)],
  )
  return rows
}
