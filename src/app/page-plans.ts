/**
 * Page plans from the server: fetched when a page is opened, ahead when its menu item is hovered, and again when the
 * server says that pages have changed. A changed plan replaces the old one in place; a failing fetch leaves it.
 */
import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { PagePlan } from '../lib/plan'
import { subscribe } from './event-hub'
import { callNamed } from './services'

const KEY = 'page-plan'
/** A plan that was prefetched counts as fresh for so long. */
const FRESH_MS = 5 * 60_000

async function fetchPlan(route: string): Promise<PagePlan> {
  return (await callNamed<{ plan: PagePlan }>({ family: 'app', call: 'pagePlan' }, { route })).plan
}

export function prefetchPlan(client: QueryClient, route: string): void {
  void client.prefetchQuery({ queryKey: [KEY, route], queryFn: () => fetchPlan(route), staleTime: FRESH_MS, retry: false })
}

export function usePagePlan(route: string): { plan: PagePlan | undefined; error: Error | null; refetch: () => void } {
  const { data, error, refetch } = useQuery({ queryKey: [KEY, route], queryFn: () => fetchPlan(route), staleTime: FRESH_MS, retry: false, networkMode: 'always', structuralSharing: true })
  return { plan: data, error, refetch: () => void refetch() }
}

/** Keeps plans true to the server. `onModel` hears every new version after the first. */
export function useLivePlans(version: string, onModel: () => void): void {
  const client = useQueryClient()
  useEffect(() => {
    let current = version
    return subscribe((event) => {
      if (event.type === 'resync') void client.invalidateQueries({ queryKey: [KEY] })
      if (event.type !== 'model') return
      const next = String(event.data['version'] ?? '')
      if (next === current) return
      current = next
      void client.invalidateQueries({ queryKey: [KEY] })
      onModel()
    })
  }, [client, version, onModel])
}
