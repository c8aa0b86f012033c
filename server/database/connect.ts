/**
 * Connections and transactions. All work for a company runs as the fenced role `seller_app`, which owns nothing and for
 * which row-level security shows one company only; what belongs to no company runs as the owner, in `asOwner`.
 * It knows no table: migrate.ts makes them, and their policies.
 */
import { escapeIdentifier, escapeLiteral, Pool, type PoolClient } from 'pg'
import { listener } from './listen'
import { OWNER_SWITCH, prepareAppRole, type AppLogin } from './roles'
import { VALUE_TYPES } from './values'

export interface Tx {
  /** One statement; values only as parameters ($1, …). See values.ts for how values arrive. */
  query<R = Record<string, unknown>>(text: string, values?: unknown[]): Promise<{ rows: R[]; rowCount: number }>
  /** The connection itself, for COPY (pg-copy-streams). */
  client: PoolClient
}

export interface Caller {
  companyId: number
  employeeId: string | null
  /** Shops that the caller may see; null: every shop of the company. */
  shopIds: string[] | null
}

export interface TransactionOptions {
  /** Writes are refused, and all queries of the transaction see one and the same state. */
  readOnly?: boolean
  /** Limit of a single statement; 0: none. */
  timeoutMs?: number
}

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

export interface ConnectOptions {
  /** Connections for companies' work; 10 unless told. */
  appConnections?: number
  /** Connections for the owner's work; 4 unless told. */
  ownerConnections?: number
  /** Default limit of a statement in withCompany, in ms; 30 000 unless told. */
  timeoutMs?: number
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
  const appPool = makePool(login.url, options.appConnections ?? 10, 'seller app', log)
  const defaultTimeoutMs = options.timeoutMs ?? 30_000
  const listening = listener(url, log)

  return {
    withCompany(caller, work, { readOnly = false, timeoutMs = defaultTimeoutMs } = {}) {
      if (!Number.isSafeInteger(caller.companyId) || caller.companyId <= 0) throw new TypeError(`companyId must be a positive integer, not ${String(caller.companyId)}`)
      const settings = [
        `set local app.company_id = '${caller.companyId}'`,
        `set local app.employee_id = ${escapeLiteral(caller.employeeId ?? '')}`,
        `set local statement_timeout = ${whole(timeoutMs)}`,
        ...(login.setRole ? [`set local role ${escapeIdentifier(login.setRole)}`] : []),
      ]
      return transaction(appPool, begin(readOnly), settings, work)
    },
    asOwner(work, { readOnly = false, timeoutMs = 0 } = {}) {
      return transaction(ownerPool, begin(readOnly), [`set local ${OWNER_SWITCH} = 'on'`, `set local statement_timeout = ${whole(timeoutMs)}`], work)
    },
    listen: listening.listen,
    async close() {
      await listening.close()
      await Promise.all([appPool.end(), ownerPool.end()])
    },
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

function begin(readOnly: boolean): string {
  return readOnly ? 'begin isolation level repeatable read read only' : 'begin isolation level read committed read write'
}

/** Begin and settings travel in one message: one round trip. */
async function transaction<T>(pool: Pool, start: string, settings: string[], work: (tx: Tx) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  let over = false
  let broken = false
  const lost = () => (broken = true)
  client.on('error', lost)
  const tx: Tx = {
    client,
    async query<R = Record<string, unknown>>(text: string, values?: unknown[]) {
      // A forgotten await would otherwise run in whichever transaction has the connection next: another company's.
      if (over) throw new Error('the transaction is over: await every query inside it')
      const result = await client.query(text, values)
      return { rows: result.rows as R[], rowCount: result.rowCount ?? 0 }
    },
  }
  try {
    await client.query([start, ...settings].join('; '))
    const result = await work(tx)
    over = true
    const ended = await client.query('commit')
    // After an error that `work` swallowed, PostgreSQL answers a commit with a rollback and no error.
    if (ended.command === 'ROLLBACK') throw new Error('a statement of the transaction had failed, nothing was written')
    return result
  } catch (error) {
    over = true
    await client.query('rollback').catch(lost)
    throw error
  } finally {
    client.off('error', lost)
    client.release(broken)
  }
}

function whole(milliseconds: number): number {
  return Math.max(0, Math.round(milliseconds))
}

