/**
 * What every column kind says of itself: what it accepts, how it is filtered, added up, edited and stored.
 * Types only. The statements are in kinds/<kind>/<kind>.kind.ts, one folder a kind, and the cell beside it.
 */
import type { Operator } from './filter'
import type { ColumnKind, FilterControl, InputKind, Total } from './plan'

/** Plain JSON Schema, draft 7. */
export type JsonSchema = Record<string, unknown>

/** As what a cell of a report is read: as a value of a kind, or as milliseconds that stand in the place of a moment. */
export type ReadAs = 'text' | 'id' | 'integer' | 'decimal' | 'money' | 'percent' | 'date' | 'datetime' | 'month' | 'bool' | 'epochMs'

/** Words of any kind, and figures of any kind, may be read as each other's. */
export const WORDS_READ_AS = ['text', 'id'] as const satisfies readonly ReadAs[]
/** As what a report's column may be read that fills an id or a member of staff. */
export const CODES_READ_AS = ['id', 'text'] as const satisfies readonly ReadAs[]

/** What values are by nature: amounts of one currency, parts of a whole, days; a share is never set against a count. */
export type Likeness = 'amount' | 'share' | 'number' | 'day' | 'moment' | 'month' | 'text' | 'row' | 'choice'

/** All that a kind says of itself; codegen, the server and the screens ask it and name no kind. */
export interface ColumnKindDef {
  kind: ColumnKind
  /** What an analyst calls it. */
  label: string
  /** True where values can be compared by size and added up. */
  numeric: boolean
  /** Every operator that means something for it; a family may be able to say fewer. */
  operators: readonly Operator[]
  /** Two fields of a row may be compared with each other where their kinds share this; null: with no other field. */
  comparesAs: Likeness | null
  /** The totals a field of this kind may say. One that says none has none: a total is never guessed. */
  totals: readonly Total[]
  align: 'left' | 'right' | 'center'
  /** Column width in px where nothing is said. */
  width: number
  sortable: boolean
  /** The filter control where a page says none; undefined: not filtered by. */
  filter?: FilterControl
  /** The controls a page may ask for instead. */
  filters: readonly FilterControl[]
  /** The input where a field says `edit: true`; undefined: never written by a form. */
  input?: InputKind
  /** The inputs a field may name instead. */
  inputs: readonly InputKind[]
  /** What of the calendar a value names; undefined: nothing. A month is kept as its first day. */
  names?: 'day' | 'month' | 'moment'
  /** A value is a list of words. */
  several?: true
  /** A value is yes or no. */
  truth?: true
  /** Its figures are whole numbers. */
  whole?: true
  /** Words that people read: a name, a number of a document. */
  words?: true
  /** A fraction that is read times a hundred: 0.25 is 25%, and moves by points. */
  points?: true
  /** Drawn, and not read. */
  picture?: true
  /** Structured data: shown raw, sorted and compared by nothing. */
  structured?: true
  /** Its figures are amounts of a currency, which another field of the row names: two currencies are never added up. */
  inCurrency?: true
  /** Digits after the point where a field says none; undefined: has none. */
  scale?: number
  /** The entity whose rows such a value names, where the kind itself is a reference. */
  refersTo?: string
  /** As what a report's column may be read that fills such a field; the first where the column says nothing. */
  readAs: readonly [ReadAs, ...ReadAs[]]
  /** PostgreSQL type of its column. */
  sqlType: string
  /** Its value in a request or an answer; the caller adds `null`. */
  valueSchema: JsonSchema
}

/** Exact decimals travel as text: an optional minus, digits, and a point with digits after it. */
export const DECIMAL_PATTERN = '^-?[0-9]{1,18}(\\.[0-9]{1,18})?$'

const EQUALITY = ['eq', 'ne', 'in', 'empty'] as const satisfies readonly Operator[]

/** What can be asked of text. */
export const TEXT_OPERATORS = [...EQUALITY, 'contains', 'starts'] as const satisfies readonly Operator[]
/** What can be asked of amounts, counts and days. */
export const ORDER_OPERATORS = ['eq', 'ne', 'gt', 'ge', 'lt', 'le', 'between', 'in', 'empty'] as const satisfies readonly Operator[]
/** What can be asked of a choice. */
export const CHOICE_OPERATORS = EQUALITY
