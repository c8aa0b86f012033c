/**
 * The one error that a failed call becomes, whoever made it. It says what kind of failure it was, so that a screen can
 * decide without reading words: a refusal goes to the form, an expired session to sign-in, the rest to a notice.
 * Draws nothing, retries nothing.
 */
type CallFailure =
  /** HTTP 200 with a business code other than the accepted ones. */
  | 'refused'
  /** The call or page behind it is not built yet. */
  | 'planned'
  /** HTTP 400, or not sent at all: the question itself is malformed. */
  | 'malformed'
  /** HTTP 401: no session any more. */
  | 'expired'
  /** HTTP 403: no permission. */
  | 'forbidden'
  /** Nobody answered. */
  | 'network'
  /** No answer in time, after all retries. */
  | 'timeout'
  /** Any other HTTP error, after all retries. */
  | 'server'
  /** The asker no longer wants the answer. */
  | 'cancelled'

/** `message` is words for staff, in Chinese; `cause` what was thrown below. `code` is a number in any case. */
export class CallError extends Error {
  readonly failure: CallFailure
  /** Business code of a refusal, HTTP status of the rest; 504 for a timeout. */
  readonly code: number
  /** Refused fields of a form: field -> what is wrong. */
  readonly fields: Record<string, string>
  /** Path of the call, for messages to developers. */
  readonly path: string
  /** What the call's client hands on of a failed answer (docs/clients.md): its body, an object with `msg`, or the raw error. */
  readonly answer: unknown

  constructor(
    failure: CallFailure, message: string,
    details: { code?: number; fields?: Record<string, string>; path?: string; cause?: unknown; answer?: unknown } = {},
  ) {
    super(message, { cause: details.cause })
    this.name = 'CallError'
    this.failure = failure
    this.code = details.code ?? 0
    this.fields = details.fields ?? {}
    this.path = details.path ?? ''
    this.answer = details.answer ?? details.cause
  }
}

/** What staff read of any thrown thing; a CallError carries its own words already. */
export function messageOf(error: unknown): string {
  if (error instanceof Error && error.message) return error.message
  return typeof error === 'string' && error ? error : '操作失败，请稍后重试'
}
