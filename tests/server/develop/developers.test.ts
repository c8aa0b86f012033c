/** 开发员列表: whose products lie in the warehouses of Amazon and what they are worth, by the call of its page, worked out by hand. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { ListAnswer, Row } from '../../../contract/wire'
import { startTestApp, type Client, type TestApp } from '../../support/app'
import { insertShop } from '../../support/rows'

const LIST = '/fba/api/v1/develop/developer/list'
const DAYS = { field: 'day', op: 'between', value: ['2025-06-01', '2025-06-10'] }
let app: TestApp
let admin: Client
let us: string
let de: string
let lin: string

const insert = (table: string, row: Record<string, unknown>): Promise<string> => app.runtime.db.asOwner(async (tx) => {
  const values = { company_id: app.companyId, ...row }
  const names = Object.keys(values)
  const { rows } = await tx.query<{ id: string }>(
    `insert into ${table} (${names.join(', ')}) values (${names.map((_name, at) => `$${at + 1}`).join(', ')}) returning id::text`, Object.values(values))
  return rows[0]!.id
})

beforeAll(async () => {
  app = await startTestApp({ now: () => new Date('2025-06-12T12:00:00Z') })
  admin = await app.admin()
  await app.person('lin', { roles: ['development'] })
  const { rows } = await app.runtime.db.asOwner((tx) => tx.query<{ id: string }>(
    `select id::text from employee where company_id = $1 and login_account = 'lin'`, [app.companyId]))
  lin = rows[0]!.id
  us = await insertShop(app.runtime.db, app.companyId, '美国店')
  de = await insertShop(app.runtime.db, app.companyId, '另一家店')
  const pool = await insert('pool', { account_name: '美国店', network: 'NA-US' })
  for (const [shop, msku, developer, cost] of [
    [us, 'MUG', lin, '4.5'], [us, 'CUP', lin, null], [us, 'PAN', null, '10'], [de, 'TEA', lin, '3.3333'],
  ] as const) {
    await insert('product', { shop_id: shop, msku, currency: 'USD', developer })
    if (cost) await insert('fba_cost', { shop_id: shop, pool_id: pool, msku, currency: 'CNY', unit_cost: cost })
  }
  // The snapshot of the first is what a later one of the same shop takes the place of.
  for (const [shop, day, msku, young, old] of [
    [us, '2025-06-01', 'MUG', 100, 0], [us, '2025-06-08', 'MUG', 50, 10], [us, '2025-06-08', 'CUP', 7, 0], [us, '2025-06-08', 'PAN', 2, 0],
    [de, '2025-06-03', 'TEA', 3, 0], [de, '2025-06-11', 'TEA', 30, 0],
  ] as const) {
    await insert('stock_age', { shop_id: shop, stat_date: day, msku, age_0_90: young, age_181_270: old, currency: 'USD' })
  }
}, 240_000)
afterAll(() => app?.stop())

const asked = async (client: Client, more: object = {}): Promise<ListAnswer> => {
  const { body } = await client.call<ListAnswer>(LIST, {
    page: 1, pageSize: 20, rows: ['developer'], measures: ['stock_value', 'research_count'], filter: DAYS, currency: 'company', ...more })
  expect(body.code, body.msg).toBe(200)
  return body.data
}
const worth = (rows: Row[]) => Object.fromEntries(rows.map((row) => [String(row['developer'] ?? '未分配'), row['stock_value']]))

it('values the last stock of each shop within the days at today’s unit cost, by whose product it is', async () => {
  const { list, summary } = await asked(admin)
  // 60 × 4.5 and 3 × 3.3333; what has no cost is worth nothing; 2 × 10 belongs to nobody.
  expect(worth(list)).toEqual({ [lin]: '280.00', 未分配: '20.00' })
  expect(summary).toMatchObject([{ currency: 'CNY', values: { stock_value: '300.00' } }])
  const early = await asked(admin, { filter: { and: [{ ...DAYS, value: ['2025-06-01', '2025-06-05'] }, { field: 'developer', op: 'eq', value: lin }] } })
  expect(worth(early.list)).toEqual({ [lin]: '460.00' })
})

it('of the shops that a person sees alone, and not at all to whom costs are hidden', async () => {
  const one = await app.person('only-de', { roles: ['admin'], shopIds: [de] })
  expect(worth((await asked(one)).list)).toEqual({ [lin]: '10.00' })
  await app.runtime.db.asOwner((tx) => tx.query(
    `insert into role (company_id, name, label, everything, menus, permissions, denied_actions, hidden_fields, create_time)
     values ($1, 'plain', '开发助理', false, '{M00111000}', '{}', '{}', '{}', now())`, [app.companyId]))
  const plain = await app.person('plain', { roles: ['plain'] })
  const { body } = await plain.call(LIST, { page: 1, pageSize: 20, rows: ['developer'], measures: ['stock_value'], filter: DAYS })
  expect(body.code).not.toBe(200)
  expect((await asked(plain, { measures: ['research_count'] })).list).toEqual([])
})
