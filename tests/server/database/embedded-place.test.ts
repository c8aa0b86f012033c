/** What the embedded server stands on: other servers' ports, folders that it cannot enter, disks that fill up, programs that npm left out. */
import { spawnSync } from 'node:child_process'
import { chmodSync, chownSync, cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, unlinkSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { connect } from '../../../server/kernel/store/connect'
import { startEmbedded } from '../../../server/kernel/store/embedded/embedded'
import { completeLinks, installedPackage } from '../../../server/kernel/store/embedded/embedded.binaries'
import { EmbeddedDatabaseError } from '../../../server/kernel/store/embedded/embedded.errors'
import { findPlace, readAccess, socketFolder } from '../../../server/kernel/store/embedded/embedded.place'
import { postmasterOf, provenAddress } from '../../../server/kernel/store/embedded/embedded.postmaster'
import { databaseFailure } from '../../../server/kernel/store/failure'
import { cleanups, dataDir, dataFolder, folder, inOwnFolder, isRoot, MAJOR, NOBODY, serverPid, sql, start, startChild } from './embedded-kit'

inOwnFolder()

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
