/**
 * The figures of a card out of its answer: one line a currency, and below several all in the company's as the server converted
 * it; what is no amount and adds up is told once. Pure.
 */
import { convertedLabel } from '../../../contract/about-words'
import { addText } from '../../../contract/decimal-text'
import { movementOf, type Movement } from '../../../contract/movement'
import type { ColumnPlan, ListPlan } from '../../../contract/plan'
import type { Comparing, Row, SummaryLine } from '../../../contract/wire'
import { measuresOf } from './board-question'

/** One value of a figure: of one currency, or of all of them together. */
export interface FigureLine {
  /** Holds the value under the column's path, the earlier one under `earlier`. */
  row: Row
  currency?: string
  /** It is a row of the answer as it stands, whose numbers can be told; sums of several rows are not. */
  isTold?: true
  /** Path of the earlier value; undefined where there is none. */
  earlier?: string
  moved?: Movement
  /** What the amounts of all currencies are in the company's, as the line is called. */
  converted?: string
  /** Of the converted line: what lacks the rate that its amount would need. */
  missingRates?: string[]
}

/** A measure with its values; no lines where the answer has no rows. */
export interface Figure {
  column: ColumnPlan
  lines: FigureLine[]
}

const WORDS: Record<Comparing, { value: string; delta: string; rate: string }> = {
  previous: { value: 'prev', delta: 'delta', rate: 'rate' },
  lastYear: { value: 'lastYear', delta: 'lastYearDelta', rate: 'lastYearRate' },
}

/** One figure a measure, in the plan's order. `converted` adds a line only where there are several rows. */
export function figuresOf(list: ListPlan, rows: readonly Row[], converted?: SummaryLine): Figure[] {
  const field = list.columns.find((column) => column.currencyField)?.currencyField ?? 'currency'
  return measuresOf(list).map((column) => {
    const comparing = list.compare.find((one) => column.compare.includes(one))
    const isSum = column.currencyField === undefined && column.total === 'sum' && rows.length > 1
    const lines = isSum ? [lineOf(column, together(column, rows, comparing), comparing, field)]
      : rows.map((row): FigureLine => ({ ...lineOf(column, row, comparing, field), isTold: true }))
    return { column, lines: !isSum && converted && rows.length > 1 ? [...lines, convertedOf(column, converted, comparing, field)] : lines }
  })
}

/** Rows of several currencies as one, for what is no amount. */
function together(column: ColumnPlan, rows: readonly Row[], comparing: Comparing | undefined): Row {
  const paths = [column.path, ...(comparing ? [`${column.path}.${WORDS[comparing].value}`, `${column.path}.${WORDS[comparing].delta}`] : [])]
  return Object.fromEntries(paths.map((path) => [path, rows.reduce<unknown>((sum, row) => addText(sum, row[path]) ?? null, null)]))
}

function convertedOf(column: ColumnPlan, line: SummaryLine, comparing: Comparing | undefined, currencyField: string): FigureLine {
  const { currency, values, missingRates } = line
  const value = values[column.path]
  const lacks = missingRates && (value === null || value === undefined) ? { missingRates } : {}
  return {
    ...lineOf(column, { ...values, [currencyField]: currency }, comparing, currencyField),
    converted: convertedLabel({ ...line, missingRates: undefined }), ...lacks,
  }
}

/** A value of a row with what it was before, by the first comparison that the column has. */
export function lineOf(column: ColumnPlan, row: Row, comparing: Comparing | undefined, currencyField: string): FigureLine {
  const said = row[currencyField]
  const currency = typeof said === 'string' ? said : undefined
  const line: FigureLine = { row, ...(currency === undefined ? {} : { currency }) }
  if (!comparing) return line
  const words = WORDS[comparing]
  const earlier = `${column.path}.${words.value}`
  if (row[earlier] === null || row[earlier] === undefined) return line
  const moved =
    movementOf(column, { now: row[column.path], before: row[earlier], delta: row[`${column.path}.${words.delta}`], rate: row[`${column.path}.${words.rate}`] })
  return { ...line, earlier, ...(moved ? { moved } : {}) }
}
