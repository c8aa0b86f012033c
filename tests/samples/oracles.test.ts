/**
 * Real and coherent reports against what must come out of them, to the cent: read without a database, then written
 * together and reconciled in one. Runs where the samples are found.
 */
import { readdirSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ExactSum, sameAmount } from '../../server/kernel/value/exact-sum'
import type { EntityRow } from '../../server/kernel/intake/rows'
import { projectModel } from '../support/database'
import { readFile } from '../support/import-files'
import { importKit } from '../server/imports/kit'
import { askReport } from '../support/report'
import type { Kit } from '../server/imports/kit'
import { reason, sample, sampleJson, SAMPLES } from './samples'

interface TransactionOracle {
  header_line: number
  rows: number
  total_sum: string
  ordered_units: number
  by_type: Record<string, Record<string, string | number>>
  units_by_sku_top: [string, number][]
  rows_where_columns_do_not_sum_to_total: [number, string, string, string, string][]
  sku_less_descriptions: [string, string, number][]
  status: Record<string, number>
}
interface SettlementOracle { columns: number; rows: number; header_total: string[]; sum_of_amount_columns: string; by_key: Record<string, string> }
interface StorageOracle { columns: number; rows: number; sum_estimated_monthly_storage_fee: string; months: Record<string, number>; asins: number }
interface TargetingOracle {
  rows: number
  impressions: number
  clicks: number
  spend: number
  sales_7d: number
  orders_7d: number
  units_7d: number
  first: string
  last: string
  match_types: string[]
}
interface Pack {
  all_orders: { rows: number; shipped_units: number; shipped_item_price: string; units_by_sku: Record<string, number> }
  ads: { rows: number; impressions: number; clicks: number; spend: number; sales_7d: number; orders: number; cost_of_advertising_txn: Record<string, string> }
  bulk: { campaigns: number; rows: number; keywords: number }
  business_report: Record<string, { units: number; sales: string; sessions: number }>
  removal: { orders: number; shipments: number }
  returns: { rows: number; units: number }
  reimbursements: { rows: number; amount_total: string }
}

/** The pack's oracle, its inputs of replenishment (of the day that the pack ends) by MSKU. */
function packOf() {
  const pack = sampleJson<Pack & Record<string, unknown>>('coherent_us_pack_synthetic/oracle.json')
  const inputs = pack['replenishment_inputs_on_2025-05-31'] as Record<string, { sales_7d: number; sales_30d: number; fba_sellable: number; fba_onway: number }>
  return { ...pack, replenishment_inputs_on: inputs }
}

/** Columns of the oracle -> our fields. */
const FIELD: Record<string, string> = { 'giftwrap credits tax': 'gift_wrap_credits_tax', total: 'total_amount' }
const fieldOf = (column: string): string => FIELD[column] ?? column.toLowerCase().replaceAll(' ', '_')

const has = SAMPLES !== undefined
const oracles = has ? sampleJson<Record<string, unknown>>('oracles.json') : {}
const model = has ? projectModel() : undefined
const read = (path: string, options?: { only: string }) => readFile(model!, sample(path), options)

/** An amount as sums show it: two digits at least. */
function twoDigits(amount: string): string {
  const sum = new ExactSum()
  sum.add(amount)
  return sum.text()
}

function sumOf(rows: EntityRow[], field: string): ExactSum {
  const sum = new ExactSum()
  for (const row of rows) if (row.values[field] != null) sum.add(row.values[field])
  return sum
}
const whole = (rows: EntityRow[], field: string): number => rows.reduce((sum, row) => sum + Number(row.values[field] ?? 0), 0)
const expectAmount = (found: ExactSum, expected: string | number, what: string): void => {
  expect(sameAmount(found.text(), String(expected)) ? 'equal' : `${what}: found ${found.text()}, expected ${expected}`).toBe('equal')
}

