/**
 * One request as the transport hands it to whoever sends it, and what comes back. Two send: fetch at the door, where every
 * byte is waited for, and axios behind it. They carry and judge nothing: tokens, envelopes and words are transport-over.ts's.
 */
export interface Outgoing {
  url: string
  method: string
  headers: Record<string, string>
  /** Milliseconds until the whole answer must be there. */
  timeoutMs: number
  answer: 'json' | 'blob'
  writes: boolean
  /** Goes into the address. */
  query?: object | undefined
  /** A form goes as it is, anything else as JSON. */
  body?: unknown
  signal?: AbortSignal | undefined
  /** Told the part that is sent, 0 to 1, where the sender can tell it. */
  onUpload?: ((part: number) => void) | undefined
  /** The next one that asks the same takes this answer. */
  ahead?: boolean | undefined
}

/** An answer as it came; `header` is asked by name in any case, undefined where it is not there. */
export interface Incoming {
  status: number
  /** What was parsed, the text where it is no JSON, or the file. */
  data: unknown
  header: (name: string) => string | undefined
}

/** Carries one request. @throws SendError for every answer that is no success, and where none comes */
export type Send = (outgoing: Outgoing) => Promise<Incoming>

/** Success status (specification, section 9). */
export function isSuccess(status: number): boolean {
  return status >= 200 && status < 400
}

/** `incoming` stands where an answer came whole and is no success; a line that broke in the middle of one is a broken line. */
export class SendError extends Error {
  readonly reason: 'cancelled' | 'timeout' | 'network' | 'status'
  /** The sender's own error. */
  readonly raw: unknown
  readonly incoming: Incoming | undefined

  constructor(reason: SendError['reason'], raw: unknown, incoming?: Incoming) {
    super(raw instanceof Error ? raw.message : reason, { cause: raw })
    this.reason = reason
    this.raw = raw
    this.incoming = incoming
  }
}
