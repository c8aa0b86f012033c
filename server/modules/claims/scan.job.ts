/**
 * The job that looks for claims and keeps them: new ones wait, numbers of known ones follow their facts, what was paid closes them, what is
 * past its window is said to be, and what is no claim any more goes unless somebody has worked on it. In one transaction.
 */
import { dayIn } from '../../../contract/days'
import type { Tx } from '../../kernel/store/connect'
import { raiseDataVersions } from '../../kernel/store/data-version'
import { notify } from '../../kernel/store/events'
import type { JobHandler } from '../../kernel/tasks/job'
import { keepClaims, lockClaims, weigh } from './keep'

const KEPT = ['claim', 'claim_evidence']

/** Over all shops of the company, on the company's day. Answers in words how many wait and how many are new. */
export const scanClaims: JobHandler = async (run) => {
  const { companyId } = run.caller
  await run.progress(10, '正在查找')
  const today = dayIn(run.company.zone, run.now())
  const found = await run.db.withCompany({ ...run.caller, shopIds: null, warehouseIds: null }, async (tx) => {
    await lockClaims(tx, companyId)
    const count = await scan(tx, companyId, today)
    await raiseDataVersions(tx, companyId, KEPT)
    await notify(tx, { type: 'data', companyId, data: { entities: KEPT } })
    return count
  })
  return { message: `共 ${found.waiting} 项待申请，其中新发现 ${found.begun} 项`, quiet: true }
}

async function scan(tx: Tx, companyId: number, today: string): Promise<{ waiting: number; begun: number }> {
  const { candidates, known, lines } = await weigh(tx, companyId, today)
  await forgetOthers(tx, companyId, candidates.map(({ key }) => key))
  await keepClaims(tx, companyId, lines, 'all')
  return {
    waiting: lines.filter(({ claim_state: state }) => state === 'wait').length,
    begun: lines.filter(({ key, claim_state: state }) => state === 'wait' && !known.has(key)).length,
  }
}

/** What was found again, came back or arrived meanwhile: nobody's work is lost by it. */
async function forgetOthers(tx: Tx, companyId: number, keys: readonly string[]): Promise<void> {
  await tx.query(
    `delete from claim_evidence e using claim c where e.company_id = $1 and c.company_id = $1 and c.id = e.claim_id
      and c.source_key <> all($2::text[])`, [companyId, keys],
  )
  await tx.query(
    `delete from claim where company_id = $1 and source_key <> all($2::text[]) and claim_state in ('wait', 'expired', 'ignored') and case_id is null
      and remark is null`,
    [companyId, keys],
  )
  await tx.query(
    `update claim set claimable_qty = reimbursed_qty, scan_time = now() where company_id = $1 and source_key <> all($2::text[])
      and claimable_qty > reimbursed_qty`,
    [companyId, keys],
  )
}
