/**
 * Rows out of a filled-in template as a job: one transaction, progress by lines, cancelled means nothing was written. What it
 * made of the lines is kept with the job, so that a second run writes nothing again. Who asked must still be allowed to.
 */
import type { Tx } from '../../database/connect'
import { templateOf } from '../../imports/template/fields'
import { writeLines } from '../../imports/template/write'
import { askerOf } from '../../plugins/access/asker'
import { writeAudit } from '../../plugins/calls/audit'
import type { JobHandler, JobRun } from '../job'
import { countsOf, failuresFile, failuresName, outcomeOf, wordsOf, type RowsOutcome } from './outcome'
import { lockUpload, markCommitted } from './upload'

export interface ImportRowsPayload {
  upload: string
}

/** What stays with the job. */
interface Kept {
  fileName: string
  outcome: RowsOutcome
}

export const importRowsJob: JobHandler = async (run) => {
  const { fileName, outcome } = await run.db.withCompany(run.caller, (tx) => once(tx, run), { timeoutMs: 0 })
  const file = await failuresFile(run.files, run.caller.companyId, fileName, outcome)
  return { message: wordsOf(outcome), counts: countsOf(outcome), ...(file === undefined ? {} : { file, fileName: failuresName(fileName) }) }
}

async function once(tx: Tx, run: JobRun): Promise<Kept> {
  const mine = [run.caller.companyId, run.id]
  const { rows } = await tx.query<{ result: Kept | null }>('select result from job where company_id = $1 and id = $2::bigint', mine)
  if (rows[0]?.result) return rows[0].result
  const kept = await work(tx, run)
  await tx.query('update job set result = $3::jsonb where company_id = $1 and id = $2::bigint', [...mine, JSON.stringify(kept)])
  return kept
}

async function work(tx: Tx, run: JobRun): Promise<Kept> {
  const { caller, model } = run
  const upload = await lockUpload(tx, caller.companyId, caller.employeeId, (run.payload as ImportRowsPayload).upload)
  const { call, entity } = templateOf(run, upload.call, upload.call.fields)
  const author = { caller, employee: run.employee, call: { family: call.family, name: call.name }, address: '' }
  const context = { events: run.events, audit: (within: Tx, entries: Parameters<typeof writeAudit>[3] | Parameters<typeof writeAudit>[3][number]) => writeAudit(within, model, author, [entries].flat()) }
  const count = upload.rows.length
  const written = await writeLines(context, { tx, model, asker: askerOf(run), now: run.now() }, entity, upload.rows, (done) => run.progress((done / count) * 95, `已写入 ${done} / ${count} 行`))
  await markCommitted(tx, caller.companyId, upload.id, 'nothing')
  return { fileName: upload.fileName, outcome: outcomeOf(entity, upload, written) }
}
