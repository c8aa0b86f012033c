/**
 * A receipt of a day that is over shifts every batch and every piece behind it. Their rows are written in place, without touching an index, where their
 * page has room for the new version: pages of these tables are filled by half.
 */
import type { Upgrade } from '../../kernel/kept/upgrades'

/** Sets the fill of pages of cost_layer and cost_use to a half; rows that are there are not moved. */
export const roomInPages: Upgrade = {
  name: 'cost.roomInPages',
  entities: ['cost_layer', 'cost_use'],
  async run(tx) {
    for (const table of ['cost_layer', 'cost_use']) await tx.query(`alter table ${table} set (fillfactor = 50)`)
  },
}
