/**
 * What of the profit no report of posted money tells: a company's own fees (custom_fee), and the pieces that came back or were sent once more.
 * Fees of a month stand on its first day, in the shop's currency by the month's rate; one that names no MSKU is handed on by what the month
 * sold of each, in amounts or in pieces, and stays without MSKU where nothing was sold or nobody wants it handed on. Makes SQL.
 */
import type { Model } from '../../../contract/model'
import { ratesAs } from '../../kernel/read/statement/rates'
import type { Value, Within } from './profit-origins'
import { digitsOf, partOf, rateBetween } from './profit-sql'

/** Reads the rows of fees and costs, which are made before. */
export function customSql(model: Model, value: Value, within: Within): string {
  const rate = rateBetween('base.currency', { currency: 'f.currency', rate: 'given.rate' }, { currency: 's.currency', rate: 'shown.rate' })
  return `with base as (select currency from company where id = $1),
${ratesAs('materialized', '$1', '(select currency from base)')},
told as materialized (
  select f.id, f.shop_id, f.fee_month as month, nullif(btrim(f.msku), '') as msku, f.share_by,
    case when r.rate is null then f.currency else s.currency end as currency, -f.amount * coalesce(r.rate, 1) as exact
  from custom_fee f join shop s on s.company_id = $1 and s.id = f.shop_id cross join base
    left join rates given on given.month = f.fee_month and given.currency = f.currency
    left join rates shown on shown.month = f.fee_month and shown.currency = s.currency
    cross join lateral (select ${rate} as rate) r
  where f.company_id = $1 ${within('f.fee_month', 'f.')}
),
whole as materialized (
  select id, shop_id, month, msku, share_by, currency, round(exact, ${digitsOf(model, value)}) as amount, ${digitsOf(model, value)} as digits from told
),
sold as materialized (
  select shop_id, stat_month as month, msku, sum(sales_amount) as sales, sum(quantity) as quantity from profit_day
  where company_id = $1 and msku is not null ${within('stat_month')} group by 1, 2, 3
),
shared as materialized (
  select w.id, w.shop_id, w.month, s.msku, w.currency, w.digits, w.amount as whole, w.amount * s.share / sum(s.share) over (partition by w.id) as exact
  from whole w join lateral (
    select o.msku, greatest(case w.share_by when 'quantity' then o.quantity else o.sales end, 0) as share from sold o
    where o.shop_id = w.shop_id and o.month = w.month
  ) s on s.share > 0
  where w.msku is null and w.share_by in ('sales', 'quantity')
),
parts as (
  select shop_id, month, msku, currency, ${partOf('whole', 'w', 'msku')} as amount from shared window w as (partition by id)
  union all
  select shop_id, month, msku, currency, amount from whole where id not in (select id from shared)
)
insert into profit_day (company_id, part, shop_id, stat_month, stat_day, msku, currency, custom_fee)
select $1, 'custom', shop_id, month, month, msku, currency, sum(amount) from parts group by shop_id, month, msku, currency having sum(amount) <> 0`
}

/**
 * Pieces that buyers sent back with the cost that they bring back (return-costs.ts), and those sent once more in exchange; a fact without a shop's
 * currency has no line to stand on.
 */
export function returnsSql(within: Within): string {
  const month = (day: string): string => `date_trunc('month', ${day})::date`
  return `insert into profit_day (company_id, part, shop_id, stat_month, stat_day, msku, origin, currency, returned_quantity, replaced_quantity,
  returned_cost)
select $1, 'returns', m.shop_id, ${month('m.day')}, m.day, m.msku, m.origin, coalesce(m.currency, s.currency), sum(m.returned), sum(m.replaced),
  sum(m.cost)
from (
  select shop_id, return_day as day, nullif(btrim(msku), '') as msku, null::text as origin, null::text as currency,
    quantity as returned, 0 as replaced, null::numeric as cost from fba_return
  where company_id = $1 ${within(month('return_day'))}
  union all
  select shop_id, ship_day, nullif(btrim(msku), ''), null, null, 0, quantity, null from fba_replacement where company_id = $1 ${within(month('ship_day'))}
  union all
  select shop_id, return_day, msku, origin, currency, 0, 0, returned_cost from return_cost where company_id = $1 and returned_cost <> 0
    ${within('stat_month')}
) m join shop s on s.company_id = $1 and s.id = m.shop_id
where s.currency is not null
group by m.shop_id, m.day, m.msku, m.origin, coalesce(m.currency, s.currency)
having sum(m.returned) <> 0 or sum(m.replaced) <> 0 or sum(m.cost) <> 0`
}
