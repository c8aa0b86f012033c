/**
 * What PostgreSQL's lock files say of the server that wrote them, and how far that is to be believed: a server is ours
 * when its file is whole, the living process is one of ours, and the address is one that we gave it. Nobody else is spoken to.
 * It starts, ends and asks no server.
 */
import { readFileSync, rmSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import { isPrivate, SOCKET_PORT, socketName, type Access, type Place } from './embedded.place'
import { commandOf, stateOf } from './embedded.processes'

/** Where a server listens. */
export interface Address {
  /** The socket's folder, or an address. */
  host: string
  port: number
}

/** What a lock file says, believed or not: whether the server is ours is for `isOurServer`. */
export interface Postmaster {
  pid: number
  /** The data folder, as the server was told it. */
  data: string
  /** As the server states it; undefined while it has not written so far. */
  status: 'starting' | 'stopping' | 'ready' | undefined
  /** Where it listens; undefined until its file is whole. */
  address: Address | undefined
}

/**
 * postmaster.pid: pid, data folder, start time, port, socket folder, listen address, shared memory, status; one a line
 * (PostgreSQL, miscadmin.h). The server adds them one by one while it starts: until the status stands there, an empty
 * socket folder says nothing.
 * @returns undefined where there is no file, or not even a pid in it
 */
export function postmasterOf(dataFolder: string): Postmaster | undefined {
  return readLock(join(dataFolder, 'postmaster.pid'))
}

/** Does the process live and serve this place: neither a zombie nor another program that has its pid by now? */
export function isOurServer({ pid, data }: Pick<Postmaster, 'pid' | 'data'>, place: Pick<Place, 'data'>): boolean {
  if (stateOf(pid) !== 'running' || !sameFolder(data, place.data)) return false
  const command = commandOf(pid)
  // A system that tells nothing about processes: the address must do.
  if (command === undefined) return process.platform === 'win32'
  return command.includes('postgres') && `${command} `.includes(` ${data} `)
}

/**
 * The address of a server that is proven to be ours, the only one that is ever sent a password: the process is ours,
 * its file is whole, and it listens where servers of this place do. An older start may have had another temporary
 * folder: the socket's folder is known by its name and its owner.
 */
export function provenAddress(found: Postmaster, place: Place, access: Access): Address | undefined {
  const { address } = found
  if (!address || !isOurServer(found, place)) return undefined
  if (process.platform === 'win32') return address.host === '127.0.0.1' && address.port === access.port ? address : undefined
  return basename(address.host) === socketName(found) && isPrivate(address.host, place) ? address : undefined
}

/**
 * Removes lock files (the folder's and the socket's) of a server that is dead. PostgreSQL looks at the pid alone and would
 * refuse to start where a zombie or another program has it by now; that no process of the old server lives it checks
 * again by its shared memory.
 */
export function removeDeadLocks(place: Place, socket: string | undefined): void {
  for (const path of lockFiles(place, socket)) {
    const found = readLock(path)
    if (found && stateOf(found.pid) !== 'gone' && !isOurServer(found, place)) rmSync(path, { force: true })
  }
}

/** Removes lock files without a pid: a server was killed, or lost its power, between making and writing them. */
export function removeEmptyLocks(place: Place, socket: string | undefined): void {
  for (const path of lockFiles(place, socket)) if (!readLock(path)) rmSync(path, { force: true })
}

function lockFiles(place: Place, socket: string | undefined): string[] {
  return [join(place.data, 'postmaster.pid'), ...(socket ? [join(socket, `.s.PGSQL.${SOCKET_PORT}.lock`)] : [])]
}

function readLock(path: string): Postmaster | undefined {
  let text: string
  try {
    text = readFileSync(path, 'utf8')
  } catch {
    return undefined
  }
  const [first = '', data = '', , port = '', folder = '', listens = '', , state = ''] = text.split('\n').map((line) => line.trim())
  // A single-user server writes its pid with a minus.
  const pid = Math.abs(Number(first))
  if (!Number.isInteger(pid) || pid === 0) return undefined
  const status = STATUS[state]
  const host = folder || listens
  return { pid, data, status, address: status && host && Number(port) > 0 ? { host, port: Number(port) } : undefined }
}

const STATUS: Record<string, Postmaster['status']> = { starting: 'starting', stopping: 'stopping', ready: 'ready', standby: 'ready' }

/** By inode and device, so that links and other spellings of a path count as the same; false where one is not there. */
export function sameFolder(one: string | undefined, other: string): boolean {
  if (!one) return false
  const [a, b] = [statSync(one, { throwIfNoEntry: false }), statSync(other, { throwIfNoEntry: false })]
  return a !== undefined && b !== undefined && a.ino === b.ino && a.dev === b.dev
}
