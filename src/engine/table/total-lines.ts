/** The lines of totals below a list, on the screen and on paper: what each is called, and which columns it tells something in. Pure. */
import { convertedTotalLabel, NO_CURRENCY_TOTAL } from '../../../contract/about-words'
import type { ColumnPlan } from '../../../contract/plan'
import type { Row, SummaryLine } from '../../../contract/wire'
import type { TableColumn } from './table-columns'

/** A total as the cells read it: its currency stands where each column looks for it. */
export function rowOfTotal(line: SummaryLine, columns: readonly ColumnPlan[]): Row {
  const row: Row = { ...line.values }
  for (const { currencyField } of columns) if (currencyField && row[currencyField] === undefined) row[currencyField] = line.currency
  return row
}

/** What a line of totals is called: 合计 alone where it is the only one, else with its currency; the converted one says what it is. */
export function totalLabel(line: SummaryLine, lines: readonly SummaryLine[]): string {
  if (line.converted) return convertedTotalLabel(line)
  if (lines.length <= 1) return '合计'
  return line.currency ? `合计 ${line.currency}` : NO_CURRENCY_TOTAL
}

/** Columns that carry no total, from the first on: the word 合计 has their room, so that a narrow date column does not cut it. */
export function labelSpan(columns: readonly TableColumn[], rows: readonly Row[]): number {
  const has = ({ column, side }: TableColumn, at: number): boolean => (at > 0 && side !== columns[0]?.side) || rows.some((row) => showsTotal(column, row))
  const first = columns.findIndex((column, at) => at > 0 && has(column, at))
  return first < 0 ? columns.length : first
}

/** True where a line of totals has a figure in the column. */
export function showsTotal(column: ColumnPlan, row: Row): boolean {
  return column.total !== 'none' && row[column.path] !== undefined && row[column.path] !== null
}

/** Lines of totals that tell something in one of these columns, be it that rates are missing beside what others tell: an empty one takes the rows' room. */
export function tellingTotals(lines: readonly SummaryLine[], columns: readonly ColumnPlan[]): readonly SummaryLine[] {
  const tells = (line: SummaryLine): boolean => columns.some((column) => showsTotal(column, rowOfTotal(line, columns)))
  if (lines.every(tells)) return lines
  return lines.some(tells) ? lines.filter((line) => tells(line) || line.missingRates !== undefined) : []
}

/** What stands where an amount could not be converted. */
export const NO_RATE = '缺汇率'

/** True where the line lacks rates for what others tell in the column. */
export function lacksRates(column: ColumnPlan, line: SummaryLine, row: Row, rows: readonly Row[]): boolean {
  return line.missingRates !== undefined && !showsTotal(column, row) && rows.some((other) => showsTotal(column, other))
}
