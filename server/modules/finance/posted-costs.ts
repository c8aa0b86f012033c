/**
 * What the pieces of each posted order and settlement had cost: pieces as transactions and settlements tell them, each of both for itself, times the unit
 * cost in force in the month in which they were posted. The unit costs are profit's (profit-days.ts), so that a shop's month adds up to its profit.
 */
import { firstDay } from '../../../contract/days'
import type { Making } from '../../kernel/kept/functions'
import { COST_ITEMS } from '../cost/public'
import { rateTables, UNIT_COST, unitCostJoins } from './profit-days'
import { ofGoods, soldSource, toldGoods, whileOpen, type Value, type Within } from './profit-origins'

type CostMaking = Making<'posted_cost'>

/** Facts that hold from a month on; those of the others are of their own months alone. */
const FROM_MONTH = ['product_cost', 'sold_cost', 'fba_ledger']

/** Makes the rows of the shops, goods and months that a change concerns anew. */
export async function postedCosts(making: CostMaking): Promise<void> {
  const { tx, companyId } = making
  const values: unknown[] = [companyId]
  const value: Value = (one) => `$${values.push(one)}`
  const within = withinOf(making, value)
  await tx.query(`delete from posted_cost where company_id = $1 ${within('stat_month')}`, values)
  values.length = 1
  // Prices are looked up once for goods and month, not for every piece; no MSKU is empty, and only what is equal can be hashed.
  await tx.query(`with ${rateTables()},
sold as materialized (
  select origin, shop_id, month, day, settlement_id, order_id, nullif(btrim(msku), '') as msku, currency, sum(quantity) as quantity
  from (${soldSource(within, 'all')}) posted where transaction_type = 'Order' and quantity <> 0 group by 1, 2, 3, 4, 5, 6, 7, 8
),
goods as materialized (select distinct shop_id, msku, month, currency from sold),
priced as materialized (select g.*, ${UNIT_COST} from goods g ${unitCostJoins('g')})
insert into posted_cost (company_id, shop_id, origin, posted_day, stat_month, settlement_id, order_id, msku, currency, quantity, uncosted_quantity,
  standard_quantity, ${COST_ITEMS.join(', ')})
select $1, s.shop_id, s.origin, s.day, s.month, s.settlement_id, s.order_id, s.msku, s.currency, s.quantity, case when p.known then 0 else s.quantity end,
  case when p.standard then s.quantity else 0 end, ${COST_ITEMS.map((item) => `round(-s.quantity * p.${item}, 6)`).join(', ')}
from sold s join priced p on p.shop_id = s.shop_id and coalesce(p.msku, '') = coalesce(s.msku, '') and p.month = s.month and p.currency = s.currency`, values)
}

/** The condition ("and …") that rows are of what a change tells of: its months, or those from its first on, its shops and its goods. */
function withinOf({ changed, days, keys, closed }: CostMaking, value: Value): Within {
  const months = days === 'all' ? undefined : [...new Set(days.map((day) => firstDay(day.slice(0, 7))))].sort()
  const [goods, open] = [ofGoods(toldGoods(keys), value), whileOpen(closed, value)]
  return (month, row = '') => [
    ...(months === undefined ? [] : FROM_MONTH.includes(changed ?? '') ? [`and ${month} >= ${value(months[0])}::date`]
      : [`and ${month} = any(${value(months)}::date[])`]),
    goods(row),
    open(month, row),
  ].join(' ')
}
