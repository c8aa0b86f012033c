/**
 * The embedded server through everything that happens on people's machines: two starts at once, killed processes, folders
 * that the server's user cannot enter, full disks, other versions' data. Real processes, real signals.
 */
import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import {
  chmodSync, chownSync, cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, unlinkSync, writeFileSync,
} from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { Client } from 'pg'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { connect } from '../../../server/kernel/store/connect'
import { startEmbedded, type EmbeddedDatabase } from '../../../server/kernel/store/embedded/embedded'
import { completeLinks, installedPackage } from '../../../server/kernel/store/embedded/embedded.binaries'
import { EmbeddedDatabaseError } from '../../../server/kernel/store/embedded/embedded.errors'
import { findPlace, readAccess, socketFolder } from '../../../server/kernel/store/embedded/embedded.place'
import { postmasterOf, provenAddress } from '../../../server/kernel/store/embedded/embedded.postmaster'
import { stateOf } from '../../../server/kernel/store/embedded/embedded.processes'
import { databaseFailure } from '../../../server/kernel/store/failure'

const isRoot = process.getuid?.() === 0
const NOBODY = 65534
const MAJOR = installedPackage().major

let folder: string
let dataDir: string
let running: EmbeddedDatabase[] = []
let children: Child[] = []
let cleanups: (() => void)[] = []

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

async function start(log: string[] = []): Promise<EmbeddedDatabase> {
  const started = await startEmbedded({ dataDir, log: (line) => log.push(line) })
  running.push(started)
  return started
}

interface Child {
  process: ChildProcess
  /** What it said: url and reused, or error. */
  said: Promise<{ url: string; reused: boolean; dataFolder: string; error?: string }>
  leave(): Promise<void>
}

function startChild(options: { uid?: number; umask?: string } = {}): Child {
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

const dataFolder = (): string => join(dataDir, `postgres-${MAJOR}`)

function serverPid(dir = dataDir): number | undefined {
  const pid = postmasterOf(join(dir, `postgres-${MAJOR}`))?.pid
  return pid !== undefined && stateOf(pid) === 'running' ? pid : undefined
}

async function sql(url: string, text: string): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: url })
  client.on('error', () => undefined)
  await client.connect()
  try {
    return (await client.query<Record<string, unknown>>(text)).rows
  } finally {
    await client.end()
  }
}

const kill9 = async (pid: number): Promise<void> => {
  process.kill(pid, 'SIGKILL')
  await expect.poll(() => stateOf(pid)).not.toBe('running')
}

