/**
 * What the operating system knows of a process: whether it lives, since when, and what it runs.
 * A pid alone says little: pids are used again after a restart (of containers above all), and a killed process
 * stays as a zombie until its parent looks.
 */
import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync, readlinkSync, realpathSync } from 'node:fs'

/** running: it lives; zombie: it is dead and not yet reaped; gone: no such process. */
export function stateOf(pid: number): 'running' | 'zombie' | 'gone' {
  try {
    process.kill(pid, 0)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return 'gone'
  }
  const stat = procStat(pid)
  if (stat) return stat[0] === 'Z' || stat[0] === 'X' ? 'zombie' : 'running'
  if (process.platform === 'darwin') return ps(pid, 'stat=').startsWith('Z') ? 'zombie' : 'running'
  return 'running'
}

/** A text that differs for each process that ever had this pid; empty where the system does not tell. */
export function startOf(pid: number): string {
  const stat = procStat(pid)
  if (stat) return `${bootId()}:${stat[19] ?? ''}`
  return process.platform === 'darwin' ? ps(pid, 'lstart=') : ''
}

/** The command line; undefined where the system does not tell. */
export function commandOf(pid: number): string | undefined {
  if (process.platform === 'linux') {
    try {
      return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim()
    } catch {
      return undefined
    }
  }
  return process.platform === 'darwin' ? ps(pid, 'command=') || undefined : undefined
}

/** Processes that stand in this folder (the working directory of a PostgreSQL server's is its data folder); none where the system does not tell. */
export function processesIn(folder: string): number[] {
  if (process.platform !== 'linux') return []
  const wanted = realpathSync(folder)
  return readdirSync('/proc').map(Number).filter((pid) => {
    try {
      return pid > 0 && readlinkSync(`/proc/${pid}/cwd`) === wanted
    } catch {
      return false
    }
  })
}

/** Resolves after so many milliseconds. */
export function sleep(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}

/** The fields of /proc/<pid>/stat from the state on (proc(5): state is the third, start time the 22nd). */
function procStat(pid: number): string[] | undefined {
  if (process.platform !== 'linux') return undefined
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return text.slice(text.lastIndexOf(')') + 2).split(' ')
  } catch {
    return undefined
  }
}

/** Start times count from boot, so that a lock left before a reboot must not look like one of today. */
function bootId(): string {
  try {
    return readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()
  } catch {
    return ''
  }
}

function ps(pid: number, column: string): string {
  try {
    return execFileSync('ps', ['-o', column, '-p', String(pid)], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
  } catch {
    return ''
  }
}
