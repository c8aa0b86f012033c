/**
 * Rows of proposals that a company finds in the morning: one entity of them, made anew as a whole by a job of their own, each night and after an import
 * of what they are made from. What a proposal says is its module's; this runs the job and tells open pages.
 */
import type { Database } from '../store/connect'
import { notify } from '../store/events'
import { startDaily } from '../tasks/by-itself'
import type { JobHandler } from '../tasks/job'
import { writingOf, type Writing } from '../write/write.row'
import { startAfterImport } from './after-import'
import type { RowFollower } from './followers'

interface Proposals<Made> {
  /** A kind of job about all of a company, as schemas/enums/job_kind.json lists it. */
  kind: string
  title: string
  /** Entities that they are made from: an import of them makes proposals anew. What people do by day they see once they are asked for. */
  reads: readonly string[]
  /** What the proposals are rows of. */
  entity: string
  /** Makes all of them anew, within the transaction. */
  make(writing: Writing): Promise<Made>
  /** What the job says at its end. */
  message(made: Made): string
}

/** The hours of a company's night, by its own clock: its day's reports are in, and people find proposals in the morning. */
const NIGHT = [4, 6] as const

/** What a module brings of its proposals: its sweep, what follows an import, and its job. */
export function proposals<Made>({ kind, title, reads, entity, make, message }: Proposals<Made>): {
  eachNight: (db: Database) => Promise<void>; afterImport: RowFollower; job: JobHandler
} {
  return {
    eachNight: (db) => startDaily(db, { kind, title: `${title}（每天）`, hours: NIGHT }),
    afterImport: startAfterImport({ kind, title, reads }),
    async job(run) {
      const { companyId } = run.caller
      const made = await run.db.withCompany({ ...run.caller, shopIds: null, warehouseIds: null }, async (tx) => {
        const rows = await make(writingOf(run, tx))
        await notify(tx, { type: 'data', companyId, data: { entities: [entity] } })
        return rows
      })
      return { message: message(made), quiet: true }
    },
  }
}
