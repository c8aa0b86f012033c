/**
 * Records of a recognised table to rows of its entity: cells read, parser run, day and clock settled. One instance reads
 * one file once. It writes nowhere and decides nothing about shops; a record that cannot be read is refused with
 * its line, column and reason, never dropped.
 */
import type { RefusedRow } from '../../../contract/imports'
import { dayIn } from '../../../contract/zone'
import { clockVotes } from '../value/clock'
import { EMPTY_CELL } from '../value/report-kind'
import type { CellValue } from '../value/report-kind'
import type { Detection } from './detect'
import type { FieldValues, HeadRow, MergedRows, Parser, RecordCells } from './parsers/parser'
import { PARSERS } from './parsers/parsers'
import { implausible } from './plausible'
import type { DayWindow } from './plausible'
import { planRows } from './row-plan'
import type { RowContext, RowPlan, Slot } from './row-plan'
import type { TextRecord } from './tables/delimited'
import type { Evidence, Styles } from './styles'

/** One row of the entity. `day`: the day it counts for in the report's own clock, null where rows have none. */
export interface EntityRow {
  line: number
  day: string | null
  /** The first day of a row that covers several; it is then of no day. Its last is in `end_date`. */
  from?: string
  /** Its day is implausible, and a person has accepted it. */
  odd?: true
  values: FieldValues
}

/** A record that was refused. `day`: its day, where it could be read. */
type RefusedRecord = RefusedRow & { day: string | null }

/** Where a reader stands, as logs and tests print it. */
interface RowReaderState {
  format: string
  line: number
  records: number
  refused: number
  /** Of the refused: those whose day is implausible. */
  oddRefused: number
  /** The clock that the days read so far are told by: 'UTC', the marketplace's zone or a fixed offset. */
  clock: string
  parsed: boolean
}

interface Wrong { slot: Slot; reason: string }

/** The text of a slot in a record, or what every row has; undefined: the record ends before it. */
const textOf = (slot: Slot, cells: readonly string[]): string | undefined => slot.value ?? cells[slot.index]

/** Fed the records of one table in order. What is refused is collected beside the rows; the parser may keep some back to the end. */
export class RowReader {
  private readonly plan: RowPlan
  private readonly parser: Parser | undefined
  private readonly window: DayWindow | undefined
  private readonly cells: RecordCells
  private readonly clock: ReturnType<typeof clockVotes>
  private readonly cut = new Map<string, number>()
  /** What the slots of the record in hand hold. */
  private readonly found: (CellValue | string)[]
  /** The moment that the record in hand has its day from, as its row keeps it and in milliseconds. */
  private moment: { text: string | null; utcMs: number } = { text: null, utcMs: 0 }
  private current: TextRecord = { line: 0, cells: [] }
  private odd = false
  private refusals: RefusedRecord[] = []
  private count = { records: 0, refused: 0, oddRefused: 0 }

  /**
   * A reader of one table. `evidence`: given on the first look, filled with what the values say about their style.
   * `window`: rows of other days are refused, or said to be odd where a person has accepted them.
   */
  constructor(
    detection: Detection, private readonly context: RowContext, styles: Styles,
    options: { evidence?: Evidence | undefined; window?: DayWindow | undefined } = {},
  ) {
    this.plan = planRows(detection, context, styles, options.evidence)
    this.window = options.window
    this.found = this.plan.slots.map(() => EMPTY_CELL)
    this.clock = clockVotes(context.zone, this.plan.unnamed)
    this.cells = this.recordCells()
    const { format } = this.plan
    this.parser = format.parser === undefined ? undefined : PARSERS.get()[format.parser]?.({ model: context.model, format, currency: context.currency })
    if (format.parser !== undefined && !this.parser) throw new Error(`format ${format.name} names the parser ${format.parser}, which is not there`)
  }