describe('starting', () => {
  it('makes a UTF-8 cluster in a folder named by its version, and keeps its data from start to start', async () => {
    const first = await start()
    expect(first).toMatchObject({ reused: false, dataFolder: dataFolder() })
    await sql(first.url, `create table kept as select '中文🙂'::text as word`)
    await first.stop()
    expect(serverPid()).toBeUndefined()
    const second = await start()
    expect(second).toMatchObject({ reused: false, url: first.url })
    expect(
      await sql(second.url, `select word, current_setting('server_encoding') as encoding, lower('ÄÉ') as lower, 'a' < 'B' as by_locale from kept`),
    ).toEqual([
      { word: '中文🙂', encoding: 'UTF8', lower: 'äé', by_locale: false },
    ])
    expect(await sql(second.url, `select count(*)::int as open from pg_settings where name = 'listen_addresses' and setting <> ''`)).toEqual([{ open: 0 }])
  })

  it('twice at the same moment makes one server; the last to leave ends it', async () => {
    const [one, two] = [startChild(), startChild()]
    const said = await Promise.all([one.said, two.said])
    expect(said.map((each) => each.reused).sort()).toEqual([false, true])
    expect(said[0].url).toBe(said[1].url)
    const starter = said[0].reused ? two : one
    await starter.leave()
    expect(await sql(said[0].url, 'select 1 as up')).toEqual([{ up: 1 }])
    await (starter === one ? two : one).leave()
    expect(serverPid()).toBeUndefined()
  })

  it('while the last one leaves gets a living server', async () => {
    let last = await start()
    for (let round = 0; round < 5; round++) {
      const [, next] = await Promise.all([last.stop(), start()])
      expect(await sql(next.url, 'select 1 as up')).toEqual([{ up: 1 }])
      last = next
    }
  })

  it('works in a folder with a very long path', async () => {
    dataDir = join(folder, 'x'.repeat(120), '数据'.repeat(20))
    const { url } = await start()
    expect(await sql(url, 'select 1 as up')).toEqual([{ up: 1 }])
  })

  it('clears away a half-made cluster of a start that was killed', async () => {
    mkdirSync(join(dataDir, `postgres-${MAJOR}.new-999999`), { recursive: true })
    await start()
    expect(readdirSync(dataDir).filter((name) => name.includes('.new-'))).toEqual([])
  })

  it('takes over the lock of a start that was killed', async () => {
    mkdirSync(dataDir)
    writeFileSync(join(dataDir, `postgres-${MAJOR}.lock`), JSON.stringify({ pid: process.pid, start: 'another process with this pid', token: 'x' }))
    expect(await start()).toMatchObject({ reused: false })
  })

  it('sets a new password when the file that holds it was lost', async () => {
    await (await start()).stop()
    unlinkSync(join(dataDir, `postgres-${MAJOR}.access.json`))
    const { url } = await start()
    expect(await sql(url, 'select 1 as up')).toEqual([{ up: 1 }])
  })
})

describe('after kill -9', () => {
  it('of the process that started it, the server is found and used again, and ended at the end', async () => {
    const parent = startChild()
    const { url } = await parent.said
    await sql(url, 'create table kept (n int); insert into kept values (1)')
    const pid = serverPid()
    await kill9(parent.process.pid!)
    const again = await start()
    expect(again).toMatchObject({ reused: true, url })
    expect(serverPid()).toBe(pid)
    await again.stop()
    expect(serverPid()).toBeUndefined()
  })

  it('of the server, it is started again by itself, with every acknowledged row, and open pools go on', async () => {
    const log: string[] = []
    const { url } = await start(log)
    const db = await connect(url)
    await db.asOwner((tx) => tx.query('create table written (n int)'))
    let acknowledged = 0
    const writing = (async () => {
      try {
        for (;;) {
          await db.asOwner((tx) => tx.query('insert into written values ($1)', [acknowledged + 1]))
          acknowledged++
        }
      } catch (error) {
        return error
      }
    })()
    await expect.poll(() => acknowledged).toBeGreaterThan(20)
    await kill9(serverPid()!)
    expect(databaseFailure(await writing)?.kind).toBe('lost')
    await expect.poll(() => db.asOwner((tx) => tx.query('select count(*)::int as n from written')).then(({ rows }) => rows[0]?.['n'], () =>
      -1), { timeout: 20_000 }).toBeGreaterThanOrEqual(acknowledged)
    await expect.poll(() => log).toContain('数据库已恢复')
    await db.close()
  })

  it('of both, the next start recovers', async () => {
    const parent = startChild()
    const { url } = await parent.said
    await sql(url, 'create table kept as select 7 as n')
    await kill9(parent.process.pid!)
    await kill9(serverPid()!)
    const again = await start()
    expect(again.reused).toBe(false)
    expect(await sql(again.url, 'select n from kept')).toEqual([{ n: 7 }])
  })

  it.each([
    ['a living process of another program', 'echo $$; exec sleep 1000'],
    ['a zombie', 'sleep 0 & echo $!; exec sleep 1000'],
  ])('a lock file whose pid is now %s does not stop the start', async (_what, script) => {
    await (await start()).stop()
    // The same user as the server: PostgreSQL itself would take such a pid for a running server.
    const other = spawn('/bin/sh', ['-c', script], { ...(isRoot ? { uid: NOBODY, gid: NOBODY } : {}), stdio: ['ignore', 'pipe', 'ignore'] })
    cleanups.push(() => other.kill('SIGKILL'))
    const pid = await new Promise<number>((resolve) => other.stdout.once('data', (chunk: Buffer) => resolve(Number(chunk.toString().trim()))))
    await new Promise((resolve) => setTimeout(resolve, 100))
    writeFileSync(join(dataFolder(), 'postmaster.pid'), `${pid}\n${dataFolder()}\n1700000000\n5432\n/nowhere\n\n  1 1\nready   \n`)
    if (isRoot) chownSync(join(dataFolder(), 'postmaster.pid'), NOBODY, NOBODY)
    const { url } = await start()
    expect(await sql(url, 'select 1 as up')).toEqual([{ up: 1 }])
    expect(stateOf(pid)).not.toBe('gone')
  })

  it.each([
    ['the folder', 'postmaster.pid'], ['the socket', '.s.PGSQL.5432.lock'],
  ])('a lock file of %s without a word in it does not stop the start', async (what, name) => {
    await (await start()).stop()
    const socket = socketFolder(findPlace(dataDir, MAJOR, () => undefined))!
    const path = join(what === 'the folder' ? dataFolder() : socket, name)
    writeFileSync(path, '')
    if (isRoot) chownSync(path, NOBODY, NOBODY)
    expect(await sql((await start()).url, 'select 1 as up')).toEqual([{ up: 1 }])
  })

  it.runIf(process.platform === 'linux')('of both in the middle of a long statement, the next start does not wait for its end', async () => {
    const parent = startChild()
    const { url } = await parent.said
    sql(url, 'select count(*) from generate_series(1, 1e11)').catch(() => undefined)
    await expect.poll(
      () => sql(url, `select count(*)::int as n from pg_stat_activity where query like 'select count%' and state = 'active' and pid <> pg_backend_pid()`),
    ).toEqual([{ n: 1 }])
    await kill9(parent.process.pid!)
    await kill9(serverPid()!)
    expect(await sql((await start()).url, 'select 1 as up')).toEqual([{ up: 1 }])
  }, 40_000)
})

