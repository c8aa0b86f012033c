/** Profit of orders as it stands today: estimated until it is posted, then replaced line by line, and the posted part ties to the transactions. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Row } from '../../../contract/wire'
import { rebuildDerived } from '../../../server/kernel/kept/derived'
import { askReport } from '../../support/report'
import { importKit, type Kit } from '../imports/kit'

const REPORTS = new URL('../../fixtures/reports/', import.meta.url).pathname

let kit: Kit
let folder: string
let shop: string
beforeAll(async () => {
  kit = await importKit()
  folder = mkdtempSync(join(tmpdir(), 'order-profits-'))
  shop = await kit.shop('实时', 'us')
  await kit.query(
    `insert into product_cost (company_id, shop_id, msku, start_month, currency, purchase_cost, head_cost)
     values ($1, $2::bigint, 'MUG', '2026-01-01', 'USD', 5, 1)`,
    [kit.caller.companyId, shop],
  )
}, 600_000)
afterAll(async () => {
  await kit.drop()
  rmSync(folder, { recursive: true, force: true })
})

/** All orders of so many pieces of MUG, for a price and less a discount. */
function orders(name: string, ...rows: [id: string, day: string, status: string, quantity: number, price: string, discount?: string][]): string {
  const [head = ''] = readFileSync(join(REPORTS, 'orders/eu-region.txt'), 'utf8').split('\n')
  const columns = head.trim().split('\t')
  const line = ([id, day, status, quantity, price, discount = '']: typeof rows[number]): string => {
    const cells: Record<string, string> = {
      'amazon-order-id': id, 'purchase-date': `${day}T18:00:00+00:00`, 'last-updated-date': `${day}T19:00:00+00:00`, 'order-status': status,
      'fulfillment-channel': 'Amazon', 'sales-channel': 'Amazon.com', sku: 'MUG', asin: 'B000000001', 'item-status': status, quantity: String(quantity),
      currency: price === '' ? '' : 'USD', 'item-price': price, 'item-promotion-discount': discount,
    }
    return columns.map((column) => cells[column] ?? '').join('\t')
  }
  const path = join(folder, name)
  writeFileSync(path, [head, ...rows.map(line), ''].join('\n'))
  return path
}

/** A US transaction report: moment, type, order, pieces, sales, promotion, selling fees, FBA fees. */
function transactions(
  name: string, ...rows: [moment: string, type: string, order: string, pieces: number, ...amounts: [number, number, number, number]][]
): string {
  const head = readFileSync(join(REPORTS, 'transactions/us-30.csv'), 'utf8').split('\n').slice(0, 8)
  const line = ([moment, type, order, pieces, sales, promotion, selling, fba]: typeof rows[number]): string => {
    const front = [moment, '80000000003', type, order, 'MUG', 'Mug', String(pieces), 'amazon.com', 'Standard Orders', 'Amazon', 'X', 'MA', '02139', 'M']
    const amounts = [sales, 0, 0, 0, 0, 0, 0, 0, promotion, 0, 0, selling, fba, 0, 0].map((each) => each.toFixed(2))
    return [...front, ...amounts, (sales + promotion + selling + fba).toFixed(2)].map((cell) => `"${cell}"`).join(',')
  }
  const path = join(folder, name)
  writeFileSync(path, [...head, ...rows.map(line), ''].join('\n'))
  return path
}

const FIGURES = [
  'quantity', 'posted_quantity', 'product_sales', 'promotion', 'commission', 'fba_fee', 'refund', 'cost_total', 'gross_profit', 'sales_guess',
  'commission_guess', 'fba_guess', 'refund_guess', 'guess_rate', 'unrated_quantity',
]

async function byOrder(rows: string[] = ['order', 'state']): Promise<Row[]> {
  const asking = { db: kit.test.db, model: kit.test.model, companyId: kit.caller.companyId }
  return (await askReport(asking, 'order_profits', { rows, measures: FIGURES, filter: { field: 'shop', op: 'eq', value: shop }, currency: 'original' })).list
}
const ofOrder = async (id: string): Promise<Row | undefined> => (await byOrder()).find(({ order }) => order === id)

