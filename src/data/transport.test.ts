import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { WIRES } from '../generated/wires'
import { CallError } from '../lib/call-error'
import type { CallMeta } from '../../contract/transport'
import { sendAskedAhead } from './asked-ahead'
import { EXPIRED_MESSAGE } from './envelope'
import { sendByAxios } from './send-by-axios'
import { sendByFetch } from './send-by-fetch'
import { fileNameOf } from './files'
import type { Send } from './send'
import { transportOver } from './transport-over'

type Answer = (request: IncomingMessage, response: ServerResponse, body: string) => void

/** Answers each request by the next of `answers`, the last one for ever after. */
let answers: Answer[]
let seen: { headers: IncomingMessage['headers']; body: string; url: string }[]
let server: Server
let base: string

beforeEach(async () => {
  answers = []
  seen = []
  server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      const body = Buffer.concat(parts).toString()
      seen.push({ headers: request.headers, body, url: request.url ?? '' })
      const answer = answers[Math.min(seen.length, answers.length) - 1]
      answer?.(request, response, body)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})

afterEach(async () => {
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
  vi.restoreAllMocks()
})

const status = (code: number, body: unknown = {}): Answer =>
  (_request, response) => response.writeHead(code, { 'content-type': 'application/json' }).end(JSON.stringify(body))
const ok = (data: unknown): Answer => status(200, { code: 200, msg: '', data })
const silence: Answer = () => undefined
const hangUp: Answer = (request) => request.socket.destroy()

const read: CallMeta = {
  family: 'app', call: 'things', method: 'POST', path: '/things', client: 'erp', wire: 'erp', body: 'json', answer: 'json', writes: false,
}
const write: CallMeta = { ...read, call: 'thingsAdd', writes: true }

let send: Send

function made(part: { token?: () => string | undefined; onExpired?: (client?: string) => void; wire?: object; timeoutMs?: number } = {}) {
  const waits: number[] = []
  const transport = transportOver(send, {
    baseOf: () => base,
    wireOf: () => ({ ...WIRES.erp, ...part.wire }) as never,
    token: part.token ?? (() => 'secret'),
    onExpired: part.onExpired ?? (() => undefined),
    wait: async (ms) => void waits.push(ms),
    // A busy machine may leave a whole second between two lines: only who waits for silence is impatient.
    timeoutMs: () => part.timeoutMs ?? 30_000,
  })
  return { transport, waits }
}

async function failure(promise: Promise<unknown>): Promise<CallError> {
  const error = await promise.then(() => undefined, (thrown: unknown) => thrown)
  expect(error).toBeInstanceOf(CallError)
  return error as CallError
}

