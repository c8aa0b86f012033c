/**
 * The table of a list: plan, rows and state in, events out. One scroller, one grid, rows drawn once. The only file of this
 * folder that the screen knows; what is folded, opened, active and chosen for copying is all it keeps.
 */
import './table.css'
import {
  memo, Suspense, useCallback, useId, useLayoutEffect, useMemo, useRef, useState, type CSSProperties, type MouseEvent, type RefObject,
} from 'react'
import { isBlank } from '../../../kinds/shared/cell'
import type { ColumnPlan } from '../../../contract/plan'
import type { Row } from '../../../contract/wire'
import { COPIED } from '../../ui/copy-value'
import { goThere } from '../link-target'
import { useOwnRows } from '../own-rows'
import { usePort } from '../port'
import type { RowEvents } from './body-row'
import type { ChosenCell } from './chosen-figures'
import { ChosenLine, createChosen } from './chosen-line'
import { nextOrder } from './heading'
import type { Item } from './items'
import { rowIdOf } from './layout'
import { NamesOf, useNames } from './names'
import { cornersOf, type Range, type Spot } from './range'
import { EmptyLine, WaitingLines } from './still-lines'
import { SummaryRows } from './summary-rows'
import { tellingTotals } from './total-lines'
import { TableBody } from './table-body'
import { textOfTableCell, type TableColumn } from './table-columns'
import { TableHead } from './table-head'
import type { ListTableProps, Order } from './table-props'
import { useBranches } from './use-branches'
import { styleOfGeometry, useColumnDrag } from './use-column-drag'
import { spotOf, useGrid } from './use-grid'
import { useCellMenu } from '../explain/use-cell-menu'
import { useLatest } from './use-latest'
import { usePageChoice } from './use-page-choice'
import { useRoomOf } from './use-sight'
import { useTableFrame } from './use-table-frame'
import { useNotices } from '../../ui/notices'
import { heavy } from '../../ui/heavy'

/** What the table is given and tells, for those outside of this folder. */
export type { CellEditing, ColumnCommand, Density, ListTableProps, RowSelection, RowTree } from './table-props'

const ColumnMenu = heavy(() => import('./column-menu'))

/** Of a heading and of a total, with its line. */
const LINE_HEIGHT = 35
const NUDGE_PX = 12