it('an order that is not posted is estimated by what its goods were charged before; what nothing tells is said to be lacking', async () => {
  await kit.bring(orders('new.txt', ['111-0000001-0000001', '2026-06-01', 'Shipped', 1, '20.00']), shop)
  // Nothing was posted of this MSKU yet, and no fee preview is there.
  expect(await ofOrder('111-0000001-0000001')).toMatchObject({
    state: 'guess', product_sales: '20.00', commission: '0.00', unrated_quantity: 1, guess_rate: '1.0000', cost_total: '-6.00',
  })

  await kit.bring(transactions('june.csv',
    ['Jun 2, 2026 9:00:00 AM PDT', 'Order', '111-0000001-0000001', 1, 20, 0, -3, -4],
    ['Jun 9, 2026 9:00:00 AM PDT', 'Refund', '111-0000001-0000001', 1, -5, 0, 0.75, 0]), shop)
  expect(await ofOrder('111-0000001-0000001')).toMatchObject({
    state: 'posted', posted_quantity: 1, commission: '-3.00', fba_fee: '-4.00', refund: '-4.25', commission_guess: '0.00', guess_rate: '0.0000',
    unrated_quantity: 0, gross_profit: '2.75', // 20 - 3 - 4 - 4.25, less 6 of cost
  })

  await kit.bring(orders('later.txt',
    ['111-0000002-0000002', '2026-06-12', 'Shipped', 1, '40.00'],
    ['111-0000003-0000003', '2026-06-12', 'Shipped', 2, '40.00', '4.00'],
    ['111-0000004-0000004', '2026-06-13', 'Cancelled', 1, '20.00'],
    ['111-0000005-0000005', '2026-06-14', 'Pending', 1, '']), shop)
  // 15 % of the price, 4.00 a piece, and 21.25 % of sales came back.
  expect(await ofOrder('111-0000002-0000002')).toMatchObject({
    state: 'guess', product_sales: '40.00', commission: '-6.00', fba_fee: '-4.00', refund: '-8.50', sales_guess: '40.00', guess_rate: '1.0000',
    gross_profit: '15.50',
  })
  expect(await ofOrder('111-0000003-0000003')).toMatchObject({ product_sales: '40.00', promotion: '-4.00', fba_fee: '-8.00', cost_total: '-12.00' })
  expect(await ofOrder('111-0000004-0000004')).toBeUndefined()
  // What waits for payment has no price: that of the MSKU's posted sales.
  expect(await ofOrder('111-0000005-0000005')).toMatchObject({ state: 'guess', product_sales: '20.00', commission: '-3.00' })
})

it('as its transaction is posted the estimate goes, piece by piece, the posted part is the transactions to the cent, and undoing gives it back', async () => {
  const before = await kit.image('order_profit')
  const file = await kit.bring(transactions('later.csv',
    ['Jun 14, 2026 9:00:00 AM PDT', 'Order', '111-0000002-0000002', 1, 40, -1, -5.8, -4.1],
    ['Jun 14, 2026 9:00:00 AM PDT', 'Order', '111-0000003-0000003', 1, 20, -2, -2.9, -4.1]), shop)
  expect(await ofOrder('111-0000002-0000002')).toMatchObject({
    state: 'posted', product_sales: '40.00', promotion: '-1.00', commission: '-5.80', fba_fee: '-4.10', sales_guess: '0.00', commission_guess: '0.00',
    refund: '0.00', guess_rate: '0.0000',
  })
  const [partly] = (await byOrder()).filter(({ order }) => order === '111-0000003-0000003')
  // One of two pieces is posted: its own half is as posted, the other is estimated by the newest rates (11.7 of 80, 12.2 of 3 pieces).
  expect(partly).toMatchObject({ state: 'partly', quantity: 2, posted_quantity: 1, product_sales: '40.00', sales_guess: '20.00', fba_guess: '-4.07' })
  expect(partly!['commission']).toBe((-2.9 + Number(partly!['commission_guess'])).toFixed(2))

  const all = (await byOrder(['shop']))[0]!
  const posted = Number(all['product_sales']) - Number(all['sales_guess'])
  const [lines] = await kit.query<{ sales: string; commission: string; fba: string }>(
    `select sum(amount) filter (where fee_category in ('product_sales', 'fba_sales', 'fbm_sales'))::text as sales,
      sum(amount) filter (where fee_category = 'commission')::text as commission, sum(amount) filter (where fee_category = 'fba_fulfillment_fee')::text as fba
     from fee_line where shop_id = $1::bigint`, [shop])
  expect(posted).toBeCloseTo(Number(lines!.sales), 2)
  expect(Number(all['commission']) - Number(all['commission_guess'])).toBeCloseTo(Number(lines!.commission), 2)
  expect(Number(all['fba_fee']) - Number(all['fba_guess'])).toBeCloseTo(Number(lines!.fba), 2)

  // What changes made is what all the facts make at once.
  const kept = await told()
  await kit.test.db.asOwner((tx) => rebuildDerived(tx, kit.test.model, { only: 'order_profit' }))
  expect(await told()).toEqual(kept)

  await kit.undo(file)
  expect(withoutIds(await kit.image('order_profit'))).toEqual(withoutIds(before))
})

