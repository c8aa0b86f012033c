/** The rows of the list that is drawn, opened where they stand by their own names: as it is asked now, beside it. */
import { createContext, useContext } from 'react'
import type { LinkPlan } from '../../contract/link-plan'
import type { Row } from '../../contract/wire'

/** A list on its page, and what opens one of its rows. */
interface OwnRows {
  route: string
  tab?: string
  open: (row: Row) => void
}

export const OwnRowsContext = createContext<OwnRows | undefined>(undefined)

/** What opens the row that a link names beside its list; undefined: the link leads to another list, or away from here. */
export function useOwnRows(): (link: LinkPlan | undefined) => OwnRows['open'] | undefined {
  const here = useContext(OwnRowsContext)
  return (link) => (link?.own && here && link.route === here.route && link.tab === here.tab ? here.open : undefined)
}