  /** Rows of one record; [] when it holds none or is refused. */
  read(record: TextRecord): EntityRow[] {
    this.current = record
    const { cells } = record
    if (isBlank(cells, 0) || this.isHeader(cells)) return []
    this.count.records++
    const { width, format, blank } = this.plan
    const row: FieldValues = { ...blank }
    const bad = this.readCells(cells, row)
    if (cells.length > width && !isBlank(cells, width)) {
      return this.refuse(undefined, '（整行）', `这一行有 ${cells.length} 列，表头只有 ${width} 列，内容可能错位`)
    }
    // A settlement's total row fills few columns: its parser says what is missing.
    if (bad) return this.refuse(bad.slot, bad.slot.column.name, bad.reason)
    const strange = this.strangeDay()
    this.odd = strange !== undefined
    if (strange && !this.window!.accepted) {
      this.count.oddRefused++
      return this.refuse(strange.slot, strange.slot.column.name, strange.reason)
    }
    if (!this.parser) return [this.finish(row)]
    const made = this.parser.row(this.cells, row)
    if (Array.isArray(made)) return made.map((one) => this.finish(one))
    return this.refuse(this.plan.slotOf.get(made.column), format.columns[made.column]?.headers[0] ?? made.column, made.refused)
  }

  /** What is left when the file ends. */
  end(): { rows: EntityRow[]; heads: HeadRow[]; merged?: MergedRows } {
    const left = this.parser?.end() ?? { rows: [], heads: [] }
    const { moment, day } = this.plan
    return {
      heads: left.heads,
      ...(left.merged ? { merged: left.merged } : {}),
      rows: left.rows.map(({ line, values: row }) => {
        const at = moment === undefined ? null : row[moment]
        if (day && at != null) row[day.field] = dayIn(day.zone, Date.parse(at))
        return { line, day: day ? (row[day.field] ?? null) : null, values: row }
      }),
    }
  }

  /** Refusals since the last call. */
  takeRefused(): RefusedRecord[] {
    const taken = this.refusals
    this.refusals = []
    return taken
  }

  /** Ids that a spreadsheet has cut to a power of ten, by the column's name. */
  cutIds(): Map<string, number> {
    return this.cut
  }

  /** What the guard columns of the record read last say. */
  guard(which: 'marketplace' | 'currency' | 'country'): string | null {
    const slot = this.plan.guards[which]
    return slot === undefined ? null : valueOf(this.found[slot.at]!)
  }

  state(): RowReaderState {
    return { format: this.plan.format.name, line: this.current.line, ...this.count, clock: this.clock.zone(), parsed: this.parser !== undefined }
  }

  toString(): string {
    const { format, line, records, refused } = this.state()
    return `rows of ${format}: ${records} records up to line ${line}, ${refused} refused`
  }

  private recordCells(): RecordCells {
    const { slotOf } = this.plan
    const line = (): number => this.current.line
    return {
      get line() {
        return line()
      },
      get: (column) => {
        const slot = slotOf.get(column)
        return slot === undefined ? null : valueOf(this.found[slot.at]!)
      },
      raw: (column) => {
        const slot = slotOf.get(column)
        return slot === undefined ? '' : (textOf(slot, this.current.cells) ?? '')
      },
    }
  }

  private isHeader(cells: readonly string[]): boolean {
    for (const { index, header } of this.plan.header) if (trimmed(cells[index] ?? '') !== header) return false
    return true
  }

  /** Fills the row's fields from its cells; answers the first cell that cannot be read. */
  private readCells(cells: readonly string[], row: FieldValues): Wrong | undefined {
    let bad: Wrong | undefined
    for (const slot of this.plan.slots) {
      const found = cellOf(slot, textOf(slot, cells))
      this.found[slot.at] = found
      const { to } = slot.column
      if (typeof found === 'string') {
        if (to !== undefined && !(slot.second && row[to] != null)) row[to] = found
        continue
      }
      if (found === EMPTY_CELL) continue
      if (found.refused !== undefined) bad ??= { slot, reason: found.refused }
      if (found.cut) this.cut.set(slot.header, (this.cut.get(slot.header) ?? 0) + 1)
      if (to === undefined) continue
      if (row[to] == null) row[to] = found.value
      if (found.sourceDay === undefined || to !== this.plan.moment) continue
      const { utcMs = 0, zoneWord } = found
      if (found.utcMs !== undefined) this.moment = { text: found.value, utcMs }
      this.clock.note(zoneWord, utcMs)
    }
    return bad
  }

  private refuse(slot: Slot | undefined, column: string, reason: string): [] {
    const { line, cells } = this.current
    this.count.refused++
    const text = slot ? (textOf(slot, cells) ?? '') : cells.join(' ')
    this.refusals.push({ line, column: slot?.header ?? column, reason, text: text.slice(0, 200), day: this.dayOf() })
    return []
  }

