/**
 * What a named parser is: it turns the read cells of one record into rows of the format's entity, where they do not map
 * one to one. Types alone.
 */
import type { Model, ReportFormat } from '../../../../contract/model'

/** The cells of one record, by column name of the format; null: empty, or the file has no such column. */
export interface RecordCells {
  line: number
  get(column: string): string | null
  /** The cell as the file has it. */
  raw(column: string): string
}

/** Values of a row by field name; what is left out is null. */
export type FieldValues = Record<string, string | null>

/** A row of another entity that the file tells of, once (a settlement's head). */
export interface HeadRow {
  entity: string
  values: FieldValues
  /** What the file itself states and what its rows add up to; `stated` null: it states nothing. */
  check?: { says: string; stated: string | null; found: string; of: string }
}

/** Records that became part of another row. */
export interface MergedRows {
  count: number
  /** What became of them, in words that follow their number. */
  says: string
}

interface ParserContext {
  model: Model
  format: ReportFormat
  /** The currency of amounts that name none. */
  currency: string | null
}

/** Made for one file and fed its records in order; it may keep rows back until `end`. */
export interface Parser {
  /**
   * Rows of one record. `base` holds what the columns say by their `to`; the parser may change it and give it on.
   * An answer of the form {refused} refuses the record.
   */
  row(cells: RecordCells, base: FieldValues): FieldValues[] | { column: string; refused: string }
  /** What is left when the file ends: more rows, and rows of other entities. */
  end(): { rows: { line: number; values: FieldValues }[]; heads: HeadRow[]; merged?: MergedRows }
}

/** What a module registers under the name that a format's `parser` says. */
export type ParserFactory = (context: ParserContext) => Parser
