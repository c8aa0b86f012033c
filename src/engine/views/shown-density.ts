/** How dense the list that is drawn stands, for what is drawn beside it: told by the list, before that as the person left it. */
import { useSyncExternalStore } from 'react'
import type { Density } from '../../../contract/view'
import { usePort } from '../port'
import { viewsKey, type ViewSet } from './view-set'

const shown = new Map<string, Density>()
const listeners = new Set<() => void>()

/** @param source the list, as its views are kept for it */
export function tellDensity(source: string, density: Density): void {
  if (shown.get(source) === density) return
  shown.set(source, density)
  for (const hear of listeners) hear()
}

function subscribe(hear: () => void): () => void {
  listeners.add(hear)
  return () => listeners.delete(hear)
}

/** @param source undefined: no list, which stands at no density */
export function useShownDensity(source: string | undefined): Density | undefined {
  const { settings } = usePort()
  const kept = (): Density | undefined => (source === undefined
    ? undefined
    : shown.get(source) ?? settings.read<ViewSet>(viewsKey(source))?.layout.content?.density)
  return useSyncExternalStore(subscribe, kept)
}
