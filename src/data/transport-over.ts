/**
 * The transport over HTTP, whoever sends for it (send.ts): it adds token and project, retries, opens the envelope and turns
 * every failure into a CallError. It knows no page and no entity, and of a wire only its envelope and idempotency header.
 */
import { CallError } from '../lib/call-error'
import type { CallMeta, CallOptions, ClientName, Transport, Wire } from '../../contract/transport'
import { newWriteKey } from '../lib/write-key'
import { rulesOf } from './clients'
import { EXPIRED_MESSAGE, failedAnswer, openEnvelope, readEnvelope } from './envelope'
import { SendError, type Incoming, type Outgoing, type Send } from './send'

/** What the transport asks of the app; each is asked anew with every call. */
export interface TransportSettings {
  /** Base URL of a client, without a slash at its end. */
  baseOf: (client: ClientName) => string
  wireOf: (name: string) => Wire
  token: (client: ClientName, wire: Wire) => string | undefined
  /**
   * Told once for all calls that find a session gone, whichever clients share it, until there is another token.
   * @param token what the call was sent with; '' without one
   */
  onExpired: (client: ClientName, token: string) => void
  /** Waits between tries; tests pass one that does not. */
  wait?: (ms: number) => Promise<void>
  timeoutMs?: (client: ClientName) => number
  /** What the assistant's service knows this deployment by; left out: not sent. */
  clusterId?: () => number
}

const PROJECT_ID = 'erp'

const RETRY_DELAY_MS = 2000
/** Answers that another try cannot better: the question is malformed, not allowed, or too large. */
const FINAL_STATUSES = new Set([400, 401, 403, 413, 415])

const waitMs = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

const files = (): Promise<typeof import('./files')> => import('./files')

interface HttpTransport extends Transport {
  /** The answer of an `events` call as it comes, whatever its status: whoever reads it judges that. Not limited in time. */
  open: (call: CallMeta, body: unknown, options: CallOptions) => Promise<Response>
}

/** @param send what carries one request; it may be another from one call to the next */
export function transportOver(send: Send, settings: TransportSettings): HttpTransport {
  const wait = settings.wait ?? waitMs
  const expired = new Set<string>()

  const expire = (client: ClientName, token = ''): void => {
    // After the first 401 the token is gone: what was under way without it, for whichever client, finds the same session gone.
    if (token === '' ? expired.size > 0 : expired.has(token)) return
    expired.add(token)
    settings.onExpired(client, token)
  }

  const request = async (call: CallMeta, body: unknown, options: CallOptions): Promise<Incoming> => {
    const wire = settings.wireOf(call.wire)
    const token = settings.token(call.client, wire)
    const outgoing = await outgoingOf(call, body, options, settings, wire)
    // A write that the other side cannot recognise by a key would be done twice.
    const mayRetry = !call.writes || wire.write.idempotency !== null
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await send(outgoing)
      } catch (error) {
        const failure = await failureOf(error, call, wire, { otherwise: options.otherwise, hasToken: token !== undefined })
        if (failure.failure === 'expired') expire(call.client, token)
        if (!mayRetry || attempt > rulesOf(call.client).retries || !isWorthRetrying(failure, error, RETRY_DELAY_MS * attempt)) throw failure
        if (failure.failure === 'timeout') console.warn('请求超时,重新请求中...', call.path)
        await wait(RETRY_DELAY_MS * attempt)
        if (options.signal?.aborted) throw new CallError('cancelled', '已取消', { path: call.path, cause: failure })
      }
    }
  }

  const open = async (call: CallMeta, body: unknown, options: CallOptions): Promise<Response> => {
    const token = settings.token(call.client, settings.wireOf(call.wire))
    const { openStream } = await import('./events')
    const answer = await openStream(settings.baseOf(call.client) + call.path, call, body, headersOf(call, settings, token), options.signal)
    if (answer.status === 401) expire(call.client, token)
    return answer
  }

  const stream = async (call: CallMeta, body: unknown, options: CallOptions): Promise<AsyncIterable<unknown>> => {
    const answer = await open(call, body, options)
    if (!answer.ok || !answer.body) throw failureOfStatus(answer.status, { path: call.path })
    const { readEvents } = await import('./events')
    return readEvents(answer.body)
  }

  return {
    open,
    async call<T>(call: CallMeta, body: unknown, options: CallOptions = {}): Promise<T> {
      if (call.answer === 'events') return (await stream(call, body, options)) as T
      const wire = settings.wireOf(call.wire)
      const token = settings.token(call.client, wire)
      const { successFlag, failure } = rulesOf(call.client)
      const opening = { path: call.path, otherwise: options.otherwise, successFlag, failure }
      const answer = await request(call, body, options)
      try {
        return (call.answer === 'binary' ? await (await files()).fileOf(answer, wire, opening) : openEnvelope(answer.data, wire, opening)) as T
      } catch (error) {
        if (error instanceof CallError && error.failure === 'expired') expire(call.client, token)
        throw error
      }
    },
  }
}

