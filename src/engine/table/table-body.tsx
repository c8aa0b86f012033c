/** The lines that are in sight, with room kept for those that are not. The only part that draws anew while one scrolls. */
import { CaretDownOutlined, CaretRightOutlined } from '../../ui/light/icons'
import { memo, useLayoutEffect, useMemo, useRef, useState, type ReactNode, type RefObject } from 'react'
import { textOfCell } from '../../../kinds/shared/cell-text'
import type { Row } from '../../../contract/wire'
import { BodyRow, type RowFrame } from './body-row'
import { chunksInSight, GROUP_HEIGHT, linesBetween, rowsInSight, topsOf, type Geometry } from './geometry'
import type { GroupItem, Item } from './items'
import { drawCell } from './table-columns'
import type { CellEditing } from './table-props'
import { useLatest } from './use-latest'
import { useRested } from './use-rested'
import { useSight } from './use-sight'

interface Props {
  scroller: RefObject<HTMLElement | null>
  room: { width: number; height: number }
  items: readonly Item[]
  frame: RowFrame
  geometry: Geometry
  rowHeight: number
  selected?: { ids: ReadonlySet<string>; all: boolean }
  opened: ReadonlySet<string>
  editing?: CellEditing
  group?: { path: string; label: string }
  expand?: (row: Row) => ReactNode
  /** Lines of the grid before the first row. */
  ariaBefore: number
  onGroup: (id: string) => void
  /** Told after every drawing: what is chosen is shown on the cells that are there. */
  onDrawn: () => void
  /** Told the heights of lines when they change: where keys lead to needs them. */
  topsRef: RefObject<Float64Array>
}

const PANEL_GUESS = 120
const INNER_CONTROLS = 'tr.table-row > td:not(.is-written) :is(button, a[href]):not([tabindex])'

/** Panels are as high as they were found to be. */
function heightOf(item: Item, rowHeight: number, panels: Readonly<Record<string, number>>): number {
  if (item.type === 'row') return rowHeight
  return item.type === 'group' ? GROUP_HEIGHT : (panels[item.id] ?? PANEL_GUESS)
}

/** The body: rows, headings of groups and opened panels that are in sight. A page that is printed has them all. */
export const TableBody = memo(function TableBody(props: Props) {
  const { scroller, room, items, frame, geometry, rowHeight, selected, opened, editing, group, expand, ariaBefore, onGroup, onDrawn, topsRef } = props
  const { sight, isPrinting } = useSight(scroller, room)
  const body = useRef<HTMLTableSectionElement>(null)
  const [panels, setPanels] = useState<Readonly<Record<string, number>>>({})
  const tops = useMemo(() => topsOf(items.map((item) => heightOf(item, rowHeight, panels))), [items, rowHeight, panels])
  const { columns, chunks } = frame
  const isPainted = useRested(true, false)
  const rows = isPrinting ? { from: 0, to: items.length } : rowsInSight(tops, sight, !isPainted)
  const place = usePlaces(rows)
  // New rows are written first where they are seen.
  const later = useRested(items, items)
  const seen = useMemo(() => linesBetween(tops, sight), [tops, sight])
  const itemAt = (r: number, item: Item): Item => {
    const old = r < seen.from || r >= seen.to ? later[r] : item
    return later.length === items.length && item.type === 'row' && old?.type === 'row' ? old : item
  }
  const middle = { from: columns.middle[0]?.at ?? 0, to: (columns.middle.at(-1)?.at ?? -1) + 1 }
  const side = isPrinting || columns.middle.length === 0 ? { from: 0, to: chunks.length } : chunksInSight(geometry, middle, sight)
  const editable = useMemo(() => (editing ? columns.all.filter(({ column }) => column.edit) : []), [editing, columns])
  useLayoutEffect(() => {
    topsRef.current = tops
    // The grid is one stop of the tab key: what stands in cells is reached from its cell, by Enter or F2.
    for (const control of body.current?.querySelectorAll<HTMLElement>(INNER_CONTROLS) ?? []) control.tabIndex = -1
    onDrawn()
    // After a leap nearly every line is new: laying them out here leaves the frame only the painting, and a press may come between.
    if (sight.isLeap) body.current?.getBoundingClientRect()
  })

  const editingOf = (row: Row): Record<string, ReactNode> | undefined => {
    let found: Record<string, ReactNode> | undefined
    for (const column of editable) {
      const element = editing!.element(row, column.column, () => drawCell(column, row, frame.about))
      if (element !== undefined) (found ??= {})[column.column.key] = element
    }
    return found
  }
  const above = tops[rows.from] ?? 0
  const below = (tops[items.length] ?? 0) - (tops[rows.to] ?? 0)
  return (
    <tbody ref={body}>
      {above > 0 ? <Room height={above} count={frame.count} /> : null}
      {items.slice(rows.from, rows.to).map((newest, index) => {
        const r = rows.from + index
        const item = isPrinting ? newest : itemAt(r, newest)
        if (item.type === 'group') {
          return <GroupLine key={place(r)} r={r} item={item} frame={frame} group={group!} ariaRow={ariaBefore + r + 1} onGroup={onGroup} />
        }
        if (item.type === 'panel') {
          return (
            <Panel
              key={`panel ${item.id}`} r={r} count={frame.count} ariaRow={ariaBefore + r + 1}
              onHeight={(height) => setPanels((before) => (before[item.id] === height ? before : { ...before, [item.id]: height }))}
            >
              {expand?.(item.row)}
            </Panel>
          )
        }
        return (
          // By place, not by row: another page writes into the cells that stand there already.
          <BodyRow
            key={place(r)}
            r={r}
            item={item}
            frame={frame}
            from={side.from}
            to={side.to}
            isSelected={selected !== undefined && (selected.all || selected.ids.has(item.id))}
            isOpened={opened.has(item.id)}
            isClosed={editable.length > 0 && editing?.isOpen?.(item.row) === false}
            ariaRow={ariaBefore + r + 1}
            editing={editable.length > 0 ? editingOf(item.row) : undefined}
          />
        )
      })}
      {below > 0 ? <Room height={below} count={frame.count} /> : null}
    </tbody>
  )
})

