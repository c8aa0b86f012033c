/** What the server says of a filled-in template, and the list of its mistakes as a file. Pure. */
import type { Row } from '../../../lib/wire'
import { csvLine } from '../csv'

export interface RowError {
  /** Line of the file, from 1. */
  line: number
  field?: string | null
  label?: string | null
  message: string
  /** What stands there. */
  value?: unknown
}

export interface RowsCheck {
  id: string
  total: number
  ok: number
  errors: RowError[]
  /** The first rows as they would be written. */
  sample: Row[]
}

export interface RowsWritten {
  written?: number
  /** Many rows are written by a job. */
  job?: string | null
}

export function errorsCsv(errors: readonly RowError[]): string {
  return [['行号', '列', '填写的内容', '原因'], ...errors.map(({ line, field, label, value, message }) => [line, label ?? field ?? '', value ?? '', message])].map(csvLine).join('')
}
