/** A file of the report centre whose reading or writing came to nothing is left in a state that staff can go on from. */
import type { Tx } from '../store/connect'
import type { EndedJob, JobEnd } from '../tasks/job'
import { changeFile } from './report-file'

/** Run at the end of every job. A file whose reading ended becomes `fail`, one whose writing ended `preview` again, unless it went on by then. */
export const releaseFile: JobEnd = async (tx, job) => {
  if (job.state !== 'done' && job.importId !== null) await release(tx, job, job.importId)
}

/** Whatever ended it (cancelled, no progress, a process that died again and again): nobody works on the file any more. */
async function release(tx: Tx, { companyId, kind, state, message }: EndedJob, file: string): Promise<void> {
  const cancelled = state === 'cancelled'
  if (kind === 'importRead') {
    await changeFile(tx, companyId, file, { state: 'fail', progress: 100, message: cancelled ? '读取已取消，可以在任务中心重试。' : `读取失败：${message}` }, ['wait', 'parsing'])
  }
  if (kind === 'importCommit') {
    await changeFile(
      tx, companyId, file, { state: 'preview', progress: 100, message: `写入${cancelled ? '已取消，没有写入任何数据。' : `失败，没有写入任何数据：${message}`}` }, ['committing'],
    )
  }
}