it('what was posted has its cost and gross profit by order and by settlement, follows its facts, and goes with its file', async () => {
  const asking = { db: kit.test.db, model: kit.test.model, companyId: kit.caller.companyId }
  const posted = async (row: string): Promise<Row[]> => (await askReport(asking, 'posted_profits', {
    rows: [row], measures: ['quantity', 'sales', 'refund', 'amount', 'purchase_cost', 'head_cost', 'gross_profit', 'uncosted_quantity'], currency: 'original',
    filter: { and: [{ field: 'shop', op: 'eq', value: shop }, { field: 'origin', op: 'eq', value: 'transaction' }] },
  })).list
  const before = await kit.image('posted_cost')
  const file = await kit.bring(transactions('july.csv', ['Jul 1, 2026 9:00:00 AM PDT', 'Order', '111-0000006-0000006', 2, 40, -1, -6, -8]), shop)
  expect((await posted('order')).find(({ order }) => order === '111-0000006-0000006')).toMatchObject({
    quantity: 2, sales: '40.00', amount: '25.00', purchase_cost: '-10.00', head_cost: '-2.00', gross_profit: '13.00', uncosted_quantity: 0,
  })
  // The refund of the first order is its settlement's too; its piece is paid for all the same.
  expect(await posted('settlement')).toMatchObject([
    { settlement: '80000000003', quantity: 3, sales: '60.00', refund: '-4.25', amount: '33.75', purchase_cost: '-15.00',
      head_cost: '-3.00', gross_profit: '15.75' },
  ])
  const kept = withoutIds(await kit.image('posted_cost'))
  await kit.test.db.asOwner((tx) => rebuildDerived(tx, kit.test.model, { only: 'posted_cost' }))
  expect(withoutIds(await kit.image('posted_cost'))).toEqual(kept)
  await kit.undo(file)
  expect(withoutIds(await kit.image('posted_cost'))).toEqual(withoutIds(before))
})

it('advertising of a day is borne by its orders by pieces, to the cent; what no order bears has a row of its own; later days are estimated', async () => {
  const spent = (day: string, amount: string): Promise<unknown> => kit.query(
    `insert into sp_product_day (company_id, shop_id, stat_date, msku, currency, total_spend, campaign_name, ad_group_name)
     values ($1, $2::bigint, $3, 'MUG', 'USD', $4, 'C', 'G')`,
    [kit.caller.companyId, shop, day, amount])
  await spent('2026-06-12', '10.00')
  await spent('2026-06-13', '2.00')
  await kit.test.db.asOwner((tx) => rebuildDerived(tx, kit.test.model, { only: 'order_profit' }))
  const asking = { db: kit.test.db, model: kit.test.model, companyId: kit.caller.companyId }
  const { list } = await askReport(asking, 'order_profits', {
    rows: ['order', 'day'], measures: ['ad_spend', 'ad_guess'], filter: { field: 'shop', op: 'eq', value: shop }, currency: 'original',
  })
  const ads = Object.fromEntries(list.map((row) => [`${row['order'] ?? '-'} ${row['day']}`, row['ad_spend']]))
  expect(ads).toMatchObject({
    '111-0000002-0000002 2026-06-12': '-3.33', '111-0000003-0000003 2026-06-12': '-6.67', '- 2026-06-13': '-2.00',
    // 12.00 of 100.00 sold in the 30 days, of a piece for 20.00.
    '111-0000005-0000005 2026-06-14': '-2.40',
  })
  expect(list.find(({ order }) => order === '111-0000005-0000005')).toMatchObject({ ad_guess: '-2.40' })
})

