/**
 * What lists and reports cost over a million transactions and a million fee lines of one company, with the project's own
 * schemas, on a throwaway embedded PostgreSQL. Prints medians of five; the first ask of a list counts, the rest turn pages.
 * `npx tsx bench/query.bench.ts [rows]`
 */
import '../server/modules/modules'
import type { Database } from '../server/kernel/store/connect'
import { rebuildRollups } from '../server/kernel/kept/rollup'
import { answerList } from '../server/kernel/read/answer/lists'
import { answerReport } from '../server/kernel/read/answer/reports'
import type { Asker } from '../server/kernel/asker/asker'
import type { ListAnswer, ListRequest } from '../contract/wire'
import { withThrowaway } from './support/throwaway'

const ROWS = Number(process.argv[2] ?? 1_000_000)
const PER_DAY = 2500

async function fill(db: Database): Promise<void> {
  await db.asOwner(async (tx) => {
    await tx.query(`insert into company (name) values ('一家公司')`)
    await tx.query(`insert into shop (company_id, id, name, account_name, site, currency)
      select 1, i, 'shop ' || i, 'account', (array['us', 'de', 'jp'])[i], (array['USD', 'EUR', 'JPY'])[i] from generate_series(1, 3) i`)
    await tx.query(`insert into official_rate (stat_month, currency, base, rate)
      select m::date, c, 'CNY', 7 from generate_series(date '2024-01-01', date '2026-12-01', interval '1 month') m, unnest(array['USD', 'EUR', 'JPY']) c`)
    await tx.query(`insert into fee_line (company_id, shop_id, origin, posted_day, msku, transaction_type, amount_name, fee_category, currency, amount,
      description)
      select 1, 1 + i % 3, 'transaction', date '2024-01-01' + i / ${PER_DAY}, 'sku' || i % 200, 'order', 'x',
        (array['product_sales', 'commission', 'fba_fulfillment', 'shipping_credits', 'never heard of'])[1 + i % 5], (array['USD', 'EUR', 'JPY'])[1 + i % 3],
        i % 10000 / 100.0, 'text ' || i % 20
      from generate_series(1, ${ROWS}) i`)
    await tx.query(`insert into settlement_txn (company_id, shop_id, posted_at, posted_day, msku, transaction_type, currency, total_amount, product_sales,
      selling_fees, fba_fees, quantity, order_id)
      select 1, 1 + i % 3, timestamptz '2024-01-01' + interval '34 seconds' * i, date '2024-01-01' + i / ${PER_DAY}, 'sku' || i % 200, 'order',
        (array['USD', 'EUR', 'JPY'])[1 + i % 3],
        i % 10000 / 100.0, 10.5, -1.5, -3.2, 1, 'order ' || i
      from generate_series(1, ${ROWS}) i`)
  })
}

async function median(name: string, ask: () => Promise<ListAnswer>): Promise<void> {
  const times: number[] = []
  let total = 0
  for (let run = 0; run < 6; run += 1) {
    const started = performance.now()
    total = (await ask()).total
    times.push(performance.now() - started)
  }
  const [first = 0, ...rest] = times
  const middle = rest.sort((a, b) => a - b)[2] ?? 0
  console.log(`${name.padEnd(52)} first ${first.toFixed(0).padStart(6)} ms   then ${middle.toFixed(0).padStart(6)} ms   ${total} rows`)
}

await withThrowaway('query', async (db, model) => {
  await fill(db)
  await db.asOwner((tx) => rebuildRollups(tx, model))
  await db.asOwner((tx) => tx.query('analyze'))
  const caller = { companyId: 1, employeeId: '1', shopIds: null }
  const asker: Asker = { ...caller, everything: true, hidden: () => new Set(), currency: 'CNY', zone: 'Asia/Shanghai', today: '2025-02-01' }
  const list = (request: Partial<ListRequest>) => () =>
    db.withCompany(
      caller, (tx) => answerList({ tx, model, asker }, model.entities['settlement_txn']!, { page: 1, pageSize: 50, ...request }), { readOnly: true },
    )
  const report = (request: Partial<ListRequest>) => () =>
    db.withCompany(caller, (tx) => answerReport({ tx, model, asker }, model.datasets['fees']!, { page: 1, pageSize: 50, ...request }), { readOnly: true })
  const month: ListRequest['filter'] = { field: 'posted_day', op: 'between', value: ['2024-06-01', '2024-06-30'] }
  const pivot = { dimension: 'fee_category', measure: 'amount' }
  await median('transactions: all, every column', list({}))
  await median('transactions: one month', list({ filter: month }))
  await median('transactions: all, company currency', list({ currency: 'company' }))
  await median(
    'fees: shop × month, pivot, previous, one month',
    report({ rows: ['shop', 'site', 'month'], pivot, compare: ['previous'], filter: { field: 'month', op: 'eq', value: '2024-06' } }),
  )
  await median('fees: day, pivot, all', report({ rows: ['day'], pivot }))
  const quarter = { filter: { field: 'month', op: 'between' as const, value: ['2024-01', '2024-03'] } }
  await median('fees: shop × msku, a quarter', report({ rows: ['shop', 'msku'], ...quarter }))
  await median('fees: shop × msku, a quarter, across by day', report({ rows: ['shop', 'msku'], pivot: { dimension: 'day', measure: 'amount' }, ...quarter }))
  await median('fees: shop × day, a quarter', report({ rows: ['shop', 'day'], ...quarter }))
  await median('fees: shop × day, a quarter, every day', report({ rows: ['shop', 'day'], every: true, ...quarter }))
  await median('fees: shop × msku, pivot, all', report({ rows: ['shop', 'msku'], pivot }))
  await median('fees: day, pivot, all, company currency', report({ rows: ['day'], pivot, currency: 'company' }))
  await median('fees: description (no rollup), pivot, all', report({ rows: ['description'], pivot }))
})
