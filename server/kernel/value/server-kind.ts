/**
 * What the server asks of every kind of field: how its values are compared, read, written, exported and filled into templates.
 * Types alone; the kinds say it in `kinds/<kind>/<kind>.server.ts`, and no room of the kernel asks which kind it has before it.
 */
import type { Field, Model } from '../../../contract/model'
import type { Zone } from '../../../contract/plan'
import type { ReportKind } from './report-kind'

/** How values of a kind are compared. */
export type Manner = 'text' | 'row' | 'number' | 'day' | 'month' | 'moment' | 'truth' | 'words' | 'none'

/** How many digits one column of an answer has. */
export interface Digits {
  /** Digits after the point that are always given. */
  scale?: number
  /** Digits that are kept at most; undefined: all of them. Set where a division made them endless. */
  keep?: number
}

/** A value to keep, as a parameter of the column's type; or what is wrong with it, in words that say what to write instead. */
export type FormRead = { value: unknown } | { wrong: string }

/** What a value is written beside. */
export interface FormAbout {
  model: Model
  /** What the row holds, which may stay though it is no longer offered. */
  before?: unknown
}

/** A cell of an export: words, or exact decimal text with how it is shown. */
export type Cell = { text: string } | { number: string; format: NumberFormat } | { day: string } | { moment: string }
/** How a number of an export is shown: digits behind the mark, and whether as a percentage (0.1 as 10%). */
export interface NumberFormat {
  digits: number
  percent: boolean
}

/** What an export's cell is written by. */
interface CellAbout {
  scale?: number
  zone?: Zone
  /** The label of an enum's value; the value itself where the column has no such list. */
  label(value: unknown): string
  /** Where the row's marketplace is, for moments that it tells by its own clock. */
  site: unknown
  /** The company's clock. */
  companyZone: string
}

/** What a template's cell is read by. */
interface TemplateAbout {
  /** The company's clock, by which moments are written. */
  zone: string
  /** One word as the field takes it: an enum's label or value, a referenced row's title or id, or plain text. */
  word(text: string): FormRead
}

interface TemplateKind {
  /** How staff fill it in, for the page of instructions. */
  how(field: Field): string
  /** A believable value, as staff write it; empty: none that would help. */
  example: string
  /** The words of a cell that may each name something. */
  words(cell: string): string[]
  /** What staff wrote, as a form would send it. @param cell trimmed, never empty */
  read(cell: string, field: Field, about: TemplateAbout): FormRead
}

/** What a kind does on the server; every kind has all of it. */
export interface ServerKind {
  manner: Manner
  /** What the database answers, as it travels. @param value never null; `currencyDigits`: digits of the amount's currency */
  read(value: unknown, digits: Digits, currencyDigits?: number): unknown
  /** The value that a kept text stands for, as it travels. */
  ofText(text: string, digits: Digits): unknown
  /** One text for all spellings of one value: 12.30 and 12.3 are the same amount. @param value not empty */
  identity(value: unknown, digits: Digits): string
  /** What the database keeps where nothing is written. */
  empty: null | readonly []
  /** One value of a form by the rules of its field. @param value not empty */
  write(value: unknown, field: Field, about: FormAbout): FormRead
  /** The cell of an export. @param value not empty */
  cell(value: unknown, about: CellAbout): Cell
  template: TemplateKind
  /** How a cell of a report file is read. No kind takes another's by leaving it out. */
  report: ReportKind
}
