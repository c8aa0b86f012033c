/**
 * Page plans from the server: fetched when a page is opened, ahead when its menu item is hovered, and again when the
 * server says that pages have changed. A changed plan replaces the old one in place; a failing fetch leaves it.
 */
import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { isAskedAhead } from '../data/asked-ahead'
import { familyModule, noteFamilies } from '../data/families'
import { NO_VIEWS, viewsKey, type ViewSet } from '../engine/views/view-set'
import { firstQuestion } from '../engine/list/first-question'
import type { PagePlan } from '../../contract/page-plan'
import { BASE_PATH } from './config'
import { subscribe } from './event-hub'
import { isOwnServerAbsent } from './deployment'
import { listOnce } from './lists'
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

/** Longer than this the frame of the app is not held back for the plan of the page that was opened. */
const MOST_WAIT_MS = 100
/** Whoever opens the page later than this asks anew. */
const BROUGHT_MS = 5000

let bringing: { route: string; coming: Promise<PagePlan>; plan?: PagePlan } | undefined

/** The plan of the page that was opened, where index.html has asked for it: with it there the frame is drawn with its page, in one go. */
export async function bringPlan(): Promise<void> {
  const route = location.pathname.slice(BASE_PATH.length)
  if (isOwnServerAbsent || !isAskedAhead(JSON.stringify(questionOf(route)))) return
  const coming = fetchPlan(route, askRows)
  const one: typeof bringing = { route, coming }
  bringing = one
  // What goes wrong is told where the page waits for its plan. Drawing keeps the machine busy: the rows' question goes out before.
  const came = coming.then(async (plan) => {
    one.plan = plan
    const [first] = plan.lists
    if (first) await familyModule(first.list.family)
  }).catch(() => undefined)
  await Promise.race([came, new Promise((done) => setTimeout(done, MOST_WAIT_MS))])
  setTimeout(() => {
    if (bringing === one) bringing = undefined
  }, BROUGHT_MS)
}

/** What was brought or is being brought, once: later the server is asked. */
function takeBrought(route: string): Promise<PagePlan> | undefined {
  const coming = bringing?.route === route ? bringing.coming : undefined
  bringing = undefined
  return coming
}

/** The list that the address opens gives its views along: of the page that stands in the address alone. */
function questionOf(route: string): { route: string; tab?: string } {
  const tab = location.pathname === BASE_PATH + route ? new URLSearchParams(location.search).get('tab') : null
  return tab === null ? { route } : { route, tab }
}

/** The views of the list that is shown first come along, so that its rows wait for no second answer. */
async function fetchPlan(route: string, heard?: (plan: PagePlan, views: ViewSet) => void): Promise<PagePlan> {
  if (isOwnServerAbsent) return (await import('./elsewhere')).planElsewhere(route, matchesRoute)
  const { plan, families, views } = await callNamed<PlanAnswer>({ family: 'app', call: 'pagePlan' }, questionOf(route))
  if (families) noteFamilies(families)
  // What its rows are asked with comes while the page is drawn. A load that fails is tried again with the rows, and told there.
  const [first] = plan.lists
  if (first) void familyModule(first.list.family).catch(() => undefined)
  if (views) settings.write(viewsKey(views.source), { ...views.set, broughtAt: Date.now() })
  heard?.(plan, views?.set ?? NO_VIEWS)
  return plan
}

/** Rows of the page that was opened are asked for before anything of it is drawn; who draws them takes the answer, and tells what went wrong. */
function askRows(plan: PagePlan, views: ViewSet): void {
  const first = firstQuestion(plan, new URLSearchParams(location.search), views)
  if (first) void listOnce(first.call, first.question, { ahead: true }).catch(() => undefined)
}

/** Called when a menu item is hovered; asks nothing within five minutes of the last answer, and says nothing of a failure. */
export function prefetchPlan(client: QueryClient, route: string): void {
  void client.prefetchQuery({ queryKey: [KEY, route], queryFn: () => fetchPlan(route), staleTime: FRESH_MS, retry: false })
}

/** The plan of another page, as far as the person may open it. @throws CallError */
export function planOf(client: QueryClient, route: string): Promise<PagePlan> {
  return client.fetchQuery({ queryKey: [KEY, route], queryFn: () => fetchPlan(route), staleTime: FRESH_MS, retry: false })
}

/** Takes what `bringPlan` has brought for this route, once. An earlier plan stays beside `error` where it cannot be fetched anew. */
export function usePagePlan(route: string): { plan: PagePlan | undefined; error: Error | null; refetch: () => void } {
  const { data, error, refetch } = useQuery({
    queryKey: [KEY, route], queryFn: () => takeBrought(route) ?? fetchPlan(route), staleTime: FRESH_MS, retry: false, networkMode: 'always',
    structuralSharing: true, initialData: () => (bringing?.route === route ? bringing.plan : undefined),
  })
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
