/**
 * Rows out of a filled-in template as a job: one transaction, progress by lines, cancelled means nothing was written. What it
 * made of the lines is kept with the job, so that a second run writes nothing again. Who asked must still be allowed to.
 */
import type { Tx } from '../../store/connect'
import { templateOf } from '../template/fields'
import { writeLines } from '../template/write'
import type { JobHandler, JobRun } from '../../tasks/job'
import { once, writingFor } from '../../tasks/writing'
import { countsOf, failuresFile, failuresName, outcomeOf, wordsOf, type RowsOutcome } from './outcome'
import { lockUpload, markCommitted } from './upload'
import { writingOf } from '../../write/write.row'

/** `upload`: id of the row_upload that holds the checked lines. */
export interface ImportRowsPayload {
  upload: string
}

/** What stays with the job. */
interface Kept {
  fileName: string
  outcome: RowsOutcome
}

/**
 * The job `importRows`: writes an upload's lines; those that were not written are a workbook of the task.
 * @throws Refusal where the upload is no longer there, HttpRefusal where its call is no longer the person's
 */
export const importRowsJob: JobHandler = async (run) => {
  const { fileName, outcome } = await run.db.withCompany(run.caller, (tx) => once(tx, run, () => work(tx, run)), { timeoutMs: 0 })
  const file = await failuresFile(run.files, run.caller.companyId, fileName, outcome, run.signal)
  return { message: wordsOf(outcome), counts: countsOf(outcome), ...(file === undefined ? {} : { file, fileName: failuresName(fileName) }) }
}

async function work(tx: Tx, run: JobRun): Promise<Kept> {
  const { caller } = run
  const upload = await lockUpload(tx, caller.companyId, caller.employeeId, (run.payload as ImportRowsPayload).upload)
  const { call, entity } = templateOf(run, upload.call, upload.call.fields)
  const count = upload.rows.length
  const written = await writeLines(
    writingFor(run, call), writingOf(run, tx), entity, upload.rows, (done) => run.progress((done / count) * 95, `已写入 ${done} / ${count} 行`),
  )
  await markCommitted(tx, caller.companyId, upload.id, 'nothing')
  return { fileName: upload.fileName, outcome: outcomeOf(entity, upload, written) }
}