/** Parcels of MUG that Amazon sent. */
function parcels(name: string, ...rows: [order: string, day: string, pieces: number][]): string {
  const [head = ''] = readFileSync(join(REPORTS, 'shipments/fulfilled.txt'), 'utf8').split('\n')
  const columns = head.trim().split('\t')
  const line = ([order, day, pieces]: typeof rows[number], at: number): string => {
    const cells: Record<string, string> = {
      'amazon-order-id': order, 'shipment-id': `Daaaaaaa${at + 1}`, 'shipment-item-id': `Dbbbbbbb${at + 1}`, 'shipment-date': `${day}T18:00:00+00:00`,
      sku: 'MUG', 'quantity-shipped': String(pieces), currency: 'USD', 'sales-channel': 'Amazon.com', 'fulfillment-channel': 'AFN',
    }
    return columns.map((column) => cells[column] ?? '').join('\t')
  }
  const path = join(folder, name)
  writeFileSync(path, [head, ...rows.map(line), ''].join('\n'))
  return path
}

it('stands by the day on which it was sent too, with the freight of own parcels and off-site promotion; what is not sent is not in it', async () => {
  const { companyId } = kit.caller
  const own = (order: string, day: string, freight: string): Promise<unknown> => kit.query(
    `with f as (insert into fbm_order (company_id, shop_id, order_no, order_id, order_day, fbm_status, declare_currency, currency, ship_day, freight_currency,
         est_freight, real_freight)
       values ($1, $2::bigint, 'ZF' || $3, $3, '2026-07-31', '5', 'USD', 'USD', $4::date, 'USD', 99, $5::numeric) returning id)
     insert into fbm_order_item (company_id, fbm_id, shop_id, order_id, msku, quantity, currency)
     select $1, id, $2::bigint, $3, 'MUG', 1, 'USD' from f`, [companyId, shop, order, day, freight])
  const fee = (msku: string | null, amount: string, type: string): Promise<unknown> => kit.query(
    `insert into custom_fee (company_id, no, shop_id, fee_month, msku, fee_type, currency, amount, share_by)
     values ($1, $4 || $3, $2::bigint, '2026-07-01', $5, $4, 'USD', $3::numeric, 'sales')`, [companyId, shop, amount, type, msku])
  await own('111-0000012-0000012', '2026-08-02', '4.50')
  await own('111-0000019-0000019', '2026-08-05', '7.00')
  await fee('MUG', '10.00', 'off_site')
  await fee(null, '3.00', 'off_site')
  await fee('MUG', '50.00', 'sample')
  await kit.test.db.asOwner((tx) => rebuildDerived(tx, kit.test.model, { only: ['fbm_freight', 'order_profit'] }))
  await kit.bring(orders('august.txt',
    ['111-0000011-0000011', '2026-07-30', 'Shipped', 2, '40.00'], ['111-0000012-0000012', '2026-07-31', 'Shipped', 1, '20.00'],
    ['111-0000013-0000013', '2026-08-01', 'Pending', 1, '20.00'], ['111-0000014-0000014', '2026-07-31', 'Shipped', 1, '20.00']), shop)
  await kit.bring(transactions('september.csv', ['Aug 2, 2026 9:00:00 AM PDT', 'Order', '111-0000014-0000014', 1, 20, 0, -3, -4]), shop)
  const file = await kit.bring(parcels('sent.txt', ['111-0000011-0000011', '2026-08-01', 1], ['111-0000011-0000011', '2026-08-03', 1]), shop)

  const asking = { db: kit.test.db, model: kit.test.model, companyId }
  const sent = async (): Promise<unknown[][]> => (await askReport(asking, 'ship_profits', {
    rows: ['day', 'ship_told'], measures: ['quantity', 'product_sales', 'fbm_freight', 'off_site', 'cost_total'], currency: 'original',
    sort: [{ field: 'day', order: 'asc' }, { field: 'ship_told', order: 'asc' }],
    filter: { and: [{ field: 'shop', op: 'eq', value: shop }, { field: 'day', op: 'between', value: ['2026-07-01', '2026-08-31'] }] },
  })).list.map((row) => ['day', 'ship_told', 'quantity', 'product_sales', 'fbm_freight', 'off_site', 'cost_total'].map((name) => row[name]))
  // 10.00 of the MSKU by the month's four pieces; 3.00 of the shop and the parcel of an order that no report knows have rows of their own.
  const before = [
    ['2026-07-01', 'rest', 0, '0.00', '0.00', '-3.00', null], ['2026-08-02', 'posted', 1, '20.00', '0.00', '-2.50', '-6.00'],
    ['2026-08-02', 'self', 1, '20.00', '-4.50', '-2.50', '-6.00'], ['2026-08-03', 'report', 2, '40.00', '0.00', '-5.00', '-12.00'],
    ['2026-08-05', 'rest', 0, '0.00', '-7.00', '0.00', '0.00'],
  ]
  expect(await sent()).toEqual(before)
  expect(await ofOrder('111-0000013-0000013')).toMatchObject({ state: 'guess', quantity: 1 })

  // The order whose parcel was told alone is reported: it bears the freight, once, and its part of the promotion.
  const late = await kit.bring(orders('late.txt', ['111-0000019-0000019', '2026-07-31', 'Shipped', 1, '20.00']), shop)
  expect(await sent()).toEqual([
    before[0], ['2026-08-02', 'posted', 1, '20.00', '0.00', '-2.00', '-6.00'], ['2026-08-02', 'self', 1, '20.00', '-4.50', '-2.00', '-6.00'],
    ['2026-08-03', 'report', 2, '40.00', '0.00', '-4.00', '-12.00'], ['2026-08-05', 'self', 1, '20.00', '-7.00', '-2.00', '-6.00'],
  ])
  const kept = await told()
  await kit.test.db.asOwner((tx) => rebuildDerived(tx, kit.test.model, { only: 'order_profit' }))
  expect(await told()).toEqual(kept)
  await kit.undo(late)
  expect(await sent()).toEqual(before)
  // Without Amazon's report of its parcels an order that nothing posted is not sent.
  await kit.undo(file)
  expect(await sent()).toEqual(before.filter(([, how]) => how !== 'report'))
})

