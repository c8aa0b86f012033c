/** Sums below a table on paper: quantities once, amounts a line for each currency. Exact decimals. Pure. */
import { addText } from '../../../contract/decimal-text'
import type { ColumnPlan } from '../../../contract/plan'
import type { Row } from '../../../contract/wire'

interface TotalLine {
  currency: string | null
  /** Column path -> sum. */
  values: Record<string, string>
}

/** Always a first line, also where nothing adds up; its `currency` is null where there are no amounts. */
export function totalsOf(columns: readonly ColumnPlan[], rows: readonly Row[]): TotalLine[] {
  // A column that holds nothing has no sum: a zero would say that something weighs nothing.
  const summed = columns.filter(({ path, total }) => total === 'sum' && rows.some((row) => row[path] !== null && row[path] !== undefined))
  const amounts = summed.filter(({ currencyField }) => currencyField)
  const currencies = [...new Set(amounts.flatMap(({ currencyField }) => rows.map((row) => String(row[currencyField!] ?? ''))))].filter(Boolean).sort()
  const sum = (column: ColumnPlan, of: readonly Row[]): string => of.reduce((so, row) => addText(so, row[column.path] ?? '0') ?? so, '0')
  const lines: TotalLine[] = (currencies.length > 0 ? currencies : [null]).map((currency) => ({
    currency,
    values: Object.fromEntries(
      amounts.map((column) => [column.path, sum(column, rows.filter((row) => String(row[column.currencyField!] ?? '') === currency))]),
    ),
  }))
  // Quantities belong to all rows together: they stand once, in the first line.
  const [first] = lines
  if (first) for (const column of summed.filter(({ currencyField }) => !currencyField)) first.values[column.path] = sum(column, rows)
  return lines
}
