/** What stands in the frame while there are no rows: lines of the right height before the first answer, or that there is nothing. */
import type { ReactNode } from 'react'
import { useSlow } from '../../ui/use-slow'
import type { TableColumns } from './table-columns'

const MOST_CELLS = 14

/** Room for the lines, and only where the first answer is slow their bones: most answers are there before bones would be drawn. */
export function WaitingLines({ rowHeight, ...shape }: { columns: TableColumns; before: number; count: number; lines: number; rowHeight: number }) {
  const slow = useSlow(true)
  return (
    <tbody className={slow ? 'table-waits is-slow' : 'table-waits'} aria-hidden="true">
      {slow ? <Bones {...shape} /> : <tr className="table-room"><td colSpan={shape.count} style={{ height: shape.lines * rowHeight }} /></tr>}
    </tbody>
  )
}

function Bones({ columns, before, count, lines }: { columns: TableColumns; before: number; count: number; lines: number }) {
  const drawn = columns.all.slice(0, MOST_CELLS)
  const rest = count - before - drawn.length
  return Array.from({ length: lines }, (_one, line) => (
    <tr key={line} className="table-row is-skeleton">
      {before > 0 ? <td colSpan={before} /> : null}
      {drawn.map(({ column }, at) => (
        <td key={column.key} className={`align-${column.align}`}><i className="table-bone" style={{ width: `${45 + ((line * 7 + at * 13) % 40)}%` }} /></td>
      ))}
      {rest > 0 ? <td colSpan={rest} /> : null}
    </tr>
  ))
}

/** One line across all columns that says why there is no row. `width` is that of the sight in px; 0: not measured, as wide as the table. */
export function EmptyLine({ count, width, children }: { count: number; width: number; children: ReactNode }) {
  return (
    <tbody>
      <tr className="table-empty"><td colSpan={count}><div className="table-empty-in" style={width > 0 ? { width } : undefined}>{children}</div></td></tr>
    </tbody>
  )
}
