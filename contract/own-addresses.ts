/**
 * Addresses that the product keeps for itself, before any page or call is looked up: the checker refuses a page or a call there.
 * Pure; the router, the server and the checker say them from here.
 */

/** Where the app stands on the server; routes of pages are below it. */
export const APP_BASE = '/amazon'

/** What the server answers by itself, with all that lies below each. */
export const SERVER_ADDRESSES = { health: '/healthz', description: '/openapi.json', docs: '/docs', app: APP_BASE } as const

/** Routes that code draws by itself -> the page whose file says that the route is there; null: no page may. */
export const OWN_ROUTES: Readonly<Record<string, string | null>> = {
  '/': null,
  '/login': 'login',
  '/register': 'register',
  '/passwordReset': 'password_reset',
  '/landing': 'landing',
  '/smsOutbox': null,
  '/page-not-find': 'page_not_found',
  '/page-not-authority': 'page_no_permission',
}

/** What stands below these is sent on, or is a file: no page is looked up there. */
const OWN_BELOW = ['/refresh-redirect', '/assets', '/legacy-frame']

/**
 * The address of the app's own that a route falls upon, whatever the case of its letters; undefined: it is free.
 * @param page the name of the page that has the route
 */
export function ownRouteAt(route: string, page: string): string | undefined {
  const asked = route.toLowerCase()
  for (const [own, name] of Object.entries(OWN_ROUTES)) if (own.toLowerCase() === asked && name !== page) return own
  return OWN_BELOW.find((own) => asked === own || asked.startsWith(`${own}/`))
}

/** The address of the server's own that a call's path falls upon; undefined: it is free. */
export function ownAddressAt(path: string): string | undefined {
  if (path === '/') return path
  return Object.values(SERVER_ADDRESSES).find((own) => path === own || path.startsWith(`${own}/`))
}