function headersOf(call: CallMeta, settings: TransportSettings, token: string | undefined): Record<string, string> {
  const clusterId = call.client === 'ai' ? settings.clusterId?.() : undefined
  const { auth } = settings.wireOf(call.wire)
  return {
    // Another company's server may refuse headers that it does not know.
    ...(auth ? {} : { ProjectId: PROJECT_ID }),
    ...(token ? { [auth?.header ?? 'Authorization']: `${auth?.prefix ?? 'Bearer '}${token}` } : {}),
    ...(clusterId === undefined ? {} : { 'cluster-id': String(clusterId) }),
  }
}

async function outgoingOf(call: CallMeta, body: unknown, options: CallOptions, settings: TransportSettings, wire: Wire): Promise<Outgoing> {
  const headers = headersOf(call, settings, settings.token(call.client, wire))
  if (call.writes && wire.write.idempotency !== null) headers[wire.write.idempotency] = options.idempotencyKey ?? newWriteKey()
  return {
    url: settings.baseOf(call.client) + pathOf(call.path, body),
    method: call.method,
    headers,
    timeoutMs: settings.timeoutMs?.(call.client) ?? rulesOf(call.client).timeoutMs,
    answer: call.answer === 'binary' ? 'blob' : 'json',
    writes: call.writes,
    signal: options.signal,
    ...(call.body === 'query'
      ? { query: wire.auth ? (body as object | undefined) : queryOf(body) }
      : { body: call.body === 'multipart' ? (await files()).multipartOf(body) : (body ?? {}) }),
    onUpload: options.onUpload,
    ahead: options.ahead,
  }
}

/** Lists and conditions of an address, which holds texts, as JSON; another company's server reads lists in its own way. */
function queryOf(body: unknown): object | undefined {
  if (typeof body !== 'object' || body === null) return undefined
  return Object.fromEntries(Object.entries(body).map(([name, value]) => [name, typeof value === 'object' && value !== null ? JSON.stringify(value) : value]))
}

/**
 * Names in braces of a path are filled in from the body.
 * @throws CallError where a value is none: a browser leaves dots and nothing out of a path, encoded or not, and would call another
 */
function pathOf(path: string, body: unknown): string {
  const values = (body ?? {}) as Record<string, unknown>
  return path.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = values[name]
    if (value === undefined) return whole
    if (/^\.{0,2}$/.test(String(value))) throw new CallError('malformed', `「${name}」不能是「${String(value)}」，请求没有发出`, { path })
    return encodeURIComponent(String(value))
  })
}

/** Who says to come back later than our next try is not asked before: the person is told how long it takes. */
function isWorthRetrying(failure: CallError, error: unknown, pauseMs: number): boolean {
  if (failure.failure === 'timeout') return true
  if (failure.failure !== 'server') return false
  const answer = error instanceof SendError ? error.incoming : undefined
  return !(answer?.status === 429 && Number(answer.header('retry-after')) * 1000 > pauseMs)
}

interface Judging {
  otherwise: string | undefined
  /** The call carried a token. */
  hasToken: boolean
}

async function failureOf(error: unknown, call: CallMeta, wire: Wire, { otherwise, hasToken }: Judging): Promise<CallError> {
  const { path, client } = call
  const { failure, expiredOn } = rulesOf(client)
  if (!(error instanceof SendError)) return new CallError('malformed', error instanceof Error ? error.message : '请求失败', { path, cause: error })
  const { reason, raw, incoming } = error
  if (reason === 'cancelled') return new CallError('cancelled', '已取消', { path, cause: raw })
  if (incoming) {
    const { status } = incoming
    const data: unknown = incoming.data instanceof Blob ? await (await files()).readJson(incoming.data) : incoming.data
    const { message, fields } = readEnvelope(data, wire)
    const isExpired = status === 401 || (hasToken && expiredOn.includes(status))
    return failureOfStatus(isExpired ? 401 : status, {
      message: message ?? otherwise, fields, path, cause: raw, answer: failedAnswer(failure, data, message, raw),
    })
  }
  const answer = failedAnswer(failure, undefined, undefined, raw)
  if (reason === 'timeout') return new CallError('timeout', '请求超时，请稍后重试', { code: 504, path, cause: raw, answer })
  return new CallError('network', '网络连接失败，请检查网络后重试', { path, cause: raw, answer })
}

interface Failed {
  message?: string | undefined
  fields?: Record<string, string>
  path: string
  cause?: unknown
  answer?: unknown
}

function failureOfStatus(status: number, { message, ...details }: Failed): CallError {
  if (status === 401) return new CallError('expired', EXPIRED_MESSAGE, { code: 401, ...details })
  if (status === 403) return new CallError('forbidden', message ?? '没有权限进行这个操作，请联系管理员', { code: 403, ...details })
  if (FINAL_STATUSES.has(status)) return new CallError('malformed', message ?? `请求有误（${status}）`, { code: status, ...details })
  return new CallError('server', message ?? `服务暂时不可用（${status}），请稍后重试`, { code: status, ...details })
}
