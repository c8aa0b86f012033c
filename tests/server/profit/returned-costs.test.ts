/** What buyers return to Amazon and can be sold again brings its cost back: as its order was charged, in the month of the return, and never twice. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Row } from '../../../contract/wire'
import { rebuildDerived } from '../../../server/kernel/kept/derived'
import { refreshDerivedOf } from '../../../server/kernel/kept/rollup'
import { askReport } from '../../support/report'
import { importKit, type Kit } from '../imports/kit'

const REPORTS = new URL('../../fixtures/reports/', import.meta.url).pathname
const [FIRST, SECOND, UNKNOWN] = ['111-0000001-0000001', '111-0000002-0000002', '111-0000009-0000009']

let kit: Kit
let folder: string
let shop: string
const cost = (month: string, purchase: number): Promise<unknown> => kit.query(
  `insert into product_cost (company_id, shop_id, msku, start_month, currency, purchase_cost, head_cost)
   values ($1, $2::bigint, 'MUG', ($3 || '-01')::date, 'USD', $4, 1)`, [kit.caller.companyId, shop, month, purchase])
beforeAll(async () => {
  kit = await importKit()
  folder = mkdtempSync(join(tmpdir(), 'returned-costs-'))
  shop = await kit.shop('退货', 'us')
  await cost('2026-06', 5)
  await cost('2026-07', 7)
}, 600_000)
afterAll(async () => {
  await kit.drop()
  rmSync(folder, { recursive: true, force: true })
})

function file(name: string, lines: readonly string[]): string {
  const path = join(folder, name)
  writeFileSync(path, [...lines, ''].join('\n'))
  return path
}

/** A US transaction report of orders: moment, order, pieces for 20 each. */
function sold(name: string, ...rows: [moment: string, order: string, pieces: number][]): string {
  const line = ([moment, order, pieces]: typeof rows[number]): string => {
    const front = [moment, '80000000003', 'Order', order, 'MUG', 'Mug', String(pieces), 'amazon.com', 'Standard Orders', 'Amazon', 'X', 'MA', '02139', 'M']
    const amounts = [20 * pieces, ...Array<number>(14).fill(0), 20 * pieces].map((each) => each.toFixed(2))
    return [...front, ...amounts].map((cell) => `"${cell}"`).join(',')
  }
  return file(name, [...readFileSync(join(REPORTS, 'transactions/us-30.csv'), 'utf8').split('\n').slice(0, 8), ...rows.map(line)])
}

/** A report of pieces that buyers sent back. */
function returned(name: string, ...rows: [day: string, order: string, pieces: number, disposition: string][]): string {
  const [head = ''] = readFileSync(join(REPORTS, 'returns/returns-us.txt'), 'utf8').split('\n')
  return file(name, [head, ...rows.map(([day, order, pieces, disposition], at) => [
    `${day}T18:00:00+00:00`, order, 'MUG', 'B000000001', 'X000000001', 'Mug', pieces, 'IND9', disposition, 'DEFECTIVE', 'Unit returned to inventory',
    `L${at}`, '',
  ].join('\t'))])
}

const asked = async (dataset: string, rows: string[], measures: string[]): Promise<Row[]> => (await askReport(
  { db: kit.test.db, model: kit.test.model, companyId: kit.caller.companyId }, dataset,
  { rows, measures, filter: { field: 'shop', op: 'eq', value: shop }, currency: 'original' })).list
/** What is posted of transactions, of settlements, by order. */
const posted = async (order: string | null, origin = 'transaction'): Promise<Row | undefined> => (await askReport(
  { db: kit.test.db, model: kit.test.model, companyId: kit.caller.companyId }, 'posted_profits', {
    rows: ['order'], measures: ['quantity', 'purchase_cost', 'head_cost', 'returned_cost', 'off_site', 'gross_profit'], currency: 'original',
    filter: { and: [{ field: 'shop', op: 'eq', value: shop }, { field: 'origin', op: 'eq', value: origin }] },
  })).list.find((row) => row['order'] === order)
const FIGURES = ['purchase_cost', 'head_cost', 'returned_cost', 'cost_total', 'gross_profit', 'returned_quantity']
/** By month: what was charged, what came back, and both. */
const months = async (): Promise<Record<string, unknown[]>> => Object.fromEntries(
  (await asked('profit', ['month'], FIGURES)).map((row): [string, unknown[]] => [String(row['month']).slice(0, 7), FIGURES.map((name) => row[name])]))
