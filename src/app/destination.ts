/**
 * What an address of the app leads to (specification, section 2: access). Pure: the person's routes, the pages and the company's
 * v3.0 address in; a page, a page of the old system, or another address out.
 */
import { HOME, NOT_ALLOWED, NOT_FOUND } from './config'
import { legacyAddress, legacyModule, mayOpenModule } from './legacy-routes'
import { matchesRoute, mayOpen, type Boot, type PageState } from './session'

const REDIRECT = '/refresh-redirect/'

/** What stands at an address; `to` is below the base path, `address` whole. */
export type Destination =
  /** `from`: the page that was asked for. */
  | { is: 'elsewhere'; to: string; from?: string }
  | { is: 'notFound' | 'notAllowed' }
  | { is: 'page'; page: PageState }
  /** A page of the company's v3.0 system; `page` where we know it and have not made it anew. */
  | { is: 'legacy'; address: string; page?: PageState }

/** The page of a path: by the route itself first, then by routes with parameters. */
export function pageAt(boot: Pick<Boot, 'pages'>, pathname: string): PageState | undefined {
  return boot.pages.find((one) => one.route === pathname) ?? boot.pages.find((one) => matchesRoute(one.route, pathname))
}

/**
 * Own pages that are built come first, then the old system's, then what is planned; rights are judged before either is shown.
 * @param search with its question mark, or empty; handed on where the address leads elsewhere
 */
export function destinationOf(boot: Pick<Boot, 'session' | 'pages'>, pathname: string, search: string): Destination {
  if (pathname.startsWith(REDIRECT)) return { is: 'elsewhere', to: `/${pathname.slice(REDIRECT.length)}${search}` }
  if (pathname === NOT_FOUND) return { is: 'notFound' }
  if (pathname === NOT_ALLOWED) return { is: 'notAllowed' }
  const page = pageAt(boot, pathname)
  if (!page && pathname === HOME && boot.session.home !== undefined) return { is: 'elsewhere', to: boot.session.home }
  // What is made anew is our page; what is not is the old system's, where the company has one.
  const module = page?.state === 'built' ? undefined : legacyModule(pathname)
  const address = module === undefined ? undefined : legacyAddress(boot.session.company.legacyUrl, pathname, search)
  if (!page && address === undefined) return { is: 'elsewhere', to: NOT_FOUND + search, from: pathname }
  const mayBeHere = page ? mayOpen(boot.session, pathname) : module !== undefined && mayOpenModule(boot, module)
  if (!mayBeHere) return { is: 'elsewhere', to: NOT_ALLOWED + search, from: pathname }
  if (address !== undefined) return { is: 'legacy', address, ...(page ? { page } : {}) }
  return page ? { is: 'page', page } : { is: 'elsewhere', to: NOT_FOUND + search, from: pathname }
}
