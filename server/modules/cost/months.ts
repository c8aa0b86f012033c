/** Months that something stands in, so that they can be closed. */
import type { Posting } from '../stock/public'

/** A month is there to be closed as soon as something stands in it. @param days yyyy-mm-dd */
export async function openMonths({ tx, asker }: Posting, days: readonly string[]): Promise<void> {
  await tx.query(
    `insert into cost_period (company_id, month, last_day, close_status, version_no)
     select distinct $1::int, date_trunc('month', d)::date, (date_trunc('month', d) + interval '1 month - 1 day')::date, '0', 0
     from unnest($2::date[]) as d on conflict do nothing`,
    [asker.companyId, days],
  )
}
