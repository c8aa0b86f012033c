/**
 * One change of a table on its way to what the schema says: the SQL, how it is taken back, and how much care it needs.
 * diff.ts finds the steps; migrate.ts decides by their care which run, plan.ts tells them to people. It runs nothing.
 */

/**
 * How much care a change needs:
 * - `adds`: its undo leaves everything as it was (a field, a table, a plain index, a default). Runs whenever it is met.
 * - `settles`: loses nothing, but rows that come afterwards may stand in the way of its undo (a rule or a required field dropped
 *   or added, anything about a table without rows). Runs at a start, never because a file was saved.
 * - `waits`: a rule that the rows of today break. Nothing stops for it; it comes into force at the start after they were mended.
 * - `care`: values or the key change (a type, another key). Runs by command alone; until then the entity's calls are refused.
 * - `stuck`: the same, and the rows that are there do not allow it. The words say what to do first.
 */
export type Care = 'adds' | 'settles' | 'waits' | 'care' | 'stuck'

/** One change of one table, in SQL for the database and in words for people. */
export interface Step {
  care: Care
  /** Place in the entity's file: ['fields', 'msku']. */
  at: string[]
  /** Chinese: what is there, and what the schema wants. */
  says: string
  /** Chinese: what to do first, where the step cannot run as the rows are. */
  first?: string
  /** Chinese: what to know although it runs. */
  note?: string
  sql: string[]
  /** SQL that takes it back; where values were lost on the way, a backup is needed besides. */
  back: string[]
  /** Rows that the step concerns; only where it was counted. */
  rows?: number
  /** Chinese: what does not come back by `back`. */
  loses?: string
}

/** What a saved file alone has added bears this comment until the next start: as long as it holds nothing, the next save may change or remove it. */
export const UNFINISHED = 'added by a saved file'

/** Two steps are the same one, met twice. */
export function stepKey(table: string, step: Step): string {
  return JSON.stringify([table, step.at, step.says])
}
