/**
 * The grid's control in the browser: tells the machine (`grid-control.ts`) what keyboard and mouse did, does what it asks for,
 * and writes what is active and chosen on the cells that are there as attributes: moving about draws nothing anew.
 */
import {
  useCallback, useEffect, useMemo, useRef, type ClipboardEvent, type FocusEvent, type KeyboardEvent, type MouseEvent, type PointerEvent, type RefObject,
} from 'react'
import type { Geometry } from './geometry'
import { AWAY, copiedIn, rangeIn, spotIn, stepGrid, type GridEffect, type GridEvent, type GridSize, type GridState, type HeadKey } from './grid-control'
import { cornersOf, tsvOf, type Range, type Spot } from './range'
import { useLatest } from './use-latest'
import { isKey, pressOf } from '../../lib/keys'

interface GridWorld extends Omit<GridSize, 'page'> {
  geometry: Geometry
  rowHeight: number
  /** Text of a line's cells between two positions; undefined for lines without cells. */
  textOf: (r: number, from: number, to: number) => string[] | undefined
  onEnter: (spot: Spot, isFar: boolean) => boolean
  onSpace: (spot: Spot, isRange: boolean) => boolean
  onHead: (spot: Spot, key: HeadKey, additive: boolean) => void
  onCopied: (count: number) => void
  /** Told when another rectangle of cells is chosen; undefined: none is. */
  onChosen: (range: Range | undefined) => void
  /** Opens the cell's menu at its element; false where it has none. */
  onMenu: (spot: Spot, cell: HTMLElement) => boolean
}

interface Grid {
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void
  onPointerDown: (event: PointerEvent<HTMLElement>) => void
  onDoubleClick: (event: MouseEvent<HTMLElement>) => void
  onCopy: (event: ClipboardEvent<HTMLElement>) => void
  onFocus: (event: FocusEvent<HTMLElement>) => void
  /** Shows what is active and chosen on the cells that are drawn now. */
  paint: () => void
  /** The rows are others: nothing is chosen any more. */
  reset: () => void
}

/** Two presses within this time are one double press. */
const DOUBLE_PRESS_MS = 350
const CONTROLS = 'button, a[href], input, select, textarea, [contenteditable="true"], [role="button"], [role="switch"], .ant-select'

/** The place of the cell that an element stands in; undefined outside of cells and in lines that are none of the grid's. */
export function spotOf(element: Element | null): Spot | undefined {
  const cell = element?.closest<HTMLElement>('td[data-c], th[data-c]')
  if (!cell) return undefined
  const line = cell.closest<HTMLElement>('tr[data-r]')
  if (cell.tagName === 'TD' && !line) return undefined
  return { r: line ? Number(line.dataset['r']) : -1, c: Number(cell.dataset['c']) }
}

/** The elements that the grid stands on. `tops`: where each line begins, in px. */
interface GridPlace {
  scroller: RefObject<HTMLElement | null>
  table: RefObject<HTMLTableElement | null>
  tops: RefObject<Float64Array>
}

