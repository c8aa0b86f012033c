/**
 * The monthly view of Amazon's inventory ledger: columns map one to one, and each row is given what it comes to by itself.
 * Identity: ending = starting + all movements, which the file writes signed (shipments, removals, losses below 0).
 */
import type { FieldValues, ParserFactory } from '../../../kernel/intake/parsers/parser'

const MOVEMENTS = [
  'receipts', 'customer_shipments', 'customer_returns', 'vendor_returns', 'warehouse_transfer', 'found', 'lost', 'damaged', 'disposed', 'other_events',
]

const number = (row: FieldValues, field: string): number => Number(row[field] ?? 0)

/** @param month yyyy-mm or yyyy-mm-dd */
function daysOf(month: string): number {
  const [year, nth] = month.split('-').map(Number)
  return new Date(Date.UTC(year!, nth!, 0)).getUTCDate()
}

/** `difference`: what the identity lacks; `mean_qty`: half of start and end; `stock_days`: that times the days of the month. */
export const ledgerSummary: ParserFactory = () => ({
  row(_cells, base) {
    const starting = number(base, 'starting_qty')
    const ending = number(base, 'ending_qty')
    const moved = MOVEMENTS.reduce((sum, field) => sum + number(base, field), 0)
    const mean = (starting + ending) / 2
    return [{
      ...base, difference: String(ending - starting - moved), mean_qty: mean.toFixed(1), stock_days: (mean * daysOf(String(base['stat_month']))).toFixed(1),
    }]
  },
  end: () => ({ rows: [], heads: [] }),
})
