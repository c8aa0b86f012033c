/**
 * A list whose configuration type has a template in use begins with it, where neither the address nor a view says what to
 * ask: it waits a moment to know, and asks once.
 */
import { useEffect, useState } from 'react'
import type { ListStateHandle } from '../list/use-list-state'
import type { ListPlan } from '../../../contract/plan'
import { usePort } from '../port'
import { useStable } from '../../ui/use-stable'
import type { ViewHandle } from '../views/use-view'
import { PAGE_ITSELF } from '../views/view-set'
import type { Asks } from './template-content'

/** Longer than this no list waits for its templates. */
const MOST_WAIT_MS = 1000

/** False while it is not known yet what the list begins with. */
export function useActiveTemplate(plan: ListPlan, address: ListStateHandle, view: Pick<ViewHandle, 'ready' | 'current'>): boolean {
  const { filterTemplates } = usePort()
  const type = plan.filterTemplates
  const [begins, setBegins] = useState(address.isBare && type !== undefined && filterTemplates !== undefined)
  const [taken, setTaken] = useState(false)
  const waits = begins && !view.current
  // Whatever has been said since, by a view or a person, is what the list asks from now on.
  if (begins && !address.isBare) setBegins(false)
  if (taken && !address.isBare) setTaken(false)
  const begin = useStable((asks: Asks): void => {
    setTaken(true)
    address.replace({ ...address.state, ...asks }, PAGE_ITSELF)
  })
  const asks = waits && view.ready
  useEffect(() => {
    if (!asks || type === undefined || !filterTemplates) return undefined
    let over = false
    const settle = (): void => {
      if (!over) setBegins(false)
      over = true
    }
    const timer = setTimeout(settle, MOST_WAIT_MS)
    Promise.all([filterTemplates().then((store) => store.list(type)), import('./template-content')])
      .then(([templates, { applied }]) => {
        const active = templates.find((each) => each.active === 1)
        if (active && !over) begin(applied(plan, active.conditions).asks)
      })
      .catch((error: unknown) => console.warn('the template in use is not known:', error))
      .finally(settle)
    return () => {
      over = true
      clearTimeout(timer)
    }
  }, [asks, type, filterTemplates, plan, begin])
  // The router draws the new address in its own time: until then the list would ask what the old one says.
  return !waits && !taken
}
