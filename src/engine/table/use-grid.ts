/**
 * The keyboard and the mouse on the grid: the active cell, the chosen rectangle, copying. What is active and chosen is written
 * on the cells that are there as attributes: moving about draws nothing anew.
 */
import { useCallback, useEffect, useMemo, useRef, type ClipboardEvent, type FocusEvent, type KeyboardEvent, type MouseEvent, type PointerEvent, type RefObject } from 'react'
import type { Geometry } from './geometry'
import { useLatest } from './use-latest'
import { cornersOf, move, tsvOf, type Range, type Spot } from './range'

interface GridWorld {
  geometry: Geometry
  rowCount: number
  columnCount: number
  rowHeight: number
  /** Positions of the columns with values: only these are chosen and copied. */
  firstValue: number
  lastValue: number
  /** Text of a line's cells between two positions; undefined for lines without cells. */
  textOf: (r: number, from: number, to: number) => string[] | undefined
  onEnter: (spot: Spot, isFar: boolean) => boolean
  onSpace: (spot: Spot, isRange: boolean) => boolean
  onHead: (spot: Spot, key: 'Enter' | 'menu' | 'wider' | 'narrower', additive: boolean) => void
  onCopied: (count: number) => void
}

interface Grid {
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void
  onPointerDown: (event: PointerEvent<HTMLElement>) => void
  onDoubleClick: (event: MouseEvent<HTMLElement>) => void
  onCopy: (event: ClipboardEvent<HTMLElement>) => void
  onFocus: (event: FocusEvent<HTMLElement>) => void
  /** Shows what is active and chosen on the cells that are drawn now. */
  paint: () => void
  /** Back to nothing: the rows are others. */
  reset: () => void
}

/** Two presses within this time are one double press. */
const DOUBLE_PRESS_MS = 350
const CONTROLS = 'button, a[href], input, select, textarea, [contenteditable="true"], [role="button"], [role="switch"], .ant-select'

export function spotOf(element: Element | null): Spot | undefined {
  const cell = element?.closest<HTMLElement>('td[data-c], th[data-c]')
  if (!cell) return undefined
  const line = cell.closest<HTMLElement>('tr[data-r]')
  if (cell.tagName === 'TD' && !line) return undefined
  return { r: line ? Number(line.dataset['r']) : -1, c: Number(cell.dataset['c']) }
}

