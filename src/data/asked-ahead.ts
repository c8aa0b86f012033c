/**
 * Answers that were asked for before the app's code was there (opening.inline.ts), and what is asked ahead the next
 * time: the reading calls that an address began with. Each answer serves one call, which must ask for exactly the same.
 */
import { SendError, type Incoming, type Outgoing, type Send } from './send'
import { readToken } from './session-store'

declare global {
  /** Path and body of a call -> its answer, under way: as index.html has it, or as our own sender. */
  var askedAhead: Map<string, Promise<Response | Incoming>> | undefined
}

/** From the page's first moment on: what is asked for later is asked for by what a person does. */
const OPENING_MS = 5000
/** On a slow machine the code comes late, and a pointer may rest where it is; what was asked longer ago than this is asked anew. */
const FRESH_MS = 20_000
const KEPT = 'session:openings'
/** After this long without another call what has been asked is written down: a tab may be closed at any time. */
const REST_MS = 400
const MOST_ADDRESSES = 30
const MOST_CALLS = 12
const LONGEST = 8000

/** Where the page was opened. Empty outside of a browser. */
const address = typeof location === 'undefined' ? '' : location.pathname + location.search
/** When our own sender asked; what index.html asked for was asked in the page's first moment. */
const askedAt = new WeakMap<Promise<unknown>, number>()
const began: [path: string, body: string][] = []
let resting: ReturnType<typeof setTimeout> | undefined

/** The answer that waits for this call, if one does. Taken once. */
export async function takeAsked(path: string, body: string): Promise<{ status: number; data: unknown } | undefined> {
  const key = `${path} ${body}`
  const waiting = globalThis.askedAhead?.get(key)
  globalThis.askedAhead?.delete(key)
  if (!waiting) return undefined
  if (!isFresh(waiting)) return leave(waiting)
  try {
    const answer = await waiting
    // Anything but success is asked again, and told by the call's own rules.
    if (!(answer instanceof Response)) return answer
    return answer.ok ? { status: answer.status, data: (await answer.json()) as unknown } : leave(waiting)
  } catch {
    return undefined
  }
}

/** What nobody reads any more is not kept coming: a body that is neither read nor given up has no end. */
function leave(waiting: Promise<Response | Incoming>): undefined {
  void waiting.then((answer) => (answer instanceof Response && !answer.bodyUsed ? answer.body?.cancel() : undefined)).catch(() => undefined)
}

/** True while an answer to a call with exactly this body waits. */
export function isAskedAhead(body: string): boolean {
  return [...(globalThis.askedAhead ?? [])].some(([key, waiting]) => isFresh(waiting) && key.endsWith(` ${body}`))
}

function isFresh(waiting: Promise<unknown>): boolean {
  return performance.now() - (askedAt.get(waiting) ?? 0) <= FRESH_MS
}

/** True while the page is being opened and an answer waits: what is drawn first may be drawn with it. */
export function expectsAnswers(): boolean {
  return performance.now() <= OPENING_MS && (globalThis.askedAhead?.size ?? 0) > 0
}

/** What index.html asked for and nobody took until then is too old to serve: its body is given up. */
function leaveOpening(): void {
  globalThis.askedAhead?.forEach((waiting) => !askedAt.has(waiting) && leave(waiting))
}

/** After a write, and when others have written, nothing that was asked before it counts. */
export function forgetAsked(): void {
  globalThis.askedAhead?.forEach(leave)
  globalThis.askedAhead?.clear()
}

/** A reading call that the address began with is asked ahead the next time. */
export function noteAsked(path: string, body: string): void {
  if (address === '' || !globalThis.askedAhead || performance.now() > OPENING_MS || location.pathname !== address.split('?', 1)[0]) return
  if (began.length >= MOST_CALLS || body.length > LONGEST) return
  began.push([path, body])
  clearTimeout(resting)
  resting = setTimeout(keepOpening, REST_MS)
}

function keepOpening(): void {
  // Whoever has signed out in the meantime leaves nothing behind.
  if (readToken() === undefined) return void (began.length = 0)
  try {
    const { [address]: _before, ...others } = JSON.parse(localStorage.getItem(KEPT) ?? '{}') as Record<string, typeof began>
    const kept = [...Object.entries(others).slice(1 - MOST_ADDRESSES), [address, began]]
    localStorage.setItem(KEPT, JSON.stringify(Object.fromEntries(kept)))
  } catch {
    localStorage.removeItem(KEPT)
  }
}

const notAhead = (why: string): SendError => new SendError('cancelled', new Error(why))

/** Asked unless it is already; who needs the answer takes it later, and asks anew what has failed. */
async function askNow(send: Send, outgoing: Outgoing, key: string): Promise<Incoming> {
  const asked = (globalThis.askedAhead ??= new Map())
  if (asked.has(key)) throw notAhead('it is asked already')
  const coming = send(outgoing)
  coming.catch(() => asked.delete(key))
  asked.set(key, coming)
  askedAt.set(coming, performance.now())
  // What nobody takes does not stay.
  setTimeout(() => void (asked.get(key) === coming && asked.delete(key)), FRESH_MS)
  return coming
}

/** @returns `send`, which asks nothing that index.html has asked for already in the same words */
export function sendAskedAhead(send: Send): Send {
  setTimeout(leaveOpening, FRESH_MS)
  return async (outgoing) => {
    const { url, method, answer, writes, query, body } = outgoing
    if (writes) forgetAsked()
    if (writes || answer !== 'json' || method !== 'POST' || query !== undefined || body instanceof FormData) {
      if (outgoing.ahead) throw notAhead('only what is read by POST and JSON is asked ahead')
      return send(outgoing)
    }
    const words = JSON.stringify(body)
    if (outgoing.ahead) return askNow(send, outgoing, `${url} ${words}`)
    const early = await takeAsked(url, words)
    noteAsked(url, words)
    return early ? { ...early, header: () => undefined } : send(outgoing)
  }
}
