/** A cell inside a boundary of its own, for rows of which some cell has failed: the broken one shows itself, the others stay. */
import { ErrorBoundary } from '../../ui/error-boundary'
import type { MarkPlan } from '../../../contract/plan'
import type { Row } from '../../../contract/wire'
import { drawCell, type CellAbout, type TableColumn } from './table-columns'

interface Props {
  column: TableColumn
  row: Row
  about: CellAbout
  mark?: MarkPlan
  onBroken: (field: string, error: Error) => void
}

/** Draws one cell; where that fails a person reads 显示出错, with the error at the pointer, and `onBroken` hears of it. */
export function CarefulCell({ column, row, about, mark, onBroken }: Props) {
  return (
    <ErrorBoundary
      of={row}
      fallback={(error) => <span className="cell-broken" title={error.message}>显示出错</span>}
      onError={(error) => onBroken(column.column.path, error)}
    >
      <Drawn column={column} row={row} about={about} mark={mark} />
    </ErrorBoundary>
  )
}

function Drawn({ column, row, about, mark }: Omit<Props, 'onBroken'>) {
  return drawCell(column, row, about, mark)
}