const back = () => kit.query(
  `select return_day::text as day, order_id, basis, of_month::text as month, quantity, round(returned_cost, 2)::text as cost from return_cost order by 1, 2`)
const MADE = ['return_cost', 'profit_day', 'profit_line', 'order_profit', 'posted_aside']
const image = async () => (await Promise.all(MADE.map((table) => kit.query(
  `select (to_jsonb(t) - 'id' - 'return_id')::text as row from ${table} t order by 1`)))).flat()
/** What changes made is what all the facts make at once. */
async function expectWhole(): Promise<void> {
  const kept = await image()
  await kit.test.db.asOwner((tx) => rebuildDerived(tx, kit.test.model, { companyId: kit.caller.companyId, only: MADE }))
  expect(await image()).toEqual(kept)
}

let july: string
it('comes back in the month of the return at what the order was charged, up to the pieces that were sold; what cannot be sold stays charged', async () => {
  const [head = ''] = readFileSync(join(REPORTS, 'orders/eu-region.txt'), 'utf8').split('\n')
  const cells: Record<string, string> = {
    'amazon-order-id': FIRST, 'purchase-date': '2026-06-01T18:00:00+00:00', 'last-updated-date': '2026-06-01T19:00:00+00:00', 'order-status': 'Shipped',
    'fulfillment-channel': 'Amazon', 'sales-channel': 'Amazon.com', sku: 'MUG', 'item-status': 'Shipped', quantity: '3', currency: 'USD', 'item-price': '60.00',
  }
  await kit.bring(file('orders.txt', [head, head.trim().split('\t').map((column) => cells[column] ?? '').join('\t')]), shop)
  await kit.bring(sold('june.csv', ['Jun 2, 2026 9:00:00 AM PDT', FIRST, 3]), shop)
  await kit.bring(sold('july.csv', ['Jul 2, 2026 9:00:00 AM PDT', SECOND, 1]), shop)
  expect(await months()).toEqual({
    '2026-06': ['-15.00', '-3.00', null, '-18.00', '42.00', null], '2026-07': ['-7.00', '-1.00', null, '-8.00', '12.00', null],
  })
  const before = await image()
  july = await kit.bring(returned('july.txt',
    ['2026-07-05', FIRST, 1, 'SELLABLE'], ['2026-07-06', FIRST, 1, 'CUSTOMER_DAMAGED'], ['2026-07-08', UNKNOWN, 2, 'SELLABLE']), shop)
  const august = await kit.bring(returned('august.txt', ['2026-08-03', FIRST, 3, 'SELLABLE']), shop)
  // A piece of June cost 6; an order that nobody knows gives back July's 8; of the order's three one is back already.
  expect(await back()).toEqual([
    { day: '2026-07-05', order_id: FIRST, basis: 'order', month: '2026-06-01', quantity: 1, cost: '6.00' },
    { day: '2026-07-08', order_id: UNKNOWN, basis: 'month', month: '2026-07-01', quantity: 2, cost: '16.00' },
    { day: '2026-08-03', order_id: FIRST, basis: 'order', month: '2026-06-01', quantity: 2, cost: '12.00' },
  ])
  expect(await months()).toMatchObject({
    '2026-06': ['-15.00', '-3.00', null, '-18.00', '42.00', null], '2026-07': ['-7.00', '-1.00', '22.00', '14.00', '34.00', 4],
    '2026-08': [null, null, '12.00', '12.00', '12.00', 3],
  })
  // All three that were ordered came back: the order keeps its 60 of sales and no cost.
  expect((await asked('order_profits', ['order'], ['cost_total', 'returned_cost', 'gross_profit'])).find(({ order }) => order === FIRST)).toMatchObject({
    returned_cost: '18.00', cost_total: '0.00', gross_profit: '60.00',
  })
  expect(await posted(FIRST)).toMatchObject({ purchase_cost: '-15.00', head_cost: '-3.00', returned_cost: '18.00', gross_profit: '60.00' })
  expect(await posted(FIRST, 'settlement')).toMatchObject({ returned_cost: '18.00' })
  expect(await posted(UNKNOWN)).toMatchObject({ returned_cost: '16.00', gross_profit: '16.00' })
  await expectWhole()
  await kit.undo(august)
  expect((await back()).map(({ cost }) => cost)).toEqual(['6.00', '16.00'])
  await kit.undo(july)
  expect(await image()).toEqual(before)
})

