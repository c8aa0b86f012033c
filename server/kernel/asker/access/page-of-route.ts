/** Which page stands at an address. Pure. */
import type { PageEntry } from '../../../../contract/page-plan'
import { patternOf } from '../../../../contract/pattern'

/** By the route itself first, then by routes with parameters (/advert/erp/:path). */
export function pageOfRoute(entries: PageEntry[], route: string): PageEntry | undefined {
  const path = route.split(/[?#]/, 1)[0] ?? ''
  return entries.find((entry) => entry.route === path) ?? entries.find((entry) => /[:*]/.test(entry.route) && routePattern(entry.route).test(path))
}

function routePattern(route: string): RegExp {
  const source = route
    .split('/')
    .map((part) => (part.startsWith(':') ? '[^/]+' : part === '*' ? '.*' : patternOf(part)))
    .join('/')
  return new RegExp(`^${source}$`)
}