describe.skipIf(!has)(`transaction reports of a real shop${reason}`, () => {
  const files = Object.entries(oracles).filter(([name]) => name.startsWith('us_transactions')) as [string, TransactionOracle][]
  it.each(files)('%s', async (name, oracle) => {
    const { recognised, scan, rows } = await read(`transactions_us_real/${name}`)
    expect(recognised.detection.format.name).toBe('date_range_transactions')
    expect(recognised.detection.headerLine).toBe(oracle.header_line)
    expect([scan.records, scan.accepted, scan.refusedCount]).toEqual([oracle.rows, oracle.rows, 0])
    expectAmount(sumOf(rows, 'total_amount'), oracle.total_sum, 'total')
    const byType = new Map<string, EntityRow[]>()
    for (const row of rows) byType.set(row.values.transaction_type!, [...(byType.get(row.values.transaction_type!) ?? []), row])
    expect([...byType.keys()].sort()).toEqual(Object.keys(oracle.by_type).sort())
    for (const [type, expected] of Object.entries(oracle.by_type)) {
      const of = byType.get(type)!
      expect([type, of.length]).toEqual([type, expected.rows])
      for (const [column, amount] of Object.entries(expected)) if (column !== 'rows') expectAmount(sumOf(of, fieldOf(column)), amount, `${type} ${column}`)
    }
    const orders = byType.get('Order')!
    expect(whole(orders, 'quantity')).toBe(oracle.ordered_units)
    for (const [sku, units] of oracle.units_by_sku_top) expect([sku, whole(orders.filter((row) => row.values.msku === sku), 'quantity')]).toEqual([sku, units])
    expect(scan.broken.flatMap((one) => one.examples.map(({ line, found, expected, text }) => [line, found, expected, text]))).toEqual(
      oracle.rows_where_columns_do_not_sum_to_total.map(
        ([line, columns, total, type, description]) => [line, twoDigits(columns), total, `${type} · ${description}`],
      ),
    )
    const skuless = new Map<string, number>()
    for (const row of rows) {
      if (row.values.msku == null) skuless.set(
        JSON.stringify([row.values.transaction_type, row.values.description ?? '']),
        (skuless.get(JSON.stringify([row.values.transaction_type, row.values.description ?? ''])) ?? 0) + 1,
      )
    }
    for (const [type, description, count] of oracle.sku_less_descriptions) {
      expect([type, description, skuless.get(JSON.stringify([type, description]))]).toEqual([type, description, count])
    }
  })
})

describe.skipIf(!has)(`settlements${reason}`, () => {
  const files = Object.entries(oracles).filter(([name]) => name.startsWith('settlement_')) as [string, SettlementOracle][]
  it.each(files)('%s: its lines add up to its total, by key', async (name, oracle) => {
    const { recognised, scan, rows } = await read(`settlement_ca_v1_real/${name}`)
    expect(recognised.detection.format.name).toBe('settlement_v1')
    expect(recognised.detection.columns.length + recognised.detection.unknown.length).toBe(oracle.columns)
    expect([scan.records, scan.refusedCount]).toEqual([oracle.rows, 0])
    expectAmount(sumOf(rows, 'amount'), oracle.sum_of_amount_columns, 'lines')
    expect(scan.heads.map((head) => head.values.total_amount)).toEqual(oracle.header_total)
    expect(scan.broken).toEqual([])
    // The oracle's key names the column; the line names the family that the column stands for.
    const pairs = recognised.detection.format.fees!.pairs
    const column = new Map(pairs.map((pair) => [pair.amount.replaceAll('_', '-'), pair]))
    for (const [key, amount] of Object.entries(oracle.by_key)) {
      const [type, amountColumn, name2] = key.split('|') as [string, string, string]
      const pair = column.get(amountColumn)!
      const of = rows.filter(({ values }) =>
        values.transaction_type === type && values.amount_type === pair.family && values.amount_description === (pair.name && name2 !== '' ? name2 : type))
      expectAmount(sumOf(of, 'amount'), amount, key)
    }
    expect(scan.unmatched.map((fee) => `${fee.transactionType}|${fee.amountFamily}|${fee.amountName}`).filter((fee) => !/Micro Deposit/.test(fee))).toEqual([])
  })

  it('the V2 sample holds Σ amount = total-amount', async () => {
    const { recognised, scan } = await read('settlement_v2/settlement-v2-sample.txt')
    expect(recognised.detection.format.name).toBe('settlement_v2')
    expect([scan.records, scan.refusedCount, scan.broken]).toEqual([24, 0, []])
    expect(scan.heads[0]!.values).toMatchObject({ total_amount: '582.89', line_amount: '582.89', currency: 'USD' })
  })
})

