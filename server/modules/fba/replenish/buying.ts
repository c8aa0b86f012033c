/** What the lines of replenishment plans would cost to buy, as they are written: prices of the default suppliers, in the company's currency. */
import { ratesAs } from '../../../kernel/read/statement/rates'
import type { Writing } from '../../../kernel/write/write.row'
import { bundleParts, SENT_AS } from '../../catalogue/public'

/**
 * One piece of an MSKU is what its paired SKU cost together, bundles by their parts, at this month's rate. A line with a part that has no price,
 * or whose currency has no rate, has none: half a price would be told as the whole.
 * @param states of plans that are still being written; lines of others keep what they were agreed to by
 */
export async function priceLines(writing: Writing, plans: readonly string[], states: readonly string[]): Promise<void> {
  const { tx, asker } = writing
  await tx.query(
    `with ${SENT_AS}, ${ratesAs('materialized', '$1', '$2')},
       priced as (
         select t.pool_id, t.msku, case when bool_and(s.purchase_price is not null and (s.price_currency = $2 or r.rate is not null))
           then round(sum(t.qty * s.purchase_price * case when s.price_currency = $2 then 1 else r.rate end), 4) end as price
         from sent_as t join sku s on s.company_id = $1 and s.id = t.sku_id
         left join rates r on r.month = date_trunc('month', $3::date) and r.currency = s.price_currency group by 1, 2)
     update replenish_plan_item i set buy_price = c.price, buy_currency = $2
     from replenish_plan_item n left join priced c on c.pool_id = n.pool_id and c.msku = n.msku, replenish_plan r
     where i.company_id = $1 and n.company_id = $1 and n.id = i.id and i.plan_id = any($4::bigint[]) and r.company_id = $1 and r.id = i.plan_id
       and r.state = any($6)`,
    [asker.companyId, asker.currency, asker.today, plans, JSON.stringify(await bundleParts(writing)), states],
  )
}
