/**
 * Answers that were asked for before the app's code was there (opening.inline.ts), and what is asked ahead the next
 * time: the reading calls that an address began with. Each answer serves one call, which must ask for exactly the same.
 */
import type { Send } from './send'
import { readToken } from './session-store'

declare global {
  /** Path and body of a call -> its answer, under way. */
  var askedAhead: Map<string, Promise<Response>> | undefined
}

/** From the page's first moment on: what is asked for later is asked for by what a person does. */
const OPENING_MS = 5000
/** On a slow machine the code comes late; an answer that is older than this is asked for anew. */
const FRESH_MS = 20_000
const KEPT = 'session:openings'
const MOST_ADDRESSES = 30
const MOST_CALLS = 12
const LONGEST = 8000

/** Where the page was opened. Empty outside of a browser. */
const address = typeof location === 'undefined' ? '' : location.pathname + location.search
const began: [path: string, body: string][] = []

/** The answer that waits for this call, if one does. Taken once. */
export async function takeAsked(path: string, body: string): Promise<{ status: number; data: unknown } | undefined> {
  const key = `${path} ${body}`
  const waiting = globalThis.askedAhead?.get(key)
  globalThis.askedAhead?.delete(key)
  if (!waiting || performance.now() > FRESH_MS) return undefined
  try {
    const answer = await waiting
    // Anything but success is asked again, and told by the call's own rules.
    return answer.ok ? { status: answer.status, data: (await answer.json()) as unknown } : undefined
  } catch {
    return undefined
  }
}

/** After a write nothing that was asked before it counts. */
export function forgetAsked(): void {
  globalThis.askedAhead?.clear()
}

/** A reading call that the address began with is asked ahead the next time. */
export function noteAsked(path: string, body: string): void {
  if (address === '' || !globalThis.askedAhead || performance.now() > OPENING_MS || location.pathname !== address.split('?', 1)[0]) return
  if (began.length >= MOST_CALLS || body.length > LONGEST) return
  if (began.length === 0) setTimeout(keepOpening, OPENING_MS - performance.now())
  began.push([path, body])
}

function keepOpening(): void {
  const calls = began.splice(0)
  // Whoever has signed out in the meantime leaves nothing behind.
  if (readToken() === undefined) return
  try {
    const { [address]: _before, ...others } = JSON.parse(localStorage.getItem(KEPT) ?? '{}') as Record<string, typeof began>
    const kept = [...Object.entries(others).slice(1 - MOST_ADDRESSES), [address, calls]]
    localStorage.setItem(KEPT, JSON.stringify(Object.fromEntries(kept)))
  } catch {
    localStorage.removeItem(KEPT)
  }
}

/** @returns `send`, which asks nothing that index.html has asked for already in the same words */
export function sendAskedAhead(send: Send): Send {
  return async (outgoing) => {
    const { url, method, answer, writes, query, body } = outgoing
    if (writes) forgetAsked()
    if (writes || answer !== 'json' || method !== 'POST' || query !== undefined || body instanceof FormData) return send(outgoing)
    const words = JSON.stringify(body)
    const early = await takeAsked(url, words)
    noteAsked(url, words)
    return early ? { ...early, header: () => undefined } : send(outgoing)
  }
}
