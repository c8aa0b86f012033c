/**
 * Pending changes as lines of Amazon's bulk sheets: one line a row, "Update", the row's ids and the changed values alone; a new row is a
 * line of its own, "Create", with the ids of what it stands in and all its values. A row goes out by the sheet that it is of, whose columns are those by
 * which it is read (schemas/reports/ads_bulk_*.json), and what was read of columns that nobody knows goes back as it came. Pure.
 */
import type { Entity, Field, Model, ReportColumn, ReportFormat } from '../../../../contract/model'
import { shiftText, trimZeros } from '../../../../contract/decimal-text'
import type { Row } from '../../../../contract/wire'
import type { Cell } from '../../../kernel/value/server-kind'

/** The rows that bulk sheets are read into. */
const ROWS = 'ad_bulk_row'
/** Columns that Amazon only tells, in the words of its two languages. */
const INFORMATION = /\(Informational only\)|（仅供参考）/

/** One changed field of a row, as a cell is written from it. */
export interface SheetChange {
  id: string
  field: Field
  /** The wanted value, as it travels. */
  value: unknown
}

/** A line: its level, its cells in the order of the format, and those of columns that the format does not know. */
export interface OrderedLine { level: string; cells: Cell[]; extra: Record<string, string> }

interface SheetLine {
  line: OrderedLine
  carried: SheetChange[]
  /** Changes that the sheet has no column for. */
  left: SheetChange[]
}

/** Amazon takes a sheet from top to bottom: what others stand in comes first. */
const LEVELS = [
  'Portfolio', 'Campaign', 'Bidding Adjustment', 'Bidding Adjustment by Placement', 'Ad Group', 'Product Ad', 'Product Collection Ad',
  'Store Spotlight Ad', 'Video Ad', 'Brand Video Ad', 'Keyword', 'Product Targeting', 'Contextual Targeting', 'Audience Targeting', 'Negative Keyword',
  'Campaign Negative Keyword', 'Negative Product Targeting',
]

/** The format of a sheet by its code (enum bulk_sheet); undefined where there is none. */
export function formatOf(model: Model, sheet: unknown): ReportFormat | undefined {
  return Object.values(model.reports).find((format) => format.entity === ROWS && format.always['sheet'] === sheet)
}

/** The sheets in the order in which Amazon takes a workbook's. */
export function sheetOrder(model: Model): string[] {
  return ['portfolio', 'sp', 'sb_multi', 'sb', 'sd'].filter((sheet) => formatOf(model, sheet) !== undefined)
}

/** The sheet of a format with these lines: by their level, otherwise as they came; columns that nobody knows stand behind the others. */
export function sheetOf(format: ReportFormat, lines: readonly OrderedLine[]): { title: string; head: string[]; lines: Cell[][] } {
  const more = [...new Set(lines.flatMap(({ extra }) => Object.keys(extra)))]
  const ordered = [...lines].sort((a, b) => LEVELS.indexOf(a.level) - LEVELS.indexOf(b.level))
  return {
    title: format.sheets[0] ?? format.label,
    head: [...Object.values(format.columns).map((column) => column.headers[0] ?? column.name), ...more],
    lines: ordered.map(({ cells, extra }) => [...cells, ...more.map((header): Cell => ({ text: extra[header] ?? '' }))]),
  }
}

/** A row's changed values, told by its ids. */
export function sheetLine(format: ReportFormat, entity: Entity, row: Row, changes: SheetChange[]): SheetLine {
  const of = new Map<ReportColumn, Cell>()
  const left: SheetChange[] = []
  for (const change of changes) {
    const column = columnOf(format, change.field.name)
    if (column) of.set(column, cellOf(column, change.value))
    else left.push(change)
  }
  const line = lineOf(format, entity, row, 'Update', of)
  return { line: { ...line, extra: extraOf(row) }, carried: changes.filter((change) => !left.includes(change)), left }
}

/** A row that is archived for good, told by its ids alone. */
export function archiveLine(format: ReportFormat, entity: Entity, row: Row): OrderedLine {
  return lineOf(format, entity, row, 'Archive', new Map())
}

