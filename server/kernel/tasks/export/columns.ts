/**
 * The columns of an export as the screen had them, and each cell's value as a spreadsheet keeps it: numbers as numbers,
 * days as days, everything else as the words that staff read.
 */
import type { Model } from '../../../../contract/model'
import { decimalText, roundText, shiftText } from '../../../../contract/decimal-text'
import { formatDay, formatMoment, formatMonth } from '../../../../contract/format/date'
import type { ColumnKind, Zone } from '../../../../contract/plan'
import { convertedLabel } from '../../../../contract/about-words'
import type { Row, SummaryLine } from '../../../../contract/wire'
import { HttpRefusal } from '../../asker/refusal'

/** The part of a ColumnPlan that an export needs. */
export interface ExportColumn {
  path: string
  label: string
  kind: ColumnKind
  scale?: number
  enum?: string
  unit?: string
  currencyField?: string
  zone?: Zone
  /** Entity whose rows this column's ids name. */
  names?: string
}

/** A cell: words, or exact decimal text with how it is shown. */
export type Cell = { text: string } | { number: string; format: NumberFormat } | { day: string } | { moment: string }
export interface NumberFormat {
  digits: number
  percent: boolean
}

const KINDS: ReadonlySet<string> = new Set<ColumnKind>([
  'text', 'id', 'money', 'integer', 'decimal', 'percent', 'rank', 'date', 'datetime', 'month', 'enum', 'image', 'link', 'tags', 'switch', 'progress', 'user', 'bool', 'json',
])
const ZONES: ReadonlySet<string> = new Set<Zone>(['marketplace', 'utc', 'source', 'company'])
const MAX_COLUMNS = 1000

/** What a client sent as columns, checked. @throws HttpRefusal 400 */
export function readColumns(given: unknown): ExportColumn[] {
  if (!Array.isArray(given) || given.length === 0 || given.length > MAX_COLUMNS) throw new HttpRefusal(400, `请求有误：columns 应有 1 到 ${MAX_COLUMNS} 列`, { columns: '列数不对' })
  return given.flatMap((each: unknown, index) => {
    const column = (each ?? {}) as Record<string, unknown>
    const where = `columns[${index}]`
    const text = (name: string): string | undefined => (typeof column[name] === 'string' && column[name].length <= 300 ? column[name] : undefined)
    const path = text('path')
    const label = text('label')
    const kind = text('kind') ?? 'text'
    if (!path || label === undefined) throw new HttpRefusal(400, `请求有误：${where} 应有 path 与 label`, { [where]: '缺少 path 或 label' })
    if (!KINDS.has(kind)) throw new HttpRefusal(400, `请求有误：${where}.kind 不认识「${kind}」`, { [`${where}.kind`]: '不是列的种类' })
    const { scale } = column
    const zone = text('zone')
    const made: ExportColumn = {
      path,
      label,
      kind: kind as ColumnKind,
      ...(typeof scale === 'number' && Number.isInteger(scale) && scale >= 0 && scale <= 8 ? { scale } : {}),
      ...(text('enum') === undefined ? {} : { enum: text('enum') }),
      ...(text('unit') === undefined ? {} : { unit: text('unit') }),
      ...(text('currencyField') === undefined ? {} : { currencyField: text('currencyField') }),
      ...(zone !== undefined && ZONES.has(zone) ? { zone: zone as Zone } : {}),
    }
    const waiting = column['pending'] === true ? [{ ...made, path: `${path}.pending`, label: `${label}（待提交）` }] : []
    return [made, ...waiting, ...productParts(column['product'], made)]
  })
}

const PARTS: Record<string, string> = { title: '标题', asin: 'ASIN', msku: 'MSKU', image: '图片' }

/** What stands in a product cell besides its own value, each as a column of its own. */
function productParts(given: unknown, column: ExportColumn): ExportColumn[] {
  if (typeof given !== 'object' || given === null) return []
  return Object.entries(PARTS).flatMap(([part, words]): ExportColumn[] => {
    const path = (given as Record<string, unknown>)[part]
    return typeof path === 'string' && path !== column.path && path.length <= 300 ? [{ path, label: words, kind: 'text' }] : []
  })
}