/** @param id of the active cell's element, for `aria-activedescendant`. */
// Long because: one handler for each event of the browser, all telling one machine.
export function useGrid(place: GridPlace, world: GridWorld, id: string): Grid {
  const { scroller, table, tops } = place
  const latest = useLatest(world)
  const state = useRef<GridState>(AWAY)
  const painted = useRef<Element[]>([])
  const later = useRef<ReturnType<typeof setTimeout>>(undefined)

  const paint = useCallback((): void => {
    for (const cell of painted.current) unmark(cell, id)
    painted.current = table.current ? mark(table.current, state.current, id) : []
  }, [id, table])

  const show = useCallback((spot: Spot): void => {
    if (scroller.current && table.current) showSpot(scroller.current, table.current, latest.current.geometry, tops.current, spot)
  }, [scroller, table, tops, latest])

  /** True where the effect applied. */
  const run = useCallback((effect: GridEffect): boolean => {
    const now = latest.current
    switch (effect.do) {
      case 'show': show(effect.spot); return true
      case 'edge': scroller.current?.scrollTo({ left: effect.side === 'left' ? 0 : scroller.current.scrollWidth }); return true
      case 'showLater': later.current = setTimeout(() => spotIn(state.current) === effect.spot && show(effect.spot), DOUBLE_PRESS_MS); return true
      case 'forgetText': document.getSelection()?.removeAllRanges(); return true
      case 'head': now.onHead(effect.spot, effect.key, effect.additive); return true
      case 'space': return now.onSpace(effect.spot, effect.isRange)
      case 'enter': return now.onEnter(effect.spot, effect.isFar) || enterControl(table.current, effect.spot)
      case 'menu': {
        const cell = table.current && cellAt(table.current, effect.spot)
        return cell ? now.onMenu(effect.spot, cell) : false
      }
      case 'control': return enterControl(table.current, effect.spot)
    }
  }, [scroller, show, table, latest])

  /** True where the event is answered: the browser must not do its own besides. */
  const tell = useCallback((event: GridEvent): boolean => {
    const { rowCount, columnCount, firstValue, lastValue, rowHeight } = latest.current
    const page = event.on === 'key' ? rowsInPage(scroller.current, table.current, rowHeight) : 1
    const step = stepGrid(state.current, event, { rowCount, columnCount, firstValue, lastValue, page })
    const isOther = step.state !== state.current
    const before = rangeIn(state.current)
    state.current = step.state
    const chosen = rangeIn(step.state)
    if (chosen !== before) latest.current.onChosen(chosen)
    scroller.current?.classList.toggle('is-choosing', step.state.at === 'dragging')
    const applied = step.effects.map(run)
    if (isOther) paint()
    return step.isDone || (event.on === 'key' && applied.some(Boolean))
  }, [paint, run, scroller, table, latest])

  const onKeyDown = useCallback((event: KeyboardEvent<HTMLElement>): void => {
    const element = table.current
    if (!element) return
    const target = event.target as HTMLElement
    if (target !== element) {
      // Inside a cell's own control: Escape comes back to the grid, unless somebody is writing there.
      if (isKey(pressOf(event), 'gridLeave') && !event.defaultPrevented && !target.closest('.is-written') && element.contains(target)) {
        event.stopPropagation()
        element.focus({ preventScroll: true })
      }
      return
    }
    if (!tell({ on: 'key', ...pressOf(event) })) return
    event.preventDefault()
    event.stopPropagation()
  }, [tell, table])

  const onPointerDown = useCallback((event: PointerEvent<HTMLElement>): void => {
    clearTimeout(later.current)
    const spot = cellSpot(event.target as Element)
    if (event.button !== 0 || !spot) return
    if (tell({ on: 'press', spot, shift: event.shiftKey })) event.preventDefault()
    table.current?.focus({ preventScroll: true })
  }, [tell, table])

  useEffect(() => {
    const unfollow = followPointer(() => table.current, () => state.current, tell)
    return () => {
      unfollow()
      clearTimeout(later.current)
    }
  }, [tell, table])

  const onDoubleClick = useCallback((event: MouseEvent<HTMLElement>): void => {
    const spot = cellSpot(event.target as Element)
    if (!spot) return
    show(spot)
    if (latest.current.onEnter(spot, false)) document.getSelection()?.removeAllRanges()
  }, [show, latest])

  const onCopy = useCallback((event: ClipboardEvent<HTMLElement>): void => {
    if ((event.target as Element).closest('input, textarea') || (document.getSelection()?.toString() ?? '') !== '') return
    const lines = copiedLines(state.current, latest.current.textOf)
    if (lines.length === 0) return
    event.clipboardData.setData('text/plain', tsvOf(lines))
    event.preventDefault()
    latest.current.onCopied(lines.reduce((sum, line) => sum + line.length, 0))
  }, [latest])

  const onFocus = useCallback((event: FocusEvent<HTMLElement>): void => {
    const target = event.target as Element
    // Tab leads from one written cell to the next, wherever that stands.
    const isWritten = target.closest('.is-written') !== null && target.matches('input, textarea')
    const spot = isWritten ? spotOf(target) : undefined
    if (spot) tell({ on: 'writing', spot })
    else if (!isWritten) tell({ on: 'focus' })
  }, [tell])

  const reset = useCallback((): void => {
    tell({ on: 'rows' })
    paint()
  }, [paint, tell])

  return useMemo(
    () => ({ onKeyDown, onPointerDown, onDoubleClick, onCopy, onFocus, paint, reset }),
    [onKeyDown, onPointerDown, onDoubleClick, onCopy, onFocus, paint, reset],
  )
}

/** While a button is held down, wherever the pointer is: tells which cell it is over, and when it is let go. @returns how to end it */
function followPointer(tableNow: () => HTMLElement | null, stateNow: () => GridState, tell: (event: GridEvent) => boolean): () => void {
  const moved = (event: globalThis.PointerEvent): void => {
    const state = stateNow()
    if (state.at !== 'pressed' && state.at !== 'dragging') return
    if ((event.buttons & 1) === 0) return void tell({ on: 'over', spot: state.spot, held: false })
    const spot = spotOf(event.target instanceof Element && tableNow()?.contains(event.target) ? event.target : null)
    if (spot && spot.r >= 0) tell({ on: 'over', spot, held: true })
  }
  const released = (): void => void tell({ on: 'release' })
  document.addEventListener('pointermove', moved)
  document.addEventListener('pointerup', released)
  return () => {
    document.removeEventListener('pointermove', moved)
    document.removeEventListener('pointerup', released)
  }
}

