/** A server that behaves as it is told, on a real socket: each request is answered by the next answer, the last one for ever after. */
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export type Answer = (request: IncomingMessage, response: ServerResponse) => void

export interface Misbehaving {
  /** Without a slash at its end. */
  url: string
  seen: { method: string; url: string; headers: IncomingHttpHeaders; body: string; at: number }[]
  /** What it does from now on; forgets what it has seen. */
  behave(...answers: Answer[]): void
  stop(): Promise<void>
}

export const json = (status: number, body: unknown, headers: Record<string, string> = {}): Answer => (_request, response) =>
  void response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body))
export const text = (status: number, body: string): Answer => (_request, response) => void response.writeHead(status, { 'content-type': 'text/html' }).end(body)
export const ok = (data: unknown): Answer => json(200, { code: 200, msg: '', data })
/** Takes the request and never answers. */
export const silence: Answer = () => undefined
/** Cuts the line. */
export const hangUp: Answer = (request) => void request.socket.destroy()
/** Begins an answer and cuts the line in the middle. */
export const halfAnswer: Answer = (request, response) => {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' })
  response.write('{"code":200,"data":')
  setTimeout(() => request.socket.destroy(), 20)
}

export async function startMisbehaving(): Promise<Misbehaving> {
  let answers: Answer[] = [ok(null)]
  const seen: Misbehaving['seen'] = []
  const server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      seen.push({ method: request.method ?? '', url: request.url ?? '', headers: request.headers, body: Buffer.concat(parts).toString(), at: Date.now() })
      answers[Math.min(seen.length, answers.length) - 1]?.(request, response)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    seen,
    behave(...next) {
      answers = next
      seen.length = 0
    },
    async stop() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
