/**
 * The queue of long work, in a table of the database: any number of processes take from it (SKIP LOCKED), each holds what
 * it does by a lease that it renews, and a job whose process died is taken up by another once the lease ran out.
 * It knows no kind of job: kinds.ts lists them.
 */
import { randomBytes } from 'node:crypto'
import type { Caller, Database, Tx } from '../database/connect'
import { raiseDataVersions } from '../database/data-version'
import { databaseFailure } from '../database/failure'
import { HttpRefusal, Refusal } from '../refusal'
import type { EventBus } from '../plugins/events/bus'
import type { Live } from '../plugins/schemas/live'
import type { Sessions } from '../plugins/sessions/sessions'
import type { FileStore } from './files'
import type { JobEnd, JobHandler, JobQueue, JobResult, JobRun, JobStatus, NewJob } from './job'
import { cancelledKey, cancelTask, CHANNEL, KEEP_FILES, LIST_ENTITY, runningKey, wakeWorkers } from './tasks'
import { isRowId } from '../database/row-id'

export interface QueueOptions {
  db: Database
  live: Live
  files: FileStore
  events: EventBus
  sessions: Sessions
  kinds: Record<string, JobHandler>
  now: () => Date
  log: (line: string, error?: unknown) => void
  /** Told of every end, in the transaction that keeps it. */
  onEnd?: JobEnd
  /** Jobs at a time in this process; 2 unless told. 0: only takes them in. */
  workers?: number
  /** How long a silent process keeps its job, in ms; 30 000 unless told. */
  leaseMs?: number
  /** The first pause before another try, in ms; it grows fourfold. 5 000 unless told. */
  retryMs?: number
}

interface JobRow { company_id: number; id: number; employee_id: number | null; kind: string; title: string; import_id: string | null; payload: unknown; attempt: number; max_attempts: number; cancel_requested: boolean }

/** Why a running job is to end. */
class Ended extends Error {
  constructor(readonly why: 'cancelled' | 'lost' | 'stopping') {
    super(why)
  }
}

