/**
 * The statement that makes the rows of order-profits.ts. What is estimated, and by what:
 *
 * - sales and discounts of pieces that are not posted: the order report's; a pending order without amounts: the price at which the MSKU was posted last;
 * - commission and FBA fee: the fee preview (share of the price, fee of a piece), else what the MSKU's posted orders of the last RATED_DAYS paid;
 * - refunds: the share of sales that was refunded in those days;
 * - advertising after the shop's last day of advertising reports: spend by sales of the SPEND_DAYS before it, by MSKU;
 * - storage after the shop's last month of storage reports: that month's fee of a piece ordered in it, by MSKU.
 *
 * The cost that an order's pieces bring back (return_cost), what the seller's own parcels cost (fbm_freight) and the off-site promotion that was
 * entered for the MSKU and month (custom_fee) are as they were told, and never estimated. The day that a line was sent: the last parcel that a report
 * of Amazon's tells
 * of it, else the seller's own first one (what is sent once more moves no day); what was posted without one went by the day on which it
 * was posted first, since Amazon posts what was sent; what is neither has none.
 *
 * Advertising and storage that reports tell are handed to the orders of the MSKU and day (month) by pieces, to the cent; what no order can bear has
 * a row without an order, so that both add up to their reports. An MSKU's rates are its own: what another sells changes nothing here.
 */
import type { Model } from '../../../contract/model'
import { rateTables, SALES, UNIT_COST, unitCostJoins } from './profit-days'
import { COST_ITEMS } from '../cost/public'
import { coveredTimes, feeSource, soldSource, type Value, type Within } from './profit-origins'
import { promotionTables, sentTables } from './order-profits.own.sql'
import { digitsOf, partOf } from './profit-sql'

/** So many days up to a shop's last posted one say what fees and refunds are. */
const RATED_DAYS = 90
/** So many days up to a shop's last day of advertising reports say what advertising costs. */
const SPEND_DAYS = 30

/** The last days of what estimates stand on, of every shop of the company $1. */
export const BOUNDS = `bounds as materialized (
  select s.id as shop_id, s.currency,
    (select max(posted_day) from fee_line f where f.company_id = $1 and f.shop_id = s.id) as last_posted,
    greatest((select max(stat_date) from sp_product_day p where p.company_id = $1 and p.shop_id = s.id),
      (select max(stat_date) from ad_product_day p where p.company_id = $1 and p.shop_id = s.id)) as last_ads,
    (select max(stat_month) from storage_fee f where f.company_id = $1 and f.shop_id = s.id) as last_storage
  from shop s where s.company_id = $1
)`

/** A condition, as SQL: orders of these days (an array of dates) say what advertising or storage costs for the shop `b` of BOUNDS. */
export function ratedByOrders(days: string): string {
  return `exists (select 1 from unnest(${days}::date[]) d
    where d > b.last_ads - ${SPEND_DAYS} and d <= b.last_ads or date_trunc('month', d)::date = b.last_storage)`
}

/** Of the fee preview's fee of a piece: the European reports and the older American ones tell it in parts. */
const PREVIEW_FBA = 'coalesce(delivery_fee, coalesce(order_fee, 0) + coalesce(pick_fee, 0) + coalesce(weight_fee, 0))'

/** Components whose posted part stands beside an estimate, with the estimate's column. */
const GUESSED = {
  product_sales: 'sales_guess', promotion: 'promotion_guess', commission: 'commission_guess', fba_fee: 'fba_guess', refund: 'refund_guess',
  ad_spend: 'ad_guess', storage_fee: 'storage_guess',
} as const
/** Components that reports tell by product, not transactions: their column holds the estimate already. */
const REPORTED = ['ad_spend', 'storage_fee']
/** Components that are never estimated: they are there once they are posted. */
const POSTED_ONLY = ['other_income', 'tax', 'other_fee'] as const
/** Components that transactions tell. */
const POSTED = ['product_sales', 'promotion', 'commission', 'fba_fee', 'refund', ...POSTED_ONLY] as const

/**
 * @param within which months (of orders), shops and goods are made; @param goods the shops and goods alone
 */
