/** The rows of the list that is drawn, opened where they stand by their own names: as it is asked now, beside it. */
import { createContext, useContext } from 'react'
import type { LinkPlan } from '../../contract/link-plan'
import type { Row } from '../../contract/wire'

/** A list on its page, and what opens one of its rows. */
interface OwnRows {
  route: string
  /** The list's code: a link names it where its page has several lists, of which this person may have one. */
  code: string
  open: (row: Row) => void
}

export const OwnRowsContext = createContext<OwnRows | undefined>(undefined)

/** What opens the row that a link names beside its list; undefined: the link leads to another list, or away from here. */
export function useOwnRows(): (link: LinkPlan | undefined) => OwnRows['open'] | undefined {
  const here = useContext(OwnRowsContext)
  return (link) => (link?.own && here && link.route === here.route && (link.tab ?? here.code) === here.code ? here.open : undefined)
}
