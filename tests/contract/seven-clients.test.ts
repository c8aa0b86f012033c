/**
 * The seven clients against a server that misbehaves, over real sockets (specification, sections 6, 8 and 9; docs/clients.md).
 * The pauses between tries run on a clock of the test's own, so that no minute is waited out.
 */
import { readFileSync } from 'node:fs'
import { AxiosError } from 'axios'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { baseOf, CLIENTS, cloudOf, clusterIdOf, type Deployment } from '../../src/data/clients'
import { download, downloadOf } from '../../src/data/download'
import { createTransport } from '../../src/data/transport'
import type { TransportSettings } from '../../src/data/transport-over'
import { WIRES } from '../../src/generated/wires'
import { CallError } from '../../src/lib/call-error'
import type { CallMeta, OwnClient } from '../../contract/transport'
import { halfAnswer, hangUp, json, ok, silence, startMisbehaving, text, type Misbehaving } from './misbehaving'

let server: Misbehaving
beforeAll(async () => {
  server = await startMisbehaving()
})
afterAll(() => server.stop())
afterEach(() => void vi.restoreAllMocks())

const NAMES = Object.keys(CLIENTS) as OwnClient[]
const RETRYING = NAMES.filter((name) => CLIENTS[name].retries > 0)
const callOf = (client: OwnClient, more: Partial<CallMeta> = {}): CallMeta => ({
  family: 'f', call: 'c', method: 'POST', path: '/things', client, wire: 'erp', body: 'json', answer: 'json', writes: false, ...more,
})

function made(part: Partial<TransportSettings> = {}) {
  const waits: number[] = []
  const transport = createTransport({
    baseOf: () => server.url, wireOf: () => WIRES.erp as never, token: () => 'secret', onExpired: () => undefined,
    wait: async (ms) => void waits.push(ms), timeoutMs: () => 30_000, ...part,
  })
  return { transport, waits }
}

async function failure(promise: Promise<unknown>): Promise<CallError> {
  const error = await promise.then(() => undefined, (thrown: unknown) => thrown)
  expect(error).toBeInstanceOf(CallError)
  return error as CallError
}

describe('the table', () => {
  it('has seven clients; all wait 180 s and try three times more, the assistant\'s waits 30 s and does not (section 9)', () => {
    expect(NAMES.toSorted()).toEqual(['ads', 'ai', 'download', 'erp', 'help', 'newAds', 'sso'])
    expect(RETRYING.map((name) => [name, CLIENTS[name].timeoutMs, CLIENTS[name].retries])).toEqual(RETRYING.map((name) => [name, 180_000, 3]))
    expect(CLIENTS.ai).toMatchObject({ timeoutMs: 30_000, retries: 0 })
    expect(RETRYING).toHaveLength(6)
  })

  it('stands in docs/clients.md as it is', () => {
    const rows = readFileSync(new URL('../../docs/clients.md', import.meta.url), 'utf8')
      .split('\n')
      .filter((line) => line.startsWith('| `'))
      .map((line) => line.split('|').slice(1, -1).map((cell) => cell.trim()))
    const told = rows.map(([name, , timeout, retries, expired, fails]) => ({ name: name?.replaceAll('`', ''), timeout, retries, expired, fails }))
    expect(told.toSorted((a, b) => (a.name ?? '').localeCompare(b.name ?? ''))).toEqual(
      NAMES.toSorted().map((name) => ({
        name, timeout: `${CLIENTS[name].timeoutMs / 1000} s`, retries: String(CLIENTS[name].retries), expired: CLIENTS[name].expiredOn.join(', '),
        fails: CLIENTS[name].failure === 'body' ? 'the body, or the raw error' : 'an object with `msg`',
      })),
    )
  })

  it('finds bases by cloud, chosen from the site\'s origin (section 7)', () => {
    const deployment: Deployment = {
      origins: { private: ['https://erp.private.example'], uat: ['https://uat.example'] },
      bases: { erp: { public: 'https://api.example/', private: 'https://api.private.example', uat: 'https://api.uat.example' }, ai: 'https://ai.example' },
    }
    const clouds = ['https://one.example', 'https://erp.private.example', 'https://uat.example', 'http://localhost:3000'].map(
      (origin) => cloudOf(origin, deployment),
    )
    expect(clouds).toEqual(['public', 'private', 'uat', 'public'])
    expect(baseOf('erp', 'https://erp.private.example', deployment)).toBe('https://api.private.example')
    expect(baseOf('ads', 'https://one.example', deployment)).toBe('https://api.example')
    expect(baseOf('ai', 'https://uat.example', deployment)).toBe('https://ai.example')
    expect(baseOf('sso', 'http://localhost:3000', {})).toBe('')
    expect((['public', 'private', 'uat'] as const).map(clusterIdOf)).toEqual([1, 2, 2])
  })
})

