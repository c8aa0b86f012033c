/**
 * Amazon's bulk sheet of a shop's open changes as a job. The sheet is kept with the job in the transaction that marks its
 * changes, so that a job taken up again makes the same sheet.
 */
import { rm } from 'node:fs/promises'
import { dayIn } from '../../../src/lib/days'
import { CODES } from '../../../src/lib/wire'
import type { Tx } from '../../database/connect'
import { Refusal } from '../../refusal'
import type { JobHandler, JobRun } from '../job'
import { collectSheet, sheetWords, writeSheet, type BulkSheetPayload, type Sheet } from './collect'

export const bulkSheetJob: JobHandler = async (run) => {
  const payload = run.payload as BulkSheetPayload
  const call = run.model.families['app']?.calls['pendingExport']
  if (!call || !run.access.mayCall(call)) throw new Refusal(CODES.notFound, '您不再有导出待提交修改的权限。')
  const sheet = await run.db.withCompany(run.caller, (tx) => once(tx, run, () => collectSheet(tx, run, payload)), { timeoutMs: 0 })
  const path = await run.files.temporary()
  try {
    await writeSheet(path, sheet)
    const file = await run.files.take(run.caller.companyId, path)
    return { message: sheetWords(sheet), file, fileName: `批量表格_${dayIn(run.company.zone, run.now()).replaceAll('-', '')}.xlsx` }
  } finally {
    await rm(path, { force: true })
  }
}

async function once(tx: Tx, run: JobRun, work: () => Promise<Sheet>): Promise<Sheet> {
  const mine = [run.caller.companyId, run.id]
  const { rows } = await tx.query<{ result: Sheet | null }>('select result from job where company_id = $1 and id = $2::bigint', mine)
  if (rows[0]?.result) return rows[0].result
  const sheet = await work()
  await tx.query('update job set result = $3::jsonb where company_id = $1 and id = $2::bigint', [...mine, JSON.stringify(sheet)])
  return sheet
}
