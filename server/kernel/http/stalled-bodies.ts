/**
 * Ends requests whose sender stops in the middle of a body. A large file may take as long as it takes, as long as it comes:
 * the whole has no limit, a silence has one. A sender that waits because the server reads slowly is not the one that stopped.
 */
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { envelope } from './errors'

/** At least so many bytes within so many ms, or the end of the body. */
const SILENCE_MS = 30_000
const LEAST_BYTES = 1024

interface Arriving { response: ServerResponse; bytes: number; since: number }

/** @returns stops watching */
export function endStalledBodies(server: Server, silenceMs = SILENCE_MS): () => void {
  const arriving = new Map<IncomingMessage, Arriving>()
  const onRequest = (request: IncomingMessage, response: ServerResponse): void => {
    if (!Number(request.headers['content-length']) && request.headers['transfer-encoding'] === undefined) return
    arriving.set(request, { response, bytes: request.socket.bytesRead, since: Date.now() })
    request.once('close', () => arriving.delete(request))
  }
  const look = (): void => {
    for (const [request, seen] of arriving) {
      const bytes = request.socket.bytesRead
      if (request.complete) arriving.delete(request)
      else if (bytes - seen.bytes >= LEAST_BYTES || request.readableLength > 0) Object.assign(seen, { bytes, since: Date.now() })
      else if (Date.now() - seen.since >= silenceMs) end(request, seen.response)
    }
  }
  server.on('request', onRequest)
  const timer = setInterval(look, silenceMs / 4)
  timer.unref()
  return () => {
    clearInterval(timer)
    server.off('request', onRequest)
  }
}

const GOODBYE = JSON.stringify(envelope(408, '请求没有在规定时间内发完，请检查网络后重试。'))

/** Said on the connection itself: whoever waits for the body could say it only once the body has come. */
function end({ socket }: IncomingMessage, response: ServerResponse): void {
  if (response.headersSent) return void socket.destroy()
  const head = [
    'HTTP/1.1 408 Request Timeout', 'content-type: application/json; charset=utf-8', 'cache-control: no-store', 'connection: close',
    `content-length: ${Buffer.byteLength(GOODBYE)}`,
  ]
  socket.write(`${head.join('\r\n')}\r\n\r\n${GOODBYE}`, () => socket.destroy())
}
