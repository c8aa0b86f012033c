/** What a third party counts, beside what the ledger says of the same warehouse at the end of the same day. */
import type { Row } from '../../../contract/wire'
import { effect } from '../../kernel/write/effects'
import type { Writing } from '../../kernel/write/write.row'
import type { WriteRule } from '../../kernel/write/write.rules'
import { balanceAsOf } from './as-of'
import { refuseFuture } from './posting'

/** Compared as it is entered; what is written of its handling changes no figure of the system. */
export const differenceRule: WriteRule = (writing, written) => compare(writing, written.flatMap(({ before, after }) => (after && !before ? [after] : [])))

/** Effect of 重新比对. */
export const compareStock = effect('compareStock', {
  run: ({ writing, row }) => compare(writing, [{ ...row }]),
})

async function compare(writing: Writing, rows: readonly Row[]): Promise<void> {
  const { tx, asker, now } = writing
  const books = new Map<string, Map<string, number>>()
  const found: { id: string; qty: number }[] = []
  for (const row of rows) {
    const [warehouse, day] = [String(row['warehouse_id']), String(row['count_day']).slice(0, 10)]
    refuseFuture(writing, day, '比对日期', 'count_day')
    const at = `${warehouse} ${day}`
    if (!books.has(at)) books.set(at, await goodOf(writing, warehouse, day))
    found.push({ id: String(row['id']), qty: books.get(at)!.get(String(row['sku_id'])) ?? 0 })
  }
  await tx.query(
    `update stock_diff d set erp_qty = f.qty, check_time = $3::timestamptz from jsonb_to_recordset($2::jsonb) as f (id bigint, qty integer)
     where d.company_id = $1 and d.id = f.id`,
    [asker.companyId, JSON.stringify(found), now.toISOString()],
  )
}

/** Good pieces of each SKU in all bins of the warehouse. */
async function goodOf(writing: Writing, warehouse: string, day: string): Promise<Map<string, number>> {
  const good = new Map<string, number>()
  for (const { skuId, condition, qty } of await balanceAsOf(writing, warehouse, day === writing.asker.today ? 'now' : day)) {
    if (condition === 'good') good.set(skuId, (good.get(skuId) ?? 0) + qty)
  }
  return good
}
