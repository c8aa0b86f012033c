/** Fees of one's own, entered by shop and month: what they make of the profit, handed on without losing a cent, and taken back. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ListAnswer, Row } from '../../../contract/wire'
import { refreshDerivedOf } from '../../../server/kernel/kept/rollup'
import { startTestApp, type Client, type TestApp } from '../../support/app'
import { insertShop } from '../../support/rows'

let app: TestApp
let admin: Client
let shop: string
let other: string
beforeAll(async () => {
  app = await startTestApp({ now: () => new Date('2025-06-10T12:00:00Z') })
  admin = await app.admin()
  shop = await insertShop(app.runtime.db, app.companyId, '东店')
  other = await insertShop(app.runtime.db, app.companyId, '西店')
  await app.runtime.db.asOwner(async (tx) => {
    await tx.query(
      `insert into exchange_rate (company_id, stat_month, currency, rate) values ($1, '2025-05-01', 'USD', 7)`, [app.companyId])
    for (const [msku, category, amount] of [
      ['MUG', 'product_sales', '60.00'], ['MUG', 'commission', '-9.00'], ['PEN', 'product_sales', '30.00'], ['PEN', 'commission', '-4.50'],
      ['PEN', 'fba_fulfillment_fee', '-3.00'], [null, 'monthly_storage_fee', '-2.00'],
    ] as const) {
      await tx.query(
        `insert into fee_line (company_id, shop_id, origin, posted_day, msku, transaction_type, amount_name, fee_category, currency, amount)
         values ($1, $2::bigint, 'transaction', '2025-05-03', $3, 'Order', 'product_sales', $4, 'USD', $5)`, [app.companyId, shop, msku, category, amount])
    }
    for (const [msku, quantity, marketplace, fulfillment] of [
      ['MUG', 1, 'amazon.com', 'FBA'], ['PEN', 2, 'amazon.com', 'FBM'], ['PEN', 5, 'Non-Amazon US', 'FBA'],
    ] as const) {
      await tx.query(
        `insert into settlement_txn
           (company_id, shop_id, posted_at, posted_day, msku, transaction_type, quantity, currency, total_amount, marketplace, fulfillment)
         values ($1, $2::bigint, '2025-05-03T10:00:00Z', '2025-05-03', $3, 'Order', $4, 'USD', 0, $5, $6)`,
        [app.companyId, shop, msku, quantity, marketplace, fulfillment])
    }
    for (const entity of ['profit_day', 'profit_line']) await tx.query(`delete from ${entity}`)
    for (const entity of ['fee_line', 'settlement_txn']) {
      await refreshDerivedOf(tx, app.runtime.live.current.model, entity, { companyId: app.companyId, days: ['2025-05-03'] })
    }
  })
}, 240_000)
afterAll(() => app?.stop())

const FIGURES = [
  'amount', 'custom_fee', 'custom_rate', 'gross_profit', 'commission', 'commission_rate', 'expense_rate', 'fba_fulfillment_fee', 'quantity', 'fba_quantity',
  'fbm_quantity', 'mcf_quantity',
]
async function profit(rows = ['msku']): Promise<ListAnswer> {
  const { body } = await admin.call<ListAnswer>('/fba/api/v1/amzItemProfit/getMskuListNew', {
    page: 1, pageSize: 50, rows, measures: FIGURES, currency: 'original', filter: { field: 'month', op: 'eq', value: '2025-05' },
  })
  expect(body.code, body.msg).toBe(200)
  return body.data
}
const of = async (msku: string | null): Promise<Row | undefined> => (await profit()).list.find((row) => (row['msku'] ?? null) === msku)
const add = (client: Client, values: Record<string, unknown>) => client.call<{ id: string }>('/fba/api/v1/customFee/add', {
  fee_month: '2025-05', shop_id: shop, fee_type: 'off_site', currency: 'USD', ...values,
})

describe('figures of some rows alone', () => {
  it('stand beside each other, and are a share of sales in rows and in the total', async () => {
    expect(await of('MUG')).toMatchObject(
      { amount: '51.00', commission: '-9.00', commission_rate: '0.1500', expense_rate: '0.1500', fba_fulfillment_fee: null })
    expect(await of('PEN')).toMatchObject({ commission: '-4.50', expense_rate: '0.2500', fba_fulfillment_fee: '-3.00' })
    const { summary } = await profit()
    expect(summary[0]!.values).toMatchObject({ commission: '-13.50', commission_rate: '0.1500', fba_fulfillment_fee: '-3.00' })
  })

  it('tell pieces by who sent them: Amazon, the seller, or Amazon for another channel', async () => {
    expect(await of('PEN')).toMatchObject({ quantity: 7, fba_quantity: 0, fbm_quantity: 2, mcf_quantity: 5 })
    expect(await of('MUG')).toMatchObject({ quantity: 1, fba_quantity: 1, fbm_quantity: 0, mcf_quantity: 0 })
  })

  it('open the rows that they count and no others, and say which these are', async () => {
    const row = (await profit(['msku', 'shop', 'site'])).list.find((each) => each['msku'] === 'PEN')!
    const asked = {
      call: { family: 'finance', call: 'amzItemProfitGetMskuListNew' }, column: 'commission', row,
      request: { rows: ['msku', 'shop', 'site'], currency: 'original', filter: { field: 'month', op: 'eq', value: '2025-05' } },
    }
    const behind = await admin.call<{ answer: ListAnswer }>('/app/api/v1/behind', { ...asked, page: 1, pageSize: 50 })
    expect(behind.body.code, behind.body.msg).toBe(200)
    expect(behind.body.data.answer.list.map(({ amount, fee_category }) => [amount, fee_category])).toEqual([['-4.50', 'commission']])
    // Behind the sales stand the lines that hold sales, not every line of the MSKU.
    const sales = await admin.call<{ answer: ListAnswer }>('/app/api/v1/behind', { ...asked, column: 'sales_amount', page: 1, pageSize: 50 })
    expect(sales.body.code, sales.body.msg).toBe(200)
    expect(sales.body.data.answer.list.map(({ sales_amount, fee_category }) => [sales_amount, fee_category])).toEqual([['30.00', 'product_sales']])
    const told = await admin.call<{ steps: { words: string }[] }>('/app/api/v1/explain', asked)
    expect(told.body.data.steps[0]!.words).toContain('只算「费用类型')
    expect(told.body.data.steps[0]!.words).toContain('平台佣金')
  })
})

describe('a fee of one\'s own', () => {
  it('enters the profit in the same write: of its MSKU, or handed on by sales or pieces to the cent', async () => {
    const one = await add(admin, { msku: 'MUG', amount: '5.00', share_by: 'none' })
    expect(one.body.code, one.body.msg).toBe(200)
    expect(await of('MUG')).toMatchObject({ custom_fee: '-5.00', gross_profit: '46.00' })
    // 10.00 by sales of 60 and 30; then 10.00 by pieces of 1 and 7.
    await add(admin, { amount: '10.00', share_by: 'sales' })
    expect([(await of('MUG'))!['custom_fee'], (await of('PEN'))!['custom_fee']]).toEqual(['-11.67', '-3.33'])
    await add(admin, { amount: '10.00', share_by: 'quantity' })
    expect([(await of('MUG'))!['custom_fee'], (await of('PEN'))!['custom_fee']]).toEqual(['-12.92', '-12.08'])
    // Nobody wants it handed on: it stays without MSKU.
    await add(admin, { amount: '1.00', share_by: 'none' })
    expect(await of(null)).toMatchObject({ custom_fee: '-1.00', amount: '-2.00' })
    expect((await profit()).summary[0]!.values).toMatchObject({ custom_fee: '-26.00', amount: '71.50', gross_profit: '45.50' })
  })

  it('is told in the currency of its shop by the rate of its month', async () => {
    const { body } = await add(admin, { msku: 'PEN', amount: '70.00', currency: 'CNY', share_by: 'none' })
    expect(await of('PEN')).toMatchObject({ custom_fee: '-22.08' })
    const gone = await admin.call('/fba/api/v1/customFee/remove', { id: body.data.id })
    expect(gone.body.code, gone.body.msg).toBe(200)
    expect(await of('PEN')).toMatchObject({ custom_fee: '-12.08' })
  })

  it('follows what it is handed on by', async () => {
    await app.runtime.db.asOwner(async (tx) => {
      await tx.query(`update fee_line set amount = 60 where company_id = $1 and msku = 'PEN' and fee_category = 'product_sales'`, [app.companyId])
      await refreshDerivedOf(tx, app.runtime.live.current.model, 'fee_line', { companyId: app.companyId, days: ['2025-05-03'] })
    })
    // By sales of 60 and 60 each bears 5.00; by pieces as before.
    expect([(await of('MUG'))!['custom_fee'], (await of('PEN'))!['custom_fee']]).toEqual(['-11.25', '-13.75'])
  })

  it('is entered and seen by whoever sees its shop', async () => {
    const seller = await app.person('west-custom', { roles: ['admin'], shopIds: [other] })
    const foreign = await add(seller, { amount: '1.00' })
    expect(foreign.body.code).not.toBe(200)
    expect(foreign.status).toBeLessThan(500)
    const { body } = await seller.call<ListAnswer>('/fba/api/v1/customFee/list', { page: 1, pageSize: 50 })
    expect(body.data.total).toBe(0)
    const wrong = await add(admin, { amount: 'viel' })
    expect(wrong.status).toBeLessThan(500)
    expect(wrong.body.code).not.toBe(200)
  })
})
