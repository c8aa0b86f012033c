/**
 * What a module does with the amounts of a file's rows that are fees: it says of which category each is while rows are
 * read, and makes lines of them once the rows are written. The kernel names neither the categories nor where lines are kept.
 */
import type { Model, ReportFormat } from '../../../contract/model'
import { slot } from '../asker/slot'
import type { Tx } from '../store/connect'
import type { EntityRow } from './rows'

/** An amount that no rule names. */
export interface Fee {
  type: string
  family: string | null
  name: string
  description: string | null
  amount: string
}

/** The fees of one file's rows, as they are read. */
export interface SettledFees {
  /** Judges the amounts of a row, which may be given a field by it; tells each amount that no rule names. */
  settle(row: EntityRow, unmatched: (fee: Fee) => void): void
  /** What the lines of the row settled last are like: rows of one class have lines of the same categories. */
  last(): { feeClass: number; description: string | null }
}

/** The fees of one file, whose lines are made in the end. */
export interface RowFees extends SettledFees {
  /** A condition, as SQL: whether the lines of a row that is there (alias t) would be made otherwise of a staged row (s) with its class. */
  otherwise(tx: Tx): Promise<string>
  /** Makes the lines of the file's rows, once these are written and still staged with their classes. */
  write(tx: Tx, importId: string): Promise<void>
}

/** What the one module that knows fees brings (`Module.fees`). */
export interface FeesSource {
  /** The fees of a file of a company; undefined where its format says none. */
  ofFile(tx: Tx, model: Model, companyId: number, format: ReportFormat): Promise<RowFees | undefined>
  /** Which lines are made from rows of a format, as a value of their field `origin`; undefined where it makes none. */
  origin(format: ReportFormat): string | undefined
}

/** Filled from `Module.fees`; asked while a file is read, written and taken back. */
export const FEES = slot<FeesSource>('what becomes of fees')
