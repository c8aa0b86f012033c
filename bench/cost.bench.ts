/**
 * What a receipt costs that is entered late, of an item with 100,000 entries: on its first day, where the whole queue of batches is matched anew,
 * and thirty days before its last, in one run on a throwaway embedded PostgreSQL. Medians of 3, rolled back. The aim on an idle machine is 3 s and
 * 200 ms; the exit code is 1 where the second takes more than a fifth of the first. `npm run bench -- cost`
 */
import '../server/modules/modules'
import type { Database, Tx } from '../server/kernel/store/connect'
import type { Model } from '../contract/model'
import { batchesOfBefore } from '../server/modules/cost/batches-before'
import { post, type Posting } from '../server/modules/stock/public'
import { withThrowaway } from './support/throwaway'

const ENTRIES = Number(process.argv[2] ?? 100_000)
const DAYS = 1_000
const FIRST = '2023-01-01'
const MOST_RATIO = 0.2

const dayOf = (after: number): string => new Date(Date.parse(`${FIRST}T00:00:00Z`) + after * 86_400_000).toISOString().slice(0, 10)

/** Half of the entries bring goods in, of ever other quantities, half take some of them out. */
async function fill(db: Database, model: Model): Promise<void> {
  await db.asOwner(async (tx) => {
    await tx.query(`insert into company (name, currency, zone) values ('一家公司', 'CNY', 'Asia/Shanghai')`)
    await tx.query(`insert into warehouse (company_id, id, name, wh_type) values (1, 1, '仓', 'local')`)
    await tx.query(`insert into warehouse_bin (company_id, id, warehouse_id, code, is_default) values (1, 1, 1, '默认', true)`)
    await tx.query(`insert into sku (company_id, id, sku_code, product_name, goods_kind, sku_kind, product_status, unit, declare_currency, create_time,
        update_time) values (1, 1, 'CUP', '杯', 'normal', '2', '1', '个', 'USD', now(), now())`)
    await tx.query(`insert into stock_balance (company_id, id, place_kind, place_id, warehouse_id, bin_id, sku_id, condition, lot, qty, since)
      values (1, 1, 'other', '0', null, null, 1, 'good', '', 0, $1::date), (1, 2, 'bin', '1', 1, 1, 1, 'good', '', 0, $1::date)`, [FIRST])
    await tx.query(
      `insert into stock_entry (company_id, at, entry_day, sku_id, condition, lot, from_id, from_kind, from_wh_id, to_id, to_kind, to_wh_id, qty, reason,
         doc_kind, doc_id, doc_line, below_zero, create_time)
       select 1, ($1::date + d)::timestamp at time zone 'Asia/Shanghai' + interval '1 second' * (i / $2), $1::date + d, 1, 'good', '',
         case when out then 2 else 1 end, case when out then 'bin' else 'other' end, case when out then 1 end,
         case when out then 1 else 2 end, case when out then 'other' else 'bin' end, case when out then null else 1 end,
         case when out then 1 + i % 7 else 5 + i % 5 end, case when out then 'manual_out' else 'manual_in' end, 'stock_move', i, i, false, now()
       from (select i, i % $2 as d, i % ($2 * 2) >= $2 as out from generate_series(1, $3::int) i) g order by 2, i`,
      [FIRST, DAYS, ENTRIES],
    )
    await tx.query(`update stock_balance set qty = (select sum(case when to_id = 2 then qty else -qty end) from stock_entry)
      * case id when 2 then 1 else -1 end`)
    await tx.query('analyze stock_entry')
    await batchesOfBefore.run(tx, model)
    await tx.query('analyze')
  })
}

/** Milliseconds that a receipt of a day takes, which is then as if it had not been. */
async function late(db: Database, model: Model, day: string): Promise<number> {
  const now = new Date()
  const started = performance.now()
  let took = 0
  await db.asOwner(async (tx: Tx) => {
    const posting: Posting = { tx, model, asker: { companyId: 1, employeeId: null, zone: 'Asia/Shanghai', today: now.toISOString().slice(0, 10) }, now }
    await post(posting, { kind: 'stock_move', id: 'late', no: null }, [{
      from: { kind: 'other' }, to: { kind: 'bin', warehouseId: '1' }, skuId: '1', condition: 'good', qty: 3, reason: 'manual_in',
      cost: { unit: '2', currency: 'CNY' },
    }], day)
    took = performance.now() - started
    throw new Error('rolled back')
  }).catch((error: Error) => {
    if (error.message !== 'rolled back') throw error
  })
  return took
}

await withThrowaway('cost', async (db, model) => {
  const started = performance.now()
  await fill(db, model)
  console.log(`  ${ENTRIES} entries, matched for the first time ${((performance.now() - started) / 1000).toFixed(1).padStart(6)} s`)
  const median = async (day: string): Promise<number> => {
    const times = [await late(db, model, day), await late(db, model, day), await late(db, model, day)]
    return times.sort((a, b) => a - b)[1]!
  }
  const [whole, recent] = [await median(FIRST), await median(dayOf(DAYS - 30))]
  const ratio = recent / whole
  const failed = ratio > MOST_RATIO
  if (failed) process.exitCode = 1
  const times = `of the first day ${whole.toFixed(0).padStart(6)} ms   of 30 days ago ${recent.toFixed(0).padStart(6)} ms`
  console.log(`${failed ? '✗' : ' '} a late receipt ${times}   ratio ${ratio.toFixed(4)}  limit ${MOST_RATIO}`)
})
