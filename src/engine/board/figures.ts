/**
 * The figures of a card out of its answer: one line a currency, never added up over currencies; what is no amount and adds up
 * is told once. Pure.
 */
import { addText } from '../../lib/decimal-text'
import { movementOf, type Movement } from '../../lib/movement'
import type { ColumnPlan, ListPlan } from '../../lib/plan'
import type { Comparing, Row } from '../../lib/wire'
import { measuresOf } from './board-question'

export interface FigureLine {
  /** Holds the value under the column's path, the earlier one under `earlier`. */
  row: Row
  currency?: string
  /** Path of the earlier value; undefined where there is none. */
  earlier?: string
  moved?: Movement
}

export interface Figure {
  column: ColumnPlan
  lines: FigureLine[]
}

const WORDS: Record<Comparing, { value: string; delta: string; rate: string }> = {
  previous: { value: 'prev', delta: 'delta', rate: 'rate' },
  lastYear: { value: 'lastYear', delta: 'lastYearDelta', rate: 'lastYearRate' },
}

export function figuresOf(list: ListPlan, rows: readonly Row[]): Figure[] {
  const field = list.columns.find((column) => column.currencyField)?.currencyField ?? 'currency'
  return measuresOf(list).map((column) => {
    const comparing = list.compare.find((one) => column.compare.includes(one))
    const mine = column.currencyField === undefined && column.total === 'sum' && rows.length > 1 ? [together(column, rows, comparing)] : [...rows]
    return { column, lines: mine.map((row) => lineOf(column, row, comparing, field)) }
  })
}

/** Rows of several currencies as one, for what is no amount. */
function together(column: ColumnPlan, rows: readonly Row[], comparing: Comparing | undefined): Row {
  const paths = [column.path, ...(comparing ? [`${column.path}.${WORDS[comparing].value}`, `${column.path}.${WORDS[comparing].delta}`] : [])]
  return Object.fromEntries(paths.map((path) => [path, rows.reduce<unknown>((sum, row) => addText(sum, row[path]) ?? null, null)]))
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
  const moved = movementOf(column, { now: row[column.path], before: row[earlier], delta: row[`${column.path}.${words.delta}`], rate: row[`${column.path}.${words.rate}`] })
  return { ...line, earlier, ...(moved ? { moved } : {}) }
}
