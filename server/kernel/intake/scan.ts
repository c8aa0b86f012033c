/**
 * Reads a recognised file from end to end and adds up what a person must know before it is written: rows by day, refusals,
 * sums, broken rules, fees that no rule names. Touches no database; `each` is given every row for those who write.
 */
import type { BrokenRule, RefusedRow, UnmatchedFee } from '../../../contract/imports'
import type { Detection } from './detect'
import type { SettledFees } from './fees.source'
import type { HeadRow, MergedRows } from './parsers/parser'
import { dayWindow } from './plausible'
import type { DayWindow } from './plausible'
import type { Table } from './tables/table'
import type { RowContext } from './row-plan'
import { rowRules } from './row-rules'
import { RowReader } from './rows'
import type { EntityRow } from './rows'
import { sameRows } from './same-rows'
import type { SameRows } from './same-rows'
import { count, Tally } from './tally'
import type { DayCount } from './tally'
import { decideStyles, newEvidence, sameStyles, usualStyles } from './styles'
import type { Styles } from './styles'
import type { ExactSum } from '../value/exact-sum'

/** How one file is read, and who is given its rows. `progress` is told 0 to 1 of the file. */
export interface ScanOptions {
  context: RowContext
  /** The shop's site code, for the usual order of day and month. */
  site?: string
  /** Decided before (a preview's): the file is then read once, as it was shown. */
  styles?: Styles
  /** Decided before, with the styles. */
  window?: DayWindow
  /** When the file is looked at for the first time: what "in the future" means. */
  now?: Date
  /** A person has said that rows of implausible days are right. */
  acceptDates?: boolean
  fees?: SettledFees
  /** True for a record of another marketplace that is not to be written. */
  leaveOut?(place: string | null): boolean
  /** Why rows of this day are not to be written: their period is closed; undefined: they are. */
  closed?(day: string): string | undefined
  /** Every accepted row; awaited only when it gives a promise (a full pipe). */
  each?(row: EntityRow): void | Promise<void>
  /** The rows given so far count no more: the file is read again, in another way. Left out: rows are given only once it is settled how to read them. */
  anew?(): Promise<void>
  /** Every refused row, where the first ones are not enough; awaited only when it gives a promise. */
  refused?(row: RefusedRow): void | Promise<void>
  progress?(share: number): void | Promise<void>
  signal?: AbortSignal
}

/** What one whole reading of a file found. `records` are those of the file; `accepted` counts the rows made of them. */
export interface Scan {
  styles: Styles
  /** What could be read both ways and was taken as usual: 'numbers', or a column's name. */
  unsure: string[]
  /** The days that rows of this file can be of; undefined where rows have no day, or it was not asked. */
  window: DayWindow | undefined
  /** Rows of other days: refused, or written because a person has accepted them, by day. */
  oddRefused: number
  oddDays: Map<string, number>
  /** Records that equal another one; all are kept. Counted when the file is looked at, not when it is written. */
  same: Pick<SameRows, 'count' | 'example'>
  /** Records that became part of another row. */
  merged: MergedRows | undefined
  sourceZone: string
  records: number
  accepted: number
  refusedCount: number
  refused: RefusedRow[]
  leftOut: Map<string, number>
  /** Key: yyyy-mm-dd, '' for rows of no day. */
  days: Map<string, DayCount>
  /** The first and the last day that any row of a plausible day reaches (summary rows reach further than they start). */
  firstReach: string | null
  lastReach: string | null
  /** Rows that span several days and are of none of them; the days that they start at and end on. */
  periodRows: number
  starts: Map<string, number>
  ends: Set<string>
  marketplaces: Map<string, number>
  currencies: Map<string, number>
  countries: Map<string, number>
  /** Field -> currency -> sum. */
  sums: Map<string, Map<string, ExactSum>>
  broken: BrokenRule[]
  unmatched: UnmatchedFee[]
  heads: HeadRow[]
  /** Header -> ids that a spreadsheet has cut. */
  cutIds: Map<string, number>
  /** Distinct values of the fields that the file replaces by (but the shop), as JSON arrays. */
  groups: Set<string>
}

const KEEP_REFUSED = 200

/**
 * Reads once where the styles are given; else first to find them out, and again where they or the days are not what was assumed. `refused` is told in the
 * last reading alone, and so is `each` where it cannot begin `anew`: most files are what is assumed of them, and are read once.
 * @throws UnreadableFile, the signal's reason
 */
