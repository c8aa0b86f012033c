/**
 * The queue of long work, in a table of the database: any number of processes take from it (SKIP LOCKED), each holds what
 * it does by a lease that it renews, and a job whose process died is taken up by another once the lease ran out.
 * It knows no kind of job: kinds.ts lists them.
 */
import { randomBytes } from 'node:crypto'
import { forJob, type Database, type Tx } from '../store/connect'
import { raiseDataVersions } from '../store/data-version'
import { databaseFailure } from '../store/failure'
import { HttpRefusal, Refusal } from '../asker/refusal'
import type { EventBus } from '../store/events'
import type { FileStore } from './files'
import type { JobEnd, JobHandler, JobQueue, JobResult, JobRun, JobWorld } from './job'
import { announce, DIED, enqueue, lease, statusOf, type JobRow } from './job-rows'
import { cancelledKey, cancelTask, CHANNEL, KEEP_FILES, LIST_ENTITY, runningKey } from './tasks'

interface QueueOptions {
  db: Database
  world: JobWorld
  files: FileStore
  events: EventBus
  kinds: Record<string, JobHandler>
  now: () => Date
  log: (line: string, error?: unknown) => void
  /** Told of every end, in the transaction that keeps it. */
  onEnd?: JobEnd
  /** Jobs at a time in this process; 2 unless told. 0: only takes them in. */
  workers?: number
  /** How long a silent process keeps its job, in ms; 30 000 unless told. */
  leaseMs?: number
  /** A job whose progress says nothing new for so long is ended, though its heart beats, in ms; 15 minutes unless told. */
  stallMs?: number
  /** How long a job that is to end may take over it, in ms; then its place goes to the next. 5 000 unless told. */
  graceMs?: number
  /** The first pause before another try, in ms; it grows fourfold. 5 000 unless told. */
  retryMs?: number
}

/** Why a running job is to end. */
class Ended extends Error {
  constructor(readonly why: 'cancelled' | 'lost' | 'stopping' | 'stalled') {
    super(why)
  }
}

const STALL_MS = 15 * 60_000

