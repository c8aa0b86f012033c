/** Who looked after a product when it was sold: a month that is over keeps its people; goals of people and departments stand beside what they sold. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { ListAnswer, Row } from '../../../contract/wire'
import { startTestApp, type Client, type TestApp } from '../../support/app'
import { insertShop } from '../../support/rows'

let app: TestApp
let admin: Client
let shop: string
let mug: string
let ann: string
let ben: string

const query = <R>(text: string, values: unknown[] = []): Promise<R[]> => app.runtime.db.asOwner(async (tx) => (await tx.query<R>(text, values)).rows)

beforeAll(async () => {
  app = await startTestApp({ now: () => new Date('2025-06-10T12:00:00Z') })
  admin = await app.admin()
  shop = await insertShop(app.runtime.db, app.companyId, '换人店')
  await query(`insert into department (company_id, name, full_name) values ($1, '一部', '一部')`, [app.companyId])
  await query(`update shop set dept_name = '一部' where company_id = $1 and id = $2::bigint`, [app.companyId, shop])
  for (const who of ['ann', 'ben']) await app.person(who, { roles: ['admin'] })
  const people = await query<{ id: string; login_account: string }>('select id::text, login_account from employee where company_id = $1', [app.companyId])
  ann = people.find(({ login_account: account }) => account === 'ann')!.id
  ben = people.find(({ login_account: account }) => account === 'ben')!.id
  const [product] = await query<{ id: string }>(
    `insert into product (company_id, shop_id, msku, currency) values ($1, $2::bigint, 'MUG', 'USD') returning id::text`, [app.companyId, shop])
  mug = product!.id
  for (const [day, amount] of [['2025-05-10', '100'], ['2025-05-20', '30']]) {
    await query(`insert into profit_day (company_id, part, origin, shop_id, stat_month, stat_day, msku, currency, amount, sales_amount)
      values ($1, 'fees', 'transaction', $2::bigint, '2025-05-01', $3, 'MUG', 'USD', $4, $4)`, [app.companyId, shop, day, amount])
    await query(
      `insert into order_item (company_id, shop_id, order_id, msku, purchase_at, purchase_day, order_status, quantity, currency, item_price, occurrence)
       values ($1, $2::bigint, $3, 'MUG', $4::date + interval '20 hours', $4::date, 'Shipped', 1, 'USD', $5, 1)`,
      [app.companyId, shop, `o-${day}`, day, amount])
  }
}, 600_000)
afterAll(() => app?.stop())

const assign = (specialist: string) => admin.call('/fba/api/v1/product/edit', { id: mug, specialist })
const history = () => query<Row>(
  'select id::text, from_day::text, specialist::text from product_owner where company_id = $1 order by from_day', [app.companyId])
const report = async (path: string, rows: string[], measures: string[], client = admin) => {
  const { body } = await client.call<ListAnswer>(path, {
    page: 1, pageSize: 50, rows, measures, filter: { field: 'month', op: 'between', value: ['2025-05', '2025-05'] },
  })
  expect(body.code, body.msg).toBe(200)
  return body.data.list
}
const of = '/fba/api/v1/performanceReport'

it('keeps who looked after a product since when: the first from the beginning, whoever follows from today', async () => {
  expect((await assign(ann)).body.code).toBe(200)
  expect(await history()).toMatchObject([{ from_day: '2000-01-01', specialist: ann }])
  expect((await assign(ben)).body.code).toBe(200)
  expect(await history()).toMatchObject([{ from_day: '2000-01-01', specialist: ann }, { from_day: '2025-06-10', specialist: ben }])
  // May was Ann's, whoever has the product now.
  expect(await report(`${of}/list`, ['specialist'], ['sales_amount'])).toMatchObject([{ specialist: ann, sales_amount: '130.00' }])
})

it('counts each day for the person of that day once the day of the change is put right, and lets nobody write what is not so', async () => {
  const [, newest] = await history()
  const moved = await admin.call(`${of}/owners/edit`, { id: newest!['id'], from_day: '2025-05-15' })
  expect(moved.body.code, moved.body.msg).toBe(200)
  const rows = await report(`${of}/list`, ['specialist'], ['sales_amount'])
  expect(rows).toHaveLength(2)
  expect(rows.find((row) => row['specialist'] === ann)).toMatchObject({ sales_amount: '100.00' })
  expect(rows.find((row) => row['specialist'] === ben)).toMatchObject({ sales_amount: '30.00' })
  const other = await admin.call(`${of}/owners/edit`, { id: newest!['id'], specialist: ann })
  expect(other.body.code).not.toBe(200)
  const added = await admin.call(`${of}/owners/add`, { shop_id: shop, msku: 'MUG', from_day: '2025-06-01', specialist: ann })
  expect(added.body.msg).toContain('在售商品')
  const later = await admin.call(`${of}/owners/edit`, { id: newest!['id'], from_day: '2025-07-01' })
  expect(later.body.msg).toContain('还没有到这一天')
  const unknown = await admin.call(`${of}/owners/add`, { shop_id: shop, msku: 'CUP', from_day: '2025-05-01', specialist: ann })
  expect(unknown.body.msg).toContain('没有 MSKU')
  for (const { status } of [other, added, later, unknown]) expect(status).toBeLessThan(500)
})

it('follows a product for whoever asks, keeps what was changed by its day, and refuses what the shop does not have', async () => {
  const follow = (values: Record<string, unknown>) => admin.call<{ followers: number }>('/fba/api/v1/salesStatistics/follow', { shop_id: shop, ...values })
  expect((await follow({ msku: 'MUG', follow: true })).body.data).toEqual({ followers: 1 })
  expect((await follow({ msku: 'MUG', follow: true })).body.data).toEqual({ followers: 1 })
  const none = await follow({ msku: 'CUP', follow: true })
  expect(none.body.msg).toContain('CUP')
  expect(none.status).toBeLessThan(500)
  expect((await follow({ msku: 'MUG', follow: false })).body.data).toEqual({ followers: 0 })
  expect((await admin.call('/fba/api/v1/product/edit', { id: mug, price: '19.99' })).body.code).toBe(200)
  const { body } = await admin.call('/fba/api/v1/salesStatistics/log/add', { shop_id: shop, msku: 'MUG', log_day: '2025-06-09', about: 'ads', content: '加预算' })
  expect(body.code, body.msg).toBe(200)
  const { body: told } = await admin.call<ListAnswer>('/fba/api/v1/salesStatistics/log/list', { page: 1, pageSize: 50 })
  expect(told.data.list).toMatchObject([
    { log_day: '2025-06-10', about: 'price', how: 'auto', content: '售价：空 → 19.99（待提交）' },
    { log_day: '2025-06-09', about: 'ads', how: 'hand', content: '加预算' },
  ])
  const unknown = await admin.call('/fba/api/v1/salesStatistics/log/add', { shop_id: shop, msku: 'CUP', log_day: '2025-06-09', about: 'ads', content: '加预算' })
  expect(unknown.body.msg).toContain('没有 MSKU')
})

it('holds goals of people and departments beside what they sold, and shows nobody the goals of others', async () => {
  const goal = { goal_month: '2025-05', currency: 'USD', goal_amount: '200' }
  for (const [path, who] of [['staff', { person: ann }], ['staff', { person: ben }], ['dept', { dept_name: '一部' }]] as const) {
    const { body } = await admin.call(`/fba/api/v1/target/${path}/save`, { ...goal, ...who })
    expect(body.code, body.msg).toBe(200)
  }
  const twice = await admin.call('/fba/api/v1/target/staff/save', { ...goal, person: ann })
  expect(twice.body.code).not.toBe(200)
  expect(twice.status).toBeLessThan(500)
  const people = await report('/fba/api/v1/target/staff/report', ['person'], ['goal_amount', 'amount', 'amount_rate', 'gross_profit'])
  expect(people.find((row) => row['person'] === ann)).toMatchObject({ goal_amount: '200.00', amount: '100.00', amount_rate: '0.5000', gross_profit: '100.00' })
  expect(people.find((row) => row['person'] === ben)).toMatchObject({ amount: '30.00', amount_rate: '0.1500' })
  expect(await report('/fba/api/v1/target/dept/report', ['dept'], ['goal_amount', 'amount', 'amount_rate']))
    .toMatchObject([{ dept: '一部', goal_amount: '200.00', amount: '130.00', amount_rate: '0.6500' }])
  await app.person('seller', { roles: ['finance'], shopIds: [shop] })
  const seller = await app.signIn('seller', 'person-password')
  const { body } = await seller.call<ListAnswer>('/fba/api/v1/target/staff/list', { page: 1, pageSize: 50 })
  expect(body.code, body.msg).toBe(200)
  expect(body.data.list).toEqual([])
})
