/** Goals of shops by month: entered once, held beside what was sold, seen by whoever sees the shop. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CODES } from '../../../contract/wire'
import type { ListAnswer } from '../../../contract/wire'
import { startTestApp, type Client, type TestApp } from '../../support/app'
import { insertShop } from '../../support/rows'

let app: TestApp
let admin: Client
let east: string
let west: string
beforeAll(async () => {
  app = await startTestApp({ now: () => new Date('2025-06-10T12:00:00Z') })
  admin = await app.admin()
  east = await insertShop(app.runtime.db, app.companyId, '东店')
  west = await insertShop(app.runtime.db, app.companyId, '西店')
  await app.runtime.db.asOwner(async (tx) => {
    for (const [shop, day, amount, quantity, status] of [
      [east, '2025-05-03', '300.00', 3, 'Shipped'], [east, '2025-05-20', '100.00', 1, 'Shipped'], [east, '2025-05-21', '900.00', 9, 'Cancelled'],
      [west, '2025-05-05', '50.00', 1, 'Shipped'], [east, '2025-06-01', '80.00', 1, 'Shipped'],
    ] as const) {
      await tx.query(
        `insert into order_item (company_id, shop_id, order_id, msku, purchase_at, purchase_day, order_status, quantity, currency, item_price, occurrence)
         values ($1, $2::bigint, $3, 'MUG', $4::date + interval '20 hours', $4::date, $5, $6, 'USD', $7, 1)`,
        [app.companyId, shop, `${shop}-${day}`, day, status, quantity, amount],
      )
    }
  })
}, 240_000)
afterAll(() => app?.stop())

const add = (client: Client, values: Record<string, unknown>) => client.call<{ id: string }>('/fba/api/v1/target/save', values)
const reached = async (client: Client, rows: string[]) => {
  const { body } = await client.call<ListAnswer>('/fba/api/v1/target/report', {
    page: 1, pageSize: 50, rows, measures: ['goal_amount', 'amount', 'amount_rate', 'amount_gap', 'quantity_rate'],
    filter: { field: 'month', op: 'between', value: ['2025-05', '2025-06'] },
  })
  expect(body.code, body.msg).toBe(200)
  return body.data
}

describe('a goal of a shop', () => {
  it('stands beside what was sold in its month, cancelled orders left out, and is a ratio of sums in the total', async () => {
    for (const [shop, goal] of [[east, '500'], [west, '100']] as const) {
      const { body } = await add(admin, { shop_id: shop, goal_month: '2025-05', currency: 'USD', goal_amount: goal, goal_quantity: 5 })
      expect(body.code, body.msg).toBe(200)
    }
    const { list, summary } = await reached(admin, ['shop', 'month'])
    const may = (shop: string) => list.find((row) => row['shop'] === shop && row['month'] === '2025-05')
    expect(may(east)).toMatchObject({ goal_amount: '500.00', amount: '400.00', amount_rate: '0.8000', amount_gap: '-100.00', quantity_rate: '0.8000' })
    expect(may(west)).toMatchObject({ amount_rate: '0.5000', quantity_rate: '0.2000' })
    // 530 of 600: June has sales and no goal.
    expect(summary[0]!.values).toMatchObject({ goal_amount: '600.00', amount: '530.00' })
    expect(Number(summary[0]!.values['amount_rate'])).toBeCloseTo(530 / 600, 4)
  })

  it('says how much of the sales advertising may take, and how far over it the posted advertising is', async () => {
    const { body } = await add(admin, { shop_id: east, goal_month: '2025-04', currency: 'USD', goal_amount: '200', goal_ad_rate: '0.1' })
    expect(body.code, body.msg).toBe(200)
    await app.runtime.db.asOwner(async (tx) => {
      await tx.query(
        `insert into order_item (company_id, shop_id, order_id, msku, purchase_at, purchase_day, order_status, quantity, currency, item_price, occurrence)
         values ($1, $2::bigint, 'april', 'MUG', '2025-04-03 20:00Z', '2025-04-03', 'Shipped', 1, 'USD', 160, 1)`, [app.companyId, east])
      await tx.query(
        `insert into profit_day (company_id, shop_id, part, stat_month, stat_day, fee_category, currency, amount)
         values ($1, $2, 'fees', '2025-04-01', '2025-04-30', 'ad_spend', 'USD', -26), ($1, $2, 'fees', '2025-04-01', '2025-04-30', 'ad_refund', 'USD', 2),
           ($1, $2, 'fees', '2025-04-01', '2025-04-30', 'commission', 'USD', -20)`, [app.companyId, east])
    })
    const { body: told } = await admin.call<ListAnswer>('/fba/api/v1/target/report', {
      page: 1, pageSize: 50, rows: ['shop'], measures: ['goal_spend', 'goal_ad_rate', 'ad_fee', 'ad_rate', 'ad_rate_gap'],
      filter: { field: 'month', op: 'eq', value: '2025-04' },
    })
    // 26 less 2 of 160 sold: 15 %, five points over the goal of 10 %.
    expect(told.data.list[0]).toMatchObject({ goal_spend: '20.00', goal_ad_rate: '0.1000', ad_fee: '-24.00', ad_rate: '0.1500', ad_rate_gap: '0.0500' })
  })

  it('is one a month, and is refused where it is less than nothing', async () => {
    const twice = await add(admin, { shop_id: east, goal_month: '2025-05', currency: 'USD', goal_amount: '700' })
    expect(twice.body.code).not.toBe(200)
    expect(twice.status).toBeLessThan(500)
    const less = await add(admin, { shop_id: east, goal_month: '2025-07', currency: 'USD', goal_amount: '-1' })
    expect(less.body.code).toBe(CODES.invalid)
  })

  it('is seen and set by whoever sees its shop', async () => {
    const seller = await app.person('west-seller', { roles: ['admin'], shopIds: [west] })
    const { list } = await reached(seller, ['shop'])
    expect(list.map(({ shop }) => shop)).toEqual([west])
    const foreign = await add(seller, { shop_id: east, goal_month: '2025-08', currency: 'USD', goal_amount: '1' })
    expect(foreign.body.code).not.toBe(200)
    expect(foreign.status).toBeLessThan(500)
  })
})

describe('a goal of a product', () => {
  it('stands beside what the product sold, is one a month, and adds up by who looks after it', async () => {
    await app.runtime.db.asOwner((tx) => tx.query(
      `insert into product (company_id, shop_id, msku, currency, parent_asin) values ($1, $2::bigint, 'MUG', 'USD', 'B0PARENT01')`,
      [app.companyId, east]))
    const goal = { shop_id: east, msku: 'MUG', goal_month: '2025-05', currency: 'USD', goal_amount: '800', goal_quantity: 8 }
    const first = await admin.call('/fba/api/v1/target/product/save', goal)
    expect(first.body.code, first.body.msg).toBe(200)
    const twice = await admin.call('/fba/api/v1/target/product/save', goal)
    expect(twice.body.code).not.toBe(200)
    expect(twice.status).toBeLessThan(500)
    const of = async (row: string) => {
      const { body } = await admin.call<ListAnswer>('/fba/api/v1/target/product/report', {
        page: 1, pageSize: 50, rows: [row], measures: ['goal_amount', 'amount', 'amount_rate', 'quantity_rate'],
        filter: { and: [{ field: 'month', op: 'between', value: ['2025-05', '2025-05'] }, { field: 'shop', op: 'eq', value: east }] },
      })
      expect(body.code, body.msg).toBe(200)
      return body.data.list
    }
    expect(await of('msku')).toMatchObject([{ msku: 'MUG', goal_amount: '800.00', amount: '400.00', amount_rate: '0.5000', quantity_rate: '0.5000' }])
    expect(await of('parent_asin')).toMatchObject([{ parent_asin: 'B0PARENT01', amount_rate: '0.5000' }])
  })
})
