/**
 * The table of a list: plan, rows and state in, events out. One scroller, one grid, rows drawn once. The only file of this
 * folder that the screen knows; what is folded, opened, active and chosen for copying is all it keeps.
 */
import './table.css'
import { App } from 'antd'
import { lazy, memo, Suspense, useCallback, useId, useLayoutEffect, useMemo, useRef, useState, type CSSProperties, type MouseEvent, type RefObject } from 'react'
import type { Row } from '../../../contract/wire'
import { COPIED } from '../../ui/copy-value'
import { usePort } from '../port'
import type { RowEvents, RowFrame } from './body-row'
import { CHUNK, layOut, rowHeightOf, widthOf, type Span } from './geometry'
import { nextOrder } from './heading'
import { leavesOf, mixesCurrencies, rowIdOf } from './layout'
import { followLink } from './follow-link'
import { NamesOf, useNames } from './names'
import { between, type Spot } from './range'
import { EmptyLine, SkeletonLines } from './still-lines'
import { SummaryRows } from './summary-rows'
import { TableBody } from './table-body'
import { compileColumns, textOfTableCell, type TableColumn } from './table-columns'
import { TableHead } from './table-head'
import type { ListTableProps, Order } from './table-props'
import { useBranches } from './use-branches'
import { styleOfGeometry, useColumnDrag } from './use-column-drag'
import { spotOf, useGrid } from './use-grid'
import { useLatest } from './use-latest'
import { useRoomOf } from './use-sight'

export type { CellEditing, ColumnCommand, Density, ListTableProps, RowSelection, RowTree } from './table-props'

const ColumnMenu = lazy(() => import('./column-menu'))

const LEAD_WIDTH = 38
/** Of a heading and of a total, with its line. */
const LINE_HEIGHT = 35
const NUDGE_PX = 12

