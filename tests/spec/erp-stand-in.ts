/**
 * An ERP on a socket of its own for tests that draw: answers each path as it is told, everything else with an empty success, and
 * remembers what it was asked. The page's calls are led to it by the deployment's own word (<meta name="client-bases">), so
 * import it before the app's services.
 */
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface Told {
  status?: number
  /** The business code of an answer with HTTP 200; 200 where left out. */
  code?: number
  msg?: string
  data?: unknown
  success?: boolean
  /** Cuts the line instead of answering. */
  cut?: true
}

export interface ErpStandIn {
  asked: { path: string; headers: IncomingHttpHeaders; body: string }[]
  /** What paths are answered from now on; all that was told before is forgotten. */
  answer(told: Record<string, Told>, otherwise?: Told): void
  stop(): Promise<void>
}

interface TestWindow {
  happyDOM: { setURL: (url: string) => void; settings: { fetch: { disableSameOriginPolicy: boolean } } }
}
const testWindow = (): TestWindow => window as unknown as TestWindow

/** The address that the page stands at, as a browser shows it. */
export function standAt(path: string): void {
  testWindow().happyDOM.setURL(`http://localhost${path}`)
}

export async function startErpStandIn(): Promise<ErpStandIn> {
  let answers: Record<string, Told> = {}
  let rest: Told = {}
  const asked: ErpStandIn['asked'] = []
  const server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      const path = (request.url ?? '').split('?', 1)[0] ?? ''
      asked.push({ path, headers: request.headers, body: Buffer.concat(parts).toString() })
      const { status = 200, code = status, msg = '', data = null, success, cut } = answers[path] ?? rest
      if (cut) return void request.socket.destroy()
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify({ code, msg, data, ...(success === undefined ? {} : { success }) }))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const meta = document.createElement('meta')
  meta.name = 'client-bases'
  meta.content = JSON.stringify({ bases: { erp: url } })
  document.head.append(meta)
  // The document of a test has an origin of its own; what a browser would ask of the other one is no part of these tests.
  testWindow().happyDOM.settings.fetch.disableSameOriginPolicy = true
  return {
    asked,
    answer(told, otherwise = {}) {
      answers = told
      rest = otherwise
      asked.length = 0
    },
    stop() {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
}
