/**
 * How wide a column must at least be so that no figure in it is cut: an amount with an ellipsis is no amount. Estimated from the
 * longest figure of the rows shown and of their totals, so that nothing is measured while a table is drawn. Pure.
 */
import type { ColumnPlan, EnumPlan } from '../../../contract/plan'
import type { Row, SummaryLine } from '../../../contract/wire'
import { textOfCell } from '../../../kinds/shared/cell-text'
import { rowOfTotal } from './summary-rows'

const FIGURES = new Set(['money', 'integer', 'decimal'])
/** Px of a digit or letter of the table's font, of a comma or point, and of a cell's own padding with what a mark adds. */
const SIGN = 8
const POINT = 4.5
const PADDING = 22
/** Widths grow by whole steps, so that one digit more does not move the columns beside. */
const STEP = 8

/** The room that a text of figures takes, in px. */
export function roomOfFigure(text: string): number {
  let width = PADDING
  for (const sign of text) width += sign === ',' || sign === '.' || sign === ' ' ? POINT : SIGN
  return Math.ceil(width / STEP) * STEP
}

/** The raw value that is longest as text. */
function longestIn(path: string, rows: readonly Row[]): Row | undefined {
  let found: Row | undefined
  let most = 0
  for (const row of rows) {
    const value = row[path]
    if (typeof value !== 'string' && typeof value !== 'number') continue
    // Digits before the point decide: those behind it are as many as the column shows.
    const length = String(Math.trunc(Number(value))).length
    if (length > most) [most, found] = [length, row]
  }
  return found
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
    const textIn = (among: readonly Row[], withCode: boolean): string => {
      const row = longestIn(column.path, among)
      return row ? textOfCell(row[column.path], { row, field: column, enums, mixed: withCode }) : ''
    }
    const room = Math.max(roomOfFigure(textIn(rows, mixed)), column.total === 'none' ? 0 : roomOfFigure(textIn(lines, totals.length > 1)))
    found[column.key] = room
  }
  return found
}
