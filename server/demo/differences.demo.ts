/** What the demo company's overseas warehouses have counted last, beside what the ledger says of them. */
import type { Tx } from '../kernel/store/connect'
import { COMPANY_ZONE, momentOf, type DemoClock } from './calendar.demo'
import { KEEPER } from './company.demo'
import { randomOf } from './random.demo'
import type { DemoRow } from './rows.demo'

interface Context {
  tx: Tx
  companyId: number
  clock: DemoClock
  people: number[]
  warehouses: number[]
  kept(entity: string, rows: DemoRow[]): Promise<number[]>
}

const ROWS = 12

/** Most of what is compared agrees; of the rest some is handled. */
export async function writeDifferences({ tx, companyId, clock, people, warehouses, kept }: Context): Promise<void> {
  const { rows } = await tx.query<{ warehouse: number; sku: number; qty: number }>(
    `select warehouse_id::int as warehouse, sku_id::int as sku, sum(qty)::int as qty from stock_balance
     where company_id = $1 and place_kind = 'bin' and condition = 'good' and warehouse_id = any($2::bigint[]) group by 1, 2 having sum(qty) > 0
     order by 1, 2 limit ${ROWS}`,
    [companyId, warehouses],
  )
  const random = randomOf('third-party counts')
  const at = momentOf(clock.today, 10 * 3600, COMPANY_ZONE)
  await kept('stock_diff', rows.map(({ warehouse, sku, qty }, nth): DemoRow => {
    const by = random.chance(0.4) ? random.whole(-3, 2) : 0
    return {
      warehouse_id: warehouse, sku_id: sku, third_sku: `WH-${1000 + sku}`, count_day: clock.today, erp_qty: qty, third_qty: Math.max(0, qty + by),
      handle_status: by === 0 ? '2' : nth % 3 === 0 ? '1' : '0', reason: by !== 0 && nth % 3 === 0 ? '已请仓库复点' : null, check_time: at,
      creator: people[KEEPER], create_time: at,
    }
  }))
}