describe.each(NAMES)('client %s', (client) => {
  const { retries, failure: handsOn, expiredOn } = CLIENTS[client]

  it('sends bearer token and project; the assistant\'s its cluster besides (sections 6 and 7)', async () => {
    server.behave(ok('here'))
    await expect(made({ clusterId: () => 2 }).transport.call(callOf(client), { page: 1 })).resolves.toBe('here')
    expect(server.seen[0]).toMatchObject({ method: 'POST', body: '{"page":1}', headers: { authorization: 'Bearer secret', projectid: 'erp' } })
    expect(server.seen[0]?.headers['cluster-id']).toBe(client === 'ai' ? '2' : undefined)
  })

  it('GET payloads go as query parameters (section 7)', async () => {
    server.behave(ok(null))
    await made().transport.call(callOf(client, { method: 'GET', body: 'query' }), { year: 2025, name: '甲 乙' })
    expect(Object.fromEntries(new URL(server.seen[0]?.url ?? '', server.url).searchParams)).toEqual({ year: '2025', name: '甲 乙' })
  })

  it(`an error of the server is asked ${retries + 1} times, 2000 ms times the attempt apart (section 9)`, async () => {
    server.behave(json(503, { code: 503, msg: '数据库正忙' }))
    const { transport, waits } = made()
    expect(await failure(transport.call(callOf(client), {}))).toMatchObject({ failure: 'server', code: 503, message: '数据库正忙' })
    expect(server.seen).toHaveLength(retries + 1)
    expect(waits).toEqual([2000, 4000, 6000].slice(0, retries))
  })

  it('silence has its timeout anew with each try, is said in the log and ends as 504 (section 8: 请求超时,重新请求中...)', async () => {
    const log = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    server.behave(silence)
    const began = Date.now()
    const { transport, waits } = made({ timeoutMs: () => 150 })
    expect(await failure(transport.call(callOf(client), {}))).toMatchObject({ failure: 'timeout', code: 504 })
    expect(waits).toEqual([2000, 4000, 6000].slice(0, retries))
    expect(Date.now() - began).toBeGreaterThan((retries + 1) * 140)
    expect(log.mock.calls.map(([words]) => words as string)).toEqual(Array(retries).fill('请求超时,重新请求中...'))
  })

  it.each([
    ['cut', hangUp], ['cut in the middle of an answer', halfAnswer],
  ])('a line that is %s is a network error and not tried again (section 9)', async (_how, answer) => {
    server.behave(answer)
    expect(await failure(made().transport.call(callOf(client), {}))).toMatchObject({ failure: 'network' })
    expect(server.seen).toHaveLength(1)
  })

  it.each([400, 401, 403])('HTTP %i is final', async (status) => {
    server.behave(json(status, { code: status, msg: '不行' }))
    await failure(made().transport.call(callOf(client), {}))
    expect(server.seen).toHaveLength(1)
  })

  const refusal = handsOn === 'body' ? 'the body where it has message or code, otherwise the raw error' : 'an object with msg and what the body holds'
  it(`hands on ${refusal} (section 8)`, async () => {
    server.behave(json(400, { code: 7001, message: '数量不对', extra: [1] }))
    const told = await failure(made().transport.call(callOf(client), {}))
    server.behave(text(400, '<html>'))
    const raw = await failure(made().transport.call(callOf(client), {}))
    if (handsOn === 'body') {
      expect(told.answer).toEqual({ code: 7001, message: '数量不对', extra: [1] })
      expect(raw.answer).toBeInstanceOf(AxiosError)
    } else {
      expect(told.answer).toMatchObject({ code: 7001, extra: [1], msg: expect.any(String) })
      expect(raw.answer).toEqual({ msg: expect.stringContaining('400') })
    }
  })

  it(`takes ${expiredOn.join(' and ')} for a session that is gone, once for all calls under way (section 8)`, async () => {
    for (const status of expiredOn) {
      let token: string | undefined = 'old'
      const onExpired = vi.fn(() => (token = undefined))
      const { transport } = made({ token: () => token, onExpired })
      server.behave(json(status, {}))
      const errors = await Promise.all([1, 2, 3, 4, 5].map(() => failure(transport.call(callOf(client), {}))))
      expect(errors.map((error) => [error.failure, error.message])).toEqual(Array(5).fill(['expired', '用户信息过期，请重新登录']))
      expect(onExpired).toHaveBeenCalledTimes(1)
    }
  })

  it('a refusal is an answer: not tried again, told in the server\'s words or those of the call', async () => {
    server.behave(json(200, { code: 1002, msg: '名称太长', data: null, errors: { name: '最多 20 字' } }))
    expect(await failure(made().transport.call(callOf(client), {}, { otherwise: '保存失败' }))).toMatchObject({
      failure: 'refused', code: 1002, message: '名称太长', fields: { name: '最多 20 字' },
    })
    server.behave(json(200, { code: 1002, data: null }))
    expect(await failure(made().transport.call(callOf(client), {}, { otherwise: '保存失败' }))).toMatchObject({ message: '保存失败' })
    expect(server.seen).toHaveLength(1)
  })

  it('a page in place of an answer is no success', async () => {
    server.behave(text(200, '<html>网关</html>'))
    expect(await failure(made().transport.call(callOf(client), {}))).toMatchObject({ failure: 'server' })
  })

  it('a write that fails keeps its key through all tries', async () => {
    server.behave(json(500, {}))
    await failure(made({ token: () => undefined }).transport.call(callOf(client, { writes: true }), {}))
    expect(server.seen).toHaveLength(retries + 1)
    expect(new Set(server.seen.map(({ headers }) => headers['idempotency-key'])).size).toBe(1)
  })
})

