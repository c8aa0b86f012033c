/** Amazon's report of self-shipped returns: what it becomes, what a person registered is not doubled, and what its undoing leaves. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readFileSync } from 'node:fs'
import { startTestApp, type Client, type TestApp } from '../../support/app'
import { fixture } from '../../support/import-files'
import { bringIn } from '../../support/uploads'
import { stockKit } from '../stock/kit'

const R = '/fba/api/v1/fbmOrderReturn'
let app: TestApp
let admin: Client
let shop: string
let cup: string
let north: string
const items: Record<string, string> = {}
const kit = stockKit(() => admin)
const { ok, post, rows, is, step } = kit
const asOwner = async (text: string, values: unknown[] = []) => (await app.runtime.db.asOwner((tx) => tx.query<Record<string, unknown>>(text, values))).rows
const FIELDS = ['id', 'return_no', 'order_id', 'rma_id', 'doc_status', 'return_day', 'return_reason', 'good_qty', 'bad_qty', 'tracking_no', 'warehouse_id',
  'remark', 'request.refunded_amount']
const returns = async () => (await rows(`${R}/list`, FIELDS)).sort((a, b) => String(a['order_id']).localeCompare(String(b['order_id'])))
const requests = () => rows('/fba/api/v1/fbmReturnRequest/list', ['order_id', 'rma_id', 'request_state', 'return_reason', 'quantity', 'refunded_amount',
  'safet_amount', 'made.return_no', 'delivered_day', 'title', 'label_payer', 'note', 'shop_id', 'msku'])
const bring = (path: string) => bringIn(app, admin, { name: path.replace(/^.*\//, ''), content: readFileSync(fixture(path), 'utf8') }, { shop_id: shop })
const make = () => ok(`${R}/make`, {})
const undoOf = async (name: string) => {
  const [file] = await asOwner(`select id::text from report_file where company_id = $1 and file_name = $2 and state = 'committed'`, [app.companyId, name])
  await ok('/app/api/v1/imports/undo', { id: file!['id'] })
}

/** An order that was sent, of one line. */
async function sent(order: string, qty: number): Promise<void> {
  const [row] = await asOwner(
    `with f as (insert into fbm_order (company_id, shop_id, order_no, order_id, order_day, fbm_status, declare_currency, currency, warehouse_id)
       values ($1, $2::bigint, 'ZF' || $3, $3, '2026-07-10', '5', 'USD', 'USD', $4::bigint) returning id)
     insert into fbm_order_item (company_id, fbm_id, shop_id, order_id, msku, quantity, currency)
     select $1, id, $2::bigint, $3, 'CUP-2', $5, 'USD' from f returning id::text`, [app.companyId, shop, order, north, qty],
  )
  items[order] = String(row!['id'])
}

beforeAll(async () => {
  app = await startTestApp({ workers: 1, now: () => new Date('2026-09-01T04:00:00Z') })
  admin = await app.admin()
  const [row] = await asOwner(
    `insert into shop (company_id, name, account_name, site, marketplace, currency) values ($1, '自发货店', '北美', 'us', 'amazon.com', 'USD')
     returning id::text as id`, [app.companyId],
  )
  shop = String(row!['id'])
  await asOwner(`insert into product (company_id, shop_id, msku, currency) values ($1, $2::bigint, 'CUP-2', 'USD')`, [app.companyId, shop])
  cup = await kit.sku('CUP')
  north = await kit.warehouse('北仓')
  await ok('/commodity/api/v1/pairing/add', { shop_id: shop, msku: 'CUP-2', sku_id: cup, qty: 1, from_day: '2026-01-01' })
  for (const [order, qty] of [['113-1', 2], ['113-2', 2], ['113-3', 1], ['113-4', 1]] as const) await sent(order, qty)
  // What a person had registered of 113-4 before the report told of it.
  await ok(`${R}/add`, {
    item_id: items['113-4'], return_reason: 'OTHER', warehouse_id: north, return_day: '2026-07-18', good_qty: 1, bad_qty: 0, remark: '先登记的',
  })
}, 240_000)
afterAll(() => app?.stop())

