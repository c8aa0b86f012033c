/** Batches that were sent before they said what was sent: what was packed was. */
import type { Upgrade } from '../../../kernel/kept/upgrades'

/** Once: sent quantity and day of batches that were sent before these were kept. */
export const shippedBefore: Upgrade = {
  name: 'fba.shippedBefore',
  entities: ['ship_batch', 'ship_batch_item'],
  async run(tx) {
    await tx.query(
      `update ship_batch_item i set shipped_qty = coalesce(i.packed_qty, 0) from ship_batch b
       where b.company_id = i.company_id and b.id = i.batch_id and b.fba_ship_status in ('2', '3') and i.shipped_qty is null`,
    )
    await tx.query(`update ship_batch set ship_day = expect_ship where fba_ship_status in ('2', '3') and ship_day is null`)
  },
}
