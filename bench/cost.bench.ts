/**
 * What the ledger's cost takes, in one run on a throwaway embedded PostgreSQL: a receipt that is entered late, of an item with 100,000 entries, on its
 * first day, where the whole queue of batches is matched anew, and thirty days before its last; one entry of today; and a receipt of 200 lines, beside
 * inserting the same entries bare. Medians of 3, rolled back. The exit code is 1 past a limit. `npm run bench -- cost`; an argument: how many entries
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
/** Lines of the receipt, each of goods of its own. */
const LINES = 200
/** In ms on an idle machine, and how many times as long as bare rows. */
const LIMITS = { whole: 3_000, recent: 200, app: 20, lines: 5 }

const dayOf = (after: number): string => new Date(Date.parse(`${FIRST}T00:00:00Z`) + after * 86_400_000).toISOString().slice(0, 10)
const today = new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10)

/** Half of the entries bring goods in at ever other costs, half take nearly as many of them out. */
async function fill(db: Database, model: Model): Promise<void> {
  await db.asOwner(async (tx) => {
    await tx.query(`insert into company (name, currency, zone) values ('一家公司', 'CNY', 'Asia/Shanghai')`)
    await tx.query(`insert into warehouse (company_id, id, name, wh_type) values (1, 1, '仓', 'local')`)
    await tx.query(`insert into warehouse_bin (company_id, id, warehouse_id, code, is_default) values (1, 1, 1, '默认', true)`)
    await tx.query(`insert into sku (company_id, id, sku_code, product_name, goods_kind, sku_kind, product_status, unit, declare_currency, create_time,
        update_time) select 1, i, 'CUP' || i, '杯', 'normal', '2', '1', '个', 'USD', now(), now() from generate_series(1, $1::int) i`, [LINES])
    await tx.query(`insert into stock_balance (company_id, id, place_kind, place_id, warehouse_id, bin_id, sku_id, condition, lot, qty, since)
      values (1, 1, 'other', '0', null, null, 1, 'good', '', 0, $1::date), (1, 2, 'bin', '1', 1, 1, 1, 'good', '', 0, $1::date)`, [FIRST])
    await tx.query(
      `insert into stock_entry (company_id, at, entry_day, sku_id, condition, lot, from_id, from_kind, from_wh_id, to_id, to_kind, to_wh_id, qty, reason,
         doc_kind, doc_id, doc_line, below_zero, create_time)
       select 1, ($1::date + d)::timestamp at time zone 'Asia/Shanghai' + interval '1 second' * (i / $2), $1::date + d, 1, 'good', '',
         case when out then 2 else 1 end, case when out then 'bin' else 'other' end, case when out then 1 end,
         case when out then 1 else 2 end, case when out then 'other' else 'bin' end, case when out then null else 1 end,
         5 + (case when out then i + 2 else i end) % 5, case when out then 'manual_out' else 'manual_in' end, 'stock_move', i, i, false, now()
       from (select i, i % $2 as d, i % ($2 * 2) >= $2 as out from generate_series(1, $3::int) i) g order by 2, i`,
      [FIRST, DAYS, ENTRIES],
    )
    await tx.query(`insert into stock_move_item (company_id, id, move_id, sku_id, good_qty, unit_cost, currency)
      select 1, doc_line::bigint, 1, 1, qty, 1 + doc_line::int % 97 * 0.31, 'CNY' from stock_entry where reason = 'manual_in'`)
    await tx.query(`update stock_balance set qty = (select sum(case when to_id = 2 then qty else -qty end) from stock_entry)
      * case id when 2 then 1 else -1 end`)
    await tx.query('analyze stock_entry, stock_move_item')
    await batchesOfBefore.run(tx, model)
    await tx.query('analyze')
  })
}

interface Taken { ms: number; sqlMs: number; written: number }

