/**
 * The way down that led to a page: from which list, by which of its rows. It is kept in this window beside what the page was opened
 * with, and holds as long as the page still asks for that: another filter, or the page by its menu, is another way.
 */
const KEPT = 'session:trails'
/** A way that is longer than this says where one comes from no more. */
const MOST_STEPS = 5

/** One page on the way, as it can be gone back to. */
export interface TrailStep {
  title: string
  /** Path and query below the base path, as they were left. */
  address: string
  /** What was pressed there, in the words of staff. */
  name?: string
}

interface Trail {
  /** Address parameters that the page was opened with. */
  given: Record<string, string>
  steps: TrailStep[]
}

/** A page of the app: `path` below the base path, `search` as the address has it. */
export interface Place { path: string; search: string }

let here: { path: string; title: string } | undefined

/** Told by the page that is shown; the next one that is opened from it names it so. */
export function standAt(path: string, title: string): void {
  here = { path, title }
}

const pathOf = (address: string): string => address.split('?', 1)[0] ?? ''

function kept(): Record<string, Trail> {
  try {
    return JSON.parse(sessionStorage.getItem(KEPT) ?? '{}') as Record<string, Trail>
  } catch {
    return {}
  }
}

/** The steps to this place, the first one first; none where it was not come to by a way down. */
export function trailTo({ path, search }: Place): readonly TrailStep[] {
  const trail = kept()[path]
  if (!trail) return []
  const address = new URLSearchParams(search)
  return Object.entries(trail.given).every(([name, value]) => address.get(name) === value) ? trail.steps : []
}

/**
 * Somebody goes from one place to another with something in hand.
 * @param name what they pressed. A page that stands on the way already is gone back to: the way ends before it.
 */
export function leaveTrail(from: Place, to: string, given: Record<string, string>, name?: string): void {
  if (here?.path !== from.path || Object.keys(given).length === 0) return
  const way = [...trailTo(from), { title: here.title, address: from.path + from.search, ...(name ? { name } : {}) }]
  const at = way.findIndex(({ address }) => pathOf(address) === to)
  const steps = (at < 0 ? way : way.slice(0, at)).slice(-MOST_STEPS)
  sessionStorage.setItem(KEPT, JSON.stringify({ ...kept(), [to]: { given, steps } }))
}