/** value -> label of every enum that the columns name. */
export type Labels = Map<string, Map<string, string>>

export function labelsOf(model: Model, columns: ExportColumn[]): Labels {
  const names = columns.flatMap((column) => (column.enum ? [column.enum] : []))
  return new Map(names.map((name) => [name, new Map((model.enums[name]?.values ?? []).map((value) => [value.value, value.label]))]))
}

/**
 * The cell of a row; an empty value is empty, not a dash.
 * @param zone the company's clock
 */
export function cellOf(column: ExportColumn, row: Row, labels: Labels, zone: string): Cell {
  const value = row[column.path]
  if (value === null || value === undefined || value === '') return { text: '' }
  switch (column.kind) {
    case 'money':
    case 'decimal':
      return numberCell(value, { digits: digitsOf(value, column.scale ?? 2), percent: false })
    case 'progress':
      return numberCell(column.scale === 0 ? (shiftText(String(value), -2) ?? value) : value, { digits: 2, percent: true })
    case 'percent':
      return numberCell(value, { digits: 2, percent: true })
    case 'integer':
    case 'rank':
      return numberCell(value, { digits: 0, percent: false })
    case 'date':
      return /^\d{4}-\d{2}-\d{2}/.test(String(value)) ? { day: formatDay(value) } : { text: String(value) }
    case 'month':
      return { text: formatMonth(value) }
    case 'datetime':
      return momentCell(formatMoment(value, column.zone, row['shop.site'] ?? row['site'], zone))
    case 'bool':
    case 'switch':
      return { text: value === true || value === 'true' ? '是' : '否' }
    case 'enum':
      return { text: labelled(value, column, labels) }
    case 'tags':
      return { text: Array.isArray(value) ? value.map((each) => labelled(each, column, labels)).join('、') : String(value) }
    default:
      return { text: column.enum ? labelled(value, column, labels) : typeof value === 'object' ? JSON.stringify(value) : String(value) }
  }
}

/** A moment by the clock that the screen tells it by. */
function momentCell(words: string): Cell {
  return /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/.test(words) ? { moment: words } : { text: words }
}

function labelled(value: unknown, column: ExportColumn, labels: Labels): string {
  return (column.enum && labels.get(column.enum)?.get(String(value))) || String(value)
}

function numberCell(value: unknown, format: NumberFormat): Cell {
  // Most values come as plain decimal text already; an export reads millions of them.
  const number = typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value) ? value : decimalText(value)
  return number === undefined ? { text: String(value) } : { number, format }
}

/** Amounts keep every digit that they have: a storage fee of 0.0079 is not cut to cents. */
function digitsOf(value: unknown, scale: number): number {
  const fraction = /\.(\d+?)0*$/.exec(String(value))?.[1]?.length ?? 0
  return Math.min(8, Math.max(Math.min(scale, 2), Math.min(fraction, Math.max(scale, 2))))
}

/** A number as words: "1234.50", "12.34%"; no thousands, so that every program reads it. */
export function plainNumber(number: string, format: NumberFormat): string {
  if (format.percent) return `${roundText(shiftText(number, 2), format.digits) ?? number}%`
  const point = number.indexOf('.')
  const digits = point < 0 ? 0 : number.length - point - 1
  if (digits > format.digits) return roundText(number, format.digits) ?? number
  return digits === format.digits ? number : `${number}${point < 0 ? '.' : ''}${'0'.repeat(format.digits - digits)}`
}

/** The words 合计 stand in the first column that has no total of its own. */
export function totalCells(columns: ExportColumn[], line: SummaryLine, labels: Labels, zone: string): Cell[] {
  const words = line.converted ? convertedLabel(line) : line.currency ? `合计（${line.currency}）` : '合计'
  const cells = columns.map((column) => cellOf(column, line.values, labels, zone))
  const free = cells.findIndex((cell) => 'text' in cell && cell.text === '')
  if (free >= 0) cells[free] = { text: words }
  return cells
}
