/** A file whose headings are not the template's: somebody says once which column is which, and the next file is read by it. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type Client, type TestApp } from '../../support/app'
import { multipart } from '../../support/multipart'

let app: TestApp
let admin: Client
beforeAll(async () => {
  app = await startTestApp()
  admin = await app.admin()
})
afterAll(() => app?.stop())

const CALL = { family: 'finance', call: 'paymentStatementAdd' }
const FIELDS = ['provider', 'account', 'txn_time', 'txn_no', 'biz_type', 'currency', 'amount_total', 'fee_amount', 'balance', 'txn_state']
const PAYONEER = [
  'Statement of account', '', 'Date,Description,Amount,Currency,Status,Running Balance,Transaction ID',
  '2026-03-02 10:00:00,Payment from Amazon,"1,250.40",USD,Completed,"1,250.40",7001',
  '2026-03-03 11:30:00,Withdrawal,-1000.00,USD,Completed,250.40,7002', '',
].join('\n')

interface Found { columns: { name: string; samples: string[] }[]; guess: Record<string, string> }
interface Check { id: string; total: number; ok: number; learned?: boolean; errors: { message: string }[]; sample: Record<string, unknown>[] }
type Reply<T> = { status: number; body: { code: number; msg: string; data: T } }

async function send<T>(path: string, text: string, more: Record<string, string> = {}): Promise<Reply<T>> {
  const form = multipart({ call: JSON.stringify(CALL), fields: JSON.stringify(FIELDS), ...more }, [{ name: 'payoneer.csv', content: text }])
  const response = await app.app.inject({
    method: 'POST', url: `/app/api/v1/rows/${path}`, payload: form.payload,
    headers: { ...form.headers, authorization: `Bearer ${admin.token}`, projectid: 'erp' },
  })
  return { status: response.statusCode, body: response.json() }
}
const rows = async () => (await app.database.db.asOwner((tx) => tx.query<{ txn_no: string; amount: string; provider: string; account: string; at: string }>(
  `select txn_no, amount_total::text as amount, provider, account, to_char(txn_time at time zone 'Asia/Shanghai', 'YYYY-MM-DD HH24:MI') as at
   from payment_statement order by txn_no`))).rows

describe('a file with headings of its own', () => {
  it('shows its columns beside sample rows, and guesses by what fields are also called', async () => {
    const { body } = await send<Found>('columns', PAYONEER)
    expect(body.data.columns.map(({ name }) => name)).toEqual(['Date', 'Description', 'Amount', 'Currency', 'Status', 'Running Balance', 'Transaction ID'])
    expect(body.data.columns[2]!.samples.slice(0, 2)).toEqual(['1,250.40', '-1000.00'])
    expect(body.data.guess).toEqual({
      txn_time: 'Date', txn_no: 'Transaction ID', biz_type: 'Description', currency: 'Currency', amount_total: 'Amount', balance: 'Running Balance',
      txn_state: 'Status',
    })
  })

  it('is read as somebody says, checked like any other, and the next of its kind is read without asking', async () => {
    const { body: { data: { guess } } } = await send<Found>('columns', PAYONEER)
    const map = {
      ...Object.fromEntries(Object.entries(guess).map(([field, column]) => [field, { column }])), provider: { value: '派安盈' }, account: { value: 'P-001' },
    }
    const first = await send<Check>('upload', PAYONEER, { map: JSON.stringify(map) })
    expect(first.body.data).toMatchObject({ total: 2, ok: 2, learned: true, errors: [] })
    await admin.call('/app/api/v1/rows/commit', { id: first.body.data.id })
    expect(await rows()).toMatchObject([
      { txn_no: '7001', amount: '1250.4000', provider: 'payoneer', account: 'P-001', at: '2026-03-02 10:00' }, { txn_no: '7002', amount: '-1000.0000' },
    ].map((row) => ({ ...row, amount: expect.stringMatching(new RegExp(`^${row.amount.replace(/0+$/, '')}`)) as string })))
    const next = await send<Check>('upload', PAYONEER.replaceAll('7001', '7003').replaceAll('7002', 'bad').replace('-1000.00', 'much'))
    expect(next.body.data).toMatchObject({ total: 2, ok: 1, learned: true })
    expect(next.body.data.errors.map(({ message }) => message).join()).toContain('金额')
  })

  it('is listed with what is which, may be renamed, and is asked about again once it is removed', async () => {
    const list = () => admin.call<{ list: { id: string; title: string; target_label: string; columns_text: string; times: number }[] }>(
      '/app/api/v1/header-maps/list', { page: 1, pageSize: 10 })
    const [known] = (await list()).body.data.list
    expect(known).toMatchObject({ target_label: '收款流水', times: 2 })
    expect(known!.columns_text).toContain('Transaction ID → 流水号')
    expect(known!.columns_text).toContain('收款账户 都是「P-001」')
    expect((await admin.call('/app/api/v1/header-maps/edit', { id: known!.id, title: '派安盈美元账户' })).body.code).toBe(200)
    expect((await list()).body.data.list[0]!.title).toBe('派安盈美元账户')
    expect((await admin.call('/app/api/v1/header-maps/remove', { id: known!.id })).body.code).toBe(200)
    // The download itself is known without anybody's word; one with a heading of its own is not.
    const again = await send<Check>('upload', PAYONEER.replace('Transaction ID', 'Beleg'))
    expect(again.body.data?.learned ?? false).toBe(false)
    expect(again.body.data?.ok ?? 0).toBe(0)
  })

  it.each([
    [{ txn_no: { column: 'Date' }, txn_time: { column: 'Date' } }, '同时对应了'], [{ txn_no: { column: 'Nothing' } }, '文件里没有'],
    [{ create_time: { column: 'Date' } }, '不是可以导入的字段'], [{ provider: { value: '派安盈' } }, '至少要有一列'], [[], '请说明哪一列是什么'],
  ])('refuses %j in words', async (map, words) => {
    const { status, body } = await send('upload', PAYONEER, { map: JSON.stringify(map) })
    expect(status).toBeLessThan(500)
    expect(body.code).not.toBe(200)
    expect(body.msg).toContain(words)
  })
})
