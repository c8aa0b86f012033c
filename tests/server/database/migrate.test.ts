/** What a changed schema does to a database that is in use: it adds and widens, and refuses what could lose data. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readTables } from '../../../server/database/catalog'
import { connect, type Caller, type Database } from '../../../server/database/connect'
import { isWider } from '../../../server/database/diff'
import { migrate } from '../../../server/database/migrate'
import { verifyRollups, rebuildRollups } from '../../../server/database/rollup'
import type { Field, Model } from '../../../codegen/model'
import { createCompany, createTestDatabase, type TestDatabase } from '../../support/database'
import { entity, field, tinyModel } from '../../support/tiny-model'

let test: TestDatabase
let db: Database
let caller: Caller

beforeEach(async () => {
  test = await createTestDatabase({ model: tinyModel() })
  db = test.db
  caller = await createCompany(db)
  await db.withCompany(caller, async (tx) => {
    await tx.query(`insert into shop (company_id, name, site) values ($1, '一店', 'US')`, [caller.companyId])
    await tx.query(`insert into sale (company_id, shop_id, day, msku, quantity, currency, amount, storage) values ($1, 1, '2025-01-05', 'A', 3, 'USD', 12.34, 0.0079)`, [caller.companyId])
    await rebuildRollups(tx, tinyModel(), { companyId: caller.companyId })
  })
})
afterEach(() => test.drop())

/** The tiny model with one field changed or added. */
function withField(name: string, change: Partial<Field>, of = 'sale'): Model {
  const model = tinyModel()
  const owner = model.entities[of]!
  owner.fields[name] = { ...(owner.fields[name] ?? field(of, name, 'text')), ...change }
  return model
}

const columns = async (table: string) => (await db.asOwner((tx) => readTables(tx, 'seller_app'))).get(table)!.columns
const rows = async (text: string) => (await db.withCompany(caller, (tx) => tx.query(text))).rows

describe('migrating', () => {
  it('changes nothing when nothing changed', async () => {
    expect(await migrate(db, tinyModel())).toEqual({ applied: [], notes: [] })
  })

  it('makes everything from nothing, also when several processes start at once', async () => {
    const fresh = await createTestDatabase({ model: tinyModel(), empty: true })
    const others = await Promise.all([1, 2, 3].map(() => connect(fresh.url)))
    try {
      const done = await Promise.all([fresh.db, ...others].map((each) => migrate(each, tinyModel())))
      expect(done.map((each) => each.applied.length > 0).sort()).toEqual([false, false, false, true])
    } finally {
      await Promise.all(others.map((other) => other.close()))
      await fresh.drop()
    }
  })

  it('keeps for everybody the shops that they saw before that was a switch of its own', async () => {
    const whole = await createTestDatabase()
    try {
      const { companyId } = await createCompany(whole.db)
      await whole.db.asOwner(async (tx) => {
        await tx.query('alter table employee drop column all_shops')
        await tx.query(`delete from schema_version where name = '007_all_shops'`)
        await tx.query(`insert into employee (company_id, login_account, name, shop_ids) values ($1, 'a', 'a', '{}'), ($1, 'b', 'b', null), ($1, 'c', 'c', '{1,2}')`, [companyId])
      })
      await migrate(whole.db, whole.model)
      await whole.db.asOwner((tx) => tx.query(`insert into employee (company_id, login_account, name) values ($1, 'd', 'd')`, [companyId]))
      const { rows } = await whole.db.asOwner((tx) => tx.query('select login_account, all_shops from employee order by 1'))
      expect(rows.map((row) => Object.values(row))).toEqual([['a', true], ['b', true], ['c', false], ['d', true]])
    } finally {
      await whole.drop()
    }
  })

  it('adds a field, with its default for the rows that are there', async () => {
    const { applied } = await migrate(db, withField('note', { required: true, default: '无' }))
    expect(applied).toEqual([`alter table "sale" add column if not exists "note" text not null default '无'::text`])
    expect(await rows('select note from sale')).toEqual([{ note: '无' }])
    expect((await migrate(db, withField('note', { required: true, default: '无' }))).applied).toEqual([])
  })

  it('makes up no value for a new required field: it says so, and requires it once all rows have one', async () => {
    const model = withField('note', { required: true })
    const { notes } = await migrate(db, model)
    expect(notes.join()).toMatch(/sale\.note 是新加的必填字段/)
    expect(await rows('select note from sale')).toEqual([{ note: null }])
    await db.withCompany(caller, (tx) => tx.query(`update sale set note = 'x'`))
    expect(await migrate(db, model)).toEqual({ applied: ['alter table "sale" alter column "note" set not null'], notes: [] })
  })

  it('adds a table, an index and a unique rule, fenced like all others', async () => {
    const model = tinyModel()
    model.entities['box'] = entity('box', [field('box', 'code', 'id', { required: true }), field('box', 'size', 'integer')], { key: ['code'], unique: [['size']] })
    model.entities['sale']!.index.push(['msku'])
    await migrate(db, model)
    const box = (await db.asOwner((tx) => readTables(tx, 'seller_app'))).get('box')!
    expect({ security: box.rowSecurity, forced: box.forced, grants: box.grants }).toEqual({ security: true, forced: true, grants: ['delete', 'insert', 'select', 'update'] })
    expect(box.indexes.map((index) => [index.name, index.columns, index.unique])).toEqual([['box__key', ['company_id', 'code'], true], ['box__ux_size', ['company_id', 'size'], true]])
    expect((await migrate(db, tinyModel())).applied).toEqual(['drop index "sale__ix_msku"'])
  })

  it('widens a type and keeps every value', async () => {
    for (const [type, value] of [['bigint', 3], ['numeric', '3'], ['text', '3']] as const) {
      const model = withField('quantity', { sqlType: type })
      model.datasets = {}
      await migrate(db, model)
      expect((await columns('sale')).get('quantity')?.type).toBe(type)
      expect(await rows('select quantity from sale')).toEqual([{ quantity: value }])
    }
  })

  it('lets a field be left empty again, and keeps the column of a field that was taken out', async () => {
    await migrate(db, withField('currency', { required: false }))
    expect((await columns('sale')).get('currency')?.notNull).toBe(false)
    const model = tinyModel()
    delete model.entities['shop']!.fields['site']
    model.datasets = {}
    await migrate(db, model)
    expect(await rows('select site from shop')).toEqual([{ site: 'US' }])
    await db.withCompany(caller, (tx) => tx.query(`insert into shop (company_id, name) values ($1, '二店')`, [caller.companyId]))
  })

  it('changes, adds and drops a default', async () => {
    expect((await migrate(db, withField('state', { default: 'closed' }))).applied).toEqual([`alter table "sale" alter column "state" set default 'closed'::text`])
    expect((await migrate(db, withField('state', { default: null }))).applied).toEqual([`alter table "sale" alter column "state" drop default`])
    expect((await migrate(db, withField('quantity', { default: -1 }))).applied).toContain(`alter table "sale" alter column "quantity" set default '-1'::integer`)
    expect((await migrate(db, withField('quantity', { default: -1 }))).applied).not.toContain(`alter table "sale" alter column "quantity" set default '-1'::integer`)
  })

  it('fills a rollup anew whose definition changed, and drops one that is no more', async () => {
    const model = tinyModel()
    model.datasets['sales']!.rollups[1]!.dimensions.push('msku')
    model.datasets['sales']!.rollups.splice(2, 1)
    await migrate(db, model)
    const tables = await db.asOwner((tx) => readTables(tx, 'seller_app'))
    expect(tables.has('rollup_sales_by_week')).toBe(false)
    expect(await rows('select msku, amount from rollup_sales_by_month')).toEqual([{ msku: 'A', amount: 1234 }])
    expect(await db.asOwner((tx) => verifyRollups(tx, model))).toEqual([])
    expect((await migrate(db, model)).applied).toEqual([])
  })
})

