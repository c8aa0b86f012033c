/**
 * The app's one transport, and signing in and out through it. Loaded before sign-in, so it pulls in neither antd nor
 * refine.
 */
import { baseOf, readDeployment } from '../data/clients'
import { metaOf } from '../data/families'
import { forgetSession, keepSession, readToken, type UserInfo } from '../data/session-store'
import { createTransport, EXPIRED_MESSAGE } from '../data/transport'
import { WIRES } from '../generated/wires'
import { CallError } from '../lib/call-error'
import type { CallRef } from '../lib/plan'
import type { CallOptions, Wire } from '../lib/transport'
import { BASE_PATH, LOGIN } from './config'

/** An expired session sends the browser to sign-in after this long (specification, section 8). */
const TO_LOGIN_MS = 1000

const deployment = readDeployment()
const wires: Record<string, Wire> = WIRES

let sayExpired: (words: string) => void = () => undefined

/** Who shows that the session has expired: the shell, once it is there. */
export function onSessionExpired(say: (words: string) => void): void {
  sayExpired = say
}

function expire(): void {
  forgetSession()
  sayExpired(EXPIRED_MESSAGE)
  const from = location.pathname.slice(BASE_PATH.length) + location.search
  setTimeout(() => location.assign(`${BASE_PATH}${LOGIN}?from=${encodeURIComponent(from)}`), TO_LOGIN_MS)
}

export const transport = createTransport({
  baseOf: (client) => baseOf(client, location.origin, deployment),
  wireOf: (name) => {
    const wire = wires[name]
    if (!wire) throw new CallError('malformed', `没有接口约定 ${name}`)
    return wire
  },
  token: readToken,
  onExpired: expire,
})

/** Makes any call by family and name. @throws CallError */
export async function callNamed<T>(ref: CallRef, values?: unknown, options?: CallOptions): Promise<T> {
  return transport.call<T>(await metaOf(ref), values ?? {}, options)
}

/** Signs in and keeps the session. @throws CallError with the server's words. */
export async function signIn(account: string, password: string): Promise<void> {
  const { employeeInfo } = await callNamed<{ employeeInfo: UserInfo }>({ family: 'auth', call: 'login' }, { login_account: account, password })
  keepSession(employeeInfo)
}

/** Ends the session on the server where it can be reached, and here in any case. */
export async function signOut(): Promise<void> {
  try {
    await callNamed({ family: 'app', call: 'signOut' })
  } catch (error) {
    console.warn('sign-out was not heard by the server:', error)
  } finally {
    forgetSession()
  }
}
