/**
 * Closed months of stock and cost: no entry, line or piece of them changes, nor what suppliers were owed when they began. Whoever writes these holds
 * the goods' lock, for which a closing waits.
 */
import { FIRST_DAY } from '../../../contract/days'
import type { PeriodLock } from '../../kernel/kept/period-lock'

/** Whose rows the closing is about. */
const CLOSED = new Set(['stock_entry', 'cost_line', 'cost_use', 'supplier_opening'])

/** What the kernel asks before it writes rows of stock and cost: days up to the last closed month, for all shops. */
export const costLock: PeriodLock = {
  async closed({ tx, companyId }, entity) {
    if (!CLOSED.has(entity.name)) return []
    const { rows } = await tx.query<{ to: string; month: string }>(
      `select last_day::text as to, to_char(month, 'YYYY-MM') as month from cost_period where company_id = $1 and close_status = '1'
       order by month desc limit 1`,
      [companyId],
    )
    // Months are closed in order, so that all before the last one is closed too.
    return rows.map(({ to, month }) => ({ from: FIRST_DAY, to, shops: 'all', says: `${month} 及以前的库存成本已结账，请改用之后的日期，或先在「结账管理」反结账` }))
  },
}
