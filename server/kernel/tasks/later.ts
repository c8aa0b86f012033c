/**
 * Works out, seconds after documents have changed what they are made of, the rows that an entity's "later" says: all marks of a company at
 * once, in one process, in a transaction of its own. What fails keeps its marks and is tried again after a pause.
 */
import type { Model } from '../../../contract/model'
import type { Database } from '../store/connect'
import { raiseDataVersions } from '../store/data-version'
import { notify } from '../store/events'
import { LATER_FUNCTIONS, takeMarks } from '../write/later'
import { writingOf } from '../write/write.row'
import { administratorOf } from './by-itself'
import type { JobWorld } from './job'
import { inRounds } from './rounds'

const EVERY_MS = 1_500
/** Documents that come one after another are worked out together: the first of them waits so long. */
const SETTLE_MS = 1_500
const RETRY_MS = 60_000

interface LaterWorld {
  db: Database
  world: JobWorld
  now(): Date
  log: (line: string, error?: unknown) => void
  /** Told of everything that was worked out, in one line. */
  entered: (line: string) => void
}

/** Looks for marks in rounds, in every process; `close` ends them. Errors are logged. */
export function startLater(world: LaterWorld): { close(): Promise<void> } {
  const pauses = new Map<string, number>()
  return inRounds(EVERY_MS, () => workOutMarked(world, SETTLE_MS, pauses).catch((error: unknown) => world.log('后台更新出错', error)))
}

/**
 * Works out everything whose first mark is older than this.
 * @param pauses until when, in ms since 1970, what failed is left alone, by company and entity
 */
export async function workOutMarked(world: LaterWorld, settleMs: number, pauses = new Map<string, number>()): Promise<void> {
  const { db } = world
  const { rows } = await db.asOwner((tx) => tx.query<{ company: number; entity: string }>(
    `select company_id::int as company, entity from later_mark group by 1, 2 having min(at) < clock_timestamp() - $1 * interval '1 ms' order by min(at)`,
    [settleMs],
  ))
  for (const { company, entity } of rows) {
    const key = `${company} ${entity}`
    if ((pauses.get(key) ?? 0) > Date.now()) continue
    try {
      await workOut(world, company, entity)
      pauses.delete(key)
    } catch (error) {
      pauses.set(key, Date.now() + RETRY_MS)
      world.log(`后台更新 ${entity} 出错`, error)
    }
  }
}

async function workOut({ db, world, now, entered }: LaterWorld, companyId: number, entity: string): Promise<void> {
  const model = world.model()
  const run = laterFunction(model, entity)
  const person = run && await db.asOwner((tx) => administratorOf(tx, companyId))
  const asker = person === undefined ? undefined : await world.asker(companyId, person)
  const caller = { companyId, employeeId: person ?? '', shopIds: null, warehouseIds: null }
  await db.withCompany(caller, async (tx) => {
    const started = Date.now()
    const { rows: [lock] } = await tx.query<{ mine: boolean }>(
      'select pg_try_advisory_xact_lock(hashtextextended($1, 0)) as mine', [`later ${companyId} ${entity}`],
    )
    if (!lock?.mine) return
    const marks = await takeMarks(tx, companyId, entity)
    // An entity that is worked out no longer, and a company without an administrator, keep no marks.
    if (marks.length === 0 || !run || !asker) return
    await run(writingOf({ ...asker, caller: { ...asker.caller, ...caller }, model, now }, tx), marks)
    await raiseDataVersions(tx, companyId, [entity])
    await notify(tx, { type: 'data', companyId, data: { entities: [entity] } })
    entered(`later ${entity} of company ${companyId}: ${marks.length} changes worked out in ${Date.now() - started} ms`)
  })
}

function laterFunction(model: Model, entity: string): ReturnType<typeof LATER_FUNCTIONS.get>[string] | undefined {
  const name = model.entities[entity]?.later?.function
  return name === undefined ? undefined : LATER_FUNCTIONS.get()[name]
}
