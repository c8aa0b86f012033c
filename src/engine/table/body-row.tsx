/**
 * One line of the body. Memoised on the row and what is said of it, its unpinned cells in chunks: a changed row draws once,
 * a column that comes into sight draws itself. A row of which a cell fails is drawn again with a boundary per cell.
 */
import { CaretDownOutlined, CaretRightOutlined, LoadingOutlined, WarningOutlined } from '../../ui/light/icons'
import { memo, type MouseEvent, type ReactNode } from 'react'
import type { ColumnPlan, MarkPlan } from '../../../contract/plan'
import type { Row, SummaryLine } from '../../../contract/wire'
import { ErrorBoundary } from '../../ui/error-boundary'
import { CarefulCell } from './body-cell'
import type { RowItem } from './items'
import { marksOf } from './marks'
import { shadeOf, type ShadeRanges } from './shades'
import { drawCell, type CellAbout, type TableColumn, type TableColumns } from './table-columns'

/** What rows tell the table: chosen, opened, unfolded, broken, or that a total was pressed. `id` is the row's id. */
export interface RowEvents {
  onToggle: (id: string, on: boolean, isRange: boolean) => void
  onExpand: (id: string) => void
  onBranch: (id: string) => void
  onBroken: (field: string, error: Error) => void
  /** Lists the rows behind a total; undefined where nobody can be asked. */
  onTotal?: (line: SummaryLine, column: ColumnPlan) => void
}

/** What all rows of a table share. A new one draws every row anew. */
export interface RowFrame {
  columns: TableColumns
  chunks: TableColumn[][]
  /** Positions of the table's own columns. */
  selectAt?: number
  expandAt?: number
  actionsAt?: number
  /** False: there is no room to pin the actions. */
  pinsActions: boolean
  /** How many columns there are in all. */
  count: number
  /** Some columns may be out of sight: those that are drawn say which they are. */
  isWindowed: boolean
  isTree: boolean
  about: CellAbout
  marks: readonly MarkPlan[]
  shades: ShadeRanges
  renderActions?: (row: Row) => ReactNode
  on: RowEvents
}

interface BodyRowProps {
  frame: RowFrame
  /** Line of the body, from 0. */
  r: number
  item: RowItem
  /** Chunks [from, to) of the unpinned columns. */
  from: number
  to: number
  isSelected: boolean
  isOpened: boolean
  /** Line of the grid, headings counted, from 1. */
  ariaRow: number
  /** Its cells are only shown, though other rows of the list are written. */
  isClosed?: boolean
  /** What stands in cells that are written just now, by column key. */
  editing?: Readonly<Record<string, ReactNode>>
}

const NO_EDITING: Readonly<Record<string, ReactNode>> = {}

function sameProps(before: BodyRowProps, after: BodyRowProps): boolean {
  const { item: oldItem, editing: oldEditing = NO_EDITING, ...oldRest } = before
  const { item, editing = NO_EDITING, ...rest } = after
  return sameItem(oldItem, item) && sameParts(oldEditing, editing) && sameParts(oldRest, rest)
}

function sameItem(before: RowItem, after: RowItem): boolean {
  return before === after || (before.row === after.row && before.id === after.id && before.level === after.level && before.fold === after.fold)
}

function sameParts(before: object, after: object): boolean {
  const keys = Object.keys(before)
  return keys.length === Object.keys(after).length && keys.every((key) => Object.is(before[key as keyof typeof before], after[key as keyof typeof after]))
}

/** A row with its box, its fold, its cells and its actions. It draws anew only when the row, its state or the frame is another. */
export const BodyRow = memo(function BodyRow(props: BodyRowProps) {
  return (
    <ErrorBoundary of={props.item.row} fallback={() => <RowLine {...props} isCareful />}>
      <RowLine {...props} />
    </ErrorBoundary>
  )
}, sameProps)

function RowLine({
  frame, r, item, from, to, isSelected, isOpened, isClosed = false, ariaRow, editing = NO_EDITING, isCareful = false,
}: BodyRowProps & { isCareful?: boolean }) {
  const { columns, chunks, selectAt, expandAt, actionsAt, isTree } = frame
  const { row, id } = item
  const [mark] = marksOf(frame.marks, row).row
  const before = from > 0 ? chunks.slice(0, from).reduce((sum, chunk) => sum + chunk.length, 0) : 0
  const after = to < chunks.length ? chunks.slice(to).reduce((sum, chunk) => sum + chunk.length, 0) : 0
  const part = (cells: readonly TableColumn[], key: string): ReactNode =>
    cells.length === 0 ? null : <Cells key={key} frame={frame} cells={cells} item={item} editing={editingIn(cells, editing)} isCareful={isCareful} />
  return (
    <tr
      data-r={r}
      className={`table-row${mark ? ` row-mark mark-${mark.tone}` : ''}${isSelected ? ' is-selected' : ''}${isClosed ? ' is-closed' : ''}`}
      aria-rowindex={ariaRow}
      aria-selected={selectAt === undefined ? undefined : isSelected}
      {...(isTree ? { 'aria-level': item.level + 1, 'aria-expanded': item.fold ? item.fold !== 'folded' : undefined } : {})}
    >
      {selectAt === undefined ? null : (
        <td className="table-lead is-pinned" style={LEAD_STYLES[selectAt]} data-c={selectAt} aria-colindex={frame.isWindowed ? selectAt + 1 : undefined}>
          <input
            type="checkbox" tabIndex={-1} checked={isSelected} aria-label="选择此行" onChange={ignore}
            onClick={(event) => frame.on.onToggle(id, !isSelected, event.shiftKey)}
          />
        </td>
      )}
      {expandAt === undefined ? null : (
        <td className="table-lead is-pinned" style={LEAD_STYLES[expandAt]} data-c={expandAt} aria-colindex={frame.isWindowed ? expandAt + 1 : undefined}>
          <button
            type="button" tabIndex={-1} className="row-expand" aria-expanded={isOpened} aria-label={isOpened ? '收起明细' : '展开明细'}
            onClick={() => frame.on.onExpand(id)}
          >
            {isOpened ? <CaretDownOutlined /> : <CaretRightOutlined />}
          </button>
        </td>
      )}
      {part(columns.left, 'left')}
      {before > 0 ? <td colSpan={before} className="table-spacer" aria-hidden="true" /> : null}
      {chunks.slice(from, to).map((cells, at) => part(cells, String(from + at)))}
      {after > 0 ? <td colSpan={after} className="table-spacer" aria-hidden="true" /> : null}
      {part(columns.right, 'right')}
      {actionsAt === undefined ? null : <ActionsCell key={id} frame={frame} row={row} at={actionsAt} />}
    </tr>
  )
}

