/** The envelope of an answer: business code, message, data, refused fields, at the paths that the wire names. Pure. */
import { CallError } from '../lib/call-error'
import type { Wire } from '../lib/transport'
import { valueAt } from './paths'

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

/** The answer's data; @throws CallError where the code says it was refused, or where there is no envelope at all. */
export function openEnvelope(body: unknown, wire: Wire, path: string): unknown {
  const { code, message, fields } = readEnvelope(body, wire)
  if (wire.envelope.ok.some((ok) => ok === code)) return valueAt(body, wire.envelope.data)
  if (code === undefined) throw new CallError('server', '服务的回答无法识别，请稍后重试', { path })
  throw new CallError(code === wire.plannedCode ? 'planned' : 'refused', message ?? '操作失败', { code: Number(code), fields, path })
}
