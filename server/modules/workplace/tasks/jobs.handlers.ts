/**
 * One's own jobs: how far they are, ending them, and the file that one left behind. Whose a job is, its row says.
 */
import { CODES } from '../../../../contract/wire'
import { findTask, type Task } from '../../../kernel/tasks/tasks'
import { answers } from '../../../kernel/http/answers'
import type { CallContext, Download } from '../../../kernel/http/handler'
import { Refusal } from '../../../kernel/asker/refusal'

/** Up to 200 of one's own jobs, by id. */
export const jobProgress = answers('app.jobProgress', async ({ db, caller, jobs }, { ids }) => ({
  list: await db.withCompany(caller, (tx) => jobs.status(tx, caller, ids.slice(0, 200)), { readOnly: true }),
}))

/** @throws Refusal of a job that has ended or is another's */
export const jobCancel = answers('app.jobCancel', async ({ db, caller, jobs }, { id }) => {
  const cancelled = await db.withCompany(caller, (tx) => jobs.cancel(tx, { caller, everything: false }, id))
  if (!cancelled) throw new Refusal(CODES.notFound, '任务已结束，或不是您发起的，不能取消。')
  return { id }
})

/** The file that one of one's own jobs left behind. */
export const jobFile = answers('app.jobFile', async (context, { id }): Promise<Download> => {
  const task = await context.db.withCompany(context.caller, (tx) => findTask(tx, { caller: context.caller, everything: false }, id), { readOnly: true })
  return fileOf(context, task)
})

/** The file that a task left behind. @throws Refusal where there is none, or none any more */
export async function fileOf({ files, caller }: Pick<CallContext, 'files' | 'caller'>, task: Task): Promise<Download> {
  if (task.file_state === 'expired') throw new Refusal(CODES.notFound, GONE)
  if (!task.file_id) throw new Refusal(CODES.notFound, task.state === 'done' ? '这个任务没有产生文件。' : '任务还没有完成，文件尚未生成。')
  const size = await files.size(caller.companyId, task.file_id).catch(() => {
    throw new Refusal(CODES.notFound, GONE)
  })
  const name = task.file_name ?? task.file_id
  return { name, type: typeOf(name), size, stream: files.open(caller.companyId, task.file_id) }
}

const GONE = '文件已过期被清理，请重新导出。'

const TYPES: Record<string, string> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}

function typeOf(name: string): string {
  return TYPES[name.slice(name.lastIndexOf('.') + 1).toLowerCase()] ?? 'application/octet-stream'
}
