/**
 * What an address of the app leads to (specification, section 2: access). Pure: the person's routes, the pages and the company's
 * v3.0 address in; a page, a page of the old system, or another address out.
 */
import { HOME, NOT_ALLOWED, NOT_FOUND } from './config'
import { legacyAddress, legacyModule, mayOpenModule } from './legacy-routes'
import { matchesRoute, mayOpen, type Boot, type PageState } from './session'

const REDIRECT = '/refresh-redirect/'
/** Behind the query of what was refused, so that a reload and a link that is sent still say which page it was. */
const REFUSED = /[?&]refused=([^&]*)$/

/** What stands at an address; `to` is below the base path, `address` whole. */
export type Destination =
  /** `from`: the address that was not found. */
  | { is: 'elsewhere'; to: string; from?: string }
  | { is: 'notFound' }
  /** `asked`: the page that was refused; left out where the address names none that the person is refused. */
  | { is: 'notAllowed'; asked?: { route: string; title: string | undefined } }
  | { is: 'page'; page: PageState }
  /** A page of the company's v3.0 system; `page` where we know it and have not made it anew. */
  | { is: 'legacy'; address: string; page?: PageState }

/** The page of a path: by the route itself first, then by routes with parameters. */
function pageAt(boot: Pick<Boot, 'pages'>, pathname: string): PageState | undefined {
  return boot.pages.find((one) => one.route === pathname) ?? boot.pages.find((one) => matchesRoute(one.route, pathname))
}

/**
 * Own pages that are built come first, then the old system's, then what is planned; rights are judged before either is shown.
 * @param search with its question mark, or empty; handed on where the address leads elsewhere
 */
export function destinationOf(boot: Pick<Boot, 'session' | 'pages'>, pathname: string, search: string): Destination {
  if (pathname.startsWith(REDIRECT)) return { is: 'elsewhere', to: `/${pathname.slice(REDIRECT.length)}${search}` }
  if (pathname === NOT_FOUND) return { is: 'notFound' }
  if (pathname === NOT_ALLOWED) return refusedOf(boot, search)
  const page = pageAt(boot, pathname)
  if (!page && pathname === HOME && boot.session.home !== undefined) return { is: 'elsewhere', to: boot.session.home }
  // What is made anew is our page; what is not is the old system's, where the company has one.
  const module = page?.state === 'built' ? undefined : legacyModule(pathname)
  const address = module === undefined ? undefined : legacyAddress(boot.session.company.legacyUrl, pathname, search)
  if (!page && address === undefined) return { is: 'elsewhere', to: NOT_FOUND + search, from: pathname }
  const mayBeHere = page ? mayOpen(boot.session, pathname) : module !== undefined && mayOpenModule(boot, module)
  if (!mayBeHere) return { is: 'elsewhere', to: `${NOT_ALLOWED}${search === '' ? '?' : `${search}&`}refused=${encodeURIComponent(pathname)}` }
  if (address !== undefined) return { is: 'legacy', address, ...(page ? { page } : {}) }
  return page ? { is: 'page', page } : { is: 'elsewhere', to: NOT_FOUND + search, from: pathname }
}

/** What the address of a refusal names is judged anew: whoever may open it is led there. Nothing but a page of the app is named or opened. */
function refusedOf(boot: Pick<Boot, 'session' | 'pages'>, search: string): Destination {
  const route = new URLSearchParams(REFUSED.exec(search)?.[0]).get('refused')
  if (route === null) return { is: 'notAllowed' }
  const rest = search.replace(REFUSED, '')
  const now = destinationOf(boot, route, rest)
  if (now.is === 'page' || now.is === 'legacy') return { is: 'elsewhere', to: route + rest }
  const isRefused = now.is === 'elsewhere' && now.to.startsWith(NOT_ALLOWED)
  return isRefused ? { is: 'notAllowed', asked: { route, title: pageAt(boot, route)?.title } } : { is: 'notAllowed' }
}
