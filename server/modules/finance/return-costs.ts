/**
 * The cost that pieces bring back which buyers returned to Amazon and which can be sold again: that with which they left, as it was charged to their
 * order (posted_cost, the cost ledger's unit costs); not more pieces than were charged to it. An order of which nothing was posted up to the month of the
 * return gives back the month's own unit cost, the newest. What cannot be sold again stays charged. In Amazon's pool the pieces are back already
 * (cost/fba: months are told less what came back), so that the ledger charges them once more when they are sold once more.
 *
 * A return looks back alone, at what was posted up to its month and at returns before it: a change concerns the returns of its month and all later ones.
 */
import { firstDay } from '../../../contract/days'
import type { Making } from '../../kernel/kept/functions'
import { COST_ITEMS } from '../cost/public'
import { rateTables, UNIT_COST, unitCostJoins } from './profit-days'
import { ofGoods, toldGoods, whileOpen, type Value } from './profit-origins'

/** Makes the rows of the shops and goods that a change concerns anew, from its first month on. */
export async function returnCosts({ tx, companyId, days, keys, closed }: Making<'return_cost'>): Promise<void> {
  const values: unknown[] = [companyId]
  const value: Value = (one) => `$${values.push(one)}`
  const from = days === 'all' ? undefined : firstDay([...days].sort()[0]!.slice(0, 7))
  const [goods, open] = [ofGoods(toldGoods(keys), value), whileOpen(closed, value)]
  const within = (month: string, row = ''): string => `${from === undefined ? '' : `and ${month} >= ${value(from)}::date`} ${open(month, row)}`
  await tx.query(`delete from return_cost where company_id = $1 ${goods()} ${within('stat_month')}`, values)
  values.length = 1
  const total = (row: string): string => COST_ITEMS.map((item) => `coalesce(${row}.${item}, 0)`).join(' + ')
  await tx.query(`with ${rateTables()},
came as materialized (
  select r.id, r.shop_id, r.return_day as day, date_trunc('month', r.return_day)::date as month, r.order_id, r.msku, r.currency, r.quantity,
    sum(r.quantity) over (partition by r.shop_id, r.order_id, r.msku order by r.return_at, r.id) - r.quantity as before
  from (
    select f.id, f.shop_id, f.return_day, f.return_at, f.order_id, nullif(btrim(f.msku), '') as msku, f.quantity, s.currency
    from fba_return f join shop s on s.company_id = $1 and s.id = f.shop_id
    where f.company_id = $1 and f.disposition = 'SELLABLE' and f.quantity > 0 and s.currency is not null ${goods('f.')}
  ) r
),
back as materialized (
  select c.id, c.shop_id, c.day, c.month, c.order_id, c.msku, p.origin, case when p.sold is null then 'month' else 'order' end as basis,
    coalesce(p.month, c.month) as of_month, coalesce(p.currency, c.currency) as currency, p.sold, p.uncosted, p.cost,
    case when p.sold is null then 0 else least(c.before, p.sold) end as before,
    case when p.sold is null then c.quantity else least(c.quantity, greatest(p.sold - c.before, 0)) end as quantity
  from came c
  left join lateral (
    select o.origin, o.currency, min(o.stat_month) as month, sum(o.quantity) as sold, sum(o.uncosted_quantity) as uncosted, -sum(${total('o')}) as cost
    from posted_cost o where o.company_id = $1 and o.shop_id = c.shop_id and o.order_id = c.order_id and o.msku = c.msku and o.stat_month <= c.month
    group by 1, 2 having sum(o.quantity) > 0 order by o.origin = 'transaction' desc, sum(o.quantity) desc, o.currency limit 1
  ) p on true
  where exists (select from posted_cost b where b.company_id = $1 and b.shop_id = c.shop_id and b.stat_month <= c.month) ${within('c.month', 'c.')}
),
goods as materialized (select distinct shop_id, msku, month, currency from back where basis = 'month'),
priced as materialized (select g.*, ${UNIT_COST} from goods g ${unitCostJoins('g')})
insert into return_cost (company_id, return_id, shop_id, return_day, stat_month, order_id, msku, origin, basis, of_month, currency, quantity,
  uncosted_quantity, returned_cost)
select $1, k.id, k.shop_id, k.day, k.month, k.order_id, k.msku, k.origin, k.basis, k.of_month, k.currency, k.quantity,
  case when t.known then 0 else k.quantity end, case when not t.known then null
    when k.basis = 'order' then round(k.cost * (k.before + k.quantity) / k.sold, 6) - round(k.cost * k.before / k.sold, 6)
    else round(k.quantity * (${total('u')}), 6) end
from back k left join priced u on k.basis = 'month' and u.shop_id = k.shop_id and coalesce(u.msku, '') = coalesce(k.msku, '') and u.month = k.month
  and u.currency = k.currency
cross join lateral (select case when k.basis = 'order' then k.uncosted < k.sold else coalesce(u.known, false) end as known) t`, values)
}
