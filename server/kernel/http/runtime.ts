/** What answers calls, and how far the start has come. Types alone; server/runtime.ts puts it together. */
import type { Serving } from './handler'
import type { Live } from './schemas/live'

/** What a request needs, ready to use. */
export interface Runtime extends Serving {
  live: Live
  /** Aborted when the server stops. */
  stopping: AbortSignal
  /** Ends what would stay open for ever (event streams), so that the requests under way can be finished. */
  stopStreams(): void
}

/** What the app answers with: nothing yet (and why), or everything. */
export interface Startup {
  /** Set once all is ready. */
  runtime?: Runtime
  /** Chinese; what is being waited for. */
  waitingFor: string
}
