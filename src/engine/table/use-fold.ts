/** Which groups of a pivot are open; a page says how they start. */
import { useCallback, useState } from 'react'
import type { ListPlan } from '../../../contract/plan'
import { groupsOf } from './layout'

/** Names of the open groups; `fold` opens or folds one of them, `foldAll` all at once. */
export function useFold(plan: ListPlan): { open: ReadonlySet<string>; fold: (group: string) => void; foldAll: (open: boolean) => void } {
  const [open, setOpen] = useState<ReadonlySet<string>>(() => new Set(plan.pivot?.groups === 'open' ? groupsOf(plan) : []))
  const fold = useCallback((group: string) => {
    setOpen((before) => {
      const next = new Set(before)
      if (!next.delete(group)) next.add(group)
      return next
    })
  }, [])
  const foldAll = useCallback((all: boolean) => setOpen(new Set(all ? groupsOf(plan) : [])), [plan])
  return { open, fold, foldAll }
}
