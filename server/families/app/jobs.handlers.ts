/**
 * One's own jobs: how far they are, ending them, and the file that one left behind. Whose a job is, its row says.
 */
import { CODES } from '../../../src/lib/wire'
import type { Download, Handler } from '../handler'
import { Refusal } from '../../refusal'

export const jobProgress: Handler<{ ids: string[] }> = async ({ db, caller, jobs }, { ids }) => ({
  list: await db.withCompany(caller, (tx) => jobs.status(tx, caller, ids.slice(0, 200)), { readOnly: true }),
})

export const jobCancel: Handler<{ id: string }> = async ({ db, caller, jobs }, { id }) => {
  const cancelled = await db.withCompany(caller, (tx) => jobs.cancel(tx, caller, id))
  if (!cancelled) throw new Refusal(CODES.notFound, '任务已结束，或不是您发起的，不能取消。')
  return { id }
}

export const jobFile: Handler<{ id: string }> = async ({ db, caller, files }, { id }): Promise<Download> => {
  const { rows } = await db.withCompany(
    caller,
    (tx) =>
      tx.query<{ state: string; file_id: string | null; file_name: string | null }>(
        'select state, file_id, file_name from job where company_id = $1 and employee_id = $2 and id = $3::bigint',
        [caller.companyId, caller.employeeId, /^\d{1,18}$/.test(id) ? id : '0'],
      ),
    { readOnly: true },
  )
  const job = rows[0]
  if (!job) throw new Refusal(CODES.notFound, '没有这个任务，或不是您发起的。')
  if (!job.file_id) throw new Refusal(CODES.notFound, job.state === 'done' ? '这个任务没有产生文件。' : '任务还没有完成，文件尚未生成。')
  const size = await files.size(caller.companyId, job.file_id).catch(() => {
    throw new Refusal(CODES.notFound, '文件已过期被清理，请重新导出。')
  })
  const name = job.file_name ?? job.file_id
  return { name, type: typeOf(name), size, stream: files.open(caller.companyId, job.file_id) }
}

const TYPES: Record<string, string> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}

function typeOf(name: string): string {
  return TYPES[name.slice(name.lastIndexOf('.') + 1).toLowerCase()] ?? 'application/octet-stream'
}
