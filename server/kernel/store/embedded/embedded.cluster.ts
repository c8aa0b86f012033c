/**
 * Makes a cluster (initdb into a folder beside, then a rename, so that a half-made one never counts), and holds the
 * server's settings. Starts no server but the single-user one that sets a lost password again.
 */
import { spawn, spawnSync } from 'node:child_process'
import { chownSync, existsSync, readdirSync, renameSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { totalmem } from 'node:os'
import { join } from 'node:path'
import type { Binaries } from './embedded.binaries'
import { diskFull, explainFileError, explainServerLog } from './embedded.errors'
import { stateOf } from './embedded.processes'
import { hasCluster, SOCKET_PORT, type Access, type Place } from './embedded.place'
import { makePrivateFolder } from './embedded.user'

/** A new cluster takes 40 MB, its first write-ahead log as much again. */
const ROOM_FOR_A_CLUSTER = 150 * 1024 * 1024

/** The environment of the programs: nothing of the caller's (PGPORT, PGDATA, locales) leaks in. */
export const PROGRAM_ENV: NodeJS.ProcessEnv = {
  PATH: process.env.PATH,
  LC_ALL: 'C',
  TZ: 'UTC',
  ...(process.platform === 'win32' ? { SystemRoot: process.env.SystemRoot, TEMP: process.env.TEMP } : {}),
}

/**
 * Makes the cluster of `place` if it is not there: UTF-8, PostgreSQL's own C.UTF-8 (the same order on every machine,
 * whatever the system's locales), passwords by SCRAM, page checksums.
 */
export async function makeCluster(place: Place, binaries: Binaries, access: Access, scratch: string): Promise<void> {
  if (hasCluster(place.data)) return
  removeHalfMade(place)
  const room = statfsSync(place.parent)
  if (room.bavail * room.bsize < ROOM_FOR_A_CLUSTER) throw diskFull(place.parent)
  const fresh = `${place.data}.new-${process.pid}`
  const passwordFile = join(scratch, `.password-${process.pid}`)
  try {
    makePrivateFolder(fresh, place.user)
    makePrivateFolder(scratch, place.user)
    writeFileSync(passwordFile, `${access.password}\n`, { mode: 0o600 })
    if (place.user) chownSync(passwordFile, place.user.uid, place.user.gid)
    const made = await run(binaries.initdb, [
      '-D', fresh, '-U', 'postgres', '--pwfile', passwordFile, '--auth=scram-sha-256', '--encoding=UTF8', '--locale=C',
      '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--data-checksums', '--set=timezone=UTC', '--set=log_timezone=UTC',
    ], place)
    if (made.code !== 0) throw explainServerLog(made.output, place.data)
    renameSync(fresh, place.data)
  } catch (error) {
    // Another start that did not see our lock was quicker; its cluster is as good.
    if (hasCluster(place.data)) return
    throw explainFileError(error, place.data) ?? error
  } finally {
    rmSync(passwordFile, { force: true })
    rmSync(fresh, { recursive: true, force: true })
  }
}

/** What a killed initdb left behind; data never bear such a name. */
function removeHalfMade(place: Place): void {
  if (!existsSync(place.parent)) return
  for (const name of readdirSync(place.parent)) {
    const pid = /^postgres-\d+\.new-(\d+)$/.exec(name)?.[1]
    if (pid && (Number(pid) === process.pid || stateOf(Number(pid)) !== 'running')) rmSync(join(place.parent, name), { recursive: true, force: true })
  }
}

/** Sets the superuser's password while no server runs, for an access file that was lost. */
export function setPassword(place: Place, binaries: Binaries, access: Access): void {
  const done = spawnSync(binaries.postgres, ['--single', '-D', place.data, 'postgres'], {
    ...place.user, cwd: '/', env: PROGRAM_ENV, encoding: 'utf8',
    input: `alter role postgres password '${access.password}'\n`,
  })
  if (done.status !== 0) throw explainServerLog(done.stderr || String(done.error), place.data)
}

/**
 * The server's arguments: for a machine of 2–4 GB that also runs Node. They go on the command line and not into
 * postgresql.conf, so that a new version of the program brings its own.
 * @param durable false: a throwaway cluster for tests, which may lose everything at a power cut
 */
export function serverArguments(place: Place, access: Access, socket: string | undefined, durable: boolean): string[] {
  // A container may be given less than the machine has.
  const memory = Math.min(totalmem(), process.constrainedMemory() || Infinity) / 1024 / 1024
  const settings: Record<string, string | number> = {
    listen_addresses: socket ? '' : '127.0.0.1',
    port: socket ? SOCKET_PORT : access.port,
    ...(socket ? { unix_socket_directories: socket, unix_socket_permissions: '0700' } : {}),
    max_connections: 100,
    shared_buffers: `${Math.round(Math.min(1024, Math.max(32, memory / 8)))}MB`,
    effective_cache_size: `${Math.round(Math.max(256, memory / 2))}MB`,
    work_mem: '32MB',
    maintenance_work_mem: '128MB',
    // Docker gives /dev/shm 64 MB, too little for parallel hash joins: files do as well there.
    dynamic_shared_memory_type: process.platform === 'linux' && sharedMemoryRoom() < 512 ? 'mmap' : process.platform === 'win32' ? 'windows' : 'posix',
    max_wal_size: '2GB',
    min_wal_size: '128MB',
    wal_level: 'minimal',
    max_wal_senders: 0,
    checkpoint_completion_target: 0.9,
    random_page_cost: 1.1,
    jit: 'off',
    // A statement whose program is gone is ended, not finished for nobody. (Windows cannot tell.)
    ...(process.platform === 'win32' ? {} : { client_connection_check_interval: '5s' }),
    timezone: 'UTC',
    log_timezone: 'UTC',
    datestyle: 'ISO, YMD',
    log_checkpoints: 'off',
    log_autovacuum_min_duration: -1,
    log_min_error_statement: 'panic',
    log_line_prefix: '%m [%p] ',
    ...(durable ? { synchronous_commit: 'on' } : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', autovacuum: 'off' }),
  }
  return ['-D', place.data, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])]
}

/** MB free in /dev/shm. */
function sharedMemoryRoom(): number {
  try {
    const room = statfsSync('/dev/shm')
    return (room.bavail * room.bsize) / 1024 / 1024
  } catch {
    return 0
  }
}

function run(program: string, args: string[], place: Place): Promise<{ code: number | null; output: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { ...place.user, cwd: '/', env: PROGRAM_ENV, stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
    child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()))
    child.on('error', reject)
    child.on('close', (code) => resolve({ code, output }))
  })
}
