/**
 * Counts records of a file that say exactly what another record of it says. Keeps a hash of each, not the text: 53 bits, so
 * that a million records meet by chance once in twenty thousand files.
 */
export interface SameRows {
  /** The records beyond the first of their kind. */
  readonly count: number
  /** The first such record and the one it equals, by line. */
  readonly example: { line: number; of: number } | undefined
  note(record: { line: number; cells: readonly string[] }): void
}

/** Begins with nothing noted; one counter for one file. */
export function sameRows(): SameRows {
  const seen = new Map<number, number>()
  let count = 0
  let example: { line: number; of: number } | undefined
  return {
    get count() {
      return count
    },
    get example() {
      return example
    },
    note({ line, cells }) {
      const key = hashOf(cells)
      const of = seen.get(key)
      if (of === undefined) {
        seen.set(key, line)
        return
      }
      count++
      example ??= { line, of }
    },
  }
}

/** FNV-1a over the cells, twice with different seeds, as one exact integer. */
function hashOf(cells: readonly string[]): number {
  let low = 0x811c9dc5
  let high = 0x9747b28c
  for (const cell of cells) {
    for (let at = 0; at < cell.length; at++) {
      const code = cell.charCodeAt(at)
      low = Math.imul(low ^ code, 0x01000193)
      high = Math.imul(high ^ code, 0x85ebca6b)
    }
    low = Math.imul(low ^ 0x1f, 0x01000193)
    high = Math.imul(high ^ 0x1f, 0x85ebca6b)
  }
  return (low >>> 0) + (high & 0x1fffff) * 0x1_0000_0000
}
