/** When identities are run: at once where somebody asks, each night, and after an import of what they read. Runs none itself. */
import type { RowFollower } from '../../kernel/intake/followers'
import { reached } from '../../kernel/kept/reached'
import type { Database, Tx } from '../../kernel/store/connect'
import { administratorOf, startDaily, startOnce } from '../../kernel/tasks/by-itself'
import { identitiesOf } from './check-identities.job'

/** The kind of job, as schemas/enums/job_kind.json lists it. */
export const KIND = 'identityCheck'
/** The hours of a company's night, by its own clock. */
const NIGHT = [1, 5] as const

/** Puts a run into the queue, unless one that does as much waits already. @returns the job's id */
export function startChecking(
  tx: Tx, { names, ...started }: { companyId: number; employeeId: string; title: string; names?: string[] },
): Promise<string> {
  return startOnce(tx, { ...started, kind: KIND, ...(names === undefined ? {} : { payload: { names } }) })
}

/** Starts the night's run of every company whose night it is, once a night; called once an hour in every process. */
export function startNightly(db: Database): Promise<void> {
  return startDaily(db, { kind: KIND, title: '数据核对（每晚）', hours: NIGHT })
}

/** What reads the rows of a file, by way of its fees and of rows made out of them too, is run once they are written. */
export const checkAfterImport: RowFollower = ({ model, companyId, format }) => ({
  beforeFacts: () => Promise.resolve(undefined),
  async afterFacts(tx) {
    const changed = reached(model, [format.entity, ...(format.fees ? [format.fees.into] : [])])
    const names = identitiesOf(model).flatMap(({ dataset, identity }) =>
      Object.values(dataset.sources).some(({ facts }) => changed.has(facts)) ? [identity.name] : [])
    const employeeId = names.length === 0 ? undefined : await administratorOf(tx, companyId)
    if (employeeId !== undefined) await startChecking(tx, { companyId, employeeId, title: `数据核对（导入${format.label}之后）`, names: names.sort() })
    return []
  },
})
