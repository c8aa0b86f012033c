/** Fees that name no product, shared out by the company's rule: exact, from its month on, and gone again with the rule. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApp, type Client, type TestApp } from '../../support/app'
import { insertShop } from '../../support/rows'

let app: TestApp
let admin: Client
let shop: string

const query = <R>(text: string, values: unknown[] = []): Promise<R[]> => app.runtime.db.asOwner(async (tx) => (await tx.query<R>(text, values)).rows)
const of = '/fba/api/v1/finance/shareRule'

beforeAll(async () => {
  app = await startTestApp()
  admin = await app.admin()
  shop = await insertShop(app.runtime.db, app.companyId, '分摊店')
  const line = (month: string, category: string, msku: string | null, amount: string) => query(
    `insert into profit_day (company_id, shop_id, part, origin, stat_month, stat_day, msku, fee_category, currency, amount, sales_amount, income,
       expense, unallocated)
     values ($1, $2::bigint, 'fee', 'transaction', $3::date, $3::date, $4::text, $5, 'USD', $6::numeric, case when $4::text is not null then $6::numeric end,
       case when $4::text is not null then $6::numeric end, case when $4::text is null then $6::numeric end, case when $4::text is null then $6::numeric end)`,
    [app.companyId, shop, `${month}-01`, msku, category, amount])
  for (const month of ['2025-04', '2025-05']) {
    for (const [msku, sales] of [['A', '100'], ['B', '100'], ['C', '100']] as const) await line(month, 'product_sales', msku, sales)
    await line(month, 'coupon_fee', null, '-10')
  }
}, 600_000)
afterAll(() => app?.stop())

const shared = () => query<{ month: string; msku: string | null; amount: string }>(
  `select to_char(stat_month, 'YYYY-MM') as month, msku, amount::text from profit_line
   where company_id = $1 and part = 'shared' order by 1, msku nulls last`, [app.companyId])
const total = async () => (await query<{ amount: string; loose: string }>(
  `select sum(amount)::text as amount, sum(unallocated)::text as loose from profit_day
   where company_id = $1 and stat_month = '2025-05-01'`, [app.companyId]))[0]!

it('gives each product its part from the rule’s month on, adds up to the fee, and takes it back with the rule', async () => {
  const { body } = await admin.call<{ id: string }>(`${of}/add`, { fee_category: 'coupon_fee', start_month: '2025-05', share_by: 'sales' })
  expect(body.code, body.msg).toBe(200)
  expect(await shared()).toMatchObject([
    { month: '2025-05', msku: 'A', amount: '-3.34' }, { month: '2025-05', msku: 'B', amount: '-3.33' }, { month: '2025-05', msku: 'C', amount: '-3.33' },
    { month: '2025-05', msku: null, amount: '10' },
  ])
  expect(Number((await total()).amount)).toBe(290)
  expect(Number((await total()).loose)).toBe(0)
  const twice = await admin.call(`${of}/add`, { fee_category: 'coupon_fee', start_month: '2025-05', share_by: 'quantity' })
  expect(twice.body.code).not.toBe(200)
  expect(twice.status).toBeLessThan(500)
  const none = await admin.call(`${of}/edit`, { id: body.data.id, share_by: 'none' })
  expect(none.body.code, none.body.msg).toBe(200)
  expect(await shared()).toEqual([])
  expect(Number((await total()).loose)).toBe(-10)
  expect((await admin.call(`${of}/edit`, { id: body.data.id, share_by: 'sales', start_month: '2025-04' })).body.code).toBe(200)
  expect(await shared()).toHaveLength(8)
  expect((await admin.call(`${of}/remove`, { id: body.data.id })).body.code).toBe(200)
  expect(await shared()).toEqual([])
})
