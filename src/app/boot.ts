/** Asks for all that the shell needs before it draws: the session, its menu, the state of every page. */
import { freshMenus, keepMenus } from '../data/session-store'
import { setCompanyCurrency, setCompanyZone } from '../../contract/company-clock'
import { isOwnServerAbsent } from './deployment'
import { settledMenu } from './menu-links'
import { callNamed } from './services'
import type { Boot, MenuNode, PageState, Session } from './session'

/**
 * Also sets the company's clock and currency, and keeps menu and permitted routes in the browser's storage. Where no server of ours is, all of it comes
 * from elsewhere.ts.
 * @throws CallError where one of the calls fails
 */
export async function loadBoot(): Promise<Boot> {
  if (isOwnServerAbsent) {
    const { bootElsewhere } = await import('./elsewhere')
    const boot = await bootElsewhere()
    setCompanyZone(boot.session.company.zone)
    setCompanyCurrency(boot.session.company.currency)
    keepMenus(boot.menu, boot.session.routes, 0)
    return boot
  }
  // Sign-in has asked for the menus a moment ago.
  const fresh = freshMenus<MenuNode[]>()
  const [session, menu, { pages }, { MENU_ROUTES }] = await Promise.all([
    callNamed<Session>({ family: 'app', call: 'session' }),
    fresh ?? callNamed<MenuNode[]>({ family: 'account', call: 'permissionMenu' }, {}, { otherwise: '菜单接口异常' }),
    callNamed<{ pages: PageState[] }>({ family: 'app', call: 'pages' }),
    import('../generated/menu-routes'),
  ])
  setCompanyZone(session.company.zone)
  setCompanyCurrency(session.company.currency)
  keepMenus(menu, session.routes, 0)
  const routes = new Set(pages.map(({ route }) => route))
  return { session, menu: settledMenu(menu, MENU_ROUTES, (route) => routes.has(route)), pages }
}
