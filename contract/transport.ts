/**
 * The port between whoever asks and whatever carries the question: what a call is to the client, and how it is sent.
 * Types only. src/data holds the transport over HTTP; tests hand in their own.
 */
import type { Operator } from './filter'

/** The seven clients of the product: each has its own base address, headers and patience. */
export type ClientName = 'erp' | 'ai' | 'ads' | 'newAds' | 'help' | 'download' | 'sso'

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
}

export interface CallOptions {
  signal?: AbortSignal
  /** The key of this write; the transport makes one where none is given. The same key is sent with every retry. */
  idempotencyKey?: string
  /** What staff read where a refusal or an error of the server brings no words of its own. */
  otherwise?: string
  /** Told the share sent, 0 to 1, while an upload goes out. */
  onUpload?: (share: number) => void
}

export interface Transport {
  /**
   * Sends one call and opens its envelope.
   * Resolves with `data` of the answer for `answer: json`, a File (a Blob with the server's name for it) for `binary`, an AsyncIterable of messages for `events`.
   * Rejects with a CallError for everything else: a refusal, HTTP errors, timeouts, a cancelled question.
   */
  call<T>(call: CallMeta, body: unknown, options?: CallOptions): Promise<T>
}

/** How a company's calls page, sort, filter and wrap their answers. Every name may be a path with dots. */
export interface Wire {
  name: string
  envelope: { code: string; ok: (number | string | boolean)[]; message: string; data: string; errors?: string }
  /** page: the page's number, counted from `first`; offset: rows to skip, counted from `first`. */
  paging: { style: 'page' | 'offset'; page: string; size: string; first: 0 | 1 }
  list: { rows: string; total: string; summary?: string; about?: string }
  /** objects: [{field, <order>: <asc|desc>}]; signed: "-a,b"; pair: <key>: field, <order>: <asc|desc>. */
  sort: { style: 'objects' | 'signed' | 'pair' | 'none'; key: string; order: string; asc: string; desc: string }
  /** tree: {<key>: the filter tree}; suffix: field__op: value; triples: {<key>: [[field, op, value]]}. */
  filter: { style: 'tree' | 'suffix' | 'triples'; key: string; operators: Partial<Record<Operator, string>>; or: boolean }
  extra: { fields?: string; currency?: string; compare?: string; rows?: string; measures?: string; pivot?: string; trend?: string; page?: string }
  write: { idempotency: string | null; key?: string }
  plannedCode: number
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
  /** The built calls by name. */
  calls: Record<string, CallMeta>
  planned: string[]
  meta: FamilyMeta
  /** The same for the same facts: by it a browser tells whether what it was built with still holds. */
  stamp: string
}
