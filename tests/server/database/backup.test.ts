/** A backup holds every row of every table, moves to another server, and is refused where it would harm. */
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { backup, restore } from '../../../server/kernel/kept/backup'
import { connect, type Database } from '../../../server/kernel/store/connect'
import type { Caller } from '../../../server/kernel/asker/person'
import { migrate } from '../../../server/kernel/kept/migrate'
import { rebuildRollups, verifyRollups } from '../../../server/kernel/kept/rollup'
import { createCompany, createTestDatabase, type TestDatabase } from '../../support/database'
import { tinyModel } from '../../support/tiny-model'

const model = tinyModel()
let test: TestDatabase
let caller: Caller
let folder: string
let parent: string

beforeAll(async () => {
  parent = mkdtempSync(join(tmpdir(), 'seller-backup-'))
  test = await createTestDatabase({ model })
  caller = await createCompany(test.db)
  await test.db.withCompany(caller, async (tx) => {
    await tx.query(`insert into shop (company_id, name, site) values ($1, E'换行\\n制表\\t反斜\\\\杠', 'US'), ($1, '', 'JP')`, [caller.companyId])
    await tx.query(
      `insert into sale (company_id, shop_id, day, quantity, currency, amount, storage)
        select $1, 1, date '2025-01-01' + n % 30, null, 'USD', n * 0.01, n * 0.0001 from generate_series(1, 5000) n`,
      [caller.companyId],
    )
    await tx.query(
      `insert into audit_log (company_id, entity, row_key, action, after) values ($1, 'shop', '["1"]', 'add', '{"a": "\\"x\\""}')`, [caller.companyId],
    )
  })
  await test.db.asOwner(async (tx) => {
    await tx.query(`insert into rate (currency, rate) values ('USD', 7.1)`)
    await rebuildRollups(tx, model)
  })
})
afterAll(async () => {
  await test.drop()
  rmSync(parent, { recursive: true, force: true })
})
beforeEach(() => {
  folder = join(mkdtempSync(join(parent, 'b-')), 'backup')
})

const contents = (db: Database) => db.asOwner(async (tx) => {
  const answer: Record<string, unknown> = {}
  for (const table of ['company', 'shop', 'sale', 'rate', 'audit_log', 'rollup_sales_by_day']) {
    answer[table] = (await tx.query(`select count(*), md5(string_agg(to_jsonb(t)::text, ',' order by to_jsonb(t)::text)) from ${table} t`)).rows
  }
  return answer
})

describe('a backup', () => {
  it('restores to the same rows, and new rows go on with new numbers', async () => {
    expect(await backup(test.db, model, folder)).toMatchObject({ rows: 5005 })
    const other = await createTestDatabase({ model })
    try {
      await restore(other.db, model, folder)
      expect(await contents(other.db)).toEqual(await contents(test.db))
      expect(await other.db.asOwner((tx) => verifyRollups(tx, model))).toEqual([])
      const { rows } = await other.db.withCompany(
        caller, (tx) => tx.query(`insert into shop (company_id, name, site) values ($1, 'new', 'DE') returning id`, [caller.companyId]),
      )
      expect(rows).toEqual([{ id: 3 }])
    } finally {
      await other.drop()
    }
  })

  it('is never written over another one', async () => {
    await backup(test.db, model, folder)
    await expect(backup(test.db, model, folder)).rejects.toThrow(/不是空的/)
  })

  it('is not restored into a database that is in use', async () => {
    await backup(test.db, model, folder)
    await expect(restore(test.db, model, folder)).rejects.toThrow(/已经有公司数据/)
  })

  it('that lost rows is refused, and nothing of it is kept', async () => {
    await backup(test.db, model, folder)
    const file = join(folder, 'sale.copy.gz')
    writeFileSync(file, gzipSync(gunzipSync(readFileSync(file)).toString().split('\n').slice(5).join('\n')))
    const other = await createTestDatabase({ model })
    try {
      await expect(restore(other.db, model, folder)).rejects.toThrow(/备份不完整：sale 应有 5000 行，文件里是 4995 行/)
      expect((await other.db.asOwner((tx) => tx.query('select from company'))).rowCount).toBe(0)
    } finally {
      await other.drop()
    }
  })

  it('keeps the values of a field that the schema lost meanwhile', async () => {
    await backup(test.db, model, folder)
    const newer = tinyModel()
    delete newer.entities['sale']!.fields['storage']
    newer.datasets = {}
    const other = await createTestDatabase({ model: newer })
    try {
      await restore(other.db, newer, folder)
      expect((await other.db.asOwner((tx) => tx.query('select count(storage) as n, count(*) as rows from sale'))).rows).toEqual([{ n: 5000, rows: 5000 }])
    } finally {
      await other.drop()
    }
  })

  it('is refused where the folder is none', async () => {
    mkdirSync(folder)
    await expect(restore(test.db, model, folder)).rejects.toThrow(/不是完整的备份/)
  })
})

/** A PostgreSQL of the system, older than ours: what DATABASE_URL may point to. */
const system = ['/usr/lib/postgresql/15/bin', '/usr/lib/postgresql/16/bin', '/usr/lib/postgresql/17/bin', '/usr/bin'].find(
  (bin) => existsSync(join(bin, 'initdb')),
)

it.skipIf(!system)('moves to a PostgreSQL of the system by DATABASE_URL, where everything works the same (skipped where none is installed)', async () => {
  await backup(test.db, model, folder)
  const data = join(parent, 'system')
  const as = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : {}
  mkdirSync(data, { mode: 0o700 })
  if ('uid' in as) spawnSync('chown', ['65534:65534', parent, data])
  writeFileSync(join(parent, 'password'), 'p:w@d/\n', { mode: 0o644 })
  const made = spawnSync(
    join(system!, 'initdb'), ['-D', data, '-U', 'boss', '--pwfile', join(parent, 'password'), '-A', 'scram-sha-256', '-E', 'UTF8', '--no-locale', '-N'],
    { ...as, cwd: '/', encoding: 'utf8' },
  )
  expect(made.stderr).toBe('')
  const server = spawn(
    join(system!, 'postgres'), ['-D', data, '-c', 'listen_addresses=', '-c', `unix_socket_directories=${parent}`, '-c', 'fsync=off'],
    { ...as, cwd: '/', stdio: 'ignore' },
  )
  try {
    await expect.poll(() => readdirSync(parent), { timeout: 20_000 }).toContain('.s.PGSQL.5432.lock')
    const url = `postgres://boss:${encodeURIComponent('p:w@d/')}@${encodeURIComponent(parent)}:5432/postgres`
    let db: Database | undefined
    await expect.poll(async () => (db ??= await connect(url).catch(() => undefined)) !== undefined, { timeout: 20_000 }).toBe(true)
    await migrate(db!, model)
    expect((await migrate(db!, model)).applied).toEqual([])
    await restore(db!, model, folder)
    expect(await contents(db!)).toEqual(await contents(test.db))
    const stranger = { ...caller, companyId: caller.companyId + 1 }
    expect((await db!.withCompany(stranger, (tx) => tx.query('select count(*) as n, current_user as "user" from sale'))).rows).toEqual([
      { n: 0, user: 'seller_app' },
    ])
    await db!.close()
  } finally {
    server.kill('SIGQUIT')
    await new Promise((resolve) => server.once('exit', resolve))
  }
})
