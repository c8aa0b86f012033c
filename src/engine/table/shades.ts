/**
 * The ground of cells that says how high their numbers are: between two numbers that the page names, or among those of the rows shown.
 * Amounts of different currencies are not higher or lower than each other. Pure.
 */
import type { ColumnPlan } from '../../../contract/plan'
import type { Row } from '../../../contract/wire'

/** Path of a column, and its currency where it has one -> the least and the most of the rows shown. */
export type ShadeRanges = Readonly<Record<string, readonly [number, number]>>

/** Steps of one colour from the least to the most. */
const STEPS = 4
/** Share of the way at each end that is called good or bad, and strongly so. */
const ENDS = { strong: 0.15, weak: 0.35 }

function numberIn(row: Row, path: string): number | undefined {
  const value = row[path]
  const number = value === null || value === undefined || value === '' ? NaN : Number(value)
  return Number.isFinite(number) ? number : undefined
}

function keyOf({ path, currencyField }: ColumnPlan, row: Row): string {
  return currencyField ? `${path} ${String(row[currencyField])}` : path
}

/** The ranges of the columns that are shaded among the rows shown; a range without any width says nothing. */
export function shadeRanges(columns: readonly ColumnPlan[], rows: readonly Row[]): ShadeRanges {
  const found: Record<string, [number, number]> = {}
  for (const column of columns.filter(({ shade }) => shade && shade.least === undefined)) {
    for (const row of rows) {
      const number = numberIn(row, column.path)
      if (number === undefined) continue
      const key = keyOf(column, row)
      const [least, most] = found[key] ?? [number, number]
      found[key] = [Math.min(least, number), Math.max(most, number)]
    }
  }
  return Object.fromEntries(Object.entries(found).filter(([, [least, most]]) => most > least))
}

/** The class of a cell's ground; undefined: it has none. */
export function shadeOf(column: ColumnPlan, row: Row, ranges: ShadeRanges): string | undefined {
  const { shade } = column
  const number = shade && numberIn(row, column.path)
  if (!shade || number === undefined) return undefined
  const { least, most, better } = shade
  const range = least === undefined || most === undefined ? ranges[keyOf(column, row)] : [least, most] as const
  if (!range) return undefined
  const share = Math.min(1, Math.max(0, (number - range[0]) / (range[1] - range[0])))
  if (!better) {
    const step = Math.round(share * STEPS)
    return step === 0 ? undefined : `shade shade-${step}`
  }
  const bad = better === 'less' ? share : 1 - share
  const far = Math.min(bad, 1 - bad)
  if (far > ENDS.weak) return undefined
  return `shade shade-${bad > 0.5 ? 'bad' : 'good'}-${far > ENDS.strong ? 1 : 2}`
}
