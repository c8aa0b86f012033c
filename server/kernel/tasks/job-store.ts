/**
 * The jobs that one process has leased, as their table keeps them: the lease is taken and renewed, progress told, an end
 * written down or the job put back. Whoever has lost a lease changes nothing by it. It runs no job (running-job.ts).
 */
import { randomBytes } from 'node:crypto'
import type { Database, Tx } from '../store/connect'
import { raiseDataVersions } from '../store/data-version'
import type { EventBus } from '../store/events'
import type { FileStore } from './files'
import type { JobEnd, JobResult } from './job'
import { announce, DIED, lease } from './job-rows'
import type { JobRow } from './job-rows'
import { KEEP_FILES, LIST_ENTITY } from './tasks'

type EndState = 'done' | 'failed' | 'cancelled'

/** How a job ended, as staff read it. */
interface JobOutcome extends JobResult {
  progress?: number
}

interface StoreOptions {
  db: Database
  files: FileStore
  events: EventBus
  leaseMs: number
  /** Told of every end, in the transaction that keeps it. */
  onEnd?: JobEnd | undefined
  /** Told of every state that a job has come into, in one line, once that is kept. */
  entered(line: string): void
}

/** A job and the state that it has come into, in one line. */
function jobText({ id, company_id: company, kind, attempt, import_id: file }: JobRow, state: string, said = ''): string {
  return `job ${id} (${kind}${file === null ? '' : `, import ${file}`}) of company ${company}, try ${attempt}, ${state}${said === '' ? '' : `: ${said}`}`
}

const countsText = (counts: JobResult['counts']): string => (
  counts ? ` (${counts.total} rows, ${counts.success} done, ${counts.fail} refused)` : ''
)

const MINE = `where company_id = $1 and id = $2 and worker = $3 and state = 'running'`

/** The table of jobs for one process. Each change is a transaction of the owner, and touches only what this process still has leased. */
export class JobStore {
  /** By which the table knows this process. */
  readonly worker = `${process.pid}-${randomBytes(6).toString('hex')}`
  private counts = { leased: 0, ended: 0, putBack: 0 }

  constructor(private readonly options: StoreOptions) {}

  state(): { worker: string; leased: number; ended: number; putBack: number } {
    return { worker: this.worker, ...this.counts }
  }

  toString(): string {
    const { leased, ended, putBack } = this.counts
    return `jobs of ${this.worker}: ${leased} leased, ${ended} ended, ${putBack} put back`
  }

  /** Takes the job whose turn it is, if there is one; those whose processes died too often come to their end. */
  async lease(): Promise<JobRow | undefined> {
    const { db, leaseMs, entered } = this.options
    const died: JobRow[] = []
    const job = await db.asOwner((tx) => lease(tx, this.worker, leaseMs, async (dead) => {
      died.push(dead)
      await this.ended(tx, dead, 'failed', { message: DIED })
    }))
    for (const dead of died) entered(jobText(dead, 'failed', DIED))
    if (job) {
      this.counts.leased++
      entered(jobText(job, 'running'))
    }
    return job
  }

  /** Renews the lease; tells whether it was still this process's, and whether the job is to end. */
  renew(job: JobRow): Promise<'mine' | 'cancelled' | 'lost'> {
    const { db, leaseMs } = this.options
    return db.asOwner(async (tx) => {
      const { rows } = await tx.query<{ cancel_requested: boolean }>(
        `update job set lease_until = now() + $4 * interval '1 ms' ${MINE} returning cancel_requested`, [job.company_id, job.id, this.worker, leaseMs])
      return rows[0] === undefined ? 'lost' : rows[0].cancel_requested ? 'cancelled' : 'mine'
    })
  }

  /** Tells how far a job has come, 0 to 100. */
  say(job: JobRow, percent: number, message?: string): Promise<void> {
    return this.options.db.asOwner(async (tx) => {
      const progress = Math.round(Math.min(100, Math.max(0, percent)))
      const { rowCount } = await tx.query(
        `update job set progress = $4, message = coalesce($5, message) ${MINE}`, [job.company_id, job.id, this.worker, progress, message ?? null])
      if (rowCount > 0) await announce(tx, this.options.events, job, { state: 'running', progress, message: message ?? '' })
    })
  }

  /** Writes down how a job ended; the file of one whose lease was lost meanwhile is thrown away. */
  async finish(job: JobRow, state: EndState, what: JobOutcome): Promise<void> {
    const { db, files, events, entered } = this.options
    const mine = await db.asOwner(async (tx) => {
      const size = what.file ? await sizeOf(files, job.company_id, what.file) : null
      const { rows } = await tx.query<{ progress: number }>(
        `update job set state = $4, message = $5, progress = coalesce($6, progress), file_id = $7, file_name = $8, finish_time = now(), lease_until = null,
           run_seconds = extract(epoch from now() - coalesce(start_time, now())), total_count = $9, success_count = $10, fail_count = $11,
           file_size = $12, file_state = case when $7::text is not null then 'done' end,
           file_until = case when $7::text is not null then now() + ${KEEP_FILES} end
         ${MINE} returning progress`,
        [
          job.company_id, job.id, this.worker, state, what.message, what.progress ?? null, what.file ?? null, what.fileName ?? null,
          what.counts?.total ?? null, what.counts?.success ?? null, what.counts?.fail ?? null, size,
        ],
      )
      if (rows[0]) {
        await this.ended(tx, job, state, what)
        await announce(tx, events, job, { state, progress: Number(rows[0].progress), message: what.message })
      }
      // Whoever has the lease now makes a file of their own.
      else if (what.file) await files.remove(job.company_id, what.file)
      return rows[0] !== undefined
    })
    if (mine) entered(jobText(job, state, what.message + countsText(what.counts)))
  }

  /** The job waits for another try, by this process or another. */
  async putBack(job: JobRow, waitMs: number, message: string, countsAsTry: boolean): Promise<void> {
    this.counts.putBack++
    const mine = await this.options.db.asOwner(async (tx) => {
      const { rowCount } = await tx.query(
        `update job set state = 'wait', worker = null, lease_until = null, message = $4, run_after = now() + $5 * interval '1 ms', attempt = attempt - $6
         ${MINE}`,
        [job.company_id, job.id, this.worker, message, waitMs, countsAsTry ? 0 : 1],
      )
      if (rowCount > 0) await announce(tx, this.options.events, job, { state: 'wait', progress: 0, message })
      return rowCount > 0
    })
    if (mine) this.options.entered(jobText(job, 'waiting again', message))
  }

  private async ended(tx: Tx, job: JobRow, state: EndState, { message, file, quiet }: JobOutcome): Promise<void> {
    this.counts.ended++
    await raiseDataVersions(tx, job.company_id, [LIST_ENTITY])
    const { company_id: companyId, employee_id: person, import_id: importId, kind, title } = job
    const employeeId = person === null ? null : String(person)
    await this.options.onEnd?.(tx, {
      companyId, id: String(job.id), employeeId, kind, title, state, message, hasFile: file !== undefined, importId, isQuiet: quiet === true,
    })
  }
}

/** Bytes; null where it cannot be told. */
async function sizeOf(files: FileStore, companyId: number, file: string): Promise<number | null> {
  return files.size(companyId, file).catch(() => null)
}
