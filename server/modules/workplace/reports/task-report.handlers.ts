/**
 * The task centre's calls: starting a task, starting one anew, cancelling, deleting, fetching its file. One's own tasks, or
 * the company's for an administrator. What a task is about is judged again when it runs, under the access of who started it.
 */
import { CODES } from '../../../../contract/wire'
import { changeFile, findFile, requireState } from '../../../kernel/intake/report-file'
import type { Tx } from '../../../kernel/store/connect'
import type { ExportPayload } from '../../../kernel/tasks/export/export-list.job'
import { own } from '../../../kernel/asker/own'
import { findTask, removeTask, retryTask, type Task, type TaskAsker } from '../../../kernel/tasks/tasks'
import { HttpRefusal, Refusal } from '../../../kernel/asker/refusal'
import { exportList } from '../../../kernel/http/calls/export-list'
import { refuseTooMany, zipped } from '../../../kernel/http/zipped'
import { fileOf } from '../tasks/jobs.handlers'
import { answers, type Asked } from '../../../kernel/http/answers'
import type { CallContext, Download } from '../../../kernel/http/handler'
import { ourCall } from '../../../kernel/asker/our-calls'

type Named = Asked<'taskReport.retry'>

const MOST = 200

/** A task that failed, or whose file has expired, once more. @param task locked. @throws Refusal for any other */
export async function retryOne(tx: Tx, context: CallContext, task: Task): Promise<void> {
  await takeUpFile(tx, context, task)
  await retryTask(tx, context.events, context.caller.companyId, task)
  await audited(context, tx, task, 'retry')
}

/** What this file answers of the family `taskReport`, by call; the module plugs it in. */
export const taskReportHandlers = {
  retry: answers('taskReport.retry', async (context, body) => each(context, body, (tx, task) => retryOne(tx, context, task))),

  cancel: answers('taskReport.cancel', async (context, body) => each(context, body, async (tx, task) => {
    const done = await context.jobs.cancel(tx, askerOf(context), task.id)
    if (!done) throw new Refusal(CODES.notFound, `任务「${task.title}」已结束，不能取消。`)
    await audited(context, tx, task, 'cancel')
  })),

  remove: answers('taskReport.remove', async (context, body) => each(context, body, async (tx, task) => {
    await removeTask(tx, context.events, context.caller.companyId, task)
    await audited(context, tx, task, 'remove')
    // Nothing is left to do in this transaction; should it still be lost, the task's file is said to be gone.
    if (task.file_id) await context.files.remove(context.caller.companyId, task.file_id)
  })),

  push: answers('taskReport.push', async (context, { type, params }) => {
    const start = Object.hasOwn(PUSHED, type) ? PUSHED[type] : undefined
    if (!start) throw new HttpRefusal(400, `请求有误：没有任务类型「${type.slice(0, 40)}」，可以推入队列的有：${Object.keys(PUSHED).join('、')}`, { type: '没有这种任务' })
    const { id } = await start(context, params)
    return { task_id: id }
  }),

  download: answers('taskReport.download', async (context, { id }): Promise<Download> => {
    const task = await context.db.withCompany(context.caller, (tx) => findTask(tx, askerOf(context), id), { readOnly: true })
    if (isPersonal(context, task)) throw new Refusal(CODES.notFound, '这个文件是发起人的个人数据（如自己的消息），只有本人可以下载。')
    return fileOf(context, task)
  }),

  downloadMany: answers('taskReport.downloadMany', async (context, { ids }): Promise<Download> => {
    refuseTooMany(ids)
    const tasks = await context.db.withCompany(context.caller, async (tx) => {
      const found: Task[] = []
      for (const id of new Set(ids)) found.push(await findTask(tx, askerOf(context), id))
      return found
    }, { readOnly: true })
    const theirs = tasks.find((task) => isPersonal(context, task))
    if (theirs) throw new Refusal(CODES.notFound, `「${theirs.title}」是发起人的个人数据（如自己的消息），只有本人可以下载，请不要选它`)
    const files: Download[] = []
    for (const task of tasks) files.push(await fileOf(context, task))
    return zipped('导出的文件.zip', files)
  }),
}

/** An export of rows that nobody but their person sees, of another person. */
function isPersonal({ model, caller }: CallContext, { employee_id: employee, kind, payload }: Task): boolean {
  if (employee === caller.employeeId || kind !== 'exportList') return false
  const named = (payload as Partial<ExportPayload> | null)?.call
  const does = ourCall(model, named)?.does
  return does?.type === 'list' && own(model.entities, does.entity)?.scope.own !== undefined
}

/** Tasks that a call can push into the queue, each by the body of its own call. */
const PUSHED: Record<string, (context: CallContext, params: unknown) => Promise<{ id: string }>> = {
  exportList: async (context, params) => {
    const call = context.model.families['app']?.calls['exportList']
    if (!call) throw new Error('there is no app.exportList')
    context.live.validatorOf(call)(params ?? {})
    return exportList(context, params as Asked<'app.exportList'>)
  },
}

function askerOf({ caller, access }: CallContext): TaskAsker {
  return { caller, everything: access.everything }
}

/** All of them or none. @throws HttpRefusal 400 where none is named */
async function each(context: CallContext, { id, ids }: Named, work: (tx: Tx, task: Task) => Promise<void>): Promise<{ ids: string[] }> {
  const wanted = [...new Set([...(ids ?? []), ...(id === undefined ? [] : [id])])]
  if (wanted.length === 0) throw new HttpRefusal(400, '请求有误：请写明任务（id 或 ids）', { ids: '请选择任务' })
  if (wanted.length > MOST) throw new HttpRefusal(400, `请求有误：一次最多处理 ${MOST} 个任务`, { ids: `最多 ${MOST} 个` })
  await context.db.withCompany(context.caller, async (tx) => {
    for (const one of wanted) await work(tx, await findTask(tx, askerOf(context), one, true))
  })
  return { ids: wanted }
}

/** A file of the report centre must stand where its task can take it up again. @throws Refusal that names its state */
async function takeUpFile(tx: Tx, { caller }: CallContext, task: Task): Promise<void> {
  if (task.import_id === null) return
  const file = await findFile(tx, caller, task.import_id, { lock: true })
  if (task.kind === 'importRead') {
    requireState(file, ['fail', 'wait'], '重新读取')
    await changeFile(tx, caller.companyId, file.id, { state: 'wait', progress: 0, message: null })
  } else {
    requireState(file, ['preview'], '重新写入')
    await changeFile(tx, caller.companyId, file.id, { state: 'committing', progress: 0, message: null })
  }
}

function audited(context: CallContext, tx: Tx, task: Task, action: string): Promise<void> {
  return context.audit(
    tx, { entity: 'job', key: { id: task.id }, action, before: { title: task.title, kind: task.kind, state: task.state, message: task.message } },
  )
}
