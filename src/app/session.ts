/** Who is signed in and what they may open, as the server says it. Pure. */
export interface Session {
  /** `avatar`: address of their picture. */
  employee: { id: string; name: string; roles: string[]; avatar?: string }
  /** `arriving`: steps of the company's first data that are there, out of all; absent once they are. */
  company: { name?: string; company_name?: string; zone?: string; currency?: string; legacyUrl?: string; arriving?: Arriving }
  /** Routes, some with parameters (/advert/erp/:path). */
  routes: string[]
  permissions: string[]
  version: string
  /** The page to begin with, where there is no board to begin on. */
  home?: string
  /** Routes that the person's roles begin with, as long as they have no habits of their own. */
  starts?: string[]
}

/** Steps of the company's first data; `failed`: it stopped, and goes on with the server's next start. */
export interface Arriving { done: number; of: number; failed?: boolean }

/** An entry of any of the menu's three levels, as the server answers it; `jumpUrl`, where it is not empty, opens in a new window. */
export interface MenuNode {
  id: string
  name: string
  menuKey: string
  /** 1 for the system's own. */
  fixedMenuKey: number
  jumpUrl: string
  /** Route under the base path; empty for groups. */
  vue_url: string
  /** The site that its link carries. */
  site?: string
  logo: string
  children: MenuNode[]
}

/** A page that the app knows, whether or not this person may open it; `page` is its id, `planned` has no plan yet. */
export interface PageState {
  page: string
  route: string
  title: string
  state: 'built' | 'planned'
  layout: 'main' | 'standalone'
  /** A page of the v3.0 system that has not been made anew. */
  legacy?: boolean
  /** The route of the page that takes its place. */
  replacedBy?: string
}

/** All that the shell needs before it draws. */
export interface Boot {
  session: Session
  menu: MenuNode[]
  pages: PageState[]
}

/** True where a path is one of the routes; a route's parameters take one part each, `*` takes the rest. */
export function matchesRoute(route: string, path: string): boolean {
  const parts = route.split('/')
  const given = path.split('/')
  for (const [at, part] of parts.entries()) {
    if (part === '*') return true
    const have = given[at]
    if (have === undefined || (part.startsWith(':') ? have === '' : part !== have)) return false
  }
  return parts.length === given.length
}

/** Specification, section 2: what the permission list holds, and every /refresh-redirect/. */
export function mayOpen(session: Session, path: string): boolean {
  return path.startsWith('/refresh-redirect/') || session.routes.some((route) => matchesRoute(route, path))
}
