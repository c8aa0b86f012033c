/**
 * What people do with jobs that are there: find, cancel, start anew, delete. Each for one's own, an administrator for the
 * company's. Runs none: queue.ts does.
 */
import { CODES } from '../../../contract/wire'
import type { Tx } from '../store/connect'
import type { Caller } from '../asker/person'
import { raiseDataVersions } from '../store/data-version'
import { notify, type EventBus } from '../store/events'
import { Refusal } from '../asker/refusal'
import type { JobEnd, JobState } from './job'
import { rowId } from '../store/row-id'

/** Workers listen here for new work, and for what is to end. */
export const CHANNEL = 'app_jobs'
const CANCEL = 'cancel '
/** The entity that describes the table to lists. */
export const LIST_ENTITY = 'job'
/** How long the file of a job can be fetched, as SQL; the task centre's notice says the same. */
export const KEEP_FILES = `interval '30 days'`

/** A row of `job` as the task centre handles it. `file_state`: done, its file can be fetched; expired, its time is over; null, there is none. */
export interface Task {
  id: string
  employee_id: string | null
  kind: string
  title: string
  payload: unknown
  state: JobState
  message: string
  file_id: string | null
  file_name: string | null
  file_state: string | null
  import_id: string | null
}

/** Whose tasks: one's own; `everything`: of the whole company. */
export interface TaskAsker {
  caller: Caller
  everything: boolean
}

const COLUMNS = 'id::text, employee_id::text, kind, title, payload, state, message, file_id, file_name, file_state, import_id::text'

/** @throws Refusal where there is none that the asker may see */
export async function findTask(tx: Tx, { caller, everything }: TaskAsker, id: string, lock = false): Promise<Task> {
  const { rows } = await tx.query<Task>(
    `select ${COLUMNS} from job where company_id = $1 and id = $2::bigint and ($3 or employee_id = $4::bigint) ${lock ? 'for update' : ''}`,
    [caller.companyId, rowId(id), everything, caller.employeeId],
  )
  if (!rows[0]) throw new Refusal(CODES.notFound, '没有这个任务，或不是您发起的。')
  return rows[0]
}

/** Workers look for work once `tx` commits. */
export async function wakeWorkers(tx: Tx): Promise<void> {
  await tx.query('select pg_notify($1, $2)', [CHANNEL, 'new'])
}

/** How a process names a task that it runs. */
export const runningKey = (companyId: number, id: string | number): string => `${companyId}/${id}`

/** What was heard on the channel -> the running task that is to end; undefined for everything else. */
export function cancelledKey(heard: string): string | undefined {
  return heard.startsWith(CANCEL) ? heard.slice(CANCEL.length) : undefined
}

/** Asks a waiting or running task to end; false when it had ended, or is none of the asker's. */
export async function cancelTask(
  tx: Tx, { caller, everything }: TaskAsker, id: string, { events, onEnd }: { events: Pick<EventBus, 'publish'>; onEnd?: JobEnd },
): Promise<boolean> {
  const { rows } = await tx.query<Task>(
    `update job set cancel_requested = true,
       state = case when state = 'wait' then 'cancelled' else state end,
       message = case when state = 'wait' then '已取消' else '正在取消' end,
       finish_time = case when state = 'wait' then now() else finish_time end
     where company_id = $1 and ($2 or employee_id = $3::bigint) and id = $4::bigint and state in ('wait', 'running') returning ${COLUMNS}`,
    [caller.companyId, everything, caller.employeeId, rowId(id)],
  )
  const task = rows[0]
  if (!task) return false
  if (task.state === 'cancelled') {
    await onEnd?.(
      tx,
      {
        companyId: caller.companyId, id: task.id, employeeId: task.employee_id, kind: task.kind, title: task.title, state: 'cancelled',
        message: task.message, hasFile: false, importId: task.import_id, isQuiet: false,
      },
    )
  } else await tx.query('select pg_notify($1, $2)', [CHANNEL, CANCEL + runningKey(caller.companyId, task.id)])
  await tell(tx, events, caller.companyId, task)
  return true
}

/** Asks all that waits or runs in a person's name to end: the person was switched off. */
export async function cancelTasksOf(tx: Tx, companyId: number, employeeId: string): Promise<void> {
  const { rows } = await tx.query<{ id: string }>(`select id::text as id from job where company_id = $1 and employee_id = $2::bigint
    and state in ('wait', 'running') order by id`, [companyId, employeeId])
  for (const { id } of rows) await cancelTask(tx, { caller: { companyId, employeeId, shopIds: null }, everything: false }, id, { events: { publish: notify } })
}

/** Words of the states in which a task can be started anew. */
const ENDED: ReadonlySet<JobState> = new Set(['failed', 'cancelled'])

/** May it be started anew: it came to nothing, or its file is gone. */
export function mayRetry(task: Pick<Task, 'state' | 'file_state'>): boolean {
  return ENDED.has(task.state) || (task.state === 'done' && task.file_state === 'expired')
}

/** Puts a task back to the end of the queue, with all its tries. @throws Refusal where it is under way or done */
export async function retryTask(tx: Tx, events: EventBus, companyId: number, task: Task): Promise<void> {
  if (!mayRetry(task)) throw new Refusal(CODES.invalid, `任务「${task.title}」${task.state === 'done' ? '已经完成，不需要重试' : '还在进行，不能重试'}。`)
  await tx.query(
    `update job set state = 'wait', attempt = 0, cancel_requested = false, worker = null, lease_until = null, run_after = now(), progress = 0, message = '重新排队',
       start_time = null, finish_time = null, run_seconds = null, file_id = null, file_name = null, file_size = null, file_state = null, file_until = null,
       total_count = null, success_count = null, fail_count = null
     where company_id = $1 and id = $2::bigint`,
    [companyId, task.id],
  )
  await wakeWorkers(tx)
  await tell(tx, events, companyId, { ...task, state: 'wait', message: '重新排队' })
}

/** Takes an ended task off the list. Its file is the caller's to remove. @throws Refusal while it is under way */
export async function removeTask(tx: Tx, events: EventBus, companyId: number, task: Task): Promise<void> {
  if (task.state === 'wait' || task.state === 'running') throw new Refusal(CODES.invalid, `任务「${task.title}」还在进行，请先取消再删除。`)
  await tx.query('delete from job where company_id = $1 and id = $2::bigint', [companyId, task.id])
  await tell(tx, events, companyId, task)
}

async function tell(tx: Tx, events: Pick<EventBus, 'publish'>, companyId: number, task: Task): Promise<void> {
  await raiseDataVersions(tx, companyId, [LIST_ENTITY])
  await events.publish(tx, {
    type: 'job', companyId, ...(task.employee_id === null ? {} : { employeeId: task.employee_id }),
    data: { id: task.id, kind: task.kind, state: task.state, progress: 0, message: task.message.slice(0, 500) },
  })
}
