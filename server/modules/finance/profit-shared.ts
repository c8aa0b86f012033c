/**
 * Fees that no report tells whose they are, handed on by the company's own rule (fee_share_rule): coupons, deals, advertising of a shop. What stands
 * without MSKU on a day is taken from there by one row and given to the goods that the month sold (or was advertised) by rows that add up to it, to
 * the last digit; where nothing was sold it stays. Makes SQL.
 */
import type { Model } from '../../../contract/model'
import type { Value, Within } from './profit-origins'
import { digitsOf, partOf } from './profit-sql'

/** Columns of which a fee is in one, beside its amount. */
const GROUPS = ['income', 'refund', 'tax', 'expense']

/** Reads the rows of fees and costs, which are made before. */
export function sharedSql(model: Model, value: Value, within: Within): string {
  const marks = GROUPS.map((group) => `bool_or(${group} is not null) as ${group}`).join(', ')
  const grouped = (amount: string): string => GROUPS.map((group) => `case when ${group} then ${amount} end`).join(', ')
  return `with loose as materialized (
  select origin, shop_id, stat_month as month, stat_day as day, fee_category, ad_type, currency, sum(amount) as whole, ${marks}
  from profit_day where company_id = $1 and msku is null and part in ('fee', 'storage', 'ads') ${within('stat_month')}
  group by 1, 2, 3, 4, 5, 6, 7 having sum(amount) <> 0
),
ruled as materialized (
  select l.*, row_number() over () as id, r.share_by, ${digitsOf(model, value, 'l.currency')} as digits from loose l join lateral (
    select share_by from fee_share_rule u where u.company_id = $1 and u.fee_category = l.fee_category and u.start_month <= l.month
    order by u.start_month desc limit 1) r on r.share_by <> 'none'
),
sold as materialized (
  select shop_id, stat_month as month, currency, msku, coalesce(sum(sales_amount), 0) as sales, coalesce(sum(quantity), 0) as quantity,
    coalesce(-sum(amount) filter (where part = 'ads'), 0) as ads
  from profit_day where company_id = $1 and msku is not null and part in ('fee', 'ads', 'cost') ${within('stat_month')} group by 1, 2, 3, 4
),
exact as materialized (
  select r.*, s.msku, r.whole * s.share / sum(s.share) over (partition by r.id) as exact
  from ruled r join lateral (
    select o.msku, greatest(case r.share_by when 'quantity' then o.quantity when 'ads' then o.ads else o.sales end, 0) as share from sold o
    where o.shop_id = r.shop_id and o.month = r.month and o.currency = r.currency
  ) s on s.share > 0
),
parts as (
  select origin, shop_id, month, day, msku, fee_category, ad_type, currency, ${GROUPS.join(', ')}, ${partOf('whole', 'w', 'msku')} as amount
  from exact window w as (partition by id)
),
moved as (
  select * from parts where amount <> 0
  union all
  select origin, shop_id, month, day, null, fee_category, ad_type, currency, ${GROUPS.join(', ')}, -whole from ruled where id in (select id from exact)
)
insert into profit_day (company_id, part, origin, shop_id, stat_month, stat_day, msku, fee_category, ad_type, currency, amount,
  ${GROUPS.join(', ')}, unallocated)
select $1, 'shared', origin, shop_id, month, day, msku, fee_category, ad_type, currency, amount,
  ${grouped('amount')}, case when msku is null then amount end from moved`
}
