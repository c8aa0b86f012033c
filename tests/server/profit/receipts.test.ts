/** Downloads of payment accounts: read as they are, and matched with the settlements that they pay out. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { LinesAnswer } from '../../../contract/lines'
import type { ListAnswer } from '../../../contract/wire'
import { startTestApp, type Client, type TestApp } from '../../support/app'
import { insertShop } from '../../support/rows'
import { sendFiles } from '../../support/uploads'

const TEMPLATE = [
  'provider', 'txn_time', 'txn_no', 'currency', 'amount_total', 'fee_amount', 'balance', 'biz_type', 'shop_name', 'txn_state', 'account', 'fund_id', 'remark',
]
const PAYONEER = `Date,Description,Amount,Currency,Status,Running Balance,Transaction ID
2025-06-05 10:00:00,Payment from Amazon,1000.10,USD,Completed,1500.10,T-1
2025-06-05 11:00:00,Payment from Amazon,500.00,USD,Completed,2000.10,T-2
2025-06-06 10:00:00,Payment from Amazon,300.00,USD,Completed,2300.10,T-3
2025-06-07 10:00:00,Withdrawal to bank,-2000.00,USD,Completed,300.10,T-4
2025-06-08 10:00:00,Payment from Amazon,250.00,USD,Pending,550.10,T-5
2025-06-09 10:00:00,Payment from Amazon,77.00,EUR,Completed,77.00,T-6
`

let app: TestApp
let admin: Client
let east: string
let west: string
beforeAll(async () => {
  app = await startTestApp({ now: () => new Date('2025-06-10T12:00:00Z') })
  admin = await app.admin()
  east = await insertShop(app.runtime.db, app.companyId, '东店')
  west = await insertShop(app.runtime.db, app.companyId, '西店')
  const { body } = await admin.call('/fba/api/v1/fundAccount/add', { account_name: '派安盈美元', provider: 'payoneer', currency: 'USD' })
  if (body.code !== 200) throw new Error(body.msg)
  await app.runtime.db.asOwner(async (tx) => {
    for (const [shop, id, amount, day] of [
      [east, 'S1', '1000.10', '2025-06-03'], [east, 'S2', '500.00', '2025-06-03'], [west, 'S3', '500.00', '2025-06-04'], [west, 'S4', '300.00', '2025-05-01'],
      [west, 'S5', '250.00', '2025-06-06'],
    ]) {
      await tx.query(
        `insert into settlement (company_id, shop_id, settlement_id, start_at, end_at, deposit_at, currency, total_amount, line_amount)
         values ($1, $2, $3, $5::date - 14, $5::date, $5::date, 'USD', $4, $4)`, [app.companyId, shop, id, amount, day],
      )
    }
  })
}, 240_000)
afterAll(() => app?.stop())

interface Checked { total: number; ok: number; edits: number; id: string; errors: unknown[] }
async function bring(content: string): Promise<Checked> {
  const body = await sendFiles<Checked>(app, admin, '/app/api/v1/rows/upload', [{ name: 'payoneer.csv', content }], {
    call: JSON.stringify({ family: 'finance', call: 'paymentStatementAdd' }), fields: JSON.stringify(TEMPLATE),
  })
  expect(body.code, body.msg).toBe(200)
  return body.data
}
const flow = async (): Promise<Record<string, unknown>[]> => (await admin.call<ListAnswer>('/fba/api/v1/payment_statement/list', {
  page: 1, pageSize: 50, sort: [{ field: 'txn_no', order: 'asc' }],
  fields: ['id', 'txn_no', 'provider', 'amount_total', 'entry.doc_no', 'entry.doc_status', 'entry.settlement_id', 'entry.clear_amount'],
})).body.data.list
const match = (who: Client, ids: unknown[], more: Record<string, unknown>) => who.call<LinesAnswer>('/fba/api/v1/payment_collection/match', {
  rows: ids.map((id) => ({ id })), ...more,
})

describe('a download of a payment account', () => {
  it('is read as it is, and counts once though it is sent twice', async () => {
    const first = await bring(PAYONEER)
    expect(first).toMatchObject({ total: 6, ok: 6, edits: 0, errors: [] })
    expect((await admin.call('/app/api/v1/rows/commit', { id: first.id })).body.code).toBe(200)
    const again = await bring(PAYONEER)
    expect(again).toMatchObject({ ok: 6, edits: 6 })
    expect((await admin.call('/app/api/v1/rows/commit', { id: again.id })).body.code).toBe(200)
    const rows = await flow()
    expect(rows.map((row) => [row['txn_no'], row['provider'], row['amount_total']])).toEqual([
      ['T-1', 'payoneer', '1000.10'], ['T-2', 'payoneer', '500.00'], ['T-3', 'payoneer', '300.00'], ['T-4', 'payoneer', '-2000.00'],
      ['T-5', 'payoneer', '250.00'], ['T-6', 'payoneer', '77.00'],
    ])
  })
})

describe('receipts and settlements', () => {
  it('are proposed to each other where exactly one fits, and the others are told why they wait', async () => {
    const ids = (await flow()).map((row) => row['id'])
    const { body } = await match(admin, ids, { preview: true })
    expect(body.code, body.msg).toBe(200)
    const told = body.data.lines.map(({ cells, error }) => [cells['txn'], cells['settlement'], error])
    expect(told).toEqual([
      ['T-1', 'S1', undefined], ['T-2', '', '有 2 张结算单相符，请用「选择结算单」'],
      ['T-3', '', '到账前 10 天内没有币种与金额都相符的未到账结算单'], ['T-4', '', '不是收款：金额不大于 0'],
      ['T-5', '', '还没有到账：状态是「Pending」'],
      ['T-6', '', '没有这家机构这个币种的资金账户，请先在「银行账号」登记'],
    ])
    expect([body.data.done, body.data.refused]).toEqual([1, 5])
    expect((await flow()).every((row) => row['entry.doc_no'] === null)).toBe(true)
  })

  it('become a draft that no settlement knows of until it is audited, once', async () => {
    const [first] = await flow()
    const { body } = await match(admin, [first!['id']], { preview: false, lines: [String(first!['id'])] })
    expect(body.code, body.msg).toBe(200)
    expect((await flow())[0]).toMatchObject({ 'entry.doc_status': '0', 'entry.settlement_id': 'S1', 'entry.clear_amount': '1000.10' })
    const settled = async (id: string) => (await admin.call<ListAnswer>('/fba/api/v1/reconcile/settlements', {
      page: 1, pageSize: 20, fields: ['settlement_id', 'received_amount', 'open_amount'], filter: { field: 'settlement_id', op: 'eq', value: id },
    })).body.data.list[0]
    expect(await settled('S1')).toMatchObject({ received_amount: '0.00', open_amount: '1000.10' })
    const { body: entries } = await admin.call<ListAnswer>('/fba/api/v1/receipt_payment/list', {
      page: 1, pageSize: 20, filter: { field: 'txn_no', op: 'eq', value: 'T-1' },
    })
    const entry = entries.data.list[0]!
    expect(entry).toMatchObject({ amount_total: '1000.10', pay_date: '2025-06-05', currency: 'USD', clear_currency: 'USD' })
    expect((await admin.call('/fba/api/v1/receipt_payment/step', { id: entry['id'], transition: 'audit' })).body.code).toBe(200)
    expect(await settled('S1')).toMatchObject({ received_amount: '1000.10', open_amount: '0.00' })
    const again = await match(admin, [first!['id']], { preview: false })
    expect(again.body.data.lines[0]!.error).toContain('已匹配')
    const undo = await admin.call('/fba/api/v1/payment_collection/unmatch', { id: first!['id'] })
    expect([undo.body.code, undo.body.msg]).toEqual([1002, expect.stringContaining('已审核，请先在「收付款单」里反审核')])
  })

  it('are chosen by a person where several fit, among those of shops that the person sees, and given up again', async () => {
    const second = (await flow())[1]!
    const seller = await app.person('seller', { roles: ['finance'], shopIds: [west] })
    const choose = (who: Client, more: Record<string, unknown>) => who.call<LinesAnswer>('/fba/api/v1/payment_collection/choose', {
      rows: [{ id: second['id'] }], ...more,
    })
    const all = await choose(admin, { preview: true })
    expect(all.body.data.lines.map(({ cells }) => cells['settlement'])).toEqual(['S3', 'S2', 'S5', 'S4'])
    const seen = await choose(seller, { preview: true })
    expect(seen.body.data.lines.map(({ cells }) => cells['settlement'])).toEqual(['S3', 'S5', 'S4'])
    const two = await choose(admin, { preview: false, lines: [`${east} S2`, `${west} S3`] })
    expect([two.body.code, two.status < 500]).toEqual([1002, true])
    expect((await choose(admin, { preview: false, lines: [`${east} S2`] })).body.code).toBe(200)
    expect((await flow())[1]).toMatchObject({ 'entry.settlement_id': 'S2', 'entry.doc_status': '0' })
    expect((await admin.call('/fba/api/v1/payment_collection/unmatch', { id: second['id'] })).body.code).toBe(200)
    expect((await flow())[1]).toMatchObject({ 'entry.doc_no': null })
    const wrong = await match(admin, [second['id']], { preview: true, days: 0 })
    expect([wrong.body.code, wrong.body.msg]).toEqual([1002, expect.stringContaining('天数要在 1 与 365 之间')])
  })
})
