/** Choosing rows of the page that is drawn: one, those between two presses with shift held, or all of it. */
import { useCallback, useMemo, useRef } from 'react'
import type { Item } from './items'
import { between } from './range'
import type { RowSelection } from './table-props'
import { useLatest } from './use-latest'

interface PageChoice {
  /** How much of the page is chosen; undefined where nothing can be. */
  chosen: 'all' | 'some' | 'none' | undefined
  toggle: (rowId: string, isOn: boolean, isRange: boolean) => void
  togglePage: () => void
}

/** How much of the page is chosen, and how to choose: a press with shift takes every row since the last press along. */
export function usePageChoice(items: readonly Item[], selection: RowSelection | undefined): PageChoice {
  const lines = useMemo(() => items.flatMap((item) => (item.type === 'row' ? [item] : [])), [items])
  const chosen = useMemo(() => {
    if (!selection) return undefined
    if (selection.all) return 'all'
    const found = selection.ids.size === 0 ? 0 : lines.filter((item) => selection.ids.has(item.id)).length
    return found === 0 ? 'none' : found === lines.length ? 'all' : 'some'
  }, [selection, lines])
  const latest = useLatest({ lines, selection, chosen })
  const last = useRef<string | undefined>(undefined)
  const toggle = useCallback((rowId: string, isOn: boolean, isRange: boolean): void => {
    const now = latest.current
    const range = isRange ? new Set(between(now.lines.map((item) => item.id), last.current, rowId)) : undefined
    last.current = rowId
    if (range && range.size > 1) now.selection?.onTogglePage(now.lines.filter((item) => range.has(item.id)).map((item) => item.row), isOn)
    else {
      const item = now.lines.find((one) => one.id === rowId)
      if (item) now.selection?.onToggle(rowId, item.row, isOn)
    }
  }, [latest])
  const togglePage = useCallback((): void => {
    const now = latest.current
    now.selection?.onTogglePage(now.lines.map((item) => item.row), now.chosen !== 'all')
  }, [latest])
  return { chosen, toggle, togglePage }
}
