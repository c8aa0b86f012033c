/**
 * What every handler of a call is given. Types alone: no HTTP, no SQL; how it refuses is in server/kernel/asker/refusal.ts.
 *
 * A handler of a call that writes runs inside one transaction: every `context.db.withCompany(context.caller, …)` it
 * opens joins that one, so that its rows, its audit lines, its jobs, its events and the stored answer of its
 * idempotency key are kept together or not at all.
 */
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Call, Model } from '../../../contract/model'
import type { Row } from '../../../contract/wire'
import type { AssistantSettings } from '../../modules/assistant/settings'
import type { Caller, Database, Tx } from '../store/connect'
import type { FileStore } from '../tasks/files'
import type { JobQueue } from '../tasks/job'
import type { Access } from '../asker/access/access'
import type { EventBus } from '../store/events'
import type { LiveModel } from './schemas/live'
import type { SchemaProblem } from './schemas/problems'
import type { Door } from './sessions/door'
import type { Session, Sessions } from './sessions/sessions'

/** The person who asks. `roles` are names of rows of the role entity. */
export interface Employee {
  id: string
  name: string
  roles: string[]
}

/** The person's company: its own currency and clock, by which amounts convert and "today" is told. */
export interface Company {
  id: number
  name: string
  /** ISO 4217. */
  currency: string
  /** An IANA zone. */
  zone: string
}

/** One line of the audit log: what one write did to one row. `before` is absent for a new row, `after` for a removed one. */
export interface AuditEntry {
  entity: string
  /** The row's key fields, as the entity names them. */
  key: Row
  /** add, edit, remove, or the name of the transition or call. */
  action: string
  before?: Row
  after?: Row
}

/** Everything a handler may use. It is made for one request and must not be kept. */
export interface CallContext {
  model: Model
  /** The same model with what is compiled from it: the table of calls and their validators. */
  live: LiveModel
  db: Database
  /** Company, person and visible shops, as `db.withCompany` fences rows by them. */
  caller: Caller
  employee: Employee
  company: Company
  access: Access
  call: Call
  /** The page (and its tab) that asks: "finance_amazon_settlement:detail". */
  source?: string
  request: FastifyRequest
  reply: FastifyReply
  files: FileStore
  jobs: JobQueue
  events: EventBus
  sessions: Sessions
  /** What this server offers to those who are not signed in. */
  door: Door
  /** Where a model is reached, if anywhere. */
  assistant: AssistantSettings
  /** Absent for calls that everyone may use before sign-in. */
  session?: Session
  /** What is wrong with the schema files now; the last good model answers meanwhile. */
  schemaProblems(): SchemaProblem[]
  /** Aborted when the server stops, or the person has too many streams open: what stays open (event streams) ends then. */
  stopping: AbortSignal
  /** The moment of the question; tests set it. */
  now(): Date
  /** Writes audit lines in the given transaction; who, when, which call and which address are added. */
  audit(tx: Tx, entry: AuditEntry | AuditEntry[]): Promise<void>
}

/**
 * Answers one call: what it returns becomes `data` of the envelope. `body` is already validated against the call's
 * request schema (for GET the query, typed by it; for multipart the fields, and `files` of type UploadedFile[]).
 * For `answer: binary` it returns a Download; for `answer: events` a Readable of server-sent events.
 */
export type Handler<Body = never> = (context: CallContext, body: Body) => Promise<unknown>

/** A file to be sent: `answer: binary` handlers return one. `size` in bytes, where known. */
export interface Download {
  name: string
  type: string
  size?: number
  stream: NodeJS.ReadableStream
}

/** A file of a multipart request, already on the server's disk. `size` in bytes; `sha256` in hex. */
export interface UploadedFile {
  /** The name it had on the person's machine, without folders. */
  name: string
  /** Where it lies now; the handler takes it into the file store, otherwise it is removed after the answer. */
  path: string
  size: number
  sha256: string
}
