/**
 * How far the demo company has come: kept in its company's settings while its facts still arrive, gone once they are all there.
 * One step is one transaction that moves it on, so that whatever ends the server, the next start goes on with the step that was
 * under way. It writes no rows of the company.
 */
import { notify } from '../kernel/store/events'
import type { Tx } from '../kernel/store/connect'

/** What the company's settings keep between two steps, as JSON. */
export interface DemoProgress {
  /** Steps that are there, out of all. */
  done: number
  of: number
  /** Why it does not go on (Chinese); a new start tries again. */
  failed?: string
  /** The company's last day with data, yyyy-mm-dd: the steps of a later day are of the same company. */
  today: string
  /** Ids by position, as the foundation gave them; `nextFile`: of the next report file. */
  people: number[]
  shops: number[]
  products: number[]
  nextFile: number
}

/** The company whose facts still arrive; undefined where there is none. */
export async function arrivingCompany(tx: Tx): Promise<{ companyId: number; progress: DemoProgress } | undefined> {
  const { rows } = await tx.query<{ companyId: number; progress: DemoProgress }>(
    `select id as "companyId", settings -> 'arriving' as progress from company where settings ? 'arriving' order by id limit 1`,
  )
  return rows[0]
}

/** Keeps it and tells the company's people once the transaction commits. */
export async function keepProgress(tx: Tx, companyId: number, progress: DemoProgress): Promise<void> {
  const { done, of, failed } = progress
  await (done < of
    ? tx.query(`update company set settings = settings || jsonb_build_object('arriving', $2::jsonb) where id = $1`, [companyId, JSON.stringify(progress)])
    : tx.query(`update company set settings = settings - 'arriving' where id = $1`, [companyId]))
  await notify(tx, { type: 'arriving', companyId, data: { done, of, ...(failed === undefined ? {} : { failed: true }) } })
}