describe('beside another PostgreSQL on 127.0.0.1:5432', () => {
  /** Speaks enough of the protocol to say that a password is wrong, and counts who asks it. */
  async function foreignServer(): Promise<{ asked: () => number }> {
    let asked = 0
    const fields = ['SFATAL', 'VFATAL', 'C28P01', 'Mpassword authentication failed for user "postgres"'].map((field) => `${field}\0`).join('') + '\0'
    const refusal = Buffer.concat([Buffer.from('E'), Buffer.alloc(4), Buffer.from(fields)])
    refusal.writeInt32BE(refusal.length - 1, 1)
    const server = createServer((socket) => {
      asked += 1
      socket.on('error', () => undefined)
      socket.once('data', () => socket.end(refusal))
    })
    const open = await new Promise<boolean>((resolve) => {
      // Where a real one has the port, it does as well.
      server.once('error', () => resolve(false))
      server.listen(5432, '127.0.0.1', () => resolve(true))
    })
    if (open) cleanups.push(() => server.close())
    return { asked: () => asked }
  }

  it('the first start and every later one reach our own server, and the other one is never spoken to', async () => {
    const other = await foreignServer()
    for (let round = 0; round < 4; round++) {
      const { url, stop } = await start()
      expect(await sql(url, 'select 1 as up')).toEqual([{ up: 1 }])
      await stop()
    }
    expect(other.asked()).toBe(0)
  })

  const lockFile = (): string => join(dataFolder(), 'postmaster.pid')
  const lockLines = (): string[] => (existsSync(lockFile()) ? readFileSync(lockFile(), 'utf8').split('\n') : [])
  it.each<[string, () => boolean]>([
    ['before the database is started', () => existsSync(join(dataDir, `postgres-${MAJOR}.lock`))],
    ['when the server has written its pid alone', () => lockLines().length > 3],
    ['when the server has written its whole file', () => lockLines()[7]?.trim() !== undefined && lockLines()[7] !== ''],
    ['when the server is ready', () => lockLines()[7]?.trim() === 'ready'],
  ])('kill -9 of the app and of the server %s needs one start, not two', async (_moment, arrived) => {
    const other = await foreignServer()
    await (await start()).stop()
    const child = startChild()
    for (let waits = 0; !arrived() && waits < 10_000; waits++) await new Promise((resolve) => setImmediate(resolve))
    child.process.kill('SIGKILL')
    const pid = serverPid()
    if (pid) process.kill(pid, 'SIGKILL')
    const { url } = await start()
    expect(await sql(url, 'select 1 as up')).toEqual([{ up: 1 }])
    expect(other.asked()).toBe(0)
  })

  it('a lock file is believed only when it is whole, its process lives and serves this folder, and the address is one of ours', async () => {
    await start()
    const place = findPlace(dataDir, MAJOR, () => undefined)
    const access = readAccess(place)!
    const whole = lockLines()
    const found = postmasterOf(place.data)!
    expect(provenAddress(found, place, access)).toEqual({ host: socketFolder(place), port: 5432 })
    expect(provenAddress({ ...found, pid: process.pid }, place, access)).toBeUndefined()
    expect(provenAddress({ ...found, address: { host: '127.0.0.1', port: 5432 } }, place, access)).toBeUndefined()
    expect(provenAddress({ ...found, data: folder }, place, access)).toBeUndefined()
    const copy = join(folder, 'copy')
    mkdirSync(copy)
    for (let lines = 1; lines < 8; lines++) {
      writeFileSync(join(copy, 'postmaster.pid'), whole.slice(0, lines).join('\n'))
      expect(postmasterOf(copy), `${lines} lines`).toMatchObject({ pid: found.pid, address: undefined })
    }
    // As it stands before the sockets are open: the socket's line is there, and empty.
    writeFileSync(join(copy, 'postmaster.pid'), `${[...whole.slice(0, 4), '', ''].join('\n')}`)
    expect(postmasterOf(copy)).toMatchObject({ address: undefined })
  })
})

