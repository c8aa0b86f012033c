/** The columns of a list as the table draws them: the view's, in the present grouping, pinned and folded; what a heading's menu does. */
import { useCallback, useMemo } from 'react'
import { columnsAcross } from '../../../contract/across'
import type { ColumnPlan, ListPlan } from '../../../contract/plan'
import { dimensionsOf, layoutColumns, leavesOf, offeredColumns, pinColumns, type ColumnNode } from '../table/layout'
import type { ColumnCommand } from '../table/table-props'
import { useFold } from '../table/use-fold'
import type { ViewHandle } from '../views/use-view'
import type { Asked } from './use-list-question'

/** The columns as they stand now, and what a person may do with them. */
export interface ShownColumns {
  /** Those of the present grouping, hidden ones too, in order. */
  offered: ColumnPlan[]
  nodes: ColumnNode[]
  /** As cells follow each other in a row. */
  shown: ColumnPlan[]
  /** Pixels, where the view says other than the page. */
  widths: Record<string, number>
  open: ReadonlySet<string>
  fold: (group: string) => void
  foldAll: (open: boolean) => void
  command: (column: ColumnPlan, command: ColumnCommand) => void
}

/** `by` and `across` are those of the rows on the screen, so that headings change together with the rows. */
export function useColumns(plan: ListPlan, view: ViewHandle, { by, across, answer }: Pick<Asked, 'by' | 'across' | 'answer'>): ShownColumns {
  const { open, fold, foldAll } = useFold(plan)
  const { columns, reordered, pin, hide, setGroup } = view
  // Without an order of the person's own the dimensions stand first, as they were chosen.
  const offered = useMemo(() => {
    if (!by || !reordered) return offeredColumns({ rows: plan.rows, columns }, by)
    const dimensions = dimensionsOf(plan)
    return columns.filter((column) => !dimensions.has(column.path) || by.includes(column.path))
  }, [plan, columns, by, reordered])
  const nodes = useMemo(() => {
    const columns = across ? columnsAcross(plan, offered, across, answer) : offered
    const hidden = new Set(columns.filter((column) => column.hidden).map((column) => column.key))
    return pinColumns(layoutColumns({ rows: [], columns }, { open, hidden }))
  }, [plan, offered, open, across, answer])
  const shown = useMemo(() => leavesOf(nodes).map((leaf) => leaf.column), [nodes])
  const widths = useMemo(() => {
    const own = new Map(plan.columns.map((column) => [column.key, column.width]))
    return Object.fromEntries(columns.filter((column) => column.width !== own.get(column.key)).map((column) => [column.key, column.width]))
  }, [plan.columns, columns])
  const command = useCallback(
    ({ key, path }: ColumnPlan, what: ColumnCommand) => {
      if (what === 'hide') hide(key, true)
      else if (what === 'group') setGroup(path)
      else if (what === 'ungroup') setGroup('')
      else pin(key, what === 'pinLeft' ? 'left' : what === 'pinRight' ? 'right' : 'none')
    },
    [hide, setGroup, pin],
  )
  return { offered, nodes, shown, widths, open, fold, foldAll, command }
}