/**
 * Keys of the lines in sight. While one scrolls along, a line keeps its own; a leap to lines of which few were in sight writes
 * them into the places that stand there already, instead of making new ones.
 */
function usePlaces(rows: { from: number; to: number }): (r: number) => number {
  const [before, setBefore] = useState({ ...rows, shift: 0 })
  let { shift } = before
  if (before.from !== rows.from || before.to !== rows.to) {
    if (Math.abs(rows.from - before.from) > (before.to - before.from) / 3) shift += rows.from - before.from
    setBefore({ ...rows, shift })
  }
  return (r) => r - shift
}

function Room({ height, count }: { height: number; count: number }) {
  return <tr className="table-room" aria-hidden="true"><td colSpan={count} style={{ height }} /></tr>
}

function GroupLine({
  r, item, frame, group, ariaRow, onGroup,
}: { r: number; item: GroupItem; frame: RowFrame; group: { path: string; label: string }; ariaRow: number; onGroup: (id: string) => void }) {
  const found = frame.columns.all.find(({ column }) => column.path === group.path)?.column
  const { enums, mixed } = frame.about
  const says = found ? textOfCell(item.value, { row: item.row, field: found, enums, mixed }) : String(item.value ?? '-')
  const drawn = found?.options ? frame.columns.all
    .find(({ column }) => column.path === group.path)
    ?.cell({ value: item.value, row: item.row, field: { ...found, copy: false }, enums, mixed }) : says
  return (
    <tr className="table-group" data-r={r} aria-rowindex={ariaRow} aria-level={1} aria-expanded={item.isOpen}>
      <td colSpan={frame.count} data-c={0}>
        <span className="table-group-label">
          <button
            type="button" tabIndex={-1} className="row-expand" aria-expanded={item.isOpen}
            aria-label={`${item.isOpen ? '收起' : '展开'}${group.label} ${says}`} onClick={() => onGroup(item.id)}
          >
            {item.isOpen ? <CaretDownOutlined /> : <CaretRightOutlined />}
          </button>
          <span className="cell-muted">{group.label}</span>
          <b>{drawn}</b>
          <span className="cell-muted">本页 {item.count} 条</span>
        </span>
      </td>
    </tr>
  )
}

/** What is opened below a row: as high as it is, told once it is drawn, since it comes from a question of its own. */
function Panel({ r, count, ariaRow, onHeight, children }: { r: number; count: number; ariaRow: number; onHeight: (px: number) => void; children: ReactNode }) {
  const line = useRef<HTMLTableRowElement>(null)
  const tell = useLatest(onHeight)
  useLayoutEffect(() => {
    const element = line.current
    if (!element) return undefined
    const measure = (): void => {
      if (element.offsetHeight > 0) tell.current(element.offsetHeight)
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [tell])
  return (
    <tr ref={line} className="table-panel" data-r={r} aria-rowindex={ariaRow}>
      <td colSpan={count}><div className="table-panel-in">{children}</div></td>
    </tr>
  )
}
