/**
 * Records of a recognised table to rows of its entity: cells read, parser run, day and clock settled. One instance reads
 * one file once. It writes nowhere and decides nothing about shops; a record that cannot be read is refused with
 * its line, column and reason, never dropped.
 */
import type { Entity, Model, ReportColumn } from '../../../contract/model'
import type { RefusedRow } from '../../../contract/imports'
import { cellReader } from './cells'
import type { CellReader } from './cells'
import type { Detection } from './detect'
import type { FieldValues, HeadRow, MergedRows, Parser, RecordCells } from './parsers/parser'
import { PARSERS } from './parsers/parsers'
import { implausible } from './plausible'
import type { DayWindow } from './plausible'
import type { TextRecord } from './tables/delimited'
import type { Evidence, Styles } from './styles'
import { clockVotes } from './values/clock'
import { dayIn } from '../../../contract/zone'

/** What the rows are read with: the shop's clock and money, and the day of the upload for files that say none. */
export interface RowContext {
  model: Model
  /** The marketplace's IANA zone. */
  zone: string
  /** The company's IANA zone. */
  companyZone: string
  currency: string | null
  /** The zone that the lines above the header name for moments that name none; otherwise the format's. */
  unnamedZone?: string
  /** yyyy-mm-dd. */
  uploadDay: string
}

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

interface RowReader {
  /** Rows of one record; [] when it holds none or is refused. */
  read(record: TextRecord): EntityRow[]
  end(): { rows: EntityRow[]; heads: HeadRow[]; merged?: MergedRows }
  /** Refusals since the last call. `day`: the record's day, where it could be read. */
  takeRefused(): (RefusedRow & { day: string | null })[]
  /** Records that held anything. */
  readonly records: number
  /** Of the refused: those whose day is implausible. */
  readonly oddRefused: number
  /** The clock that the file's days are told by: 'UTC', the marketplace's zone or a fixed offset. Settled once all is read. */
  sourceZone(): string
  /** Ids that a spreadsheet has cut to a power of ten, by the column's name. */
  cutIds(): Map<string, number>
  /** What the guard columns of the record read last say. */
  guard(which: 'marketplace' | 'currency' | 'country'): string | null
}

interface Slot {
  column: ReportColumn
  header: string
  index: number
  read: CellReader
}

/** The field that a row's day comes from when no column fills it: the first moment of the format. */
export function momentField(detection: Pick<Detection, 'format'>, entity: Entity): string | undefined {
  const { format } = detection
  if (!format.day || Object.values(format.columns).some((column) => column.to === format.day)) return undefined
  const column = Object.values(format.columns).find((one) => (one.as === 'datetime' || one.as === 'epochMs') && one.to !== undefined && entity.fields[one.to]?.required)
    ?? Object.values(format.columns).find((one) => (one.as === 'datetime' || one.as === 'epochMs') && one.to !== undefined)
  return column?.to
}

/**
 * A reader of one table. `evidence`: given on the first look, filled with what the values say about their style.
 * `window`: rows of other days are refused, or said to be odd where a person has accepted them.
 */
