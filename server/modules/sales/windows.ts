/** What pools sell a day of an MSKU: sums of the last 7, 14 and 30 days, each shop's ending at its last whole day. */
import { seeingAll } from '../../kernel/asker/asker'
import { completeDays } from '../../kernel/read/question/complete-days'
import type { Writing } from '../../kernel/write/write.row'

/**
 * Parts of a `with`: `last` and `sold` (pool_id, msku, s7, s14, s30).
 * @remarks $1 is the company, $2 what `lastDays` answers
 */
export const SOLD = `last as (select * from jsonb_to_recordset($2::jsonb) as l (shop_id bigint, day date)),
  sold as (
    select s.pool_id, i.msku, sum(i.quantity) filter (where i.purchase_day > l.day - 7) as s7,
      sum(i.quantity) filter (where i.purchase_day > l.day - 14) as s14, sum(i.quantity) as s30
    from order_item i join last l on l.shop_id = i.shop_id join shop s on s.company_id = $1 and s.id = i.shop_id
    where i.company_id = $1 and i.purchase_day > l.day - 30 and i.purchase_day <= l.day and i.order_status <> 'Cancelled'
      and s.pool_id is not null group by 1, 2)`

/** Up to which day the orders of each shop are whole, as JSON text. */
export async function lastDays(writing: Writing): Promise<string> {
  const days = await completeDays({ ...writing, asker: seeingAll(writing.asker) }, writing.model.entities['order_item']!, 'purchase_day')
  return JSON.stringify(days.flatMap(({ shopId, last: day }) => (shopId === null ? [] : [{ shop_id: shopId, day }])))
}
