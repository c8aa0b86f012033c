/**
 * What the server asks of a kind that a column of a report file may have: how one cell is read, to the text that the
 * database keeps. Kinds say it as `report` in `kinds/<kind>/<kind>.server.ts`. It knows no row.
 */
import type { DateEvidence, DateOrder } from './moment'
import type { DecimalMark, NumberEvidence } from './number'

/** What became of a cell of which there is more to say than its text. `value` null: empty. */
export interface CellValue {
  value: string | null
  /** Moments: the day as the file writes it, its zone word, and the moment itself in milliseconds since 1970. */
  sourceDay?: string
  zoneWord?: string
  utcMs?: number
  /** An id whose last digits a spreadsheet has cut off; kept as it is. */
  cut?: true
  /** Why the cell cannot be read, for staff. */
  refused?: string
}

/** @param cell trimmed, never empty. @returns the text that is kept, where there is no more to say: most cells of a million rows need no object */
export type CellReader = (cell: string) => CellValue | string

/** By whose clock moments are told, as IANA zones. */
interface CellClock {
  marketplace: string
  /** The zone of moments that name none. */
  unnamed: string
}

/** How the cells of one column are written, and what they are read beside. */
export interface ReportCellAbout {
  mark: DecimalMark
  /** Of columns that decide the order of day and month. */
  order: DateOrder
  /** Of columns that decide their unit. */
  unit: 'fraction' | 'hundredths'
  clock: CellClock
  /** Words of other languages, in lower case, to the word that is kept. */
  words?: Readonly<Record<string, string>> | undefined
  /** The report puts single quotes around its words. */
  quotes: boolean
  /** Given while a file is looked at for the first time: takes what its values say about the way of writing. */
  seen?: { numbers: NumberEvidence; dates?: DateEvidence | undefined; unit?: NumberEvidence | undefined } | undefined
}

/** How a kind is read from report files. */
export interface ReportKind {
  /** What of its way of writing is decided over all values of the column. */
  decides?: 'order' | 'unit'
  /** Its cells name a moment, by which rows have a day. */
  moment?: true
  /** A reader for the cells of one column; it may remember what the cells before were like. */
  reader(about: ReportCellAbout): CellReader
}

/** The answer for a cell that holds nothing; one object for all of them, which nobody changes. */
export const EMPTY_CELL: CellValue = { value: null }

/** A cell that cannot be read, and why, in words for staff. */
export const refusedCell = (refused: string): CellValue => ({ value: null, refused })
