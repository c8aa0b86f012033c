/** The totals below the rows of a list on paper: what each is called, whose it is, and its figures under their columns. */
import { textOfCell } from '../../../kinds/shared/cell-text'
import { textOfTableCell, type TableColumn } from '../table/table-columns'
import { labelSpan, lacksRates, NO_RATE, rowOfTotal, showsTotal, tellingTotals, totalLabel } from '../table/total-lines'
import type { Row } from '../../../contract/wire'
import type { RowsToPrint } from './rows-paper'

/** A line of totals as it is written. */
interface TotalOnPaper {
  label: string
  row: Row
  /** By the place of each column, '' where it has no total. */
  texts: string[]
}

type Told = Pick<RowsToPrint, 'totals' | 'totalsOf' | 'enums'>

/** Those that tell something in a column that lies on the paper. */
export function totalsOnPaper({ totals, totalsOf, enums }: Told, columns: readonly TableColumn[]): TotalOnPaper[] {
  const plans = columns.map(({ column }) => column)
  const lines = tellingTotals(totals, plans)
  const rows = lines.map((line) => rowOfTotal(line, plans))
  const mixed = lines.length > 1
  return lines.map((line, at) => {
    const row = rows[at]!
    const text = (column: TableColumn): string => {
      const field = column.column
      if (!showsTotal(field, row)) return lacksRates(field, line, row, rows) ? NO_RATE : ''
      return `${field.path}.prev` in row ? textOfTableCell(column, row, { enums, mixed }) : textOfCell(row[field.path], { row, field, enums, mixed })
    }
    return { label: `${totalLabel(line, lines)}${totalsOf}`, row, texts: columns.map(text) }
  })
}

/** `part`: places of the columns that lie side by side. The names have the room up to the first figure of any line. */
export function PrintedTotals({ totals, columns, part }: { totals: readonly TotalOnPaper[]; columns: readonly TableColumn[]; part: readonly number[] }) {
  const span = labelSpan(part.map((one) => columns[one]!), totals.map(({ row }) => row))
  return totals.map(({ label, texts }) => (
    <tr key={label} className="sheet-total">
      <th scope="row" colSpan={1 + span}>{label}</th>
      {part.slice(span).map((one) => <td key={one} className={`align-${columns[one]!.column.align}`}>{texts[one]}</td>)}
    </tr>
  ))
}
