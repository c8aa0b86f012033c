/**
 * Clears what has served its time, once an hour in every process: old idempotency keys, uploads of
 * rows that nobody wrote, files of jobs whose time is over, old jobs, what other rooms hand in, and, at the start too, temporary
 * files of processes that were killed. Running it twice at once does no harm.
 */
import type { Database, Tx } from '../store/connect'
import { raiseDataVersions } from '../store/data-version'
import { sweepKeys } from '../write/idempotency'
import type { FileStore } from './files'
import { inRounds } from './rounds'
import { LIST_ENTITY } from './tasks'

const EVERY_MS = 3_600_000
/** The record of a task outlives its file (tasks.ts says how long that is kept). */
const KEEP_JOBS = `interval '180 days'`
/** What is being uploaded or written grows all the time: its sender's silence, and a job's, end long before. */
const KEEP_TEMPORARY_MS = 24 * 3_600_000

/** What another room or a module clears. */
type Sweep = (db: Database) => Promise<void>

/** Sweeps in every round; `close` ends them. Errors are logged, and the next round tries again. @param options.also what other rooms and modules clear */
export function startSweeping(
  options: { db: Database; files: FileStore; also: readonly Sweep[]; log: (line: string, error?: unknown) => void },
): { close(): Promise<void> } {
  const failed = (error: unknown): void => options.log('清理过期数据时出错', error)
  return inRounds(EVERY_MS, () => sweep(options).catch(failed), () => options.files.sweepTemporary(KEEP_TEMPORARY_MS).catch(failed))
}

/** One sweep. Files leave the disk once the rows that name them are gone; a file whose time is over is told as `expired` in its task. */
export async function sweep({ db, files, also }: { db: Database; files: FileStore; also: readonly Sweep[] }): Promise<void> {
  await files.sweepTemporary(KEEP_TEMPORARY_MS)
  for (const each of also) await each(db)
  const gone = await db.asOwner(async (tx) => {
    await sweepKeys(tx)
    await tx.query(`delete from row_upload where create_time < now() - interval '1 day'`)
    const { rows: expired } = await tx.query<{ company_id: number; file_id: string | null }>(
      `with gone as (select company_id, id, file_id from job where file_id is not null and file_until < now() for update skip locked)
       update job set file_id = null, file_state = 'expired' from gone where job.company_id = gone.company_id and job.id = gone.id
       returning gone.company_id, gone.file_id`,
    )
    await raiseAll(tx, expired)
    const { rows } = await tx.query<{ company_id: number; file_id: string | null }>(
      `delete from job where state in ('done', 'failed', 'cancelled') and finish_time < now() - ${KEEP_JOBS} returning company_id, file_id`,
    )
    return [...expired, ...rows]
  })
  for (const { company_id: companyId, file_id: file } of gone) if (file) await files.remove(companyId, file)
}

async function raiseAll(tx: Tx, rows: { company_id: number }[]): Promise<void> {
  for (const companyId of new Set(rows.map((row) => row.company_id))) await raiseDataVersions(tx, companyId, [LIST_ENTITY])
}
