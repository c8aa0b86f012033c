/**
 * Amazon's bulk sheet of a shop's open changes as a job. The sheet is kept with the job in the transaction that marks its
 * changes, so that a job taken up again makes the same sheet.
 */
import { dayIn } from '../../../../contract/days'
import { CODES } from '../../../../contract/wire'
import { Refusal } from '../../../kernel/asker/refusal'
import { keepBook } from '../../../kernel/tasks/export/book'
import type { JobHandler } from '../../../kernel/tasks/job'
import { once } from '../../../kernel/tasks/writing'
import { bookOf, collectSheet, sheetWords, type BulkSheetPayload } from './collect'

/** Leaves an xlsx file. Run in the name of whoever asked: @throws Refusal where they may export no more. */
export const bulkSheetJob: JobHandler = async (run) => {
  const payload = run.payload as BulkSheetPayload
  const call = run.model.families['app']?.calls['pendingExport']
  if (!call || !run.access.mayCall(call)) throw new Refusal(CODES.notFound, '您不再有导出待提交修改的权限。')
  const sheet = await run.db.withCompany(run.caller, (tx) => once(tx, run, () => collectSheet(tx, run, payload)), { timeoutMs: 0 })
  const file = await keepBook(run.files, run.caller.companyId, bookOf(sheet), run.signal)
  return { message: sheetWords(sheet), file, fileName: `批量表格_${dayIn(run.company.zone, run.now()).replaceAll('-', '')}.xlsx` }
}
