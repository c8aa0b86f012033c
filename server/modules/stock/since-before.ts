/** Balances once did not say since when they stand; the day of their first entry does. */
import type { Upgrade } from '../../kernel/kept/upgrades'

/** Once: since when balances stand that were kept before it was. */
export const sinceOfBefore: Upgrade = {
  name: 'stock.sinceOfBefore',
  entities: ['stock_balance', 'stock_entry'],
  async run(tx) {
    await tx.query(
      `update stock_balance b set since = coalesce((select min(e.entry_day) from stock_entry e where e.company_id = b.company_id
         and b.id in (e.from_id, e.to_id)), current_date) where b.since is null`,
    )
  },
}
