/**
 * A stand-in for a server of OpenAI's chat completions, on a socket of its own: streams what a test tells it to, calls
 * tools, fails, is slow, and remembers what it was asked. No model is behind it.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface AskedModel {
  model: string
  stream: boolean
  max_tokens: number
  messages: { role: string; content: unknown; tool_calls?: { id: string; function: { name: string; arguments: string } }[]; tool_call_id?: string }[]
  tools?: { type: string; function: { name: string; parameters: unknown } }[]
}

/** What one round answers. */
export type ModelTurn =
  | { says: string[]; pauseMs?: number }
  | { calls: { name: string; arguments: unknown }[]; says?: string[] }
  | { status: number }
  /** Takes the question and is silent. */
  | { silent: true }
  /** Says something and closes the line in the middle. */
  | { breaks: string }
  /** Sends these bytes as they are. */
  | { raw: string }

export interface ModelStandIn {
  /** For AI_BASE_URL. */
  baseUrl: string
  asked: AskedModel[]
  /** The bearer token of the last question. */
  key(): string | undefined
  /** Readers that left before their answer ended. */
  left(): number
  /** Pieces of words sent so far, in all answers. */
  said(): number
  /** The answers to come, one a round; a function sees what was asked. When they run out, the last one stays. */
  answer(...turns: (ModelTurn | ((asked: AskedModel) => ModelTurn))[]): void
  models: string[]
  stop(): Promise<void>
}

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

export async function startModelStandIn(): Promise<ModelStandIn> {
  const asked: AskedModel[] = []
  const models = ['deepseek', 'qwen-plus']
  let turns: (ModelTurn | ((asked: AskedModel) => ModelTurn))[] = [{ says: ['你好'] }]
  let key: string | undefined
  let left = 0
  let said = 0

  const server = createServer((request, response) => {
    key = request.headers.authorization?.replace('Bearer ', '')
    if (request.url === '/v1/models') {
      return void response.setHeader('content-type', 'application/json').end(JSON.stringify({ data: models.map((id) => ({ id })) }))
    }
    if (request.url !== '/v1/chat/completions') return void response.writeHead(404).end()
    response.once('close', () => {
      if (!response.writableFinished) left += 1
    })
    void bodyOf(request).then(async (body) => {
      const question = JSON.parse(body) as AskedModel
      asked.push(question)
      const next = turns.length > 1 ? turns.shift()! : turns[0]!
      await send(response, typeof next === 'function' ? next(question) : next, () => (said += 1))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    asked, models,
    key: () => key,
    left: () => left,
    said: () => said,
    answer(...next) {
      turns = next
    },
    stop() {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return Buffer.concat(parts).toString('utf8')
}

async function send(response: ServerResponse, turn: ModelTurn, onSaid: () => void): Promise<void> {
  if ('status' in turn) {
    return void response.writeHead(turn.status, { 'content-type': 'application/json' }).end('{"error":{"message":"secret words of the other side"}}')
  }
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  response.flushHeaders()
  const chunk = (delta: unknown, finish: string | null = null): void =>
    void response.write(`data: ${JSON.stringify({ choices: [{ index: 0, delta, finish_reason: finish }] })}\n\n`)
  if ('silent' in turn) return
  if ('raw' in turn) return void response.end(turn.raw)
  if ('breaks' in turn) {
    chunk({ content: turn.breaks })
    await wait(20)
    response.destroy()
    return
  }
  for (const words of turn.says ?? []) {
    chunk({ content: words })
    onSaid()
    if ('pauseMs' in turn && turn.pauseMs) await wait(turn.pauseMs)
    if (response.destroyed) return
  }
  if ('calls' in turn) {
    for (const [index, call] of turn.calls.entries()) {
      const given = typeof call.arguments === 'string' ? call.arguments : JSON.stringify(call.arguments)
      const half = Math.floor(given.length / 2)
      // As they come from the real ones: name first, arguments in pieces.
      chunk({ tool_calls: [{ index, id: `call_${index}`, type: 'function', function: { name: call.name, arguments: '' } }] })
      chunk({ tool_calls: [{ index, function: { arguments: given.slice(0, half) } }] })
      chunk({ tool_calls: [{ index, function: { arguments: given.slice(half) } }] })
    }
    chunk({}, 'tool_calls')
  } else chunk({}, 'stop')
  response.end('data: [DONE]\n\n')
}
