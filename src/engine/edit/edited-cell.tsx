/** One cell that is written in its place: open, on its way, saved, refused, or changed by somebody else meanwhile. */
import { CheckOutlined, LoadingOutlined } from '../../ui/light/icons'
import { Tip } from '../../ui/tip'
import { Suspense, type ReactNode } from 'react'
import { CELLS } from '../../../kinds/cells'
import { INPUT_KINDS } from '../../controls/inputs/input-kinds'
import type { EnumPlan } from '../../../contract/plan'
import type { Row } from '../../../contract/wire'
import type { CellState, EditedColumn, EditStore } from './edit-store'
import { heavy } from '../../ui/heavy'

interface Props {
  id: string
  row: Row
  column: EditedColumn
  state: CellState | undefined
  enums: Record<string, EnumPlan>
  store: EditStore
  /** The cell as the table draws it: what waits beside what is, its currency as in the rows around. */
  draw?: (() => ReactNode) | undefined
  onMove: (by: 1 | -1) => void
}

const loadEditor = () => import('./cell-editor')
const CellEditor = heavy(async () => ({ default: (await loadEditor()).CellEditor }))
const CellConflict = heavy(async () => ({ default: (await loadEditor()).CellConflict }))
const AlwaysOpen = heavy(async () => ({ default: (await loadEditor()).AlwaysOpen }))

/** Fetches the inputs before somebody needs them, without being in the way of the rows. */
export function preloadCellEditor(): void {
  const load = (): void => void loadEditor().catch(() => undefined)
  if ('requestIdleCallback' in window) window.requestIdleCallback(load, { timeout: 4000 })
  else setTimeout(load, 1500)
}

/** A spinner while it is saved, a tick once it is. What was refused stays with its reason, to be entered again or given up. */
export function EditedCell({ id, row, column, state, enums, store, draw, onMove }: Props) {
  const Cell = CELLS[column.kind]
  const plain = draw ? draw() : <Cell value={row[column.path]} row={row} field={column} enums={enums} mixed={false} />
  const shown = INPUT_KINDS[column.edit.input].inCell === 'always'
    ? <Suspense fallback={plain}><AlwaysOpen
      row={row} column={column} enums={enums} busy={state?.at === 'saving'} onCommit={(value) => store.commit(id, row, column, value)}
    /></Suspense>
    : plain
  if (!state) return shown
  switch (state.at) {
    case 'editing':
      return (
        <Suspense fallback={plain}>
          <CellEditor
            column={column}
            enums={enums}
            start={state.value}
            wrong={state.wrong}
            onCommit={(value, by) => {
              if (store.commit(id, row, column, value) && by) onMove(by)
            }}
            onCancel={() => store.cancel(id, column.path)}
          />
        </Suspense>
      )
    case 'saving':
      return <Marked mark={<LoadingOutlined className="cell-saving" aria-label="正在保存" />}>{shown}</Marked>
    case 'saved':
      return <Marked mark={<CheckOutlined className="cell-saved" aria-label="已保存" />}>{shown}</Marked>
    case 'refused':
      return (
        <Tip open title={state.says} placement="bottomLeft" className="cell-refused-words">
          <span className="cell-refused" role="alert" aria-label={state.says}>
            <button
              type="button" className="cell-refused-again" onClick={() => store.start(id, row, column)}
              aria-label={`${column.label}没有保存：${state.says}，点击重填`}
            >{shown}</button>
            <button type="button" className="row-action" onClick={() => store.cancel(id, column.path)}>放弃</button>
          </span>
        </Tip>
      )
    case 'conflict':
      return (
        <Suspense fallback={plain}><CellConflict
          column={column} enums={enums} mine={state.mine} theirs={state.theirs} onTake={() => store.take(id, column)}
          onKeep={() => store.keep(id, row, column)}
        >{shown}</CellConflict></Suspense>
      )
  }
}

function Marked({ mark, children }: { mark: ReactNode; children: ReactNode }) {
  return <span className="cell-marked-edit">{children}{mark}</span>
}
