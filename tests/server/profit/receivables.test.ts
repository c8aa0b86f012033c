/** Receivables held against what Seller Central says: entered once a month, compared in the report, locked once confirmed. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { ListAnswer } from '../../../contract/wire'
import { startTestApp, type Client, type TestApp } from '../../support/app'
import { insertShop } from '../../support/rows'

let app: TestApp
let admin: Client
let shop: string
const of = '/fba/api/v1/receivableReport'

beforeAll(async () => {
  app = await startTestApp()
  admin = await app.admin()
  shop = await insertShop(app.runtime.db, app.companyId, '对账店')
}, 600_000)
afterAll(() => app?.stop())

it('is entered, compared beside the month, confirmed only with a figure, and changed only once it is taken back', async () => {
  const { body: added } = await admin.call<{ id: string }>(`${of}/check/add`, { shop_id: shop, check_month: '2025-05', currency: 'USD', remark: '五月' })
  expect(added.code, added.msg).toBe(200)
  const step = (transition: string) => admin.call(`${of}/check/step`, { id: added.data.id, transition })
  expect((await step('check')).body.code).not.toBe(200)
  const edit = (values: Record<string, unknown>) => admin.call(`${of}/check/edit`, { id: added.data.id, ...values })
  expect((await edit({ stated_amount: '120.50', stated_transfer: '-80' })).body.code).toBe(200)
  const { body } = await admin.call<ListAnswer>(`${of}/list`, {
    page: 1, pageSize: 50, rows: ['shop', 'month'], measures: ['amount', 'stated_amount', 'amount_gap', 'stated_transfer', 'check_state', 'check_remark'],
    filter: { field: 'origin', op: 'eq', value: 'transaction' },
  })
  expect(body.code, body.msg).toBe(200)
  expect(body.data.list).toMatchObject([
    { shop, month: '2025-05', stated_amount: '120.50', stated_transfer: '-80.00', check_state: 'open', check_remark: '五月' },
  ])
  expect((await step('check')).body.code).toBe(200)
  const locked = await edit({ stated_amount: '1' })
  expect(locked.body.code).not.toBe(200)
  expect(locked.status).toBeLessThan(500)
  expect((await step('reopen')).body.code).toBe(200)
  expect((await edit({ stated_amount: '121' })).body.code).toBe(200)
})
