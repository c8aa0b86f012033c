/** Embedded servers in folders of their own, in this process and in others that tests may kill. */
import { spawn, type ChildProcess } from 'node:child_process'
import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { Client } from 'pg'
import { afterEach, beforeEach, expect } from 'vitest'
import { startEmbedded, type EmbeddedDatabase } from '../../../server/kernel/store/embedded/embedded'
import { installedPackage } from '../../../server/kernel/store/embedded/embedded.binaries'
import { postmasterOf } from '../../../server/kernel/store/embedded/embedded.postmaster'
import { stateOf } from '../../../server/kernel/store/embedded/embedded.processes'

export const isRoot = process.getuid?.() === 0
export const NOBODY = 65534
export const MAJOR = installedPackage().major

/** A new folder for each test; `dataDir` lies in it and is not there yet. */
export let folder: string
export let dataDir: string
let running: EmbeddedDatabase[] = []
let children: Child[] = []
/** What a test has to take back besides its servers and its folder. */
export let cleanups: (() => void)[] = []

/** The data of this test's servers lie there from now on. */
export function useDataDir(path: string): void {
  dataDir = path
}

/** Gives every test of a file a folder of its own, and ends whatever it started there. */
export function inOwnFolder(): void {
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'seller-embedded-'))
    chmodSync(folder, 0o755)
    dataDir = join(folder, 'data')
  })

  afterEach(async () => {
    for (const child of children) child.process.kill('SIGKILL')
    for (const each of running) await each.stop()
    for (const name of ['', dataDir]) {
      const pid = name && existsSync(name) ? serverPid(name) : undefined
      if (pid) process.kill(pid, 'SIGQUIT')
    }
    for (const cleanup of cleanups.reverse()) cleanup()
    ;[running, children, cleanups] = [[], [], []]
    rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 })
  })
}

/** Starts one in this process; it is ended with the test. */
export async function start(log: string[] = []): Promise<EmbeddedDatabase> {
  const started = await startEmbedded({ dataDir, log: (line) => log.push(line) })
  running.push(started)
  return started
}

export interface Child {
  process: ChildProcess
  /** What it said: url and reused, or error. */
  said: Promise<{ url: string; reused: boolean; dataFolder: string; error?: string }>
  leave(): Promise<void>
}

export function startChild(options: { uid?: number; umask?: string } = {}): Child {
  const script = fileURLToPath(new URL('../../support/embedded-child.ts', import.meta.url))
  const made = spawn('/bin/sh', ['-c', `umask ${options.umask ?? '022'}; exec "$@"`, 'sh', process.execPath, '--import', 'tsx', script, dataDir], {
    ...(options.uid === undefined ? {} : { uid: options.uid, gid: options.uid, env: { ...process.env, HOME: folder } }),
    cwd: fileURLToPath(new URL('../../../', import.meta.url)), stdio: ['pipe', 'pipe', 'ignore'],
  })
  const lines = createInterface({ input: made.stdout! })
  const one: Child = {
    process: made,
    said: new Promise((resolve, reject) => {
      lines.once('line', (line) => resolve(JSON.parse(line) as Awaited<Child['said']>))
      made.once('exit', () => setTimeout(() => reject(new Error('it ended without a word')), 500))
    }),
    leave: () => new Promise((resolve) => {
      made.once('exit', () => resolve())
      made.stdin!.end()
    }),
  }
  one.said.catch(() => undefined)
  children.push(one)
  return one
}

export const dataFolder = (): string => join(dataDir, `postgres-${MAJOR}`)

export function serverPid(dir = dataDir): number | undefined {
  const pid = postmasterOf(join(dir, `postgres-${MAJOR}`))?.pid
  return pid !== undefined && stateOf(pid) === 'running' ? pid : undefined
}

export async function sql(url: string, text: string): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: url })
  client.on('error', () => undefined)
  await client.connect()
  try {
    return (await client.query<Record<string, unknown>>(text)).rows
  } finally {
    await client.end()
  }
}

export const kill9 = async (pid: number): Promise<void> => {
  process.kill(pid, 'SIGKILL')
  await expect.poll(() => stateOf(pid)).not.toBe('running')
}
