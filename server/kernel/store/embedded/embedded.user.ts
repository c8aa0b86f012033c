/**
 * Who runs the server, and what that user can reach. PostgreSQL refuses to run as root, so root starts it as nobody;
 * nobody cannot enter a folder under a 0700 home, therefore programs and data may have to stand elsewhere.
 */
import { execFileSync, spawnSync } from 'node:child_process'
import { chmodSync, chownSync, lstatSync, mkdirSync, statSync } from 'node:fs'
import { homedir, tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { EmbeddedDatabaseError } from './embedded.errors'

/** undefined: the server runs as whoever runs this process. */
export type ServerUser = { uid: number; gid: number } | undefined

/** The user for a server on `dataFolder`: as root, the owner of existing data, otherwise nobody. */
export function serverUserFor(dataFolder: string): ServerUser {
  if (process.getuid?.() !== 0) return undefined
  const owner = statSync(dataFolder, { throwIfNoEntry: false })
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid }
  return { uid: idOf('-u'), gid: idOf('-g') }
}

function idOf(flag: '-u' | '-g'): number {
  try {
    const id = Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim())
    return Number.isInteger(id) && id > 0 ? id : 65534
  } catch {
    return 65534
  }
}

/** True when `user` can enter `folder` and, for `write`, create files there. Asked of the system itself, not of mode bits. */
export function canReach(user: ServerUser, folder: string, need: 'enter' | 'write'): boolean {
  if (process.platform === 'win32') return true
  const probe = need === 'write' ? 'cd "$0" && f=".probe-$$" && : > "$f" && rm -f "$f"' : 'cd "$0"'
  return spawnSync('/bin/sh', ['-c', probe, folder], { ...user, cwd: '/', stdio: 'ignore' }).status === 0
}

/** The first folder above `folder` that others may not enter, for messages. */
export function closedParent(folder: string): string {
  let closed = folder
  for (let parent = dirname(folder); parent !== dirname(parent); parent = dirname(parent)) {
    const mode = statSync(parent, { throwIfNoEntry: false })?.mode ?? 0o777
    if ((mode & 0o001) === 0) closed = parent
  }
  return closed
}

/** Makes a folder that belongs to the server's user and that nobody else may read. */
export function makePrivateFolder(folder: string, user: ServerUser): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  if (user) chownSync(folder, user.uid, user.gid)
  if (process.platform !== 'win32') chmodSync(folder, 0o700)
}

/**
 * A folder outside of everybody's home that the server's user can enter, for programs and data which it cannot reach
 * where they are. /var/tmp comes second: systems may clean it of old files.
 */
export function stateFolder(user: ServerUser): string {
  const own = process.getuid?.() === 0 ? ['/var/lib/seller-back-office', '/var/tmp/seller-back-office'] : [join(homedir(), '.cache', 'seller-back-office')]
  for (const folder of [...own, join(tmpdir(), `seller-back-office-${process.getuid?.() ?? 0}`)]) {
    try {
      mkdirSync(folder, { recursive: true, mode: 0o755 })
      const found = lstatSync(folder)
      // A folder that somebody else put there beforehand is not to be trusted.
      if (!found.isDirectory() || found.uid !== (process.getuid?.() ?? found.uid) || (process.platform !== 'win32' && (found.mode & 0o022) !== 0)) continue
      chmodSync(folder, 0o755)
    } catch {
      continue
    }
    if (canReach(user, folder, 'enter')) return folder
  }
  throw new EmbeddedDatabaseError('找不到 nobody 用户可以进入的文件夹来放数据库（试过 /var/lib、/var/tmp 和临时文件夹）。请用普通用户运行，或设置 DATABASE_URL。')
}
