/** The line that says what chosen cells come to. Alone in being drawn when the rectangle changes: no row is. */
import { useSyncExternalStore } from 'react'
import { chosenFigures, type ChosenCell } from './chosen-figures'
import type { CellAbout } from './table-columns'

/** The rectangle that is chosen now, as the grid's control tells it. */
interface ChosenStore {
  tell(cells: readonly ChosenCell[]): void
  subscribe(listener: () => void): () => void
  now(): readonly ChosenCell[]
}

const NONE: readonly ChosenCell[] = []

/** A store of the chosen cells, empty at first. Telling nothing twice wakes nobody. */
export function createChosen(): ChosenStore {
  const listeners = new Set<() => void>()
  let cells = NONE
  return {
    tell(next) {
      if (next.length === 0 && cells.length === 0) return
      cells = next.length === 0 ? NONE : next
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    now: () => cells,
  }
}

/** Below the table: how many cells are chosen, their sums and their average. Nothing is drawn for fewer than two cells with a value. */
export function ChosenLine({ store, about: { enums, mixed } }: { store: ChosenStore; about: CellAbout }) {
  const chosen = useSyncExternalStore(store.subscribe, store.now)
  const { cells, figures, sums, average } = chosenFigures(chosen, { enums, mixed })
  if (cells < 2) return null
  return (
    <div className="chosen-line" role="status">
      <span>已选 {cells.toLocaleString('en-US')} 格</span>
      {figures > 0 ? <span>求和 <b>{sums.join(' · ')}</b></span> : null}
      {average === undefined ? null : <span>平均 <b>{average}</b></span>}
      {figures > 0 && figures < cells ? <span>数值 {figures.toLocaleString('en-US')} 格</span> : null}
    </div>
  )
}
