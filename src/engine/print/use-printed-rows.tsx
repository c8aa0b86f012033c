/** Prints the chosen rows of a list as its table shows them. What draws the paper comes with the first print. */
import { Suspense, useCallback, useState, type ReactNode } from 'react'
import { nameOfList, type PagePlan } from '../../../contract/page-plan'
import type { ListPlan } from '../../../contract/plan'
import type { ListState } from '../../../contract/list-address'
import type { Row } from '../../../contract/wire'
import type { ColumnNode } from '../table/layout'
import type { RowsToPrint } from './rows-paper'
import { heavy } from '../../ui/heavy'

const PrintedRows = heavy(() => import('./printed-rows'))

interface Shown {
  columns: { nodes: readonly ColumnNode[] }
  /** Those on the screen, in their order. */
  rows: readonly Row[]
  comparing: ListState['compare']
}

/** `print` opens the browser's own window for the rows, those of other pages first, the rest in the order of the screen; draw `element` once. */
export function usePrintedRows(page: PagePlan, plan: ListPlan, { columns: { nodes }, rows: here, comparing }: Shown): {
  print: (rows: readonly Row[]) => void
  element: ReactNode
} {
  const [paper, setPaper] = useState<RowsToPrint>()
  const print = useCallback((chosen: readonly Row[]): void => {
    const wanted = new Set(chosen)
    const shown = new Set(here)
    setPaper({
      name: nameOfList(page, plan), at: new Date().toISOString(), nodes, enums: page.enums,
      rows: [...chosen.filter((row) => !shown.has(row)), ...here.filter((row) => wanted.has(row))],
      comparing: comparing === 'none' ? undefined : comparing,
    })
  }, [page, plan, nodes, here, comparing])
  const done = useCallback(() => setPaper(undefined), [])
  return { print, element: paper ? <Suspense fallback={null}><PrintedRows key={paper.at} paper={paper} onDone={done} /></Suspense> : null }
}
