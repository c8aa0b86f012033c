/** Changes in bulk. The database plans by what it has counted; what a transaction brings is counted before anything is made out of it. */
import type { Tx } from './connect'

/** Counts anew the tables that this transaction has changed by a tenth and more (system/027_count_grown.sql): nothing to do for a form's few rows. */
export async function countGrown(tx: Tx): Promise<void> {
  await tx.query('select count_grown()')
}

/**
 * Runs a statement whose tables stand on each other: nobody has counted these, so the database takes each to be a row or two and compares all rows
 * with all. For a change of everything; one of a few rows is found by its keys.
 */
export async function joinedInBulk<T>(tx: Tx, run: () => Promise<T>): Promise<T> {
  await tx.query('set local enable_nestloop = off')
  const done = await run()
  await tx.query('set local enable_nestloop = on')
  return done
}
