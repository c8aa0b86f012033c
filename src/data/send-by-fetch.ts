/** Sends by what the browser brings along: the calls of the door, which come before axios is there. Uploads tell no progress here. */
import { isSuccess, SendError, type Incoming, type Outgoing, type Send } from './send'

function addressOf(url: string, query: object | undefined): string {
  const said = Object.entries(query ?? {}).filter(([, value]) => value !== undefined && value !== null)
  const words = new URLSearchParams(said.map(([name, value]) => [name, String(value)])).toString()
  return words === '' ? url : `${url}${url.includes('?') ? '&' : '?'}${words}`
}

/** Text that is no JSON stays text: the envelope's reader says what it is worth. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return text
  }
}

async function exchange({ url, method, headers, answer, query, body }: Outgoing, signal: AbortSignal): Promise<Incoming> {
  const isForm = body === undefined || body instanceof FormData
  const response = await fetch(addressOf(url, query), {
    method, signal, body: isForm ? body : JSON.stringify(body),
    headers: { Accept: 'application/json, text/plain, */*', ...(isForm ? {} : { 'Content-Type': 'application/json' }), ...headers },
  })
  const data = answer === 'blob' ? await response.blob() : parsed(await response.text())
  return { status: response.status, data, header: (name) => response.headers.get(name) ?? undefined }
}

/** Ends the request at `timeoutMs`, or when its signal says so. @throws SendError as Send says */
export const sendByFetch: Send = async (outgoing) => {
  const { signal, timeoutMs } = outgoing
  const stop = new AbortController()
  let isLate = false
  const timer = setTimeout(() => {
    isLate = true
    stop.abort()
  }, timeoutMs)
  const cancel = (): void => stop.abort()
  signal?.addEventListener('abort', cancel)
  if (signal?.aborted) cancel()
  try {
    const incoming = await exchange(outgoing, stop.signal)
    if (isSuccess(incoming.status)) return incoming
    throw new SendError('status', new Error(`HTTP ${incoming.status}`), incoming)
  } catch (error) {
    if (error instanceof SendError) throw error
    throw new SendError(signal?.aborted ? 'cancelled' : isLate ? 'timeout' : 'network', error)
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', cancel)
  }
}