/** The queue, and its workers in this process. `close` puts running jobs back, so that the next start goes on with them. */
export async function startQueue(options: QueueOptions): Promise<JobQueue & { close(): Promise<void> }> {
  const { db, workers = 2, leaseMs = 30_000, retryMs = 5_000 } = options
  const worker = `${process.pid}-${randomBytes(6).toString('hex')}`
  const running = new Set<Promise<void>>()
  const ends = new Map<string, AbortController>()
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
    try {
      const result = await perform(job, control)
      await finish(job, 'done', { message: result.message, progress: 100, file: result.file, fileName: result.fileName, counts: result.counts })
    } catch (error) {
      await fail(job, control, error)
    } finally {
      clearInterval(heartbeat)
      ends.delete(key)
    }
  }

  const perform = async (job: JobRow, control: AbortController): Promise<JobResult> => {
    if (job.cancel_requested) throw new Ended('cancelled')
    const handler = options.kinds[job.kind]
    if (!handler) throw new Refusal(1003, `这个版本不认识任务类型 ${job.kind}`)
    const person = job.employee_id === null ? undefined : await options.sessions.person(job.company_id, String(job.employee_id))
    if (!person) throw new Refusal(1003, '发起任务的员工已不存在')
    const live = options.live.current
    let last = 0
    const run: JobRun = {
      id: String(job.id),
      caller: person.caller,
      employee: person.employee,
      company: person.company,
      access: live.accessOf(job.company_id, person.roles),
      payload: job.payload,
      attempt: job.attempt,
      signal: control.signal,
      db,
      model: live.model,
      files: options.files,
      events: options.events,
      now: options.now,
      async progress(percent, message) {
        control.signal.throwIfAborted()
        const now = Date.now()
        if (now - last < 500) return
        last = now
        await say(job, percent, message)
      },
    }
    const result = await handler(run)
    control.signal.throwIfAborted()
    return result
  }

  const beat = async (job: JobRow, control: AbortController): Promise<void> => {
    try {
      const row = await db.asOwner(async (tx) => {
        const { rows } = await tx.query<{ cancel_requested: boolean }>(
          `update job set lease_until = now() + $4 * interval '1 ms' where company_id = $1 and id = $2 and worker = $3 and state = 'running' returning cancel_requested`,
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
           file_size = $12, file_state = case when $7::text is not null then 'done' end, file_until = case when $7::text is not null then now() + ${KEEP_FILES} end
         where company_id = $1 and id = $2 and worker = $3 and state = 'running' returning progress`,
        [
          job.company_id, job.id, worker, state, what.message, what.progress ?? null, what.file ?? null, what.fileName ?? null,
          what.counts?.total ?? null, what.counts?.success ?? null, what.counts?.fail ?? null, what.file ? await sizeOf(options.files, job.company_id, what.file) : null,
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
    await options.onEnd?.(tx, { companyId, id: String(job.id), employeeId: employeeId === null ? null : String(employeeId), kind, title, state, message, hasFile, importId })
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

  const fail = async (job: JobRow, control: AbortController, error: unknown): Promise<void> => {
    const reason: unknown = control.signal.aborted ? control.signal.reason : error
    if (reason instanceof Ended) {
      if (reason.why === 'lost') return
      if (reason.why === 'stopping') return putBack(job, 0, '服务重启，稍后继续', false)
      return finish(job, 'cancelled', { message: '已取消' })
    }
    // What was refused today is refused again in five seconds.
    if (error instanceof Refusal || (error instanceof HttpRefusal && error.status < 500)) return finish(job, 'failed', { message: error.message })
    options.log(`任务 ${job.id}（${job.kind}）第 ${job.attempt} 次失败`, error)
    const words = databaseFailure(error)?.message ?? '处理时出错'
    if (job.attempt >= job.max_attempts) return finish(job, 'failed', { message: `${words}（已尝试 ${job.attempt} 次，编号 ${job.id}）` })
    const waitMs = Math.round(retryMs * 4 ** (job.attempt - 1) * (0.75 + Math.random() / 2))
    await retryLater(() => putBack(job, waitMs, `${words}，${Math.ceil(waitMs / 1000)} 秒后重试`, true))
    setTimeout(wake, waitMs + 20).unref()
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
    cancel: (tx, caller, id) => cancelTask(tx, { caller, everything: false }, id, options),
    status: (tx, caller, ids) => statusOf(tx, caller, ids),
    async close() {
      closed = true
      clearInterval(poll)
      await stopListening()
      for (const control of ends.values()) control.abort(new Ended('stopping'))
      await Promise.race([Promise.allSettled(running), new Promise((done) => setTimeout(done, 10_000).unref())])
    },
  }
}

const DIED = '处理它的进程多次中断，已停止重试'
const ROW = 'company_id, id, employee_id, kind, title, import_id::text, payload, attempt, max_attempts, cancel_requested'

/** Takes the longest waiting job, or one whose process died; those whose processes died too often come to their end. */
async function lease(tx: Tx, worker: string, leaseMs: number, onDead: (job: JobRow) => Promise<void>): Promise<JobRow | undefined> {
  const { rows: dead } = await tx.query<JobRow>(
    `update job set state = 'failed', finish_time = now(), lease_until = null, message = $1
     where state = 'running' and lease_until < now() and attempt >= max_attempts returning ${ROW}`,
    [DIED],
  )
  for (const job of dead) await onDead(job)
  const { rows } = await tx.query<JobRow>(
    `update job set state = 'running', attempt = attempt + 1, worker = $1, lease_until = now() + $2 * interval '1 ms', start_time = coalesce(start_time, now())
     where (company_id, id) = (
       select company_id, id from job
       where (state = 'wait' and run_after <= now()) or (state = 'running' and lease_until < now())
       order by run_after, id limit 1 for update skip locked)
     returning ${ROW}`,
    [worker, leaseMs],
  )
  return rows[0]
}

async function enqueue(events: EventBus, tx: Tx, caller: Caller, job: NewJob): Promise<string> {
  const { rows } = await tx.query<{ id: number }>(
    `insert into job (company_id, employee_id, kind, title, payload, max_attempts, params, import_id) values ($1, $2, $3, $4, $5, $6, $7, $8::bigint) returning id`,
    [caller.companyId, caller.employeeId, job.kind, job.title, JSON.stringify(job.payload), job.maxAttempts ?? 3, job.params ?? null, job.importId ?? null],
  )
  const id = String(rows[0]?.id)
  await wakeWorkers(tx)
  await events.publish(tx, { type: 'job', companyId: caller.companyId, ...(caller.employeeId === null ? {} : { employeeId: caller.employeeId }), data: { id, kind: job.kind, state: 'wait', progress: 0, message: '' } })
  return id
}

async function statusOf(tx: Tx, caller: Caller, ids: string[]): Promise<JobStatus[]> {
  const { rows } = await tx.query<JobStatus>(
    `select id::text, kind, title, state, progress::float8 as progress, coalesce(message, '') as message, file_id is not null as "hasFile", create_time, finish_time
     from job where company_id = $1 and employee_id = $2 and id = any($3::bigint[])`,
    [caller.companyId, caller.employeeId, ids.filter(isRowId)],
  )
  return rows
}

/** Bytes; null where it cannot be told. */
async function sizeOf(files: FileStore, companyId: number, file: string): Promise<number | null> {
  return files.size(companyId, file).catch(() => null)
}

async function announce(tx: Tx, events: EventBus, job: JobRow, what: { state: string; progress: number; message: string }): Promise<void> {
  await events.publish(tx, {
    type: 'job',
    companyId: job.company_id,
    ...(job.employee_id === null ? {} : { employeeId: String(job.employee_id) }),
    data: { id: String(job.id), kind: job.kind, ...what, message: what.message.slice(0, 500) },
  })
}

/** The database may be away for the very reason that the job failed; then the lease runs out, which does the same. */
async function retryLater(work: () => Promise<void>): Promise<void> {
  await work().catch(() => undefined)
}
