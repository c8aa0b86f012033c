/**
 * Who waits for whom while kept tables are made anew: changes of the same rows take turns, so that neither misses what the
 * other wrote, and changes of other rows do not wait. A transaction takes all its locks at once, in one order everywhere, so
 * that no two wait for each other; they end with the transaction.
 */
import { createHash } from 'node:crypto'
import type { Tx } from '../store/connect'

/** Rows of a table of one company; 'all': the whole table. */
export interface LockOf {
  table: string
  companyId: number
  parts: readonly string[] | 'all'
}

/** Locks are a bounded good of the whole database: many keys share as few as these. */
const SHARES = 64

/**
 * Waits until all are had; they are held to the end of the transaction. Parts share 64 locks a table by their hash, so that different parts may wait for each
 * other without need.
 */
export async function takeLocks(tx: Tx, wanted: readonly LockOf[]): Promise<void> {
  const tables = new Map<string, Set<number> | 'all'>()
  for (const { table, companyId, parts } of wanted) {
    const name = `kept ${table} ${companyId}`
    const held = tables.get(name)
    if (parts === 'all' || held === 'all') tables.set(name, 'all')
    else tables.set(name, new Set([...(held ?? []), ...parts.map(shareOf)]))
  }
  const locks = [...tables].sort(([a], [b]) => (a < b ? -1 : 1)).flatMap(([name, shares]) =>
    shares === 'all'
      ? [{ name, shared: false }]
      // Whoever makes the whole table waits for those who make a part of it, and they for it.
      : [{ name, shared: true }, ...[...shares].sort((a, b) => a - b).map((share) => ({ name: `${name} ${share}`, shared: false }))])
  if (locks.length === 0) return
  // One row after the other, in the order of the list.
  await tx.query(
    `select case when w.shared then pg_advisory_xact_lock_shared(hashtextextended(w.name, 0)) else pg_advisory_xact_lock(hashtextextended(w.name, 0)) end
     from unnest($1::text[], $2::boolean[]) as w (name, shared)`,
    [locks.map(({ name }) => name), locks.map(({ shared }) => shared)],
  )
}

function shareOf(part: string): number {
  return createHash('md5').update(part).digest().readUInt16BE(0) % SHARES
}
