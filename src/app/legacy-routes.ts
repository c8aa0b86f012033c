/**
 * Addresses of the v3.0 system (specification, section 2): every module has a catch-all /{module}/erp/:path. Pure: which addresses
 * they are, and where the company's old system shows them.
 */
import type { Boot } from './session'
import { mayOpen } from './session'

/** The first part of the old system's addresses; case counts. */
export const MODULES = [
  'advert', 'commodity', 'customer-service', 'develop', 'FBA', 'finance', 'logistics', 'purchase', 'sale', 'statistics', 'tool', 'warehouse', 'system',
] as const

/** The module of a legacy address; undefined for any other address. */
export function legacyModule(path: string): string | undefined {
  const [, module = '', erp, page] = path.split('/')
  return erp === 'erp' && page !== undefined && page !== '' && (MODULES as readonly string[]).includes(module) ? module : undefined
}

/** Who may open a page of the module may open what is left of it in the old system. */
export function mayOpenModule({ session, pages }: Pick<Boot, 'session' | 'pages'>, module: string): boolean {
  return pages.some(({ route, page }) => route.startsWith(`/${module}/`) && page !== '' && mayOpen(session, route))
}

/**
 * The address in the company's old system; undefined where none is set, or what is set is no https address.
 * @param legacyUrl the company's setting of that name: "https://erp.example.com/v3"
 */
export function legacyAddress(legacyUrl: string | undefined, path: string, search = ''): string | undefined {
  if (!legacyUrl || !URL.canParse(legacyUrl)) return undefined
  const base = new URL(legacyUrl)
  if (base.protocol !== 'https:') return undefined
  return `${base.origin}${base.pathname.replace(/\/+$/, '')}${path}${search}`
}
