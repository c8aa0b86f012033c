/**
 * One SQL statement in the making: the only place where a value becomes a parameter and a name becomes an identifier.
 * Names are handed in by planners that took them from the model; nothing of a request may reach `name` or `literal`.
 */
import type { Figures, Model } from '../../../../contract/model'
import type { Condition } from '../../../../contract/filter'
import type { Comparing, Row } from '../../../../contract/wire'
import type { Asker } from '../../asker/asker'
import type { Tx } from '../../store/connect'
import type { DataEnds } from './data-ends'

/** The parameters of one statement, in their order: `values` is what is sent along. */
export class Statement {
  readonly values: unknown[] = []
  private readonly known = new Map<string, string>()

  /** A value as a typed parameter ("$3::date"); equal values share one. `type` is PostgreSQL's, '' leaves it to the context. */
  value(value: unknown, type: string): string {
    const key = `${type} ${typeof value} ${JSON.stringify(value)}`
    const known = this.known.get(key)
    if (known) return known
    this.values.push(value)
    const made = type === '' ? `$${this.values.length}` : `$${this.values.length}::${type}`
    this.known.set(key, made)
    return made
  }
}

/** A statement with its values, ready to be asked, and the reader of the rows that come back. */
export interface Prepared<Answer> {
  text: string
  values: unknown[]
  read(rows: Row[]): Answer
}

/** Asks it in the transaction. */
export async function ask<Answer>(tx: Tx, { text, values, read }: Prepared<Answer>): Promise<Answer> {
  return read((await tx.query<Row>(text, values)).rows)
}

/** A quoted identifier. */
export function name(identifier: string): string {
  return `"${identifier.replaceAll('"', '""')}"`
}

/** A constant of the model (an enum's zone, a scale) as SQL text. */
export function literal(text: string): string {
  if (text.includes('\\') || text.includes('\0')) throw new Error(`a name of the model holds a backslash or a zero byte: ${JSON.stringify(text)}`)
  return `'${text.replaceAll("'", "''")}'`
}

/** A number of the model as an exact SQL constant. */
export function number(value: number): string {
  if (!Number.isFinite(value)) throw new Error(`${value} is no number that SQL knows`)
  return value < 0 ? `(${value})::numeric` : `${value}::numeric`
}

/** What every part of one plan shares. */
export interface Planning {
  model: Model
  asker: Asker
  statement: Statement
  /** True: amounts are converted to the asker's company currency at the rate of the row's month. */
  convert: boolean
  /** Set when a part needs the rates; the statement then starts with them (rates.ts). */
  needsRates: boolean
  /** Names of the entities that its parts read: an answer holds for as long as none of them changes. */
  reads: Set<string>
  /** Sums of facts that the rows of an entity are joined with (figures.ts). */
  figures: FiguresAsked
  /** Dataset -> how far its sources go, for comparisons of like with like; nothing is cut where nothing is said. */
  ends: Map<string, DataEnds>
  /** Dataset -> source -> the days beyond which it has no row, of a source that rollups by month or year are kept of (rollup-days.ts). */
  there: Map<string, ReadonlyMap<string, { from?: string; to?: string }>>
}

/** What one question asks of the figures beside its rows. */
interface FiguresAsked {
  /** By the name of the figures. */
  tables: Map<string, FigureTable>
  /** Conditions on NAME.day, by that name. */
  days: Map<string, Condition[]>
  /** Conditions that every row meets: facts of other rows need not be added up. */
  rows: Condition[]
  /** Earlier periods that figures are compared with. */
  compare: Comparing[]
  /** Dataset -> the day that the last days end at, for each shop; up to today where nothing is said. */
  until: Map<string, ShopEnd[]>
}

/** The last whole day of a shop's facts, yyyy-mm-dd; without a shop: of facts that belong to none. */
export interface ShopEnd {
  shopId: string | null
  last: string
}

/** Figures of one name that stand beside the rows of a list, as a table of the statement; filled while paths are read. */
export interface FigureTable {
  /** Its name in the statement. */
  alias: string
  figures: Figures
  /** Stored measures that somebody reads. */
  measures: Set<string>
}

/**
 * An empty plan for one statement; a plan is not used for a second one.
 * @param currency company: amounts are converted; left out, or original: as they are kept
 */
export function planning({ model, asker }: Pick<Planning, 'model' | 'asker'>, currency?: 'original' | 'company'): Planning {
  return {
    model, asker, statement: new Statement(), convert: currency === 'company', needsRates: false, reads: new Set(),
    figures: { tables: new Map(), days: new Map(), rows: [], compare: [], until: new Map() }, ends: new Map(), there: new Map(),
  }
}