it('is known for what it is and kept with status, label, refund and SAFE-T claim', async () => {
  await bring('returns/fbm-us.txt')
  const all = await requests()
  expect(all.map((row) => [row['order_id'], row['request_state'], row['return_reason']]).sort()).toEqual([
    ['113-1', 'approved', 'DEFECTIVE'], ['113-2', 'completed', 'APPAREL_TOO_SMALL'], ['113-3', 'denied', 'NO_LONGER_NEEDED'],
    ['113-4', 'approved', 'CR-SOMETHING_NEW'], ['113-9', 'approved', 'DEFECTIVE'],
  ])
  expect(all.find((row) => row['order_id'] === '113-2')).toMatchObject(
    { quantity: 2, refunded_amount: '21.38', safet_amount: '9.50', delivered_day: '2026-07-20', label_payer: 'seller', title: 'Cup, "blue" 0.3 l' })
})

it('becomes a return of each line that was sent and may come back; what a person registered is not doubled', async () => {
  await make()
  const all = await returns()
  expect(all.map((row) => [row['order_id'], row['rma_id'], row['good_qty'], row['return_reason'], row['doc_status']])).toEqual([
    ['113-1', 'DaRRMA', 1, 'DEFECTIVE', '0'], ['113-2', 'DbRRMA', 2, 'APPAREL_TOO_SMALL', '0'], ['113-4', null, 1, 'OTHER', '0'],
  ])
  // The day on which the goods came; today where the report does not say yet.
  expect(all.map((row) => row['return_day'])).toEqual(['2026-09-01', '2026-07-20', '2026-07-18'])
  expect((await requests()).find((row) => row['order_id'] === '113-9')).toMatchObject({ 'made.return_no': null })
  expect(await make()).toMatchObject({ made: 0, renewed: 0, gone: 0 })
})

it('is taken in like any other, and a later report tells an untouched return when it came, leaving alone what people wrote', async () => {
  const [first, second] = await returns()
  expect(await step(R, String(second!['id']), 'post')).toMatchObject({ code: 200 })
  expect(await kit.standing(cup, north)).toMatchObject({ on: 2 })
  const [request] = await rows('/fba/api/v1/fbmReturnRequest/list', ['id'], is('order_id', '113-1'))
  await ok('/fba/api/v1/fbmReturnRequest/edit', { id: request!['id'], note: '买家说会寄回' })
  await bring('returns/fbm-later.csv')
  await make()
  const all = await returns()
  expect(all[0]).toMatchObject({ id: first!['id'], return_day: '2026-07-22', tracking_no: '9202090339598363834191', 'request.refunded_amount': '10.69' })
  expect(all[1]).toMatchObject({ doc_status: '2', return_day: '2026-07-20' })
  expect((await requests()).find((row) => row['order_id'] === '113-1')).toMatchObject({ request_state: 'completed', note: '买家说会寄回' })
  // Rows without an RMA and without a quantity were refused, with their lines.
  const [file] = await asOwner(`select fail_count::int as n from report_file where company_id = $1 and file_name = 'fbm-later.csv'`, [app.companyId])
  expect(file).toEqual({ n: 2 })
})

it('is not made anew once somebody removed it, until they take their word back', async () => {
  const [first] = await returns()
  await ok(`${R}/remove`, { id: first!['id'] })
  expect(await make()).toMatchObject({ made: 0 })
  const [request] = await rows('/fba/api/v1/fbmReturnRequest/list', ['id', 'register', 'note'], is('order_id', '113-1'))
  expect(request).toMatchObject({ register: 'no', note: '买家说会寄回' })
  await ok('/fba/api/v1/fbmReturnRequest/edit', { id: request!['id'], register: null })
  expect(await make()).toMatchObject({ made: 1 })
})

it('goes with the report that is undone where nobody touched it; what was taken in or written on stays', async () => {
  await undoOf('fbm-later.csv')
  await make()
  expect((await returns()).map((row) => row['order_id'])).toEqual(['113-1', '113-2', '113-4'])
  await undoOf('fbm-us.txt')
  await make()
  expect((await returns()).map((row) => [row['order_id'], row['doc_status'], row['remark']])).toEqual([['113-2', '2', null], ['113-4', '0', '先登记的']])
  expect(await post(`${R}/add`, { item_id: items['113-2'], return_reason: 'OTHER', warehouse_id: north, return_day: '2026-07-18', good_qty: 1, bad_qty: 0 }))
    .toMatchObject({ code: 1002 })
})
