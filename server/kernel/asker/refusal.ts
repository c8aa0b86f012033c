/**
 * How the server says no: one error for business refusals, one for what is wrong with the request itself. Every room of
 * the server may throw them; http/errors.ts turns them into answers.
 */
import { CODES } from '../../../contract/wire'

/** The business codes that a refusal may have: those of CODES but for 200, which is success. */
export type Code = Exclude<(typeof CODES)[keyof typeof CODES], 200>

/**
 * A business refusal: HTTP 200 with a code of CODES and a Chinese message that says what to do.
 * `errors`: refused field -> what is wrong with it. Thrown inside a transaction it undoes the whole call.
 */
export class Refusal extends Error {
  override name = 'Refusal'
  constructor(readonly code: Code, message: string, readonly errors?: Record<string, string>) {
    super(message)
  }
}

/** Says no to one field of what was asked, in the same words there and above. @throws Refusal invalid, always */
export function refuseAt(field: string, says: string): never {
  throw new Refusal(CODES.invalid, says, { [field]: says })
}

/** A refusal that is about the request itself: its HTTP status says so (400 malformed, 401, 403, 404, 409, 413, 429, 503). */
export class HttpRefusal extends Error {
  override name = 'HttpRefusal'
  /** `later.seconds`: when to come back; `later.code`: the business code of the refusal, where it has one beside the status. */
  constructor(
    readonly status: 400 | 401 | 403 | 404 | 409 | 413 | 415 | 429 | 503, message: string, readonly errors?: Record<string, string>,
    readonly later?: { seconds: number; code?: Code },
  ) {
    super(message)
  }
}
