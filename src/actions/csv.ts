/** Lines of CSV files made in the browser: quoted where they must be, and harmless to spreadsheets. Pure. */
import { harmlessText } from '../../contract/formula-text'

/** Text that a spreadsheet would run as a formula is shown as text; plain numbers stay numbers. */
function csvCell(value: unknown): string {
  const text = value === null || value === undefined ? '' : String(value)
  const harmless = harmlessText(text)
  return /[",\r\n]|^\s|\s$/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}

/** One line with CRLF at its end; null and undefined are empty cells. Quotes as RFC 4180 has them, and around cells with blanks at an end. */
export function csvLine(cells: readonly unknown[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`
}
