/** What pools sell a day of an MSKU: sums of the last 7, 14 and 30 days, each shop's ending at its last whole day. */
import { seeingAll } from '../../kernel/asker/asker'
import { completeDays } from '../../kernel/read/question/complete-days'
import type { Writing } from '../../kernel/write/write.row'

/**
 * Parts of a `with`: `last`, and `sold` (pool_id, msku, s7, s14, s30, and how many of these days there was nothing to sell: o7, o14, o30). Such a day has
 * no order, and a snapshot of the stock that says 0; between two that say 0 all days are such. Days of which no report tells count as days with stock.
 * @param only a condition on `msku` alone, where what sells of others is not asked; left out: all
 * @remarks $1 is the company, $2 what `lastDays` answers
 */
export const soldOf = (only = ''): string => `last as (select * from jsonb_to_recordset($2::jsonb) as l (shop_id bigint, day date)),
  ends as (select s.pool_id, max(l.day) as day from last l join shop s on s.company_id = $1 and s.id = l.shop_id where s.pool_id is not null group by 1),
  ordered_days as (
    select s.pool_id, i.msku, i.purchase_day as day, sum(i.quantity) filter (where i.purchase_day > l.day - 7) as s7,
      sum(i.quantity) filter (where i.purchase_day > l.day - 14) as s14, sum(i.quantity) as s30
    from order_item i join last l on l.shop_id = i.shop_id join shop s on s.company_id = $1 and s.id = i.shop_id
    where i.company_id = $1 and i.purchase_day > l.day - 30 and i.purchase_day <= l.day and i.order_status <> 'Cancelled'
      and s.pool_id is not null${only && ` and i.${only}`} group by 1, 2, 3),
  counted as (
    select s.pool_id, f.msku, f.stat_date as day, max(f.sellable_qty) as has
    from fba_inventory f join shop s on s.company_id = $1 and s.id = f.shop_id join ends e on e.pool_id = s.pool_id
    where f.company_id = $1 and f.stat_date > e.day - 60 and f.stat_date <= e.day and f.sellable_qty is not null${only && ` and f.${only}`} group by 1, 2, 3),
  spans as (
    select *, case when lead(has) over (partition by pool_id, msku order by day) <= 0 then lead(day) over (partition by pool_id, msku order by day) - 1
      else day end as until from counted),
  without as (
    select p.pool_id, p.msku, count(*) filter (where d.day > e.day - 7) as o7, count(*) filter (where d.day > e.day - 14) as o14, count(*) as o30
    from spans p join ends e on e.pool_id = p.pool_id
    cross join lateral (select g::date as day from generate_series(greatest(p.day, e.day - 29), p.until, interval '1 day') g) d
    where p.has <= 0 and not exists (select from ordered_days o where o.pool_id = p.pool_id and o.msku = p.msku and o.day = d.day) group by 1, 2),
  sold as (
    select pool_id, msku, s7, s14, s30, coalesce(o7, 0) as o7, coalesce(o14, 0) as o14, coalesce(o30, 0) as o30 from (
      select pool_id, msku, sum(s7) as s7, sum(s14) as s14, sum(s30) as s30 from ordered_days group by 1, 2) d full join without using (pool_id, msku))`

/** soldOf for every MSKU: parts of a `with`, of which $1 and $2 are told there. */
export const SOLD = soldOf()

/**
 * How many a day sell, of `sold` and of `config` (w7, w14, w30, and skip_out: days without anything to sell are no days). Where a window has no other
 * days the longer one says how many.
 */
export const daily = (config: string, sold: string): string => {
  const rate = (days: number, otherwise: string): string => (
    `coalesce(coalesce(${sold}.s${days}, 0) / nullif(${days}.0 - case when ${config}.skip_out then coalesce(${sold}.o${days}, 0) else 0 end, 0), ${otherwise})`
  )
  const d30 = rate(30, '0')
  const d14 = rate(14, d30)
  return `(${rate(7, d14)} * ${config}.w7 + ${d14} * ${config}.w14 + ${d30} * ${config}.w30)`
}

/** Up to which day the orders of each shop are whole, as JSON text. */
export async function lastDays(writing: Writing): Promise<string> {
  const days = await completeDays({ ...writing, asker: seeingAll(writing.asker) }, writing.model.entities['order_item']!, 'purchase_day')
  return JSON.stringify(days.flatMap(({ shopId, last: day }) => (shopId === null ? [] : [{ shop_id: shopId, day }])))
}