/** Rows under headings, totals below. A person moves about by keys, chooses and copies cells, sorts, sets widths, opens rows and numbers. */
// Long because: it is the table's markup, and the handlers that tie what is drawn to the grid's control.
export const ListTable = memo(function ListTable(props: ListTableProps) {
  const { columns: nodes, rows, summary: totals, keyFields, enums, sort, comparing, stale, loading = false, pageSize, empty, density = 'middle' } = props
  const { onResize, selection, onSort, onColumnMenu, onFold, editing, tree, group, expand } = props
  const port = usePort()
  const ownRows = useOwnRows()
  const { message } = useNotices()
  const scroller = useRef<HTMLDivElement>(null)
  const table = useRef<HTMLTableElement>(null)
  const topsRef = useRef(new Float64Array(1))
  const id = useId()
  const latest = useLatest({ ...props, port })

  const idOf = useCallback((row: Row) => rowIdOf(row, keyFields), [keyFields])
  const { items, opened, onGroup, onExpand, onBranch } = useBranches(
    { rows, idOf, group: group?.path, tree }, (error) => void message.error(error instanceof Error ? error.message : '下级数据读取失败'),
  )
  const { chosen, toggle, togglePage } = usePageChoice(items, selection)
  const opensTotals = props.onNumber !== undefined && props.opensTotals === true
  const on = useMemo((): RowEvents => ({
    onToggle: toggle,
    onExpand,
    onBranch,
    ...(opensTotals ? { onTotal: (line, column) => latest.current.onNumber?.({ line, column }) } : {}),
    onBroken: (field, error) => latest.current.port.complain({ page: latest.current.page, field, call: latest.current.call, says: `单元格显示出错：${error.message}` }),
  }), [toggle, onExpand, onBranch, opensTotals, latest])

  const room = useRoomOf(scroller, props.isInside === true)
  const layoutRoom = room.isMeasured ? room.width : 0
  const isTree = tree !== undefined && group === undefined
  const hasSelection = selection !== undefined
  const { frame, spans, geometry, rowHeight, before, plans } = useTableFrame({
    nodes, rows, totals, enums, marks: props.marks, comparing, density, widths: props.widths, room: layoutRoom, hasSelection, hasExpand: expand !== undefined,
    isTree, rowActions: props.rowActions, on,
  })
  const summary = useMemo(() => tellingTotals(totals, plans), [totals, plans])
  const { columns, count, about } = frame

  const drag = useColumnDrag(table, { spans, geometry, room: layoutRoom, rowHeight }, onResize)
  const [menu, setMenu] = useState<{ column: TableColumn; x: number; y: number }>()
  const openMenu = useCallback((column: TableColumn, button: HTMLElement) => {
    const { left, bottom } = button.getBoundingClientRect()
    setMenu({ column, x: left, y: bottom })
  }, [])
  const closeMenu = useCallback(() => {
    setMenu(undefined)
    table.current?.focus({ preventScroll: true })
  }, [])
  const cellMenu = useCellMenu(props.onExplain, { onClosed: closeMenu, onDays: props.onDays })

  const names = useNames()
  const [chosenCells] = useState(createChosen)
  const columnAt = (c: number): TableColumn | undefined => columns.all[c - before]
  const opensNumber = (column: ColumnPlan, row: Row): boolean => {
    if (!column.behind || !props.onNumber || isBlank(row[column.path])) return false
    props.onNumber({ column, row })
    return true
  }
  /** A press on the number itself: one beside it stands on the cell, one that drew over it chose. */
  const pressNumber = (event: MouseEvent<HTMLElement>): void => {
    const target = event.target as Element
    if (event.shiftKey || !target.closest('.opens-rows .cell-number') || target.closest('.cell-earlier, .is-written, a, button')) return
    if ((document.getSelection()?.toString() ?? '') !== '') return
    const spot = spotOf(target)
    const item = spot && items[spot.r]
    const column = spot && columnAt(spot.c)
    if (item?.type === 'row' && column) opensNumber(column.column, item.row)
  }
  const pressCell = ({ r, c }: Spot): boolean => {
    const item = items[r]
    if (item?.type === 'group') {
      onGroup(item.id)
      return true
    }
    if (item?.type !== 'row') return false
    const column = columnAt(c)
    if (!column) return false
    if (column.column.edit && editing?.start(item.row, column.column)) return true
    const openHere = ownRows(column.column.link)
    if (openHere) {
      openHere(item.row)
      return true
    }
    if (goThere(port, column.column, item.row)) return true
    if (opensNumber(column.column, item.row)) return true
    if (!props.onOpenRow) return false
    props.onOpenRow(item.row)
    return true
  }
  const headAction = ({ c }: Spot, key: 'Enter' | 'menu' | 'wider' | 'narrower', additive: boolean): void => {
    const column = columnAt(c)
    if (!column) {
      if (frame.selectAt === c) togglePage()
      return
    }
    const plan = column.column
    if (key === 'Enter' && plan.sortable) onSort(plan.path, nextOrder(plan, sort.find(({ field }) => field === plan.path)?.order), additive)
    else if (key === 'wider' || key === 'narrower') drag.nudge(c, key === 'wider' ? NUDGE_PX : -NUDGE_PX)
    else if (key === 'menu') {
      const cell = table.current?.querySelector<HTMLElement>(`thead th[data-c="${c}"]`)
      if (cell) openMenu(column, cell)
    }
  }
  const openCellMenu = ({ r, c }: Spot, at: { x: number; y: number }): boolean => {
    const item = items[r]
    const column = columnAt(c)
    return item?.type === 'row' && column !== undefined && cellMenu.open(item.row, column.column, at)
  }
  const grid = useGrid({ scroller, table, tops: topsRef }, {
    geometry,
    rowCount: items.length,
    columnCount: count,
    rowHeight,
    firstValue: before,
    lastValue: before + plans.length - 1,
    textOf: (r, from, to) => {
      const item = items[r]
      if (item?.type !== 'row') return undefined
      return columns.all.filter(({ at }) => at >= from && at <= to).map(
        (column) => textOfTableCell(column, item.row, { enums, mixed: about.mixed, nameOf: names.nameOf }),
      )
    },
    onEnter: pressCell,
    onSpace: ({ r }, isRange) => {
      const item = items[r]
      if (item?.type !== 'row' || !selection) return false
      toggle(item.id, !(selection.all || selection.ids.has(item.id)), isRange)
      return true
    },
    onHead: headAction,
    onMenu: (spot, cell) => {
      const { left, bottom } = cell.getBoundingClientRect()
      return openCellMenu(spot, { x: left, y: bottom })
    },
    onCopied: () => void message.success(COPIED),
    onChosen: (range) => chosenCells.tell(range ? cellsIn(range, items, columnAt) : []),
  }, `${id}-active`)

  const { reset } = grid
  useLayoutEffect(() => reset(), [rows, nodes, reset])
  useFocusBack(table, items, editing)

  const headLines = nodes.some((node) => node.type === 'group') ? 2 : 1
  const bodyRoom = useMemo(
    () => ({ width: room.width, height: Math.max(0, room.height - (headLines + summary.length) * LINE_HEIGHT) }),
    [room.width, room.height, headLines, summary.length],
  )
  const hasRows = items.length > 0
  const beyond = layoutRoom === 0 ? -1 : columns.all.findIndex(({ side, at }) => !side && geometry.lefts[at]! >= layoutRoom - geometry.rightWidth)
  const orderOf = (path: string): Order | undefined => sort.find(({ field }) => field === path)?.order
  return (
    <div className={`list-table is-${density}${stale ? ' is-stale' : ''}${hasRows ? '' : ' is-empty'}${props.onNumber ? ' opens-numbers' : ''}`}>
      <div ref={scroller} className="table-scroll" data-table-scroll="">
        <table
          ref={table}
          role={isTree || group ? 'treegrid' : 'grid'}
          tabIndex={0}
          aria-label={props.name}
          aria-rowcount={headLines + items.length + summary.length}
          aria-colcount={count}
          aria-busy={stale || loading}
          aria-multiselectable={hasSelection || undefined}
          style={styleOfGeometry(geometry, spans, rowHeight) as CSSProperties}
          onKeyDown={grid.onKeyDown}
          onPointerDown={grid.onPointerDown}
          onClick={props.onNumber ? pressNumber : undefined}
          onDoubleClick={grid.onDoubleClick}
          onCopy={grid.onCopy}
          onFocus={grid.onFocus}
          onContextMenu={(event) => {
            const spot = spotOf(event.target as Element)
            if (spot && spot.r >= 0 && openCellMenu(spot, { x: event.clientX, y: event.clientY })) event.preventDefault()
          }}
        >
          <colgroup>{spans.map((span, at) => <col key={span.key} style={{ width: geometry.widths[at] }} />)}</colgroup>
          <TableHead
            nodes={nodes}
            frame={frame}
            sort={sort}
            chosen={chosen}
            onTogglePage={togglePage}
            onSort={onSort}
            onFold={onFold}
            onMenu={onColumnMenu ? openMenu : undefined}
            onGrip={onResize ? drag.onGrip : undefined}
            onFit={onResize ? drag.onFit : undefined}
          />
          {hasRows ? (
            <TableBody
              scroller={scroller}
              room={bodyRoom}
              items={items}
              frame={frame}
              geometry={geometry}
              rowHeight={rowHeight}
              selected={selection}
              opened={opened}
              editing={editing}
              group={group}
              expand={expand}
              ariaBefore={headLines}
              onGroup={onGroup}
              onDrawn={grid.paint}
              topsRef={topsRef}
            />
          ) : loading ? (
            <WaitingLines
              columns={columns} before={before} count={count} lines={Math.min(pageSize ?? 20, Math.ceil(room.height / rowHeight))} rowHeight={rowHeight}
            />
          ) : (
            <EmptyLine count={count} width={layoutRoom}>{empty}</EmptyLine>
          )}
          {summary.length > 0 && plans.length > 0 ? (
            <tfoot><SummaryRows
              lines={summary} frame={frame} ariaRow={headLines + items.length + 1} {...(beyond < 0 ? {} : { beyond })}
              fits={(headLines + summary.length) * LINE_HEIGHT + items.length * rowHeight <= room.height}
            /></tfoot>
          ) : null}
        </table>
      </div>
      <ChosenLine store={chosenCells} about={about} />
      <NamesOf columns={plans} rows={rows} names={names} />
      {menu ? (
        <Suspense fallback={null}>
          <ColumnMenu
            column={menu.column.column}
            order={orderOf(menu.column.column.path)}
            isGrouped={group?.path === menu.column.column.path}
            canGroup={!tree && !menu.column.column.pivot && menu.column.column.align !== 'right'}
            at={menu}
            onSort={(order) => onSort(menu.column.column.path, order, false)}
            onCommand={onColumnMenu && ((command) => onColumnMenu(menu.column.column, command))}
            onClose={closeMenu}
          />
        </Suspense>
      ) : null}
      {cellMenu.element}
    </div>
  )
})

/** Cells of rows within a rectangle, line by line. */
function cellsIn(range: Range, items: readonly Item[], columnAt: (c: number) => TableColumn | undefined): ChosenCell[] {
  const { top, bottom, left, right } = cornersOf(range)
  const columns = Array.from({ length: right - left + 1 }, (_none, at) => columnAt(left + at)?.column).filter((column) => column !== undefined)
  return items.slice(top, bottom + 1).flatMap((item) => (item.type === 'row' ? columns.map((column) => ({ column, row: item.row })) : []))
}

/** Who wrote in a cell by the keyboard goes on by the keyboard: the grid takes the focus back that the input had. */
function useFocusBack(table: RefObject<HTMLTableElement | null>, items: unknown, editing: unknown): void {
  const wasWriting = useRef(false)
  useLayoutEffect(() => {
    const element = table.current
    // A switch stands in its cell all the time: that is not writing.
    const isWriting = element?.querySelector('td.is-written .cell-editor') !== null
    if (wasWriting.current && !isWriting && (document.activeElement === null || document.activeElement === document.body)) {
      element?.focus({ preventScroll: true })
    }
    wasWriting.current = isWriting
  }, [table, items, editing])
}
