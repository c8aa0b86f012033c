/**
 * The functions that make rows out of facts, by the name that an entity's "compute" says. A function makes the rows of
 * one company that a change concerns anew, in the transaction of the change; it never calls itself to refresh.
 */
import type { MadeChanges } from '../../../contract/generated/made'
import type { Model } from '../../../contract/model'
import type { Tx } from '../store/connect'
import type { ClosedPeriod } from './period-lock'
import { slot } from '../asker/slot'
import type { KeyValues } from './touched'

interface MakingOf {
  tx: Tx
  model: Model
  companyId: number
  /** Days (yyyy-mm-dd) of the changed rows, before and after; 'all': the company's whole time. */
  days: readonly string[] | 'all'
  /** Whole months that are closed, for a function that leaves their rows alone by itself (`keepsClosed`); left out: none. */
  closed?: readonly ClosedPeriod[]
}

/**
 * `changed`: the entity whose rows changed; undefined: everything is made anew. `keys`: of the made rows that the change
 * concerns, by their own fields, as text; 'all': any of them.
 */
interface AnyChange { changed?: string | undefined; keys: readonly KeyValues[] | 'all' }

/** What a function is given; of an entity of the schemas, with the facts and keys that its `compute` says. */
export type Making<Made extends string = string> = MakingOf & (Made extends keyof MadeChanges ? MadeChanges[Made] : AnyChange)

/** `version` is raised when a function makes other rows than before: a database then has them made anew when it is opened. */
export interface DerivedRows {
  /** A method, so that a function of one made entity may stand in the list of all: derived.ts gives it that entity's changes alone. */
  run(making: Making): Promise<void>
  version: number
  /** It neither deletes nor makes rows of the months that `closed` says, so that nobody has to put them back. */
  keepsClosed?: true
}

/** The functions of all modules, by the name that an entity's "compute" says. */
export const ROW_FUNCTIONS = slot<Readonly<Record<string, DerivedRows>>>('functions that make rows')
