/**
 * Gets the server of a place running: uses one that already runs (started by another process, or left by a killed one),
 * starts one otherwise, and waits out what passes by itself (zombies, recovery) or ends it (processes of a killed server).
 * It speaks to no server that embedded.postmaster.ts has not proven to be ours, and decides nothing about data folders and passwords.
 */
import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { closeSync, openSync, readFileSync, renameSync, statSync } from 'node:fs'
import { Client } from 'pg'
import type { Binaries } from './embedded.binaries'
import { PROGRAM_ENV, serverArguments } from './embedded.cluster'
import { EmbeddedDatabaseError, explainServerLog, isEmptyLock, isOrphaned, isPassing } from './embedded.errors'
import type { Access, Place } from './embedded.place'
import { isOurServer, postmasterOf, provenAddress, removeDeadLocks, removeEmptyLocks, sameFolder, type Postmaster } from './embedded.postmaster'
import { commandOf, processesIn, sleep, stateOf } from './embedded.processes'

/** A server that answers; `reused`: it ran before. */
export interface Running {
  pid: number
  host: string
  port: number
  reused: boolean
}

/** `socket`: its folder, undefined where connections go over 127.0.0.1; `durable` false: may lose all at a power cut (tests). */
export interface ServerOptions {
  place: Place
  binaries: Binaries
  access: Access
  socket: string | undefined
  durable: boolean
  log: (line: string) => void
}

/** A server that neither comes up nor goes away within this is given up. Recovery after a power cut has no limit. */
const PATIENCE_MS = 60_000
/** A lock file without a pid is given so long to be written. */
const EMPTY_LOCK_MS = 1_000
/** Processes left by a killed server get so long to end by themselves, and then to end when asked. */
const ORPHAN_MS = 1_000
const WORD_MS = 10_000
const LOG_LIMIT_BYTES = 10 * 1024 * 1024

/** @throws EmbeddedDatabaseError when no server can run here */
export async function ensureServer(options: ServerOptions): Promise<Running> {
  const { place, socket, log } = options
  const since = Date.now()
  let nextWord = since
  let emptySince: number | undefined
  let orphansSince: number | undefined
  for (;;) {
    const waited = Date.now() - since
    const found = postmasterOf(place.data)
    if (found && isOurServer(found, place)) {
      const running = await answers(options, found)
      if (running) return { ...running, reused: true }
      // It is starting up, which takes as long as recovery takes, or shutting down.
      if (Date.now() >= nextWord) log(`数据库进程 ${found.pid} 已在运行，等它就绪……`)
      if (Date.now() >= nextWord) nextWord = Date.now() + WORD_MS
      if (found.status !== 'starting' && waited > PATIENCE_MS) throw stuck(place, found.pid)
      await sleep(50)
      continue
    }
    removeDeadLocks(place, socket)
    const outcome = await start(options)
    if (typeof outcome === 'object') return outcome
    if (!isPassing(outcome) || waited > PATIENCE_MS) throw explainServerLog(outcome, place.data)
    if (isEmptyLock(outcome)) {
      emptySince ??= Date.now()
      if (Date.now() - emptySince > EMPTY_LOCK_MS) removeEmptyLocks(place, socket)
    }
    if (isOrphaned(outcome)) {
      orphansSince ??= Date.now()
      endOrphans(place, Date.now() - orphansSince)
    }
    await sleep(200)
  }
}

/**
 * Processes of a server that was killed notice it when they next wait; one that works on a long statement holds the old
 * server's memory until then, and no new server starts. Nobody can read its answer any more.
 */
function endOrphans(place: Place, sinceMs: number): void {
  if (sinceMs < ORPHAN_MS) return
  for (const pid of processesIn(place.data)) {
    if (commandOf(pid)?.startsWith('postgres: ')) signal(pid, sinceMs < 3 * ORPHAN_MS ? 'SIGTERM' : 'SIGKILL')
  }
}

/**
 * Ends the server gently ("fast": open transactions are rolled back, everything is written) and waits for its end.
 * @returns false when it had not ended after 60 s
 */
