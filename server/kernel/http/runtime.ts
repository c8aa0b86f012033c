/** What answers calls, and how far the start has come. Types alone; server/runtime.ts puts it together. */
import type { Database } from '../store/connect'
import type { EventBus } from '../store/events'
import type { FileStore } from '../tasks/files'
import type { JobQueue } from '../tasks/job'
import type { ModuleSettings } from './handler'
import type { Live } from './schemas/live'
import type { SchemaProblem } from './schemas/problems'
import type { Door } from './sessions/door'
import type { Sessions } from './sessions/sessions'

/** What a request needs, ready to use. */
export interface Runtime {
  db: Database
  live: Live
  files: FileStore
  jobs: JobQueue
  events: EventBus
  sessions: Sessions
  door: Door
  /** What modules were told at the start. */
  settings: ModuleSettings
  now(): Date
  /** Told of every state that imports and jobs come into, in one line. */
  entered(line: string): void
  /** Aborted when the server stops. */
  stopping: AbortSignal
  /** Ends what would stay open for ever (event streams), so that the requests under way can be finished. */
  stopStreams(): void
  /** What is wrong with the schema files right now; the last good model answers meanwhile. */
  schemaProblems(): SchemaProblem[]
}

/** What the app answers with: nothing yet (and why), or everything. */
export interface Startup {
  /** Set once all is ready. */
  runtime?: Runtime
  /** Chinese; what is being waited for. */
  waitingFor: string
}
