/**
 * Jobs that nobody in person asks for: started in the name of the company's first administrator, once for all that wait for the
 * same, and once a day in an hour of the company's own clock. It runs none itself.
 */
import type { Database, Tx } from '../store/connect'
import { notify } from '../store/events'
import { enqueue } from './job-rows'

const EVENTS = { publish: notify, tell: () => {}, listen: () => () => {} }

interface Started {
  companyId: number
  employeeId: string
  /** A kind of job. */
  kind: string
  title: string
  /** What it is about; left out: all. A job about all does as much as one about some. */
  payload?: Readonly<Record<string, unknown>>
}

/** Puts a job into the queue, unless one that does as much waits already. @returns the job's id */
export async function startOnce(tx: Tx, { companyId, employeeId, kind, title, payload = {} }: Started): Promise<string> {
  const { rows: [waiting] } = await tx.query<{ id: string }>(
    `select id::text from job where company_id = $1 and kind = $2 and state = 'wait' and (payload = $3::jsonb or payload = '{}'::jsonb) order by id limit 1`,
    [companyId, kind, JSON.stringify(payload)],
  )
  return waiting?.id ?? enqueue(EVENTS, tx, { companyId, employeeId, shopIds: null }, { kind, title, payload })
}

/** The first administrator who may sign in; undefined: the company has none. */
export async function administratorOf(tx: Tx, companyId: number): Promise<string | undefined> {
  const { rows: [first] } = await tx.query<{ id: string }>(
    `select e.id::text from employee e where e.company_id = $1 and e.state = 'on' and exists (
       select 1 from role r where r.company_id = e.company_id and r.name = any(e.roles) and r.everything
         and coalesce(r.state, 'on') = 'on') order by e.id limit 1`,
    [companyId],
  )
  return first?.id
}

/**
 * Starts the day's job about all of every company whose clock is at one of these hours, once a day; called once an hour in every process.
 * @param hours the first hour, and the one before which it ends
 */
export async function startDaily(
  db: Database, { kind, title, hours }: { kind: string; title: string; hours: readonly [from: number, until: number] },
): Promise<void> {
  await db.asOwner(async (tx) => {
    await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`daily ${kind}`])
    const { rows } = await tx.query<{ id: number }>(
      `select id from company c where extract(hour from now() at time zone c.zone) between $1 and $2 - 1 and not exists (
         select 1 from job j where j.company_id = c.id and j.kind = $3 and j.payload = '{}'::jsonb and j.create_time > now() - interval '20 hours')
       order by id`,
      [...hours, kind],
    )
    for (const { id: companyId } of rows) {
      const employeeId = await administratorOf(tx, companyId)
      if (employeeId !== undefined) await startOnce(tx, { companyId, employeeId, kind, title })
    }
  })
}
