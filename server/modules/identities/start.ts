/** When identities are run: at once where somebody asks, each night, and after an import of what they read. Runs none itself. */
import type { Model } from '../../../contract/model'
import type { RowFollower } from '../../kernel/intake/followers'
import type { Database, Tx } from '../../kernel/store/connect'
import { notify } from '../../kernel/store/events'
import { enqueue } from '../../kernel/tasks/job-rows'
import { identitiesOf } from './check-identities.job'

/** The kind of job, as schemas/enums/job_kind.json lists it. */
export const KIND = 'identityCheck'
const EVENTS = { publish: notify, tell: () => {}, listen: () => () => {} }
/** The hours of a company's night, by its own clock. */
const NIGHT = [1, 5] as const

/** Puts a run into the queue, unless one that does as much waits already. @returns the job's id */
export async function startChecking(
  tx: Tx, { companyId, employeeId, title, names }: { companyId: number; employeeId: string; title: string; names?: string[] },
): Promise<string> {
  const payload = names === undefined ? {} : { names }
  const { rows: [waiting] } = await tx.query<{ id: string }>(
    `select id::text from job where company_id = $1 and kind = $2 and state = 'wait' and (payload = $3::jsonb or payload = '{}'::jsonb) order by id limit 1`,
    [companyId, KIND, JSON.stringify(payload)],
  )
  return waiting?.id ?? enqueue(EVENTS, tx, { companyId, employeeId, shopIds: null }, { kind: KIND, title, payload })
}

/** Whoever runs what nobody in person asked for: the first administrator who may sign in; undefined: the company has none. */
async function administratorOf(tx: Tx, companyId: number): Promise<string | undefined> {
  const { rows: [first] } = await tx.query<{ id: string }>(
    `select e.id::text from employee e where e.company_id = $1 and e.state = 'on' and exists (
       select 1 from role r where r.company_id = e.company_id and r.name = any(e.roles) and r.everything) order by e.id limit 1`,
    [companyId],
  )
  return first?.id
}

/** Starts the night's run of every company whose night it is, once a night; called once an hour in every process. */
export async function startNightly(db: Database): Promise<void> {
  await db.asOwner(async (tx) => {
    await tx.query(`select pg_advisory_xact_lock(hashtextextended('identities by night', 0))`)
    const { rows } = await tx.query<{ id: number }>(
      `select id from company c where extract(hour from now() at time zone c.zone) between $1 and $2 - 1 and not exists (
         select 1 from job j where j.company_id = c.id and j.kind = $3 and j.payload = '{}'::jsonb and j.create_time > now() - interval '20 hours')
       order by id`,
      [...NIGHT, KIND],
    )
    for (const { id: companyId } of rows) {
      const employeeId = await administratorOf(tx, companyId)
      if (employeeId !== undefined) await startChecking(tx, { companyId, employeeId, title: '数据核对（每晚）' })
    }
  })
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

/** These entities, and all whose rows are made out of theirs. */
function reached(model: Model, from: string[]): Set<string> {
  const found = new Set(from)
  for (let size = 0; size !== found.size;) {
    size = found.size
    for (const entity of Object.values(model.entities)) if (entity.compute?.of.some(({ facts }) => found.has(facts))) found.add(entity.name)
  }
  return found
}