/** What it takes to bring in three pieces of each of so many goods on a day; it is then as if it had not been. */
async function receive(db: Database, model: Model, day: string, goods: number): Promise<Taken> {
  const now = new Date()
  const taken: Taken = { ms: 0, sqlMs: 0, written: 0 }
  await undone(db, async (tx) => {
    const counted: Tx = { ...tx, async query<R>(text: string, values?: unknown[]) {
      const asked = performance.now()
      const answer = await tx.query<R>(text, values)
      taken.sqlMs += performance.now() - asked
      return answer
    } }
    const asker = { companyId: 1, employeeId: null, zone: 'Asia/Shanghai', today }
    const posting: Posting = { tx: counted, model, asker, now }
    const written = await writtenOf(tx)
    const started = performance.now()
    await post(posting, { kind: 'stock_move', id: 'late', no: null }, Array.from({ length: goods }, (_, nth) => ({
      from: { kind: 'other' as const }, to: { kind: 'bin' as const, warehouseId: '1' }, skuId: String(nth + 1), condition: 'good' as const, qty: 3,
      reason: 'manual_in', cost: { unit: '2', currency: 'CNY' },
    })), day)
    taken.ms = performance.now() - started
    taken.written = (await writtenOf(tx)) - written
  })
  return taken
}

/** Rows of uses that the transaction has written. */
async function writtenOf(tx: Tx): Promise<number> {
  const { rows } = await tx.query<{ count: number }>(
    `select (pg_stat_get_xact_tuples_inserted(c) + pg_stat_get_xact_tuples_updated(c) + pg_stat_get_xact_tuples_deleted(c))::int as count
     from (select 'cost_use'::regclass::oid as c) t`,
  )
  return rows[0]!.count
}

/** Milliseconds of the same entries as rows alone, one statement each. */
async function bare(db: Database, goods: number): Promise<number> {
  let ms = 0
  await undone(db, async (tx) => {
    const started = performance.now()
    for (let nth = 1; nth <= goods; nth += 1) await tx.query(
      `insert into stock_entry (company_id, at, entry_day, sku_id, condition, lot, from_id, from_kind, to_id, to_kind, to_wh_id, qty, reason, doc_kind,
         doc_id, doc_line, below_zero, create_time)
       values (1, now(), $1::date, $2::bigint, 'good', '', 1, 'other', 2, 'bin', 1, 3, 'manual_in', 'stock_move', 'bare', $2, false, now())`,
      [today, String(nth)],
    )
    ms = performance.now() - started
  })
  return ms
}

async function undone(db: Database, work: (tx: Tx) => Promise<void>): Promise<void> {
  await db.asOwner(async (tx) => {
    await work(tx)
    throw new Error('rolled back')
  }).catch((error: Error) => {
    if (error.message !== 'rolled back') throw error
  })
}

function tell(what: string, ms: number, limit: number, more = ''): void {
  if (ms > limit) process.exitCode = 1
  console.log(`${ms > limit ? '✗' : ' '} ${what.padEnd(40)} ${ms.toFixed(1).padStart(8)} ms   limit ${limit} ms${more}`)
}

await withThrowaway('cost', async (db, model) => {
  const started = performance.now()
  await fill(db, model)
  console.log(`  ${ENTRIES} entries, matched for the first time ${((performance.now() - started) / 1000).toFixed(1).padStart(6)} s`)
  const median = async <T,>(once: () => Promise<T>, by: (one: T) => number): Promise<T> =>
    [await once(), await once(), await once()].sort((a, b) => by(a) - by(b))[1]!
  const received = (day: string, goods = 1): Promise<Taken> => median(() => receive(db, model, day, goods), ({ ms }) => ms)
  const [whole, recent, now] = [await received(FIRST), await received(dayOf(DAYS - 30)), await received(today)]
  tell('a receipt of the first day', whole.ms, LIMITS.whole, `   ${whole.written} uses written`)
  tell('of thirty days before the last', recent.ms, LIMITS.recent, `   ${recent.written} uses written`)
  tell('of today: besides its statements', now.ms - now.sqlMs, LIMITS.app, `   ${now.ms.toFixed(1)} ms with them, ${now.written} uses written`)
  const [lines, alone] = [await received(today, LINES), await median(() => bare(db, LINES), (ms) => ms)]
  tell(`of today, ${LINES} lines`, lines.ms, LIMITS.lines * alone, `   ${(lines.ms / alone).toFixed(1)} times ${alone.toFixed(1)} ms of bare rows`)
})
