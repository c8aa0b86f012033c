/** One value outside a table, drawn by its kind; broken, it shows itself and is complained about. */
import type { ReactNode } from 'react'
import { isBlank } from '../../kinds/shared/cell'
import { cellOf } from '../cells/cell-of'
import type { ColumnPlan, EnumPlan } from '../../contract/plan'
import type { Row } from '../../contract/wire'
import { ErrorBoundary } from '../ui/error-boundary'
import { CellLink } from './cell-link'
import { useParts } from './parts'
import { usePort } from './port'

interface Props {
  column: ColumnPlan
  row: Row
  enums: Record<string, EnumPlan>
  mixed?: boolean
  /** Where the value stands in the row, where that is not the column's own path. */
  path?: string
  page: string
  call: string
}

/** The value as a table's cell would draw it, with its part or its link; broken, a person reads 显示出错. */
export function CellValue({ page, call, ...props }: Props) {
  const port = usePort()
  return (
    <ErrorBoundary
      of={props.row}
      fallback={(error) => <span className="cell-broken" title={error.message}>显示出错</span>}
      onError={(error) => port.complain({ page, field: props.column.path, call, says: `单元格显示出错：${error.message}` })}
    >
      <Drawn {...props} />
    </ErrorBoundary>
  )
}

function Drawn({ column, row, enums, mixed = false, path = column.path }: Omit<Props, 'page' | 'call'>) {
  const Part = useParts().cells[column.part ?? '']
  if (Part) return <Part value={row[path]} row={row} column={column} enums={enums} />
  // What the row itself is called leads nowhere from the row.
  const link = column.link?.own ? undefined : column.link
  const named = link && ((words: ReactNode): ReactNode => <CellLink link={link} row={row}>{words}</CellLink>)
  const content = cellOf(column)({ value: row[path], row, field: { ...column, path, ...(named ? { copy: false } : {}) }, enums, mixed, named })
  return named && !column.product && !isBlank(row[path]) ? named(content) : content
}
