/**
 * What follows the end of a job, in the transaction that keeps it: its owner is told by a message, and a file of the report
 * centre whose reading or writing came to nothing is left in a state that staff can go on from.
 */
import type { Tx } from '../store/connect'
import { changeFile } from '../intake/report-file'
import { sendMessage, type MessageKind } from '../../modules/messages/send'
import type { EndedJob, JobEnd } from './job'

const TASK_CENTRE = '/system/download-center'
const REPORT_CENTRE = '/statistics/report-download'

export const jobEnded: JobEnd = async (tx, job) => {
  if (job.state !== 'done' && job.importId !== null) await release(tx, job, job.importId)
  const said = job.employeeId === null ? undefined : words(job)
  if (said && job.employeeId !== null) await sendMessage(tx, { companyId: job.companyId, to: [job.employeeId], text: job.message, ...said })
}

/** Whatever ended it (cancelled, no progress, a process that died again and again): nobody works on the file any more. */
async function release(tx: Tx, { companyId, kind, state, message }: EndedJob, file: string): Promise<void> {
  const cancelled = state === 'cancelled'
  if (kind === 'importRead') await changeFile(tx, companyId, file, { state: 'fail', progress: 100, message: cancelled ? '读取已取消，可以在任务中心重试。' : `读取失败：${message}` }, ['wait', 'parsing'])
  if (kind === 'importCommit') await changeFile(tx, companyId, file, { state: 'preview', progress: 100, message: `写入${cancelled ? '已取消，没有写入任何数据。' : `失败，没有写入任何数据：${message}`}` }, ['committing'])
}

/** Nothing is said of what its owner ended themselves, or of a file that only waits for their look at its preview. */
function words({ kind, title, state, hasFile, importId, id }: EndedJob): { kind: MessageKind; title: string; route: string } | undefined {
  if (state === 'cancelled') return undefined
  const route = importId === null ? `${TASK_CENTRE}?row=${id}` : `${REPORT_CENTRE}?row=${importId}`
  if (state === 'failed') return { kind: 'task_failed', title: `任务失败：${title}`, route: `${TASK_CENTRE}?row=${id}` }
  if (kind === 'importRead') return undefined
  if (importId !== null || kind === 'importRows') return { kind: 'import', title: `导入完成：${title}`, route }
  return { kind: 'task_done', title: hasFile ? `文件已生成：${title}` : `任务完成：${title}`, route }
}
