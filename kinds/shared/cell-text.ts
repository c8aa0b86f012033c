/**
 * What a cell says, as text: the very words and digits that it shows, for copying, for its full text on hover and for
 * headings of groups. `Record<ColumnKind, …>` makes the compiler name a kind that has none. Pure.
 */
import { enumLabel } from '../../contract/enum-value'
import { formatDay, formatMoment, formatMonth } from '../../contract/format/date'
import { formatMoney } from '../../contract/format/money'
import { EMPTY, formatDecimal, formatInteger, formatPercent, formatRank } from '../../contract/format/number'
import { readWeek, weekText } from '../../contract/week'
import type { ProductPaths } from '../../contract/cell-plan'
import type { ColumnKind, EnumPlan, FieldPlan } from '../../contract/plan'
import type { Row } from '../../contract/wire'

/** What the text of a cell depends on besides its value. */
export interface TextAbout {
  row: Row
  field: FieldPlan & { product?: ProductPaths }
  enums: Record<string, EnumPlan>
  /** True where the rows shown together hold several currencies. */
  mixed: boolean
  /** The name of the row that an id refers to; undefined while it is not known. */
  nameOf?: (entity: string, id: string) => string | undefined
}

type CellText = (value: unknown, about: TextAbout) => string

/** True for what every kind shows as no value. */
export function isBlank(value: unknown): boolean {
  return value === null || value === undefined || value === ''
}

/** Text of a value that has no better one; an object is shown rather than hidden as [object Object]. */
export function textOf(value: unknown): string {
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value)
}

/** True for the ways in which "yes" travels. */
export function isYes(value: unknown): boolean {
  return value === true || value === 1 || value === '1' || value === 'true'
}

/** The words of a list of tags, whether it came as a list or as text. */
export function wordsOf(value: unknown): string[] {
  const list = Array.isArray(value) ? value.map(textOf) : isBlank(value) ? [] : textOf(value).split(/[,，]/)
  return list.map((one) => one.trim()).filter(Boolean)
}

/** Whole percent between 0 and 100; undefined where it is none. A field without digits after the point keeps percents, any other a fraction of one. */
export function shareOf(value: unknown, scale: number | undefined): number | undefined {
  const share = Number(value)
  return isBlank(value) || !Number.isFinite(share) ? undefined : Math.min(Math.max(Math.round(scale === 0 ? share : share * 100), 0), 100)
}

/** The label of an enum's value; the value itself where the enum does not know it, or there is no enum. */
export function labelIn(enums: Record<string, EnumPlan>, name: string | undefined, value: string): string {
  return enumLabel(enums, name, value)
}

/** Words as they stand, but for those that an enum knows better. */
const knownText: CellText = (value, { field, enums }) => (isBlank(value) ? EMPTY : labelIn(enums, field.known, textOf(value)))

const plainText: CellText = (value) => (isBlank(value) ? EMPTY : textOf(value))

const referenceText: CellText = (value, { field, nameOf }) => {
  if (isBlank(value)) return EMPTY
  const id = textOf(value)
  return (field.options && nameOf?.(field.options.entity, id)) ?? id
}

/** A moment is told by the clock of the row's site. */
export function momentText(value: unknown, row: Row, field: FieldPlan): string {
  return formatMoment(value, field.zone, row['shop.site'] ?? row['site'])
}

/** An amount with its sign, or with the currency's code where several stand together; what has no currency where it could, pieces, ends in no empty cents. */
export function moneyText(value: unknown, row: Row, field: FieldPlan, mixed: boolean): string {
  const said = field.currencyField ? row[field.currencyField] : undefined
  if (field.currencyField && said === null) return formatDecimal(value, field.scale)
  const currency = typeof said === 'string' ? said : undefined
  return formatMoney(value, { currency, scale: field.scale, sums: field.total === 'sum', unit: mixed ? 'code' : 'symbol' })
}

/** By kind. EMPTY where there is no value. */
export const CELL_TEXTS: Record<ColumnKind, CellText> = {
  text: knownText,
  id: referenceText,
  user: referenceText,
  money: (value, { row, field, mixed }) => moneyText(value, row, field, mixed),
  integer: (value) => formatInteger(value),
  decimal: (value, { field }) => formatDecimal(value, field.scale),
  percent: (value) => formatPercent(value),
  rank: (value) => formatRank(value),
  date: (value) => formatDay(value),
  datetime: (value, { row, field }) => momentText(value, row, field),
  month: (value) => formatMonth(value),
  enum: (value, { field, enums }) => (isBlank(value) ? EMPTY : labelIn(enums, field.enum, textOf(value))),
  image: plainText,
  link: plainText,
  tags: (value, { field, enums }) => wordsOf(value).map((word) => labelIn(enums, field.enum, word)).join('、') || EMPTY,
  switch: (value) => (isBlank(value) ? EMPTY : isYes(value) ? '开启' : '关闭'),
  progress: (value, { field }) => {
    const share = shareOf(value, field.scale)
    return share === undefined ? EMPTY : `${share}%`
  },
  bool: (value) => (isBlank(value) ? EMPTY : isYes(value) ? '是' : '否'),
  json: (value) => (isBlank(value) || (Array.isArray(value) && value.length === 0) ? EMPTY : textOf(value)),
  week: (value) => {
    const week = readWeek(value)
    return week ? weekText(week) : EMPTY
  },
}

/** The text of one cell. A product's is its title and codes, each once. */
export function textOfCell(value: unknown, about: TextAbout): string {
  const { field, row } = about
  if (!field.product) return CELL_TEXTS[field.kind](value, about)
  const { title, asin, msku } = field.product
  const parts = [title, asin, msku].flatMap((path) => (path === undefined || isBlank(row[path]) ? [] : [textOf(row[path])]))
  if (!isBlank(value)) parts.push(textOf(value))
  return [...new Set(parts)].join(' ') || EMPTY
}
