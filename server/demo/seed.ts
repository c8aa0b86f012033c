/**
 * Makes the demo company: three seller accounts on five sites, 200 MSKU and 400 days of trade, the same every time. Only a
 * database without companies gets one. It is founded in one transaction and can be signed in to from then on; its documents and
 * facts arrive in steps (arriving.demo.ts). What the company is like is told in the *.demo.ts files.
 */
import type { Model } from '../../contract/model'
import { hashPassword } from '../kernel/http/sessions/passwords'
import type { Database } from '../kernel/store/connect'
import { arriveDemo, followRows, rowsWriter } from './arriving.demo'
import { addDays, COMPANY_ZONE } from './calendar.demo'
import { foundWith } from '../kernel/kept/founders'
import { ADMIN_LOGIN, DEMO_COMPANY } from './company.demo'
import { writeFoundation } from './foundation.demo'
import { growFacts } from './grow.demo'
import { keepProgress } from './progress.demo'
import { STEPS } from './steps.demo'
import { demoWorld } from './world.demo'

interface FoundingOptions {
  /** The last day with data, yyyy-mm-dd; yesterday (UTC) where the caller has no other. */
  today: string
  /** Password of the administrator and of everybody else; left out: nobody can sign in. */
  password?: string
  /** What must have come about before the company stands; where it fails, there is none. */
  until?: Promise<unknown> | undefined
}

interface DemoOptions extends FoundingOptions {
  /** Advertising facts in all; more than the company has of itself are added further back in time. */
  facts?: number
  log?: (line: string) => void
}

/** What was made, for the line that the server or the command writes about it. */
export interface DemoCompany {
  companyId: number
  /** Account of the administrator. */
  login: string
  /** Rows written, by entity. */
  rows: Record<string, number>
  elapsedMs: number
}

/** The demo company was asked for where there are companies already. */
export class DemoError extends Error {
  override name = 'DemoError'
}

const OCCUPIED = '数据库里已经有公司，演示公司只能建在空的数据库里。要重新建立，请换一个 DATA_DIR 或 DATABASE_URL。'

/** yyyy-mm-dd of the day before, by UTC. */
export function yesterday(now: Date = new Date()): string {
  return addDays(now.toISOString().slice(0, 10), -1)
}

/**
 * The company with its people, shops and products; its documents and facts are to arrive (arriveDemo).
 * @param written filled: rows by entity
 * @throws DemoError (Chinese) where the database has a company
 */
export async function foundDemo(db: Database, model: Model, options: FoundingOptions, written: Record<string, number> = {}): Promise<number> {
  const { today, password, until } = options
  const passwordHash = password === undefined ? null : await hashPassword(password)
  return db.asOwner(async (tx) => {
    const { rows: companies } = await tx.query<{ found: boolean }>('select exists (select from company) as found')
    if (companies[0]?.found) throw new DemoError(OCCUPIED)
    // Marked, so that what is for trying out alone (the outbox of codes) is never opened over a real company.
    const insert = `insert into company (name, currency, zone, settings) values ($1, 'CNY', $2, '{"demo": true}') returning id`
    const { rows: made } = await tx.query<{ id: number }>(insert, [DEMO_COMPANY, COMPANY_ZONE])
    const id = made[0]!.id
    const ids = await writeFoundation({ tx, model, companyId: id, world: demoWorld(model, today), passwordHash, write: rowsWriter(tx, model, id, { written }) })
    await foundWith(tx, id)
    await followRows(tx, model, id, Object.keys(written), 0)
    await keepProgress(tx, id, { done: 0, of: STEPS.length, today, ...ids })
    await until
    return id
  })
}

/**
 * The whole company, facts and all.
 * @throws DemoError (Chinese) where the database has a company, or a step cannot be written
 */
export async function seedDemo(db: Database, model: Model, options: DemoOptions): Promise<DemoCompany> {
  const started = Date.now()
  const { log = () => undefined } = options
  const rows: Record<string, number> = {}
  const companyId = await foundDemo(db, model, options, rows)
  let said = ''
  const isWhole = await arriveDemo(db, () => model, { written: rows, pausesMs: [], log: (line) => log((said = line)) })
  if (!isWhole) throw new DemoError(said)
  log(`演示公司已建立：${Object.values(rows).reduce((a, b) => a + b, 0)} 行，${((Date.now() - started) / 1000).toFixed(1)} 秒`)
  if (options.facts !== undefined) await growFacts(db, model, { companyId, facts: options.facts, log })
  return { companyId, login: ADMIN_LOGIN, rows, elapsedMs: Date.now() - started }
}