it('a 500 is an expired session on sso alone, and only where a token was sent', async () => {
  const found = []
  for (const client of NAMES) {
    server.behave(json(500, {}))
    found.push([client, (await failure(made().transport.call(callOf(client), {}))).failure])
  }
  expect(Object.fromEntries(found)).toEqual({
    erp: 'server', ads: 'server', newAds: 'server', help: 'server', download: 'server', sso: 'expired', ai: 'server',
  })
  server.behave(json(500, {}))
  expect(await failure(made({ token: () => undefined }).transport.call(callOf('sso'), {}))).toMatchObject({ failure: 'server', code: 500 })
})

it('the assistant\'s answer of code 200 whose success is false is a refusal (section 7)', async () => {
  server.behave(json(200, { code: 200, success: false, msg: '创建会话失败', data: null }))
  expect(await failure(made().transport.call(callOf('ai'), {}))).toMatchObject({ failure: 'refused', message: '创建会话失败' })
  await expect(made().transport.call(callOf('erp'), {})).resolves.toBeNull()
})

describe('a download', () => {
  it('is a POST to the path that the caller gives, answered by a file (section 7)', async () => {
    server.behave((_request, response) =>
      void response.writeHead(200, { 'content-type': 'text/csv', 'content-disposition': "attachment; filename*=UTF-8''%E5%88%A9%E6%B6%A6.csv" }).end('a,b'))
    const file = await download(made().transport, downloadOf('/amzd/api/v1/any/export'), { month: '2025-08' })
    expect([file.name, await file.text()]).toEqual(['利润.csv', 'a,b'])
    expect(server.seen[0]).toMatchObject({ method: 'POST', url: '/amzd/api/v1/any/export', body: '{"month":"2025-08"}' })
  })

  it('that fails is logged and thrown on (section 8)', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    server.behave(json(200, { code: 1003, msg: '文件已过期', data: null }))
    expect(await failure(download(made().transport, downloadOf('/file'), {}))).toMatchObject({ failure: 'refused', message: '文件已过期' })
    expect(log).toHaveBeenCalledWith('下载失败', '/file', expect.any(CallError))
  })
})

describe('who is told when to come back', () => {
  it('is not asked again before that', async () => {
    server.behave(json(429, { code: 1102, msg: '登录失败次数过多，请 15 分钟后再试，或联系管理员重置密码。' }, { 'retry-after': '900' }))
    expect(await failure(made().transport.call(callOf('sso'), {}))).toMatchObject({ message: '登录失败次数过多，请 15 分钟后再试，或联系管理员重置密码。' })
    expect(server.seen).toHaveLength(1)
  })

  it('waits where it is soon', async () => {
    server.behave(json(429, { code: 429 }, { 'retry-after': '1' }), ok('here'))
    await expect(made().transport.call(callOf('erp'), {})).resolves.toBe('here')
    expect(server.seen).toHaveLength(2)
  })
})

/** Answers travel over a real socket meanwhile; only the pauses between tries stand still. */
async function travelled(): Promise<void> {
  for (const until = Date.now() + 80; Date.now() < until; ) await new Promise((resolve) => setImmediate(resolve))
}

it('on the real clock the pauses are 2, 4 and 6 seconds (section 9)', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    server.behave(json(503, {}))
    const ended = failure(
      createTransport({ baseOf: () => server.url, wireOf: () => WIRES.erp as never, token: () => 'secret', onExpired: () => undefined }).call(
        callOf('erp'), {},
      ),
    )
    const counts: number[] = []
    for (const ms of [1999, 1, 3999, 1, 5999, 1]) {
      await travelled()
      await vi.advanceTimersByTimeAsync(ms)
      await travelled()
      counts.push(server.seen.length)
    }
    expect(counts).toEqual([1, 2, 2, 3, 3, 4])
    expect((await ended).failure).toBe('server')
  } finally {
    vi.useRealTimers()
  }
})
