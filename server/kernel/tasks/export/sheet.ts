/** What an export is written through, whatever the file's format. */
import type { Cell } from '../../value/server-kind'

/** Called sheet by sheet (head, rows, totals), then `end`; each call is awaited, so that a slow stream holds the writer back. */
export interface SheetWriter {
  /** Begins a sheet. @param name its own, where a workbook has several */
  head(labels: string[], name?: string): Promise<void>
  row(cells: Cell[]): Promise<void>
  /** A line of totals, set apart where the format can. */
  total(cells: Cell[]): Promise<void>
  /** Resolves when all was handed to the stream below. */
  end(): Promise<void>
}
