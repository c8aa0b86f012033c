/**
 * Columns made wider and narrower by their edge: while one drags, widths are written on the table itself; the screen hears of
 * it once, at the end. A double click fits the column to what is drawn of it.
 */
import { useCallback, type MouseEvent, type PointerEvent, type RefObject } from 'react'
import { useLatest } from './use-latest'
import { clampWidth, layOut, pinOf, type Geometry, type Span } from './geometry'

/** The widths of a layout as the table's style reads them: its own width, and where pinned cells stay. */
export function styleOfGeometry(geometry: Geometry, spans: readonly Span[], rowHeight: number): Record<string, string> {
  const style: Record<string, string> = { width: `${geometry.total}px`, '--row': `${rowHeight}px`, '--pinned-left': `${geometry.leftWidth}px` }
  spans.forEach(({ side }, at) => {
    if (side) style[`--pin-${at}`] = `${pinOf(geometry, at, side)}px`
  })
  return style
}

interface ColumnDrag {
  onGrip: (event: PointerEvent<HTMLElement>) => void
  onFit: (event: MouseEvent<HTMLElement>) => void
  /** Wider or narrower by so many pixels, from the keyboard. */
  nudge: (at: number, px: number) => void
}

/** Handlers of a column's edge. Escape takes a drag back; without `onResize` nothing can be dragged or nudged. */
export function useColumnDrag(
  table: RefObject<HTMLTableElement | null>,
  layout: { spans: readonly Span[]; geometry: Geometry; room: number; rowHeight: number },
  onResize: ((key: string, px: number) => void) | undefined,
): ColumnDrag {
  const latest = useLatest({ ...layout, onResize })

  const write = useCallback((spans: readonly Span[]): void => {
    const element = table.current
    if (!element) return
    const geometry = layOut(spans, latest.current.room)
    element.querySelectorAll<HTMLElement>('colgroup > col').forEach((col, at) => { col.style.width = `${geometry.widths[at] ?? 0}px` })
    for (const [name, value] of Object.entries(styleOfGeometry(geometry, spans, latest.current.rowHeight))) element.style.setProperty(name, value)
  }, [table, latest])

  const onGrip = useCallback((event: PointerEvent<HTMLElement>): void => {
    const at = Number(event.currentTarget.dataset['grip'])
    const { spans, geometry, onResize: tell } = latest.current
    const span = spans[at]
    if (event.button !== 0 || !span || !tell) return
    event.preventDefault()
    event.stopPropagation()
    const start = event.clientX
    const before = geometry.widths[at] ?? span.width
    // A column pinned right grows to its left.
    const way = span.side === 'right' ? -1 : 1
    let width = before
    let isDone = false
    const grip = event.currentTarget
    grip.classList.add('is-dragged')
    const moved = (move: globalThis.PointerEvent): void => {
      width = clampWidth(before + way * (move.clientX - start))
      write(spans.map((one, index) => (index === at ? { ...one, width, set: true } : one)))
    }
    const end = (isKept: boolean): void => {
      if (isDone) return
      isDone = true
      grip.classList.remove('is-dragged')
      document.removeEventListener('pointermove', moved)
      document.removeEventListener('pointerup', released)
      document.removeEventListener('keydown', escaped, true)
      if (isKept && width !== before) tell(span.key, width)
      else write(latest.current.spans)
    }
    const released = (): void => end(true)
    const escaped = (key: globalThis.KeyboardEvent): void => {
      if (key.key !== 'Escape') return
      key.stopPropagation()
      end(false)
    }
    document.addEventListener('pointermove', moved)
    document.addEventListener('pointerup', released)
    document.addEventListener('keydown', escaped, true)
  }, [write, latest])

  const onFit = useCallback((event: MouseEvent<HTMLElement>): void => {
    const at = Number(event.currentTarget.dataset['grip'])
    const element = table.current
    const span = latest.current.spans[at]
    event.stopPropagation()
    if (element && span) latest.current.onResize?.(span.key, clampWidth(fittingWidth(element, at)))
  }, [table, latest])

  const nudge = useCallback((at: number, px: number): void => {
    const { spans, geometry, onResize: tell } = latest.current
    const span = spans[at]
    if (span) tell?.(span.key, clampWidth((geometry.widths[at] ?? span.width) + px))
  }, [latest])

  return { onGrip, onFit, nudge }
}

const CELL_PADDING = 18

/** As wide as the widest thing of a column that is drawn: copies laid out once, out of sight, where nothing is cut. */
function fittingWidth(table: HTMLTableElement, at: number): number {
  const bench = document.createElement('div')
  bench.className = 'list-table table-fitting'
  for (const cell of table.querySelectorAll(`[data-c="${at}"]`)) {
    const copy = document.createElement('div')
    copy.append(...[...cell.childNodes].map((node) => node.cloneNode(true)))
    bench.append(copy)
  }
  document.body.append(bench)
  const width = Math.max(0, ...[...bench.children].map((copy) => (copy as HTMLElement).offsetWidth))
  bench.remove()
  return width + CELL_PADDING
}
