/**
 * Messages between all processes of one database and the open pages of their people: LISTEN/NOTIFY underneath, so that
 * what is published in a transaction is heard when it commits, and never when it does not. The bus keeps nothing:
 * who was not listening asks for the state anew.
 */
import type { Tx } from '../../database/connect'

/**
 * `type`: model (the schemas changed), schema-problems (a change is wrong; none: it was put right), job (progress),
 * data (rows of an entity changed). Small: the whole must stay below 7 kB.
 */
export interface AppEvent {
  type: 'model' | 'schema-problems' | 'job' | 'data'
  /** Left out: everybody of every company. */
  companyId?: number | string
  /** Left out: everybody of the company. */
  employeeId?: string
  data: Record<string, unknown>
}

export interface EventBus {
  /** Heard by all processes once `tx` commits. */
  publish(tx: Tx, event: AppEvent): Promise<void>
  /** Heard in this process alone, at once. */
  tell(event: AppEvent): void
  /** Calls `listener` with every event until the returned function is called. */
  listen(listener: (event: AppEvent) => void): () => void
}
