/**
 * The rows of jobs as the queue reads and writes them: taking one in, leasing it, telling of it. It runs none.
 */
import type { Tx } from '../store/connect'
import type { Caller } from '../asker/person'
import { isRowId } from '../store/row-id'
import type { EventBus } from '../store/events'
import type { JobStatus, NewJob } from './job'
import { wakeWorkers } from './tasks'

/** A job as a worker leases it. `import_id`: the file of the report centre that it works on. */
export interface JobRow {
  company_id: number
  id: number
  employee_id: number | null
  kind: string
  title: string
  import_id: string | null
  payload: unknown
  attempt: number
  max_attempts: number
  cancel_requested: boolean
}

/** The message of a job that took its process down as often as it may be tried. */
export const DIED = '处理它的进程多次中断，已停止重试'
const ROW = 'company_id, id, employee_id, kind, title, import_id::text, payload, attempt, max_attempts, cancel_requested'

/**
 * Whose turn it is: who has the fewest running, then whoever was served longest ago, so that one person's fifty exports
 * do not keep a colleague's one waiting. Each person's own go in the order in which they were asked for.
 */
const FAIRLY = `(select count(*) from job r where r.company_id = j.company_id and r.employee_id is not distinct from j.employee_id and r.state = 'running'),
         (select max(r.start_time) from job r where r.company_id = j.company_id and r.employee_id is not distinct from j.employee_id
         and r.start_time > now() - interval '1 hour') nulls first`

/** Takes the job whose turn it is, or one whose process died; those whose processes died too often come to their end. */
export async function lease(tx: Tx, worker: string, leaseMs: number, onDead: (job: JobRow) => Promise<void>): Promise<JobRow | undefined> {
  const { rows: dead } = await tx.query<JobRow>(
    `update job set state = 'failed', finish_time = now(), lease_until = null, message = $1
     where state = 'running' and lease_until < now() and attempt >= max_attempts returning ${ROW}`,
    [DIED],
  )
  for (const job of dead) await onDead(job)
  const { rows } = await tx.query<JobRow>(
    `update job set state = 'running', attempt = attempt + 1, worker = $1, lease_until = now() + $2 * interval '1 ms', start_time = coalesce(start_time, now())
     where (company_id, id) = (
       select company_id, id from job j
       where (state = 'wait' and run_after <= now()) or (state = 'running' and lease_until < now())
       order by ${FAIRLY}, run_after, id limit 1 for update of j skip locked)
     returning ${ROW}`,
    [worker, leaseMs],
  )
  return rows[0]
}

/** Adds the job as waiting, wakes the workers and tells its owner's pages, all once `tx` commits. @returns its id */
export async function enqueue(events: EventBus, tx: Tx, caller: Caller, job: NewJob): Promise<string> {
  const { rows } = await tx.query<{ id: number }>(
    `insert into job (company_id, employee_id, kind, title, payload, max_attempts, params, import_id) values ($1, $2, $3, $4, $5, $6, $7, $8::bigint)
      returning id`,
    [caller.companyId, caller.employeeId, job.kind, job.title, JSON.stringify(job.payload), job.maxAttempts ?? 3, job.params ?? null, job.importId ?? null],
  )
  const id = String(rows[0]?.id)
  await wakeWorkers(tx)
  await events.publish(
    tx,
    {
      type: 'job', companyId: caller.companyId, ...(caller.employeeId === null ? {} : { employeeId: caller.employeeId }),
      data: { id, kind: job.kind, state: 'wait', progress: 0, message: '' },
    },
  )
  return id
}

/** Of the caller's own jobs alone; ids that are none, or another's, are left out. */
export async function statusOf(tx: Tx, caller: Caller, ids: string[]): Promise<JobStatus[]> {
  const { rows } = await tx.query<JobStatus>(
    `select id::text, kind, title, state, progress::float8 as progress, coalesce(message, '') as message, file_id is not null as "hasFile",
      create_time, finish_time
     from job where company_id = $1 and employee_id = $2 and id = any($3::bigint[])`,
    [caller.companyId, caller.employeeId, ids.filter(isRowId)],
  )
  return rows
}

/** Tells the pages of whoever asked for it. */
export async function announce(tx: Tx, events: EventBus, job: JobRow, what: { state: string; progress: number; message: string }): Promise<void> {
  await events.publish(tx, {
    type: 'job',
    companyId: job.company_id,
    ...(job.employee_id === null ? {} : { employeeId: String(job.employee_id) }),
    data: { id: String(job.id), kind: job.kind, ...what, message: what.message.slice(0, 500) },
  })
}
