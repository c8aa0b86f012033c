/** What stands around a row: the rows that name it, as far as whoever asks may list them, and what an order comes to. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Related } from '../../../contract/related'
import { rebuildRollups } from '../../../server/kernel/kept/rollup'
import { startTestApp, type Client, type TestApp } from '../../support/app'
import { insertShop } from '../../support/rows'

let app: TestApp
let admin: Client
let shop: string

const RELATED = '/app/api/v1/related'

beforeAll(async () => {
  app = await startTestApp()
  admin = await app.admin()
  const { db } = app.runtime
  shop = String(await insertShop(db, app.companyId))
  await db.asOwner(async (tx) => {
    const add = (text: string, values: unknown[]) => tx.query(text, [app.companyId, shop, ...values])
    for (const order of ['111-1', '111-2']) {
      await add(`insert into sale_order (company_id, shop_id, order_id, purchase_at, purchase_day, state, order_status, currency, quantity)
        values ($1, $2, $3, '2025-08-02 10:00Z', '2025-08-02', 'shipped', 'Shipped', 'USD', 2)`, [order])
    }
    await add(`insert into settlement_txn (company_id, shop_id, posted_at, posted_day, transaction_type, order_id, msku, quantity, currency, total_amount)
      values ($1, $2, '2025-08-03 10:00Z', '2025-08-03', 'Order', '111-1', 'A-1', 2, 'USD', 31)`, [])
    for (const [fee, amount] of [['product_sales', 40], ['commission', -6], ['fba_fulfillment', -3]] as const) {
      await add(`insert into fee_line (company_id, shop_id, origin, posted_day, transaction_type, amount_name, order_id, msku, fee_category, currency, amount)
        values ($1, $2, 'transaction', '2025-08-03', 'Order', $3, '111-1', 'A-1', $3, 'USD', $4)`, [fee, amount])
    }
  })
})

afterAll(() => app?.stop())

async function around(client: Client, order: string, more: object = {}): Promise<Related> {
  const { body } = await client.call<Related>(RELATED, { entity: 'sale_order', row: { shop_id: shop, order_id: order }, page: 1, pageSize: 20, ...more })
  expect(body.code, body.msg).toBe(200)
  return body.data
}

describe('an order', () => {
  it('tells the transactions and the fees that name it, and no other order\'s', async () => {
    const { groups } = await around(admin, '111-1')
    expect(groups.map(({ label, count }) => [label, count])).toEqual(expect.arrayContaining([['亚马逊交易', 1], ['费用明细', 3]]))
    expect((await around(admin, '111-2')).groups).toEqual([])
    const name = groups.find(({ label }) => label === '费用明细')!.name
    const { rows } = await around(admin, '111-1', { of: name })
    expect(rows!.answer.summary[0]!.values['amount']).toBe('31.00')
  })

  it('comes to its fees without a cost, says so, and to its profit with one', async () => {
    const before = (await around(admin, '111-1')).outcome!
    expect(before.totals.map(({ currency, amount }) => [currency, Number(amount)])).toEqual([['USD', 31]])
    expect(before.lacks.join()).toMatch(/缺成本：A-1 在 2025-08/)
    await app.runtime.db.asOwner((tx) => tx.query(
      `insert into product_cost (company_id, shop_id, msku, start_month, currency, purchase_cost, head_cost, package_cost, other_cost)
       values ($1, $2, 'A-1', '2025-07-01', 'USD', 5, 1.5, 0, 0)`, [app.companyId, shop]))
    const after = (await around(admin, '111-1')).outcome!
    expect(after.lacks).toEqual([])
    expect(after.totals.map(({ currency, amount }) => [currency, Number(amount)])).toEqual([['USD', 18]])
    expect((await around(admin, '111-2')).outcome!.lacks.join()).toMatch(/还没有入账的交易/)
  })

  it('is told to nobody who may not see it', async () => {
    const other = await app.person('elsewhere', { roles: ['admin'], shopIds: [] })
    const unseen = await other.call(RELATED, { entity: 'sale_order', row: { shop_id: shop, order_id: '111-1' }, page: 1, pageSize: 20 })
    const nobody = await (await app.person('nobody')).call(RELATED, { entity: 'sale_order', row: { shop_id: shop, order_id: '111-1' }, page: 1, pageSize: 20 })
    expect(unseen.body.code === 200 ? (unseen.body.data as Related).groups.length : unseen.body.code).not.toBe(2)
    expect(nobody.status).toBe(403)
  })
})

describe('a row as an object', () => {
  it('is told with its picture, its steps and its figures of the last days', async () => {
    const { db } = app.runtime
    const [product = '', notice = ''] = await db.asOwner(async (tx) => {
      const add = async (text: string, values: unknown[] = []): Promise<string> => (
        (await tx.query<{ id: string }>(text, [app.companyId, ...values])).rows[0]?.id ?? ''
      )
      await add(`insert into order_item (company_id, shop_id, order_id, msku, purchase_at, purchase_day, order_status, currency, quantity, item_price,
        occurrence)
        values ($1, $2, '111-1', 'A-1', '2025-08-02 10:00Z', '2025-08-02', 'Shipped', 'USD', 2, 40, 1)`, [shop])
      await rebuildRollups(tx, app.runtime.live.current.model)
      const listing = await add(`insert into product (company_id, shop_id, msku, title, image, currency)
        values ($1, $2, 'A-1', '灯', 'https://pictures.test/a.png', 'USD') returning id::text as id`, [shop])
      return [listing, await add(`insert into announcement (company_id, title, notice_type, content, audience, state) values
        ($1, '放假', 'internal', '见附件', 'all', 'published') returning id::text as id`)]
    })
    const told = async (entity: string, id: string): Promise<NonNullable<Related['object']>> => {
      const { body } = await admin.call<Related>(RELATED, { entity, row: { id }, page: 1, pageSize: 20 })
      expect(body.code, body.msg).toBe(200)
      return body.data.object!
    }
    const listing = await told('product', product)
    expect(listing).toMatchObject({ picture: 'https://pictures.test/a.png', steps: [] })
    expect(listing.figures.map(({ column, days, basis }) => [column.label, days.length, days.at(-1), basis])).toEqual([
      ['销量', 30, { day: '2025-08-02', 'sales30.quantity': '2' }, expect.stringContaining('按下单日')],
      ['销售额', 30, { day: '2025-08-02', currency: 'USD', 'perf.amount': '40' }, expect.stringContaining('按下单日')],
    ])
    const { steps, figures } = await told('announcement', notice)
    expect(steps.map(({ label, stands }) => `${label} ${stands}`)).toEqual(['草稿 past', '已发布 now'])
    expect(figures).toEqual([])
  })
})
