/**
 * Tables of order-profits.sql.ts of what the seller tells and Amazon's money does not: the day on which a line of an order was sent, what the
 * seller's own parcels cost, and the off-site promotion of an MSKU, handed to the month's orders by pieces, to the cent. Makes SQL.
 */
import type { Within } from './profit-origins'
import { partOf, rateBetween } from './profit-sql'

/** The tables `sent`, `freighted` and `returned`: by order and MSKU. @param ofOrders the orders that are made */
export function sentTables(ofOrders: Within): string {
  return `sent as materialized (
  select shop_id, order_id, msku, coalesce(max(day) filter (where reported), min(day)) as day,
    case when bool_or(reported) then 'report' else 'self' end as told from (
    select shop_id, order_id, nullif(btrim(msku), '') as msku, ship_day as day, true as reported from shipped_item amz where company_id = $1
      ${ofOrders('', 'amz.')}
    union all
    select shop_id, order_id, nullif(btrim(msku), ''), ship_day, true from shipment_sale sal where company_id = $1 ${ofOrders('', 'sal.')}
    union all
    select own.shop_id, own.order_id, nullif(btrim(own.msku), ''), own.ship_day, false from (
      select doc.shop_id, coalesce(part.order_id, doc.order_id) as order_id, part.msku, doc.ship_day
      from fbm_order doc join fbm_order_item part on part.company_id = $1 and part.fbm_id = doc.id
      where doc.company_id = $1 and doc.fbm_status in ('5', '11', '6') and doc.ship_day is not null
    ) own where true ${ofOrders('', 'own.')}
  ) parcel group by 1, 2, 3
),
freighted as materialized (
  select shop_id, order_id, nullif(btrim(msku), '') as msku, currency, sum(freight) as amount
  from fbm_freight fr where company_id = $1 and origin = 'transaction' ${ofOrders('', 'fr.')} group by 1, 2, 3, 4
),
returned as materialized (
  select shop_id, order_id, msku, currency, sum(returned_cost) as amount, min(return_day) as first, max(return_day) as last
  from return_cost rc where company_id = $1 ${ofOrders('', 'rc.')} group by 1, 2, 3, 4
)`
}

/** SQL of a month and of a currency's digits, and the months that are made. */
interface Telling { within: Within; month: (day: string) => string; digits: (currency: string) => string }

/** The tables `promoted`, by MSKU and month, and `borne`, by order and month; they stand beside rateTables and `line`, the pieces of each order by day. */
export function promotionTables({ within, month, digits }: Telling): string {
  return `promoted as materialized (
  select shop_id, month, msku, currency, sum(round(exact, ${digits('currency')})) as amount from (
    select cf.shop_id, cf.fee_month as month, nullif(btrim(cf.msku), '') as msku, -cf.amount * coalesce(x.rate, 1) as exact,
      case when x.rate is null then cf.currency else home.currency end as currency
    from custom_fee cf join shop home on home.company_id = $1 and home.id = cf.shop_id cross join base
      left join rates given on given.month = cf.fee_month and given.currency = cf.currency
      left join rates shown on shown.month = cf.fee_month and shown.currency = home.currency
      cross join lateral (
        select ${rateBetween('base.currency', { currency: 'cf.currency', rate: 'given.rate' }, { currency: 'home.currency', rate: 'shown.rate' })} as rate
      ) x
    where cf.company_id = $1 and cf.fee_type = 'off_site' ${within('cf.fee_month', 'cf.')}
  ) told_fees group by 1, 2, 3, 4 having sum(exact) <> 0
),
promo_share as (
  select l.shop_id, l.order_id, l.msku, l.currency, ${month('l.day')} as month, pr.amount, ${digits('l.currency')} as digits,
    pr.amount * l.quantity / sum(l.quantity) over (partition by l.shop_id, l.msku, l.currency, ${month('l.day')}) as exact
  from line l join promoted pr on pr.shop_id = l.shop_id and pr.msku = l.msku and pr.currency = l.currency and pr.month = ${month('l.day')}
  where l.quantity > 0
),
borne as materialized (
  select shop_id, order_id, msku, currency, month, ${partOf('amount', 'w', 'order_id')} as amount
  from promo_share window w as (partition by shop_id, msku, currency, month)
)`
}
