/** The cell a person stands on and the rectangle of cells they chose: moves, corners, and the text that is copied. Pure. */
import { harmlessText } from '../../../contract/formula-text'

/** One place of the grid, a heading or a cell. */
export interface Spot {
  /** Line of the body; -1 is the headings. */
  r: number
  /** Column by position, those for selecting and opening counted. */
  c: number
}

/** A rectangle of cells: `anchor` is where it was begun, `end` the corner that moves. Either may be the upper or the left one. */
export interface Range {
  anchor: Spot
  end: Spot
}

interface Corners {
  top: number
  bottom: number
  left: number
  right: number
}

/** How far keys can lead. */
export interface Bounds {
  rows: number
  columns: number
  /** First and last column with values: where Home and End lead; the actions beside them are one step further. */
  first: number
  last: number
  /** Lines that PageUp and PageDown pass. */
  page: number
}

const clamp = (value: number, least: number, most: number): number => Math.min(Math.max(value, least), most)

/** Where a key leads; undefined for keys that move nothing. With `far` (Ctrl or ⌘) Home and End reach the table's corners. */
export function move({ r, c }: Spot, key: string, far: boolean, { rows, columns, first, last, page }: Bounds): Spot | undefined {
  const at = (row: number, column: number): Spot => ({ r: clamp(row, -1, rows - 1), c: clamp(column, 0, columns - 1) })
  switch (key) {
    case 'ArrowUp': return far ? at(0, c) : at(r - 1, c)
    case 'ArrowDown': return far ? at(rows - 1, c) : at(r + 1, c)
    case 'ArrowLeft': return far ? at(r, 0) : at(r, c - 1)
    case 'ArrowRight': return far ? at(r, columns - 1) : at(r, c + 1)
    case 'Home': return far ? at(0, first) : at(r, first)
    case 'End': return far ? at(rows - 1, last) : at(r, last)
    case 'PageUp': return at(Math.max(r - page, 0), c)
    case 'PageDown': return at(Math.max(r, 0) + page, c)
    default: return undefined
  }
}

/** The rectangle's edges, all within it, whichever way it was drawn. */
export function cornersOf({ anchor, end }: Range): Corners {
  return { top: Math.min(anchor.r, end.r), bottom: Math.max(anchor.r, end.r), left: Math.min(anchor.c, end.c), right: Math.max(anchor.c, end.c) }
}

/** Lines and cells as a spreadsheet takes them; what would break a line or a cell is put in quotes, and no text becomes a formula there. */
export function tsvOf(lines: readonly (readonly string[])[]): string {
  return lines.map((cells) => cells.map((text) => quoted(harmlessText(text))).join('\t')).join('\n')
}

function quoted(text: string): string {
  return /[\t\n\r"]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** Rows between two presses with shift held, both ends with them. */
export function between(ids: readonly string[], from: string | undefined, to: string): string[] {
  const start = from === undefined ? -1 : ids.indexOf(from)
  const end = ids.indexOf(to)
  if (start < 0 || end < 0) return [to]
  return ids.slice(Math.min(start, end), Math.max(start, end) + 1)
}
