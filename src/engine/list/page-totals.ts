/**
 * Totals over the rows shown, for a family that gives none over all: a line per currency, exact. Only what adds up row by
 * row: a ratio of sums cannot be known from the rows' ratios. Pure.
 */
import { addText, compareText } from '../../../contract/decimal-text'
import type { ColumnPlan } from '../../../contract/plan'
import type { Row, SummaryLine } from '../../../contract/wire'

/** Sums and largest values as decimal text; none for no rows. `currency` is null where the rows have none. */
export function pageTotals(rows: readonly Row[], columns: readonly ColumnPlan[]): SummaryLine[] {
  if (rows.length === 0) return []
  const added = columns.filter((column) => column.total === 'sum' || column.total === 'max')
  const currencyField = added.find((column) => column.currencyField)?.currencyField
  const currencyOf = (row: Row): string | null => (currencyField && typeof row[currencyField] === 'string' ? row[currencyField] : null)
  const currencies = [...new Set(rows.map(currencyOf))].sort((a, b) => String(a).localeCompare(String(b)))
  return currencies.map((currency) => {
    const own = rows.filter((row) => currencyOf(row) === currency)
    const values: Row = {}
    for (const { path, total } of added) {
      const answer = own.map((row) => row[path]).reduce<string | undefined>(
        (sum, value) => (total === 'sum' ? addText(sum, value) : larger(sum, value)), undefined,
      )
      if (answer !== undefined) values[path] = answer
    }
    return { currency, values }
  })
}

function larger(left: string | undefined, right: unknown): string | undefined {
  if (left === undefined) return addText(right, undefined)
  return compareText(left, right) === -1 ? addText(right, undefined) : left
}
