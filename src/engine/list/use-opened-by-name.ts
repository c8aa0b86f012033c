/** What Enter on a row opens where its cell has nothing of its own: what the row's name leads to, if that is a page of this one thing. */
import { useMemo } from 'react'
import type { ListPlan } from '../../../contract/plan'
import type { Row } from '../../../contract/wire'
import { goThere } from '../link-target'
import { usePort } from '../port'

/** @param open what opens the row from the side: where its name leads nowhere, or the person may not go there */
export function useOpenedByName(plan: ListPlan, open: ((row: Row) => void) | undefined): ((row: Row) => void) | undefined {
  const port = usePort()
  return useMemo(() => {
    const name = plan.opensByName ? plan.columns[0] : undefined
    return name?.link ? (row) => void (goThere(port, name, row) || open?.(row)) : open
  }, [plan, open, port])
}
