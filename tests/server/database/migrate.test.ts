/** What a changed schema does to a database that is in use: what a saved file, a start and a command may do to it. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readTables } from '../../../server/kernel/store/migrate/catalog'
import { connect, type Database } from '../../../server/kernel/store/connect'
import type { Caller } from '../../../server/kernel/asker/person'
import { isWider } from '../../../server/kernel/store/migrate/diff'
import { sentenceOf } from '../../../server/kernel/store/migrate/blocked'
import { planText, readPlan } from '../../../server/kernel/store/migrate/plan'
import { readRename } from '../../../server/kernel/store/migrate/rename'
import { migrate } from '../../../server/kernel/kept/migrate'
import { verifyRollups, rebuildRollups } from '../../../server/kernel/kept/rollup'
import type { Field, Model } from '../../../contract/model'
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
    await tx.query(
      `insert into sale (company_id, shop_id, day, msku, quantity, currency, amount, storage) values ($1, 1, '2025-01-05', 'A', 3, 'USD', 12.34, 0.0079)`,
      [caller.companyId],
    )
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
/** Everything that the database says of its tables, rows aside. */
const catalog = async (): Promise<Record<string, unknown>> =>
  Object.fromEntries(
    [...(await db.asOwner((tx) => readTables(tx, 'seller_app')))].map(([name, table]) => [name, { ...table, columns: [...table.columns.values()] }]),
  )
const rows = async (text: string) => (await db.withCompany(caller, (tx) => tx.query(text))).rows

