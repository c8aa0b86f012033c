/** Every table of the whole product: keys, owners, row-level security. A table added tomorrow is held to the same. */
import { Client, escapeIdentifier } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readTables, type ExistingTable } from '../../../server/kernel/store/migrate/catalog'
import type { Caller } from '../../../server/kernel/asker/person'
import { APP_ROLE } from '../../../server/kernel/store/roles'
import { KEYS_WITHOUT_COMPANY, SYSTEM_TABLES } from '../../../server/kernel/store/migrate/system-tables'
import { createCompany, createTestDatabase, type TestDatabase } from '../../support/database'

let test: TestDatabase
let tables: ExistingTable[]
let ours: Caller
let theirs: Caller

beforeAll(async () => {
  test = await createTestDatabase()
  ;[ours, theirs] = [await createCompany(test.db), await createCompany(test.db)]
  tables = [...(await test.db.asOwner((tx) => readTables(tx, APP_ROLE))).values()]
})
afterAll(() => test.drop())

const shared = (table: string): boolean => Object.values(test.model.entities).some((entity) => entity.table === table && entity.shared)
const companyColumn = (table: ExistingTable): string => (table.name === 'company' ? 'id' : 'company_id')
const quoted = (table: ExistingTable): string => escapeIdentifier(table.name)

/** A row of the company with something in every column that must be filled, written past the fence. */
async function putRow(table: ExistingTable, companyId: number, number: number): Promise<void> {
  const filled = [...table.columns.values()].filter((column) => !column.generated && (column.name === companyColumn(table) || column.notNull))
  const values = filled.map((column) => (column.name === companyColumn(table) ? String(companyId) : sample(column.type, column.name, number)))
  await test.db.asOwner(
    (tx) =>
      tx.query(
        `insert into ${quoted(table)} (${filled.map((column) => escapeIdentifier(column.name)).join(', ')}) overriding system value
          values (${values.join(', ')}) on conflict do nothing`,
      ),
  )
}

/** Columns of the system's tables that hold one of a few words. */
const LIMITED: Record<string, string> = { state: 'wait', role: 'user', kind: 'filter' }

function sample(type: string, column: string, number: number): string {
  if (Object.hasOwn(LIMITED, column)) return `'${LIMITED[column]}'`
  if (type === 'boolean') return 'true'
  if (type === 'date') return `date '2024-01-01' + ${number}`
  if (type.startsWith('timestamp')) return 'now()'
  if (type === 'jsonb') return `'{}'`
  if (type.endsWith('[]')) return `'{}'`
  return /int|numeric/.test(type) ? String(number) : `'row ${number}'`
}

describe('every table', () => {
  it('is there: entities, rollups and the system’s own', () => {
    const names = tables.map((table) => table.name)
    expect(names).toEqual(expect.arrayContaining([...Object.values(test.model.entities).map((entity) => entity.table), ...Object.keys(SYSTEM_TABLES)]))
    expect(names).toEqual(expect.arrayContaining(Object.values(test.model.datasets).flatMap((dataset) => dataset.rollups.map((rollup) => rollup.table))))
    expect(names.filter((name) => !(name in SYSTEM_TABLES) && !name.startsWith('rollup_') && !test.model.entities[name])).toEqual([])
  })

  it('has a key that starts with the company, but for the look-ups that say why not', () => {
    const without = tables.filter((table) => {
      const key = table.indexes.find((index) => index.primary) ?? table.indexes.find((index) => index.unique && index.nullsNotDistinct)
      return key?.columns[0] !== 'company_id'
    })
    expect(without.map((table) => table.name).filter((name) => !shared(name)).sort()).toEqual(Object.keys(KEYS_WITHOUT_COMPANY).sort())
  })

  it('has row-level security, forced upon its owner too, and is not owned by the app role', () => {
    expect(tables.filter((table) => !table.rowSecurity || !table.forced || table.policies.length === 0).map((table) => table.name)).toEqual([])
    expect(tables.filter((table) => table.owner === APP_ROLE)).toEqual([])
  })

  it('shows its owner nothing outside of an owner’s transaction', async () => {
    const client = new Client({ connectionString: test.url })
    await client.connect()
    try {
      const { rows } = await client.query(`select count(*)::int as count, current_user as "user" from company`)
      expect(rows).toEqual([{ count: 0, user: 'seller_owner' }])
    } finally {
      await client.end()
    }
  })
})

