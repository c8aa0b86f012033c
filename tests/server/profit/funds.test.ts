/** Money that arrives: a settlement's payout is cleared by what is received into an account, whose balance follows what was checked. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { ListAnswer, Row } from '../../../contract/wire'
import { startTestApp, type TestApp, type Client } from '../../support/app'
import { insertShop } from '../../support/rows'

let app: TestApp
let admin: Client
let shop: string
let usd: string
beforeAll(async () => {
  app = await startTestApp({ now: () => new Date('2025-06-10T12:00:00Z') })
  admin = await app.admin()
  shop = await insertShop(app.runtime.db, app.companyId, '东店')
  await app.runtime.db.asOwner((tx) => tx.query(
    `insert into settlement (company_id, shop_id, settlement_id, end_at, currency, total_amount, line_amount)
     values ($1, $2::bigint, '777', '2025-06-01T00:00:00Z', 'USD', 500, 500)`, [app.companyId, shop]))
  usd = await done('fundAccount/add', { account_name: '派安盈美元', provider: 'payoneer', currency: 'USD', opening: '100.00' })
}, 240_000)
afterAll(() => app?.stop())

/** Writes and answers the id. */
async function done(path: string, values: Record<string, unknown>): Promise<string> {
  const { body } = await admin.call<{ id: string }>(`/fba/api/v1/${path}`, values)
  expect(body.code, body.msg).toBe(200)
  return String(body.data?.id ?? '')
}
async function refused(path: string, values: Record<string, unknown>): Promise<string> {
  const { status, body } = await admin.call(`/fba/api/v1/${path}`, values)
  expect(status).toBeLessThan(500)
  expect(body.code).not.toBe(200)
  return JSON.stringify(body)
}
async function first(path: string): Promise<Row> {
  const { body } = await admin.call<ListAnswer>(path, { page: 1, pageSize: 10, currency: 'original' })
  expect(body.code, body.msg).toBe(200)
  return body.data.list[0]!
}
const account = () => first('/fba/api/v1/fundAccount/list')
const settlement = () => first('/fba/api/v1/reconcile/settlements')
const receipt = (values: Record<string, unknown>) => ({
  receipt_type: 'receipt', account_id: usd, pay_date: '2025-06-05', currency: 'USD', shop_id: shop, settlement_id: '777', clear_currency: 'USD', ...values,
})

it('what is received counts for the account and the settlement once it is checked, and no longer once that is taken back', async () => {
  const one = await done('receipt_payment/add', receipt({ amount_total: '300.00', fee_amount: '3.00', clear_amount: '300.00', txn_no: 'P-1' }))
  expect(await settlement()).toMatchObject({ received_amount: '0.00', open_amount: '500.00' })
  await done('receipt_payment/step', { id: one, transition: 'audit' })
  expect(await settlement()).toMatchObject({ received_amount: '300.00', open_amount: '200.00' })
  expect(await account()).toMatchObject({ received: '300.00', fees: '3.00', balance: '397.00' })
  const out = await done('receipt_payment/add', { receipt_type: 'payment', account_id: usd, pay_date: '2025-06-06', currency: 'USD', amount_total: '50.00' })
  await done('receipt_payment/step', { id: out, transition: 'audit' })
  expect(await account()).toMatchObject({ paid: '50.00', balance: '347.00' })
  expect(await refused('receipt_payment/edit', { id: one, amount_total: '1.00' })).toContain('已审核')
  await done('receipt_payment/step', { id: one, transition: 'unaudit' })
  expect(await settlement()).toMatchObject({ open_amount: '500.00' })
  expect(await account()).toMatchObject({ balance: '50.00' })
})

it('what does not fit is refused with a sentence: another currency, no such settlement, nothing cleared, one transaction twice', async () => {
  expect(await refused('receipt_payment/add', receipt({ currency: 'EUR', amount_total: '1', clear_amount: '1' }))).toContain('币种要与资金账户的币种相同')
  expect(await refused('receipt_payment/add', receipt({ settlement_id: '778', amount_total: '1', clear_amount: '1' }))).toContain('没有这张结算单')
  expect(await refused('receipt_payment/add', receipt({ amount_total: '1' }))).toContain('请填写核销的结算金额')
  expect(await refused('receipt_payment/add', receipt({ clear_currency: 'EUR', amount_total: '1', clear_amount: '1' }))).toContain('结算币种要与结算单的币种相同')
  expect(await refused('receipt_payment/add', receipt({ receipt_type: 'payment', amount_total: '1', clear_amount: '1' }))).toContain('只有收款单')
  await refused('receipt_payment/add', receipt({ amount_total: '1', clear_amount: '1', txn_no: 'P-1' }))
  await refused('fundAccount/remove', { id: usd })
})

it('an account that is for some shops takes the money of these alone, until it is for all again', async () => {
  const other = await insertShop(app.runtime.db, app.companyId, '西店')
  await done('fundAccount/edit', { id: usd, shop_ids: [other] })
  const body = { account_id: usd, receipt_type: 'receipt', pay_date: '2025-06-06', currency: 'USD', amount_total: '1.00', fee_amount: '0.00' }
  expect(await refused('receipt_payment/add', { ...body, shop_id: shop })).toContain('这个资金账户不用于这家店铺')
  await done('receipt_payment/add', { ...body, shop_id: other })
  // What belongs to no shop is not held to any.
  await done('receipt_payment/add', body)
  await done('fundAccount/edit', { id: usd, shop_ids: [] })
  await done('receipt_payment/add', { ...body, shop_id: shop })
})