describe('what could lose data is refused, and nothing at all is changed', () => {
  const refused = async (model: Model): Promise<string> => {
    model.entities['extra'] = entity('extra', [field('extra', 'id', 'id', { sqlType: 'bigint' })])
    const error: unknown = await migrate(db, model).then(() => undefined, (reason: unknown) => reason)
    expect(error).toMatchObject({ name: 'MigrationError' })
    expect((await db.asOwner((tx) => readTables(tx, 'seller_app'))).has('extra')).toBe(false)
    return (error as Error).message
  }

  it('a narrower type, by entity.field with both types and the SQL to do it by hand', async () => {
    const message = await refused(withField('msku', { sqlType: 'integer' }))
    expect(message).toContain('sale.msku：数据库里是 text，schema 要 integer')
    expect(message).toContain('alter table "sale" alter column "msku" type integer using "msku"::text::integer;')
  })

  it('every problem at once', async () => {
    const model = withField('msku', { sqlType: 'date' })
    model.entities['sale']!.fields['day']!.sqlType = 'timestamptz'
    const message = await refused(model)
    expect(message).toContain('sale.msku')
    expect(message).toContain('sale.day：数据库里是 date，schema 要 timestamp with time zone')
  })

  it('another key', async () => {
    const model = tinyModel()
    model.entities['shop']!.key = ['name']
    expect(await refused(model)).toContain('shop：主键由 [id] 改为 [name]')
  })

  it('a unique rule that rows break, with an example', async () => {
    await db.withCompany(caller, (tx) => tx.query(`insert into shop (company_id, name, site) values ($1, '二店', 'US')`, [caller.companyId]))
    const model = tinyModel()
    model.entities['shop']!.unique.push(['site'])
    expect(await refused(model)).toMatch(/unique \[site\] 不能建立，已有重复的行：.*site=US/)
  })

  it('an entity with a system table’s name', async () => {
    const model = tinyModel()
    model.entities['session'] = entity('session', [field('session', 'id', 'id')])
    expect(await refused(model)).toContain('实体名 session 已被系统表占用')
  })

  it('but an empty table takes any change', async () => {
    await db.withCompany(caller, (tx) => tx.query('delete from sale'))
    const model = withField('msku', { sqlType: 'integer' })
    model.datasets = {}
    model.entities['sale']!.key = ['msku']
    model.entities['sale']!.fields['id']!.sqlType = 'bigint'
    await migrate(db, model)
    expect((await columns('sale')).get('msku')).toMatchObject({ type: 'integer', notNull: true })
  })
})

it('knows which types are wider', () => {
  const wider = [['integer', 'bigint'], ['bigint', 'numeric'], ['numeric(10,2)', 'numeric(12,4)'], ['numeric(10,2)', 'numeric'], ['integer', 'text']]
  const not = [['bigint', 'integer'], ['numeric', 'numeric(12,2)'], ['numeric(10,2)', 'numeric(10,4)'], ['text', 'integer'], ['integer', 'numeric(5,2)'], ['date', 'timestamp with time zone']]
  expect(wider.filter(([from, to]) => !isWider(from!, to!))).toEqual([])
  expect(not.filter(([from, to]) => isWider(from!, to!))).toEqual([])
})
