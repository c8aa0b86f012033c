/**
 * Reads a recognised file from end to end and adds up what a person must know before it is written: rows by day, refusals,
 * sums, broken rules, fees that no rule names. Touches no database; `each` is given every row for those who write.
 */
import type { BrokenRule, RefusedRow, UnmatchedFee } from '../../../contract/imports'
import type { Detection } from './detect'
import type { RowFees } from './row-fees'
import type { HeadRow, MergedRows } from './parsers/parser'
import { dayWindow } from './plausible'
import type { DayWindow } from './plausible'
import type { Table } from './tables/table'
import { rowReader } from './rows'
import type { EntityRow, RowContext } from './rows'
import { sameRows } from './same-rows'
import type { SameRows } from './same-rows'
import { decideStyles, newEvidence, sameStyles, usualStyles } from './styles'
import type { Styles } from './styles'
import { ExactSum, sameAmount } from './values/exact-sum'

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
  fees?: RowFees
  /** True for a record of another marketplace that is not to be written. */
  leaveOut?(marketplace: string | null): boolean
  /** Every accepted row; awaited only when it gives a promise (a full pipe). */
  each?(row: EntityRow): void | Promise<void>
  /** Every refused row, where the first ones are not enough; awaited only when it gives a promise. */
  refused?(row: RefusedRow): void | Promise<void>
  progress?(share: number): void | Promise<void>
  signal?: AbortSignal
}

interface DayCount {
  rows: number
  refused: number
}

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
const KEEP_EXAMPLES = 20
const KEEP_UNMATCHED = 500

