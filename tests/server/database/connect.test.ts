/** Transactions, values, listening, and a user who may not make roles. */
import { Client } from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { connect, type Tx } from '../../../server/kernel/store/connect'
import type { Caller } from '../../../server/kernel/asker/person'
import { databaseFailure } from '../../../server/kernel/store/failure'
import { migrate } from '../../../server/kernel/kept/migrate'
import { createCompany, createTestDatabase, type TestDatabase } from '../../support/database'
import { tinyModel } from '../../support/tiny-model'

let test: TestDatabase
let caller: Caller
beforeAll(async () => {
  test = await createTestDatabase({ model: tinyModel() })
  caller = await createCompany(test.db)
})
afterAll(() => test.drop())

const shopNames = async (): Promise<unknown[]> =>
  (await test.db.withCompany(caller, (tx) => tx.query<{ name: string }>('select name from shop order by name'))).rows.map((row) => row.name)
const addShop = (tx: Tx, name: string) => tx.query(`insert into shop (company_id, name, site) values ($1, $2, 'US')`, [caller.companyId, name])

describe('a transaction', () => {
  it('keeps what was written when it ends well, and nothing when it throws', async () => {
    await test.db.withCompany(caller, (tx) => addShop(tx, 'kept'))
    await expect(test.db.withCompany(caller, async (tx) => {
      await addShop(tx, 'lost')
      throw new Error('no')
    })).rejects.toThrow('no')
    expect(await shopNames()).toEqual(['kept'])
  })

  it('does not pass for done when an error inside was swallowed', async () => {
    await expect(test.db.withCompany(caller, async (tx) => {
      await addShop(tx, 'half')
      await tx.query('select 1/0').catch(() => undefined)
    })).rejects.toThrow(/nothing was written/)
    expect(await shopNames()).toEqual(['kept'])
  })

  it('takes no statement after its end, when the connection may be another company’s', async () => {
    let leaked: Tx | undefined
    await test.db.withCompany(caller, async (tx) => {
      leaked = tx
    })
    await expect(leaked?.query('select 1')).rejects.toThrow(/transaction is over/)
  })

  it('leaves no company behind on its connection', async () => {
    const one = await connect(test.url, { appConnections: 1 })
    try {
      await one.withCompany(caller, (tx) => tx.query('select 1'))
      const { rows } = await one.withCompany({ ...caller, companyId: caller.companyId + 1000 }, (tx) => tx.query('select id from company'))
      expect(rows).toEqual([])
    } finally {
      await one.close()
    }
  })

  it('refuses writes when it is read only, and sees one state throughout', async () => {
    await expect(test.db.withCompany(caller, (tx) => addShop(tx, 'x'), { readOnly: true })).rejects.toMatchObject({ code: '25006' })
    await test.db.withCompany(caller, async (tx) => {
      const count = async () => (await tx.query('select count(*) from shop')).rows
      const before = await count()
      await test.db.withCompany(caller, (other) => addShop(other, 'meanwhile'))
      expect(await count()).toEqual(before)
    }, { readOnly: true })
  })

  it('ends a statement that takes too long, in words for staff', async () => {
    const slow = test.db.withCompany(caller, (tx) => tx.query('select pg_sleep(5)'), { timeoutMs: 50 })
    await expect(slow).rejects.toMatchObject({ code: '57014' })
    expect(databaseFailure(await slow.catch((error: unknown) => error))).toMatchObject({ kind: 'timeout' })
  })

  it('ends in the middle of a statement when its signal does, in time, and its connection is nobody else’s', async () => {
    const one = await connect(test.url, { appConnections: 1 })
    try {
      const stop = new AbortController()
      const running = one.withCompany(caller, (tx) => tx.query('select pg_sleep(600)'), { timeoutMs: 0, signal: stop.signal })
      const waiting = one.withCompany(caller, (tx) => tx.query('select 1'), { signal: stop.signal })
      const active = async () =>
        (await test.db.asOwner((tx) => tx.query<{ n: number }>(`select count(*)::int as n from pg_stat_activity where query like 'select pg_sleep(6%'`))).rows
      await expect.poll(active).toEqual([{ n: 1 }])
      waiting.catch(() => undefined)
      stop.abort(new Error('cancelled'))
      await expect(running).rejects.toThrow('cancelled')
      await expect(waiting).rejects.toThrow('cancelled')
      expect((await one.withCompany(caller, (tx) => tx.query('select 1 as up'))).rows).toEqual([{ up: 1 }])
      await expect.poll(active).toEqual([{ n: 0 }])
      await expect(one.withCompany(caller, async () => undefined, { signal: stop.signal })).rejects.toThrow('cancelled')
    } finally {
      await one.close()
    }
  })

  it('ends although a COPY of it is left open', async () => {
    const failed = test.db.withCompany(caller, async (tx) => {
      await tx.query('create temporary table copied (n int) on commit drop')
      tx.client.query(copyFrom('copy copied from stdin')).on('error', () => undefined).write('1\n')
      throw new Error('in the middle')
    })
    await expect(failed).rejects.toThrow('in the middle')
  })

  it('is refused for anything but a company’s number', async () => {
    for (const companyId of [0, -1, 1.5, Number.NaN, `1'; drop table shop --` as unknown as number]) {
      expect(() => test.db.withCompany({ ...caller, companyId }, async () => undefined)).toThrow(TypeError)
    }
  })

  it('carries an employee’s id of any letters', async () => {
    const { rows } = await test.db.withCompany({ ...caller, employeeId: `o'brien\\` }, (tx) => tx.query(`select current_setting('app.employee_id') as id`))
    expect(rows).toEqual([{ id: `o'brien\\` }])
  })
})