describe.each([['axios', sendByAxios()], ['fetch', sendByFetch]] as const)('sent by %s', (_name, sender) => {
  beforeEach(() => void (send = sendAskedAhead(sender)))

  describe('a call', () => {
    test('carries token and project, and brings the envelope\'s data', async () => {
      answers = [ok({ list: [1] })]
      await expect(made().transport.call(read, { page: 1 })).resolves.toEqual({ list: [1] })
      expect(seen[0]).toMatchObject({ body: '{"page":1}', headers: { authorization: 'Bearer secret', projectid: 'erp' } })
      expect(seen[0]?.headers['idempotency-key']).toBeUndefined()
    })

    test('puts the values of a query into the address', async () => {
      answers = [ok(null)]
      await made().transport.call({ ...read, method: 'GET', body: 'query' }, { year: 2025 })
      expect(seen[0]?.url).toBe('/things?year=2025')
    })

    test('says lists and conditions of an address as JSON', async () => {
      answers = [ok(null)]
      await made().transport.call({ ...read, method: 'GET', body: 'query' }, { rows: ['month', 'shop'], filter: { field: 'shop', op: 'eq', value: '1' } })
      const said = new URL(`http://x${seen[0]?.url}`).searchParams
      expect([said.get('rows'), said.get('filter')]).toEqual(['["month","shop"]', '{"field":"shop","op":"eq","value":"1"}'])
    })

    test('a refusal is told with its words and its fields, and is not repeated', async () => {
      answers = [status(200, { code: 1002, msg: '名称太长', data: null, errors: { name: '最多 20 字' } })]
      const error = await failure(made().transport.call(read, {}))
      expect(error).toMatchObject({ failure: 'refused', code: 1002, message: '名称太长', fields: { name: '最多 20 字' } })
      expect(seen).toHaveLength(1)
    })

    test('what is not built yet says so', async () => {
      answers = [status(200, { code: 1001, msg: '尚未开放', data: null })]
      expect(await failure(made().transport.call(read, {}))).toMatchObject({ failure: 'planned', message: '尚未开放' })
    })

    test('an answer without an envelope is no success', async () => {
      answers = [status(200, '<html>')]
      expect(await failure(made().transport.call(read, {}))).toMatchObject({ failure: 'server' })
    })
  })

  describe('what index.html has asked for already', () => {
    const early = (data: unknown, status = 200): void => {
      globalThis.askedAhead = new Map([[`${base}/things {"page":1}`, Promise.resolve(new Response(JSON.stringify(data), { status }))]])
    }
    // As soon as the page is opened, however long this process has been running.
    beforeEach(() => void vi.spyOn(performance, 'now').mockReturnValue(100))
    afterEach(() => (globalThis.askedAhead = undefined))

    test('is not asked again, and its refusals are told like any other', async () => {
      early({ code: 200, msg: '', data: { list: [7] } })
      await expect(made().transport.call(read, { page: 1 })).resolves.toEqual({ list: [7] })
      early({ code: 1002, msg: '名称太长', data: null })
      expect(await failure(made().transport.call(read, { page: 1 }))).toMatchObject({ failure: 'refused', message: '名称太长' })
      expect(seen).toEqual([])
    })

    test('is asked again where it failed, where other words are asked, and after a write', async () => {
      answers = [ok({ list: [1] })]
      early({}, 401)
      await expect(made().transport.call(read, { page: 1 })).resolves.toEqual({ list: [1] })
      early({ code: 200, msg: '', data: { list: [7] } })
      await expect(made().transport.call(read, { page: 2 })).resolves.toEqual({ list: [1] })
      await made().transport.call(write, { page: 1 })
      await expect(made().transport.call(read, { page: 1 })).resolves.toEqual({ list: [1] })
      expect(seen.map(({ body }) => body)).toEqual(['{"page":1}', '{"page":2}', '{"page":1}', '{"page":1}'])
    })
  })

  describe('another try', () => {
    test.each([
      [500, 4], [503, 4], [429, 4], [404, 4], [400, 1], [401, 1], [403, 1], [413, 1], [415, 1],
    ])('HTTP %i is asked %i times in all', async (code, times) => {
      answers = [status(code)]
      const { transport, waits } = made()
      await failure(transport.call(read, {}))
      expect(seen).toHaveLength(times)
      expect(waits).toEqual([2000, 4000, 6000].slice(0, times - 1))
    })

    test('a server that comes back is heard', async () => {
      answers = [status(503), status(500), ok('here')]
      const { transport, waits } = made()
      await expect(transport.call(read, {})).resolves.toBe('here')
      expect(waits).toEqual([2000, 4000])
    })

    test('silence is waited out, said in the log, and ends as 504', async () => {
      const log = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
      answers = [silence]
      const { transport, waits } = made({ timeoutMs: 250 })
      expect(await failure(transport.call(read, {}))).toMatchObject({ failure: 'timeout', code: 504 })
      expect(waits).toEqual([2000, 4000, 6000])
      expect(log.mock.calls.map(([words]) => words as string)).toEqual(Array(3).fill('请求超时,重新请求中...'))
    })

    test('a broken line is not tried again', async () => {
      answers = [hangUp]
      expect(await failure(made().transport.call(read, {}))).toMatchObject({ failure: 'network' })
      expect(seen).toHaveLength(1)
    })

    test('a write keeps its key through all tries, and another write has another', async () => {
      answers = [status(500), ok(1)]
      const { transport } = made()
      await transport.call(write, {})
      await transport.call(write, {})
      const [first, second, third] = seen.map(({ headers }) => headers['idempotency-key'])
      expect(first).toBeTruthy()
      expect(second).toBe(first)
      expect(third).not.toBe(first)
    })

    test('a write that the other side cannot recognise is not sent twice', async () => {
      answers = [status(500)]
      await failure(made({ wire: { write: { idempotency: null } } }).transport.call(write, {}))
      expect(seen).toHaveLength(1)
    })

    test('a cancelled question is dropped', async () => {
      answers = [silence]
      const stop = new AbortController()
      const asked = failure(made().transport.call(read, {}, { signal: stop.signal }))
      await expect.poll(() => seen).toHaveLength(1)
      stop.abort()
      expect(await asked).toMatchObject({ failure: 'cancelled' })
      expect(seen).toHaveLength(1)
    })
  })

  describe('an expired session', () => {
    test('is told once for all calls under way, and again only after another sign-in', async () => {
      answers = [status(401)]
      let token: string | undefined = 'old'
      const onExpired = vi.fn(() => (token = undefined))
      const { transport } = made({ token: () => token, onExpired })
      const errors = await Promise.all([1, 2, 3].map(() => failure(transport.call(read, {}))))
      await failure(transport.call(read, {}))
      expect(errors.map((error) => [error.failure, error.message])).toEqual(Array(3).fill(['expired', EXPIRED_MESSAGE]))
      expect(onExpired).toHaveBeenCalledTimes(1)
      token = 'new'
      await failure(transport.call(read, {}))
      expect(onExpired).toHaveBeenCalledTimes(2)
    })
  })

  describe('another company\'s system', () => {
    const auth = { header: 'X-Ticket', prefix: 'T ', expired: ['E401'] }

    test('is told the token in its own header, and nothing that is ours alone', async () => {
      answers = [ok({})]
      await made({ wire: { auth } }).transport.call({ ...read, client: 'books' }, {})
      expect(seen[0]?.headers['x-ticket']).toBe('T secret')
      expect([seen[0]?.headers['authorization'], seen[0]?.headers['projectid']]).toEqual([undefined, undefined])
    })

    test('says by a code of its own that the session is gone, which ends the session of that client', async () => {
      answers = [status(200, { code: 'E401', msg: 'ticket too old', data: null })]
      const gone: string[] = []
      const error =
        await failure(made({ wire: { auth }, onExpired: (client?: string) => void gone.push(client ?? '') }).transport.call({ ...read, client: 'books' }, {}))
      expect([error.failure, error.message, gone]).toEqual(['expired', EXPIRED_MESSAGE, ['books']])
    })

    test('finds a value of the body in its path', async () => {
      answers = [ok({})]
      await made().transport.call({ ...read, path: '/lines/{id}/{part}' }, { id: 'a/b' })
      expect(seen[0]?.url).toBe('/lines/a%2Fb/%7Bpart%7D')
    })

    test('sends nothing where a value would make another path of it', async () => {
      for (const id of ['..', '.', '']) {
        expect(await failure(made().transport.call({ ...read, path: '/lines/{id}/{part}' }, { id, part: 'x' }))).toMatchObject({
          failure: 'malformed', message: expect.stringContaining('没有发出') as string,
        })
      }
      expect(seen).toEqual([])
    })
  })

  describe('events', () => {
    test('arrive one by one as the server says them', async () => {
      answers = [(_request, response) => response.writeHead(200, { 'content-type': 'text/event-stream' }).end(
        'retry: 2000\n\n: still here\n\nevent: job\ndata: {"id":"7","progress":40}\n\ndata: {"type":"model","data":{"version":"b"}}\n\n',
      )]
      const messages = await made().transport.call<AsyncIterable<unknown>>({ ...read, method: 'GET', body: 'query', answer: 'events' }, {})
      const heard: unknown[] = []
      for await (const message of messages) heard.push(message)
      expect(heard).toEqual([{ type: 'job', data: { id: '7', progress: 40 } }, { type: 'model', data: { version: 'b' } }])
    })
  })
})

test('a file is named as the server names it', () => {
  expect(fileNameOf("attachment; filename=\"x.xlsx\"; filename*=UTF-8''%E4%BB%93%E5%82%A8%E8%B4%B9.xlsx")).toBe('仓储费.xlsx')
  expect(fileNameOf('attachment; filename="a b.csv"')).toBe('a b.csv')
  expect(fileNameOf('inline')).toBeUndefined()
})
