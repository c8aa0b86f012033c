/**
 * Stands in index.html itself and runs before any module is there: a door has its files fetched at once, and whoever is
 * signed in the app's files and the answers that this address begins with, all beside each other, instead of one after
 * another as code finds out that it needs them. The answers wait in `askedAhead` (asked-ahead.ts takes them); what nobody takes is thrown away.
 * Sends nothing anywhere but to this origin, and nothing that writes. `OPENING` is put in by src/build/opening.plugin.ts.
 */
interface Files {
  /** Addresses of scripts and style sheets. */
  chunks: readonly string[]
  styles: readonly string[]
}

/** What the build tells index.html, as `OPENING`; addresses begin with a slash. */
export interface Opening {
  /** Path of the app, without a slash at its end. */
  base: string
  /** Routes that stand before sign-in, and what each of them needs. */
  doors: Record<string, Files>
  /** What every page behind sign-in needs. */
  behind: Files
  /** Calls that every page begins with; empty where the build sends calls elsewhere. */
  session: readonly string[]
  /** The call that gives a route's plan. */
  plan: string
  /** The script that each family of calls is made with. */
  families: Record<string, string>
}

declare const OPENING: Opening

const fetchAhead = (href: string, parts: Partial<HTMLLinkElement>): void =>
  document.head.append(Object.assign(document.createElement('link'), { href, ...parts }))

/** What the first list's rows are asked with is fetched while the page is still being made. */
async function fetchFamily(answer: Response): Promise<void> {
  const told = (await answer.clone().json().catch(() => undefined)) as { data?: { plan?: { lists?: { list: { family: string } }[] } } } | undefined
  const family = told?.data?.plan?.lists?.[0]?.list.family
  const script = family === undefined ? undefined : OPENING.families[family]
  if (script) fetchAhead(script, { rel: 'modulepreload' })
}

const token = sessionStorage.getItem('freeToken') ?? localStorage.getItem('token')
const route = location.pathname.slice(OPENING.base.length)
const door = OPENING.doors[route]
if (token && !door) {
  // Where calls go elsewhere, only the app knows whereto and how one asks there.
  if (OPENING.session.length > 0 && !document.querySelector('meta[name="client-bases"]')?.getAttribute('content')) {
    const asked: NonNullable<typeof globalThis.askedAhead> = (globalThis.askedAhead = new Map())
    const headers = { 'Content-Type': 'application/json', Accept: 'application/json', ProjectId: 'erp', Authorization: `Bearer ${token}` }
    const ask = (path: string, body: string): Promise<Response> | undefined => {
      if (asked.has(`${path} ${body}`)) return undefined
      const answer = fetch(path, { method: 'POST', headers, body })
      // A line that is broken is told by the call that is made again.
      answer.catch(() => undefined)
      asked.set(`${path} ${body}`, answer)
      return answer
    }
    for (const path of OPENING.session) ask(path, '{}')
    try {
      // A page that the menu of last time did not hold is not asked for: the server would refuse it, and the app says so in its own words.
      const permitted = JSON.parse(localStorage.getItem('permissions') ?? 'null') as string[] | null
      const tab = new URLSearchParams(location.search).get('tab')
      if (permitted?.includes(route) !== false) ask(OPENING.plan, JSON.stringify(tab === null ? { route } : { route, tab }))?.then(fetchFamily, () => undefined)
      const kept = JSON.parse(localStorage.getItem('session:openings') ?? '{}') as Record<string, [string, string][]>
      for (const [path, body] of kept[location.pathname + location.search] ?? []) ask(path, body)
    } catch {
      // What is kept is only a help.
    }
  }
}
const files = door ?? (token ? OPENING.behind : undefined)
for (const chunk of files?.chunks ?? []) fetchAhead(chunk, { rel: 'modulepreload' })
for (const style of files?.styles ?? []) fetchAhead(style, { rel: 'preload', as: 'style', crossOrigin: '' })