it('values arrive exact: whole numbers as numbers, decimals and days as text, moments in UTC', async () => {
  const { rows } = await test.db.withCompany(caller, (tx) => tx.query(
    `select 5::bigint as whole, 9007199254740993 as large, 1.10::numeric as exact, date '2024-02-29' as day, '0001-01-01'::date as first,
       timestamptz '2024-05-01 08:00:00.123456+08' as moment, null::date as missing, '{"a": 1.5}'::jsonb as json, array['x', null] as words`))
  expect(rows).toEqual([{
    whole: 5, large: '9007199254740993', exact: '1.10', day: '2024-02-29', first: '0001-01-01', moment: '2024-05-01T00:00:00.123456Z', missing: null,
    json: { a: 1.5 }, words: ['x', null],
  }])
})

describe('listening', () => {
  it('hears what was sent when its transaction commits, until it stops', async () => {
    const heard: string[] = []
    const stop = await test.db.listen('test "news"', (payload) => heard.push(payload))
    await test.db.asOwner((tx) => tx.query(`select pg_notify('test "news"', 'one')`))
    await expect(test.db.asOwner(async (tx) => {
      await tx.query(`select pg_notify('test "news"', 'never')`)
      throw new Error('rolled back')
    })).rejects.toThrow('rolled back')
    await expect.poll(() => heard).toEqual(['one'])
    await stop()
    await test.db.asOwner((tx) => tx.query(`select pg_notify('test "news"', 'two')`))
    await new Promise((resolve) => setTimeout(resolve, 100))
    expect(heard).toEqual(['one'])
  })

  it('hears again after its connection was lost, and is told that something may have been missed', async () => {
    const heard: string[] = []
    const stop = await test.db.listen('again', (payload) => heard.push(payload))
    await test.db.asOwner(
      (tx) => tx.query(`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and application_name like 'seller listen %'`),
    )
    await expect.poll(() => heard).toEqual([''])
    await test.db.asOwner((tx) => tx.query(`select pg_notify('again', 'back')`))
    await expect.poll(() => heard).toEqual(['', 'back'])
    await stop()
  })
})

describe('an owner of little power', () => {
  const administer = async (...statements: string[]): Promise<void> => {
    const client = new Client({ connectionString: test.url })
    await client.connect()
    for (const statement of statements) await client.query(statement)
    await client.end()
  }
  const address = (user: string): string => {
    const url = new URL(test.url)
    url.username = user
    url.password = 'secret'
    return url.href
  }
  const suffix = String(process.pid)

  it('without the right to make roles is told the SQL; with the role granted, works by switching to it, as fenced as ever', async () => {
    const user = `plain_${suffix}`
    const base = `plain_base_${suffix}`
    await administer(`create role ${user} login password 'secret'`, `grant ${user} to current_user`, `create database ${base} owner ${user}`)
    const url = address(user).replace(/\/[^/]*$/, `/${base}`)
    try {
      await expect(connect(url)).rejects.toThrow(`grant seller_app to "${user}"`)
      await administer(`grant seller_app to ${user}`)
      const db = await connect(url)
      await migrate(db, tinyModel())
      const [ours, theirs] = [await createCompany(db), await createCompany(db)]
      await db.withCompany(theirs, (tx) => tx.query(`insert into shop (company_id, name, site) values ($1, 'theirs', 'US')`, [theirs.companyId]))
      const { rows } = await db.withCompany(ours, (tx) => tx.query('select current_user as "user", (select count(*)::int from shop) as shops'))
      expect(rows).toEqual([{ user: 'seller_app', shops: 0 }])
      expect(await db.asOwner(async (tx) => (await tx.query('select name from shop')).rows)).toEqual([{ name: 'theirs' }])
      await db.close()
    } finally {
      await administer(`drop database if exists ${base} with (force)`, `drop role if exists ${user}`)
    }
  })
})
