/** How a job writes rows: once, however often it is run, and in the name of whoever asked for it. */
import type { Call } from '../../../contract/model'
import type { Tx } from '../store/connect'
import { writeAudit } from '../write/audit'
import type { AfterContext } from '../write/write.after'
import type { JobRun } from './job'

/** What `work` answers is kept with the job in the transaction that writes: a second run finds it and writes nothing again. */
export async function once<T>(tx: Tx, run: Pick<JobRun, 'caller' | 'id'>, work: () => Promise<T>): Promise<T> {
  const mine = [run.caller.companyId, run.id]
  const { rows } = await tx.query<{ result: T | null }>('select result from job where company_id = $1 and id = $2::bigint', mine)
  if (rows[0]?.result) return rows[0].result
  const outcome = await work()
  await tx.query('update job set result = $3::jsonb where company_id = $1 and id = $2::bigint', [...mine, JSON.stringify(outcome)])
  return outcome
}

/** What writing tells of: the log names the person and the call, but no address, since nobody waits for a job at one. */
export function writingFor(
  run: Pick<JobRun, 'model' | 'caller' | 'employee'> & { events: AfterContext['events'] }, { family, name }: Pick<Call, 'family' | 'name'>,
): AfterContext {
  const author = { caller: run.caller, employee: run.employee, call: { family, name }, address: '' }
  return { events: run.events, audit: (tx, entries) => writeAudit(tx, run.model, author, [entries].flat()) }
}
