/**
 * One import of one file, in the states that it goes through: recognised → scanned → previewed, and, read once more in
 * exactly the previewed way, → committed → undone. Each state carries what the steps after it need; each step is one
 * function that takes the state before it: `recogniseRun`, `scanRun`, `previewRun`, `commitRun`, `undoRun`.
 * Types and words alone.
 */
import type { ImportPreview } from '../../../contract/imports'
import type { Entity, Model, ReportFormat } from '../../../contract/model'
import type { RowFees } from './fees.source'
import type { Importer } from './importer'
import type { Places, Site } from './places'
import type { Recognised } from './recognise'
import type { FileRow } from './report-file'
import type { RowContext } from './row-plan'
import type { Scan, ScanOptions } from './scan'
import type { Scope } from './scope'
import type { Shop } from './shop'
import type { SnapshotDay } from './snapshot-day'

/** What is the same in every state: who asks, about which file, and what kind of report it is. */
interface Asked {
  importer: Importer
  model: Model
  companyId: number
  file: FileRow
  format: ReportFormat
  entity: Entity
}

/** The file's report is known, whose it is, and how it is to be read. The file is open until `close`. */
export interface RecognisedRun extends Asked {
  state: 'recognised'
  recognised: Recognised
  places: Places
  shop: Shop | undefined
  /** The shop's, or the one the file hints at. */
  site: Site | undefined
  context: RowContext
  currency: string | null
  /** The field whose moment gives rows their day, where none fills the day itself. */
  moment: string | undefined
  /** The day that rows count for which name none; null where rows name theirs. */
  snapshotDay: SnapshotDay | null
  fees: RowFees | undefined
  /** How its rows are read: for the first time, or as they were previewed. */
  options: ScanOptions
  close(): void
}

/** All rows are read; with a transaction at hand, they are staged in it. */
export interface ScannedRun extends Omit<RecognisedRun, 'state'> {
  state: 'scanned'
  scan: Scan
  /** Which rows that are there it takes the place of; undefined for a file without any row. */
  scope: Scope | undefined
  /** Rows that are older than what is there and will not be written. */
  older: number
}

/** A person has what they need to decide. The file is closed; its row keeps how it was read. */
export interface PreviewedRun extends Asked {
  state: 'previewed'
  preview: ImportPreview
}

/** The file's rows are facts. */
export interface CommittedRun extends Asked {
  state: 'committed'
  written: number
  replaced: number
}

/** The file's rows are gone, and those that they had replaced are back. */
export interface UndoneRun extends Asked {
  state: 'undone'
  removed: number
  restored: number
}

type ImportRun = RecognisedRun | ScannedRun | PreviewedRun | CommittedRun | UndoneRun

/** A run in one line, for logs and tests. */
export function runText(run: ImportRun): string {
  return `import ${run.file.id} of ${JSON.stringify(run.file.file_name)} (${run.format.name}) ${run.state}: ${stateText(run)}`
}

function stateText(run: ImportRun): string {
  switch (run.state) {
    case 'recognised': return `${run.recognised.detection.columns.length} columns, ${run.shop ? `shop ${run.shop.id}` : 'no shop yet'}, by ${run.context.zone}`
    case 'scanned': return `${run.scan.records} records, ${run.scan.accepted} rows, ${run.scan.refusedCount} refused, ${run.older} older`
    case 'previewed': {
      const { accepted, replaced, warnings } = run.preview
      return `${accepted} rows to write in place of ${replaced}, warnings: ${warnings.map(({ code }) => code).join(' ') || 'none'}`
    }
    case 'committed': return `${run.written} rows written in place of ${run.replaced}`
    case 'undone': return `${run.removed} rows removed, ${run.restored} restored`
  }
}
