/** How an action stands for a call in the model: by it the server holds a call to what screens offer. Types alone. */
import type { Condition } from './filter'

/** An action that is a way to a call: on which rows, and only where its own condition holds. */
export interface Offer {
  page: string
  action: string
  label: string
  /** Whose rows it is about; undefined: of a dataset. */
  entity?: string
  /** Parameter of the call -> path of the row whose value it carries; empty: it is about no row. */
  rows: Record<string, string>
  when?: Condition
  /** The step of a life cycle that it takes, and what it gives that is the same for every row: by them it is told from other actions of its call. */
  transition?: string
  values?: Record<string, unknown>
}
