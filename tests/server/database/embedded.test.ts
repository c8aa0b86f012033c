/** The embedded server through what happens to its processes: two starts at once, starts and servers that are killed. Real processes, real signals. */
import { spawn } from 'node:child_process'
import { chownSync, mkdirSync, readdirSync, unlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { connect } from '../../../server/kernel/store/connect'
import { findPlace, socketFolder } from '../../../server/kernel/store/embedded/embedded.place'
import { stateOf } from '../../../server/kernel/store/embedded/embedded.processes'
import { databaseFailure } from '../../../server/kernel/store/failure'
import {
  cleanups, dataDir, dataFolder, folder, inOwnFolder, isRoot, kill9, MAJOR, NOBODY, serverPid, sql, start, startChild, useDataDir,
} from './embedded-kit'

inOwnFolder()

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
    useDataDir(join(folder, 'x'.repeat(120), '数据'.repeat(20)))
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