describe.skipIf(!has)(`storage fees${reason}`, () => {
  const files = Object.entries(oracles).filter(([name]) => name.startsWith('us_storage_fee')) as [string, StorageOracle][]
  it.each(files)('%s', async (name, oracle) => {
    const { recognised, scan, rows } = await read(`storage_fee_us_real/${name}`)
    expect(recognised.detection.format.name).toBe('storage_fee')
    expect(recognised.detection.columns.length).toBe(oracle.columns)
    expect([scan.records, scan.refusedCount]).toEqual([oracle.rows, 0])
    expectAmount(sumOf(rows, 'est_fee'), oracle.sum_estimated_monthly_storage_fee, 'fee')
    expect(new Set(rows.map((row) => row.values.asin)).size).toBe(oracle.asins)
    const month = /(\d{4}-\d{2})/.exec(name)![1]!
    expect(new Set(rows.map((row) => row.values.stat_month))).toEqual(new Set([`${month}-01`]))
    expect(rows.every((row) => !row.values.fulfillment_center!.includes("'"))).toBe(true)
  })
})

describe.skipIf(!has)(`advertising${reason}`, () => {
  it('SP targeting by day', async () => {
    const oracle = oracles['sp_targeting_daily_part1.xlsx'] as TargetingOracle
    const { recognised, scan, rows } = await read('ads_console_real/sp_targeting_daily_part1.xlsx')
    expect(recognised.detection.format.name).toBe('sp_targeting')
    expect([
      scan.records, scan.refusedCount, whole(rows, 'impressions'), whole(rows, 'clicks'), whole(rows, 'order_quantity'), whole(rows, 'units_sold'),
    ]).toEqual([
      oracle.rows, 0, oracle.impressions, oracle.clicks, oracle.orders_7d, oracle.units_7d,
    ])
    expectAmount(sumOf(rows, 'total_spend'), oracle.spend, 'spend')
    expectAmount(sumOf(rows, 'amount'), oracle.sales_7d, 'sales')
    const days = [...scan.days.keys()].sort()
    expect([days[0], days.at(-1)]).toEqual([oracle.first, oracle.last])
    expect([...new Set(rows.map((row) => row.values.match_type))].sort()).toEqual(oracle.match_types)
  })

  it.each(['sp_campaign_daily.csv', 'sp_search_term_daily.xlsx', 'sp_advertised_product_daily.xlsx'])('the coherent pack: %s', async (name) => {
    const { ads } = sampleJson<Pack>('coherent_us_pack_synthetic/oracle.json')
    const { recognised, scan, rows } = await read(`coherent_us_pack_synthetic/${name}`)
    expect(recognised.detection.format.name).toBe(name.replace(/_daily.*/, ''))
    expect([scan.records, scan.refusedCount, whole(rows, 'impressions'), whole(rows, 'clicks'), whole(rows, 'order_quantity')]).toEqual([
      ads.rows, 0, ads.impressions, ads.clicks, ads.orders,
    ])
    expectAmount(sumOf(rows, 'total_spend'), ads.spend, 'spend')
    expectAmount(sumOf(rows, 'amount'), ads.sales_7d, 'sales')
  })

  it('the Chinese bulk sheet', async () => {
    const { bulk } = sampleJson<Pack>('coherent_us_pack_synthetic/oracle.json')
    // Its sheet of portfolios is a report of its own.
    const portfolios = await read('coherent_us_pack_synthetic/ads_bulk_zh.xlsx', { only: 'ads_bulk_portfolio' })
    expect([portfolios.scan.records, portfolios.scan.refusedCount]).toEqual([1, 0])
    const { recognised, rows, scan } = await read('coherent_us_pack_synthetic/ads_bulk_zh.xlsx', { only: 'ads_bulk_sp' })
    expect([recognised.detection.format.name, recognised.table.sheet, scan.records, scan.refusedCount]).toEqual(
      ['ads_bulk_sp', '商品推广活动', bulk.rows, 0])
    const count = (kind: string): number => rows.filter((row) => row.values.entity_kind === kind).length
    expect([count('Campaign'), count('Keyword')]).toEqual([bulk.campaigns, bulk.keywords])
    expect(rows.every((row) => row.values.campaign_id === null || /^\d{15,18}$/.test(row.values.campaign_id!))).toBe(true)
  })

  it('the English bulk sheet of 46 columns, the search terms and the history of changes', async () => {
    const bulk = await read('ads_bulksheet/sp_bulk_46cols_dummy.xlsx')
    expect([bulk.recognised.detection.columns.length, bulk.scan.records, bulk.scan.refusedCount]).toEqual([46, 100, 0])
    const terms = await read('ads_console_real/sp_search_term_daily_sample.xlsx')
    expect([terms.recognised.detection.format.name, terms.scan.refusedCount, terms.rows[0]!.values.currency]).toEqual(['sp_search_term', 0, 'CAD'])
    const history = await read('ads_console_real/ads_change_history_part1.csv')
    expect([history.scan.records, history.scan.refusedCount, history.rows[0]!.values.changed_at]).toEqual([2635, 0, '2026-05-15T13:28:43.231Z'])
  })
})

