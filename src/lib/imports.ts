/**
 * What the import calls answer: the state of a file and its preview. Server and screens share these shapes;
 * amounts are exact decimal text, days yyyy-mm-dd in the report's own clock.
 */

export type ImportState = 'wait' | 'parsing' | 'preview' | 'committing' | 'committed' | 'undone' | 'discarded' | 'refused' | 'fail'

/** One line of `importProgress` and of the answer to `importUpload`. */
export interface ImportFile {
  id: string
  fileName: string
  fileSize: number
  state: ImportState
  /** 0–100. */
  progress: number
  report: string | null
  reportLabel: string | null
  shopId: string | null
  /** A sentence for staff: what was found, or why it was refused. */
  message: string | null
}

/** A format the server can read, for the upload dialog. */
export interface ImportFormat {
  format: string
  label: string
  /** Where a seller finds it in the console. */
  console?: string
  files: ('csv' | 'tsv' | 'xlsx')[]
  /** Amazon's own names of the report. */
  types: string[]
}

export interface PreviewDay {
  /** yyyy-mm-dd; null for rows of no day (a snapshot of structure). */
  day: string | null
  /** Rows that this file writes on the day. */
  rows: number
  /** Rows there now that this file takes the place of. */
  replaced: number
  /** Rows of the day that were refused. */
  refused: number
}

export interface RefusedRow {
  /** Physical line of the file, counted from 1. */
  line: number
  /** The column's name as the file has it. */
  column: string
  reason: string
  /** The cell as the file has it. */
  text: string
}

export interface UnmatchedFee {
  transactionType: string
  amountFamily: string | null
  amountName: string
  description: string | null
  currency: string
  amount: string
  lines: number
}

/** A rule of the format that rows or the whole file break; the rows are kept. */
export interface BrokenRule {
  says: string
  /** Breaches in all; `examples` shows the first ones. */
  count: number
  examples: { line: number | null; expected: string; found: string; text: string }[]
}

export type WarningCode =
  | 'sameFile' | 'shrinks' | 'otherMarketplace' | 'otherCurrency' | 'otherCountry' | 'holes' | 'outside'
  | 'older' | 'noTotalRow' | 'unknownColumns' | 'missingColumns' | 'ambiguous' | 'skippedSheets' | 'overlaps' | 'cutIds' | 'wrongCurrency'

export interface PreviewWarning {
  code: WarningCode
  says: string
  days?: string[]
}

/** What an unreadable or unknown file looked like. */
export interface Unrecognised {
  /** The first rows, as read. */
  seen: string[][]
  nearest: { format: string; label: string; matched: string[]; missing: string[] }[]
}

export interface ImportPreview {
  id: string
  fileName: string
  state: ImportState
  message: string | null
  report: string | null
  reportLabel: string | null
  encoding: string | null
  /** `,`, `;`, tab as `\t`; null for workbooks. */
  delimiter: string | null
  sheet: string | null
  headerLine: number | null
  /** How numbers are written: `1,234.56` or `1.234,56`. */
  numberStyle: string | null
  /** The clock of its days: UTC, or the marketplace's zone. */
  zone: string | null
  currency: string | null
  shopId: string | null
  shopName: string | null
  /** A shop must be chosen (importAssign) before it can be committed. */
  needsShop: boolean
  /** What the file says about whose it is. */
  marketplaces: { name: string; rows: number }[]
  /** Records in the file, header and preamble not counted. */
  rows: number
  accepted: number
  refusedCount: number
  /** Rows left out on purpose (other marketplaces of a region-wide file, rows older than what is there). */
  leftOut: number
  replaced: number
  dataStart: string | null
  dataEnd: string | null
  days: PreviewDay[]
  /** The first refused rows; importRefused has all. */
  refused: RefusedRow[]
  unmatched: UnmatchedFee[]
  unknownColumns: string[]
  broken: BrokenRule[]
  warnings: PreviewWarning[]
  /** Exact sums of the file's amounts, by field and currency: {field, label, currency, amount}. */
  sums: { field: string; label: string; currency: string; amount: string }[]
  unrecognised?: Unrecognised
}
