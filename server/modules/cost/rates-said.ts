/** Lines that wait for a rate of their month are converted as soon as one is said; those that have theirs keep it. */
import type { WriteRule } from '../../kernel/write/write.rules'
import { booksOf, lockCost } from './books'
import { settle } from './prices'

/** Runs after every write of exchange rates. */
export const rateRule: WriteRule = async (writing, written) => {
  const said = written.flatMap(({ after }) => (
    after ? [{ month: String(after['stat_month']).slice(0, 7), currency: after['currency'], rate: after['rate'] }] : []
  ))
  // Where no batches are kept none waits for a rate.
  if (said.length === 0 || !writing.model.entities['cost_line']) return
  const { tx, asker } = writing
  const { rows: waiting } = await tx.query<{ sku: string }>(
    'select distinct sku_id::text as sku from cost_line where company_id = $1 and base_amount is null and doc_currency = any($2::text[])',
    [asker.companyId, said.map(({ currency }) => currency)],
  )
  if (waiting.length === 0) return
  await lockCost(writing, waiting.map(({ sku }) => sku))
  const { digits } = await booksOf(writing)
  const { rows } = await tx.query<{ layer: string }>(
    `update cost_line c set rate = r.rate, base_amount = round(c.amount * r.rate, $3::int)
     from jsonb_to_recordset($2::jsonb) as r (month text, currency text, rate numeric)
     where c.company_id = $1 and c.base_amount is null and c.doc_currency = r.currency and to_char(c.rate_month, 'YYYY-MM') = r.month
     returning c.layer_id::text as layer`,
    [asker.companyId, JSON.stringify(said), digits],
  )
  await settle(writing, [...new Set(rows.map(({ layer }) => layer))])
}
