/** The envelope of an answer: business code, message, data, refused fields, at the paths that the wire names. Pure. */
import { CallError } from '../lib/call-error'
import type { Wire } from '../../contract/transport'
import { valueAt } from './paths'

/** Said of every session that has ended, whatever words the server has for it. */
export const EXPIRED_MESSAGE = '用户信息过期，请重新登录'

/** Code, message and refused fields of an answer; each undefined or empty where the answer has none. */
export function readEnvelope(body: unknown, wire: Wire): { code: unknown; message: string | undefined; fields: Record<string, string> } {
  const { envelope } = wire
  const message = valueAt(body, envelope.message)
  const errors = envelope.errors ? valueAt(body, envelope.errors) : undefined
  return {
    code: valueAt(body, envelope.code),
    message: typeof message === 'string' && message !== '' ? message : undefined,
    fields: typeof errors === 'object' && errors !== null ? (errors as Record<string, string>) : {},
  }
}

/** What the opening of an answer is told of its call; `path` is for developers. */
export interface Opening {
  path: string
  /** Words of a refusal that has none. */
  otherwise?: string | undefined
  /** A `success` that is false refuses, whatever the code. */
  successFlag?: boolean | undefined
  /** What a failure hands on of the body. */
  failure?: 'body' | 'object' | undefined
}

/** The answer's data; @throws CallError where the code says it was refused, or where there is no envelope at all. */
export function openEnvelope(body: unknown, wire: Wire, opening: Opening): unknown {
  const { path, otherwise, successFlag, failure = 'body' } = opening
  const { code, message, fields } = readEnvelope(body, wire)
  const isRefused = successFlag === true && valueAt(body, 'success') === false
  if (!isRefused && wire.envelope.ok.some((ok) => ok === code)) return valueAt(body, wire.envelope.data)
  const answer = failedAnswer(failure, body, message)
  if (wire.auth?.expired.some((gone) => gone === code)) throw new CallError('expired', EXPIRED_MESSAGE, { code: 401, path, answer })
  if (code === undefined) throw new CallError('server', '服务的回答无法识别，请稍后重试', { path, answer })
  throw new CallError(code === wire.plannedCode ? 'planned' : 'refused', message ?? otherwise ?? '操作失败', { code: Number(code), fields, path, answer })
}

/**
 * What a client hands on of a failed answer (specification, section 8). body: the answer's body where it has a message or a
 * code, otherwise the raw error; object: an object with `msg` and what the body holds.
 */
export function failedAnswer(failure: 'body' | 'object', body: unknown, message: string | undefined, raw?: unknown): unknown {
  const held = typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : undefined
  if (failure === 'object') return { ...held, msg: message ?? (raw instanceof Error ? raw.message : '') }
  return held && (held['message'] !== undefined || held['msg'] !== undefined || held['code'] !== undefined || message !== undefined) ? held : raw
}