export async function scanTable(table: Table, detection: Detection, options: ScanOptions): Promise<Scan> {
  const usual = options.styles ?? usualStyles(detection, options.site)
  if (options.styles) return (await readOnce(table, detection, options, usual, { window: options.window })).scan
  // Rows go out only once it is settled how to read them.
  const { each: _each, refused: _refused, ...looking } = options
  const first = await readOnce(table, detection, looking, usual, { look: true, same: sameRows() })
  const { styles, unsure } = first.decided!
  const whole = noFractions(options.context)
  const open = unsure.filter((name) => name !== 'numbers' || !whole)
  // The values may say otherwise than the header's language let us assume: the days are then others, too.
  const looked = sameStyles(styles, usual) ? first.scan : (await readOnce(table, detection, looking, styles, {})).scan
  const window = options.now && dayWindow(new Map([...[...looked.days].map(([day, { rows }]) => [day, rows] as const), ...looked.starts]), options.now, options.acceptDates ?? false)
  const known = { unsure: open, same: first.scan.same }
  const outside = window !== undefined && [...looked.days.keys(), ...looked.starts.keys(), ...looked.ends].some((day) => day !== '' && (day < window.from || day > window.to))
  if (!options.each && !options.refused && !outside) return { ...looked, ...known, window }
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

function count(map: Map<string, number>, word: string | null): void {
  if (word !== null) map.set(word, (map.get(word) ?? 0) + 1)
}

interface HowRead {
  look?: boolean
  same?: SameRows
  window?: DayWindow | undefined
}

async function readOnce(table: Table, detection: Detection, options: ScanOptions, styles: Styles, { look = false, same, window }: HowRead): Promise<OneReading> {
  const { context, fees } = options
  const { format } = detection
  const entity = context.model.entities[format.entity]!
  const evidence = look ? newEvidence(styles) : undefined
  const reader = rowReader(detection, context, styles, { evidence, window })
  const scan: Scan = {
    styles, unsure: [], window, oddRefused: 0, oddDays: new Map(), same: same ?? { count: 0, example: undefined }, merged: undefined, ends: new Set(), periodRows: 0, starts: new Map(), firstReach: null,
    sourceZone: context.zone, records: 0, accepted: 0, refusedCount: 0, refused: [], leftOut: new Map(), days: new Map(), lastReach: null,
    marketplaces: new Map(), currencies: new Map(), countries: new Map(), sums: new Map(), broken: [], unmatched: [], heads: [], cutIds: new Map(), groups: new Set(),
  }
  const summed = Object.values(entity.fields).filter((field) => field.kind === 'money' && field.total === 'sum' && field.sqlType !== undefined).map((field) => field.name)
  const groupFields = format.replace.by === 'group' || format.replace.by === 'snapshot' ? format.replace.fields.filter((field) => field !== 'shop_id') : []
  const rules = format.holds.map((rule) => ({ rule, broken: { says: rule.says, count: 0, examples: [] } as BrokenRule, total: new ExactSum() }))
  const unmatched = new Map<string, UnmatchedFee & { sum: ExactSum }>()

  const dayCount = (day: string | null): DayCount => {
    const key = day ?? ''
    let found = scan.days.get(key)
    if (!found) scan.days.set(key, (found = { rows: 0, refused: 0 }))
    return found
  }
  const addUp = (row: EntityRow): void => {
    const { values } = row
    const currency = values.currency ?? ''
    for (const field of summed) {
      const amount = values[field]
      if (amount == null || amount === '0') continue
      let byCurrency = scan.sums.get(field)
      if (!byCurrency) scan.sums.set(field, (byCurrency = new Map()))
      let sum = byCurrency.get(currency)
      if (!sum) byCurrency.set(currency, (sum = new ExactSum()))
      sum.add(amount)
    }
    for (const { rule, broken, total } of rules) {
      const sum = rule.over === 'row' ? new ExactSum() : total
      for (const field of rule.sum) if (values[field] != null && values[field] !== '0') sum.add(values[field])
      const stated = values[rule.equals] ?? '0'
      if (rule.over === 'file') {
        total.add(stated, -1)
        continue
      }
      sum.add(stated, -1)
      if (sum.isZero()) continue
      sum.add(stated)
      broken.count++
      if (broken.examples.length < KEEP_EXAMPLES) {
        const text = [values.transaction_type, values.description, values.order_id].filter(Boolean).join(' · ').slice(0, 160)
        broken.examples.push({ line: row.line, expected: stated, found: sum.text(), text })
      }
    }
    fees?.settle(row, (fee) => {
      const key = JSON.stringify([fee.type, fee.family, fee.name, fee.description, currency])
      let one = unmatched.get(key)
      if (!one) {
        one = { transactionType: fee.type, amountFamily: fee.family, amountName: fee.name, description: fee.description, currency, amount: '0', lines: 0, sum: new ExactSum() }
        unmatched.set(key, one)
      }
      one.lines++
      one.sum.add(fee.amount)
    })
    if (groupFields.length > 0) scan.groups.add(JSON.stringify(groupFields.map((field) => values[field] ?? null)))
    if (values.end_date != null) scan.ends.add(values.end_date)
    if (row.from !== undefined) count(scan.starts, row.from)
    if (row.odd) {
      count(scan.oddDays, row.day ?? row.from ?? null)
      return
    }
    if (row.from !== undefined) scan.periodRows++
    const starts = row.from ?? row.day
    if (starts !== null && (scan.firstReach === null || starts < scan.firstReach)) scan.firstReach = starts
    const reach = values.end_date ?? row.day
    if (reach !== null && reach !== undefined && (scan.lastReach === null || reach > scan.lastReach)) scan.lastReach = reach
  }
  const accept = (row: EntityRow): void | Promise<void> => {
    scan.accepted++
    dayCount(row.day).rows++
    addUp(row)
    return options.each?.(row)
  }
  const noteRefused = async (): Promise<void> => {
    for (const { day, ...row } of reader.takeRefused()) {
      scan.refusedCount++
      dayCount(day).refused++
      if (scan.refused.length < KEEP_REFUSED) scan.refused.push(row)
      await options.refused?.(row)
    }
  }

  let shared = 0
  for await (const batch of table.records((share) => (shared = share))) {
    options.signal?.throwIfAborted()
    for (const record of batch) {
      if (record.line <= detection.headerLine) continue
      const rows = reader.read(record)
      if (rows.length === 0) {
        await noteRefused()
        continue
      }
      const marketplace = reader.guard('marketplace')
      count(scan.marketplaces, marketplace)
      count(scan.currencies, reader.guard('currency'))
      count(scan.countries, reader.guard('country'))
      if (options.leaveOut?.(marketplace)) {
        count(scan.leftOut, marketplace)
        continue
      }
      same?.note(record)
      for (const row of rows) {
        const wait = accept(row)
        if (wait) await wait
      }
    }
    await options.progress?.(shared)
  }
  const { rows, heads, merged } = reader.end()
  for (const row of rows) {
    const wait = accept(row)
    if (wait) await wait
  }
  await noteRefused()

  scan.records = reader.records
  scan.sourceZone = reader.sourceZone()
  scan.heads = heads
  scan.merged = merged
  scan.oddRefused = reader.oddRefused
  scan.cutIds = reader.cutIds()
  for (const { rule, broken, total } of rules) {
    if (rule.over === 'file' && !total.isZero()) {
      broken.count = 1
      broken.examples.push({ line: null, expected: '0', found: total.text(), text: '' })
    }
    if (broken.count > 0) scan.broken.push(broken)
  }
  for (const { check } of heads) {
    if (!check || check.stated === null || sameAmount(check.stated, check.found)) continue
    scan.broken.push({ says: check.says, count: 1, examples: [{ line: null, expected: check.stated, found: check.found, text: check.of }] })
  }
  scan.unmatched = [...unmatched.values()]
    .map(({ sum, ...fee }) => ({ ...fee, amount: sum.text() }))
    .sort((a, b) => Math.abs(Number(b.amount)) - Math.abs(Number(a.amount)))
    .slice(0, KEEP_UNMATCHED)
  return { scan, ...(evidence ? { decided: decideStyles(evidence, styles) } : {}) }
}