/** @param made values by field of the entity, as pending_change keeps them */
export function newLine(format: ReportFormat, entity: Entity, made: Row): OrderedLine {
  const level = levelOf(entity, made)
  const values: Row = { ...asSheetSays(made), product: productOf(format), operation: 'Create', entity_kind: level }
  const cells = Object.values(format.columns).map((column): Cell => {
    const isTold = !INFORMATION.test(column.headers[0] ?? '') && (!column.unused || column.name === 'operation')
    // What the line stands in is told by its id; a name is told of what has that name itself.
    const isName = (column.name === 'campaign_name' && level !== 'Campaign') || (column.name === 'ad_group_name' && level !== 'Ad Group')
    // A portfolio's number is Amazon's to give; a campaign names the one that it is to be in.
    const isOwn = column.name === 'portfolio_id' && !['Portfolio', 'Campaign'].includes(level)
    return isTold && !isName && !isOwn ? cellOf(column, values[sheetField(fieldOf(column))] ?? values[fieldOf(column)]) : { text: '' }
  })
  return { level, cells, extra: {} }
}

function lineOf(format: ReportFormat, entity: Entity, row: Row, operation: string, of: Map<ReportColumn, Cell>): OrderedLine {
  const level = levelOf(entity, row)
  const put = (column: ReportColumn | undefined, value: unknown): void => {
    if (column && value !== null && value !== undefined && value !== '' && !of.has(column)) of.set(column, { text: String(value) })
  }
  put(format.columns['product'], productOf(format))
  put(format.columns['entity'], level)
  put(format.columns['operation'], operation)
  for (const id of level === 'Portfolio' ? ['portfolio_id'] : ['campaign_id', 'ad_group_id', 'ad_id', 'keyword_id', 'target_id', 'placement']) {
    put(Object.values(format.columns).find((column) => fieldOf(column) === id), row[id])
  }
  return { level, cells: Object.values(format.columns).map((column) => of.get(column) ?? { text: '' }), extra: {} }
}

/** The column by which Amazon takes a new value of a field. */
function columnOf(format: ReportFormat, field: string): ReportColumn | undefined {
  return Object.values(format.columns).find((each) => (
    [field, bulkField(field)].includes(fieldOf(each)) && !each.unused && !INFORMATION.test(each.headers[0] ?? '')
  ))
}

/** A portfolio's amount stands in the field that the rows of sheets have for budgets. */
const bulkField = (field: string): string => (field === 'budget_amount' ? 'daily_budget' : field)
const sheetField = (field: string): string => (field === 'daily_budget' ? 'budget_amount' : field)

/** What the sheet calls the product of the format: the word that is kept of it. */
function productOf(format: ReportFormat): string {
  return Object.values(format.values['products'] ?? {})[0] ?? ''
}

/** Columns that nobody knows, but for those that Amazon only tells. */
function extraOf({ extra }: Row): Record<string, string> {
  const said = typeof extra === 'string' ? (JSON.parse(extra) as unknown) : extra
  if (typeof said !== 'object' || said === null) return {}
  return Object.fromEntries(Object.entries(said).filter(([header]) => !INFORMATION.test(header)).map(([header, cell]) => [header, String(cell)]))
}

/** The values of a new negative as the sheet says them: words in one column, products in another. */
function asSheetSays(made: Row): Row {
  const { negative_text: text, negative_match: match, ...rest } = made
  if (match === undefined) return rest
  return match === 'negativeAsin' ? { ...rest, target_expression: text } : { ...rest, keyword_text: text, match_type: match }
}

function fieldOf(column: ReportColumn): string {
  return column.to ?? column.name
}

/** The level that the sheet calls "Entity": as the row says, otherwise by what names the deepest thing that it is. */
function levelOf(entity: Entity, row: Row): string {
  const has = (field: string): boolean => entity.fields[field] !== undefined && row[field] !== null && row[field] !== undefined
  if (has('entity_kind')) return String(row['entity_kind'])
  if (has('keyword_id') || has('keyword_text')) return 'Keyword'
  if (has('target_id') || has('target_expression')) return 'Product Targeting'
  if (has('ad_id') || has('msku')) return 'Product Ad'
  if (has('placement')) return 'Bidding Adjustment'
  return has('ad_group_id') ? 'Ad Group' : 'Campaign'
}

/** As Amazon writes them: amounts plain, shares in percent, days as 20250831. */
function cellOf(column: ReportColumn, value: unknown): Cell {
  if (value === null || value === undefined || value === '') return { text: '' }
  const text = String(value)
  if (column.as === 'percent') return { number: trimZeros(shiftText(text, 2) ?? text), format: { digits: 2, percent: false } }
  if (column.as === 'money' || column.as === 'decimal' || column.as === 'integer') {
    return { number: text, format: { digits: column.as === 'integer' ? 0 : 2, percent: false } }
  }
  return { text: column.as === 'date' ? text.replaceAll('-', '') : text }
}
