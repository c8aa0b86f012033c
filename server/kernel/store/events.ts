/**
 * Messages between all processes of one database and the open pages of their people: LISTEN/NOTIFY underneath, so that
 * what is published in a transaction is heard when it commits, and never when it does not. The bus keeps nothing:
 * who was not listening asks for the state anew.
 */
import type { Database, Tx } from './connect'

/**
 * `type`: model (the schemas changed), schema-problems (a change is wrong; an empty list: it was put right), job
 * (progress), message (somebody's message centre changed), data (rows of an entity changed), arriving (a company's first
 * data came one step further), resync (events may have been missed: ask anew).
 * `data` is small and holds ids and figures, never rows: the whole must stay below 7 kB.
 */
export interface AppEvent {
  type: 'model' | 'schema-problems' | 'job' | 'message' | 'data' | 'arriving' | 'resync'
  /** Left out: everybody of every company. */
  companyId?: number
  /** Left out: everybody of the company. */
  employeeId?: string
  data: Record<string, unknown>
}

/** The messages of one process; made by `createEventBus`. */
export interface EventBus {
  /** Heard by all processes once `tx` commits. */
  publish(tx: Tx, event: AppEvent): Promise<void>
  /** Heard in this process alone, at once. */
  tell(event: AppEvent): void
  /** Calls `listener` with every event until the returned function is called. */
  listen(listener: (event: AppEvent) => void): () => void
}

const CHANNEL = 'app_events'

/** Starts listening on the database. `close` ends that. */
export async function createEventBus(db: Database): Promise<EventBus & { close(): Promise<void> }> {
  const listeners = new Set<(event: AppEvent) => void>()
  const tell = (event: AppEvent): void => {
    for (const listener of listeners) listener(event)
  }
  const stop = await db.listen(CHANNEL, (payload) => {
    tell(payload === '' ? { type: 'resync', data: {} } : (JSON.parse(payload) as AppEvent))
  })
  return {
    tell,
    publish: notify,
    listen(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    close: stop,
  }
}

/** Heard by all processes once `tx` commits. */
export async function notify(tx: Tx, event: AppEvent): Promise<void> {
  await tx.query('select pg_notify($1, $2)', [CHANNEL, JSON.stringify(event)])
}

/** Is this event meant for this person? */
export function concerns(event: AppEvent, person: { companyId: number; employeeId: string }): boolean {
  if (event.companyId !== undefined && event.companyId !== person.companyId) return false
  return event.employeeId === undefined || event.employeeId === person.employeeId
}
