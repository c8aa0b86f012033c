/**
 * The embedded database: a real PostgreSQL server that belongs to a data folder. Any number of processes may call this
 * on one folder; the first starts the server, the others use it, and the last one to leave ends it.
 * It knows nothing of tables and companies.
 */
import { rmdirSync } from 'node:fs'
import { Client } from 'pg'
import { prepareBinaries, installedPackage } from './embedded.binaries'
import { makeCluster, setPassword } from './embedded.cluster'
import { explainFileError } from './embedded.errors'
import { withLock } from './embedded.lock'
import { findPlace, hasCluster, keepAccess, newAccess, readAccess, socketFolder, type Access, type Place } from './embedded.place'
import { isOurServer, postmasterOf, removeDeadLocks } from './embedded.postmaster'
import { sleep } from './embedded.processes'
import { endServer, ensureServer, type Running, type ServerOptions } from './embedded.server'

/** The role that owns the tables. It is no superuser, so that everything works the same where DATABASE_URL is used. */
const OWNER_ROLE = 'seller_owner'
const DATABASE_NAME = 'seller'

/** This process's hold on the server of one data folder. */
export interface EmbeddedDatabase {
  /** The owner's address, over a unix socket (Windows: 127.0.0.1), password included. It stays the same when the server is started again. */
  url: string
  /** The folder that holds the data. */
  dataFolder: string
  /** True when the server was running already. */
  reused: boolean
  /** Leaves; ends the server when nobody else uses it. May be called twice. */
  stop(): Promise<void>
}

/** Held (shared) by every process that uses the server, on database `postgres`. */
const PRESENCE_LOCK = 723_910_551

/**
 * Starts or finds the server of `dataDir` and keeps it running: should it be killed, it is started again.
 * A first start makes the cluster in `<dataDir>/postgres-<major>` (about a second), a warm one takes a tenth of that.
 * @param options.durable false: a throwaway cluster for tests
 * @throws EmbeddedDatabaseError with a Chinese message that says what to do
 */
export async function startEmbedded(options: { dataDir: string; log?: (line: string) => void; durable?: boolean }): Promise<EmbeddedDatabase> {
  const log = options.log ?? (() => undefined)
  let place: Place
  try {
    place = findPlace(options.dataDir, installedPackage().major, log)
  } catch (error) {
    throw explainFileError(error, options.dataDir) ?? error
  }
  const binaries = prepareBinaries(place.user, log)

  const bringUp = () => withLock(place.lock, () => bringUpLocked(place, { binaries, log, durable: options.durable ?? true }), { log })
  let session: Session
  try {
    session = await bringUp()
  } catch (error) {
    throw explainFileError(error, place.data) ?? error
  }
  log(session.running.reused ? `使用已在运行的数据库，数据在 ${place.data}` : `数据库已启动，数据在 ${place.data}`)

  let stopping: Promise<void> | undefined
  let reviving: Promise<void> | undefined
  /** Watches the connection that stands for our presence; when it breaks, the server has gone. */
  const watch = () => {
    session.presence.once('end', () => {
      if (!stopping) reviving = revive()
    })
  }
  const revive = async () => {
    log('数据库意外停止，正在重新启动……')
    for (let waitMs = 100; !stopping; waitMs = Math.min(waitMs * 2, 10_000)) {
      try {
        session = await bringUp()
        log('数据库已恢复')
        watch()
        return
      } catch (error) {
        log(`数据库没有恢复，稍后再试：${error instanceof Error ? error.message : String(error)}`)
        await sleep(waitMs)
      }
    }
  }
  watch()

  const { host, port } = session.running
  return {
    url: `postgres://${OWNER_ROLE}:${encodeURIComponent(session.access.password)}@${encodeURIComponent(host)}:${port}/${DATABASE_NAME}`,
    dataFolder: place.data,
    reused: session.running.reused,
    stop() {
      // A server that is being started again is waited for: it must not be left behind.
      stopping ??= Promise.resolve().then(async () => {
        await reviving
        await leave(place, binaries, session, log)
      })
      return stopping
    },
  }
}

interface Session { running: Running; access: Access; presence: Client }

