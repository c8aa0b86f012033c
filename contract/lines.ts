/**
 * What a dialog with a preview asks and is answered: the call says of each line what it would write, a person takes lines away and
 * confirms, and the same call writes them and says what became of each.
 */
import type { Row } from './wire'

/** What the call is sent besides the values that were entered. */
export interface LinesRequest {
  /** The chosen rows, by the names that the page gives their fields. */
  rows: Row[]
  /** true: nothing is written. */
  preview: boolean
  /** Names of the lines that are to be written; left out: all that can be. */
  lines?: string[]
}

/** A line that would be written, or has been. */
export interface Line {
  /** Its name, the same in the preview and when it is written. */
  line: string
  /** By column, in the words that staff read. */
  cells: Record<string, string>
  /** Why it is not written. */
  error?: string
}

/** The lines, refused ones among them, as a table with columns of its own. */
export interface LinesAnswer {
  /** Texts share the room; a figure stands at the right, a short word takes no more than it needs. */
  columns: { name: string; label: string; figure?: boolean; short?: boolean }[]
  lines: Line[]
  /** Lines that can be written, or were. */
  done: number
  refused: number
  /** What may be chosen in inputs that are "offered": by input. */
  offers?: Record<string, { value: string; label: string }[]>
  /** Where what was written is found. */
  next?: { label: string; route: string; tab?: string }
}