/** The queue, and its workers in this process. `close` puts running jobs back, so that the next start goes on with them. */
export async function startQueue(options: QueueOptions): Promise<JobQueue & { close(): Promise<void> }> {
  const { db, workers = 2, leaseMs = 30_000, retryMs = 5_000, stallMs = STALL_MS, graceMs = 5_000 } = options
  const worker = `${process.pid}-${randomBytes(6).toString('hex')}`
  const running = new Set<Promise<void>>()
  const ends = new Map<string, AbortController>()
  const hearts = new Set<NodeJS.Timeout>()
  let closed = false
  let wanted = false

  const wake = (): void => {
    wanted = true
    if (closed || running.size >= workers) return
    wanted = false
    const work: Promise<void> = takeAndRun()
      .catch((error: unknown) => options.log('任务队列出错', error))
      .finally(() => {
        running.delete(work)
        if (wanted) wake()
      })
    running.add(work)
  }
  const takeAndRun = async (): Promise<void> => {
    const job = await db.asOwner((tx) => lease(tx, worker, leaseMs, (dead) => ended(tx, dead, 'failed', DIED, false)))
    if (!job) return
    // Another may wait behind this one.
    wake()
    await runJob(job)
    wanted = true
  }

  const runJob = async (job: JobRow): Promise<void> => {
    const control = new AbortController()
    const key = runningKey(job.company_id, job.id)
    ends.set(key, control)
    const heartbeat = setInterval(() => void beat(job, control), Math.max(200, leaseMs / 3))
    hearts.add(heartbeat)
    const pulse: Pulse = { said: '', at: Date.now() }
    const watch = setInterval(() => {
      if (Date.now() - pulse.at > stallMs) control.abort(new Ended('stalled'))
    }, Math.min(5_000, stallMs / 4))
    const end = await orAbandoned(perform(job, control, pulse), control.signal, graceMs).then(
      (result) => () => finish(job, 'done', { message: result.message, progress: 100, file: result.file, fileName: result.fileName, counts: result.counts }),
      (error: unknown) => failed(job, control, error),
    )
    clearInterval(watch)
    ends.delete(key)
    await record(job, end, () => {
      clearInterval(heartbeat)
      hearts.delete(heartbeat)
    })
  }

  /**
   * Writes down what a job came to. Where the database cannot take it now (full disk, a restart), it is tried again beside
   * the next jobs, and the heart beats on, so that nobody does the work a second time.
   */
  const record = async (job: JobRow, end: () => Promise<void>, over: () => void): Promise<void> => {
    try {
      await end()
      over()
    } catch (error) {
      options.log(`任务 ${job.id} 的结果没有记下`, error)
      if (closed || !databaseFailure(error)) return over()
      setTimeout(() => void record(job, end, over), retryMs).unref()
    }
  }

  const perform = async (job: JobRow, control: AbortController, pulse: Pulse): Promise<JobResult> => {
    if (job.cancel_requested) throw new Ended('cancelled')
    const handler = options.kinds[job.kind]
    if (!handler) throw new Refusal(1003, `这个版本不认识任务类型 ${job.kind}`)
    const asker = job.employee_id === null ? undefined : await options.world.asker(job.company_id, String(job.employee_id))
    if (!asker) throw new Refusal(1003, '发起任务的员工已停用或不存在')
    let last = 0
    const run: JobRun = {
      id: String(job.id),
      ...asker,
      payload: job.payload,
      attempt: job.attempt,
      signal: control.signal,
      db: forJob(db, control.signal),
      model: options.world.model(),
      files: options.files,
      events: options.events,
      now: options.now,
      async progress(percent, message) {
        control.signal.throwIfAborted()
        const now = Date.now()
        const said = `${percent} ${message}`
        if (said !== pulse.said) Object.assign(pulse, { said, at: now })
        if (now - last < 500) return
        last = now
        await say(job, percent, message)
      },
    }
    const result = await handler(run)
    // Its end was told already; a file that nobody will be offered is not kept.
    if (control.signal.aborted && result.file) await options.files.remove(job.company_id, result.file)
    control.signal.throwIfAborted()
    return result
  }

  const beat = async (job: JobRow, control: AbortController): Promise<void> => {
    try {
      const row = await db.asOwner(async (tx) => {
        const { rows } = await tx.query<{ cancel_requested: boolean }>(
          `update job set lease_until = now() + $4 * interval '1 ms' where company_id = $1 and id = $2 and worker = $3 and state = 'running'
            returning cancel_requested`,
          [job.company_id, job.id, worker, leaseMs],
        )
        return rows[0]
      })
      if (!row) control.abort(new Ended('lost'))
      else if (row.cancel_requested) control.abort(new Ended('cancelled'))
    } catch (error) {
      // The database is away for a moment: the lease outlives several beats.
      options.log(`任务 ${job.id} 的租约没有续上`, error)
    }
  }

  const say = (job: JobRow, percent: number, message?: string): Promise<void> =>
    db.asOwner(async (tx) => {
      const progress = Math.round(Math.min(100, Math.max(0, percent)))
      const { rowCount } = await tx.query(
        `update job set progress = $4, message = coalesce($5, message) where company_id = $1 and id = $2 and worker = $3 and state = 'running'`,
        [job.company_id, job.id, worker, progress, message ?? null],
      )
      if (rowCount > 0) await announce(tx, options.events, job, { state: 'running', progress, message: message ?? '' })
    })

  const finish = (job: JobRow, state: 'done' | 'failed' | 'cancelled', what: { message: string; progress?: number; file?: string | undefined; fileName?: string | undefined; counts?: JobResult['counts'] }): Promise<void> =>
    db.asOwner(async (tx) => {
      const { rows } = await tx.query<{ progress: number }>(
        `update job set state = $4, message = $5, progress = coalesce($6, progress), file_id = $7, file_name = $8, finish_time = now(), lease_until = null,
           run_seconds = extract(epoch from now() - coalesce(start_time, now())), total_count = $9, success_count = $10, fail_count = $11,
           file_size = $12, file_state = case when $7::text is not null then 'done' end, file_until = case
           when $7::text is not null then now() + ${KEEP_FILES} end
         where company_id = $1 and id = $2 and worker = $3 and state = 'running' returning progress`,
        [
          job.company_id, job.id, worker, state, what.message, what.progress ?? null, what.file ?? null, what.fileName ?? null,
          what.counts?.total ?? null, what.counts?.success ?? null, what.counts?.fail ?? null, what.file ? await sizeOf(
            options.files, job.company_id, what.file,
          ) : null,
        ],
      )
      if (rows[0]) {
        await ended(tx, job, state, what.message, what.file !== undefined)
        await announce(tx, options.events, job, { state, progress: Number(rows[0].progress), message: what.message })
      }
      // The lease was lost meanwhile: whoever has it now makes a file of their own.
      else if (what.file) await options.files.remove(job.company_id, what.file)
    })

  const ended = async (tx: Tx, job: JobRow, state: 'done' | 'failed' | 'cancelled', message: string, hasFile: boolean): Promise<void> => {
    await raiseDataVersions(tx, job.company_id, [LIST_ENTITY])
    const { company_id: companyId, employee_id: employeeId, import_id: importId, kind, title } = job
    await options.onEnd?.(
      tx,
      { companyId, id: String(job.id), employeeId: employeeId === null ? null : String(employeeId), kind, title, state, message, hasFile, importId },
    )
  }

  const putBack = (job: JobRow, waitMs: number, message: string, countsAsTry: boolean): Promise<void> =>
    db.asOwner(async (tx) => {
      const { rowCount } = await tx.query(
        `update job set state = 'wait', worker = null, lease_until = null, message = $4, run_after = now() + $5 * interval '1 ms', attempt = attempt - $6
         where company_id = $1 and id = $2 and worker = $3 and state = 'running'`,
        [job.company_id, job.id, worker, message, waitMs, countsAsTry ? 0 : 1],
      )
      if (rowCount > 0) await announce(tx, options.events, job, { state: 'wait', progress: 0, message })
    })

  /** What is to be written down of a job that did not come to its result. */
  const failed = (job: JobRow, control: AbortController, error: unknown): (() => Promise<void>) => {
    const reason: unknown = control.signal.aborted ? control.signal.reason : error
    if (reason instanceof Ended) {
      if (reason.why === 'lost') return async () => undefined
      if (reason.why === 'stopping') return () => putBack(job, 0, '服务重启，稍后继续', false)
      if (reason.why === 'cancelled') return () => finish(job, 'cancelled', { message: '已取消' })
      options.log(`任务 ${job.id}（${job.kind}）没有进展，已停止`)
      return () => finish(job, 'failed', { message: `超过${lengthOf(stallMs)}没有进展，已停止，没有写完的内容不会保留。请重试；仍然如此请联系管理员。` })
    }
    // What was refused today is refused again in five seconds.
    if (error instanceof Refusal || (error instanceof HttpRefusal && error.status < 500)) return () => finish(job, 'failed', { message: error.message })
    options.log(`任务 ${job.id}（${job.kind}）第 ${job.attempt} 次失败`, error)
    const words = databaseFailure(error)?.message ?? '处理时出错'
    if (job.attempt >= job.max_attempts) return () => finish(job, 'failed', { message: `${words}（已尝试 ${job.attempt} 次，编号 ${job.id}）` })
    const waitMs = Math.round(retryMs * 4 ** (job.attempt - 1) * (0.75 + Math.random() / 2))
    return async () => {
      await putBack(job, waitMs, `${words.replace(/。$/, '')}。${Math.ceil(waitMs / 1000)} 秒后自动重试`, true)
      setTimeout(wake, waitMs + 20).unref()
    }
  }

  // Who runs it hears of it at once; the heartbeat finds out too, where this was missed.
  const hear = (heard: string): void => {
    const key = cancelledKey(heard)
    if (key === undefined) wake()
    else ends.get(key)?.abort(new Ended('cancelled'))
  }
  const stopListening = workers > 0 ? await db.listen(CHANNEL, hear) : async () => undefined
  // Leases run out and pauses end without anybody saying so.
  const poll = setInterval(wake, Math.min(5_000, leaseMs / 2))
  poll.unref()
  if (workers > 0) wake()

  return {
    enqueue: (tx, caller, job) => enqueue(options.events, tx, caller, job),
    cancel: (tx, asker, id) => cancelTask(tx, asker, id, options),
    status: (tx, caller, ids) => statusOf(tx, caller, ids),
    async close() {
      closed = true
      clearInterval(poll)
      await stopListening()
      for (const control of ends.values()) control.abort(new Ended('stopping'))
      await Promise.race([Promise.allSettled(running), new Promise((done) => setTimeout(done, 10_000).unref())])
      for (const heartbeat of hearts) clearInterval(heartbeat)
    },
  }
}

/** What a job said last of its progress, and when that was new. */
interface Pulse { said: string; at: number }

/** The work's outcome; once its end was asked for it gets a moment to end by itself, and is then waited for no longer. */
async function orAbandoned<T>(work: Promise<T>, signal: AbortSignal, graceMs: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const abandoned = new Promise<never>((_resolve, reject) => {
    signal.addEventListener('abort', () => {
      timer = setTimeout(() => reject(signal.reason as Error), graceMs)
    }, { once: true })
  })
  try {
    return await Promise.race([work, abandoned])
  } finally {
    clearTimeout(timer)
    work.catch(() => undefined)
  }
}

function lengthOf(ms: number): string {
  return ms < 60_000 ? ` ${Math.round(ms / 1000)} 秒` : ` ${Math.round(ms / 60_000)} 分钟`
}

/** Bytes; null where it cannot be told. */
async function sizeOf(files: FileStore, companyId: number, file: string): Promise<number | null> {
  return files.size(companyId, file).catch(() => null)
}
