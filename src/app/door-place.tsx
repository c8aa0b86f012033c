/**
 * The address as the doors see it: read, changed and linked to by the browser's own history, before any router is there. What
 * lies behind sign-in has a router (behind.tsx), which tells here when it has led to a door.
 */
import { useSyncExternalStore, type MouseEvent, type ReactNode } from 'react'
import { BASE_PATH } from './config'

const listeners = new Set<() => void>()

/** Says that the address is another now. */
export function tellMoved(): void {
  for (const listener of listeners) listener()
}

function listen(listener: () => void): () => void {
  listeners.add(listener)
  // Back, forward, and another # of the same address.
  addEventListener('popstate', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('popstate', listener)
  }
}

/** What stands before sign-in has an address of its own; everything else is behind. Letter case and a slash at the end say nothing. */
const DOORS = ['/', '/login', '/register', '/passwordReset', '/landing', '/smsOutbox'] as const
/** Below the base path, as `doorAt` gives it: in this case, without a slash at its end. */
export type DoorPath = (typeof DOORS)[number]

/** @param path below the base path. @returns the door that stands there, undefined where the path is behind sign-in */
export function doorAt(path: string): DoorPath | undefined {
  const asked = path.replace(/\/+$/, '').toLowerCase() || '/'
  return DOORS.find((door) => door.toLowerCase() === asked)
}

/** The door that the address stands for now. */
export const standing = (): DoorPath | undefined => doorAt(location.pathname.slice(BASE_PATH.length))

/** Draws anew when the address moves; undefined behind sign-in. */
export function useDoorAt(): DoorPath | undefined {
  return useSyncExternalStore(listen, standing)
}

/** @param path below the base path, with its query and hash */
export function go(path: string, { replace = false } = {}): void {
  if (replace) history.replaceState(null, '', BASE_PATH + path)
  else history.pushState(null, '', BASE_PATH + path)
  tellMoved()
}

/** The query of the address. */
export function useQuery(): URLSearchParams {
  return new URLSearchParams(useSyncExternalStore(listen, () => location.search))
}

/** The part from # on, or empty; follows the address. */
export function useHash(): string {
  return useSyncExternalStore(listen, () => location.hash)
}

interface LinkProps {
  /** Below the base path. */
  to: string
  /** _blank: in a window of its own. */
  target?: '_blank'
  className?: string
  children: ReactNode
}

/** A link that moves within the doors without a reload; with a held key, another button or `target` the browser follows it as usual. */
export function DoorLink({ to, target, className, children }: LinkProps) {
  const follow = (event: MouseEvent): void => {
    if (target || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    go(to)
  }
  return <a href={BASE_PATH + to} target={target} className={className} onClick={follow}>{children}</a>
}