export const ListTable = memo(function ListTable(props: ListTableProps) {
  const { columns: nodes, rows, summary, keyFields, enums, marks, sort, comparing, stale, loading = false, pageSize, empty, density = 'middle', widths } = props
  const { onResize, selection, onSort, onColumnMenu, onFold, editing, tree, group, rowActions, expand } = props
  const port = usePort()
  const { message } = App.useApp()
  const scroller = useRef<HTMLDivElement>(null)
  const table = useRef<HTMLTableElement>(null)
  const topsRef = useRef(new Float64Array(1))
  const id = useId()
  const latest = useLatest({ ...props, port })

  const leaves = useMemo(() => leavesOf(nodes), [nodes])
  const plans = useMemo(() => leaves.map((leaf) => leaf.column), [leaves])
  const isMixed = useMemo(() => mixesCurrencies(rows, plans), [rows, plans])
  const idOf = useCallback((row: Row) => rowIdOf(row, keyFields), [keyFields])
  const { items, opened, onGroup, onExpand, onBranch } = useBranches({ rows, idOf, group: group?.path, tree }, (error) => void message.error(error instanceof Error ? error.message : '下级数据读取失败'))

  // Columns and what rows share: new only when something of every row changes.
  const hasSelection = selection !== undefined
  const hasExpand = expand !== undefined
  const hasActions = rowActions !== undefined
  const before = (hasSelection ? 1 : 0) + (hasExpand ? 1 : 0)
  const columns = useMemo(() => compileColumns(leaves, before, comparing), [leaves, before, comparing])
  const count = before + leaves.length + (hasActions ? 1 : 0)
  const room = useRoomOf(scroller)
  const spans = useMemo((): Span[] => {
    const lead = Array.from({ length: before }, (_one, at): Span => ({ key: `#${at}`, width: LEAD_WIDTH, set: true, side: 'left' }))
    const own = columns.all.map(({ column, side }): Span => ({ key: column.key, width: widthOf(column, comparing, widths), set: widths?.[column.key] !== undefined, side }))
    return [...lead, ...own, ...(rowActions ? [{ key: '#actions', width: rowActions.width, set: true, side: 'right' as const }] : [])]
  }, [before, columns, comparing, widths, rowActions])
  const layoutRoom = room.isMeasured ? room.width : 0
  const geometry = useMemo(() => layOut(spans, layoutRoom), [spans, layoutRoom])
  const rowHeight = useMemo(() => rowHeightOf(plans, density, comparing), [plans, density, comparing])

  const itemsRef = useLatest(items)
  const lastToggled = useRef<string | undefined>(undefined)
  const on = useMemo((): RowEvents => ({
    onToggle: (rowId, isOn, isRange) => {
      const now = latest.current
      const inSight = itemsRef.current.flatMap((item) => (item.type === 'row' ? [item] : []))
      const chosen = isRange ? new Set(between(inSight.map((item) => item.id), lastToggled.current, rowId)) : undefined
      lastToggled.current = rowId
      if (chosen && chosen.size > 1) now.selection?.onTogglePage(inSight.filter((item) => chosen.has(item.id)).map((item) => item.row), isOn)
      else {
        const item = inSight.find((one) => one.id === rowId)
        if (item) now.selection?.onToggle(rowId, item.row, isOn)
      }
    },
    onExpand,
    onBranch,
    onBroken: (field, error) => latest.current.port.complain({ page: latest.current.page, field, call: latest.current.call, says: `单元格显示出错：${error.message}` }),
  }), [onExpand, onBranch, itemsRef, latest])

  const renderActions = rowActions?.render
  const isWindowed = columns.middle.length > CHUNK * 3
  const isTree = tree !== undefined && group === undefined
  const frame = useMemo((): RowFrame => {
    const chunks: TableColumn[][] = []
    for (let at = 0; at < columns.middle.length; at += CHUNK) chunks.push(columns.middle.slice(at, at + CHUNK))
    return {
      columns, chunks, count, isWindowed, isTree, marks, on,
      about: { enums, mixed: isMixed, ...(comparing ? { comparing } : {}) },
      ...(hasSelection ? { selectAt: 0 } : {}),
      ...(hasExpand ? { expandAt: before - 1 } : {}),
      ...(renderActions ? { actionsAt: count - 1, renderActions } : {}),
    }
  }, [columns, count, isWindowed, isTree, marks, on, enums, isMixed, comparing, hasSelection, hasExpand, before, renderActions])

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

  const names = useNames()
  const columnAt = (c: number): TableColumn | undefined => columns.all[c - before]
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
  const grid = useGrid({ scroller, table, tops: topsRef }, {
    geometry,
    rowCount: items.length,
    columnCount: count,
    rowHeight,
    firstValue: before,
    lastValue: before + leaves.length - 1,
    textOf: (r, from, to) => {
      const item = items[r]
      if (item?.type !== 'row') return undefined
      return columns.all.filter(({ at }) => at >= from && at <= to).map((column) => textOfTableCell(column, item.row, { enums, mixed: isMixed, nameOf: names.nameOf }))
    },
    onEnter: pressCell,
    onSpace: ({ r }, isRange) => {
      const item = items[r]
      if (item?.type !== 'row' || !selection) return false
      on.onToggle(item.id, !(selection.all || selection.ids.has(item.id)), isRange)
      return true
    },
    onHead: headAction,
    onCopied: () => void message.success(COPIED),
  }, `${id}-active`)

  const { reset } = grid
  useLayoutEffect(() => reset(), [rows, nodes, reset])
  useFocusBack(table, items, editing)

  const pageRows = useMemo(() => items.flatMap((item) => (item.type === 'row' ? [item] : [])), [items])
  const chosen = useMemo(() => {
    if (!selection) return undefined
    if (selection.all) return 'all' as const
    const found = selection.ids.size === 0 ? 0 : pageRows.filter((item) => selection.ids.has(item.id)).length
    return found === 0 ? ('none' as const) : found === pageRows.length ? ('all' as const) : ('some' as const)
  }, [selection, pageRows])
  const chosenRef = useLatest(chosen)
  const togglePage = useCallback(() => {
    const shown = itemsRef.current.flatMap((item) => (item.type === 'row' ? [item.row] : []))
    latest.current.selection?.onTogglePage(shown, chosenRef.current !== 'all')
  }, [chosenRef, itemsRef, latest])

  const follow = (event: MouseEvent<HTMLElement>): void => {
    const link = (event.target as Element).closest('a.cell-link')
    const spot = link ? spotOf(link) : undefined
    const item = spot ? items[spot.r] : undefined
    const plan = spot ? columnAt(spot.c)?.column.link : undefined
    if (plan && item?.type === 'row') followLink(event, port, plan, item.row)
  }

  const headLines = nodes.some((node) => node.type === 'group') ? 2 : 1
  const bodyRoom = useMemo(() => ({ width: room.width, height: Math.max(0, room.height - (headLines + summary.length) * LINE_HEIGHT) }), [room.width, room.height, headLines, summary.length])
  const hasRows = items.length > 0
  const orderOf = (path: string): Order | undefined => sort.find(({ field }) => field === path)?.order
  return (
    <div className={`list-table is-${density}${stale ? ' is-stale' : ''}${hasRows ? '' : ' is-empty'}`}>
      <div ref={scroller} className="table-scroll" data-table-scroll="">
        <table
          ref={table}
          role={isTree || group ? 'treegrid' : 'grid'}
          tabIndex={0}
          aria-label="数据表"
          aria-rowcount={headLines + items.length + summary.length}
          aria-colcount={count}
          aria-busy={stale || loading}
          aria-multiselectable={hasSelection || undefined}
          style={styleOfGeometry(geometry, spans, rowHeight) as CSSProperties}
          onKeyDown={grid.onKeyDown}
          onPointerDown={grid.onPointerDown}
          onDoubleClick={grid.onDoubleClick}
          onCopy={grid.onCopy}
          onFocus={grid.onFocus}
          onClick={follow}
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
            <SkeletonLines columns={columns} before={before} count={count} lines={Math.min(pageSize ?? 20, Math.ceil(room.height / rowHeight))} />
          ) : (
            <EmptyLine count={count} width={layoutRoom}>{empty}</EmptyLine>
          )}
          {summary.length > 0 && leaves.length > 0 ? <tfoot><SummaryRows lines={summary} frame={frame} ariaRow={headLines + items.length + 1} fits={(headLines + summary.length) * LINE_HEIGHT + items.length * rowHeight <= room.height} /></tfoot> : null}
        </table>
      </div>
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
    </div>
  )
})

/** Who wrote in a cell by the keyboard goes on by the keyboard: the grid takes the focus back that the input had. */
function useFocusBack(table: RefObject<HTMLTableElement | null>, items: unknown, editing: unknown): void {
  const wasWriting = useRef(false)
  useLayoutEffect(() => {
    const element = table.current
    // A switch stands in its cell all the time: that is not writing.
    const isWriting = element?.querySelector('td.is-written .cell-editor') !== null
    if (wasWriting.current && !isWriting && (document.activeElement === null || document.activeElement === document.body)) element?.focus({ preventScroll: true })
    wasWriting.current = isWriting
  }, [table, items, editing])
}
