/** Messages that were read long ago are cleared. */
import type { Database } from '../../kernel/store/connect'

const KEEP_MESSAGES = `interval '180 days'`

/** The module's sweep, over all companies: what was read goes KEEP_MESSAGES after it came; what was not read stays. */
export async function sweepMessages(db: Database): Promise<void> {
  await db.asOwner((tx) => tx.query(`delete from message where read_state = '1' and create_time < now() - ${KEEP_MESSAGES}`))
}