async function bringUpLocked(place: Place, options: Pick<ServerOptions, 'binaries' | 'log' | 'durable'>): Promise<Session> {
  const { binaries, log } = options
  let access = readAccess(place)
  const socket = socketFolder(place)
  if (!hasCluster(place.data)) {
    log(`第一次启动，建立数据库（PostgreSQL ${binaries.version}）……`)
    access = access ?? newAccess()
    keepAccess(place, access)
    await makeCluster(place, binaries, access, socket ?? `${place.data}.scratch`)
  } else if (!access && !runs(place)) {
    log(`${place.accessFile} 丢失，设置新的数据库密码`)
    access = newAccess()
    removeDeadLocks(place, socket)
    setPassword(place, binaries, access)
    keepAccess(place, access)
  }
  access ??= newAccess()
  for (;;) {
    const running = await ensureServer({ place, access, socket, ...options })
    try {
      const presence = await enter(running, access)
      return { running, access, presence }
    } catch (error) {
      // The last user was just leaving and ends the server: start it again.
      if (!isGoingAway(error)) throw error
      await sleep(50)
    }
  }
}

function runs(place: Place): boolean {
  const found = postmasterOf(place.data)
  return found !== undefined && isOurServer(found, place)
}

/** Opens the connection that stands for this process, and makes owner and database where they are missing. */
async function enter(running: Running, access: Access): Promise<Client> {
  const presence = new Client({
    host: running.host, port: running.port, user: 'postgres', password: access.password, database: 'postgres',
    application_name: `seller presence ${process.pid}`, keepAlive: true,
  })
  presence.on('error', () => undefined)
  await presence.connect()
  await presence.query('select pg_advisory_lock_shared($1)', [PRESENCE_LOCK])
  await makeOwner(presence, access.password)
  // A caller that forgets to stop must not be kept alive by this.
  socketOf(presence).unref?.()
  return presence
}

function socketOf(client: Client): { ref?: () => void; unref?: () => void } {
  return (client as unknown as { connection: { stream: { ref?: () => void; unref?: () => void } } }).connection.stream
}

async function makeOwner(client: Client, password: string): Promise<void> {
  const known = await client.query<{ role: boolean; base: boolean }>(
    'select exists (select from pg_roles where rolname = $1) as role, exists (select from pg_database where datname = $2) as base',
    [OWNER_ROLE, DATABASE_NAME],
  )
  // The password is base64url text of our own making; utility statements take no parameters.
  await client.query(`${known.rows[0]?.role ? 'alter' : 'create'} role ${OWNER_ROLE} login createdb createrole password '${password}'`)
  if (!known.rows[0]?.base) await client.query(`create database ${DATABASE_NAME} owner ${OWNER_ROLE}`)
}

/** Ends the server if this process was the last that uses it. */
async function leave(place: Place, binaries: ServerOptions['binaries'], session: Session, log: (line: string) => void): Promise<void> {
  const { presence } = session
  socketOf(presence).ref?.()
  try {
    await presence.query('select pg_advisory_unlock_shared($1)', [PRESENCE_LOCK])
    // Who starts meanwhile waits for the lock and starts the server anew.
    await withLock(place.lock, async () => {
      const { rows } = await presence.query<{ alone: boolean }>('select pg_try_advisory_lock($1) as alone', [PRESENCE_LOCK])
      if (!rows[0]?.alone) {
        log('数据库仍有其他进程在用，保持运行')
        return
      }
      const ended = await endServer(place, binaries, session.running.pid)
      log(ended ? '数据库已关闭' : `数据库没有按时关闭（pid ${session.running.pid}），请查看 ${place.log}`)
      if (ended && session.running.host.startsWith('/')) rmdirSync(session.running.host)
    }, { log, waitMs: 60_000 })
  } catch {
    // The connection broke, so the server is gone already; or somebody starts it and will end it.
  }
  await presence.end().catch(() => undefined)
}

function isGoingAway(error: unknown): boolean {
  const code = (error as { code?: string }).code ?? ''
  const message = error instanceof Error ? error.message : ''
  return ['57P01', '57P03', 'ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'EPIPE'].includes(code) || /terminated|Connection ended/i.test(message)
}
