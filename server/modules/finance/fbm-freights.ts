/**
 * What the parcels of orders that the seller sends cost: as the forwarder told, else as estimated; by pieces to the goods of the parcel, in the shop's
 * currency by the rate of the month in which it was sent, else in its own. Amazon tells none of it: it stands with transactions and settlements alike.
 */
import type { Making } from '../../kernel/kept/functions'
import { ratesAs } from '../../kernel/read/statement/rates'
import { rateBetween } from './profit-sql'

/** Makes fbm_freight anew of the shops concerned. `freight` is below 0: a cost; six digits, so that the parts of a parcel come to its freight. */
export async function fbmFreights({ tx, companyId, keys }: Making<'fbm_freight'>): Promise<void> {
  const values: unknown[] = [companyId]
  const shops = keys === 'all' ? '' : 'and shop_id = any($2::bigint[])'
  if (keys !== 'all') values.push([...new Set(keys.map(({ shop_id: shop }) => shop))])
  await tx.query(`delete from fbm_freight where company_id = $1 ${shops}`, values)
  const rate = rateBetween('base.currency', { currency: 'f.freight_currency', rate: 'given.rate' }, { currency: 's.currency', rate: 'shown.rate' })
  await tx.query(
    `with base as (select currency from company where id = $1),
${ratesAs('materialized', '$1', '(select currency from base)')},
sent as materialized (
  select f.id, f.order_no, f.order_id, f.shop_id, f.ship_day, case when r.rate is null then f.freight_currency else s.currency end as currency,
    -coalesce(f.real_freight, f.est_freight) * coalesce(r.rate, 1) as freight
  from fbm_order f join shop s on s.company_id = $1 and s.id = f.shop_id cross join base
    left join rates given on given.month = date_trunc('month', f.ship_day)::date and given.currency = f.freight_currency
    left join rates shown on shown.month = date_trunc('month', f.ship_day)::date and shown.currency = s.currency
    cross join lateral (select ${rate} as rate) r
  where f.company_id = $1 and f.fbm_status in ('5', '11', '6') and f.ship_day is not null and coalesce(f.real_freight, f.est_freight) > 0
    and f.freight_currency is not null ${shops.replace('shop_id', 'f.shop_id')}
)
insert into fbm_freight (company_id, shop_id, origin, ship_day, order_id, order_no, msku, currency, freight)
select $1, s.shop_id, o.origin, s.ship_day, coalesce(i.order_id, s.order_id), s.order_no, i.msku, s.currency,
  round(s.freight * i.quantity / sum(i.quantity) over (partition by s.id, o.origin), 6)
from sent s join fbm_order_item i on i.company_id = $1 and i.fbm_id = s.id cross join (values ('transaction'), ('settlement')) o (origin)`, values,
  )
}
