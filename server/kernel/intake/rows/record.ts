/** A small import that was written while its person waited, as a task that is done: so that the task centre lists every import. */
import type { Tx } from '../../store/connect'
import { raiseDataVersions } from '../../store/data-version'
import type { Caller } from '../../asker/person'
import type { EventBus } from '../../store/events'
import type { FileStore } from '../../tasks/files'
import { KEEP_FILES, LIST_ENTITY } from '../../tasks/tasks'
import { countsOf, failuresFile, failuresName, wordsOf, type RowsOutcome } from './outcome'

/**
 * Adds a done job with the outcome and, where lines were not written, their sheet; tells open lists of tasks. Its owner is sent no message.
 * @param tx of the caller's company, the one that wrote the rows
 */
export async function recordDone(
  tx: Tx, { caller, files, events }: { caller: Caller; files: FileStore; events: EventBus }, title: string, fileName: string, outcome: RowsOutcome,
): Promise<void> {
  const file = await failuresFile(files, caller.companyId, fileName, outcome)
  const counts = countsOf(outcome)
  await tx.query(
    `insert into job (company_id, employee_id, kind, title, payload, result, state, progress, message, attempt, start_time, finish_time, run_seconds,
       total_count, success_count, fail_count, file_id, file_name, file_size, file_state, file_until, params)
     values ($1, $2, 'importRows', $3, '{}', $4, 'done', 100, $5, 1, now(), now(), 0, $6, $7, $8, $9::text, $10, $11,
       case when $9::text is not null then 'done' end, case when $9::text is not null then now() + ${KEEP_FILES} end, $12)`,
    [
      caller.companyId, caller.employeeId, title, JSON.stringify({ fileName, outcome }), wordsOf(outcome), counts.total, counts.success, counts.fail,
      file ?? null, file === undefined ? null : failuresName(fileName), file === undefined ? null : await files.size(caller.companyId, file),
      `${counts.total} 行`,
    ],
  )
  await raiseDataVersions(tx, caller.companyId, [LIST_ENTITY])
  // A list of tasks shows it; nobody needs to be told of what they have just seen.
  await events.publish(tx, { type: 'data', companyId: caller.companyId, data: { entities: [LIST_ENTITY] } })
}
