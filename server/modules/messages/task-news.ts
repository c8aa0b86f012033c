/** The owner of a job is told of its end by a message, in the transaction that keeps it. */
import type { EndedJob, JobEnd } from '../../kernel/tasks/job'
import { sendMessage, type MessageKind } from './send'

const TASK_CENTRE = '/system/download-center'
const REPORT_CENTRE = '/statistics/report-download'

/** Called at the end of every job. Nobody is told of one that was cancelled, or of a quiet one that did not fail. */
export const tellOfTask: JobEnd = async (tx, job) => {
  const said = job.employeeId === null ? undefined : words(job)
  if (said && job.employeeId !== null) await sendMessage(tx, { companyId: job.companyId, to: [job.employeeId], text: job.message, ...said })
}

/** Nothing is said of what its owner ended themselves, or of what tells by itself whom it concerns. */
function words({ kind, title, state, hasFile, importId, isQuiet, id }: EndedJob): { kind: MessageKind; title: string; route: string } | undefined {
  if (state === 'cancelled') return undefined
  const route = importId === null ? `${TASK_CENTRE}?row=${id}` : `${REPORT_CENTRE}?row=${importId}`
  if (state === 'failed') return { kind: 'task_failed', title: `任务失败：${title}`, route: `${TASK_CENTRE}?row=${id}` }
  if (isQuiet) return undefined
  if (importId !== null || kind === 'importRows') return { kind: 'import', title: `导入完成：${title}`, route }
  return { kind: 'task_done', title: hasFile ? `文件已生成：${title}` : `任务完成：${title}`, route }
}
