/** The pages a person was on last, newest first, and how much they use each; kept in this browser for them. */
import { HOME } from './config'
import { settings } from './settings'

const RECENT = 'recent pages'
const MOST = 12
const USES = 'page uses'
/** What was opened this long ago counts half. */
const HALF_LIFE_MS = 14 * 86_400_000
const MOST_USES = 60

/** How often a page was opened, older openings counting less; `at`: when that was worked out, in ms. */
interface Use { weight: number; at: number }

/** Routes, at most twelve; empty where nothing, or nothing readable, is kept. */
export function readRecent(): string[] {
  const kept = settings.read<unknown>(RECENT)
  return Array.isArray(kept) ? kept.filter((one): one is string => typeof one === 'string') : []
}

const worth = ({ weight, at }: Use, now: number): number => weight * 0.5 ** (Math.max(now - at, 0) / HALF_LIFE_MS)

function readUses(now: number): Map<string, number> {
  const kept = settings.read<unknown>(USES)
  const all = typeof kept === 'object' && kept !== null ? Object.entries(kept as Record<string, Partial<Use> | null>) : []
  return new Map(all.flatMap(([route, use]) =>
    typeof use?.weight === 'number' && typeof use.at === 'number' ? [[route, worth({ weight: use.weight, at: use.at }, now)] as const] : []))
}

/** Routes by how much they are used, most used first. */
export function mostUsed(now = Date.now()): string[] {
  return [...readUses(now)].sort((one, other) => other[1] - one[1]).map(([route]) => route)
}

/** Home is no page that anybody has to find again. */
export function noteRecent(route: string, now = Date.now()): void {
  if (route === HOME) return
  const before = readRecent()
  if (before[0] === route) return
  settings.write(RECENT, [route, ...before.filter((one) => one !== route)].slice(0, MOST))
  const uses = readUses(now)
  uses.set(route, (uses.get(route) ?? 0) + 1)
  const kept = [...uses].sort((one, other) => other[1] - one[1]).slice(0, MOST_USES)
  settings.write(USES, Object.fromEntries(kept.map(([name, weight]): [string, Use] => [name, { weight, at: now }])))
}
