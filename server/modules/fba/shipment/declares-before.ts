/** Declarations once had no review: whatever was saved could be printed and declared, so those of before count as reviewed. */
import type { Upgrade } from '../../../kernel/kept/upgrades'

/** Sets declarations without a state to reviewed, once. */
export const declaresBefore: Upgrade = {
  name: 'fba.declaresBefore',
  entities: ['customs_declare'],
  async run(tx) {
    await tx.query(`update customs_declare set doc_status = '2' where coalesce(doc_status, '0') = '0'`)
  },
}
