/**
 * What one changed row costs where rows are made out of facts: by its key, against all rows of the company as a change without
 * keys has it, in one run on a throwaway embedded PostgreSQL. Medians of 5; the exit code is 1 where a ratio passes its limit.
 * `npm run bench -- made`
 */
import '../server/modules/modules'
import { refreshKept } from '../server/kernel/kept/rollup'
import type { Database } from '../server/kernel/store/connect'
import { withThrowaway } from './support/throwaway'

const ORDERS = Number(process.argv[2] ?? 100_000)
const GOODS = 2_000

async function fill(db: Database): Promise<void> {
  await db.asOwner(async (tx) => {
    await tx.query(`insert into company (name) values ('一家公司')`)
    await tx.query(`insert into shop (company_id, id, name, account_name, site, currency)
      select 1, i, 'shop ' || i, 'account ' || i, 'us', 'USD' from generate_series(1, 10) i`)
    await tx.query(`insert into order_item (company_id, shop_id, order_id, purchase_day, purchase_at, msku, quantity,
        currency, item_price, order_status, occurrence)
      select 1, 1 + i % 10, 'order ' || i, date '2026-01-01' + i % 200,
        timestamptz '2026-01-01' + interval '1 day' * (i % 200), 'sku' || i % ${GOODS}, 1, 'USD', 10, 'Shipped', 1
      from generate_series(1, ${ORDERS}) i`)
    await tx.query(`insert into product (company_id, shop_id, msku, currency) select 1, 1 + i % 10, 'sku' || i, 'USD' from generate_series(1, ${GOODS}) i`)
    await tx.query(`insert into fba_inventory (company_id, shop_id, stat_date, msku, fnsku, sellable_qty)
      select 1, 1 + i % 10, date '2026-06-01', 'sku' || i, 'X' || i, i from generate_series(1, ${GOODS}) i`)
  })
}

const CASES: { what: string; entity: string; row: Record<string, string>; limit: number }[] = [
  { what: 'one line of an order', entity: 'order_item', row: { shop_id: '1', order_id: 'order 10' }, limit: 0.05 },
  { what: 'one product', entity: 'product', row: { shop_id: '1', msku: 'sku10' }, limit: 0.5 },
]

await withThrowaway('made', async (db, model) => {
  await fill(db)
  const took = async (entity: string, rows?: Record<string, string>[]): Promise<number> => {
    const times: number[] = []
    for (let run = 0; run < 5; run += 1) {
      const started = performance.now()
      await db.asOwner((tx) => refreshKept(tx, model, [{ entity, touched: { companyId: 1, days: 'all', ...(rows ? { rows } : {}) }, rollups: false }]))
      times.push(performance.now() - started)
    }
    return times.sort((a, b) => a - b)[2]!
  }
  for (const { entity } of CASES) await took(entity)
  await db.asOwner((tx) => tx.query('analyze'))
  for (const { what, entity, row, limit } of CASES) {
    const [whole, keyed] = [await took(entity), await took(entity, [row])]
    const ratio = keyed / whole
    if (ratio > limit) process.exitCode = 1
    const times = `by its key ${keyed.toFixed(1).padStart(8)} ms   all ${whole.toFixed(0).padStart(6)} ms`
    console.log(`${ratio > limit ? '✗' : ' '} ${what.padEnd(28)} ${times}   ratio ${ratio.toFixed(4)}  limit ${limit}`)
  }
})
