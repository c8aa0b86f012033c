/**
 * Reading and writing a file as jobs of the queue: progress shows on the file's own row too, and a failure leaves the file
 * in a state that staff can go on from. The work itself is read-import.ts and commit-import.ts.
 */
import { CODES } from '../../../contract/wire'
import { databaseFailure } from '../store/failure'
import { writeAudit } from '../write/audit'
import { Refusal } from '../asker/refusal'
import type { JobHandler, JobResult, JobRun } from '../tasks/job'
import { commitImport } from './commit-import'
import type { Importer } from './importer'
import { readImport } from './read-import'
import { changeFile } from './report-file'

const PROGRESS_MS = 700

function idOf(run: JobRun): string {
  const id = (run.payload as { id?: unknown } | null)?.id
  if (typeof id !== 'string') throw new Refusal(CODES.invalid, '任务没有说明是哪个文件')
  return id
}

/** The importer of a running job. */
export function importerOf(run: JobRun, id: string, call: string): Importer {
  let last = 0
  return {
    model: run.model,
    db: run.db,
    files: run.files,
    caller: run.caller,
    employee: run.employee,
    companyZone: run.company.zone,
    now: run.now,
    signal: run.signal,
    entered: run.entered,
    audit: (tx, entries) => writeAudit(
      tx, run.model, { caller: run.caller, employee: run.employee, call: { family: 'app', name: call }, address: '' }, entries,
    ),
    publish: (tx, event) => run.events.publish(tx, event),
    async progress(percent, message) {
      await run.progress(percent, message)
      const now = Date.now()
      if (now - last < PROGRESS_MS) return
      last = now
      await run.db.withCompany(run.caller, (tx) => changeFile(tx, run.caller.companyId, id, { progress: Math.round(percent) }, ['parsing', 'committing']))
    },
  }
}

/** Work on a file; when it fails, the file is put into `state` with the reason, unless the job is only interrupted. */
async function working(run: JobRun, id: string, state: 'fail' | 'preview', from: 'parsing' | 'committing', work: () => Promise<JobResult>): Promise<JobResult> {
  try {
    return await work()
  } catch (error) {
    if (run.signal.aborted) throw error
    const reason = error instanceof Refusal ? error.message : failureText(error)
    const message = state === 'preview' ? `写入失败，没有写入任何数据：${reason}` : `读取失败：${reason}`
    await run.db.withCompany(run.caller, (tx) => changeFile(tx, run.caller.companyId, id, { state, progress: 100, message }, [from]))
    run.entered(`import ${id} ${state === 'preview' ? 'previewed again' : 'failed'}: ${reason}`)
    throw error instanceof Refusal ? error : new Refusal(CODES.importState, message)
  }
}

function failureText(error: unknown): string {
  const code = (error as { code?: string }).code ?? ''
  if (code === 'ENOENT') return '上传的原文件已不在服务器上，请重新上传。'
  const failure = databaseFailure(error)
  if (failure) return failure.message
  if (code.startsWith('23')) return '有行与数据库的唯一性或必填规则冲突，请重新预检；仍然失败请联系管理员查看日志。'
  return '服务器内部错误，请稍后重试；仍然失败请联系管理员查看日志。'
}

/** The job `importRead`: reads the file and makes its preview. Sends no word of its end: the file waits for somebody to look. */
export const importReadJob: JobHandler = async (run) => {
  const id = idOf(run)
  return working(run, id, 'fail', 'parsing', async () => {
    const preview = await readImport(importerOf(run, id, 'importUpload'), id)
    // The file only waits for a look at its preview.
    if (!preview) return { message: '文件已被处理', quiet: true }
    return {
      message: preview.message ?? '已读取，待确认', counts: { total: preview.rows, success: preview.accepted, fail: preview.refusedCount }, quiet: true,
    }
  })
}

/** The job `importCommit`: writes the file as its preview showed it. Where it was written before the process died it counts what stands there. */
export const importCommitJob: JobHandler = async (run) => {
  const id = idOf(run)
  return working(run, id, 'preview', 'committing', async () => {
    const before = await fileNow(run, id)
    // The process died between writing the file and saying so: it is not written a second time.
    const { written, replaced } = run.attempt > 1 && before.state === 'committed' ? {
      written: before.success, replaced: before.replaced,
    } : await commitImport(importerOf(run, id, 'importCommit'), id)
    const { total, fail } = await fileNow(run, id)
    return {
      message: `已写入 ${written} 行${replaced > 0 ? `，覆盖原有 ${replaced} 行` : ''}${fail > 0 ? `，拒绝 ${fail} 行` : ''}`,
      counts: { total, success: written, fail },
    }
  })
}

async function fileNow(run: JobRun, id: string): Promise<{ state: string; total: number; success: number; replaced: number; fail: number }> {
  const { rows } = await run.db.withCompany(
    run.caller,
    (tx) => tx.query<{ state: string; total: number; success: number; replaced: number; fail: number }>(
      `select state, coalesce(total_count, 0) as total, coalesce(success_count, 0) as success, coalesce(replaced_count, 0) as replaced,
        coalesce(fail_count, 0) as fail
       from report_file where company_id = $1 and id = $2::bigint`, [run.caller.companyId, id]),
    { readOnly: true },
  )
  return rows[0] ?? { state: '', total: 0, success: 0, replaced: 0, fail: 0 }
}