export async function endServer(place: Place, binaries: Binaries, pid: number): Promise<boolean> {
  if (process.platform === 'win32') {
    return spawnSync(binaries.pgCtl, ['stop', '-D', place.data, '-m', 'fast', '-w'], { stdio: 'ignore', env: PROGRAM_ENV }).status === 0
  }
  signal(pid, 'SIGINT')
  const patience = Date.now() + 60_000
  while (stateOf(pid) === 'running' && postmasterOf(place.data)?.pid === pid) {
    if (Date.now() > patience) return false
    await sleep(20)
  }
  return true
}

/** Asks a server that is proven to be ours, and none that is not, whether it takes connections. */
async function answers({ place, access }: ServerOptions, found: Postmaster): Promise<Omit<Running, 'reused'> | undefined> {
  const address = found.status === 'stopping' ? undefined : provenAddress(found, place, access)
  if (!address) return undefined
  const client = new Client({ ...address, user: 'postgres', password: access.password, database: 'postgres', connectionTimeoutMillis: 3000 })
  client.on('error', () => undefined)
  try {
    await client.connect()
    const { rows } = await client.query<{ data_directory: string }>(`select current_setting('data_directory') as data_directory`)
    return sameFolder(rows[0]?.data_directory, place.data) ? { pid: found.pid, ...address } : undefined
  } catch (error) {
    if ((error as { code?: string }).code === '28P01') {
      throw new EmbeddedDatabaseError(
        `${place.data} 的数据库正在运行（pid ${found.pid}），但 ${place.accessFile} 里的密码不对或已丢失。请结束进程 ${found.pid}（kill ${found.pid}），再重新启动：程序会设置新密码，数据不受影响。`,
      )
    }
    return undefined
  } finally {
    await client.end().catch(() => undefined)
  }
}

/** @returns the running server, or the log of one that ended instead of starting */
async function start(options: ServerOptions): Promise<Running | string> {
  const { place, binaries, log } = options
  rotate(place.log)
  const output = openSync(place.log, 'a', 0o600)
  const before = statSync(place.log).size
  let ended: number | string | undefined
  let child: ChildProcess
  try {
    const args = serverArguments(place, options.access, options.socket, options.durable)
    child = process.platform === 'win32'
      // postgres.exe refuses an administrator's rights; pg_ctl drops them.
      ? spawn(
        binaries.pgCtl, ['start', '-D', place.data, '-W', '-o', args.slice(2).map((arg) => `"${arg}"`).join(' ')],
        { stdio: ['ignore', output, output], env: PROGRAM_ENV },
      )
      // Detached: Ctrl-C in the terminal reaches us only, and we end the database after the last request.
      : spawn(binaries.postgres, args, { ...place.user, cwd: '/', env: PROGRAM_ENV, detached: true, stdio: ['ignore', output, output] })
  } finally {
    closeSync(output)
  }
  child.on('error', (error) => (ended = String(error)))
  child.on('exit', (code, by) => (ended = process.platform === 'win32' && code === 0 ? undefined : (code ?? by ?? 'exit')))
  child.unref()

  let nextWord = Date.now() + WORD_MS
  for (;;) {
    await sleep(20)
    if (ended !== undefined) return logFrom(place.log, before) || String(ended)
    const found = postmasterOf(place.data)
    if (found && (process.platform === 'win32' || found.pid === child.pid)) {
      const running = await answers(options, found)
      if (running) return { ...running, reused: false }
    }
    if (Date.now() > nextWord) {
      log('数据库还在启动（上次没有正常关闭时要先恢复，请稍等）……')
      nextWord = Date.now() + WORD_MS
    }
  }
}

function rotate(path: string): void {
  if ((statSync(path, { throwIfNoEntry: false })?.size ?? 0) > LOG_LIMIT_BYTES) renameSync(path, `${path}.1`)
}

function logFrom(path: string, offset: number): string {
  return readFileSync(path).subarray(offset).toString('utf8')
}

function stuck(place: Place, pid: number): EmbeddedDatabaseError {
  return new EmbeddedDatabaseError(`数据库进程 ${pid}（数据在 ${place.data}）一直没有响应，也没有结束。请查看 ${place.log}，必要时结束该进程（kill -INT ${pid}）后重新启动。`)
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name)
  } catch {
    // It ended by itself.
  }
}
