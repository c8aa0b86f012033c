/** How reports write figures: by the decimal mark of the whole file, shares as fractions or in hundredths. */
import { noteNumber, readDecimal, readInteger } from '../../server/kernel/value/number'
import type { DecimalMark } from '../../server/kernel/value/number'
import { EMPTY_CELL, refusedCell } from '../../server/kernel/value/report-kind'
import type { CellValue, ReportKind } from '../../server/kernel/value/report-kind'

const MARKS: Record<DecimalMark, string> = { ',': '1.234,56', '.': '1,234.56' }

/** What was read, or a refusal that says how this file writes numbers. */
function figure(value: string | null | undefined, what: string, mark: DecimalMark): CellValue | string {
  return value === undefined ? refusedCell(`${what}（这个文件的数字写法是 ${MARKS[mark]}）`) : value ?? EMPTY_CELL
}

/** Whole numbers; any other figure refuses the row. */
export const REPORT_COUNTS: ReportKind = {
  reader: ({ mark, seen }) => (cell) => {
    if (seen) noteNumber(seen.numbers, cell)
    return figure(readInteger(cell, mark), '不是整数', mark)
  },
}

/** Exact numbers by the file's decimal mark. */
export const REPORT_DECIMALS: ReportKind = {
  reader: ({ mark, seen }) => (cell) => {
    if (seen && cell !== '0') noteNumber(seen.numbers, cell)
    return figure(readDecimal(cell, mark), '不是数字', mark)
  },
}

/** Kept as fractions; whether the file writes fractions or hundredths is decided over all its cells (`unit`). */
export const REPORT_SHARES: ReportKind = {
  decides: 'unit',
  reader: ({ mark, unit, seen }) => (cell) => {
    if (seen) noteNumber(seen.numbers, cell.replace(/^[<>≤≥]\s*/, ''))
    if (seen?.unit) noteNumber(seen.unit, cell)
    return figure(readDecimal(cell, mark, unit), '不是百分比', mark)
  },
}
