/** Months of shops that have profit, so that they can be closed. */
import { addMonths, firstDay } from '../../../../contract/days'
import type { Making } from '../../../kernel/kept/functions'

/** Rows are kept by their ids and by what people did to them; a month that nothing stands in any more, and nobody touched, goes. */
export async function shopMonths({ tx, companyId, days, keys }: Making<'shop_close'>): Promise<void> {
  const shops = keys === 'all' ? null : [...new Set(keys.flatMap(({ shop_id }) => shop_id ?? []))]
  // What is stored in a month is charged in the next.
  const months = days === 'all' ? null : [...new Set(days.flatMap((day) => [day.slice(0, 7), addMonths(day.slice(0, 7), 1)]).map(firstDay))]
  const values = [companyId, shops, months]
  const within = (row: string, month: string): string => `${row}.company_id = $1 and ($2::bigint[] is null or ${row}.shop_id = any($2::bigint[]))
    and ($3::date[] is null or ${row}.${month} = any($3::date[]))`
  await tx.query(
    `insert into shop_close (company_id, shop_id, month, last_day, currency, close_status, check_status, version_no)
     select $1, p.shop_id, p.stat_month, (p.stat_month + interval '1 month - 1 day')::date, s.currency, '0', '0', 0
     from (select distinct p.shop_id, p.stat_month from profit_line p where ${within('p', 'stat_month')}) p
     join shop s on s.company_id = $1 and s.id = p.shop_id
     on conflict do nothing`,
    values,
  )
  // A month that somebody is closing at this moment is left alone: it has something in it.
  await tx.query(
    `delete from shop_close where company_id = $1 and id in (
       select c.id from shop_close c where ${within('c', 'month')} and c.close_status = '0' and c.version_no = 0 and c.check_user is null and c.remark is null
         and not exists (select from profit_line p where p.company_id = $1 and p.shop_id = c.shop_id and p.stat_month = c.month)
       for update skip locked)`,
    values,
  )
}