describe('the app role', () => {
  it('cannot bypass row-level security, nor become anybody else', async () => {
    const { rows } = await test.db.withCompany(ours, (tx) => tx.query(
      `select rolsuper, rolbypassrls, rolcreaterole, rolcreatedb, (select count(*)::int from pg_auth_members where member = r.oid) as memberships
        from pg_roles r where rolname = current_user`))
    expect(rows).toEqual([{ rolsuper: false, rolbypassrls: false, rolcreaterole: false, rolcreatedb: false, memberships: 0 }])
  })

  it('gains nothing by the owner’s switch', async () => {
    const { rows } = await test.db.withCompany(ours, async (tx) => {
      await tx.query(`set local app.as_owner = 'on'`)
      return tx.query('select id from company')
    })
    expect(rows).toEqual([{ id: ours.companyId }])
  })

  it('sees nothing of a table when no company is set', async () => {
    const { rows } = await test.db.withCompany(ours, async (tx) => {
      await tx.query(`set local app.company_id = ''`)
      return tx.query('select id from company')
    })
    expect(rows).toEqual([])
  })

  it('sees, changes, removes and adds no row of another company in any table, even by raw SQL', async () => {
    const reached: string[] = []
    let compared = 0
    // A message belongs to its conversation, which must be there first.
    for (const table of [...tables].sort((a, b) => Number(a.name === 'ai_message') - Number(b.name === 'ai_message'))) {
      if (shared(table.name) || SYSTEM_TABLES[table.name]?.fence === 'owner') continue
      await putRow(table, ours.companyId, 101)
      await putRow(table, theirs.companyId, 102)
      const name = quoted(table)
      const column = companyColumn(table)
      const other = theirs.companyId
      const attempt = async (text: string): Promise<number> => {
        try {
          return (await test.db.withCompany(ours, (tx) => tx.query(text))).rowCount
        } catch (error) {
          const { code } = error as { code?: string }
          // 42501: no such right, or the row is not the company's.
          if (code === '42501') return 0
          throw error
        }
      }
      const own = (await test.db.withCompany(ours, (tx) => tx.query<{ company: number }>(`select distinct ${column} as company from ${name}`))).rows
      if (own.length !== 1 || own[0]?.company !== ours.companyId) reached.push(`${table.name}: sees ${JSON.stringify(own)}`)
      compared += own.length
      const assigned = [...table.columns.values()].find((each) => !each.generated && !each.identity && each.name !== column)?.name ?? column
      if ((await attempt(`update ${name} set ${escapeIdentifier(assigned)} = ${escapeIdentifier(assigned)} where ${column} = ${other}`)) > 0) {
        reached.push(`${table.name}: update`)
      }
      if ((await attempt(`update ${name} set ${column} = ${other} where ${column} = ${ours.companyId}`)) > 0) reached.push(`${table.name}: moves a row away`)
      if ((await attempt(`delete from ${name} where ${column} = ${other}`)) > 0) reached.push(`${table.name}: delete`)
      const filled = [...table.columns.values()].filter((each) => !each.generated && !each.identity && (each.name === column || each.notNull))
      const values = filled.map((each) => (each.name === column ? String(other) : sample(each.type, each.name, 103)))
      if ((await attempt(`insert into ${name} (${filled.map((each) => escapeIdentifier(each.name)).join(', ')}) values (${values.join(', ')})`)) > 0) {
        reached.push(`${table.name}: insert`)
      }
      const kept = await test.db.asOwner((tx) => tx.query(`select from ${name} where ${column} = ${other}`))
      if (kept.rowCount === 0) reached.push(`${table.name}: the other company's row is gone`)
    }
    expect(reached).toEqual([])
    expect(compared).toBeGreaterThan(Object.keys(test.model.entities).length)
  })

  it('reads what all companies share and writes none of it', async () => {
    for (const table of tables.filter((each) => shared(each.name))) {
      await test.db.withCompany(ours, (tx) => tx.query(`select from ${quoted(table)}`))
      for (const text of [`delete from ${quoted(table)}`, `insert into ${quoted(table)} default values`]) {
        await expect(test.db.withCompany(ours, (tx) => tx.query(text))).rejects.toMatchObject({ code: '42501' })
      }
    }
  })

  it('cannot read the look-ups that come before the company is known, nor make or drop tables', async () => {
    for (const [name] of Object.entries(SYSTEM_TABLES).filter(([, { fence }]) => fence === 'owner')) {
      await expect(test.db.withCompany(ours, (tx) => tx.query(`select from ${name}`))).rejects.toMatchObject({ code: '42501' })
    }
    await expect(test.db.withCompany(ours, (tx) => tx.query('create table mine (a int)'))).rejects.toMatchObject({ code: '42501' })
    await expect(test.db.withCompany(ours, (tx) => tx.query('drop table job'))).rejects.toMatchObject({ code: '42501' })
    await expect(test.db.withCompany(ours, (tx) => tx.query('truncate audit_log'))).rejects.toMatchObject({ code: '42501' })
  })

  it('adds audit lines and never changes them', async () => {
    await test.db.withCompany(
      ours, (tx) => tx.query(`insert into audit_log (company_id, entity, row_key, action) values ($1, 'shop', '["1"]', 'edit')`, [ours.companyId]),
    )
    for (const text of ['delete from audit_log', `update audit_log set action = 'add'`]) {
      await expect(test.db.withCompany(ours, (tx) => tx.query(text))).rejects.toMatchObject({ code: '42501' })
    }
  })
})
