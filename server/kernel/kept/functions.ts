/**
 * The functions that make rows out of facts, by the name that an entity's "compute" says. A function makes the rows of
 * one company that a change concerns anew, in the transaction of the change; it never calls itself to refresh.
 */
import type { Model } from '../../../contract/model'
import type { Tx } from '../store/connect'
import { slot } from '../asker/slot'

export interface Making {
  tx: Tx
  model: Model
  companyId: number
  /** The entity whose rows changed; undefined: everything is made anew. */
  changed?: string
  /** Days (yyyy-mm-dd) of the changed rows, before and after; 'all': the company's whole time. */
  days: readonly string[] | 'all'
}

export type RowsFunction = (making: Making) => Promise<void>

/** `version` is raised when a function makes other rows than before: a database then has them made anew when it is opened. */
export interface DerivedRows { run: RowsFunction; version: number }

/** The functions of all modules, by the name that an entity's "compute" says. */
export const ROW_FUNCTIONS = slot<Readonly<Record<string, DerivedRows>>>('functions that make rows')
