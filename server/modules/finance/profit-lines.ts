/** Profit by MSKU and month: the days of profit-days.ts added up. Made of nothing else, so that the two cannot differ. */
import type { Making } from '../../kernel/kept/functions'
import { concerned, concernedBy, withinOf } from './profit-days'

/** What a line is told by; its amounts and quantities are the sums of its days. */
const TOLD_BY = 'part, origin, shop_id, stat_month, msku, fee_category, ad_type, currency, of_month, cause_no'
const SUMS = [
  'amount', 'sales_amount', 'income', 'refund', 'tax', 'expense', 'unallocated', 'ad_spend_diff', 'quantity', 'refund_quantity', 'uncosted_quantity',
  'standard_quantity', 'fba_quantity', 'fbm_quantity', 'mcf_quantity', 'returned_quantity', 'replaced_quantity', 'purchase_cost', 'head_cost', 'package_cost',
  'other_cost', 'past_cost', 'returned_cost', 'custom_fee',
]

/** Makes the lines of the months that a change concerns anew, out of days that were made anew before. */
export async function profitLines(making: Making<'profit_line'>): Promise<void> {
  const { tx, companyId } = making
  const change = await concernedBy(making)
  for (const part of change.parts) {
    const values: unknown[] = [companyId]
    const where = `company_id = $1 ${concerned(part, withinOf(change, part, (one) => `$${values.push(one)}`))}`
    await tx.query(`delete from profit_line where ${where}`, values)
    await tx.query(
      `insert into profit_line (company_id, ${TOLD_BY}, ${SUMS.join(', ')})
       select $1, ${TOLD_BY}, ${SUMS.map((sum) => `sum(${sum})`).join(', ')} from profit_day where ${where}
       group by ${TOLD_BY} having part in ('cost', 'past', 'returns', 'custom') or sum(amount) <> 0`,
      values,
    )
  }
}