export function madeSql(model: Model, value: Value, { within, goods }: { within: Within; goods: (row?: string) => string }): string {
  const guesses = Object.values(GUESSED)
  const whole = Object.entries(GUESSED).map(([name, guess]) => (REPORTED.includes(name) ? name : `${name} + ${guess}`))
  const sized = [...POSTED, ...guesses.filter((guess) => guess !== 'ad_guess' && guess !== 'storage_guess'), ...REPORTED]
  return `with ${tables(model, value, within, goods)}
insert into order_profit (company_id, shop_id, order_id, msku, order_day, stat_month, state, is_open, posted_from, posted_to, currency, quantity,
  posted_quantity, ${[...Object.keys(GUESSED), ...POSTED_ONLY, ...guesses].join(', ')}, guess_size, whole_size,
  unrated_quantity, uncosted_quantity, standard_quantity, fbm_freight, off_site, ship_day, ship_told,
  returned_cost, returned_from, returned_to, ${COST_ITEMS.join(', ')})
select $1, shop_id, order_id, msku, day, month, state, is_open, first, last, currency, quantity,
  posted_quantity, ${[...whole, ...POSTED_ONLY, ...guesses].join(', ')}, ${sizeOf(guesses)}, ${sizeOf(sized)},
  unrated, case when known then 0 else quantity end, case when standard then quantity else 0 end, freight, off_site, ship_day, ship_told,
  brought_back, back_from, back_to, ${COST_ITEMS.map((item) => `round(-quantity * ${item}, 6)`).join(', ')}
from priced`
}

/** What the sizes of columns add up to, whichever way each goes. */
function sizeOf(columns: readonly string[]): string {
  return columns.map((column) => `abs(${column})`).join(' + ')
}

