/**
 * How a company reckons: changed only while no month is closed, for a closed month's amounts were reckoned the old way; then everything is read anew.
 * What one pool of goods is, is changed only before anything came in: batches belong to pools.
 */
import { FIRST_DAY } from '../../../contract/days'
import type { Row } from '../../../contract/wire'
import type { WriteRule } from '../../kernel/write/write.rules'
import { refuse, type Posting } from '../stock/public'
import { booksOf, lockCost, type Books } from './books'
import { settleAll } from './prices'

const said = (row: Row | undefined, field: string, otherwise: unknown): unknown => row?.[field] ?? otherwise

/** @throws Refusal of another method once a month is closed, and of other pools once goods came in */
export const methodRule: WriteRule = async (writing, written) => {
  for (const { before, after } of written) {
    if (!before || !after) continue
    const isOther = (field: string, otherwise: unknown): boolean => said(before, field, otherwise) !== said(after, field, otherwise)
    if (isOther('cost_by_warehouse', false)) await refuseKept(writing)
    if (!isOther('cost_method', 'fifo')) continue
    await lockCost(writing, 'all')
    refuseClosed(await booksOf(writing), '计价方式', 'cost_method')
    await settleAll(writing, null)
  }
}

/** What one of the goods is said to cost, by a company that reckons so. */
export const fixedRule: WriteRule = async (writing, written) => {
  const skuIds = [...new Set(written.flatMap(({ before, after }) => [before, after].flatMap((row) => (row ? [String(row['sku_id'])] : []))))]
  await lockCost(writing, skuIds)
  const books = await booksOf(writing)
  if (books.method !== 'fixed') return
  refuseClosed(books, '固定成本', 'unit_cost')
  await settleAll(writing, skuIds)
}

function refuseClosed({ closed }: Books, what: string, field: string): void {
  if (closed === FIRST_DAY) return
  refuse(`${closed.slice(0, 7)} 及以前已经结账，那些月份的金额是按现在的${what}算的，不能改；确实要改，请先到「结账管理」反结账`, { [field]: '已有结账的月份' })
}

async function refuseKept({ tx, asker }: Posting): Promise<void> {
  const { rows } = await tx.query('select from cost_layer where company_id = $1 limit 1', [asker.companyId])
  if (rows.length > 0) refuse('已经有入库的批次，不能再改是否按仓库核算', { cost_by_warehouse: '已有批次' })
}
