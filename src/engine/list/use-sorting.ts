/** What a heading's press asks for: one order in place of all, or one more besides those that are there. */
import { useCallback } from 'react'
import type { ListState } from '../../../contract/list-address'
import type { ListPlan } from '../../../contract/plan'
import type { Order } from '../table/table-props'

/** Order undefined takes a column's sorting back; where nothing is left the list's own order stands. `additive` keeps the others. */
export function useSorting(plan: ListPlan, state: ListState, change: (part: Partial<ListState>) => void): (
  field: string, order: Order | undefined, additive?: boolean,
) => void {
  const { sort } = state
  return useCallback(
    (field, order, additive) => {
      if (additive) {
        const at = sort.findIndex((one) => one.field === field)
        const next = order === undefined
          ? sort.filter((one) => one.field !== field)
          : at < 0
          ? [...sort, { field, order }]
          : sort.map((one) => (one.field === field ? { field, order } : one))
        change({ sort: next.length > 0 ? next : plan.sort })
        return
      }
      const own = plan.sort.find((one) => one.field === field)
      // Taking back the order of a column that the list is sorted by anyway would change nothing: it turns round instead.
      if (!order && own && sort[0]?.order === own.order) change({ sort: [{ field, order: own.order === 'asc' ? 'desc' : 'asc' }] })
      else change({ sort: order ? [{ field, order }] : plan.sort })
    },
    [plan, sort, change],
  )
}
