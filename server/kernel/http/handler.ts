/**
 * What every handler of a call is given. Types alone: no HTTP, no SQL; how it refuses is in server/kernel/asker/refusal.ts.
 *
 * A handler of a call that writes runs inside one transaction: every `context.db.withCompany(context.caller, …)` it
 * opens joins that one, so that its rows, its audit lines, its jobs, its events and the stored answer of its
 * idempotency key are kept together or not at all.
 */
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Call, Model } from '../../../contract/model'
import type { Database, Tx } from '../store/connect'
import type { Caller, Company, Employee } from '../asker/person'
import type { AuditEntry } from '../write/audit-entry'
import type { FileStore } from '../tasks/files'
import type { JobQueue } from '../tasks/job'
import type { Access } from '../asker/access/access'
import type { EventBus } from '../store/events'
import type { LiveModel } from './schemas/live'
import type { SchemaProblem } from './schemas/problems'
import type { Door } from './sessions/door'
import type { Session, Sessions } from './sessions/sessions'

/** What modules are told at the start, by the module's name; each module declares its own line of it. */
// eslint-disable-next-line typescript/no-empty-interface
export interface ModuleSettings {}

/** What serves every call alike. */
export interface Serving {
  db: Database
  files: FileStore
  jobs: JobQueue
  events: EventBus
  sessions: Sessions
  /** What this server offers to those who are not signed in. */
  door: Door
  /** What whoever started the server told a module (modules name their own). */
  settings: ModuleSettings
  /** The moment of a question; tests set it. */
  now(): Date
  /** Told of every state that imports and jobs come into, in one line. */
  entered(line: string): void
  /** What is wrong with the schema files now; the last good model answers meanwhile. */
  schemaProblems(): SchemaProblem[]
}

/** Everything a handler may use. It is made for one request and must not be kept. */
export interface CallContext extends Serving {
  model: Model
  /** The same model with what is compiled from it: the table of calls and their validators. */
  live: LiveModel
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
  /** Absent for calls that everyone may use before sign-in. */
  session?: Session
  /** Aborted when the server stops, or the person has too many streams open: what stays open (event streams) ends then. */
  stopping: AbortSignal
  /** Writes audit lines in the given transaction; who, when, which call and which address are added. */
  audit(tx: Tx, entry: AuditEntry | AuditEntry[]): Promise<void>
}

/**
 * Answers one call, as the kernel runs it; modules declare theirs by `answers` (./answers.ts), which holds them to the call's
 * schema. What it returns becomes `data` of the envelope. `body` is already validated against the call's request schema (for GET the query, typed by
 * it; for multipart the fields, and `files` of type UploadedFile[]).
 * For `answer: binary` it returns a Download; for `answer: events` a Readable of server-sent events.
 */
export type Handler<Body = never> = (context: CallContext, body: Body) => Promise<unknown>

/** Family -> name of a handler -> the function. */
export type HandlerTable = Record<string, Record<string, Handler>>

/** A file to be sent: `answer: binary` handlers return one. `size` in bytes, where known. */
export interface Download {
  name: string
  type: string
  size?: number
  stream: NodeJS.ReadableStream
}
