/** The calls of a family as the model holds them: who may use them, what they do, how they are sent. */
import type { JsonSchema } from './kind'
import type { Offer } from './offer'
import type { Fallback } from './plan'
import type { Capabilities, ClientName, Rename } from './transport'

/** What the server does by itself when the call is asked. `handler`: a function of a module of the server, by its name. */
export type Does =
  | { type: 'list' | 'get' | 'add' | 'edit' | 'remove' | 'import' | 'transition'; entity: string }
  | { type: 'export'; entity?: string; dataset?: string }
  | { type: 'report'; dataset: string }
  | { type: 'handler'; handler: string }

/**
 * Who may use a call. `page`: who may use a page or action that refers to it. Everybody signed in: `own`, for it answers and writes one's own alone;
 * `asked`, for it judges by itself what it is asked for; `signedIn`, for it tells what everybody of the company may know. `everyone`: before sign-in.
 */
export type CallAccess = 'page' | 'own' | 'asked' | 'signedIn' | 'everyone'

/** One call of a family. `guess`: its path is ours, the specification names the family only; `what`: what it does, in Chinese. */
export interface Call {
  family: string
  name: string
  path: string
  method: 'POST' | 'GET' | 'PUT' | 'DELETE'
  what: string
  state: 'built' | 'planned'
  /** It is built, and this cannot be done by it yet; undefined: nothing. Its file says `partial`. */
  lacks?: string[]
  guess: boolean
  /** The specification does not name it. */
  ours?: true
  access: CallAccess
  does?: Does
  body: 'json' | 'query' | 'multipart'
  answer: 'json' | 'binary' | 'events'
  /** Validated by the server before anything runs; undefined for planned calls. */
  request?: JsonSchema
  response?: JsonSchema
  /** What the draft says of the request and response of a planned call. */
  says: { request?: string; response?: string; errors?: string }
  writes: boolean
  /** Pages, or page + action, that refer to it: page id -> action names ("" for the list itself). */
  usedBy: Record<string, string[]>
  /** The actions that offer it, where any of them has a condition of its own. */
  offers?: Offer[]
}

/** Calls that one side answers in one wire. `capabilities`: what its lists can be asked for. */
export interface Family {
  name: string
  label: string
  client: ClientName
  wire: string
  capabilities: Capabilities
  /** What the engine does where a capability is missing. */
  fallback?: Fallback
  /** Entity or dataset -> the other side's names for what is in its rows. */
  renames?: Record<string, Rename>
  calls: Record<string, Call>
  file: string
}
