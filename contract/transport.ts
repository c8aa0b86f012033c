/**
 * The port between whoever asks and whatever carries the question: what a call is to the client, and how it is sent.
 * Types only. src/data holds the transport over HTTP; tests hand in their own.
 */
import type { Operator } from './filter'

/** The seven clients of the product: each has its own base address, headers and patience. */
export type OwnClient = 'erp' | 'ai' | 'ads' | 'newAds' | 'help' | 'download' | 'sso'

/** One of the seven, or another that a company's families name: as many as it has systems. */
export type ClientName = OwnClient | (string & {})

/** The wire of our own server. What a family says by another wire is answered elsewhere. */
export const OWN_WIRE = 'erp'

/** One call as the client needs to know it. */
export interface CallMeta {
  family: string
  call: string
  method: 'POST' | 'GET' | 'PUT' | 'DELETE'
  /** Path below the client's base address. */
  path: string
  client: ClientName
  /** Name of the wire by which its answers are wrapped. */
  wire: string
  body: 'json' | 'query' | 'multipart'
  answer: 'json' | 'binary' | 'events'
  /** True: carries an idempotency key, so that a retry cannot write twice. */
  writes: boolean
  /** Of a call about one row that another side answers: the fields that name the row. */
  key?: string[]
  /** The other side's names for what is sent and answered; absent where they are ours. */
  rename?: Rename
}

/** Another company's names for the fields and values of one entity or dataset. Theirs may be paths with dots. */
export interface Rename {
  /** Ours -> theirs. */
  fields: Record<string, string>
  /** Our field -> our value -> theirs. */
  values?: Record<string, Record<string, string | number | boolean>>
  /** Rows that belong to a row, by our name for them. */
  below?: Record<string, Rename>
}

/** What a caller may say of one question besides its body. */
export interface CallOptions {
  signal?: AbortSignal
  /** The key of this write; the transport makes one where none is given. The same key is sent with every retry. */
  idempotencyKey?: string
  /** What staff read where a refusal or an error of the server brings no words of its own. */
  otherwise?: string
  /** Told the share sent, 0 to 1, while an upload goes out. */
  onUpload?: (share: number) => void
  /** Asked before it is needed: the next call that asks the same takes this answer. */
  ahead?: boolean
}

/** The carrier. One is handed to whoever asks, so that nothing else knows of HTTP. */
export interface Transport {
  /**
   * Sends one call and opens its envelope.
   * Resolves with `data` of the answer for `answer: json`, a File (a Blob with the server's name for it) for `binary`,
   * an AsyncIterable of messages for `events`.
   * Rejects with a CallError for everything else: a refusal, HTTP errors, timeouts, a cancelled question.
   */
  call<T>(call: CallMeta, body: unknown, options?: CallOptions): Promise<T>
}

/** How a company's calls page, sort, filter and wrap their answers. Every name may be a path with dots. */
export interface Wire {
  name: string
  envelope: { code: string; ok: (number | string | boolean)[]; message: string; data: string; errors?: string }
  /** How the token travels, and how one gets it; absent: as our own server has it. */
  auth?: WireAuth
  /**
   * What stands at `page`: the page's number, counted from `first`; rows to skip, counted from `first`; or a cursor, which the
   * answer before gave at `next`, and which the first page goes without.
   */
  paging: { style: 'page' | 'offset' | 'cursor'; page: string; size: string; first: 0 | 1; next?: string }
  /** Without `total` nobody knows how many rows there are: `more` says whether any follow, or a page that is not full. */
  list: { rows: string; total?: string; more?: string; summary?: string; about?: string }
  /** Path of the row in the answer of a call that gives or writes one; absent: the data itself. */
  row?: string
  /** objects: [{field, <order>: <asc|desc>}]; signed: "-a,b"; pair: <key>: field, <order>: <asc|desc>. */
  sort: { style: 'objects' | 'signed' | 'pair' | 'none'; key: string; order: string; asc: string; desc: string }
  /** tree: {<key>: the filter tree}; suffix: field__op: value; triples: {<key>: [[field, op, value]]}. */
  filter: { style: 'tree' | 'suffix' | 'triples'; key: string; operators: Partial<Record<Operator, string>>; or: boolean }
  extra: {
    fields?: string
    currency?: string
    compare?: string
    rows?: string
    measures?: string
    pivot?: string
    trend?: string
    every?: string
    page?: string
  }
  /** before: where what the person saw is sent; null: not at all. */
  write: { idempotency: string | null; key?: string; before?: string | null }
  plannedCode: number
}

/** Sign-in of another company's system. Calls are "family.call"; every other name is a path with dots. */
export interface WireAuth {
  /** The header that carries the token, and what stands before it there. */
  header: string
  prefix: string
  /** Business codes that say: the session is gone. HTTP 401 says so anyway. */
  expired: (number | string)[]
  /** `account`, `password`: their names for what is typed at the door; `token`: where it stands in the answer's data. */
  signIn?: { call: string; account: string; password: string; token: string }
  /** Who it is: in the data of `call`, or of the sign-in where it is left out. */
  user?: WireUser
  signOut?: string
}

interface WireUser {
  call?: string
  id: string
  name: string
  companyId?: string
  companyName?: string
  zone?: string
  currency?: string
  /** A list of the routes or menu keys that this person may open; absent: the whole menu. */
  routes?: string
}

/** What a family's lists can do. */
export interface Capabilities {
  sort: 'many' | 'one' | 'none'
  filter: Operator[]
  or: boolean
  /** Two fields of a row can be compared with each other. */
  beside: boolean
  summary: 'server' | 'none'
  export: 'task' | 'binary' | 'none'
  currency: boolean
  compare: boolean
  pivot: boolean
  /** Rows tell what figures were on each of the last days. */
  trend: boolean
  allFiltered: boolean
}

/** One list or report of a family, and the calls that write its rows. */
export interface Resource {
  list?: CallMeta
  get?: CallMeta
  add?: CallMeta
  edit?: CallMeta
  remove?: CallMeta
  /** The fields that name a row; empty for reports. */
  key: string[]
  /** Fields whose exact decimals must be text, whatever the family answers. */
  decimals: string[]
  /** Fields that must be numbers. */
  integers: string[]
  /** Fields that must be text: a family may answer an id as a number. */
  texts: string[]
  /** The other side's names; absent where they are ours. */
  rename?: Rename
}

/** One family as its provider needs to know it. */
export interface FamilyMeta {
  family: string
  wire: Wire
  capabilities: Capabilities
  resources: Record<string, Resource>
}

/** A family as a running server has it, for browsers that were built before it changed. */
export interface LiveFamily {
  /** What staff call it. */
  label: string
  /** The built calls by name. */
  calls: Record<string, CallMeta>
  planned: string[]
  meta: FamilyMeta
  /** The same for the same facts: by it a browser tells whether what it was built with still holds. */
  stamp: string
}
