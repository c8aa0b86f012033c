/** Asks for all that the shell needs before it draws: the session, its menu, the state of every page. */
import { callNamed } from './services'
import type { Boot, MenuNode, PageState, Session } from './session'

export async function loadBoot(): Promise<Boot> {
  const [session, menu, { pages }] = await Promise.all([
    callNamed<Session>({ family: 'app', call: 'session' }),
    callNamed<MenuNode[]>({ family: 'account', call: 'permissionMenu' }),
    callNamed<{ pages: PageState[] }>({ family: 'app', call: 'pages' }),
  ])
  return { session, menu, pages }
}
