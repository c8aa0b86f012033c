/** Which columns a person has hidden on a list: the page's word until the person says otherwise. */
import { useCallback, useMemo, useState } from 'react'
import type { ListPlan } from '../../lib/plan'
import { usePort } from '../port'

/** What is kept: only what differs from the page, so that a column that is new to the page is seen. */
interface Kept {
  hide: string[]
  show: string[]
}

export function useHiddenColumns(source: string, plan: Pick<ListPlan, 'columns'>): { hidden: ReadonlySet<string>; setHidden: (hidden: Set<string> | undefined) => void } {
  const { settings } = usePort()
  const name = `columns:${source}`
  const [kept, setKept] = useState<Kept | undefined>(() => settings.read<Kept>(name))
  const hidden = useMemo(() => {
    const keys = new Set(plan.columns.filter((column) => column.hidden).map((column) => column.key))
    for (const key of kept?.hide ?? []) keys.add(key)
    for (const key of kept?.show ?? []) keys.delete(key)
    return keys
  }, [plan, kept])
  const setHidden = useCallback(
    (next: Set<string> | undefined) => {
      const said = next && {
        hide: plan.columns.filter((column) => !column.hidden && next.has(column.key)).map((column) => column.key),
        show: plan.columns.filter((column) => column.hidden && !next.has(column.key)).map((column) => column.key),
      }
      setKept(said)
      settings.write(name, said)
    },
    [plan, settings, name],
  )
  return { hidden, setHidden }
}