  /** The day that the record itself writes. */
  private dayOf(): string | null {
    for (const slot of this.plan.days) {
      const day = sourceDay(this.found[slot.at]!)
      if (day !== undefined) return day
    }
    return null
  }

  /** Why the record's own days cannot be right; a day is that of the slot that says it. */
  private strangeDay(): Wrong | undefined {
    const { window } = this
    if (window === undefined) return undefined
    for (const slot of this.plan.bounds) {
      const day = sourceDay(this.found[slot.at]!)
      if (day === undefined || (day >= window.from && day <= window.to)) continue
      const reason = implausible(day, window)
      if (reason !== undefined) return { slot, reason }
    }
    return undefined
  }

  /** Gives a row its day and its currency. */
  private finish(row: FieldValues): EntityRow {
    const { hasCurrency, spans } = this.plan
    const day = this.settleDay(row)
    for (const [name, value] of this.plan.always) row[name] = value
    this.keepRest(row)
    if (hasCurrency && row['currency'] == null) row['currency'] = this.context.currency
    const made: EntityRow = { line: this.current.line, day, values: row }
    if (this.odd) made.odd = true
    const field = this.plan.day?.field
    const start = spans && field !== undefined ? row[field] : null
    if (start == null || row['end_date'] == null || row['end_date'] <= start) return made
    // A row over several days is of none of them: it keeps its period, and reports by day leave it out.
    row['start_date'] = start
    row[field!] = null
    made.day = null
    made.from = start
    return made
  }

  /** Cells of columns that the format does not know, by their headings. */
  private keepRest(row: FieldValues): void {
    const { rest } = this.plan
    if (!rest) return
    const kept = rest.columns.flatMap(({ header, index }): [string, string][] => {
      const cell = (this.current.cells[index] ?? '').trim()
      return cell === '' ? [] : [[header, cell]]
    })
    if (kept.length > 0) row[rest.field] = JSON.stringify(Object.fromEntries(kept))
  }

  /** A row whose file names no day is of the day, or of all days of the period, that was said of the file. */
  private undated(row: FieldValues, field: string): void {
    const { uploadDay, uploadTo = uploadDay } = this.context
    row[field] = uploadDay
    if (!this.plan.spans) return
    row['start_date'] = uploadDay
    row['end_date'] = uploadTo
  }

  /** A parser may have put another moment in the place of the one read. */
  private msOf(text: string): number {
    return text === this.moment.text ? this.moment.utcMs : Date.parse(text)
  }

  private settleDay(row: FieldValues): string | null {
    const { day: about, moment, days } = this.plan
    const day = this.dayOf()
    if (!about) return day
    if (moment !== undefined) {
      const at = row[moment]
      // A day by the report's own clock is the day it writes: converted, a month's last hours would leave its month.
      row[about.field] = at == null ? null : about.byFile && day !== null ? day : dayIn(about.zone, this.msOf(at))
    } else if (row[about.field] == null && days.length === 0) this.undated(row, about.field)
    return day ?? row[about.field] ?? null
  }
}

const valueOf = (found: CellValue | string): string | null => (typeof found === 'string' ? found : found.value)

const sourceDay = (found: CellValue | string): string | undefined => (typeof found === 'string' ? undefined : found.sourceDay)

/** A cell without what surrounds it. Most begin and end with a letter or a digit, and a look is cheaper than asking. */
function trimmed(cell: string): string {
  const first = cell.charCodeAt(0)
  const last = cell.charCodeAt(cell.length - 1)
  return first > 32 && first < 127 && last > 32 && last < 127 ? cell : cell.trim()
}

/** Do the cells from `from` on hold nothing? */
function isBlank(cells: readonly string[], from: number): boolean {
  for (let at = from; at < cells.length; at++) if (cells[at] !== '' && cells[at]!.trim() !== '') return false
  return true
}

/** One cell, without what surrounds it; a column may keep a word where nothing stands, or refuse that nothing stands. */
function cellOf({ column, read }: Slot, cell = ''): CellValue | string {
  const within = cell === '' ? '' : trimmed(cell)
  const bare = within.includes('\u0000') ? within.replaceAll('\u0000', '') : within
  const found = bare === '' ? EMPTY_CELL : read(bare)
  if (typeof found === 'string' || found.value !== null || found.refused !== undefined) return found
  if (column.keep !== undefined) return column.keep
  return column.required ? { value: null, refused: '不能为空' } : found
}