export function useGrid(scroller: RefObject<HTMLElement | null>, table: RefObject<HTMLTableElement | null>, topsRef: RefObject<Float64Array>, world: GridWorld, id: string): Grid {
  const latest = useLatest(world)
  const active = useRef<Spot | undefined>(undefined)
  const range = useRef<Range | undefined>(undefined)
  const painted = useRef<Element[]>([])

  const cellAt = useCallback(({ r, c }: Spot): HTMLElement | null => {
    const of = r < 0 ? `thead th[data-c="${c}"]` : `tbody tr[data-r="${r}"] > td[data-c="${c}"]`
    return table.current?.querySelector<HTMLElement>(of) ?? (r < 0 ? null : table.current?.querySelector<HTMLElement>(`tbody tr[data-r="${r}"].table-group > td`)) ?? null
  }, [table])

  const paint = useCallback((): void => {
    for (const cell of painted.current) {
      cell.removeAttribute('data-active')
      cell.removeAttribute('data-chosen')
      if (cell.id === id) cell.removeAttribute('id')
    }
    painted.current = []
    const element = table.current
    if (!element) return
    const spot = active.current
    const cell = spot ? cellAt(spot) : null
    if (cell) {
      cell.setAttribute('data-active', '')
      cell.setAttribute('id', id)
      painted.current.push(cell)
      element.setAttribute('aria-activedescendant', id)
    } else {
      element.removeAttribute('aria-activedescendant')
    }
    if (!range.current) return
    const { top, bottom, left, right } = cornersOf(range.current)
    for (const line of element.querySelectorAll<HTMLElement>('tbody tr[data-r]')) {
      const r = Number(line.dataset['r'])
      if (r < top || r > bottom) continue
      for (const one of line.querySelectorAll<HTMLElement>(':scope > td[data-c]')) {
        const c = Number(one.dataset['c'])
        if (c < left || c > right || line.classList.contains('table-group')) continue
        one.setAttribute('data-chosen', '')
        painted.current.push(one)
      }
    }
  }, [cellAt, id, table])

  /** Scrolls so that a cell stands clear of headings, totals and pinned columns. */
  const show = useCallback(({ r, c }: Spot): void => {
    const frame = scroller.current
    const element = table.current
    if (!frame || !element) return
    const { geometry } = latest.current
    const left = geometry.lefts[c] ?? 0
    const right = left + (geometry.widths[c] ?? 0)
    const isPinned = right <= geometry.leftWidth || left >= geometry.total - geometry.rightWidth
    if (!isPinned) {
      if (left - frame.scrollLeft < geometry.leftWidth) frame.scrollTo({ left: left - geometry.leftWidth })
      else if (right - frame.scrollLeft > frame.clientWidth - geometry.rightWidth) frame.scrollTo({ left: right - frame.clientWidth + geometry.rightWidth })
    }
    if (r < 0) return
    const head = element.tHead?.offsetHeight ?? 0
    const foot = element.tFoot?.offsetHeight ?? 0
    const top = topsRef.current[r] ?? 0
    const bottom = topsRef.current[r + 1] ?? top
    if (top < frame.scrollTop) frame.scrollTo({ top })
    else if (head + bottom - frame.scrollTop > frame.clientHeight - foot) frame.scrollTo({ top: head + bottom - frame.clientHeight + foot })
  }, [scroller, table, topsRef, latest])

  const go = useCallback((spot: Spot, isChoosing: boolean): void => {
    const { firstValue, lastValue } = latest.current
    const inValues = (one: Spot): Spot => ({ r: Math.max(one.r, 0), c: Math.min(Math.max(one.c, firstValue), lastValue) })
    if (isChoosing) range.current = { anchor: range.current?.anchor ?? inValues(active.current ?? spot), end: inValues(spot) }
    else range.current = undefined
    active.current = isChoosing ? inValues(spot) : spot
    show(active.current)
    paint()
  }, [paint, show, latest])

  const onKeyDown = useCallback((event: KeyboardEvent<HTMLElement>): void => {
    const element = table.current
    if (!element) return
    const target = event.target as HTMLElement
    if (target !== element) {
      // Inside a cell's own control: Escape comes back to the grid, unless somebody is writing there.
      if (event.key === 'Escape' && !event.defaultPrevented && !target.closest('.is-written') && element.contains(target)) {
        event.stopPropagation()
        element.focus({ preventScroll: true })
      }
      return
    }
    const { rowCount, columnCount, rowHeight, firstValue, lastValue } = latest.current
    const far = event.ctrlKey || event.metaKey
    const spot = active.current ?? { r: 0, c: latest.current.firstValue }
    const done = (): void => {
      event.preventDefault()
      event.stopPropagation()
    }
    if (spot.r < 0) {
      if (event.altKey && (event.key === 'ArrowLeft' || event.key === 'ArrowRight')) {
        latest.current.onHead(spot, event.key === 'ArrowRight' ? 'wider' : 'narrower', false)
        return done()
      }
      if ((event.altKey && event.key === 'ArrowDown') || event.key === 'ContextMenu' || (event.shiftKey && event.key === 'F10')) {
        latest.current.onHead(spot, 'menu', false)
        return done()
      }
      if (event.key === 'Enter' || event.key === ' ') {
        latest.current.onHead(spot, 'Enter', event.shiftKey)
        return done()
      }
    }
    if (event.altKey) return
    const page = Math.max(1, Math.floor(((scroller.current?.clientHeight ?? 0) - (element.tHead?.offsetHeight ?? 0) - (element.tFoot?.offsetHeight ?? 0)) / rowHeight) - 1)
    const next = move(spot, event.key, far, { rows: rowCount, columns: columnCount, first: firstValue, last: lastValue, page })
    if (next) {
      // The first arrow shows where one stands; keys that name a place go there at once.
      go(active.current || !event.key.startsWith('Arrow') ? next : spot, event.shiftKey)
      // A pinned column is in sight anyway: what lies beside it is meant too.
      if (event.key === 'Home') scroller.current?.scrollTo({ left: 0 })
      if (event.key === 'End') scroller.current?.scrollTo({ left: scroller.current.scrollWidth })
      return done()
    }
    if (event.key === 'a' && far) {
      range.current = { anchor: { r: 0, c: latest.current.firstValue }, end: { r: rowCount - 1, c: latest.current.lastValue } }
      paint()
      return done()
    }
    if (event.key === ' ' && latest.current.onSpace(spot, event.shiftKey)) return done()
    if (event.key === 'Enter' || event.key === 'F2') {
      if (event.key === 'Enter' && latest.current.onEnter(spot, far)) return done()
      const control = cellAt(spot)?.querySelector<HTMLElement>('button, a[href], input')
      if (!control) return
      if (control instanceof HTMLInputElement) control.click()
      else control.focus({ preventScroll: true })
      return done()
    }
    if (event.key === 'Escape' && (range.current || active.current)) {
      // First the rectangle goes, then the active cell.
      if (range.current) range.current = undefined
      else active.current = undefined
      paint()
      done()
    }
  }, [cellAt, go, paint, scroller, table, latest])

  const drag = useRef<{ anchor: Spot; isChoosing: boolean } | undefined>(undefined)
  const clearing = useRef<ReturnType<typeof setTimeout>>(undefined)
  const onPointerDown = useCallback((event: PointerEvent<HTMLElement>): void => {
    const target = event.target as Element
    const spot = spotOf(target)
    clearTimeout(clearing.current)
    if (event.button !== 0 || !spot || spot.r < 0 || target.closest('.is-written') || target.closest(CONTROLS)) return
    const { firstValue, lastValue } = latest.current
    if (event.shiftKey && active.current) {
      event.preventDefault()
      table.current?.focus({ preventScroll: true })
      go(spot, true)
      return
    }
    range.current = undefined
    active.current = spot
    paint()
    table.current?.focus({ preventScroll: true })
    if (spot.c >= firstValue && spot.c <= lastValue) drag.current = { anchor: spot, isChoosing: false }
  }, [go, paint, table, latest])

  useEffect(() => {
    const moved = (event: globalThis.PointerEvent): void => {
      const from = drag.current
      if (!from) return
      if ((event.buttons & 1) === 0) {
        drag.current = undefined
        return
      }
      const spot = spotOf(event.target instanceof Element ? event.target : null)
      if (!spot || spot.r < 0 || !table.current?.contains(event.target as Node)) return
      // Within one cell the browser selects its text, as everywhere.
      if (!from.isChoosing && spot.r === from.anchor.r && spot.c === from.anchor.c) return
      from.isChoosing = true
      scroller.current?.classList.add('is-choosing')
      document.getSelection()?.removeAllRanges()
      const { firstValue, lastValue } = latest.current
      const end = { r: spot.r, c: Math.min(Math.max(spot.c, firstValue), lastValue) }
      const before = range.current
      if (before && before.end.r === end.r && before.end.c === end.c) return
      range.current = { anchor: from.anchor, end }
      active.current = end
      paint()
    }
    const released = (): void => {
      const pressed = drag.current
      drag.current = undefined
      // A cell half hidden under a pinned one comes forth, but not before it is known that this was no double press: it would
      // fall on the cell that has come to this place.
      if (pressed && !pressed.isChoosing) clearing.current = setTimeout(() => active.current === pressed.anchor && show(pressed.anchor), DOUBLE_PRESS_MS)
      scroller.current?.classList.remove('is-choosing')
    }
    document.addEventListener('pointermove', moved)
    document.addEventListener('pointerup', released)
    return () => {
      document.removeEventListener('pointermove', moved)
      document.removeEventListener('pointerup', released)
      clearTimeout(clearing.current)
    }
  }, [paint, scroller, show, table, latest])

  const onDoubleClick = useCallback((event: MouseEvent<HTMLElement>): void => {
    const target = event.target as Element
    const spot = spotOf(target)
    if (!spot || spot.r < 0 || target.closest('.is-written') || target.closest(CONTROLS)) return
    show(spot)
    if (latest.current.onEnter(spot, false)) document.getSelection()?.removeAllRanges()
  }, [show, latest])

  const onCopy = useCallback((event: ClipboardEvent<HTMLElement>): void => {
    const target = event.target as Element
    if (target.closest('input, textarea') || (document.getSelection()?.toString() ?? '') !== '') return
    const spot = active.current
    const chosen = range.current ?? (spot && spot.r >= 0 ? { anchor: spot, end: spot } : undefined)
    if (!chosen) return
    const { top, bottom, left, right } = cornersOf(chosen)
    const lines: string[][] = []
    for (let r = top; r <= bottom; r += 1) {
      const line = latest.current.textOf(r, left, right)
      if (line && line.length > 0) lines.push(line)
    }
    if (lines.length === 0) return
    event.clipboardData.setData('text/plain', tsvOf(lines))
    event.preventDefault()
    latest.current.onCopied(lines.reduce((sum, line) => sum + line.length, 0))
  }, [latest])

  const onFocus = useCallback((event: FocusEvent<HTMLElement>): void => {
    const target = event.target as Element
    if (target.closest('.is-written') && target.matches('input, textarea')) {
      // Tab leads from one written cell to the next, wherever that stands.
      const spot = spotOf(target)
      if (!spot) return
      range.current = undefined
      active.current = spot
      show(spot)
      paint()
      return
    }
    if (active.current || latest.current.rowCount === 0) return
    active.current = { r: 0, c: latest.current.firstValue }
    paint()
  }, [paint, show, latest])

  const reset = useCallback((): void => {
    range.current = undefined
    const spot = active.current
    if (spot && spot.r >= latest.current.rowCount) active.current = latest.current.rowCount > 0 ? { r: latest.current.rowCount - 1, c: spot.c } : undefined
    paint()
  }, [paint, latest])

  return useMemo(() => ({ onKeyDown, onPointerDown, onDoubleClick, onCopy, onFocus, paint, reset }), [onKeyDown, onPointerDown, onDoubleClick, onCopy, onFocus, paint, reset])
}
