/**
 * What the import calls answer, as server and client both read it: the state of an uploaded file and its preview.
 * `importProgress`, `importUpload`, `importCommit` and `importDiscard` answer `list: ImportFile[]`;
 * `importPreview` answers `preview: ImportPreview`. Types only.
 * Amounts are exact decimal text, days are yyyy-mm-dd, counts are numbers, ids are text.
 */

/** The values of the enum import_state. */
export type ImportState = 'wait' | 'parsing' | 'preview' | 'committing' | 'committed' | 'undone' | 'discarded' | 'refused' | 'fail'

/** States in which the server still works on the file; a reader asks again until it has left them. */
export const BUSY_STATES: readonly ImportState[] = ['wait', 'parsing', 'committing']

/** One uploaded file on its way: a line of the list in the drawer. */
export interface ImportFile {
  id: string
  file_name: string
  state: ImportState
  /** 0 to 100. */
  progress: number
  /** Why it was refused or failed; or a hint on what the server is doing. */
  message?: string | null
  report?: string | null
  report_label?: string | null
  shop_id?: string | null
  /** Bytes. */
  file_size?: number | null
}

/** Rows of one day: what the file brings, what it replaces, what it refuses. */
export interface ImportDay {
  day: string
  /** Rows that would be written. */
  added: number
  /** Rows of the same scope that stand there now and would be replaced. */
  replaced: number
  refused: number
  /** True where fewer rows would stand there afterwards than now. */
  shrinks: boolean
}

export interface RefusedRow {
  /** Line in the file, counted from 1 with the preamble. */
  line: number
  /** The header as the file has it. */
  column?: string | null
  value?: string | null
  /** Says in Chinese what is wrong and what would be right. */
  reason: string
}

export interface ImportAmount {
  currency: string | null
  amount: string
}

/** A fee that no rule of the mapping knows: kept, counted as unallocated, shown first. */
export interface UnmatchedFee {
  transaction_type: string | null
  amount_name: string
  description?: string | null
  rows: number
  amounts: ImportAmount[]
}

export interface ImportWarning {
  /** Stable word for tests and docs: "shrinks", "marketplace", "zone", … */
  code: string
  tone: 'info' | 'warning' | 'danger'
  says: string
}

export interface ImportPreview {
  id: string
  file_name: string
  state: ImportState
  message?: string | null
  /** Null where the file is none of the known formats: then `seen` says what was found. */
  format: { format: string; label: string } | null
  /** "utf-8", "gb18030", … as the sniffer decided. */
  encoding?: string | null
  /** "csv", "tsv", "xlsx" */
  file_type?: string | null
  /** Language of the headers, as in the format's header names. */
  locale?: string | null
  /** Line of the header row, from 1. */
  header_line?: number | null
  shop: { shop_id: string; name: string; site?: string | null; guessed: boolean } | null
  /** True where no row can be written before staff have named the shop. */
  needs_shop: boolean
  rows: { total: number; added: number; replaced: number; refused: number }
  period: { start: string; end: string; zone?: string | null } | null
  /** Every day of the file in order; the client shows them all. */
  days: ImportDay[]
  /** At most 200; `rows.refused` counts all, the refused file holds all. */
  refused: RefusedRow[]
  /** Largest amount first. */
  unmatched: UnmatchedFee[]
  /** Headers of the file that the format does not know. They are not written. */
  unknown_columns: string[]
  /** Columns the format knows and this file does not have. */
  missing_columns: string[]
  warnings: ImportWarning[]
  /** Check sums to compare with the console: label and one amount a currency. */
  totals: { label: string; amounts: ImportAmount[] }[]
  /** For an unknown file: what was seen, and which formats come nearest. */
  seen?: { headers: string[]; nearest: { format: string; label: string; missing: string[] }[] } | null
}
