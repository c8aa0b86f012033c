/**
 * Gets the server of a place running: uses one that already runs (started by another process, or left by a killed one),
 * starts one otherwise, and waits out what passes by itself (zombies, backends of a killed postmaster, recovery).
 * It decides nothing about data folders and passwords.
 */
import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { closeSync, openSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { Client } from 'pg'
import type { Binaries } from './embedded.binaries'
import { PROGRAM_ENV, serverArguments } from './embedded.cluster'
import { EmbeddedDatabaseError, explainServerLog, isPassing } from './embedded.errors'
import { commandOf, sleep, stateOf } from './embedded.processes'
import type { Access, Place } from './embedded.place'

export interface Running {
  pid: number
  host: string
  port: number
  reused: boolean
}

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
const LOG_LIMIT_BYTES = 10 * 1024 * 1024

/** @throws EmbeddedDatabaseError when no server can run here */
export async function ensureServer(options: ServerOptions): Promise<Running> {
  const { place, log } = options
  const deadline = Date.now() + PATIENCE_MS
  let saidWaiting = false
  for (;;) {
    const found = postmasterOf(place.data)
    if (found) {
      const running = await answers(options, found)
      if (running) return running
      const state = stateOf(found.pid)
      if (state === 'running' && isOurServer(found.pid, place)) {
        // It is starting up or shutting down.
        if (!saidWaiting) log(`数据库进程 ${found.pid} 已在运行，等它就绪……`)
        saidWaiting = true
        if (Date.now() > deadline) throw stuck(place, found.pid)
        await sleep(150)
        continue
      }
      // Dead, or another program that has its pid by now. PostgreSQL looks at the pid alone and would refuse to start;
      // that no process of the old server lives it checks again by its shared memory.
      if (state !== 'gone') rmSync(join(place.data, 'postmaster.pid'), { force: true })
    }
    const outcome = await start(options)
    if (typeof outcome === 'object') return outcome
    if (!isPassing(outcome)) throw explainServerLog(outcome, place.data)
    if (Date.now() > deadline) throw explainServerLog(outcome, place.data)
    await sleep(200)
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

export interface Postmaster {
  pid: number
  port: number
  /** The socket's folder, or an address. */
  host: string
}

/** postmaster.pid: pid, data folder, start time, port, socket folder, listen address, ... one a line (PostgreSQL, miscadmin.h). */
export function postmasterOf(dataFolder: string): Postmaster | undefined {
  try {
    const lines = readFileSync(join(dataFolder, 'postmaster.pid'), 'utf8').split('\n')
    // A single-user server writes its pid with a minus.
    const pid = Math.abs(Number(lines[0]))
    if (!Number.isInteger(pid) || pid === 0) return undefined
    return { pid, port: Number(lines[3] ?? 0), host: lines[4]?.trim() || '127.0.0.1' }
  } catch {
    return undefined
  }
}

function isOurServer(pid: number, place: Place): boolean {
  const command = commandOf(pid)
  // A system that tells nothing about processes: let the server have its time.
  if (command === undefined) return process.platform === 'win32'
  return command.includes('postgres') && command.includes(place.data)
}

async function answers(options: ServerOptions, found: Postmaster): Promise<Running | undefined> {
  if (!found.port || stateOf(found.pid) !== 'running') return undefined
  const client = new Client({
    host: found.host, port: found.port, user: 'postgres', password: options.access.password, database: 'postgres', connectionTimeoutMillis: 3000,
  })
  client.on('error', () => undefined)
  try {
    await client.connect()
    const { rows } = await client.query<{ data_directory: string }>(`select current_setting('data_directory') as data_directory`)
    return sameFolder(rows[0]?.data_directory, options.place.data) ? { pid: found.pid, host: found.host, port: found.port, reused: true } : undefined
  } catch (error) {
    if ((error as { code?: string }).code === '28P01') {
      throw new EmbeddedDatabaseError(
        `${options.place.data} 的数据库正在运行（pid ${found.pid}），但 ${options.place.accessFile} 里的密码不对或已丢失。请结束进程 ${found.pid}（kill ${found.pid}），再重新启动：程序会设置新密码，数据不受影响。`,
      )
    }
    return undefined
  } finally {
    await client.end().catch(() => undefined)
  }
}

function sameFolder(one: string | undefined, other: string): boolean {
  if (!one) return false
  const [a, b] = [statSync(one, { throwIfNoEntry: false }), statSync(other, { throwIfNoEntry: false })]
  return a !== undefined && b !== undefined && a.ino === b.ino && a.dev === b.dev
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
      ? spawn(binaries.pgCtl, ['start', '-D', place.data, '-W', '-o', args.slice(2).map((arg) => `"${arg}"`).join(' ')], { stdio: ['ignore', output, output], env: PROGRAM_ENV })
      // Detached: Ctrl-C in the terminal reaches us only, and we end the database after the last request.
      : spawn(binaries.postgres, args, { ...place.user, cwd: '/', env: PROGRAM_ENV, detached: true, stdio: ['ignore', output, output] })
  } finally {
    closeSync(output)
  }
  child.on('error', (error) => (ended = String(error)))
  child.on('exit', (code, by) => (ended = process.platform === 'win32' && code === 0 ? undefined : (code ?? by ?? 'exit')))
  child.unref()

  let nextWord = Date.now() + 10_000
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
      nextWord = Date.now() + 10_000
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
