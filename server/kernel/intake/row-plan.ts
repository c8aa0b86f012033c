/**
 * How the rows of one recognised file are read, settled once before its first: which cell is read by which kind, which of
 * them say a row's day, and by whose clock. It reads no row (rows.ts).
 */
import { reportKind } from '../../../kinds/server-kinds'
import type { Entity, Model, ReportColumn, ReportFormat } from '../../../contract/model'
import type { CellReader } from '../value/report-kind'
import type { Detection } from './detect'
import type { FieldValues } from './parsers/parser'
import type { Evidence, Styles } from './styles'

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
  /** The last day of rows that name none and may cover several; left out: the same day. */
  uploadTo?: string
}

/** A column of the format that the file has and somebody reads. */
export interface Slot {
  column: ReportColumn
  header: string
  /** Where its cell stands in a record. */
  index: number
  /** In place of a cell: what every row has. */
  value: string | undefined
  /** Where it stands among the slots. */
  at: number
  /** An earlier slot fills its field, too. */
  second: boolean
  read: CellReader
}

/** All that `RowReader` needs to know of a file to read its records; made by `planRows`. */
export interface RowPlan {
  format: ReportFormat
  entity: Entity
  /** In the format's order, so that of two columns for one field the first named wins. */
  slots: readonly Slot[]
  /** By the column's name. */
  slotOf: ReadonlyMap<string, Slot>
  /** The header's own cells, to know it where it is repeated, and how many columns it has. */
  header: readonly { index: number; header: string }[]
  width: number
  /** The zone of moments that name none. */
  unnamed: string
  /** The field whose moment gives a row's day, where no column fills the day itself. */
  moment: string | undefined
  /** The field of a row's day, and by whose clock it counts; undefined: rows have none. */
  day: { field: string; byFile: boolean; zone: string } | undefined
  /** Slots that say the row's day; and these with those that say its last. */
  days: readonly Slot[]
  bounds: readonly Slot[]
  /** Where a record says whence it is. */
  guards: Readonly<Record<'marketplace' | 'currency' | 'country', Slot | undefined>>
  /** What a row begins as: all that it may come to have, so that a million rows share one shape; one that grows costs more than all its cells. */
  blank: Readonly<FieldValues>
  always: readonly (readonly [field: string, value: string])[]
  /** Rows may cover several days. */
  spans: boolean
  hasCurrency: boolean
  /** The field that keeps the columns that the format does not know, and where they stand. */
  rest: { field: string; columns: readonly { header: string; index: number }[] } | undefined
}

const isMoment = ({ as, to }: ReportColumn): boolean => reportKind(as).moment === true && to !== undefined

/** The field that a row's day comes from when no column fills it: the first moment of the format. */
export function momentField(detection: Pick<Detection, 'format'>, entity: Entity): string | undefined {
  const { format } = detection
  const columns = Object.values(format.columns)
  if (!format.day || columns.some((column) => column.to === format.day)) return undefined
  const moments = columns.filter(isMoment)
  return (moments.find(({ to }) => entity.fields[to!]?.required) ?? moments[0])?.to
}

/** True where a row may cover several days: it then keeps the first and the last of them, and is of no single one. */
export function spansDays({ fields: { start_date: start, end_date: end } }: Pick<Entity, 'fields'>): boolean {
  return start?.sqlType !== undefined && end?.sqlType !== undefined
}

/** @param evidence given on the first look, filled with what the values say about their style */
export function planRows(detection: Detection, context: RowContext, styles: Styles, evidence?: Evidence): RowPlan {
  const { format } = detection
  const entity = context.model.entities[format.entity]
  if (!entity) throw new Error(`format ${format.name} names no entity`)
  const unnamed = context.unnamedZone ?? { utc: 'UTC', company: context.companyZone, marketplace: context.zone, source: context.zone }[format.zone]
  const { guard } = format
  const slots = slotsOf(detection, styles, { marketplace: context.zone, unnamed }, evidence)
  const moment = momentField(detection, entity)
  const filling = (field: string | undefined): Slot[] => slots.filter(({ column }) => field !== undefined && column.to === field)
  const byMoment = filling(moment)
  const byDay = filling(format.day)
  const zone = format.day === undefined ? undefined : entity.fields[format.day]?.zone
  const slotOf = new Map(slots.map((slot) => [slot.column.name, slot]))
  const guardOf = (column: string | undefined): Slot | undefined => (column === undefined ? undefined : slotOf.get(column))
  const days = byMoment.length > 0 ? byMoment : byDay
  const hasCurrency = entity.fields['currency'] !== undefined
  const always = Object.entries(format.always)
  return {
    format, entity, slots, slotOf,
    header: detection.columns.filter(({ value }) => value === undefined).map(({ index, header }) => ({ index, header })),
    width: Math.max(...detection.columns.map((one) => one.index), ...detection.unknown.map((one) => one.index)) + 1,
    unnamed, moment,
    day: format.day === undefined ? undefined : {
      field: format.day, byFile: zone === 'source', zone: zone === 'utc' ? 'UTC' : zone === 'company' ? context.companyZone : context.zone,
    },
    days,
    bounds: [...days, ...filling('end_date')],
    guards: { marketplace: guardOf(guard.marketplace), currency: guardOf(guard.currency), country: guardOf(guard.country) },
    always,
    blank: blankOf([
      ...slots.flatMap(({ column }) => column.to ?? []), ...always.map(([field]) => field),
      ...Object.values(entity.fields).flatMap(({ name, sqlType }) => (sqlType === undefined ? [] : name)),
    ]),
    spans: format.day !== undefined && spansDays(entity),
    hasCurrency,
    rest: format.rest === undefined || detection.unknown.length === 0 ? undefined : { field: format.rest, columns: detection.unknown },
  }
}

/** Nothing in each of the fields. */
const blankOf = (fields: string[]): FieldValues => Object.fromEntries(fields.map((field) => [field, null]))

function slotsOf({ format, columns }: Detection, styles: Styles, clock: { marketplace: string; unnamed: string }, evidence: Evidence | undefined): Slot[] {
  const guards = new Set(Object.values(format.guard))
  const slots: Slot[] = []
  for (const column of Object.values(format.columns)) {
    const found = columns.find((one) => one.column.name === column.name)
    // A parser may ask for any cell.
    if (!found || column.unused || !(column.to !== undefined || format.parser !== undefined || guards.has(column.name))) continue
    const read = reportKind(column.as).reader({
      mark: styles.mark, order: styles.order[column.name] ?? 'mdy', unit: styles.percent[column.name] ?? 'fraction', clock,
      words: column.values === undefined ? undefined : format.values[column.values], quotes: column.quotes,
      seen: evidence && { numbers: evidence.numbers, dates: evidence.dates[column.name], unit: evidence.percents[column.name] },
    })
    const second = column.to !== undefined && slots.some((slot) => slot.column.to === column.to)
    slots.push({ column, header: found.header, index: found.index, value: found.value, at: slots.length, second, read })
  }
  return slots
}
