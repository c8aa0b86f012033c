/** Entries once did not say which bins they went from and to; the balances that they changed do. */
import type { Upgrade } from '../../kernel/kept/upgrades'

/** Once: bins of entries that were posted before they were kept. */
export const binsOfEntriesBefore: Upgrade = {
  name: 'stock.binsOfEntriesBefore',
  entities: ['stock_balance', 'stock_entry'],
  async run(tx) {
    await tx.query(
      `update stock_entry e set from_bin_id = f.bin_id, to_bin_id = t.bin_id from stock_balance f, stock_balance t
       where f.company_id = e.company_id and f.id = e.from_id and t.company_id = e.company_id and t.id = e.to_id
         and e.from_bin_id is null and e.to_bin_id is null and coalesce(f.bin_id, t.bin_id) is not null`,
    )
  },
}
