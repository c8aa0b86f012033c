/** refine's view of who is signed in, what they may open, and what changes: thin, over the app's services. */
import type { AccessControlProvider, AuthProvider, LiveProvider } from '@refinedev/core'
import { readToken, readUser } from '../data/session-store'
import { CallError, messageOf } from '../lib/call-error'
import { HOME, LOGIN } from './config'
import { subscribe } from './event-hub'
import { ownPath } from './own-path'
import { mayOpen, type Session } from './session'
import { signOut } from './services'

/** Never throws at sign-in: a refusal is answered as refine's `error`, with words for staff. */
export const authProvider: AuthProvider = {
  login: async ({ account, password }: { account: string; password: string }) => {
    try {
      const { signIn } = await import('./signing-in')
      const entered = await signIn({ login_account: account, password })
      return { success: true, redirectTo: 'page' in entered ? (ownPath(entered.page) ?? HOME) : LOGIN }
    } catch (error) {
      return { success: false, error: { name: '登录失败', message: messageOf(error) } }
    }
  },
  logout: async () => {
    await signOut()
    return { success: true, redirectTo: LOGIN }
  },
  check: async () => (readToken() ? { authenticated: true } : { authenticated: false, redirectTo: LOGIN }),
  // The transport itself ends an expired session: refine must not do it a second time.
  onError: async (error: unknown) => (error instanceof CallError ? { error } : {}),
  getIdentity: async () => readUser() ?? null,
}

/** A route is allowed when the session lists it; buttons are trimmed by the server's plan already. */
export function accessControl(session: Session): AccessControlProvider {
  return {
    can: async ({ params }) => {
      const route: unknown = params?.['route']
      return typeof route !== 'string' || mayOpen(session, route) ? { can: true } : { can: false, reason: '没有权限访问这个页面' }
    },
  }
}

/** Events of the server as refine's hooks expect them: a list whose rows changed asks anew. */
export const liveProvider: LiveProvider = {
  subscribe: ({ channel, callback, params }) =>
    subscribe((event) => {
      const about: unknown = params?.['entity']
      // Events of one person's tasks and messages bear the name of the entity whose lists they move.
      const own = event.type === 'job' || event.type === 'message'
      if (own ? event.type !== about : event.type !== 'data' && event.type !== 'resync') return
      const entity: unknown = event.data['entity']
      if (typeof entity === 'string' && typeof about === 'string' && entity !== about) return
      callback({ channel, type: 'updated', payload: {}, date: new Date() })
    }),
  unsubscribe: (stop: unknown) => {
    if (typeof stop === 'function') stop()
  },
}
