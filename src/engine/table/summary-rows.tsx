/** The total over the whole filtered set, from the server, pinned under the rows: one line a currency. */
import { Table } from 'antd'
import { CELLS } from '../../kinds/columns/cells'
import type { ColumnPlan, EnumPlan } from '../../lib/plan'
import type { Comparing, Row, SummaryLine } from '../../lib/wire'
import { Compared } from './compared'

interface Props {
  lines: readonly SummaryLine[]
  /** In the order of the cells. */
  columns: readonly ColumnPlan[]
  /** Cells before the first column: selection, expanding. */
  leading: number
  /** Cells after the last column: row actions. */
  trailing: number
  enums: Record<string, EnumPlan>
  comparing?: Comparing
}

/** A total as the cells read it: its currency stands where each column looks for it. */
export function rowOfTotal(line: SummaryLine, columns: readonly ColumnPlan[]): Row {
  const row: Row = { ...line.values }
  for (const { currencyField } of columns) if (currencyField && row[currencyField] === undefined) row[currencyField] = line.currency
  return row
}

export function totalLabel(line: SummaryLine, lines: readonly SummaryLine[]): string {
  return lines.length > 1 && line.currency ? `合计 ${line.currency}` : '合计'
}

export function SummaryRows({ lines, columns, leading, trailing, enums, comparing }: Props) {
  return (
    <>
      {lines.map((line, position) => {
        const row = rowOfTotal(line, columns)
        return (
          <Table.Summary.Row key={line.currency ?? position} className="table-total">
            {leading > 0 ? <Table.Summary.Cell index={0} colSpan={leading} /> : null}
            {columns.map((column, index) => (
              <Table.Summary.Cell key={column.key} index={leading + index} align={index === 0 ? 'left' : column.align}>
                {index === 0 ? <b>{totalLabel(line, lines)}</b> : <TotalCell column={column} row={row} enums={enums} mixed={lines.length > 1} comparing={comparing} />}
              </Table.Summary.Cell>
            ))}
            {trailing > 0 ? <Table.Summary.Cell index={leading + columns.length} colSpan={trailing} /> : null}
          </Table.Summary.Row>
        )
      })}
    </>
  )
}

function TotalCell({ column, row, enums, mixed, comparing }: { column: ColumnPlan; row: Row; enums: Record<string, EnumPlan>; mixed: boolean; comparing?: Comparing }) {
  const value = row[column.path]
  if (column.total === 'none' || value === undefined || value === null) return null
  const Cell = CELLS[column.kind]
  const cell = <Cell value={value} row={row} field={column} enums={enums} mixed={mixed} />
  return comparing && column.compare.includes(comparing) && `${column.path}.prev` in row ? (
    <Compared column={column} row={row} enums={enums} mixed={mixed} comparing={comparing}>{cell}</Compared>
  ) : cell
}
