/** What actions are told of the list that they begin on: page, question, columns, and the filters in words. */
import { useCallback, useMemo, useState } from 'react'
import type { ActionList } from '../../actions/action'
import type { PagePlan } from '../../../contract/page-plan'
import type { ColumnPlan, ListPlan } from '../../../contract/plan'
import type { ListRequest } from '../../../contract/wire'

interface Told {
  question: ListRequest
  total: number
  /** Nobody knows how many rows there are. */
  unknown: boolean
  columns: readonly ColumnPlan[]
}

/** `hear` is told the filters in words; they are read when an action starts, so that telling them draws nothing anew. */
export function useActionList(page: PagePlan, plan: ListPlan, { question, total, unknown, columns }: Told): { list: ActionList; hear: (says: string) => void } {
  const [told] = useState({ says: '' })
  const hear = useCallback((says: string): void => void Object.assign(told, { says }), [told])
  const list = useMemo((): ActionList => ({
    page: page.page, title: page.lists.length > 1 ? `${page.title}-${plan.title}` : page.title, plan, enums: page.enums, question, total,
    ...(unknown ? { unknown } : {}), columns,
    get says() { return told.says === '' ? undefined : told.says },
  }), [page, plan, question, total, unknown, columns, told])
  return { list, hear }
}