describe.skipIf(!has)(`orders, inventory and other marketplaces${reason}`, () => {
  it('the coherent pack: all orders', async () => {
    const { all_orders: oracle } = sampleJson<Pack>('coherent_us_pack_synthetic/oracle.json')
    const { scan, rows } = await read('coherent_us_pack_synthetic/all_orders.txt')
    expect([scan.records, scan.refusedCount]).toEqual([oracle.rows, 0])
    const shipped = rows.filter((row) => row.values.order_status === 'Shipped')
    expect(whole(shipped, 'quantity')).toBe(oracle.shipped_units)
    expectAmount(sumOf(shipped, 'item_price'), oracle.shipped_item_price, 'item price')
    for (const [sku, units] of Object.entries(oracle.units_by_sku)) {
      expect([sku, whole(shipped.filter((row) => row.values.msku === sku), 'quantity')]).toEqual([sku, units])
    }
  })

  it.each([
    ['es_transactions_27cols.csv', 46, 'es', 'UTC'], ['jp_transactions_30cols.csv', 17, 'jp', 'Asia/Tokyo'],
  ])('localized transactions: %s', async (name, records, _site, zone) => {
    const { recognised, scan } = await read(`transactions_localized_synthetic/${name}`)
    expect([recognised.detection.format.name, scan.records, scan.refusedCount, scan.sourceZone]).toEqual(['date_range_transactions', records, 0, zone])
    expect(scan.broken).toEqual([])
    expect(scan.unmatched).toEqual([])
  })

  it.each([
    ['all-orders.txt', 'all_orders', 380], ['fba-inventory.txt', 'myi_inventory', 4], ['search-terms.csv', 'sp_search_term', 12],
    ['settlement.txt', 'settlement_v1', 12], ['storage-fees.txt', 'storage_fee', 4], ['fee-preview.txt', 'estimated_fees', 4],
    ['inventory-planning.txt', 'inventory_planning', 4], ['multicountry.txt', 'afn_inventory_by_country', 16],
    ['returns.txt', 'fba_customer_returns', 38], ['reimbursements.txt', 'fba_reimbursements', 4], ['vat-transactions.txt', 'vat_transactions', 4],
  ])(
    'European flat files: %s', async (name, format, records) => {
      const { recognised, scan } = await read(`eu_flatfiles_synthetic/${name}`)
      expect([recognised.detection.format.name, scan.records, scan.refusedCount]).toEqual([format, records, 0])
    })

  it('the coherent pack: stock by age and to restock, removals, long storage, shipments', async () => {
    const { removal, all_orders: { units_by_sku: sold }, replenishment_inputs_on: inputs } = packOf()
    const { rows: orders } = await read('coherent_us_pack_synthetic/removal_order_detail.txt')
    const { rows: parcels } = await read('coherent_us_pack_synthetic/removal_shipment_detail.txt')
    expect([orders.length, parcels.length]).toEqual([removal.orders, removal.shipments])
    const became = ['cancelled_qty', 'disposed_qty', 'shipped_qty', 'in_process_qty']
    expect(whole(orders, 'requested_qty')).toBe(became.reduce((sum, one) => sum + whole(orders, one), 0))
    expect(whole(parcels, 'shipped_qty')).toBe(whole(orders.filter(({ values }) => values.removal_type === 'Return'), 'shipped_qty'))
    const { rows: ages } = await read('coherent_us_pack_synthetic/fba_inventory_planning.txt')
    const { rows: restock } = await read('coherent_us_pack_synthetic/restock_inventory.csv')
    for (const { values } of ages) {
      const input = inputs[values.msku!]!
      expect([values.msku, values.shipped_7, values.shipped_30, values.sellable_qty]).toEqual(
        [values.msku, String(input.sales_7d), String(input.sales_30d), String(input.fba_sellable)])
      const advice = restock.find((row) => row.values.msku === values.msku)!.values
      expect([advice.sellable_qty, advice.sold_30, advice.inbound_qty]).toEqual([values.sellable_qty, values.shipped_30, String(input.fba_onway)])
    }
    const { rows: shipped } = await read('coherent_us_pack_synthetic/fba_customer_shipment_sales.csv')
    for (const [sku, units] of Object.entries(sold)) {
      const sent = whole(shipped.filter(({ values }) => values.msku === sku), 'quantity')
      expect(sent > 0 && sent <= units, `${sku}: ${sent} of ${units}`).toBe(true)
    }
    const { rows: long } = await read('coherent_us_pack_synthetic/long_storage_fee.txt')
    expectAmount(sumOf(long, 'fee'), '1.66', 'long storage')
  })

  it('the coherent pack: what buyers sent back, and what Amazon paid for goods', async () => {
    const { returns, reimbursements } = packOf()
    const { rows: sent } = await read('coherent_us_pack_synthetic/fba_customer_returns.txt')
    expect([sent.length, whole(sent, 'quantity')]).toEqual([returns.rows, returns.units])
    const { rows: paid } = await read('coherent_us_pack_synthetic/fba_reimbursements.txt')
    expect(paid.length).toBe(reimbursements.rows)
    expectAmount(sumOf(paid, 'amount'), reimbursements.amount_total, 'reimbursements')
    expect(whole(paid, 'total_qty')).toBe(whole(paid, 'cash_qty') + whole(paid, 'inv_qty'))
  })

  it('the coherent pack: visits and what was ordered, in both languages', async () => {
    for (const [month, oracle] of Object.entries(packOf().business_report)) {
      const { recognised, rows } = await read(`coherent_us_pack_synthetic/business_report_child_asin_${month}${month === '2025-04' ? '_zh' : ''}.csv`)
      expect([month, recognised.detection.format.name, recognised.detection.unknown]).toEqual([month, 'business_report_asin', []])
      expect([month, whole(rows, 'sessions'), whole(rows, 'units')]).toEqual([month, oracle.sessions, oracle.units])
      expectAmount(sumOf(rows, 'sales'), oracle.sales, `ordered sales of ${month}`)
    }
  })

  it('a stray quote stays in its SKU', async () => {
    const { rows } = await read('us_flatfiles/fba_myi_inventory_sample.txt')
    expect(rows[0]!.values).toMatchObject({ msku: '"JRenee-MayettaXXwide-PlacidBlue-7', fnsku: 'B072KBW5FC' })
    expect(rows[1]!.values.msku).toBe('019846904380')
  })

  it('files of formats we do not have are refused, none taken for another', async () => {
    const fba = /^(fba_(customer|inventory_planning|myi|reimb)|restock|long_storage|removal_|ledger_|active_listings|business_report)/
    const ours = new RegExp(`${fba.source}|^(all_orders|sp_(campaign|search_term|advertised|placement)|ads_bulk)`)
    for (const name of readdirSync(sample('coherent_us_pack_synthetic')).filter((one) => !ours.test(one))) {
      const answer = await read(`coherent_us_pack_synthetic/${name}`).then(
        ({ recognised }) => `taken for ${recognised.detection.format.name}`, (error: Error) => error.message.slice(0, 7),
      )
      expect([name, answer]).toEqual([name, '不认识这个文件'])
    }
  })
})

