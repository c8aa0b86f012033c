/** The menu of what is worked out, wherever it stands: a cell of a table or a calendar, a figure of a card. Fetched when first opened. */
import { Suspense, useCallback, useState, type MouseEvent } from 'react'
import type { ColumnPlan } from '../../../contract/plan'
import type { Row } from '../../../contract/wire'
import { heavy } from '../../ui/heavy'

const CellMenu = heavy(() => import('./cell-menu'))

/** Starts telling the numbers of a value; undefined where nobody can be asked. */
export type StartExplaining = ((row: Row, column: ColumnPlan) => void) | undefined

/** @param onClosed where the focus goes back to */
export function useCellMenu(start: StartExplaining, onClosed?: () => void) {
  const [at, setAt] = useState<{ row: Row; column: ColumnPlan; x: number; y: number }>()
  const close = useCallback(() => {
    setAt(undefined)
    onClosed?.()
  }, [onClosed])
  /** Opens it at a place of the window; false where the value is not worked out. */
  const open = useCallback((row: Row, column: ColumnPlan, place: { x: number; y: number }): boolean => {
    if (!column.explains || !start) return false
    setAt({ row, column, ...place })
    return true
  }, [start])
  /** A right click, or the menu key on what has the focus, of an element that stands for one value. */
  const onContextMenu = useCallback((row: Row, column: ColumnPlan, event: MouseEvent<HTMLElement>): void => {
    const { left, bottom } = event.currentTarget.getBoundingClientRect()
    // The menu key says no place.
    const place = event.clientX === 0 && event.clientY === 0 ? { x: left, y: bottom } : { x: event.clientX, y: event.clientY }
    if (open(row, column, place)) event.preventDefault()
  }, [open])
  const element = at ? (
    <Suspense fallback={null}><CellMenu at={at} onExplain={() => start?.(at.row, at.column)} onClose={close} /></Suspense>
  ) : null
  return { open, onContextMenu, element }
}