describe('a folder it cannot use', () => {
  it('with data of another major version is refused and left as it was, with the way to move the data', async () => {
    const old = join(dataDir, 'postgres-15')
    mkdirSync(old, { recursive: true })
    writeFileSync(join(old, 'PG_VERSION'), '15\n')
    const failure = await startEmbedded({ dataDir }).catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(EmbeddedDatabaseError)
    expect((failure as Error).message).toContain(`${old} 是 PostgreSQL 15 的数据，本程序内置的是 PostgreSQL ${MAJOR}`)
    expect((failure as Error).message).toContain('npm run backup')
    expect(readdirSync(dataDir)).toEqual(['postgres-15'])
    expect(readdirSync(old)).toEqual(['PG_VERSION'])
  })

  it('because a file stands there is refused by name', async () => {
    writeFileSync(dataDir, 'not a folder')
    await expect(startEmbedded({ dataDir })).rejects.toThrow(`${dataDir} 已被一个文件占用`)
  })

  it.runIf(isRoot)('because it belongs to somebody else is refused with what to do (run as nobody)', async () => {
    mkdirSync(dataDir)
    expect((await startChild({ uid: NOBODY }).said).error).toMatch(/^EmbeddedDatabaseError: 没有权限读写数据文件夹 .*DATA_DIR/)
  })

  it.runIf(isRoot)('but an ordinary user in their own folder can (run as nobody)', async () => {
    chownSync(folder, NOBODY, NOBODY)
    const { url, error } = await startChild({ uid: NOBODY }).said
    expect(error).toBeUndefined()
    expect(await sql(url, 'select 1 as up')).toEqual([{ up: 1 }])
    expect(statSync(dataFolder()).uid).toBe(NOBODY)
  })

  it.runIf(isRoot)('made by root under a strict umask keeps the data in DATA_DIR all the same', async () => {
    const { url, dataFolder: place } = await startChild({ umask: '077' }).said
    expect(place).toBe(dataFolder())
    expect(await sql(url, 'select 1 as up')).toEqual([{ up: 1 }])
  })

  it.runIf(isRoot)('under a 0700 home, started by root: the data stand in the state folder, DATA_DIR says where, and the next start finds them', async () => {
    chmodSync(folder, 0o700)
    const log: string[] = []
    const first = await start(log)
    const place = readFileSync(join(dataDir, `postgres-${MAJOR}.location`), 'utf8').trim()
    cleanups.push(() => rmSync(join(place, '..'), { recursive: true, force: true }))
    expect(first.dataFolder).toBe(place)
    expect(log.join('\n')).toContain(`不能进入 ${folder}，所以数据放在 ${place}`)
    await sql(first.url, 'create table kept as select 7 as n')
    await first.stop()
    expect(await sql((await start()).url, 'select n from kept')).toEqual([{ n: 7 }])
  })
})

