/**
 * Live messages: server-sent events, read from a stream because an EventSource cannot carry the token. Listening comes
 * back by itself after a break, with a growing pause, and then says `resync`, so that listeners ask anew.
 */
import type { CallMeta } from '../../contract/transport'
import { CallError } from '../lib/call-error'

/** A message of the server; what `data` holds depends on `type`. */
export interface LiveMessage {
  type: string
  data: Record<string, unknown>
}

const FIRST_PAUSE_MS = 1000
const LONGEST_PAUSE_MS = 30_000
/** The server says something at least this often (comments count); longer silence means the line is dead. */
const SILENCE_MS = 65_000
/** Another try cannot change these: no session, no permission, no such call, not built. */
const FINAL = new Set(['expired', 'forbidden', 'malformed', 'planned'])

/** Text of one event block -> message; undefined for comments and for data that is no JSON object. */
function readEvent(block: string): LiveMessage | undefined {
  let type = ''
  const data: string[] = []
  for (const line of block.split(/\r?\n/)) {
    if (line.startsWith('event:')) type = line.slice(6).trim()
    if (line.startsWith('data:')) data.push(line.slice(5).replace(/^ /, ''))
  }
  if (data.length === 0) return undefined
  try {
    const body = JSON.parse(data.join('\n')) as Record<string, unknown> | null
    if (typeof body !== 'object' || body === null) return undefined
    const inner = body['data']
    if (typeof body['type'] === 'string') {
      return { type: body['type'], data: typeof inner === 'object' && inner !== null ? (inner as Record<string, unknown>) : {} }
    }
    return { type: type || 'message', data: body }
  } catch {
    return undefined
  }
}

/** The messages of a stream, in order, until it ends or falls silent. */
export async function* readEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<LiveMessage> {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  let silence: ReturnType<typeof setTimeout> | undefined
  let text = ''
  try {
    for (;;) {
      clearTimeout(silence)
      silence = setTimeout(() => void reader.cancel(), SILENCE_MS)
      const { done, value } = await reader.read()
      if (done) return
      text += decoder.decode(value, { stream: true })
      const blocks = text.split(/\r?\n\r?\n/)
      text = blocks.pop() ?? ''
      for (const block of blocks) {
        const message = readEvent(block)
        if (message) yield message
      }
    }
  } finally {
    clearTimeout(silence)
    await reader.cancel().catch(() => undefined)
  }
}

/** Listens until the returned function is called. `open` starts one stream and rejects with a CallError. */
export function listen(open: (signal: AbortSignal) => Promise<AsyncIterable<LiveMessage>>, onMessage: (message: LiveMessage) => void): () => void {
  const stop = new AbortController()
  void keepListening(open, onMessage, stop.signal)
  return () => stop.abort()
}

async function keepListening(
  open: (signal: AbortSignal) => Promise<AsyncIterable<LiveMessage>>, onMessage: (message: LiveMessage) => void, signal: AbortSignal,
): Promise<void> {
  let pauseMs = FIRST_PAUSE_MS
  let broke = false
  while (!signal.aborted) {
    try {
      const messages = await open(signal)
      if (broke) onMessage({ type: 'resync', data: {} })
      pauseMs = FIRST_PAUSE_MS
      for await (const message of messages) onMessage(message)
    } catch (error) {
      // A broken line is no news for staff: the next try says whether the server is back.
      if (error instanceof CallError && FINAL.has(error.failure)) return
    }
    broke = true
    if (signal.aborted) return
    await new Promise((resolve) => setTimeout(resolve, pauseMs))
    pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS)
  }
}

/**
 * Asks for a stream. Only fetch reads a body while it still arrives.
 * @param headers token and project
 */
export function openStream(
  url: string, call: CallMeta, body: unknown, headers: Record<string, string>, signal: AbortSignal | undefined,
): Promise<Response> {
  const inQuery = call.body === 'query' || call.method === 'GET'
  const values = Object.entries((body ?? {}) as Record<string, unknown>)
  const query = inQuery ? new URLSearchParams(values.map(([name, value]) => [name, String(value)])).toString() : ''
  return fetch(url + (query ? `?${query}` : ''), {
    method: call.method, signal: signal ?? null,
    headers: { ...headers, Accept: 'text/event-stream', ...(inQuery ? {} : { 'Content-Type': 'application/json' }) },
    ...(inQuery ? {} : { body: JSON.stringify(body ?? {}) }),
  })
}
