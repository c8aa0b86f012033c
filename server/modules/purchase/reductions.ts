/**
 * What purchasing has saved (降本绩效): the price before and the present one come from the orders, unless a person wrote their own. Before: the
 * average of the year until the month begins, by quantity, whoever supplied; present: that of the month's own orders, of the row's supplier.
 */
import type { WriteRule } from '../../kernel/write/write.rules'
import type { Written } from '../../kernel/write/written'

/** Steps at which prices still follow the orders; what is agreed stays. */
const FOLLOWS: ReadonlySet<string> = new Set(['add', 'edit', 'submit', 'bulk'])

/** Prices that nobody wrote are taken from the orders: when the row is added or changed, and once more when it is submitted. */
export const reductionRule: WriteRule = async ({ tx, asker }, written) => {
  const asked = written.flatMap((each) => (each.after && (FOLLOWS.has(each.action) || !each.before) ? [{
    id: String(each.after['id']), base: takes(each, 'base_price', 'base_from'), present: takes(each, 'current_price', 'current_from'),
  }] : []))
  if (asked.length === 0) return
  const average = (days: string): string => `(select round(sum(i.qty * i.price) / nullif(sum(i.qty), 0), 4) from purchase_order_item i
    join sku s on s.company_id = $1 and s.id = i.sku_id
    where i.company_id = $1 and s.sku_code = btrim(r.sku) and i.currency = r.currency and i.order_day is not null and ${days})`
  await tx.query(
    `with told as (
       select r.id, a.base, a.present, ${average(`i.order_day >= m.day - interval '1 year' and i.order_day < m.day`)} as base_price,
         ${average(`(r.supplier_id is null or i.supplier_id = r.supplier_id) and i.order_day >= m.day and i.order_day < m.day + interval '1 month'`)}
           as now_price
       from cost_reduction r join jsonb_to_recordset($2::jsonb) as a (id bigint, base boolean, present boolean) on a.id = r.id
       cross join lateral (select date_trunc('month', r.stat_month)::date as day) m where r.company_id = $1)
     update cost_reduction r set
       base_price = case when t.base then t.base_price else r.base_price end,
       base_from = case when not t.base then 'hand' when t.base_price is not null then 'order' end,
       current_price = case when t.present then t.now_price else r.current_price end,
       current_from = case when not t.present then 'hand' when t.now_price is not null then 'order' end
     from told t where r.company_id = $1 and r.id = t.id`, [asker.companyId, JSON.stringify(asked)],
  )
}

/** Does this price come from the orders: nobody wrote one, or the one that came from them is still there. */
function takes({ before, after }: Written, price: string, from: string): boolean {
  if (!after || after[price] === null || after[price] === undefined) return true
  return before !== undefined && after[from] === 'order' && String(before[price]) === String(after[price])
}