export async function scanTable(table: Table, detection: Detection, options: ScanOptions): Promise<Scan> {
  const usual = options.styles ?? usualStyles(detection, options.site)
  if (options.styles) return (await readOnce(table, detection, options, usual, { window: options.window })).scan
  const { each, refused: _refused, ...looking } = options
  const early = options.anew && !options.refused && each ? { ...looking, each } : looking
  const first = await readOnce(table, detection, early, usual, { look: true, same: sameRows() })
  const { styles, unsure } = first.decided!
  const whole = noFractions(options.context)
  const open = unsure.filter((name) => name !== 'numbers' || !whole)
  // The values may say otherwise than the header's language let us assume: the days are then others, too.
  const asUsual = sameStyles(styles, usual)
  const looked = asUsual ? first.scan : (await readOnce(table, detection, looking, styles, {})).scan
  const window = options.now && dayWindow(
    new Map([...[...looked.days].map(([day, { rows }]) => [day, rows] as const), ...looked.starts]), options.now, options.acceptDates ?? false,
  )
  const known = { unsure: open, same: first.scan.same }
  const outside = window !== undefined && [
    ...looked.days.keys(), ...looked.starts.keys(), ...looked.ends
  ].some((day) => day !== '' && (day < window.from || day > window.to))
  const given = early !== looking
  if (!outside && (given ? asUsual : !each && !options.refused)) return { ...looked, ...known, window }
  if (given) await options.anew!()
  return { ...(await readOnce(table, detection, options, styles, { window })).scan, ...known }
}

/** Amounts of yen and the like have no fractions: 1,816 can only be grouped. */
function noFractions({ model, currency }: RowContext): boolean {
  return currency !== null && model.enums.currency_all?.data[currency]?.digits === 0
}

interface OneReading {
  scan: Scan
  decided?: { styles: Styles; unsure: string[] }
}

/** What one reading of the file is for. `look`: it settles how the values are written. */
interface HowRead {
  look?: boolean
  same?: SameRows
  window?: DayWindow | undefined
}

async function readOnce(table: Table, detection: Detection, options: ScanOptions, styles: Styles, how: HowRead): Promise<OneReading> {
  const { context } = options
  const { format } = detection
  const evidence = how.look ? newEvidence(styles) : undefined
  const reader = new RowReader(detection, context, styles, { evidence, window: how.window })
  const tally = new Tally(format, context.model.entities[format.entity]!, options.fees)
  const places: Whereabouts = { marketplaces: new Map(), currencies: new Map(), countries: new Map(), leftOut: new Map() }
  const refused: RefusedRow[] = []
  const leaveOut = eachNameOnce(options.leaveOut)
  const rules = rowRules(detection, context)
  const noteRefused = async (): Promise<void> => {
    for (const { day, ...row } of reader.takeRefused()) {
      tally.refused(day)
      if (refused.length < KEEP_REFUSED) refused.push(row)
      await options.refused?.(row)
    }
  }
  // A row costs no turn of the loop but where whoever writes it is behind.
  let heldBack = 0
  const put = (row: EntityRow): void | Promise<void> => {
    const says = row.day === null ? undefined : options.closed?.(row.day)
    const one = says === undefined ? rules?.(row) : { line: row.line, column: '', reason: says, text: row.day! }
    if (one) {
      heldBack++
      tally.refused(row.day)
      if (refused.length < KEEP_REFUSED) refused.push(one)
      return options.refused?.(one)
    }
    tally.add(row)
    return options.each?.(row)
  }
  let share = 0
  for await (const batch of table.records((read) => (share = read))) {
    options.signal?.throwIfAborted()
    for (const record of batch) {
      if (record.line <= detection.headerLine) continue
      const rows = reader.read(record)
      if (rows.length === 0) {
        await noteRefused()
        continue
      }
      if (isElsewhere(reader, places, leaveOut)) continue
      how.same?.note(record)
      for (const row of rows) {
        const wait = put(row)
        if (wait) await wait
      }
    }
    await options.progress?.(share)
  }
  const { rows, heads, merged } = reader.end()
  for (const row of rows) await put(row)
  await noteRefused()
  const { records, oddRefused, refused: unreadable, clock } = reader.state()
  const { accepted, days, firstReach, lastReach, periodRows, starts, ends, oddDays, sums, groups } = tally
  const scan: Scan = {
    styles, unsure: [], window: how.window, same: how.same ?? { count: 0, example: undefined }, merged, heads, sourceZone: clock,
    records, accepted, refusedCount: unreadable + heldBack, refused, oddRefused, oddDays, days, firstReach, lastReach, periodRows, starts, ends, ...places,
    sums, broken: tally.broken(heads), unmatched: tally.unmatched(), cutIds: reader.cutIds(), groups,
  }
  return { scan, ...(evidence ? { decided: decideStyles(evidence, styles) } : {}) }
}

/** A file names few marketplaces, in every row. */
function eachNameOnce(leaveOut: ScanOptions['leaveOut']): ScanOptions['leaveOut'] {
  const known = new Map<string | null, boolean>()
  return leaveOut && ((name) => {
    let answer = known.get(name)
    if (answer === undefined) known.set(name, (answer = leaveOut(name)))
    return answer
  })
}

type Whereabouts = Pick<Scan, 'marketplaces' | 'currencies' | 'countries' | 'leftOut'>

/** Counts where the record in hand says that it is from; true where it is another marketplace's and is not to be written. */
function isElsewhere(reader: RowReader, { marketplaces, currencies, countries, leftOut }: Whereabouts, leaveOut: ScanOptions['leaveOut']): boolean {
  const marketplace = reader.guard('marketplace')
  count(marketplaces, marketplace)
  count(currencies, reader.guard('currency'))
  const country = reader.guard('country')
  count(countries, country)
  if (!leaveOut?.(marketplace ?? country)) return false
  count(leftOut, marketplace ?? country)
  return true
}
