/**
 * Where the cluster's files are: the data folder (named by major version), its log, its access file, its socket.
 * The data stay in DATA_DIR; only where the server's user cannot enter it (root, and a 0700 folder above) do they stand
 * in the state folder, and a small file in DATA_DIR says where. Nothing here deletes or moves data.
 */
import { createHash, randomBytes } from 'node:crypto'
import {
  chmodSync, existsSync, linkSync, lstatSync, mkdirSync, readdirSync, readFileSync, renameSync, rmdirSync, rmSync, statSync, writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { EmbeddedDatabaseError } from './embedded.errors'
import { canReach, closedParent, makePrivateFolder, serverUserFor, stateFolder, type ServerUser } from './embedded.user'

/** All paths of one cluster, absolute. `lock` is held while its server is brought up; `accessFile` keeps password and port. */
export interface Place {
  /** The DATA_DIR given, absolute. */
  dataDir: string
  /** The cluster's folder: <dataDir>/postgres-18, or one in the state folder. */
  data: string
  /** Folder that `data` is in. */
  parent: string
  user: ServerUser
  major: number
  lock: string
  log: string
  accessFile: string
}

/** The number in the name of the unix socket; no port is opened. */
export const SOCKET_PORT = 5432

/** What one needs to get in; kept beside the data, readable by its owner only. */
export interface Access {
  password: string
  /** TCP port on 127.0.0.1 where there are no unix sockets (Windows); kept so that the address stays the same. */
  port: number
}

/**
 * @throws EmbeddedDatabaseError on another major version's folder, a lost data folder, or missing permission
 */
export function findPlace(dataDir: string, major: number, log: (line: string) => void): Place {
  const base = resolve(dataDir)
  // A folder of our own making must let the server's user through, whatever the umask.
  if (mkdirSync(base, { recursive: true }) !== undefined && process.getuid?.() === 0) chmodSync(base, 0o711)
  const name = `postgres-${major}`
  const usual = join(base, name)
  const pointer = join(base, `${name}.location`)
  const inUse = existsSync(pointer) ? readPointer(pointer) : usual
  const user = serverUserFor(inUse)
  const place = (data: string): Place => ({
    dataDir: base,
    data,
    parent: resolve(data, '..'),
    user,
    major,
    lock: join(base, `${name}.lock`),
    log: join(base, `${name}.log`),
    accessFile: join(base, `${name}.access.json`),
  })

  if (hasCluster(inUse)) {
    checkVersion(inUse, major)
    if (!canReach(user, inUse, 'write')) throw unreachable(inUse, user)
    return place(inUse)
  }
  if (existsSync(pointer)) {
    // The folder is made before the pointer: only the first start was cut off.
    if (existsSync(resolve(inUse, '..'))) return place(inUse)
    throw new EmbeddedDatabaseError(`${pointer} 说明数据在 ${inUse}，但那里没有数据库。请把数据移回该位置；若数据确实不要了，删除 ${pointer} 后重新启动。`)
  }
  refuseOtherMajor(base, major)
  if (canReach(user, base, 'enter')) return place(usual)

  // Random, so that a DATA_DIR that was deleted and made again does not come back with the old data.
  const parent = join(stateFolder(user), randomBytes(6).toString('hex'))
  mkdirSync(parent, { mode: 0o755 })
  chmodSync(parent, 0o755)
  const elsewhere = keepPointer(pointer, join(parent, name))
  if (resolve(elsewhere, '..') !== parent) rmdirSync(parent)
  log(`以 root 运行时数据库由 nobody 启动，它不能进入 ${closedParent(base)}，所以数据放在 ${elsewhere}（位置记在 ${pointer}）`)
  return place(elsewhere)
}

/** Two first starts may come here at once: the place that was kept first is the place. */
function keepPointer(pointer: string, folder: string): string {
  const aside = `${pointer}.${process.pid}`
  writeFileSync(aside, `${folder}\n`)
  try {
    linkSync(aside, pointer)
    return folder
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    return readPointer(pointer)
  } finally {
    rmSync(aside, { force: true })
  }
}

/** True when a whole cluster is there; a half-made one never bears this name. */
export function hasCluster(data: string): boolean {
  try {
    return statSync(join(data, 'PG_VERSION')).isFile()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EACCES') return false
    throw unreachable(data, undefined)
  }
}

/**
 * The folder of the unix socket: short (a socket's path ends at 107 bytes), private, the same at every start.
 * @returns undefined where connections go over 127.0.0.1
 */
export function socketFolder(place: Place): string | undefined {
  if (process.platform === 'win32') return undefined
  const name = socketName(place)
  for (const parent of [tmpdir(), '/tmp', '/var/tmp', place.parent]) {
    const folder = join(parent, name)
    if (Buffer.byteLength(folder) > 80) continue
    try {
      if (!lstatSync(folder, { throwIfNoEntry: false })) makePrivateFolder(folder, place.user)
      // The name can be guessed: a folder that somebody else made first is not ours to use.
      if (!isPrivate(folder, place)) continue
    } catch {
      continue
    }
    if (canReach(place.user, folder, 'write')) return folder
  }
  throw new EmbeddedDatabaseError(`找不到可以放数据库套接字的短路径文件夹（试过 ${tmpdir()}、/tmp、/var/tmp）。请检查临时文件夹的权限，或用环境变量 TMPDIR 指定一个。`)
}

/** The name of that folder, wherever it stands. */
export function socketName(place: Pick<Place, 'data'>): string {
  return `seller-pg-${createHash('sha256').update(place.data).digest('hex').slice(0, 12)}`
}

/** Is the folder one that nobody but the server's user can put a socket into? */
export function isPrivate(folder: string, place: Pick<Place, 'user'>): boolean {
  const found = lstatSync(folder, { throwIfNoEntry: false })
  const owner = place.user?.uid ?? process.getuid?.()
  return found !== undefined && found.isDirectory() && found.uid === owner && (found.mode & 0o077) === 0
}

/** The password and port kept for this cluster; undefined when there are none (yet, or any more). */
export function readAccess(place: Place): Access | undefined {
  try {
    const access = JSON.parse(readFileSync(place.accessFile, 'utf8')) as Access
    return access.password ? access : undefined
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EACCES') throw unreachable(place.accessFile, undefined)
    return undefined
  }
}

/** A random password, and a port between 20000 and 39999 for where there are no unix sockets. */
export function newAccess(): Access {
  return { password: randomBytes(24).toString('base64url'), port: 20_000 + Math.floor(Math.random() * 20_000) }
}

/** Written aside and renamed into place: a process that is killed meanwhile leaves the old one or the new one, never half of it. */
export function keepAccess(place: Place, access: Access): void {
  const aside = `${place.accessFile}.new`
  writeFileSync(aside, `${JSON.stringify(access)}\n`, { mode: 0o600 })
  renameSync(aside, place.accessFile)
}

function readPointer(pointer: string): string {
  return readFileSync(pointer, 'utf8').trim()
}

function checkVersion(data: string, major: number): void {
  const found = readFileSync(join(data, 'PG_VERSION'), 'utf8').trim()
  if (found !== String(major)) throw otherMajor(data, found, major)
}

function refuseOtherMajor(base: string, major: number): void {
  for (const name of readdirSync(base).sort()) {
    const found = /^postgres-(\d+)(\.location)?$/.exec(name)
    if (!found || Number(found[1]) === major) continue
    const folder = found[2] ? readPointer(join(base, name)) : join(base, name)
    if (hasCluster(folder)) throw otherMajor(folder, found[1] ?? '?', major)
  }
}

function otherMajor(folder: string, found: string, major: number): EmbeddedDatabaseError {
  return new EmbeddedDatabaseError(
    `${folder} 是 PostgreSQL ${found} 的数据，本程序内置的是 PostgreSQL ${major}，两者的文件格式不同，不能直接打开。数据原样保留，没有任何改动。` +
      `\n请这样迁移：1. 用原来版本的程序运行 npm run backup -- 备份文件夹；2. 用本程序在新的 DATA_DIR 启动（设 DEMO=0）；3. 运行 npm run restore -- 备份文件夹。` +
      `确认无误后再删除旧文件夹。`,
  )
}

function unreachable(path: string, user: ServerUser): EmbeddedDatabaseError {
  const owner = statSync(path, { throwIfNoEntry: false })
  if (user) {
    return new EmbeddedDatabaseError(
      `数据在 ${path}，但数据库用户（uid ${user.uid}）不能进入 ${closedParent(path)} 或不能写入。请运行 chmod o+x ${closedParent(path)}，或把 DATA_DIR 移到别处（整个文件夹一起移动）。`,
    )
  }
  return new EmbeddedDatabaseError(
    `没有权限使用 ${path}${owner ? `（属于 uid ${owner.uid}，可能以前是以另一个用户或 root 启动的）` : ''}。请用当时的用户启动，或由管理员运行 chown -R 把它交给当前用户。`,
  )
}
