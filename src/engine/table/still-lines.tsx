/** What stands in the frame while there are no rows: lines of the right height before the first answer, or that there is nothing. */
import type { ReactNode } from 'react'
import type { TableColumns } from './table-columns'

const MOST_CELLS = 14

export function SkeletonLines({ columns, before, count, lines }: { columns: TableColumns; before: number; count: number; lines: number }) {
  const drawn = columns.all.slice(0, MOST_CELLS)
  const rest = count - before - drawn.length
  return (
    <tbody aria-hidden="true">
      {Array.from({ length: lines }, (_one, line) => (
        <tr key={line} className="table-row is-skeleton">
          {before > 0 ? <td colSpan={before} /> : null}
          {drawn.map(({ column }, at) => (
            <td key={column.key} className={`align-${column.align}`}><i className="table-bone" style={{ width: `${45 + ((line * 7 + at * 13) % 40)}%` }} /></td>
          ))}
          {rest > 0 ? <td colSpan={rest} /> : null}
        </tr>
      ))}
    </tbody>
  )
}

export function EmptyLine({ count, width, children }: { count: number; width: number; children: ReactNode }) {
  return (
    <tbody>
      <tr className="table-empty"><td colSpan={count}><div className="table-empty-in" style={width > 0 ? { width } : undefined}>{children}</div></td></tr>
    </tbody>
  )
}
