/** What lies in a warehouse is what came in last, however many arrivals one has to go back through. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { placeLayers } from '../../../server/modules/stock/place-layers'
import { startTestApp, type TestApp } from '../../support/app'
import { stockKit } from './kit'

const DAYS = 300
const A_DAY = 3
let app: TestApp
let sku: string
let warehouse: string
beforeAll(async () => {
  app = await startTestApp()
  const admin = await app.admin()
  const kit = stockKit(() => admin)
  sku = await kit.sku('TIN')
  warehouse = await kit.warehouse('北仓')
}, 240_000)
afterAll(() => app?.stop())

/** Pieces of each arrival of a day, the first day's before the next: the last of a day is taken back on every tenth day. */
const cameOn = (day: number): number => 1 + (day % 7) + 2 + (day % 10 === 0 ? 0 : 4)

it.each([0, 1, 40, 2500, 100_000])('of %i pieces the days are told on which the last of them came', async (there) => {
  const told = await app.database.db.asOwner(async (tx) => {
    const own = [app.companyId, sku, warehouse]
    await tx.query('delete from stock_entry where company_id = $1', [app.companyId])
    await tx.query('delete from stock_balance where company_id = $1', [app.companyId])
    await tx.query(
      `insert into stock_entry (company_id, at, entry_day, sku_id, condition, lot, from_id, from_kind, to_id, to_kind, to_wh_id, qty, reason, doc_kind, doc_id,
         doc_line, below_zero, create_time)
       select $1, (date '2025-01-01' + d)::timestamp at time zone 'Asia/Shanghai' + interval '8 hours', date '2025-01-01' + d, $2::bigint, 'good', '', 1,
         'other', 2, 'bin', $3::bigint, case n when 1 then 1 + d % 7 when 2 then 2 else 4 end, 'manual_in', 'stock_move', d, n, false, now()
       from generate_series(0, ${DAYS - 1}) d, generate_series(1, ${A_DAY}) n`, own)
    await tx.query(
      `insert into stock_entry (company_id, at, entry_day, sku_id, condition, lot, from_id, from_kind, from_wh_id, to_id, to_kind, qty, reason, doc_kind,
         doc_id, doc_line, below_zero, create_time, reverses_id)
       select company_id, at, entry_day, sku_id, condition, lot, to_id, to_kind, to_wh_id, from_id, from_kind, qty, reason, doc_kind, doc_id, doc_line, false,
         now(), id from stock_entry where company_id = $1 and sku_id = $2::bigint and to_wh_id = $3::bigint and doc_line = '3' and doc_id::int % 10 = 0`, own)
    await tx.query(
      `insert into stock_balance (company_id, place_kind, place_id, warehouse_id, sku_id, condition, lot, qty, since)
       values ($1, 'bin', '2', $3::bigint, $2::bigint, 'good', '', $4, date '2025-01-01')`, [...own, there])
    await placeLayers({ tx, companyId: app.companyId, keys: 'all' } as unknown as Parameters<typeof placeLayers>[0])
    const { rows } = await tx.query<{ day: number; qty: number }>(
      `select in_day - date '2025-01-01' as day, left_qty::int as qty from place_layer where company_id = $1 order by 1`, [app.companyId])
    return rows
  })
  const expected: { day: number; qty: number }[] = []
  let left = there
  for (let day = DAYS - 1; day >= 0 && left > 0; day -= 1) {
    // What nobody saw coming has been there since the first arrival.
    const qty = day === 0 ? left : Math.min(left, cameOn(day))
    expected.unshift({ day, qty })
    left -= qty
  }
  expect(told).toEqual(expected)
})
