/** Messages that were read long ago are cleared. */
import type { Database } from '../../kernel/store/connect'

const KEEP_MESSAGES = `interval '180 days'`

export async function sweepMessages(db: Database): Promise<void> {
  await db.asOwner((tx) => tx.query(`delete from message where read_state = '1' and create_time < now() - ${KEEP_MESSAGES}`))
}
