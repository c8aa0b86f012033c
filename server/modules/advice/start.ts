/** When rules are judged: at once where somebody asks, each morning, and after an import of what they read. Judges none itself. */
import { answers } from '../../kernel/http/answers'
import type { Database, Tx } from '../../kernel/store/connect'
import { startAfterImport } from '../../kernel/intake/after-import'
import { startDaily, startOnce } from '../../kernel/tasks/by-itself'

/** The kind of job, as schemas/enums/job_kind.json lists it. */
export const KIND = 'adAdvice'
const EARLY = [5, 8] as const
const READ = ['sp_target_day', 'sp_search_term_day', 'sp_campaign_day', 'ad_target_day', 'ad_campaign_day', 'ad_keyword', 'ad_target']

function startAdvice(tx: Tx, started: { companyId: number; employeeId: string; title: string }): Promise<string> {
  return startOnce(tx, { ...started, kind: KIND })
}

/** The module's sweep, once an hour: starts the job of each company whose clock is at EARLY and that had none today. */
export function adviseDaily(db: Database): Promise<void> {
  return startDaily(db, { kind: KIND, title: '广告优化建议（每天）', hours: EARLY })
}

/** Starts the job after an import of what the rules read. */
export const adviseAfterImport = startAfterImport({ kind: KIND, title: '广告优化建议', reads: READ })

/** 立即检查: all rules, in the asker's name. */
const check = answers('adsAdvice.check', async ({ db, caller, employee }) => ({
  task: await db.withCompany(caller, (tx) => startAdvice(tx, { companyId: caller.companyId, employeeId: employee.id, title: '广告优化建议' })),
}))

/** What this file answers of the family `adsAdvice`, by call; the module plugs it in. */
export const adsAdviceHandlers = { check }
