/**
 * The app's one transport, what happens when a session is gone, and the way out. Loaded before sign-in, so it pulls in
 * neither antd nor refine. Coming in is signing-in.ts.
 */
import { baseOf, CLOUD_FLAG, clusterIdOf, hasHelp } from '../data/clients'
import { familyModule, labelOf, learnFamilies, metaOf } from '../data/families'
import { forgetSession, forgetUser, keepSideToken, readSideToken, readToken, watchSession } from '../data/session-store'
import { EXPIRED_MESSAGE } from '../data/envelope'
import type { Send } from '../data/send'
import { sendByFetch } from '../data/send-by-fetch'
import { transportOver } from '../data/transport-over'
import { WIRES } from '../generated/wires'
import { CallError } from '../lib/call-error'
import { loadedOnce } from '../lib/loaded-once'
import type { CallRef } from '../../contract/plan'
import type { SiteIndex } from '../../contract/site'
import type { CallMeta, CallOptions, ClientName, LiveFamily, Wire } from '../../contract/transport'
import { BASE_PATH, LOGIN } from './config'
import { cloud, deployment, isOwnServerAbsent } from './deployment'

/** An expired session sends the browser to sign-in after this long (specification, section 8). */
const TO_LOGIN_MS = 1000

const wires: Record<string, Wire> = { ...WIRES }
localStorage.setItem(CLOUD_FLAG, cloud)

/** Longer than this nobody is kept for words that cannot be shown. */
const MOST_SAYING_MS = 5000

let sayExpired: (words: string) => Promise<unknown> | undefined = () => undefined

/** Who shows that the session has expired: the shell, once it is there. Its promise ends when the words can be read. */
export function onSessionExpired(say: (words: string) => Promise<unknown>): void {
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

/** Clients that one signs in to besides the app's own door. */
const sides = new Set<ClientName>()

/** A side has its own sign-in and is not the one whose sign-in opens the app. */
function isSide(client: ClientName, wire: Wire): boolean {
  const is = wire.auth?.signIn !== undefined && client !== deployment.session && !(isOwnServerAbsent && deployment.session === undefined)
  if (is) sides.add(client)
  return is
}

/** One more system to sign in to: its client, its name for staff, and how it is spoken to. */
export interface Side { client: ClientName; label: string; wire: Wire }
let askAtDoor: ((side: Side) => Promise<void>) | undefined
const asking = new Map<ClientName, Promise<void>>()

/** Who asks for account and password of a side when a call first goes there. */
export function onSideDoor(ask: (side: Side) => Promise<void>): void {
  askAtDoor = ask
}

async function askWith(ask: (side: Side) => Promise<void>, side: Omit<Side, 'label'>, family: string): Promise<void> {
  await ask({ ...side, label: doorLabels.get(side.client) ?? (await labelOf(family)) ?? side.client })
}

/** Waits until one has signed in at the side that a call goes to. @throws CallError where the person does not */
async function admitted(call: CallMeta): Promise<void> {
  const wire = wireOf(call.wire)
  const { client } = call
  if (!isSide(client, wire) || readSideToken(client) !== undefined || wire.auth?.signIn?.call === `${call.family}.${call.call}` || !askAtDoor) return
  const pending = asking.get(client) ?? askWith(askAtDoor, { client, wire }, call.family).finally(() => asking.delete(client))
  asking.set(client, pending)
  await pending
}

function expire(client: ClientName, token: string): void {
  if (isLeaving) return
  if (sides.has(client)) return keepSideToken(client, undefined)
  // A late answer to a session that is over takes nothing from the one that came after it.
  if (token !== '' && readToken() !== token) return
  forgetUser()
  const said = sayExpired(EXPIRED_MESSAGE)
  // Who is at the door already is told there and stays.
  const from = here()
  const leave = (): unknown => setTimeout(() => toLogin(from), TO_LOGIN_MS)
  if (said) void Promise.race([said, new Promise((done) => setTimeout(done, MOST_SAYING_MS))]).then(leave, leave)
  else leave()
}

/** Another window of this browser signed out, or in as somebody else: this one must not go on as who it was. */
watchSession((token) => (token === undefined ? toLogin(here()) : location.reload()))

function wireOf(name: string): Wire {
  const wire = wires[name]
  if (!wire) throw new CallError('malformed', `没有接口约定 ${name}`)
  return wire
}

let send: Send = sendByFetch

/** Who sends from now on: what comes after the door brings a sender of its own. */
export function sendBy(next: Send): void {
  send = next
}

const http = transportOver((outgoing) => send(outgoing), {
  baseOf: (client) => baseOf(client, location.origin, deployment),
  wireOf,
  clusterId: () => clusterIdOf(cloud),
  token: (client, wire) => (isSide(client, wire) ? readSideToken(client) : readToken()),
  onExpired: expire,
})

/** As `transportOver` gives it, but a call to a side waits for sign-in there first. @throws CallError also where the person does not sign in */
export const transport: typeof http = {
  open: (...asked) => http.open(...asked),
  call: async (call, body, options) => {
    await admitted(call)
    return http.call(call, body, options)
  },
}

const doorLabels = new Map<ClientName, string>()

/** Sides that this page was not built with: how they are spoken to, and what staff call them. */
export function knowDoors(doors: SiteIndex['doors']): void {
  for (const [client, { label, wire }] of Object.entries(doors)) {
    wires[wire.name] = wire
    doorLabels.set(client, label)
  }
}

async function askFamily(family: string): Promise<LiveFamily> {
  const { CALLS } = await import('../generated/providers/app')
  return transport.call<LiveFamily>(CALLS.family, { family })
}

learnFamilies(async (family) => {
  const live = isOwnServerAbsent ? await (await import('../data/site-files')).siteFamily(BASE_PATH, family) : await askFamily(family)
  wires[live.meta.wire.name] = live.meta.wire
  return live
})

const rowCaller = loadedOnce(() => import('../data/family-provider'))

/** Makes any call by family and name. @throws CallError */
export async function callNamed<T>(ref: CallRef, values?: unknown, options?: CallOptions): Promise<T> {
  const meta = await metaOf(ref)
  if (meta.key === undefined) return transport.call<T>(meta, values ?? {}, options)
  const [{ FAMILY }, { callRow }] = await Promise.all([familyModule(ref.family), rowCaller()])
  return callRow<T>(transport, FAMILY, meta, values ?? {}, options)
}

/** The answer of an `events` call as it comes. */
export async function openNamed(ref: CallRef, values: unknown, signal: AbortSignal): Promise<Response> {
  return transport.open(await metaOf(ref), values, { signal })
}

/** Is the help service's notice asked for? Off unless the deployment names where that service is. */
export const isHelpOn = hasHelp(deployment)

/** What the assistant's service knows this deployment by (specification, section 7). */
export const clusterId = clusterIdOf(cloud)

let tellLeaving: (() => Promise<void>) | undefined

/** Who tells another side that the person leaves, where our own server is absent. */
export function onLeaving(tell: () => Promise<void>): void {
  tellLeaving = tell
}

/** Ends the session on the server where it can be reached, and here in any case. */
export async function signOut(): Promise<void> {
  isLeaving = true
  try {
    if (isOwnServerAbsent) await tellLeaving?.()
    else await callNamed({ family: 'app', call: 'signOut' })
  } catch (error) {
    console.warn('sign-out was not heard by the server:', error)
  } finally {
    forgetSession()
    setTimeout(() => (isLeaving = false), LEAVING_MS)
  }
}