it('follows what the order came to cost, and of months that are closed for the shop stays as it was told', async () => {
  july = await kit.bring(returned('again.txt', ['2026-07-05', FIRST, 1, 'SELLABLE']), shop)
  const costs = (purchase: number) => kit.test.db.withCompany(kit.caller, async (tx) => {
    await tx.query(`update product_cost set purchase_cost = $1 where start_month = '2026-06-01'`, [purchase])
    const { companyId } = kit.caller
    await refreshDerivedOf(tx, kit.test.model, 'product_cost', { companyId, days: ['2026-06-01'], rows: [{ shop_id: shop, msku: 'MUG' }] })
  })
  await costs(9)
  expect(await back()).toMatchObject([{ cost: '10.00' }])
  expect((await months())['2026-07']).toMatchObject(['-7.00', '-1.00', '10.00', '2.00', '22.00', 1])
  await expectWhole()
  await kit.query(
    `insert into shop_close (company_id, shop_id, month, last_day, currency, close_status, check_status, version_no)
     values ($1, $2::bigint, '2026-07-01', '2026-07-31', 'USD', '1', '1', 1)
     on conflict (company_id, shop_id, month) do update set close_status = '1'`, [kit.caller.companyId, shop])
  await costs(5)
  expect(await back()).toMatchObject([{ cost: '10.00' }])
  await expectWhole()
  // The pieces that come back later were charged 10 in the closed month, and bring that back.
  await kit.bring(returned('later.txt', ['2026-08-03', FIRST, 1, 'SELLABLE']), shop)
  expect((await back()).map(({ day, cost }) => [day, cost])).toEqual([['2026-07-05', '10.00'], ['2026-08-03', '10.00']])
  expect((await months())['2026-08']).toMatchObject([null, null, '10.00', '10.00', '10.00', 1])
  await expectWhole()
})

it('off-site promotion of a month is borne by what was posted in it, by pieces and to the cent; what no order bears stands without one', async () => {
  const [third, fourth] = ['111-0000003-0000003', '111-0000004-0000004']
  await kit.bring(sold('august.csv', ['Aug 5, 2026 9:00:00 AM PDT', third, 2], ['Aug 6, 2026 9:00:00 AM PDT', fourth, 1]), shop)
  const { companyId } = kit.caller
  const changed = (sql: string, values: unknown[]) => kit.test.db.withCompany(kit.caller, async (tx) => {
    await tx.query(sql, values)
    await refreshDerivedOf(tx, kit.test.model, 'custom_fee', { companyId, days: ['2026-08-01'], rows: [{ shop_id: shop }] })
  })
  const fee = (msku: string | null, amount: string, type: string) => changed(
    `insert into custom_fee (company_id, no, shop_id, fee_month, msku, fee_type, currency, amount, share_by)
     values ($1, $4 || $3, $2::bigint, '2026-08-01', $5, $4, 'USD', $3::numeric, 'sales')`, [companyId, shop, amount, type, msku])
  await fee('MUG', '10.00', 'off_site')
  await fee(null, '3.00', 'off_site')
  await fee('MUG', '50.00', 'sample')
  // 10.00 by two pieces and one; a piece is sold for 20 and costs 8.
  expect(await posted(third)).toMatchObject({ quantity: 2, off_site: '-6.67', gross_profit: '17.33' })
  expect(await posted(fourth)).toMatchObject({ quantity: 1, off_site: '-3.33', gross_profit: '8.67' })
  expect(await posted(null)).toMatchObject({ off_site: '-3.00', gross_profit: '-3.00' })
  // No settlement tells a piece of August: none of it can be borne there.
  expect(await posted(null, 'settlement')).toMatchObject({ off_site: '-13.00' })
  await expectWhole()
  await changed(`delete from custom_fee where company_id = $1 and amount = $2::numeric`, [companyId, '10.00'])
  expect(await posted(third)).toMatchObject({ off_site: null, gross_profit: '24.00' })
  await expectWhole()
})
