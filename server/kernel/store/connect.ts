/**
 * Connections and transactions. All work for a company runs as the fenced role `seller_app`, which owns nothing and for
 * which row-level security shows one company only; what belongs to no company runs as the owner, in `asOwner`.
 * It knows no table: migrate.ts makes them, and their policies.
 */
import { escapeIdentifier, escapeLiteral, Pool } from 'pg'
import type { Caller } from '../asker/person'
import { listener } from './listen'
import { OWNER_SWITCH, prepareAppRole, type AppLogin } from './roles'
import { transaction, type Tx } from './transaction'
import { untilUndisturbed } from './undisturbed'
import { createTurns, type TurnLimits } from './turns'
import { VALUE_TYPES } from './values'

export type { Tx }

interface TransactionOptions {
  /** Writes are refused, and all queries of the transaction see one and the same state. */
  readOnly?: boolean
  /** Limit of a single statement; 0: none. */
  timeoutMs?: number
  /** Ends the transaction within seconds, whatever it runs; its reason is thrown. */
  signal?: AbortSignal
  /** True for jobs: connections of their own, so that long work takes none from those who wait for an answer. */
  job?: boolean
  /** True for work that does nothing outside of its transaction: where the database ends it because two waited for each other, it is begun anew. */
  again?: boolean
}

/** The connections to one database: pools for the companies' work, their jobs and the owner's work, and one that listens. */
export interface Database {
  /**
   * One transaction as the fenced app role: company set for row-level security, statement timeout set (30 s unless told).
   * Commits when `work` resolves, rolls back when it throws.
   */
  withCompany<T>(caller: Caller, work: (tx: Tx) => Promise<T>, options?: TransactionOptions): Promise<T>
  /** One transaction as the owner, for what belongs to no company (sessions look-up, job leasing, migrations). */
  asOwner<T>(work: (tx: Tx) => Promise<T>, options?: TransactionOptions): Promise<T>
  /**
   * Calls `handler` for every NOTIFY on the channel, and once with '' after a lost connection came back (something may have
   * been missed). NOTIFY knows no companies: payloads carry ids, never data.
   * @returns stops listening
   */
  listen(channel: string, handler: (payload: string) => void): Promise<() => Promise<void>>
  /** Ends all connections, after the transactions that run. */
  close(): Promise<void>
}

/** Sizes of the pools, and limits; per process. */
export interface ConnectOptions {
  /** Connections for companies' work; 16 unless told: enough for all that the bounds let in. */
  appConnections?: number
  /** Connections for the companies' jobs; 4 unless told. */
  jobConnections?: number
  /** Connections for the owner's work; 4 unless told. */
  ownerConnections?: number
  /** Default limit of a statement in withCompany, in ms; 30 000 unless told. */
  timeoutMs?: number
  /** How much of the companies' work may run at a time, jobs apart; any number unless told. */
  bounds?: { reading: TurnLimits; writing: TurnLimits }
  log?: (line: string) => void
}

/**
 * Opens the pools and makes the app role where it is missing.
 * @param url postgres://user:password@host:port/database; the user becomes the owner of the tables
 * @throws RoleError (Chinese) with the SQL to run where the user may not make the app role; Error where the server is
 *   older than 15 or not UTF-8
 */
export async function connect(url: string, options: ConnectOptions = {}): Promise<Database> {
  const log = options.log ?? (() => undefined)
  const ownerPool = makePool(url, options.ownerConnections ?? 4, 'seller owner', log)
  let login: AppLogin
  try {
    await checkServer(ownerPool)
    login = await prepareAppRole(ownerPool, url)
  } catch (error) {
    await ownerPool.end()
    throw error
  }
  const appPool = makePool(login.url, options.appConnections ?? 16, 'seller app', log)
  const jobPool = makePool(login.url, options.jobConnections ?? 4, 'seller job', log)
  const turns = options.bounds && { reading: createTurns(options.bounds.reading), writing: createTurns(options.bounds.writing) }
  const defaultTimeoutMs = options.timeoutMs ?? 30_000
  const listening = listener(url, log)

  return {
    withCompany(caller, work, { readOnly = false, timeoutMs = defaultTimeoutMs, signal, job = false, again = false } = {}) {
      if (!Number.isSafeInteger(caller.companyId) || caller.companyId <= 0) {
        throw new TypeError(`companyId must be a positive integer, not ${String(caller.companyId)}`)
      }
      const settings = [
        `set local app.company_id = '${caller.companyId}'`,
        `set local app.employee_id = ${escapeLiteral(caller.employeeId ?? '')}`,
        `set local statement_timeout = ${whole(timeoutMs)}`,
        ...(login.setRole ? [`set local role ${escapeIdentifier(login.setRole)}`] : []),
      ]
      const once = () => transaction(job ? jobPool : appPool, { readOnly, settings, signal }, work)
      const run = again ? () => untilUndisturbed(once, signal) : once
      if (job) return run()
      return turns ? turns[readOnly ? 'reading' : 'writing'].hold(caller, run, signal) : run()
    },
    asOwner(work, { readOnly = false, timeoutMs = 0, signal } = {}) {
      const settings = [`set local ${OWNER_SWITCH} = 'on'`, `set local statement_timeout = ${whole(timeoutMs)}`]
      return transaction(ownerPool, { readOnly, settings, signal }, work)
    },
    listen: listening.listen,
    async close() {
      await listening.close()
      await Promise.all([appPool.end(), jobPool.end(), ownerPool.end()])
    },
  }
}

/** The same database for one job: on the connections of jobs, and ended by its signal. */
export function forJob(db: Database, signal: AbortSignal): Database {
  return {
    ...db,
    withCompany: (caller, work, options) => db.withCompany(caller, work, { job: true, signal, ...options }),
    asOwner: (work, options) => db.asOwner(work, { signal, ...options }),
  }
}

function makePool(url: string, max: number, name: string, log: (line: string) => void): Pool {
  const pool = new Pool({
    connectionString: url,
    max,
    types: VALUE_TYPES,
    application_name: `${name} ${process.pid}`,
    connectionTimeoutMillis: 15_000,
    idleTimeoutMillis: 60_000,
    keepAlive: true,
    options: '-c timezone=UTC -c datestyle=ISO,YMD -c intervalstyle=iso_8601 -c idle_in_transaction_session_timeout=600000',
  })
  // An idle connection that breaks is replaced at the next use; without a listener it would end the process.
  pool.on('error', (error) => log(`数据库连接中断：${error.message}`))
  return pool
}

async function checkServer(pool: Pool): Promise<void> {
  const { rows } = await pool.query<{ version: number; encoding: string; name: string }>(
    `select current_setting('server_version_num')::int as version, current_setting('server_encoding') as encoding, current_database() as name`,
  )
  const server = rows[0]
  if (!server) return
  if (server.version < 150_000) throw new Error(`数据库的版本太旧：需要 PostgreSQL 15 或更高，现在是 ${Math.floor(server.version / 10_000)}。请升级后再连接。`)
  if (server.encoding !== 'UTF8') {
    throw new Error(`数据库 ${server.name} 的编码是 ${server.encoding}，需要 UTF8。请新建：create database ${server.name}_utf8 encoding 'UTF8' template template0;`)
  }
}

function whole(milliseconds: number): number {
  return Math.max(0, Math.round(milliseconds))
}

