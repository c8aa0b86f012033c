/**
 * One start at a time: a lock file that says who holds it. A holder that died is noticed by pid and start time.
 * The lock saves work and noise; correctness does not hang on it (initdb ends in a rename, PostgreSQL locks its folder).
 */
import { randomUUID } from 'node:crypto'
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { sleep, startOf, stateOf } from './embedded.processes'
import { EmbeddedDatabaseError } from './embedded.errors'

interface Holder { pid: number; start: string; token: string }

/**
 * Runs `work` while holding the lock file at `path`; waits for a living holder, takes over from a dead one.
 * @throws EmbeddedDatabaseError after `waitMs` of waiting
 */
export async function withLock<T>(path: string, work: () => Promise<T>, options: { log: (line: string) => void; waitMs?: number }): Promise<T> {
  const token = randomUUID()
  const mine: Holder = { pid: process.pid, start: startOf(process.pid), token }
  const deadline = Date.now() + (options.waitMs ?? 300_000)
  let said = false
  while (!take(path, mine)) {
    const holder = read(path)
    if (holder && !isAlive(holder)) {
      removeStale(path, holder)
      continue
    }
    if (holder && !said) options.log(`另一个进程（pid ${holder.pid}）正在启动数据库，等它完成……`)
    said ||= holder !== undefined
    if (Date.now() > deadline) {
      throw new EmbeddedDatabaseError(`等待数据库启动超时：进程 ${holder?.pid ?? '?'} 一直占用 ${path}。请检查该进程，确认它已无用后结束它再试。`)
    }
    await sleep(50 + Math.random() * 50)
  }
  try {
    return await work()
  } finally {
    if (read(path)?.token === token) rmSync(path, { force: true })
  }
}

/** The content is written aside and linked into place, so that nobody ever reads half a lock. */
function take(path: string, mine: Holder): boolean {
  const aside = `${path}.${mine.token}`
  writeFileSync(aside, JSON.stringify(mine), { mode: 0o644 })
  try {
    linkSync(aside, path)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    // File systems without hard links (exFAT, some network folders): exclusive creation does nearly as well.
    return takeExclusively(path, mine)
  } finally {
    rmSync(aside, { force: true })
  }
}

function takeExclusively(path: string, mine: Holder): boolean {
  try {
    writeFileSync(path, JSON.stringify(mine), { flag: 'wx' })
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}

function read(path: string): Holder | undefined {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Holder
  } catch {
    return undefined
  }
}

function isAlive(holder: Holder): boolean {
  if (stateOf(holder.pid) !== 'running') return false
  const start = startOf(holder.pid)
  return start === '' || holder.start === '' || start === holder.start
}

/** Two waiters may see the same dead holder: what was moved away is looked at again and put back if it was a living one's. */
function removeStale(path: string, stale: Holder): void {
  const aside = `${path}.stale-${randomUUID()}`
  try {
    renameSync(path, aside)
  } catch {
    return
  }
  const moved = read(aside)
  if (moved && moved.token !== stale.token) {
    try {
      linkSync(aside, path)
    } catch {
      // Somebody took the lock in between; PostgreSQL's own lock decides between the two.
    }
  }
  rmSync(aside, { force: true })
}