describe('the disk', () => {
  /** A disk of so many MB, where the machine lets us mount one. */
  function smallDisk(megabytes: number): boolean {
    mkdirSync(dataDir)
    if (!isRoot || spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=0755`, 'tmpfs', dataDir]).status !== 0) return false
    cleanups.push(() => spawnSync('umount', ['-l', dataDir]))
    return true
  }

  it('too small for a cluster is said before anything is made', async ({ skip }) => {
    if (!smallDisk(30)) skip('a small disk can be mounted by root only')
    await expect(startEmbedded({ dataDir })).rejects.toThrow(/磁盘已满：.*建议 1 GB 以上/)
    expect(readdirSync(dataDir).filter((name) => name.startsWith(`postgres-${MAJOR}`) && !name.endsWith('.access.json'))).toEqual([])
  })

  it('that fills up while it runs refuses writes in plain words, and all is well once there is room', async ({ skip }) => {
    if (!smallDisk(260)) skip('a small disk can be mounted by root only')
    const { url } = await start()
    const db = await connect(url)
    await db.asOwner((tx) => tx.query(`create table kept as select 7 as n`))
    const ballast = join(dataDir, 'ballast')
    spawnSync('dd', ['if=/dev/zero', `of=${ballast}`, 'bs=1M'], { stdio: 'ignore' })
    let failure: unknown
    for (let tries = 0; tries < 5 && !failure; tries++) {
      failure = await db.asOwner((tx) => tx.query(`create table big_${tries} as select repeat('x', 1000) from generate_series(1, 200000)`)).then(
        () => undefined, (error: unknown) => error,
      )
    }
    expect(['diskFull', 'lost']).toContain(databaseFailure(failure)?.kind)
    unlinkSync(ballast)
    await expect.poll(() => db.asOwner((tx) => tx.query('select n from kept')).then(({ rows }) => rows, () => []), { timeout: 30_000 }).toEqual([{ n: 7 }])
    await db.close()
  })
})

describe('the programs', () => {
  it('get the links that npm left out', () => {
    const copy = join(folder, 'native')
    const { root } = installedPackage()
    cpSync(root, copy, { recursive: true, verbatimSymlinks: true, filter: (source) => !source.endsWith('.a') })
    const list = JSON.parse(readFileSync(join(copy, 'pg-symlinks.json'), 'utf8')) as { target: string }[]
    for (const { target } of list) rmSync(join(folder, target), { force: true })
    const run = () => spawnSync(join(copy, 'bin', 'postgres'), ['--version'], { encoding: 'utf8' })
    const before = run().status
    expect(completeLinks(copy)).toBe(true)
    expect(run().stdout).toContain(`PostgreSQL) ${MAJOR}`)
    // Elsewhere the list is empty, and the programs run as they are.
    expect(before === 0).toBe(list.length === 0)
  })

  it('of a platform that has none are missed with a word about DATABASE_URL', () => {
    expect(() => installedPackage('sunos', 'sparc')).toThrow(/没有找到本平台（sunos sparc）.*DATABASE_URL/s)
  })
})
