/** When rules are judged: at once where somebody asks, each morning, and after an import of what they read. Judges none itself. */
import type { RowFollower } from '../../kernel/intake/followers'
import { reached } from '../../kernel/kept/reached'
import type { Database, Tx } from '../../kernel/store/connect'
import { administratorOf, startDaily, startOnce } from '../../kernel/tasks/by-itself'
import { overWhat, readsOf, rulesOf } from './rules'

/** The kind of job, as schemas/enums/job_kind.json lists it. */
export const KIND = 'alertCheck'
/** The hours of a company's morning, by its own clock: after the night's other work, before people come. */
const MORNING = [6, 9] as const

/** Puts a check into the queue, unless one that does as much waits already. @returns the job's id */
export function startCheck(tx: Tx, { abouts, ...started }: { companyId: number; employeeId: string; title: string; abouts?: string[] }): Promise<string> {
  return startOnce(tx, { ...started, kind: KIND, ...(abouts === undefined ? {} : { payload: { abouts } }) })
}

/** The module's sweep, once an hour: starts the job of each company whose clock is at MORNING and that had none today. */
export function startEachMorning(db: Database): Promise<void> {
  return startDaily(db, { kind: KIND, title: '检查预警（每天）', hours: MORNING })
}

/** Rules over lists that read the rows of a file, by way of rows made out of them too, are judged once they are written. */
export const checkAfterImport: RowFollower = ({ model, companyId, format }) => ({
  beforeFacts: () => Promise.resolve(undefined),
  async afterFacts(tx) {
    const changed = reached(model, [format.entity, 'report_gap', ...(format.fees ? [format.fees.into] : [])])
    const rules = (await rulesOf(tx, companyId, undefined)).filter((rule) => rule.is_enable)
    const abouts = [...new Set(rules.map(({ about }) => about))].filter((about) => {
      const of = overWhat(model, about)
      return of !== undefined && readsOf(model, of).some((entity) => changed.has(entity))
    })
    const employeeId = abouts.length === 0 ? undefined : await administratorOf(tx, companyId)
    if (employeeId !== undefined) await startCheck(tx, { companyId, employeeId, title: `检查预警（导入${format.label}之后）`, abouts: abouts.sort() })
    return []
  },
})
