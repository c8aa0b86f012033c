/**
 * One transaction on a connection of a pool: begins, runs the work, commits or rolls back, and gives the connection back
 * whole or not at all. An aborted signal ends it within seconds, also in the middle of a long statement.
 */
import { connect } from 'node:net'
import { join } from 'node:path'
import type { Client, Pool, PoolClient } from 'pg'

/** A transaction that is open: all that work in one is given of the connection. */
export interface Tx {
  /**
   * One statement; values only as parameters ($1, …). See values.ts for how values arrive.
   * @param name what every request asks in the same words has one: each connection plans it once
   */
  query<R = Record<string, unknown>>(text: string, values?: unknown[], name?: string): Promise<{ rows: R[]; rowCount: number }>
  /** The connection itself, for COPY (pg-copy-streams). */
  client: PoolClient
  /** It writes nothing, and all it reads is of one state that others see too. */
  readOnly: boolean
  /** Which database it is: what a process keeps of one is nothing of another's. */
  database: string
}

/** A statement that was asked to stop, or a rollback, is given so long; then its connection is cut. */
const PATIENCE_MS = 2_000

interface Beginning {
  readOnly: boolean
  /** Statements that set up the session for this transaction. */
  settings: string[]
  signal: AbortSignal | undefined
}

/**
 * Begin and settings travel in one message: one round trip.
 * @throws the signal's reason where that ended it
 */
export async function transaction<T>(pool: Pool, { readOnly, settings, signal }: Beginning, work: (tx: Tx) => Promise<T>): Promise<T> {
  const client = await connection(pool, signal)
  let over = false
  let broken = false
  let cutting: NodeJS.Timeout | undefined
  const lost = (): void => {
    broken = true
  }
  const cutLater = (): void => {
    cutting ??= setTimeout(() => cut(client), PATIENCE_MS)
  }
  const stop = (): void => {
    if (over) return
    // A request to stop may arrive late; whoever had the connection next would be stopped in our place.
    broken = true
    cancelStatement(client)
    cutLater()
  }
  client.on('error', lost)
  signal?.addEventListener('abort', stop, { once: true })
  const tx: Tx = {
    client,
    readOnly,
    database: nameOf(client),
    async query<R = Record<string, unknown>>(text: string, values?: unknown[], named?: string) {
      // A forgotten await would otherwise run in whichever transaction has the connection next: another company's.
      if (over) throw new Error('the transaction is over: await every query inside it')
      signal?.throwIfAborted()
      const result = await (named === undefined ? client.query(text, values) : client.query({ name: named, text, values }))
      return { rows: result.rows as R[], rowCount: result.rowCount ?? 0 }
    },
  }
  try {
    await client.query([begin(readOnly), ...settings].join('; '))
    const result = await work(tx)
    signal?.throwIfAborted()
    over = true
    const ended = await client.query('commit')
    // After an error that `work` swallowed, PostgreSQL answers a commit with a rollback and no error.
    if (ended.command === 'ROLLBACK') throw new Error('a statement of the transaction had failed, nothing was written')
    return result
  } catch (error) {
    over = true
    // A COPY that nobody ends any more would keep the rollback waiting for ever.
    cutLater()
    await client.query('rollback').catch(lost)
    throw signal?.aborted ? signal.reason : error
  } finally {
    clearTimeout(cutting)
    signal?.removeEventListener('abort', stop)
    client.off('error', lost)
    client.release(broken)
  }
}

/** host:port/name */
function nameOf(client: PoolClient): string {
  const { host, port, database } = client as unknown as Client
  return `${host}:${port}/${database ?? ''}`
}

function begin(readOnly: boolean): string {
  return readOnly ? 'begin isolation level repeatable read read only' : 'begin isolation level read committed read write'
}

/** One of the pool's connections; who stops waiting leaves theirs to the next. */
async function connection(pool: Pool, signal: AbortSignal | undefined): Promise<PoolClient> {
  signal?.throwIfAborted()
  const coming = pool.connect()
  if (!signal) return coming
  let stop: (() => void) | undefined
  const aborted = new Promise<never>((_resolve, reject) => {
    stop = () => reject(signal.reason as Error)
    signal.addEventListener('abort', stop, { once: true })
  })
  try {
    return await Promise.race([coming, aborted])
  } catch (error) {
    coming.then((client) => client.release(), () => undefined)
    throw error
  } finally {
    if (stop) signal.removeEventListener('abort', stop)
  }
}

interface Connected { host: string; port: number; processID: number | null; secretKey: number | null; connection: { stream: { destroy(): void } } }

/**
 * Asks the server to stop what this connection runs: the statement then fails with 57014 (PostgreSQL, "Canceling Requests
 * in Progress": a connection of its own with sixteen bytes). Where the request does not get through, the connection is cut later.
 */
function cancelStatement(client: PoolClient): void {
  const { host, port, processID, secretKey } = client as unknown as Connected
  if (processID === null || secretKey === null) return
  const request = Buffer.alloc(16)
  request.writeInt32BE(16, 0)
  request.writeInt32BE(80_877_102, 4)
  request.writeInt32BE(processID, 8)
  request.writeInt32BE(secretKey, 12)
  const socket = host.startsWith('/') ? connect(join(host, `.s.PGSQL.${port}`)) : connect(port, host)
  socket.on('error', () => undefined)
  socket.setTimeout(PATIENCE_MS, () => socket.destroy())
  socket.end(request)
}

function cut(client: PoolClient): void {
  (client as unknown as Connected).connection.stream.destroy()
}
