/**
 * What belongs to posted orders and no report of Amazon's tells, by the day on which it counts: off-site promotion that was entered for an MSKU and month,
 * handed by pieces to the orders that were posted in that month (to the cent, as order-profits hands it to those that were placed in it), and the cost
 * that sellable returns brought back (return_cost). Each stands with transactions and with settlements, since a report reads one of the two.
 */
import { firstDay } from '../../../contract/days'
import type { Making } from '../../kernel/kept/functions'
import { promotionTables } from './order-profits.own.sql'
import { rateTables } from './profit-days'
import { ofGoods, toldGoods, whileOpen, type Value, type Within } from './profit-origins'
import { digitsOf } from './profit-sql'

const ORIGINS = ['transaction', 'settlement'] as const

/** Makes the rows of the shops that a change concerns anew, from its first month on. */
export async function postedAsides(making: Making<'posted_aside'>): Promise<void> {
  const { tx, companyId, model } = making
  const told: unknown[] = [companyId]
  await tx.query(`delete from posted_aside where company_id = $1 ${withinOf(making, (one) => `$${told.push(one)}`)('stat_month')}`, told)
  for (const origin of ORIGINS) {
    const values: unknown[] = [companyId, origin]
    const value: Value = (one) => `$${values.push(one)}`
    const within = withinOf(making, value)
    const month = (day: string): string => `date_trunc('month', ${day})::date`
    await tx.query(`with ${rateTables()},
line as materialized (
  select shop_id, order_id, msku, currency, stat_month, min(posted_day) as day, sum(quantity) as quantity,
    (array_agg(settlement_id order by posted_day, settlement_id))[1] as settlement_id
  from posted_cost p where p.company_id = $1 and p.origin = $2 and p.msku is not null ${within('p.stat_month', 'p.')} group by 1, 2, 3, 4, 5
),
${promotionTables({ within, month, digits: (currency) => digitsOf(model, value, currency) })}
insert into posted_aside (company_id, shop_id, origin, posted_day, stat_month, settlement_id, order_id, msku, currency, off_site, returned_cost)
select $1, b.shop_id, $2, l.day, b.month, l.settlement_id, b.order_id, b.msku, b.currency, b.amount, null::numeric
from borne b join line l on l.shop_id = b.shop_id and l.order_id is not distinct from b.order_id and l.msku = b.msku and l.currency = b.currency
  and l.stat_month = b.month
where b.amount <> 0
union all
select $1, pr.shop_id, $2, pr.month, pr.month, null, null, pr.msku, pr.currency, pr.amount, null from promoted pr
where not exists (
  select 1 from promo_share a where a.shop_id = pr.shop_id and a.msku = pr.msku and a.currency = pr.currency and a.month = pr.month)
union all
select $1, r.shop_id, $2, r.return_day, r.stat_month, null, r.order_id, r.msku, r.currency, null, r.returned_cost from return_cost r
where r.company_id = $1 and r.returned_cost <> 0 ${within('r.stat_month', 'r.')}`, values)
  }
}

/** The condition ("and …") that rows are of what a change tells of: its shops, its first month and all after it (returns look back), and open. */
function withinOf({ days, keys, closed }: Making<'posted_aside'>, value: Value): Within {
  const from = days === 'all' ? undefined : firstDay([...days].sort()[0]!.slice(0, 7))
  const [shops, open] = [ofGoods(toldGoods(keys), value), whileOpen(closed, value)]
  return (month, row = '') => [...(from === undefined ? [] : [`and ${month} >= ${value(from)}::date`]), shops(row), open(month, row)].join(' ')
}
