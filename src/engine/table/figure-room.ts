/**
 * How wide a column must at least be so that no figure in it is cut: an amount with an ellipsis is no amount. Estimated from the
 * longest figure of the rows shown and of their totals, so that nothing is measured while a table is drawn. Pure.
 */
import type { ColumnPlan, EnumPlan } from '../../../contract/plan'
import type { Row, SummaryLine } from '../../../contract/wire'
import { textOfCell } from '../../../kinds/shared/cell-text'
import { rowOfTotal } from './total-lines'

const FIGURES = new Set(['money', 'integer', 'decimal'])
/** Px of a digit of the table's font, of a letter of a currency's code, of a comma or point, and of a cell's own padding with what a mark adds. */
const SIGN = 8
const LETTER = 9.5
const POINT = 4.5
const PADDING = 22
/** Widths grow by whole steps, so that one digit more does not move the columns beside. */
const STEP = 8

/** The room that a text of figures takes, in px. */
export function roomOfFigure(text: string): number {
  let width = PADDING
  for (const sign of text) width += sign === ',' || sign === '.' || sign === ' ' ? POINT : sign >= 'A' ? LETTER : SIGN
  return Math.ceil(width / STEP) * STEP
}

/** The rows whose value is longest as text, one a currency: how many digits stand behind the point is the currency's. */
function longestIn({ path, currencyField }: ColumnPlan, rows: readonly Row[]): Iterable<Row> {
  const found = new Map<unknown, { length: number; row: Row }>()
  for (const row of rows) {
    const value = row[path]
    if (typeof value !== 'string' && typeof value !== 'number') continue
    const length = String(Math.trunc(Number(value))).length
    const currency = currencyField === undefined ? undefined : row[currencyField]
    if (length > (found.get(currency)?.length ?? 0)) found.set(currency, { length, row })
  }
  return [...found.values()].map(({ row }) => row)
}

/**
 * Least px by column key, for columns of figures alone.
 * @param mixed true where the rows shown hold several currencies: amounts then begin with the code
 */
export function figureRoom(
  columns: readonly ColumnPlan[], rows: readonly Row[], totals: readonly SummaryLine[], mixed: boolean, enums: Record<string, EnumPlan>,
): Readonly<Record<string, number>> {
  const lines = totals.map((line) => rowOfTotal(line, columns))
  const found: Record<string, number> = {}
  for (const column of columns) {
    if (!FIGURES.has(column.kind)) continue
    const roomIn = (among: readonly Row[], withCode: boolean): number => Math.max(roomOfFigure(''), ...[...longestIn(column, among)]
      .map((row) => roomOfFigure(textOfCell(row[column.path], { row, field: column, enums, mixed: withCode }))))
    found[column.key] = Math.max(roomIn(rows, mixed), column.total === 'none' ? 0 : roomIn(lines, totals.length > 1))
  }
  return found
}
