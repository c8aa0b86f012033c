/**
 * Months of shops that are closed: what was posted in them, what they are charged and what their goods cost is written by nobody, and their profit
 * stays as it was told. Whoever writes holds the company's closings as they are until their transaction ends; a closing waits for them.
 */
import { FIRST_DAY } from '../../../../contract/days'
import type { PeriodLock } from '../../../kernel/kept/period-lock'
import type { Tx } from '../../../kernel/store/connect'

/** Whose rows a shop's closing is about: what its profit is made of, and the profit. Orders, traffic and stock are not money. */
export const SHOP_BOOKS: ReadonlySet<string> = new Set([
  'ad_campaign_day', 'ad_invoice_line', 'ad_product_day', 'custom_fee', 'fba_replacement', 'fba_return', 'fee_line', 'fee_share_rule', 'long_storage_fee',
  'overage_fee', 'posted_aside', 'posted_cost', 'product_cost', 'profit_day', 'profit_line', 'return_cost', 'settlement_line', 'settlement_txn',
  'sp_product_day', 'storage_fee',
])
/** Rates decide what amounts of a currency come to; they are closed for the currencies that closed shops count in. */
const RATES = 'exchange_rate'

/** What the kernel asks before it writes rows of a shop's month; of exchange rates only those of a closed shop's currency are held. */
export const shopLock: PeriodLock = {
  async closed({ tx, companyId }, entity) {
    if (!SHOP_BOOKS.has(entity.name) && entity.name !== RATES) return []
    await tx.query('select pg_advisory_xact_lock_shared(hashtextextended($1, $2))', [LOCK, companyId])
    // Months are closed in order, so that all before a shop's last one is closed too.
    const { rows } = await tx.query<{ to: string; shops: string[]; currencies: string[] }>(
      `select c.last_day::text as to, array_agg(c.shop_id::text order by c.shop_id) as shops, array_agg(distinct c.currency) as currencies
       from (select distinct on (shop_id) shop_id, last_day, currency from shop_close where company_id = $1 and close_status = '1'
         order by shop_id, last_day desc) c
       group by c.last_day order by 1 desc`,
      [companyId],
    )
    return rows.map(({ to, shops, currencies }) => ({
      from: FIRST_DAY, to, shops, says: `${to.slice(0, 7)} 及以前的账已按店铺结账，请改用之后的日期，或先在「结账管理」反结账`,
      ...(entity.name === RATES ? { only: { field: 'currency', values: currencies } } : {}),
    }))
  },
}

const LOCK = 'shop months'

/** Waits until nobody writes what a closing is about, and lets nobody begin before the transaction ends. */
export async function holdBooks(tx: Tx, companyId: number): Promise<void> {
  await tx.query('select pg_advisory_xact_lock(hashtextextended($1, $2))', [LOCK, companyId])
}
