/**
 * Light or dark: kept in the browser, told to the page's root, heard by whoever draws with antd's tokens; and whether the person's
 * system asks for less motion. Knows no antd.
 */
import { useCallback, useSyncExternalStore } from 'react'

/** As the root element says it in `data-theme`. */
export type Look = 'light' | 'dark'

const KEPT = 'look'

/** What the person chose, otherwise what the system asks for. */
function readLook(): Look {
  const kept = localStorage.getItem(KEPT)
  if (kept === 'light' || kept === 'dark') return kept
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
}

const listeners = new Set<() => void>()

/** Draws the page in what is kept; called once before anything is drawn. */
export function wearLook(look: Look = readLook()): void {
  document.documentElement.dataset['theme'] = look
}

/** Kept in this browser for whoever uses it, worn at once, and told to all who draw with it. */
export function keepLook(look: Look): void {
  localStorage.setItem(KEPT, look)
  wearLook(look)
  for (const listener of listeners) listener()
}

function listen(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Draws anew when it is changed here. */
export function useLook(): Look {
  return useSyncExternalStore(listen, readLook)
}

/** Whether a media query holds, followed as it changes. */
export function useMedia(query: string): boolean {
  const listenTo = useCallback((listener: () => void) => {
    const asked = matchMedia(query)
    asked.addEventListener('change', listener)
    return () => asked.removeEventListener('change', listener)
  }, [query])
  return useSyncExternalStore(listenTo, () => matchMedia(query).matches)
}

/** Whether the person's system asks that nothing slides or fades. */
export function useCalm(): boolean {
  return useMedia('(prefers-reduced-motion: reduce)')
}
