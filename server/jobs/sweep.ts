/**
 * Clears what has served its time, once an hour in every process: ended sessions, old idempotency keys and sign-in
 * failures, uploads of rows that nobody wrote, finished jobs with the files they left. Running it twice at once does no harm.
 */
import type { Database } from '../database/connect'
import { sweepKeys } from '../plugins/calls/idempotency'
import type { Sessions } from '../plugins/sessions/sessions'
import type { FileStore } from './files'

const EVERY_MS = 3_600_000
/** Exports can be fetched again for a month. */
const KEEP_JOBS = `interval '30 days'`

export function startSweeping(options: { db: Database; sessions: Sessions; files: FileStore; log: (line: string, error?: unknown) => void }): { close(): Promise<void> } {
  let running: Promise<void> = Promise.resolve()
  const timer = setInterval(() => {
    running = sweep(options).catch((error: unknown) => options.log('清理过期数据时出错', error))
  }, EVERY_MS)
  timer.unref()
  return {
    async close() {
      clearInterval(timer)
      await running
    },
  }
}

export async function sweep({ db, sessions, files }: { db: Database; sessions: Sessions; files: FileStore }): Promise<void> {
  await sessions.sweep()
  const gone = await db.asOwner(async (tx) => {
    await sweepKeys(tx)
    await tx.query(`delete from sign_in_failure where last_time < now() - interval '1 day'`)
    await tx.query(`delete from row_upload where create_time < now() - interval '1 day'`)
    const { rows } = await tx.query<{ company_id: number; file_id: string | null }>(
      `delete from job where state in ('done', 'failed', 'cancelled') and finish_time < now() - ${KEEP_JOBS} returning company_id, file_id`,
    )
    return rows
  })
  for (const { company_id: companyId, file_id: file } of gone) if (file) await files.remove(companyId, file)
}