/** The text of what is chosen, line by line; lines without cells are left out. */
function copiedLines(state: GridState, textOf: GridWorld['textOf']): string[][] {
  const chosen = copiedIn(state)
  if (!chosen) return []
  const { top, bottom, left, right } = cornersOf(chosen)
  const lines: string[][] = []
  for (let r = top; r <= bottom; r += 1) {
    const line = textOf(r, left, right)
    if (line && line.length > 0) lines.push(line)
  }
  return lines
}

/** The cell of a row that was pressed, unless it is being written or the press was for a control that stands in it. */
function cellSpot(target: Element): Spot | undefined {
  const spot = spotOf(target)
  return !spot || spot.r < 0 || target.closest('.is-written') || target.closest(CONTROLS) ? undefined : spot
}

function cellAt(table: HTMLTableElement, { r, c }: Spot): HTMLElement | null {
  const of = r < 0 ? `thead th[data-c="${c}"]` : `tbody tr[data-r="${r}"] > td[data-c="${c}"]`
  return table.querySelector<HTMLElement>(of) ?? (r < 0 ? null : table.querySelector<HTMLElement>(`tbody tr[data-r="${r}"].table-group > td`))
}

/** Presses or enters the first control of a cell; false where it has none. */
function enterControl(table: HTMLTableElement | null, spot: Spot): boolean {
  const control = table ? cellAt(table, spot)?.querySelector<HTMLElement>('button, a[href], input') : null
  if (!control) return false
  if (control instanceof HTMLInputElement) control.click()
  else control.focus({ preventScroll: true })
  return true
}

function rowsInPage(scroller: HTMLElement | null, table: HTMLTableElement | null, rowHeight: number): number {
  const room = (scroller?.clientHeight ?? 0) - (table?.tHead?.offsetHeight ?? 0) - (table?.tFoot?.offsetHeight ?? 0)
  return Math.max(1, Math.floor(room / rowHeight) - 1)
}

function unmark(cell: Element, id: string): void {
  cell.removeAttribute('data-active')
  cell.removeAttribute('data-chosen')
  if (cell.id === id) cell.removeAttribute('id')
}

/** Writes a state on the cells that are there; answers those it wrote on. */
function mark(table: HTMLTableElement, state: GridState, id: string): Element[] {
  const marked: Element[] = []
  const spot = spotIn(state)
  const cell = spot ? cellAt(table, spot) : null
  if (cell) {
    cell.setAttribute('data-active', '')
    cell.setAttribute('id', id)
    marked.push(cell)
    table.setAttribute('aria-activedescendant', id)
  } else {
    table.removeAttribute('aria-activedescendant')
  }
  const range = rangeIn(state)
  if (!range) return marked
  const { top, bottom, left, right } = cornersOf(range)
  for (const line of table.querySelectorAll<HTMLElement>('tbody tr[data-r]')) {
    const r = Number(line.dataset['r'])
    if (r < top || r > bottom || line.classList.contains('table-group')) continue
    for (const one of line.querySelectorAll<HTMLElement>(':scope > td[data-c]')) {
      const c = Number(one.dataset['c'])
      if (c < left || c > right) continue
      one.setAttribute('data-chosen', '')
      marked.push(one)
    }
  }
  return marked
}

/** Scrolls so that a cell stands clear of headings, totals and pinned columns. */
function showSpot(frame: HTMLElement, table: HTMLTableElement, geometry: Geometry, tops: Float64Array, { r, c }: Spot): void {
  const left = geometry.lefts[c] ?? 0
  const right = left + (geometry.widths[c] ?? 0)
  const isPinned = right <= geometry.leftWidth || left >= geometry.total - geometry.rightWidth
  if (!isPinned) {
    if (left - frame.scrollLeft < geometry.leftWidth) frame.scrollTo({ left: left - geometry.leftWidth })
    else if (right - frame.scrollLeft > frame.clientWidth - geometry.rightWidth) frame.scrollTo({ left: right - frame.clientWidth + geometry.rightWidth })
  }
  if (r < 0) return
  const head = table.tHead?.offsetHeight ?? 0
  const foot = table.tFoot?.offsetHeight ?? 0
  const top = tops[r] ?? 0
  const bottom = tops[r + 1] ?? top
  if (top < frame.scrollTop) frame.scrollTo({ top })
  else if (head + bottom - frame.scrollTop > frame.clientHeight - foot) frame.scrollTo({ top: head + bottom - frame.clientHeight + foot })
}
