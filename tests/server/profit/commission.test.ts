/** Commission of a month: reckoned by the tier that a person's goods reach, kept once confirmed, refused where it could not be right. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApp, type Client, type TestApp } from '../../support/app'
import { insertShop } from '../../support/rows'

let app: TestApp
let admin: Client
let shop: string
let seller: string
let lead: string

const query = <R>(text: string, values: unknown[] = []): Promise<R[]> => app.runtime.db.asOwner(async (tx) => (await tx.query<R>(text, values)).rows)
const of = '/fba/api/v1/performanceReport'

beforeAll(async () => {
  app = await startTestApp()
  admin = await app.admin()
  shop = await insertShop(app.runtime.db, app.companyId, '绩效店')
  await app.person('seller', { roles: ['admin'], shopIds: [shop] })
  await app.person('lead', { roles: ['admin'] })
  const people = await query<{ id: string; login_account: string }>('select id::text, login_account from employee where company_id = $1', [app.companyId])
  seller = people.find(({ login_account: account }) => account === 'seller')!.id
  lead = people.find(({ login_account: account }) => account === 'lead')!.id
  await query(`insert into product (company_id, shop_id, msku, currency, leader, specialist)
    values ($1, $2::bigint, 'MUG', 'USD', $3, $4), ($1, $2::bigint, 'CUP', 'USD', null, null)`,
    [app.companyId, shop, lead, seller])
  for (const [msku, part, amount, sales, cost] of [
    ['MUG', 'fee', '1500.00', '2000.00', null], ['MUG', 'cost', null, null, '-400'], ['CUP', 'fee', '900', '900', null],
  ]) {
    await query(`insert into profit_day (company_id, part, origin, shop_id, stat_month, stat_day, msku, currency, amount, sales_amount, purchase_cost)
      values ($1, $2, 'transaction', $3::bigint, '2025-05-01', '2025-05-10', $4, 'USD', $5, $6, $7)`, [app.companyId, part, shop, msku, amount, sales, cost])
  }
}, 600_000)
afterAll(() => app?.stop())

const reckon = (client: Client = admin) => client.call<{ people: number; confirmed: number }>(`${of}/commission/reckon`, { stat_month: '2025-05' })
async function told(): Promise<Record<string, unknown>[]> {
  const { body } = await admin.call<{ list: Record<string, unknown>[] }>(`${of}/commission/list`, { page: 1, pageSize: 50 })
  return body.data.list
}

it('is refused without a rate of exchange, without rules, and by whoever sees some shops alone; each says what to do', async () => {
  const rateless = await reckon()
  expect(rateless.body.msg).toContain('缺少 USD 的汇率')
  await query(`insert into exchange_rate (company_id, stat_month, currency, rate) values ($1, '2025-05-01', 'USD', 7)`, [app.companyId])
  expect((await reckon()).body.msg).toContain('提成规则')
  const some = await reckon(await app.signIn('seller', 'person-password'))
  expect(some.body.msg).toContain('看到全部店铺')
  for (const { status } of [rateless, some]) expect(status).toBeLessThan(500)
})

it('takes the tier that the base reaches, of the newest rules, in the company currency', async () => {
  for (const [role, month, base, from, rate] of [
    ['specialist', '2025-01', 'gross_profit', '0', '0.05'], ['specialist', '2025-04', 'gross_profit', '0', '0.02'],
    ['specialist', '2025-04', 'gross_profit', '5000', '0.03'], ['specialist', '2025-04', 'gross_profit', '8000', '0.04'],
    ['specialist', '2025-06', 'gross_profit', '0', '0.5'], ['leader', '2025-01', 'sales_amount', '0', '0.01'],
  ]) {
    const { body } = await admin.call(`${of}/rule/add`, { role, start_month: month, base, from_amount: from, rate })
    expect(body.code, body.msg).toBe(200)
  }
  const { body } = await reckon()
  expect(body.data, body.msg).toEqual({ people: 2, confirmed: 0 })
  const rows = await told()
  // (1500 - 400) × 7 = 7700 reaches 5000; 2000 × 7 of sales for the leader.
  expect(rows.find(({ role }) => role === 'specialist')).toMatchObject({ person: seller, gross_profit: '7700.00', base_amount: '7700.00', amount: '231.00' })
  expect(rows.find(({ role }) => role === 'leader')).toMatchObject({ person: lead, base_amount: '14000.00', amount: '140.00', state: 'draft' })
})

it('keeps what was adjusted when it is reckoned anew, and a confirmed one as it was', async () => {
  const [first, second] = [(await told()).find(({ role }) => role === 'specialist')!, (await told()).find(({ role }) => role === 'leader')!]
  const adjusted = await admin.call(`${of}/commission/edit`, { id: first['id'], adjust: '-31.00', remark: '退货扣减', before: { adjust: null, remark: null } })
  expect(adjusted.body.code, adjusted.body.msg).toBe(200)
  const confirmed = await admin.call(`${of}/commission/step`, { id: second['id'], transition: 'confirm' })
  expect(confirmed.body.code, confirmed.body.msg).toBe(200)
  await query(`update profit_day set amount = 1400, sales_amount = 1000 where company_id = $1 and msku = 'MUG' and part = 'fee'`, [app.companyId])
  expect((await reckon()).body.data).toEqual({ people: 2, confirmed: 1 })
  const rows = await told()
  expect(rows.find(({ role }) => role === 'specialist')).toMatchObject({ amount: '210.00', adjust: '-31.00', payable: '179.00', remark: '退货扣减' })
  expect(rows.find(({ role }) => role === 'leader')).toMatchObject({ amount: '140.00', state: 'confirmed' })
})
