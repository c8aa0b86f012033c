/** What the server says of a filled-in template, and the list of its mistakes as a file. Pure. */
import type { Row } from '../../../contract/wire'
import { csvLine } from '../csv'

/** One mistake of one line; a line may have several, and one about the whole line names no field. */
export interface RowError {
  /** Line of the file, from 1. */
  line: number
  field?: string | null
  label?: string | null
  message: string
  /** What stands there. */
  value?: unknown
}

/** What a file would write, under the `id` that the write then names; counts are rows. Nothing is written yet. */
export interface RowsCheck {
  id: string
  total: number
  ok: number
  /** Of `ok`: rows that are new, and rows that are there already. */
  adds?: number
  edits?: number
  errors: RowError[]
  /** The first rows as they would be written. */
  sample: Row[]
  /** Its headings are not the template's: somebody has said which column is which. */
  learned?: boolean
}

/** The columns of a file whose headings are not the template's, and which field each may be. */
export interface FileColumns {
  columns: { name: string; samples: string[] }[]
  /** Field -> column. */
  guess: Record<string, string>
}

/** Field -> the column that fills it, or one text for every row. */
export type ColumnMap = Record<string, { column: string } | { value: string }>

/** What became of the rows; with `job` the counts are not known yet. */
export interface RowsWritten {
  written: number
  added: number
  edited: number
  /** Right when they were read, and refused when they were written. */
  refused: number
  lines: { line: number; result: string; message?: string }[]
  /** Many rows are written by a job: its id. What it made of them stands in the task centre. */
  job?: string
}

/** CSV text with a heading line, without a byte order mark (saveText adds it); what the file held is harmless to spreadsheets. */
export function errorsCsv(errors: readonly RowError[]): string {
  return [['行号', '列', '填写的内容', '原因'], ...errors.map(({ line, field, label, value, message }) => [line, label ?? field ?? '', value ?? '', message])]
    .map(csvLine)
    .join('')
}
