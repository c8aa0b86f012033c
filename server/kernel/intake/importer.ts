/** What the importer works with, whether a request, a job or the command line asks. Types alone. */
import type { Model } from '../../../contract/model'
import type { Database, Tx } from '../store/connect'
import type { Caller, Employee } from '../asker/person'
import type { AuditEntry } from '../write/audit-entry'
import type { FileStore } from '../tasks/files'
import type { AppEvent } from '../store/events'

/** Made for one person and one piece of work. `model` is the one that it began with; without `publish` no page is told. */
export interface Importer {
  model: Model
  db: Database
  files: FileStore
  caller: Caller
  employee: Employee
  /** The company's clock, an IANA zone. */
  companyZone: string
  now(): Date
  /** Writes audit lines in the given transaction. */
  audit(tx: Tx, entries: AuditEntry[]): Promise<void>
  /** Tells open pages, once `tx` commits. */
  publish?(tx: Tx, event: AppEvent): Promise<void>
  /** 0 to 100, and words for it. */
  progress?(percent: number, message?: string): Promise<void>
  signal?: AbortSignal
  /** Told of every state that an import enters, in one line (run.ts). */
  entered?(line: string): void
}