export function rowReader(detection: Detection, context: RowContext, styles: Styles, options: { evidence?: Evidence | undefined; window?: DayWindow | undefined } = {}): RowReader {
  const { evidence, window } = options
  const { format } = detection
  const entity = context.model.entities[format.entity]
  if (!entity) throw new Error(`format ${format.name} names no entity`)
  const unnamed = context.unnamedZone ?? { utc: 'UTC', company: context.companyZone, marketplace: context.zone, source: context.zone }[format.zone]
  const clocks = { marketplace: context.zone, unnamed }
  const inParser = new Set<string>(format.parser ? Object.keys(format.columns) : [])
  const guards = new Set(Object.values(format.guard))
  const slots: Slot[] = []
  const slotOf = new Map<string, number>()
  // Slots stand in the format's order, so that of two columns for one field the first named wins.
  for (const column of Object.values(format.columns)) {
    const found = detection.columns.find((one) => one.column.name === column.name)
    if (!found || column.unused || !(column.to !== undefined || inParser.has(column.name) || guards.has(column.name))) continue
    slotOf.set(column.name, slots.length)
    slots.push({ column, header: found.header, index: found.index, read: cellReader(column, format, styles, clocks, evidence) })
  }
  const width = Math.max(...detection.columns.map((one) => one.index), ...detection.unknown.map((one) => one.index)) + 1
  const header = detection.columns.map((one) => ({ index: one.index, header: one.header }))

  const moment = momentField(detection, entity)
  const momentSlots = slots.filter(({ column }) => column.to === moment && moment !== undefined)
  const dayField = format.day
  const dayZone = dayField ? entity.fields[dayField]?.zone : undefined
  const daySlots = slots.filter(({ column }) => dayField !== undefined && column.to === dayField)
  const targetZone = dayZone === 'utc' ? 'UTC' : dayZone === 'company' ? context.companyZone : context.zone

  const parser: Parser | undefined = format.parser ? PARSERS.get()[format.parser]?.({ model: context.model, format, currency: context.currency }) : undefined
  if (format.parser && !parser) throw new Error(`format ${format.name} names the parser ${format.parser}, which is not there`)

  const values: (string | null)[] = slots.map(() => null)
  const sourceDays: (string | undefined)[] = slots.map(() => undefined)
  let current: TextRecord = { line: 0, cells: [] }
  const cells: RecordCells = {
    get line() {
      return current.line
    },
    get: (column) => {
      const at = slotOf.get(column)
      return at === undefined ? null : values[at]!
    },
    raw: (column) => {
      const at = slotOf.get(column)
      return at === undefined ? '' : (current.cells[slots[at]!.index] ?? '')
    },
  }

  let refused: (RefusedRow & { day: string | null })[] = []
  let records = 0
  let oddRefused = 0
  const ends = slots.filter(({ column }) => column.to === 'end_date')
  const clock = clockVotes(context.zone, unnamed)
  const cut = new Map<string, number>()
  const currencyField = entity.fields.currency

  const dayOf = (): string | null => {
    for (const slot of momentSlots.length > 0 ? momentSlots : daySlots) {
      const day = sourceDays[slotOf.get(slot.column.name)!]
      if (day !== undefined) return day
    }
    return null
  }
  const refuse = (slot: Slot | undefined, column: string, reason: string): void => {
    refused.push({ line: current.line, column: slot?.header ?? column, reason, text: slot ? (current.cells[slot.index] ?? '').slice(0, 200) : current.cells.join(' ').slice(0, 200), day: dayOf() })
  }
  const spans = dayField !== undefined && entity.fields.start_date?.sqlType !== undefined && entity.fields.end_date?.sqlType !== undefined
  /** The first day of a row that reaches further than it starts. */
  const reach = (row: FieldValues): { start?: string } => {
    const start = spans ? row[dayField!] : null
    return start != null && row.end_date != null && row.end_date > start ? { start } : {}
  }
  let strange: { slot: Slot; reason: string } | undefined
  const finish = (row: FieldValues): EntityRow => {
    let day = dayOf()
    if (dayField !== undefined) {
      if (moment !== undefined) {
        const at = row[moment]
        // A day by the report's own clock is the day it writes: converted, a month's last hours would leave its month.
        row[dayField] = at == null ? null : dayZone === 'source' && day !== null ? day : dayIn(targetZone, Date.parse(at))
        day ??= row[dayField]
      } else if (row[dayField] == null && daySlots.length === 0) row[dayField] = context.uploadDay
      day ??= row[dayField] ?? null
    }
    if (currencyField && row.currency == null) row.currency = context.currency
    const { start } = reach(row)
    if (start !== undefined) {
      // A row over several days is of none of them: it keeps its period, and reports by day leave it out.
      row.start_date = start
      row[dayField!] = null
      return { line: current.line, day: null, from: start, values: row, ...(strange !== undefined ? { odd: true as const } : {}) }
    }
    return { line: current.line, day, values: row, ...(strange !== undefined ? { odd: true as const } : {}) }
  }
  /** Why the record's own days cannot be right; a day is that of the slot that says it. */
  const strangeDay = (): { slot: Slot; reason: string } | undefined => {
    if (window === undefined) return undefined
    for (const slot of [...(momentSlots.length > 0 ? momentSlots : daySlots), ...ends]) {
      const day = sourceDays[slotOf.get(slot.column.name)!]
      const reason = day === undefined ? undefined : implausible(day, window)
      if (reason !== undefined) return { slot, reason }
    }
    return undefined
  }

  return {
    read(record) {
      current = record
      const given = record.cells
      if (given.every((cell) => cell.trim() === '')) return []
      if (header.every((one) => (given[one.index] ?? '').trim() === one.header)) return []
      records++
      let bad: { slot: Slot; reason: string } | undefined
      const row: FieldValues = {}
      for (let at = 0; at < slots.length; at++) {
        const slot = slots[at]!
        const cell = given[slot.index]
        const found = slot.read(cell ?? '')
        values[at] = found.value
        sourceDays[at] = found.sourceDay
        if (found.refused !== undefined) bad ??= { slot, reason: found.refused }
        if (found.cut) cut.set(slot.header, (cut.get(slot.header) ?? 0) + 1)
        const to = slot.column.to
        if (to !== undefined && row[to] == null) row[to] = found.value
        if (found.sourceDay !== undefined && to !== undefined && to === moment) clock.note(found.zoneWord, found.value)
      }
      if (given.length > width && given.slice(width).some((cell) => cell.trim() !== '')) {
        refuse(undefined, '（整行）', `这一行有 ${given.length} 列，表头只有 ${width} 列，内容可能错位`)
        return []
      }
      // A settlement's total row fills few columns: its parser says what is missing.
      if (bad) {
        refuse(bad.slot, bad.slot.column.name, bad.reason)
        return []
      }
      strange = strangeDay()
      if (strange !== undefined && !window!.accepted) {
        oddRefused++
        refuse(strange.slot, strange.slot.column.name, strange.reason)
        return []
      }
      if (!parser) return [finish(row)]
      const made = parser.row(cells, row)
      if (Array.isArray(made)) return made.map(finish)
      const at = slotOf.get(made.column)
      refuse(at === undefined ? undefined : slots[at], format.columns[made.column]?.headers[0] ?? made.column, made.refused)
      return []
    },
    end() {
      const left = parser?.end() ?? { rows: [], heads: [] }
      return {
        heads: left.heads,
        ...(left.merged ? { merged: left.merged } : {}),
        rows: left.rows.map(({ line, values: row }) => {
          const at = moment === undefined ? null : row[moment]
          if (dayField !== undefined && at != null) row[dayField] = dayIn(targetZone, Date.parse(at))
          return { line, day: dayField === undefined ? null : (row[dayField] ?? null), values: row }
        }),
      }
    },
    takeRefused() {
      const taken = refused
      refused = []
      return taken
    },
    get records() {
      return records
    },
    get oddRefused() {
      return oddRefused
    },
    sourceZone: () => clock.zone(),
    cutIds: () => cut,
    guard(which) {
      const column = format.guard[which]
      return column === undefined ? null : cells.get(column)
    },
  }
}
