/**
 * The menu of what is worked out or counted over days, wherever it stands: a cell of a table or a calendar, a figure of a card. Fetched when
 * first opened.
 */
import { Suspense, useCallback, useState, type MouseEvent } from 'react'
import type { ColumnPlan } from '../../../contract/plan'
import type { Row } from '../../../contract/wire'
import { heavy } from '../../ui/heavy'

const CellMenu = heavy(() => import('./cell-menu'))

/** Starts telling the numbers of a value; undefined where nobody can be asked. */
export type StartExplaining = ((row: Row, column: ColumnPlan) => void) | undefined

interface MoreOfMenu {
  /** Where the focus goes back to. */
  onClosed?: () => void
  /** Opens the days of a figure; undefined where nobody can be asked. */
  onDays?: StartExplaining
}

/** Opens the menu, where its cell has one. */
export function useCellMenu(start: StartExplaining, { onClosed, onDays }: MoreOfMenu = {}) {
  const [at, setAt] = useState<{ row: Row; column: ColumnPlan; x: number; y: number }>()
  const close = useCallback(() => {
    setAt(undefined)
    onClosed?.()
  }, [onClosed])
  /** Opens it at a place of the window; false where there is nothing to choose. */
  const open = useCallback((row: Row, column: ColumnPlan, place: { x: number; y: number }): boolean => {
    if (!(column.explains && start) && !(column.daily && onDays)) return false
    setAt({ row, column, ...place })
    return true
  }, [start, onDays])
  /** A right click, or the menu key on what has the focus, of an element that stands for one value. */
  const onContextMenu = useCallback((row: Row, column: ColumnPlan, event: MouseEvent<HTMLElement>): void => {
    const { left, bottom } = event.currentTarget.getBoundingClientRect()
    // The menu key says no place.
    const place = event.clientX === 0 && event.clientY === 0 ? { x: left, y: bottom } : { x: event.clientX, y: event.clientY }
    if (open(row, column, place)) event.preventDefault()
  }, [open])
  const element = at ? (
    <Suspense fallback={null}>
      <CellMenu
        at={at} onClose={close}
        {...(at.column.explains && start ? { onExplain: () => start(at.row, at.column) } : {})}
        {...(at.column.daily && onDays ? { onDays: () => onDays(at.row, at.column) } : {})}
      />
    </Suspense>
  ) : null
  return { open, onContextMenu, element }
}
