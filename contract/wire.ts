/**
 * The canonical questions and answers between client and server. A family whose own wire differs
 * is translated at the edge (src/data/wire.ts); everything inside speaks these.
 */
import type { Condition } from './filter'

/** Sorts stand in their order of weight. `field`: a path of the row. */
export interface SortBy {
  field: string
  order: 'asc' | 'desc'
}

/**
 * With an earlier period every measure (and every value of a pivot) carries `.prev`, `.delta` and `.rate` of the first
 * comparison asked for; `lastYear` carries `.lastYear`, `.lastYearDelta` and `.lastYearRate` besides.
 */
export type Comparing = 'previous' | 'lastYear'

/** What a list or a report is asked with. `page` counts from 1. */
export interface ListRequest {
  page: number
  pageSize: number
  /** Of a family that pages by cursor: where to go on, as the answer before said it; left out: from the start. */
  cursor?: string
  sort?: SortBy[]
  filter?: Condition
  /** Fields to answer, by path; left out: all that the asker may see. */
  fields?: string[]
  /** original: each row's own; company: the company's currency at the rate of the row's month. */
  currency?: 'original' | 'company'
  /** Reports only: the dimensions that make a row. */
  rows?: string[]
  /** Reports only: the measures wanted; left out: all. */
  measures?: string[]
  pivot?: { dimension: string; measure: string }
  compare?: Comparing[]
  /**
   * Rows carry each figure's last days (of the asked range) under `<measure>.trend`, numbers or null, oldest first, and the day of the last of them under
   * `<measure>.trendTo`. Of a list these are `figures` beside its rows (`perf.clicks`).
   */
  trend?: { measures: string[]; days: number }
  /** Reports whose rows are told by a time: every step of the asked range has its row, of nothing too, up to the day that all data goes to. */
  every?: boolean
  /** The page that asks (and its tab), by which access is decided: "finance_amazon_settlement:detail". */
  source?: string
}

/** Exact decimals travel as text ("12.30"), integers as numbers, days as yyyy-mm-dd, moments as ISO 8601 UTC. */
export type Row = Record<string, unknown>

/** Totals over the whole filtered set; one line per currency where amounts are shown in their own. */
export interface SummaryLine {
  currency: string | null
  values: Row
  /** True of the line that holds the amounts of all currencies, converted to the company's; what lacks a rate is null in it. */
  converted?: boolean
  /** Of the converted line: months and currencies without a rate ("2025-03 USD"). */
  missingRates?: string[]
}

/** A kind of rows by its label, and the last day it has. */
export interface SourceEnd {
  source: string
  until: string | null
}

/** A shop by its name, and the last day it has. */
export interface ShopUntil {
  shop: string
  until: string
}

/** Days, both included; `compared`: the earlier days whose figures stand beside, cut to as many as the asked ones have data for. */
export interface AskedPeriod {
  from: string
  to: string
  /** The last of the asked days that has data and is compared, where they go on after it. */
  until?: string
  /** `shopByShop`: shops whose data ends sooner are compared up to the day beside their own last one. */
  compared?: { by: Comparing; from: string; to: string; shopByShop?: true }[]
}

/** What stands beside the figures. */
export interface About {
  basis?: string
  zone?: string
  /**
   * The last day, yyyy-mm-dd, up to which all that these figures are made of has data, in every shop that has any, within the shops and days asked for;
   * null: none has.
   */
  dataUntil?: string | null
  /** Where `dataUntil` is null and other days have data: the day up to which all has it that has any, whatever days are asked for. */
  newest?: string
  /** Where what they are made of does not go equally far: each kind of rows with its own last day, null where it has none. */
  ends?: SourceEnd[]
  /** Shops whose data ends sooner than that of the others, within the asked days or before them, the earliest first. */
  shops?: ShopUntil[]
  /** The day that 最近有数据 stands for in this question. */
  dataDay?: string
  /** The days that are asked for and those that they are compared with. */
  period?: AskedPeriod
  /** Where there is no data at all: the reports that would bring it, by their labels. */
  feeds?: string[]
  /** Beside totals in several currencies: all of them in the company's, each amount at the rate of its row's month. */
  converted?: SummaryLine
  /** Months of the question that no exchange rate is known for. */
  missingRates?: string[]
  /** Where they are entered: the route of the page of rates. */
  ratesPage?: string
  /** Rows that are worked out after what they are made of: when the last of them were, by the company's clock, and whether changes wait. */
  made?: { at: string | null; waits: boolean }
  /** Report rows whose measure has no value of the pivot's dimension. */
  notes?: string[]
}

/** A page of rows, totals of all rows that the question finds, by currency (`summary`), and what to know about them (`about`). */
export interface ListAnswer<R = Row> {
  list: R[]
  /** Of all rows that the question finds; where `more` stands, of those up to the end of this page. */
  total: number
  /** Stands where nobody knows how many rows there are: whether any follow this page. */
  more?: boolean
  /** The cursor of the next page, of a family that pages by cursor; null: this is the last. */
  next?: string | null
  page: number
  pageSize: number
  summary: SummaryLine[]
  about?: About
}

/** code 200: done; any other code: a refusal in Chinese, with HTTP 200. */
export interface Envelope<T = unknown> {
  code: number
  msg: string
  data: T
  /** Refused fields of a form: field -> what is wrong. */
  errors?: Record<string, string>
}

/**
 * The business codes of our own server. Each has one meaning; `docs/codes.md` lists them.
 * Malformed input is HTTP 400, no session 401, no permission 403, lost database or full disk 503.
 */
export const CODES = {
  ok: 200,
  /** The call or page is not built yet. */
  planned: 1001,
  /** A value breaks a rule of its field. */
  invalid: 1002,
  notFound: 1003,
  /** Somebody else changed the row in between. */
  conflict: 1004,
  /** A row of the same unique fields is there already. */
  duplicate: 1005,
  /** The life cycle does not allow this step. */
  transition: 1006,
  /** The row is used elsewhere. */
  inUse: 1007,
  /** The row stands in a period that is closed. */
  period: 1008,
  /** What is asked for is done only where the person says that they mean it (`confirmed`). */
  confirm: 1009,
  loginFailed: 1101,
  locked: 1102,
  /** The password was set by an administrator: nothing else is answered before the person has set their own. */
  mustChangePassword: 1103,
  /** The file is none of the known report formats. */
  unknownFormat: 1201,
  /** The import cannot be committed, undone or discarded in its present state. */
  importState: 1202,
  /** The file cannot be read. */
  unreadable: 1203,
} as const

/** The header that carries a write's idempotency key. */
export const IDEMPOTENCY_HEADER = 'idempotency-key'
