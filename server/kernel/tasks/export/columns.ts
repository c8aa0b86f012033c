/**
 * The columns of an export as the screen had them, and each cell's value as a spreadsheet keeps it: numbers as numbers,
 * days as days, everything else as the words that staff read.
 */
import type { Model } from '../../../../contract/model'
import { roundText, shiftText } from '../../../../contract/decimal-text'
import type { ColumnKind, KeptConditions, Zone } from '../../../../contract/plan'
import { digitsOf } from '../../../../contract/format/money'
import { convertedTotalLabel, NO_CURRENCY_TOTAL } from '../../../../contract/about-words'
import type { Row, SummaryLine } from '../../../../contract/wire'
import { SERVER_KINDS } from '../../../../kinds/server-kinds'
import { HttpRefusal } from '../../asker/refusal'
import type { Cell, NumberFormat } from '../../value/server-kind'

/** The part of a ColumnPlan that an export needs. */
export interface ExportColumn {
  path: string
  label: string
  kind: ColumnKind
  scale?: number
  /** Tells the values, or those words of a text that it knows. */
  enum?: string
  unit?: string
  currencyField?: string
  zone?: Zone
  /** Entity whose rows this column's ids name. */
  names?: string
  /** It keeps filter trees over these fields. */
  tree?: KeptConditions
}

const ZONES: ReadonlySet<string> = new Set<Zone>(['marketplace', 'utc', 'source', 'company'])
const MAX_COLUMNS = 1000

/** What a client sent as columns, checked. @throws HttpRefusal 400 */
export function readColumns(given: unknown): ExportColumn[] {
  if (!Array.isArray(given) || given.length === 0 || given.length > MAX_COLUMNS) {
    throw new HttpRefusal(400, `请求有误：columns 应有 1 到 ${MAX_COLUMNS} 列`, { columns: '列数不对' })
  }
  return given.flatMap((each: unknown, index) => {
    const column = (each ?? {}) as Record<string, unknown>
    const where = `columns[${index}]`
    const text = (name: string): string | undefined => (typeof column[name] === 'string' && column[name].length <= 300 ? column[name] : undefined)
    const path = text('path')
    const label = text('label')
    const kind = text('kind') ?? 'text'
    if (!path || label === undefined) throw new HttpRefusal(400, `请求有误：${where} 应有 path 与 label`, { [where]: '缺少 path 或 label' })
    if (!Object.hasOwn(SERVER_KINDS, kind)) throw new HttpRefusal(400, `请求有误：${where}.kind 不认识「${kind}」`, { [`${where}.kind`]: '不是列的种类' })
    const { scale } = column
    const zone = text('zone')
    const told = text('enum') ?? text('known')
    const made: ExportColumn = {
      path,
      label,
      kind: kind as ColumnKind,
      ...(typeof scale === 'number' && Number.isInteger(scale) && scale >= 0 && scale <= 8 ? { scale } : {}),
      ...(told === undefined ? {} : { enum: told }),
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

/** The words of every enum among the columns: enum -> value -> label. */
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
  const currency = column.currencyField === undefined ? undefined : textOf(row[column.currencyField])
  return SERVER_KINDS[column.kind].cell(value, {
    scale: digitsOf(currency) === 0 ? 0 : column.scale,
    zone: column.zone,
    label: (each) => (column.enum && labels.get(column.enum)?.get(String(each))) || String(each),
    site: row['shop.site'] ?? row['site'],
    companyZone: zone,
  })
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined
}

/** A number as words: "1234.50", "12.34%"; no thousands, so that every program reads it. */
export function plainNumber(number: string, format: NumberFormat): string {
  if (format.percent) return `${roundText(shiftText(number, 2), format.digits) ?? number}%`
  const point = number.indexOf('.')
  const digits = point < 0 ? 0 : number.length - point - 1
  if (digits > format.digits) return roundText(number, format.digits) ?? number
  return digits === format.digits ? number : `${number}${point < 0 ? '.' : ''}${'0'.repeat(format.digits - digits)}`
}

/** The words 合计 stand in the first column that has no total of its own. @param isOne no other total stands beside this one */
export function totalCells(columns: ExportColumn[], line: SummaryLine, labels: Labels, zone: string, isOne = true): Cell[] {
  const words = line.converted ? convertedTotalLabel(line) : line.currency ? `合计（${line.currency}）` : isOne ? '合计' : NO_CURRENCY_TOTAL
  const cells = columns.map((column) => cellOf(column, inCurrency(column, line), labels, zone))
  const free = cells.findIndex((cell) => 'text' in cell && cell.text === '')
  if (free >= 0) cells[free] = { text: words }
  return cells
}

/** A line of totals is of one currency, which it names for all its amounts. */
function inCurrency({ currencyField }: ExportColumn, { currency, values }: SummaryLine): Row {
  return currencyField === undefined || currency === null ? values : { ...values, [currencyField]: currency }
}
