/**
 * Page plans from the server: fetched when a page is opened, ahead when its menu item is hovered, and again when the
 * server says that pages have changed. A changed plan replaces the old one in place; a failing fetch leaves it.
 */
import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { familyModule, noteFamilies } from '../data/families'
import { viewsKey, type ViewSet } from '../engine/views/view-set'
import type { PagePlan } from '../../contract/page-plan'
import { BASE_PATH } from './config'
import { subscribe } from './event-hub'
import { isOwnServerAbsent } from './deployment'
import { callNamed } from './services'
import { matchesRoute } from './session'
import { settings } from './settings'

const KEY = 'page-plan'
/** A plan that was prefetched counts as fresh for so long. */
const FRESH_MS = 5 * 60_000
/** Entities whose rows decide what people may do. */
const RIGHTS: ReadonlySet<string> = new Set(['role', 'employee'])

interface PlanAnswer {
  plan: PagePlan
  /** Stamps of the families that the page calls; absent where plans are files. */
  families?: Record<string, string>
  views?: { source: string; set: ViewSet }
}

/** The views of the list that is shown first come along, so that its rows wait for no second answer. */
async function fetchPlan(route: string): Promise<PagePlan> {
  if (isOwnServerAbsent) return (await import('./elsewhere')).planElsewhere(route, matchesRoute)
  const tab = location.pathname === BASE_PATH + route ? new URLSearchParams(location.search).get('tab') : null
  const { plan, families, views } = await callNamed<PlanAnswer>({ family: 'app', call: 'pagePlan' }, { route, ...(tab === null ? {} : { tab }) })
  if (families) noteFamilies(families)
  // What its rows are asked with comes while the page is drawn. A load that fails is tried again with the rows, and told there.
  const [first] = plan.lists
  if (first) void familyModule(first.list.family).catch(() => undefined)
  if (views) settings.write(viewsKey(views.source), { ...views.set, broughtAt: Date.now() })
  return plan
}

export function prefetchPlan(client: QueryClient, route: string): void {
  void client.prefetchQuery({ queryKey: [KEY, route], queryFn: () => fetchPlan(route), staleTime: FRESH_MS, retry: false })
}

export function usePagePlan(route: string): { plan: PagePlan | undefined; error: Error | null; refetch: () => void } {
  const { data, error, refetch } =
    useQuery({ queryKey: [KEY, route], queryFn: () => fetchPlan(route), staleTime: FRESH_MS, retry: false, networkMode: 'always', structuralSharing: true })
  return { plan: data, error, refetch: () => void refetch() }
}

/** Keeps plans true to the server. `onModel` hears every new version after the first, and that rights may have changed. */
export function useLivePlans(version: string, onModel: () => void): void {
  const client = useQueryClient()
  useEffect(() => {
    let current = version
    return subscribe((event) => {
      if (event.type === 'resync') void client.invalidateQueries({ queryKey: [KEY] })
      // Somebody's rights may be others now: what they see is asked anew.
      if (event.type === 'data' && RIGHTS.has(String(event.data['entity']))) {
        void client.invalidateQueries({ queryKey: [KEY] })
        onModel()
      }
      // Settings that decide what a page offers, or what a new row begins with, are others now.
      if (event.type === 'data') {
        const entity = String(event.data['entity'])
        void client.invalidateQueries({ queryKey: [KEY], predicate: ({ state }) => (state.data as PagePlan | undefined)?.follows?.includes(entity) === true })
      }
      if (event.type !== 'model') return
      const next = String(event.data['version'] ?? '')
      if (next === current) return
      current = next
      void client.invalidateQueries({ queryKey: [KEY] })
      onModel()
    })
  }, [client, version, onModel])
}