describe('migrating', () => {
  it('changes nothing when nothing changed', async () => {
    expect(await migrate(db, tinyModel())).toEqual({ applied: [], notes: [], ran: true, refused: [] })
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
        await tx.query(
          `insert into employee (company_id, login_account, name, shop_ids) values ($1, 'a', 'a', '{}'), ($1, 'b', 'b', null), ($1, 'c', 'c', '{1,2}')`,
          [companyId],
        )
      })
      await migrate(whole.db, whole.model)
      // Who is taken on from now on sees no shop before somebody says which.
      await whole.db.asOwner((tx) => tx.query(`insert into employee (company_id, login_account, name) values ($1, 'd', 'd')`, [companyId]))
      const { rows } = await whole.db.asOwner((tx) => tx.query('select login_account, all_shops from employee order by 1'))
      expect(rows.map((row) => Object.values(row))).toEqual([['a', true], ['b', true], ['c', false], ['d', false]])
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
    expect(await migrate(db, model)).toMatchObject({ applied: ['alter table "sale" alter column "note" set not null'], notes: [] })
  })

  it('adds a table, an index and a unique rule, fenced like all others', async () => {
    const model = tinyModel()
    model.entities['box'] = entity(
      'box', [field('box', 'code', 'id', { required: true }), field('box', 'size', 'integer')], { key: ['code'], unique: [['size']] },
    )
    model.entities['sale']!.index.push(['msku'])
    await migrate(db, model)
    const box = (await db.asOwner((tx) => readTables(tx, 'seller_app'))).get('box')!
    expect({ security: box.rowSecurity, forced: box.forced, grants: box.grants }).toEqual({
      security: true, forced: true, grants: ['delete', 'insert', 'select', 'update'],
    })
    expect(box.indexes.map((index) => [index.name, index.columns, index.unique])).toEqual([
      ['box__key', ['company_id', 'code'], true], ['box__ux_size', ['company_id', 'size'], true],
    ])
    expect((await migrate(db, tinyModel())).applied).toEqual(['drop index "sale__ix_msku"'])
  })

  it('changes a type by command alone, and keeps every value of one that is wider', async () => {
    for (const [type, value] of [['bigint', 3], ['numeric', '3'], ['text', '3']] as const) {
      const model = withField('quantity', { sqlType: type })
      model.datasets = {}
      expect((await migrate(db, model)).refused.map((each) => each.entity.name)).toEqual(['sale'])
      await migrate(db, model, { occasion: 'command' })
      expect((await columns('sale')).get('quantity')?.type).toBe(type)
      expect(await rows('select quantity from sale')).toEqual([{ quantity: value }])
    }
  })

  it('drops a unique rule at a start: nothing is lost by it', async () => {
    const model = tinyModel()
    model.entities['shop']!.unique = []
    expect(await migrate(db, model)).toMatchObject({ applied: ['drop index "shop__ux_name"'], refused: [] })
    await db.withCompany(caller, (tx) => tx.query(`insert into shop (company_id, name, site) values ($1, '一店', 'US')`, [caller.companyId]))
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
    expect((await migrate(db, withField('state', { default: 'closed' }))).applied).toEqual([
      `alter table "sale" alter column "state" set default 'closed'::text`,
    ])
    expect((await migrate(db, withField('state', { default: null }))).applied).toEqual([`alter table "sale" alter column "state" drop default`])
    expect((await migrate(db, withField('quantity', { default: -1 }))).applied).toContain(
      `alter table "sale" alter column "quantity" set default '-1'::integer`,
    )
    expect((await migrate(db, withField('quantity', { default: -1 }))).applied).not.toContain(
      `alter table "sale" alter column "quantity" set default '-1'::integer`,
    )
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

describe('what could lose data stops its entity at a start, and no other', () => {
  /** What is told of the stopped entities; a new one beside them gets its table all the same. */
  const stopped = async (model: Model): Promise<string> => {
    model.entities['extra'] = entity('extra', [field('extra', 'id', 'id', { sqlType: 'bigint' })])
    const before = await catalog()
    const { refused } = await migrate(db, model)
    const { extra, ...others } = await catalog()
    expect(extra).toBeDefined()
    expect(others).toEqual(before)
    return refused.map(sentenceOf).join('\n')
  }

  it('another type, by entity.field with both types and the command', async () => {
    const message = await stopped(withField('msku', { sqlType: 'integer' }))
    expect(message).toMatch(/^「sale」.*sale\.msku：数据库里是 text，schema 要 integer.*npm run migrate -- --plan/)
  })

  it('every reason at once', async () => {
    const model = withField('msku', { sqlType: 'date' })
    model.entities['sale']!.fields['day']!.sqlType = 'timestamptz'
    const message = await stopped(model)
    expect(message).toContain('sale.msku')
    expect(message).toContain('sale.day：数据库里是 date，schema 要 timestamp with time zone')
  })

  it('another key', async () => {
    const model = tinyModel()
    model.entities['shop']!.key = ['name']
    expect(await stopped(model)).toContain('shop：主键由 [id] 改为 [name]')
  })

  it('a unique rule that rows break stops nothing: it waits, with an example, until they are mended', async () => {
    await db.withCompany(caller, (tx) => tx.query(`insert into shop (company_id, name, site) values ($1, '二店', 'US')`, [caller.companyId]))
    const model = tinyModel()
    model.entities['shop']!.unique.push(['site'])
    const { notes, refused } = await migrate(db, model)
    expect(refused).toEqual([])
    expect(notes.join()).toMatch(/unique \[site\] 还不能建立，已有重复的行：.*site=US/)
    await db.withCompany(caller, (tx) => tx.query(`update shop set site = 'CA' where name = '二店'`))
    expect((await migrate(db, model)).applied).toEqual(['create unique index "shop__ux_site" on "shop" ("company_id", "site")'])
  })

  it('an entity with a system table’s name', async () => {
    const model = tinyModel()
    model.entities['session'] = entity('session', [field('session', 'id', 'id')])
    expect(await stopped(model)).toContain('实体名 session 已被系统表占用')
  })

  it('a statement that the database refuses, with its words', async () => {
    const model = withField('note', { default: 'x' })
    model.entities['sale']!.fields['note']!.sqlType = 'no_such_type'
    expect(await stopped(model)).toMatch(/sale：数据库不接受这个改动（.*no_such_type/)
  })

  it('an empty table takes any change', async () => {
    await db.withCompany(caller, (tx) => tx.query('delete from sale'))
    const model = withField('msku', { sqlType: 'integer' })
    model.datasets = {}
    model.entities['sale']!.key = ['msku']
    model.entities['sale']!.fields['id']!.sqlType = 'bigint'
    await migrate(db, model)
    expect((await columns('sale')).get('msku')).toMatchObject({ type: 'integer', notNull: true })
  })
})

describe('a saved file', () => {
  const changes: Record<string, (model: Model) => void> = {
    'another key': (model) => { model.entities['shop']!.key = ['name'] },
    'another kind': (model) => { model.entities['sale']!.fields['quantity']!.sqlType = 'numeric' },
    'a reference that gives its field another type': (model) => { model.entities['sale']!.fields['msku']!.sqlType = 'bigint' },
    'a reference less, whose field is then of its own type': (model) => { model.entities['sale']!.fields['shop_id']!.sqlType = 'text' },
    'a unique rule more': (model) => { model.entities['shop']!.unique.push(['site']) },
    'a unique rule less': (model) => { model.entities['shop']!.unique = [] },
    'a field that becomes required': (model) => { model.entities['sale']!.fields['msku']!.required = true },
    'a field that is no more required': (model) => { model.entities['sale']!.fields['currency']!.required = false },
    'a new required field': (model) => { model.entities['sale']!.fields['note'] = field('sale', 'note', 'text', { required: true }) },
    'a new field': (model) => { model.entities['sale']!.fields['note'] = field('sale', 'note', 'text') },
    'a new field with a default': (model) => { model.entities['sale']!.fields['note'] = field('sale', 'note', 'text', { required: true, default: '无' }) },
    'a new field with a unique rule': (model) => {
      model.entities['shop']!.fields['code'] = field('shop', 'code', 'text')
      model.entities['shop']!.unique.push(['code'])
    },
    'another default': (model) => { model.entities['sale']!.fields['state']!.default = 'closed' },
    'an index more': (model) => { model.entities['sale']!.index.push(['msku']) },
    'an index less': (model) => { model.entities['sale']!.index = [] },
    'a field less': (model) => { delete model.entities['sale']!.fields['msku'] },
    'a required field less': (model) => { delete model.entities['sale']!.fields['currency'] },
    'a field by another name': (model) => {
      delete model.entities['sale']!.fields['msku']
      model.entities['sale']!.fields['seller_sku'] = field('sale', 'seller_sku', 'text')
    },
    'a new entity': (model) => { model.entities['extra'] = entity('extra', [field('extra', 'id', 'id', { sqlType: 'bigint' })]) },
    'an entity less': (model) => { delete model.entities['rate'] },
    'the name of a system table': (model) => { model.entities['session'] = entity('session', [field('session', 'id', 'id')]) },
  }
  /** Those that add: the others are refused. */
  const adds = [
    'a new required field', 'a new field', 'a new field with a default', 'a new field with a unique rule', 'another default', 'an index more',
    'an index less', 'a field less', 'a new entity', 'an entity less',
  ]

  it('and its undo leave everything as it was, whatever it changed; what is more than an addition is refused', async () => {
    const plain = (change: (model: Model) => void = () => undefined): Model => {
      const model = { ...tinyModel(), datasets: {} }
      change(model)
      return model
    }
    await migrate(db, plain())
    const [before, sales] = [await catalog(), await rows('select * from sale')]
    const ran: string[] = []
    for (const [name, change] of Object.entries(changes)) {
      const saved = await migrate(db, plain(change), { occasion: 'live', since: plain() })
      if (saved.ran) ran.push(name)
      else expect(await catalog(), name).toEqual(before)
      const undone = await migrate(db, plain(), { occasion: 'live', since: saved.ran ? plain(change) : plain() })
      expect(undone.ran, name).toBe(true)
      expect(await catalog(), name).toEqual(before)
      expect(await rows('select * from sale'), name).toEqual(sales)
    }
    expect(ran.sort()).toEqual([...adds].sort())
  })

  it('may go on changing what it added as long as that holds nothing; a start takes it as meant', async () => {
    const [text, number] = [withField('note', {}), withField('note', { sqlType: 'integer' })]
    await migrate(db, text, { occasion: 'live', since: tinyModel() })
    expect((await migrate(db, number, { occasion: 'live', since: text })).ran).toBe(true)
    expect((await columns('sale')).get('note')?.type).toBe('integer')
    await db.withCompany(caller, (tx) => tx.query('update sale set note = 7'))
    expect((await migrate(db, text, { occasion: 'live', since: number })).ran).toBe(false)
    expect((await migrate(db, tinyModel(), { occasion: 'live', since: number })).ran).toBe(true)
    expect(await rows('select note from sale')).toEqual([{ note: 7 }])
    await migrate(db, number)
    await db.withCompany(caller, (tx) => tx.query('update sale set note = null'))
    await migrate(db, tinyModel(), { occasion: 'live', since: number })
    expect((await columns('sale')).has('note')).toBe(true)
  })
})

describe('the command', () => {
  it('shows the statements, the rows, what does not come back and how to go back, and changes nothing', async () => {
    const before = await catalog()
    const model = withField('storage', { sqlType: 'numeric(12,2)' })
    model.entities['shop']!.unique = []
    const text = planText(await readPlan(db, model))
    expect(text).toContain('sale.storage：数据库里是 numeric，schema 要 numeric(12,2)')
    expect(text).toMatch(
      /涉及　 {2}1 行\n.*执行　 {2}alter table "sale".*\n[^]*回不来 {2}1 行的值会变（例如 0\.0079）[^]*退回　 {2}alter table "sale" alter column "storage" type numeric using/,
    )
    expect(text).toMatch(/npm run backup[^]*npm run restore/)
    expect(text.indexOf('drop index "shop__ux_name"')).toBeGreaterThan(text.indexOf('不丢数据'))
    expect(await catalog()).toEqual(before)
  })

  it('says what to mend first where values cannot become the new type, and does nothing to them', async () => {
    const model = withField('msku', { sqlType: 'integer' })
    expect(planText(await readPlan(db, model))).toMatch(/还不能做[^]*有 1 行的值变不成 integer（例如 A）/)
    const { refused } = await migrate(db, model, { occasion: 'command' })
    expect(refused.map((each) => each.entity.name)).toEqual(['sale'])
    expect(await rows('select msku from sale')).toEqual([{ msku: 'A' }])
  })

  it('gives a field its new name with its data, also after a start has added the new one', async () => {
    const model = tinyModel()
    model.datasets = {}
    delete model.entities['sale']!.fields['msku']
    model.entities['sale']!.fields['seller_sku'] = field('sale', 'seller_sku', 'text')
    expect((await migrate(db, model)).notes.join()).toContain('npm run migrate -- --apply --rename sale.msku=seller_sku')
    const rename = readRename('sale.msku=seller_sku')
    expect(planText(await readPlan(db, model, [rename]))).toContain('sale.msku 改名为 seller_sku')
    await migrate(db, model, { occasion: 'command', renames: [rename] })
    expect(await rows('select seller_sku from sale')).toEqual([{ seller_sku: 'A' }])
    expect((await columns('sale')).has('msku')).toBe(false)
    await expect(migrate(db, model, { occasion: 'command', renames: [rename] })).rejects.toThrow('没有旧字段 msku')
  })
})

it('knows which types are wider', () => {
  const wider = [['integer', 'bigint'], ['bigint', 'numeric'], ['numeric(10,2)', 'numeric(12,4)'], ['numeric(10,2)', 'numeric'], ['integer', 'text']]
  const not = [
    ['bigint', 'integer'], ['numeric', 'numeric(12,2)'], ['numeric(10,2)', 'numeric(10,4)'], ['text', 'integer'], ['integer', 'numeric(5,2)'],
    ['date', 'timestamp with time zone'],
  ]
  expect(wider.filter(([from, to]) => !isWider(from!, to!))).toEqual([])
  expect(not.filter(([from, to]) => isWider(from!, to!))).toEqual([])
})