// Long because: it is one statement, each of whose tables stands on those above it.
function tables(model: Model, value: Value, within: Within, goods: (row?: string) => string): string {
  const categories = model.enums['fee_category']?.values ?? []
  const inGroup = (...groups: string[]): string =>
    `${value(categories.filter(({ group }) => groups.includes(group ?? '')).map((each) => each.value))}::text[]`
  const sales = `fee_category = any(${value(SALES)}::text[])`
  const sum = (condition: string): string => `coalesce(sum(amount) filter (where ${condition}), 0)`
  const month = (day: string): string => `date_trunc('month', ${day})::date`
  const ofOrders: Within = (_month, row = '') => `and (${row}shop_id, ${row}order_id) in (select shop_id, order_id from placed) ${goods(row)}`
  const recent: Within = (_month, row = '') => `${goods(row)}
    and ${row}posted_day > (select b.last_posted from bounds b where b.shop_id = ${row}shop_id) - ${RATED_DAYS}`
  const spentBy = (condition: (row: string) => string): string => `
  select shop_id, stat_date as day, currency, nullif(btrim(msku), '') as msku, total_spend from sp_product_day p
  where company_id = $1 and stat_date is not null ${condition('p.')}
  union all
  select shop_id, stat_date, currency, nullif(btrim(msku), ''), total_spend from ad_product_day p
  where company_id = $1 and stat_date is not null ${condition('p.')}`
  const digits = (currency: string): string => digitsOf(model, value, currency)
  return `${coveredTimes(model, value)},
${rateTables()},
${BOUNDS},
item as materialized (
  select o.shop_id, o.order_id, nullif(btrim(o.msku), '') as msku, o.purchase_day as day, coalesce(o.currency, b.currency) as currency,
    o.order_status ~* '^cancel' as cancelled, coalesce(o.quantity, 0) as quantity, o.item_price, o.item_discount,
    o.item_price is null and o.order_status ~* '^pending' as unpriced, o.fulfillment = 'Amazon' as fba
  from order_item o join bounds b on b.shop_id = o.shop_id
  where o.company_id = $1 ${within(month('o.purchase_day'), 'o.')}
),
placed as materialized (select shop_id, order_id, min(day) as day from item group by 1, 2),
line as materialized (
  select shop_id, order_id, msku, currency, min(day) as day, sum(quantity) as quantity, coalesce(sum(item_price), 0) as price,
    coalesce(sum(item_discount), 0) as discount, coalesce(sum(quantity) filter (where unpriced), 0) as unpriced, bool_or(fba) as fba
  from item where not cancelled group by 1, 2, 3, 4
),
${sentTables(ofOrders)},
posted as materialized (
  select shop_id, order_id, nullif(btrim(msku), '') as msku, currency, min(day) as first, max(day) as last,
    ${sum(sales)} as product_sales, ${sum(`fee_category = 'promotional_rebates'`)} as promotion,
    ${sum(`fee_category = any(${inGroup('income')}) and not (${sales}) and fee_category <> 'promotional_rebates'`)} as other_income,
    ${sum(`fee_category = 'commission'`)} as commission, ${sum(`fee_category = 'fba_fulfillment_fee'`)} as fba_fee,
    ${sum(`fee_category = any(${inGroup('refund')})`)} as refund, ${sum(`fee_category = any(${inGroup('tax')})`)} as tax,
    ${sum(`fee_category <> all(${inGroup('income', 'refund', 'tax')}) and fee_category not in ('commission', 'fba_fulfillment_fee')`)} as other_fee
  from (${feeSource(ofOrders)}) f where fee_category <> all(${inGroup('payout')}) group by 1, 2, 3, 4
),
pieces as materialized (
  select shop_id, order_id, nullif(btrim(msku), '') as msku, sum(quantity) as quantity
  from (${soldSource(ofOrders)}) s where transaction_type = 'Order' group by 1, 2, 3
),
sold as materialized (
  select shop_id, nullif(btrim(msku), '') as msku, currency, sum(quantity) as quantity, sum(quantity) filter (where channel = 'fba') as fba
  from (${soldSource(recent)}) s where transaction_type = 'Order' group by 1, 2, 3
),
charged as materialized (
  select shop_id, nullif(btrim(msku), '') as msku, currency, ${sum(sales)} as sales, ${sum(`fee_category = 'commission'`)} as commission,
    ${sum(`fee_category = 'fba_fulfillment_fee'`)} as fba_fee, ${sum(`fee_category = any(${inGroup('refund')})`)} as refund
  from (${feeSource(recent)}) f where order_id is not null group by 1, 2, 3
),
preview as (
  select distinct on (shop_id, nullif(btrim(msku), ''), currency) shop_id, nullif(btrim(msku), '') as msku, currency,
    -referral_fee / nullif(price, 0) as commission, -${PREVIEW_FBA} as fba_fee, coalesce(sale_price, price) as price
  from fee_preview where company_id = $1 ${goods()}
  order by shop_id, nullif(btrim(msku), ''), currency, stat_date desc, id desc
),
rate as materialized (
  select coalesce(p.shop_id, c.shop_id) as shop_id, coalesce(p.msku, c.msku) as msku, coalesce(p.currency, c.currency) as currency,
    coalesce(p.commission, c.commission / nullif(c.sales, 0)) as commission, coalesce(p.fba_fee, c.fba_fee / nullif(s.fba, 0)) as fba_fee,
    c.refund / nullif(c.sales, 0) as refund, coalesce(c.sales / nullif(s.quantity, 0), p.price) as price
  from preview p full join charged c on c.shop_id = p.shop_id and c.msku = p.msku and c.currency = p.currency
    left join sold s on s.shop_id = c.shop_id and s.msku = c.msku and s.currency = c.currency
),
spend as materialized (
  select shop_id, day, msku, currency, -sum(total_spend) as amount from (${spentBy((row) => within(month(`${row}stat_date`), row))}
  union all
  select shop_id, stat_date, currency, null, total_spend from ad_campaign_day p
  where company_id = $1 and ad_type in ('sb', 'sbv') and stat_date is not null ${within(month('p.stat_date'), 'p.')
    // Campaigns tell no MSKU: a change of one product's concerns none of their rows.
    .replaceAll('p.msku', 'null::text')}
  ) s group by 1, 2, 3, 4 having sum(total_spend) <> 0
),
spent as (
  select s.shop_id, s.msku, s.currency, -sum(s.total_spend) as amount
  from (${spentBy((row) => goods(row))}) s join bounds b on b.shop_id = s.shop_id and s.day > b.last_ads - ${SPEND_DAYS}
  where s.msku is not null group by 1, 2, 3
),
brought as (
  select o.shop_id, nullif(btrim(o.msku), '') as msku, o.currency, sum(o.item_price) as sales
  from order_item o join bounds b on b.shop_id = o.shop_id and o.purchase_day > b.last_ads - ${SPEND_DAYS} and o.purchase_day <= b.last_ads
  where o.company_id = $1 and o.order_status !~* '^cancel' ${goods('o.')} group by 1, 2, 3
),
ad_rate as (
  select s.shop_id, s.msku, s.currency, s.amount / nullif(b.sales, 0) as share
  from spent s join brought b on b.shop_id = s.shop_id and b.msku = s.msku and b.currency = s.currency
),
stored as materialized (
  select shop_id, stat_month as month, nullif(btrim(msku), '') as msku, currency, -sum(est_fee) as amount
  from storage_fee where company_id = $1 ${within('stat_month')} group by 1, 2, 3, 4 having sum(est_fee) <> 0
),
store_rate as (
  select f.shop_id, f.msku, f.currency, f.amount / nullif(o.quantity, 0) as each
  from (
    select f.shop_id, nullif(btrim(f.msku), '') as msku, f.currency, -sum(f.est_fee) as amount
    from storage_fee f join bounds b on b.shop_id = f.shop_id and f.stat_month = b.last_storage
    where f.company_id = $1 ${goods('f.')} group by 1, 2, 3
  ) f join (
    select o.shop_id, nullif(btrim(o.msku), '') as msku, sum(o.quantity) as quantity
    from order_item o join bounds b on b.shop_id = o.shop_id and ${month('o.purchase_day')} = b.last_storage
    where o.company_id = $1 and o.order_status !~* '^cancel' ${goods('o.')} group by 1, 2
  ) o on o.shop_id = f.shop_id and o.msku = f.msku
),
ad_share as (
  select l.shop_id, l.order_id, l.msku, l.currency, l.day, s.amount, ${digits('l.currency')} as digits,
    s.amount * l.quantity / sum(l.quantity) over (partition by l.shop_id, l.msku, l.currency, l.day) as exact
  from line l join spend s on s.shop_id = l.shop_id and s.msku = l.msku and s.currency = l.currency and s.day = l.day where l.quantity > 0
),
advertised as materialized (
  select shop_id, order_id, msku, currency, ${partOf('amount', 'w', 'order_id')} as amount
  from ad_share window w as (partition by shop_id, msku, currency, day)
),
store_share as (
  select l.shop_id, l.order_id, l.msku, l.currency, ${month('l.day')} as month, s.amount, ${digits('l.currency')} as digits,
    s.amount * l.quantity / sum(l.quantity) over (partition by l.shop_id, l.msku, l.currency, ${month('l.day')}) as exact
  from line l join stored s on s.shop_id = l.shop_id and s.msku = l.msku and s.currency = l.currency and s.month = ${month('l.day')} where l.quantity > 0
),
kept as materialized (
  select shop_id, order_id, msku, currency, ${partOf('amount', 'w', 'order_id')} as amount
  from store_share window w as (partition by shop_id, msku, currency, month)
),
${promotionTables({ within, month, digits })},
joined as (
  select coalesce(l.shop_id, p.shop_id) as shop_id, coalesce(l.order_id, p.order_id) as order_id, coalesce(l.msku, p.msku) as msku,
    coalesce(l.currency, p.currency) as currency, coalesce(l.day, o.day) as day, coalesce(l.quantity, 0) as quantity, l.price, l.discount,
    coalesce(l.unpriced, 0) as unpriced, coalesce(l.fba, false) as fba, p.first, p.last, l.order_id is not null as ordered,
    p.product_sales, p.promotion, p.other_income, p.commission, p.fba_fee, p.refund, p.tax, p.other_fee,
    greatest(coalesce(l.quantity, 0) - coalesce(n.quantity, 0), 0) as open, least(coalesce(l.quantity, 0), coalesce(n.quantity, 0)) as posted_quantity
  from line l full join posted p on p.shop_id = l.shop_id and p.order_id = l.order_id and p.msku = l.msku and p.currency = l.currency
    left join placed o on o.shop_id = p.shop_id and o.order_id = p.order_id
    left join pieces n on n.shop_id = l.shop_id and n.order_id = l.order_id and n.msku = l.msku
),
opened as (
  select j.*, ${month('j.day')} as month, ${digits('j.currency')} as digits, b.last_ads, b.last_storage,
    coalesce(j.price, 0) * j.open / nullif(j.quantity, 0) + least(j.unpriced, j.open) * coalesce(r.price, 0) as sales_open,
    r.commission as commission_rate, r.fba_fee as fba_rate, r.refund as refund_rate, a.share as ad_share, w.each as storage_each
  from joined j join bounds b on b.shop_id = j.shop_id
    left join rate r on r.shop_id = j.shop_id and r.msku = j.msku and r.currency = j.currency
    left join ad_rate a on a.shop_id = j.shop_id and a.msku = j.msku and a.currency = j.currency
    left join store_rate w on w.shop_id = j.shop_id and w.msku = j.msku and w.currency = j.currency
),
told as (
  select o.shop_id, o.order_id, o.msku, o.currency, o.day, o.month, o.first, o.last, o.quantity, o.posted_quantity,
    case when o.open = 0 then 'posted' when o.posted_quantity > 0 then 'partly' else 'guess' end as state,
    o.open > 0 or (o.ordered and (coalesce(o.day > o.last_ads, false) or coalesce(o.month > o.last_storage, false))) as is_open,
    ${POSTED.map((each) => `coalesce(o.${each}, 0) as ${each}`).join(', ')},
    coalesce(round(o.sales_open, o.digits), 0) as sales_guess,
    coalesce(round(-o.discount * o.open / nullif(o.quantity, 0), o.digits), 0) as promotion_guess,
    coalesce(round(o.sales_open * o.commission_rate, o.digits), 0) as commission_guess,
    case when o.fba then coalesce(round(o.open * o.fba_rate, o.digits), 0) else 0 end as fba_guess,
    coalesce(round(o.sales_open * o.refund_rate, o.digits), 0) as refund_guess,
    case when o.commission_rate is null or (o.fba and o.fba_rate is null) then o.open else 0 end as unrated,
    coalesce(v.amount, 0) as ads, coalesce(k.amount, 0) as storage,
    case when o.day > o.last_ads
      then coalesce(round((coalesce(o.product_sales, 0) + coalesce(o.sales_open, 0)) * o.ad_share, o.digits), 0) else 0 end as ad_guess,
    case when o.month > o.last_storage then coalesce(round(o.quantity * o.storage_each, o.digits), 0) else 0 end as storage_guess,
    z.amount as brought_back, z.first as back_from, z.last as back_to, coalesce(g.amount, 0) as freight, coalesce(h.amount, 0) as off_site,
    coalesce(x.day, o.first) as ship_day, coalesce(x.told, case when o.first is not null then 'posted' end) as ship_told
  from opened o
    left join sent x on x.shop_id = o.shop_id and x.order_id = o.order_id and x.msku is not distinct from o.msku
    left join returned z on o.ordered and z.shop_id = o.shop_id and z.order_id = o.order_id and z.msku = o.msku and z.currency = o.currency
    left join freighted g on o.ordered and g.shop_id = o.shop_id and g.order_id = o.order_id and g.msku = o.msku and g.currency = o.currency
    left join borne h on h.shop_id = o.shop_id and h.order_id = o.order_id and h.msku = o.msku and h.currency = o.currency
    left join advertised v on v.shop_id = o.shop_id and v.order_id = o.order_id and v.msku = o.msku and v.currency = o.currency
    left join kept k on k.shop_id = o.shop_id and k.order_id = o.order_id and k.msku = o.msku and k.currency = o.currency
),
unborne as (
  select s.shop_id, null::text as order_id, s.msku, s.currency, s.day, s.amount as ads, 0::numeric as storage, 0::numeric as freight, 0::numeric as off_site
  from spend s
  where not exists (
    select 1 from ad_share a where a.shop_id = s.shop_id and a.msku = s.msku and a.currency = s.currency and a.day = s.day)
  union all
  select s.shop_id, null, s.msku, s.currency, s.month, 0, round(s.amount, ${digits('s.currency')}), 0, 0 from stored s
  where not exists (
    select 1 from store_share a where a.shop_id = s.shop_id and a.msku = s.msku and a.currency = s.currency and a.month = s.month)
  union all
  select pr.shop_id, null, pr.msku, pr.currency, pr.month, 0, 0, 0, pr.amount from promoted pr
  where not exists (
    select 1 from promo_share a where a.shop_id = pr.shop_id and a.msku = pr.msku and a.currency = pr.currency and a.month = pr.month)
  union all
  select fr.shop_id, fr.order_id, nullif(btrim(fr.msku), ''), fr.currency, fr.ship_day, 0, 0, sum(fr.freight), 0
  from fbm_freight fr join shop home on home.id = fr.shop_id
  where fr.company_id = $1 and fr.origin = 'transaction' ${within(month('fr.ship_day'), 'fr.')} and not exists (
    select 1 from order_item o where o.company_id = $1 and o.shop_id = fr.shop_id and o.order_id = fr.order_id and btrim(o.msku) = btrim(fr.msku)
      and coalesce(o.currency, home.currency) = fr.currency and o.order_status !~* '^cancel')
  group by 1, 2, 3, 4, 5
),
figured as materialized (
  select t.*, t.ads + t.ad_guess as ad_spend, t.storage + t.storage_guess as storage_fee from told t
  union all
  select shop_id, order_id, msku, currency, day, ${month('day')}, null, null, 0, 0, 'rest', false, ${Array<string>(8).fill('0').join(', ')},
    ${Array<string>(6).fill('0').join(', ')}, ads, storage, 0, 0, null, null, null, freight, off_site, day, 'rest', ads, storage
  from unborne where ads <> 0 or storage <> 0 or freight <> 0 or off_site <> 0
),
priced as (
  select r.*, ${UNIT_COST}
  from figured r ${unitCostJoins('r')}
)`
}
