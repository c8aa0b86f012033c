/**
 * The app's one transport, what happens when a session is gone, and the way out. Loaded before sign-in, so it pulls in
 * neither antd nor refine. Coming in is signing-in.ts.
 */
import { baseOf, CLOUD_FLAG, cloudOf, clusterIdOf, hasHelp, readDeployment } from '../data/clients'
import { learnFamilies, metaOf } from '../data/families'
import { answerOf, bodyOf } from '../data/rename'
import { forgetSession, forgetUser, readToken, watchSession } from '../data/session-store'
import { EXPIRED_MESSAGE } from '../data/envelope'
import { createTransport } from '../data/transport'
import { WIRES } from '../generated/wires'
import { CallError } from '../lib/call-error'
import type { CallRef } from '../../contract/plan'
import type { CallOptions, LiveFamily, Wire } from '../../contract/transport'
import type { Row } from '../../contract/wire'
import { BASE_PATH, LOGIN } from './config'

/** An expired session sends the browser to sign-in after this long (specification, section 8). */
const TO_LOGIN_MS = 1000

const deployment = readDeployment()
const cloud = cloudOf(location.origin, deployment)
const wires: Record<string, Wire> = { ...WIRES }
localStorage.setItem(CLOUD_FLAG, cloud)

let sayExpired: (words: string) => void = () => undefined

/** Who shows that the session has expired: the shell, once it is there. */
export function onSessionExpired(say: (words: string) => void): void {
  sayExpired = say
}

/** Where the person is, below the base path. */
function here(): string {
  return location.pathname.slice(BASE_PATH.length) + location.search + location.hash
}

/** @param from where the person was when it ended: by now the app itself may have led them to the door */
function toLogin(from: string): void {
  if (!from.startsWith(LOGIN)) location.assign(`${BASE_PATH}${LOGIN}?from=${encodeURIComponent(from)}`)
}

/** Calls that were under way when a person signed out find their session gone, which is no news to them. */
let isLeaving = false
const LEAVING_MS = 3000

function expire(): void {
  if (isLeaving) return
  forgetUser()
  sayExpired(EXPIRED_MESSAGE)
  // Who is at the door already is told there and stays.
  const from = here()
  setTimeout(() => toLogin(from), TO_LOGIN_MS)
}

/** Another window of this browser signed out, or in as somebody else: this one must not go on as who it was. */
watchSession((token) => (token === undefined ? toLogin(here()) : location.reload()))

function wireOf(name: string): Wire {
  const wire = wires[name]
  if (!wire) throw new CallError('malformed', `没有接口约定 ${name}`)
  return wire
}

export const transport = createTransport({
  baseOf: (client) => baseOf(client, location.origin, deployment),
  wireOf,
  clusterId: () => clusterIdOf(cloud),
  token: readToken,
  onExpired: expire,
})

learnFamilies(async (family) => {
  const { CALLS } = await import('../generated/providers/app')
  const live = await transport.call<LiveFamily>(CALLS.family, { family })
  wires[live.meta.wire.name] = live.meta.wire
  return live
})

/** Makes any call by family and name. @throws CallError */
export async function callNamed<T>(ref: CallRef, values?: unknown, options?: CallOptions): Promise<T> {
  const meta = await metaOf(ref)
  if (meta.key === undefined) return transport.call<T>(meta, values ?? {}, options)
  const wire = wireOf(meta.wire)
  return answerOf(wire, meta, await transport.call(meta, bodyOf(wire, meta, (values ?? {}) as Row), options)) as T
}

/** The answer of an `events` call as it comes. */
export async function openNamed(ref: CallRef, values: unknown, signal: AbortSignal): Promise<Response> {
  return transport.open(await metaOf(ref), values, { signal })
}

/** Is the help service's notice asked for? Off unless the deployment names where that service is. */
export const isHelpOn = hasHelp(deployment)

/** What the assistant's service knows this deployment by (specification, section 7). */
export const clusterId = clusterIdOf(cloud)

/** Ends the session on the server where it can be reached, and here in any case. */
export async function signOut(): Promise<void> {
  isLeaving = true
  try {
    await callNamed({ family: 'app', call: 'signOut' })
  } catch (error) {
    console.warn('sign-out was not heard by the server:', error)
  } finally {
    forgetSession()
    setTimeout(() => (isLeaving = false), LEAVING_MS)
  }
}
