/** 数据核对 of rows that have no shop (a carrier's bills): kept of the whole company, told to those alone who see all of it, in the currency's digits. */
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApp, type Client, type TestApp } from '../../support/app'
import { insertShop } from '../../support/rows'
import { checkNow } from './checking'

const SCHEMAS = fileURLToPath(new URL('../../../schemas', import.meta.url))
const BILLS = {
  language: 1, dataset: 'bill_check', label: '物流账单核对', basis: '按发货日期',
  sources: { bills: { facts: 'logistics_bill', day: 'ship_date' } },
  dimensions: { month: { by: 'month', label: '月份' }, provider: { field: 'provider_id' } },
  measures: { estimated: { label: '预估运费', field: 'est_fee' }, billed: { label: '账单运费', field: 'bill_fee' } },
  identities: {
    bills_as_estimated: { label: '账单 = 预估', says: '物流商的账单应等于预估。', rows: ['provider', 'month'], left: 'estimated', right: 'billed' },
  },
}

let root: string
let server: TestApp
let admin: Client

const query = <R>(text: string, values: unknown[] = []): Promise<R[]> => server.runtime.db.asOwner(async (tx) => (await tx.query<R>(text, values)).rows)
const bill = (number: string, provider: string, currency: string, estimated: string, billed: string): Promise<unknown> => query(
  `insert into logistics_bill (company_id, bill_no, provider_id, tracking_no, ship_date, currency, est_fee, bill_fee, bill_status)
   values ($1, $2, $3, 1, '2026-03-05', $4, $5, $6, '0')`, [server.companyId, number, provider, currency, estimated, billed],
)
async function listed(client: Client, call: string, filter: unknown): Promise<Record<string, unknown>[]> {
  const { body } = await client.call<{ list: Record<string, unknown>[] }>(`/app/api/v1/identities/${call}`, { page: 1, pageSize: 10, filter })
  expect(body.code, body.msg).toBe(200)
  return body.data.list
}
const found = (client: Client) => listed(client, 'list', { field: 'identity', op: 'eq', value: 'bills_as_estimated' })

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'company-identity-'))
  cpSync(SCHEMAS, join(root, 'schemas'), { recursive: true })
  writeFileSync(join(root, 'schemas/datasets/finance/bill_check.json'), JSON.stringify(BILLS))
  server = await startTestApp({ root, retryMs: 1 })
  admin = await server.admin()
  const shop = await insertShop(server.runtime.db, server.companyId, '一店')
  await server.person('finance', { roles: ['finance'] })
  await server.person('one-shop', { roles: ['finance'], shopIds: [shop] })
  const [provider] = await query<{ id: string }>(
    `insert into logistics_provider (company_id, logistics_provider, transport_mode) values ($1, '顺达', 'sea') returning id::text`, [server.companyId],
  )
  await bill('A', provider!.id, 'JPY', '1200', '1300')
  await bill('B', provider!.id, 'USD', '10.50', '10.50')
}, 60_000)
afterAll(async () => {
  await server?.stop()
  rmSync(root, { recursive: true, force: true })
})

it('is one line a currency, of no shop, and an amount of yen differs by whole yen', async () => {
  await checkNow(server, admin)
  const lines = await found(admin)
  expect(lines.map(({ currency, state }) => [currency, state]).sort()).toEqual([['JPY', 'red'], ['USD', 'green']])
  const red = lines.find(({ state }) => state === 'red')!
  expect(red).toMatchObject({ shop_id: null, rows_checked: 1, rows_differing: 1 })
  const [row] = await listed(admin, 'differences', { field: 'result_id', op: 'eq', value: red['id'] })
  expect(row).toMatchObject({ shop_id: null, currency: 'JPY', row_name: expect.stringMatching(/2026-03$/) as string })
  expect([row!['left_value'], row!['right_value'], row!['difference']].map(Number)).toEqual([1200, 1300, -100])
})

it('is told once to those who see the whole company, and neither seen by nor told to those who see one shop', async () => {
  await checkNow(server, admin)
  const told = await query<{ account: string; text: string }>(
    `select e.login_account as account, m.text from message m join employee e on e.company_id = m.company_id and e.id = m.employee_id
     where m.title = '数据核对不一致：账单 = 预估' order by 1`,
  )
  expect(told.map(({ account }) => account)).toEqual(['admin', 'finance'])
  expect(told[0]!.text).toMatch(/^全公司：共 1 行不一致。/)
  expect(await found(await server.signIn('finance', 'person-password'))).toHaveLength(2)
  expect(await found(await server.signIn('one-shop', 'person-password'))).toEqual([])
})
