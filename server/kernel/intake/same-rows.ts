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

/** Places of the first table; it doubles whenever three quarters of them are taken. */
const FIRST_PLACES = 1 << 10
/** A place of the table: the two halves of a hash, and the line that it was met on first; 0: the place is free. */
const WORDS = 3

/** Begins with nothing noted; one counter for one file. Twelve bytes a place: a map of as many numbers takes several times as much, and longer. */
export function sameRows(): SameRows {
  let places: Int32Array = new Int32Array(FIRST_PLACES * WORDS)
  let taken = 0
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
      hash(cells)
      const at = placeOf(places, low, high)
      const of = places[at + 2]!
      if (of !== 0) {
        count++
        example ??= { line, of }
        return
      }
      put(places, at, low, high, line)
      taken++
      if (taken * 4 > (places.length / WORDS) * 3) places = doubled(places)
    },
  }
}

/** The hash of the cells in hand: 32 and 21 bits. */
let low = 0
let high = 0

/** FNV-1a over the cells, twice with different seeds. */
function hash(cells: readonly string[]): void {
  let left = 0x811c9dc5
  let right = 0x9747b28c
  for (const cell of cells) {
    for (let at = 0; at < cell.length; at++) {
      const code = cell.charCodeAt(at)
      left = Math.imul(left ^ code, 0x01000193)
      right = Math.imul(right ^ code, 0x85ebca6b)
    }
    left = Math.imul(left ^ 0x1f, 0x01000193)
    right = Math.imul(right ^ 0x1f, 0x85ebca6b)
  }
  low = left | 0
  high = right & 0x1fffff
}

/** Where a hash stands in the table, or the free place that it belongs to. */
function placeOf(places: Int32Array, left: number, right: number): number {
  const last = places.length / WORDS - 1
  let place = (left ^ (right << 11)) & last
  while (places[place * WORDS + 2] !== 0 && (places[place * WORDS] !== left || places[place * WORDS + 1] !== right)) place = (place + 1) & last
  return place * WORDS
}

function put(places: Int32Array, at: number, left: number, right: number, line: number): void {
  places[at] = left
  places[at + 1] = right
  places[at + 2] = line
}

function doubled(places: Int32Array): Int32Array {
  const wider = new Int32Array(places.length * 2)
  for (let at = 0; at < places.length; at += WORDS) {
    if (places[at + 2] !== 0) put(wider, placeOf(wider, places[at]!, places[at + 1]!), places[at]!, places[at + 1]!, places[at + 2]!)
  }
  return wider
}
