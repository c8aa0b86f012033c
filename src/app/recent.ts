/** The pages a person was on last, newest first; kept in this browser for them. */
import { HOME } from './config'
import { settings } from './settings'

const RECENT = 'recent pages'
const MOST = 12

export function readRecent(): string[] {
  const kept = settings.read<unknown>(RECENT)
  return Array.isArray(kept) ? kept.filter((one): one is string => typeof one === 'string') : []
}

/** Home is no page that anybody has to find again. */
export function noteRecent(route: string): void {
  if (route === HOME) return
  const before = readRecent()
  if (before[0] === route) return
  settings.write(RECENT, [route, ...before.filter((one) => one !== route)].slice(0, MOST))
}