const ignore = (): void => undefined

/** The table's own first columns stay where they are; there are two at most. */
const LEAD_STYLES = [{ left: 'var(--pin-0)' }, { left: 'var(--pin-1)' }]

function editingIn(cells: readonly TableColumn[], editing: Readonly<Record<string, ReactNode>>): Readonly<Record<string, ReactNode>> {
  return editing === NO_EDITING || !cells.some(({ column }) => column.key in editing) ? NO_EDITING : editing
}

interface CellsProps {
  frame: RowFrame
  cells: readonly TableColumn[]
  item: RowItem
  editing: Readonly<Record<string, ReactNode>>
  isCareful: boolean
}

const Cells = memo(function Cells({ frame, cells, item, editing, isCareful }: CellsProps) {
  const { row } = item
  const { about, isWindowed, isTree, on } = frame
  const marks = marksOf(frame.marks, row)
  const { title, all: [first] } = frame.columns
  return cells.map((column) => {
    const { key } = column.column
    const isWritten = key in editing
    let content: ReactNode
    if (isWritten) content = editing[key]
    else if (isCareful) content = <CarefulCell column={column} row={row} about={about} mark={marks.cells[column.column.path]} onBroken={on.onBroken} />
    else content = drawCell(column, row, about, marks.cells[column.column.path])
    if (column === first && (isTree || marks.row.length > 0)) content = <FirstCell item={item} isTree={isTree} marks={marks.row} on={on}>{content}</FirstCell>
    // Beside an earlier value the colours of its change speak.
    const shade = isWritten || column.comparing ? undefined : shadeOf(column.column, row, frame.shades)
    return (
      <td
        key={key} data-c={column.at} className={isWritten ? `${column.className} is-written` : shade ? `${column.className} ${shade}` : column.className}
        style={column.style}
        aria-colindex={isWindowed ? column.at + 1 : undefined} role={column === title ? 'rowheader' : undefined}
      >
        {content}
      </td>
    )
  })
}, (before, after) => before.frame === after.frame
  && before.cells === after.cells
  && before.isCareful === after.isCareful
  && sameItem(before.item, after.item)
  && sameParts(before.editing, after.editing))

const INDENT_PX = 18

/** The first cell carries what is said of the whole row: how deep it stands, its fold, its marks. */
function FirstCell({ item, isTree, marks, on, children }: { item: RowItem; isTree: boolean; marks: readonly MarkPlan[]; on: RowEvents; children: ReactNode }) {
  const press = (event: MouseEvent): void => {
    event.stopPropagation()
    on.onBranch(item.id)
  }
  const [mark] = marks
  const isOpen = item.fold !== 'folded'
  return (
    <span className="cell-row-mark" style={isTree && item.level > 0 ? { paddingLeft: item.level * INDENT_PX } : undefined}>
      {item.fold ? (
        <button type="button" tabIndex={-1} className="row-expand" aria-expanded={isOpen} aria-label={isOpen ? '收起下级' : '展开下级'} onClick={press}>
          {item.fold === 'loading' ? <LoadingOutlined /> : isOpen ? <CaretDownOutlined /> : <CaretRightOutlined />}
        </button>
      ) : isTree ? <span className="row-expand" aria-hidden="true" /> : null}
      {mark ? <WarningOutlined className={`mark-icon mark-${mark.tone}`} aria-label={mark.says} data-tip={marks.map((one) => one.says).join('；')} /> : null}
      <span className="cell-first">{children}</span>
    </span>
  )
}

/** Classes of the actions' column, for heading and cells alike: it stays at the right edge only where there is room to pin it. */
export function actionsClass({ pinsActions }: Pick<RowFrame, 'pinsActions'>): string {
  return pinsActions ? 'table-actions is-pinned pin-edge-right' : 'table-actions'
}

/** Its own component: a chunk that comes into sight draws no actions anew. */
const ActionsCell = memo(function ActionsCell({ frame, row, at }: { frame: RowFrame; row: Row; at: number }) {
  return (
    <td className={actionsClass(frame)} style={ACTIONS_STYLE} data-c={at} aria-colindex={frame.isWindowed ? at + 1 : undefined}>
      {frame.renderActions?.(row)}
    </td>
  )
})

const ACTIONS_STYLE = { right: 0 }