describe.skipIf(!has)(`the books of the shop${reason}`, () => {
  let kit: Kit
  let us: string
  beforeAll(async () => {
    kit = await importKit()
    us = await kit.shop('美国店', 'us')
    for (const folder of ['transactions_us_real', 'storage_fee_us_real']) {
      for (const name of readdirSync(sample(folder)).sort()) await kit.bring(sample(`${folder}/${name}`), us)
    }
  })
  afterAll(() => kit.drop())

  it('storage of month M equals the fee transaction of M+1, wherever both are there', async () => {
    const rows = await kit.query<{ month: string; fee: string; charged: string }>(
      `with report as (select stat_month as month, round(sum(est_fee), 2) as fee from storage_fee group by 1),
         charge as (select (date_trunc('month', posted_day) - interval '1 month')::date as month, sum(amount) as charged from fee_line
           where fee_category = 'monthly_storage_fee' and origin = 'transaction' group by 1)
       select r.month, r.fee::text as fee, c.charged::text as charged from report r join charge c on c.month = r.month order by 1`)
    expect(rows.map((row) => row.month)).toEqual(['2025-01-01', '2025-02-01', '2025-03-01', '2025-04-01', '2025-05-01', '2025-06-01', '2025-07-01'])
    for (const { month, fee, charged } of rows) expect(sameAmount(`-${fee}`, charged) ? month : `${month}: ${fee} against ${charged}`).toBe(month)
  })

  it('every month adds up to its report, and fee lines to the rows, but for the one row whose columns do not sum', async () => {
    const files = Object.entries(oracles).filter(([name]) => name.startsWith('us_transactions')) as [string, TransactionOracle][]
    for (const [name, oracle] of files) {
      const month = /(\d{4}-\d{2})/.exec(name)![1]!
      const [row] = await kit.query<{ rows: number; total: string; gap: string }>(
        `select count(*) as rows, sum(total_amount)::text as total, (select sum(amount) from fee_line
          where to_char(posted_day, 'YYYY-MM') = $1) - sum(total_amount) as gap from settlement_txn where to_char(posted_day, 'YYYY-MM') = $1`,
        [
          month,
        ])
      expect([month, row!.rows, Number(row!.total)]).toEqual([month, oracle.rows, Number(oracle.total_sum)])
      expect([month, Number(row!.gap)]).toEqual([month, 0])
    }
    expect(await kit.unevenRollups()).toEqual([])
  })

  it('names every fee of seven real months', async () => {
    expect(await kit.query(
      `select transaction_type, amount_name, description, sum(amount)::text as amount from fee_line where fee_category = 'unmapped' group by 1, 2, 3`,
    )).toEqual([])
  })

  it('seven ads statements: every campaign is read, and each month is what was charged for advertising, to the cent', async () => {
    const statements = oracles['ads_statements_real'] as Record<string, { campaign_charges: string; amount_due: string }>
    const names = readdirSync(sample('ads_statements_real')).sort()
    for (const name of names) await kit.bring(sample(`ads_statements_real/${name}`), us)
    const { list } = await askReport({ db: kit.test.db, model: kit.test.model, companyId: kit.caller.companyId }, 'ad_invoice_check', {
      rows: ['shop', 'month'], measures: ['invoiced', 'charged_fee', 'difference'],
    })
    const months = list.map(({ month, invoiced, charged_fee: charged, difference }) => [String(month), invoiced, charged, Number(difference)] as const)
    expect(months.sort(([a], [b]) => a.localeCompare(b))).toEqual(
      names.map((name) => [/\d{4}-\d{2}/.exec(name)![0], statements[name]!.amount_due, statements[name]!.amount_due, 0]),
    )
    const campaigns = await kit.query<{ month: string; sum: string }>(`select to_char(issue_day, 'YYYY-MM') as month, sum(amount)::text as sum
      from ad_invoice_line where line_kind = 'campaign' group by 1 order by 1`)
    expect(campaigns.map(({ sum }) => sum)).toEqual(names.map((name) => statements[name]!.campaign_charges))
    expect(await kit.query(`select * from ad_invoice_line where line_kind = 'campaign' and (campaign_id !~ '^[0-9]{10,}$' or campaign_name is null
      or ad_type is distinct from 'SP')`)).toEqual([])
  })

  it('sending all of it again changes nothing', async () => {
    const before = await kit.query('select count(*) as n, sum(total_amount)::text as total from settlement_txn')
    await kit.bring(sample('transactions_us_real/us_transactions_2025-08.csv'), us)
    expect(await kit.query('select count(*) as n, sum(total_amount)::text as total from settlement_txn')).toEqual(before)
  })

  it('orders shipped and units sold of the coherent pack are the same', async () => {
    await kit.bring(sample('coherent_us_pack_synthetic/all_orders.txt'), us)
    const { all_orders: oracle } = sampleJson<Pack>('coherent_us_pack_synthetic/oracle.json')
    const [row] = await kit.query<{ units: number; sold: number }>(
      `select (select sum(quantity) from order_item where order_status = 'Shipped')::int as units,
         (select sum(quantity) from settlement_txn where transaction_type = 'Order' and posted_day between '2025-03-01' and '2025-05-31')::int as sold`)
    expect(row).toEqual({ units: oracle.shipped_units, sold: oracle.shipped_units })
  })

  it('what advertising cost by the transactions is what the pack says', async () => {
    const { ads } = sampleJson<Pack>('coherent_us_pack_synthetic/oracle.json')
    const rows = await kit.query<{ month: string; amount: string }>(
      `select to_char(posted_day, 'YYYY-MM') as month, (-sum(amount))::text as amount from fee_line where fee_category = 'ad_spend'
        and posted_day between '2025-03-01' and '2025-05-31' group by 1`)
    expect(Object.fromEntries(rows.map((row) => [row.month, row.amount]))).toEqual(ads.cost_of_advertising_txn)
  })
})
