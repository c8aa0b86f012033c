/** One cell of a table: the kind's own drawing, its comparison, its mark, its link; broken, it shows itself and nothing else breaks. */
import { Tooltip } from 'antd'
import type { MouseEvent, ReactNode } from 'react'
import { CELLS } from '../../kinds/columns/cells'
import type { ColumnPlan, EnumPlan, MarkPlan } from '../../lib/plan'
import type { Comparing, Row } from '../../lib/wire'
import { ErrorBoundary } from '../../ui/error-boundary'
import { usePort } from '../port'
import { Compared } from './compared'

interface Props {
  column: ColumnPlan
  row: Row
  enums: Record<string, EnumPlan>
  mixed: boolean
  mark?: MarkPlan
  comparing?: Comparing
  page: string
  call: string
}

export function BodyCell({ column, row, enums, mixed, mark, comparing, page, call }: Props) {
  const port = usePort()
  const Cell = CELLS[column.kind]
  const value = row[column.path]
  let content: ReactNode = <Cell value={value} row={row} field={column} enums={enums} mixed={mixed} />
  if (column.link) content = <CellLink column={column} row={row}>{content}</CellLink>
  if (comparing && column.compare.includes(comparing)) content = <Compared column={column} row={row} enums={enums} mixed={mixed} comparing={comparing}>{content}</Compared>
  if (mark) {
    content = (
      <Tooltip title={mark.says}>
        <span className={`cell-marked mark-${mark.tone}`}>{content}</span>
      </Tooltip>
    )
  }
  return (
    <ErrorBoundary
      of={row}
      fallback={(error) => <span className="cell-broken" title={error.message}>显示出错</span>}
      onError={(error) => port.complain({ page, field: column.path, call, says: `单元格显示出错：${error.message}` })}
    >
      {content}
    </ErrorBoundary>
  )
}

function CellLink({ column, row, children }: { column: ColumnPlan; row: Row; children: ReactNode }) {
  const port = usePort()
  const { link } = column
  if (!link || row[column.path] === null || row[column.path] === undefined || row[column.path] === '') return children
  const follow = (event: MouseEvent): void => {
    event.preventDefault()
    const query = Object.fromEntries(Object.entries(link.with).flatMap(([name, path]) => (row[path] === null || row[path] === undefined ? [] : [[name, String(row[path])]])))
    port.go(link.route, { ...(link.tab ? { tab: link.tab } : {}), ...query })
  }
  return <a className="cell-link" href={link.route} onClick={follow}>{children}</a>
}
