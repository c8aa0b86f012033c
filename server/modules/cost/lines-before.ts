/**
 * Lines of cost once called their document's currency `currency` and the company's `base_currency`; months were not there to be closed. What a line
 * waits for a rate of was not kept apart from the month that it counts in: that month is taken.
 */
import type { Upgrade } from '../../kernel/kept/upgrades'

/** Renames currencies of cost_line and makes months that there are none of, once. */
export const linesOfBefore: Upgrade = {
  name: 'cost.linesOfBefore',
  entities: ['stock_entry', 'cost_line', 'cost_period'],
  async run(tx) {
    const { rows } = await tx.query(
      `select from pg_attribute where attrelid = to_regclass('cost_line') and attname = 'base_currency' and not attisdropped`,
    )
    if (rows.length > 0) await tx.query(
      `update cost_line c set doc_currency = c.currency, currency = coalesce(was.base_currency, c.currency), rate_month = date_trunc('month', c.line_day)::date
       from cost_line l cross join lateral jsonb_to_record(to_jsonb(l)) as was (base_currency text)
       where l.company_id = c.company_id and l.id = c.id and c.doc_currency is null`,
    )
    await tx.query(
      `insert into cost_period (company_id, month, last_day, close_status, version_no)
       select company_id, month, (month + interval '1 month - 1 day')::date, '0', 0 from (
         select company_id, date_trunc('month', entry_day)::date as month from stock_entry
         union select company_id, date_trunc('month', line_day)::date from cost_line) m
       on conflict do nothing`,
    )
  },
}