it('orders of another month leave what is estimated elsewhere as it stands, unless they say what advertising or storage costs', async () => {
  const other = await kit.shop('实时之二', 'us')
  const written = async (): Promise<Record<string, string>> => Object.fromEntries((await kit.query<{ order_id: string; at: string }>(
    'select order_id, xmin::text as at from order_profit where shop_id = $1::bigint and order_id is not null', [other])).map((row) => [row.order_id, row.at]))
  const asRebuilt = async (): Promise<void> => {
    const kept = await told()
    await kit.test.db.asOwner((tx) => rebuildDerived(tx, kit.test.model, { only: 'order_profit' }))
    expect(await told()).toEqual(kept)
  }
  await kit.bring(orders('may.txt', ['111-0000031-0000031', '2026-05-10', 'Shipped', 1, '20.00']), other)
  const before = await written()
  await kit.bring(orders('april.txt', ['111-0000032-0000032', '2026-04-10', 'Shipped', 1, '20.00']), other)
  expect(await written()).toMatchObject(before)
  await asRebuilt()

  // Advertising is told until 12 April: what is ordered later is estimated by what was spent and sold in the thirty days before.
  await kit.query(`insert into sp_product_day (company_id, shop_id, stat_date, msku, currency, total_spend, campaign_name, ad_group_name)
    values ($1, $2::bigint, '2026-04-12', 'MUG', 'USD', 4, 'C', 'G')`, [kit.caller.companyId, other])
  await kit.test.db.asOwner((tx) => rebuildDerived(tx, kit.test.model, { only: 'order_profit' }))
  const spend = async (): Promise<unknown> =>
    (await kit.query(`select ad_guess::float8 as ad from order_profit where order_id = '111-0000031-0000031'`))[0]
  expect(await spend()).toEqual({ ad: -4 })
  const now = await written()
  await kit.bring(orders('march.txt', ['111-0000033-0000033', '2026-03-01', 'Shipped', 1, '20.00']), other)
  expect(await written()).toMatchObject(now)
  await asRebuilt()
  const file = await kit.bring(orders('april-11.txt', ['111-0000034-0000034', '2026-04-11', 'Shipped', 1, '20.00']), other)
  expect(await spend()).toEqual({ ad: -2 })
  await asRebuilt()
  await kit.undo(file)
  expect(await spend()).toEqual({ ad: -4 })
  await asRebuilt()
})

const withoutIds = (image: string): string[] => image.split('\n').map((row) => row.replace(/"id": \d+, /, '')).sort()
const told = async (): Promise<string[]> => withoutIds(await kit.image('order_profit'))
