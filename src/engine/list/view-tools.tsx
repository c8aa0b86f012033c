/** Views and the table's own tools, drawn anew only where what they show has changed: a page turn changes none of it. */
import { memo } from 'react'
import type { ColumnPlan, ListPlan } from '../../../contract/plan'
import type { ViewHandle } from '../views/use-view'
import { ViewPicker } from '../views/view-picker'
import { TableTools } from './table-tools'

interface Props {
  plan: ListPlan
  columns: readonly ColumnPlan[]
  view: ViewHandle
  help?: string
  /** Prints the rows on the screen; the function stays the same. */
  onPrint: () => void
}

/** The parts of a view that are shown; what may be done with it follows the latest drawing by itself. */
const SHOWN = ['set', 'current', 'changed', 'density', 'group'] as const satisfies readonly (keyof ViewHandle)[]

/** A person picks and saves views here, sets columns, density and groups, and prints the page. */
export const ViewTools = memo(
  function ViewTools({ plan, columns, view, help, onPrint }: Props) {
    return (
      <>
        <ViewPicker view={view} />
        <TableTools plan={plan} columns={columns} view={view} help={help} onPrint={onPrint} />
      </>
    )
  },
  (before, after) => before.plan === after.plan
    && before.columns === after.columns
    && before.help === after.help
    && before.onPrint === after.onPrint
    && SHOWN.every((part) => before.view[part] === after.view[part]),
)
