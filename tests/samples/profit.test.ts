/**
 * Profit, sales and stock of a real shop's reports, with the advertising, costs and stock that go with them, against what
 * must come out. Runs where the samples are found.
 */
import { readdirSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { refreshRollupsOf } from '../../server/kernel/kept/rollup'
import { openTables } from '../../server/kernel/intake/tables/table'
import type { ListRequest, Row } from '../../contract/wire'
import { importKit, type Kit } from '../server/imports/kit'
import { askReport } from '../support/report'
import { reason, sample, sampleJson, SAMPLES } from './samples'

interface Pack {
  all_orders: { shipped_units: number; shipped_item_price: string; units_by_sku: Record<string, number> }
  ads: { spend: number; sales_7d: number; clicks: number; cost_of_advertising_txn: Record<string, string> }
  costs: { purchase_cost_cny_of_shipped_units: string; missing_cost_sku: string; missing_units: number; usd_cny: number }
  replenishment_inputs_on_2025_05_31?: never
}

const PACK = 'coherent_us_pack_synthetic'
const SPRING = { field: 'month', op: 'between' as const, value: ['2025-03', '2025-05'] }
const cents = (value: unknown): number => Math.round(Number(value ?? 0) * 100)

/** The workbook of costs that the pack brings: MSKU -> unit price and freight in CNY. */
async function costsOfPack(): Promise<Map<string, [purchase: string, head: string]>> {
  const source = await openTables(sample(`${PACK}/company_cost_import.xlsx`), 'xlsx', new Set(), () => 1)
  const costs = new Map<string, [string, string]>()
  for await (const batch of source.tables[0]!.records()) {
    for (const { cells } of batch) if (/^\d/.test(cells[3] ?? '')) costs.set(cells[1]!, [cells[3]!, cells[4]!])
  }
  source.close()
  return costs
}

describe.skipIf(SAMPLES === undefined)(`profit, sales and stock of the shop${reason}`, () => {
  let kit: Kit
  let pack: Pack
  const ask = (dataset: string, request: Partial<ListRequest>) =>
    askReport({ db: kit.test.db, model: kit.test.model, companyId: kit.caller.companyId }, dataset, request)
  const profit = async (request: Partial<ListRequest>): Promise<Row[]> => (await ask('profit', { currency: 'original', ...request })).list

  beforeAll(async () => {
    pack = sampleJson<Pack>(`${PACK}/oracle.json`)
    kit = await importKit()
    const us = await kit.shop('美国店', 'us')
    for (const folder of ['transactions_us_real', 'storage_fee_us_real']) {
      for (const name of readdirSync(sample(folder)).sort()) await kit.bring(sample(`${folder}/${name}`), us)
    }
    for (const name of ['all_orders.txt', 'sp_advertised_product_daily.xlsx', 'fba_myi_inventory.txt']) await kit.bring(sample(`${PACK}/${name}`), us)
    const { companyId } = kit.caller
    const costs = await costsOfPack()
    costs.delete(pack.costs.missing_cost_sku)
    await kit.test.db.asOwner(async (tx) => {
      for (const [msku, [purchase, head]] of costs) {
        await tx.query(
          `insert into product_cost (company_id, shop_id, msku, start_month, currency, purchase_cost, head_cost)
            values ($1, $2, $3, '2025-01-01', 'CNY', $4, $5)`,
          [companyId, us, msku, purchase, head],
        )
      }
      for (const month of [2, 3, 4, 5, 6, 7, 8]) {
        await tx.query(
          `insert into exchange_rate (company_id, stat_month, currency, rate) values ($1, $2, 'USD', $3)`,
          [companyId, `2025-0${month}-01`, pack.costs.usd_cny],
        )
      }
      await refreshRollupsOf(tx, kit.test.model, 'product_cost', { companyId, days: 'all' })
    })
  }, 600_000)
  afterAll(() => kit.drop())

  it('every month is its transactions without transfers, whichever rows it is cut into', async () => {
    const months = await kit.query<{ month: string; amount: string }>(
      `select to_char(posted_day, 'YYYY-MM') as month, (sum(total_amount) - coalesce(sum(total_amount) filter (where transaction_type = 'Transfer'),
        0))::text as amount from settlement_txn group by 1 order by 1`)
    expect(months).toHaveLength(7)
    for (const { month, amount } of months) {
      const filter = { field: 'month', op: 'eq' as const, value: month }
      for (const rows of [['shop', 'msku'], ['shop', 'asin'], ['shop', 'parent_asin'], ['sku'], ['shop', 'month']]) {
        const list = await profit({ rows, measures: ['amount', 'cost_total', 'gross_profit'], filter })
        const sum = (figure: string): number => list.reduce((total, row) => total + cents(row[figure]), 0)
        expect([month, rows, sum('amount')]).toEqual([month, rows, cents(amount)])
        expect([month, rows, sum('gross_profit')]).toEqual([month, rows, sum('amount') + sum('cost_total')])
      }
    }
  })

  it('costs what the pack says, and counts what has no cost', async () => {
    const { list, summary } =
      await ask('profit', { rows: ['shop', 'msku'], measures: ['quantity', 'purchase_cost', 'uncosted_quantity'], filter: SPRING, currency: 'company' })
    expect(cents(summary[0]!.values.purchase_cost)).toBe(-cents(pack.costs.purchase_cost_cny_of_shipped_units))
    expect(list.filter((row) => Number(row.uncosted_quantity) > 0).map((row) => [row.msku, row.uncosted_quantity])).toEqual([
      [pack.costs.missing_cost_sku, pack.costs.missing_units],
    ])
    for (const [msku, units] of Object.entries(pack.all_orders.units_by_sku)) {
      expect([msku, list.find((row) => row.msku === msku)?.quantity]).toEqual([msku, units])
    }
  })

  it('gives each MSKU its spend in the console, and tells what was charged otherwise apart', async () => {
    const spend = await kit.query<{ msku: string; month: string; spend: string }>(
      `select msku, to_char(stat_date, 'YYYY-MM') as month, sum(total_spend)::text as spend from sp_product_day group by 1, 2`,
    )
    expect(cents(pack.ads.spend)).toBe(spend.reduce((sum, row) => sum + cents(row.spend), 0))
    for (const [month, charged] of Object.entries(pack.ads.cost_of_advertising_txn)) {
      const list = await profit({
        rows: ['shop', 'msku'], measures: ['ad_spend_diff'], pivot: { dimension: 'fee_category', measure: 'amount' },
        filter: { field: 'month', op: 'eq', value: month },
      })
      for (const one of spend.filter((each) => each.month === month)) {
        expect([one.msku, cents(list.find((row) => row.msku === one.msku)?.['amount@ad_spend'])]).toEqual([one.msku, -cents(one.spend)])
      }
      const told = spend.filter((each) => each.month === month).reduce((sum, row) => sum + cents(row.spend), 0)
      const loose = list.find((row) => row.msku === null)!
      expect([month, cents(loose.ad_spend_diff), cents(loose['amount@ad_spend'])]).toEqual([month, told - cents(charged), told - cents(charged)])
    }
  })

  it('hands the storage charge on by the report of the month before', async () => {
    const rows = await kit.query<{ month: string; given: string; charged: string }>(
      `select to_char(stat_month, 'YYYY-MM') as month, sum(amount)::text as given,
         (select sum(amount) from fee_line f where fee_category = 'monthly_storage_fee' and origin = 'transaction'
           and to_char(posted_day, 'YYYY-MM') = to_char(p.stat_month, 'YYYY-MM'))::text as charged
       from profit_line p where part = 'storage' group by stat_month order by 1`)
    expect(rows.length).toBeGreaterThanOrEqual(6)
    for (const { month, given, charged } of rows) expect([month, cents(given)]).toEqual([month, cents(charged)])
  })

  it('sells what the orders say, cancelled ones left out', async () => {
    const { list, summary } = await ask('sales', { rows: ['shop', 'msku'], measures: ['quantity', 'amount'], currency: 'original' })
    expect(cents(summary[0]!.values.amount)).toBeGreaterThanOrEqual(cents(pack.all_orders.shipped_item_price))
    const shipped =
      await kit.query<{ msku: string; units: number }>(`select msku, sum(quantity)::int as units from order_item where order_status <> 'Cancelled' group by 1`)
    for (const { msku, units } of shipped) expect([msku, list.find((row) => row.msku === msku)?.quantity]).toEqual([msku, units])
    const [orders] = await kit.query<{ orders: number; items: number; units: number; amount: string; shipped: string }>(
      `select count(*)::int as orders, sum(item_count)::int as items, sum(shipped_quantity)::int as units, sum(item_price)::text as amount,
        (select sum(item_price) from order_item where order_status = 'Shipped')::text as shipped from sale_order`)
    const [lines] = await kit.query<{ orders: number; items: number; amount: string }>(
      `select count(distinct (shop_id, order_id))::int as orders, count(*)::int as items, sum(item_price)::text as amount from order_item`,
    )
    expect([orders!.orders, orders!.items, cents(orders!.amount)]).toEqual([lines!.orders, lines!.items, cents(lines!.amount)])
    // What was ordered counts what has not been sent too: the two are told apart.
    expect(orders!.units).toBe(pack.all_orders.shipped_units)
    expect(cents(orders!.shipped)).toBe(cents(pack.all_orders.shipped_item_price))
  })

  it('has the stock of the last snapshot, and performance shows sales, spend and stock of a MSKU in one row', async () => {
    const inputs = sampleJson<{
      'replenishment_inputs_on_2025-05-31': Record<string, { sales_7d: number; sales_30d: number; fba_sellable: number; fba_onway: number }>
    }>(`${PACK}/oracle.json`)['replenishment_inputs_on_2025-05-31']
    const stock = await kit.query<{ msku: string; sellable_qty: number; onway: number }>(
      `select msku, sellable_qty, (inbound_working + inbound_shipped + inbound_receiving)::int as onway from fba_stock`,
    )
    for (const [msku, { fba_sellable, fba_onway }] of Object.entries(inputs)) {
      expect([msku, stock.find((row) => row.msku === msku)]).toEqual([msku, { msku, sellable_qty: fba_sellable, onway: fba_onway }])
    }
    const month = await ask('performance', {
      rows: ['shop', 'msku'], measures: ['quantity', 'total_spend'], filter: { field: 'day', op: 'between', value: ['2025-02-01', '2025-06-30'] },
      currency: 'original',
    })
    expect(month.list.reduce((sum, row) => sum + cents(row.total_spend), 0)).toBe(cents(pack.ads.spend))
    const [sold] = await kit.query<{ units: number }>(
      `select sum(quantity)::int as units from order_item where order_status <> 'Cancelled' and purchase_day between '2025-02-01' and '2025-06-30'`,
    )
    expect(month.summary[0]!.values.quantity).toBe(sold!.units)
    expect(sold!.units).toBeGreaterThanOrEqual(pack.all_orders.shipped_units)
  })

  it('tells the profit of a shop that has settlements alone: their totals without payouts, and every piece they sold', async () => {
    const ca = await kit.shop('加拿大店', 'ca')
    const files = readdirSync(sample('settlement_ca_v1_real')).sort()
    for (const name of files) await kit.bring(sample(`settlement_ca_v1_real/${name}`), ca)
    const payouts = kit.test.model.enums.fee_category!.values.filter(({ group }) => group === 'payout').map(({ value }) => value)
    const [told] = await kit.query<{ amount: string; pieces: number }>(
      `select ((select sum(total_amount) from settlement where shop_id = $1::bigint) - (select sum(amount) from fee_line where shop_id = $1::bigint
        and fee_category = any($2::text[])))::text as amount,
         (select sum(quantity)::int from settlement_line where shop_id = $1::bigint and transaction_type = 'Order') as pieces`, [ca, payouts])
    const { list } = await ask('profit', {
      rows: ['shop', 'msku'], measures: ['amount', 'quantity', 'unallocated'], filter: { field: 'shop', op: 'eq', value: ca }, currency: 'original',
    })
    expect(files.length).toBeGreaterThan(1)
    expect(list.reduce((sum, row) => sum + cents(row.amount), 0)).toBe(cents(told!.amount))
    expect(list.reduce((sum, row) => sum + Number(row.quantity ?? 0), 0)).toBe(told!.pieces)
    expect(told!.pieces).toBeGreaterThan(100)
  })
})
