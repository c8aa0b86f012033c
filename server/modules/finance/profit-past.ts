/**
 * What became known later of what past months' pieces had cost: those pieces × what one of them cost more, told by the document that says so, on the
 * first day of the month in which it counts and in the shop's currency by that month's rate. An item that nobody had said of the goods that left was
 * charged by the standard (product_cost): what is told first of it takes the standard's place. Pieces that came back (return_cost) give the difference
 * back with their cost: in the month in which it counts, or in that of the return where they came back later. Makes SQL.
 */
import type { Model } from '../../../contract/model'
import { ratesAs } from '../../kernel/read/statement/rates'
import { COST_ITEMS } from '../cost/public'
import type { Value, Within } from './profit-origins'
import { rateBetween } from './profit-sql'

/** A month that is not over for any change: what is told of goods counts in the month of a return that comes later. */
const ANY_MONTH = `'infinity'::date`

/** Reads the rows of costs, which are made before, and what came back. */
export function pastSql(_model: Model, _value: Value, within: Within): string {
  const rateFrom = (currency: string, rate: string): string =>
    rateBetween('base.currency', { currency, rate }, { currency: 'd.shown', rate: 'shown.rate' })
  const first = (item: string): string =>
    `${item} is not null and row_number() over (partition by shop_id, msku, start_month, ${item} is null order by month, id) = 1 as first_${item}`
  const more = (item: string): string => `coalesce(d.${item} * r.rate, 0)
      - case when d.first_${item} and d.told_${item} is null then coalesce(d.standard_${item} * s.rate, 0) else 0 end`
  return `with base as (select currency from company where id = $1),
${ratesAs('materialized', '$1', '(select currency from base)')},
diffs as materialized (
  select d.*, ${COST_ITEMS.map(first).join(', ')} from sold_cost_diff d
  where company_id = $1 ${within(ANY_MONTH, 'd.')}
), sold as materialized (
  select origin, shop_id, msku, stat_month, currency, sum(quantity) as quantity, null::date as back from profit_day p
  where company_id = $1 and part = 'cost' and (shop_id, msku) in (select shop_id, msku from diffs) group by 1, 2, 3, 4, 5
  union all
  select origin, shop_id, msku, of_month, currency, -sum(quantity), stat_month from return_cost
  where company_id = $1 and (shop_id, msku) in (select shop_id, msku from diffs) group by 1, 2, 3, 4, 5, 7
), due as materialized (
  select d.*, greatest(d.month, s.back) as counts_in, s.origin, s.stat_month, s.currency as shown, s.quantity, c.currency as standard_currency,
    ${COST_ITEMS.map((item) => `l.${item} as told_${item}, c.${item} as standard_${item}`).join(', ')}
  from sold s cross join lateral (
    select p.* from sold_cost p where p.company_id = $1 and p.shop_id = s.shop_id and p.msku = s.msku and p.start_month <= s.stat_month
    order by p.start_month desc limit 1) l
  join diffs d on d.shop_id = s.shop_id and d.msku = s.msku and d.start_month = l.start_month and d.month > s.stat_month
  left join lateral (
    select p.* from product_cost p where p.company_id = $1 and p.shop_id = s.shop_id and p.msku = s.msku and p.start_month <= s.stat_month
    order by p.start_month desc limit 1) c on true
  where true ${within('greatest(d.month, s.back)', 'd.')}
)
insert into profit_day (company_id, part, origin, shop_id, stat_month, stat_day, msku, currency, of_month, cause_no, past_cost)
select $1, 'past', d.origin, d.shop_id, d.counts_in, d.counts_in, d.msku, d.shown, d.stat_month, d.doc_no,
  sum(-round(d.quantity * (${COST_ITEMS.map(more).join('\n      + ')}), 6))
from due d cross join base
left join rates kept on kept.month = d.month and kept.currency = d.currency
left join rates shown on shown.month = d.month and shown.currency = d.shown
left join rates given on given.month = d.stat_month and given.currency = d.standard_currency
left join rates showed on showed.month = d.stat_month and showed.currency = d.shown
cross join lateral (select ${rateFrom('d.currency', 'kept.rate')} as rate) r
cross join lateral (select ${rateBetween('base.currency', { currency: 'd.standard_currency', rate: 'given.rate' },
    { currency: 'd.shown', rate: 'showed.rate' })} as rate) s
where r.rate is not null
group by d.origin, d.shop_id, d.counts_in, d.msku, d.shown, d.stat_month, d.doc_no
having sum(-round(d.quantity * (${COST_ITEMS.map(more).join(' + ')}), 6)) <> 0`
}
