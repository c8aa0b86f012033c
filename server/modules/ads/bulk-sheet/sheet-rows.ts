/**
 * Pending changes as lines of Amazon's bulk sheet: one line a row, "Update", the row's ids and the changed values alone; a new row is a
 * line of its own, "Create", with the ids of what it stands in and all its values.
 * The columns are those by which the sheet is read (schemas/reports/ads_bulk_sp.json). Pure.
 */
import type { Entity, Field, ReportColumn, ReportFormat } from '../../../../contract/model'
import { shiftText, trimZeros } from '../../../../contract/decimal-text'
import type { Row } from '../../../../contract/wire'
import type { Cell } from '../../../kernel/value/server-kind'

export const BULK_FORMAT = 'ads_bulk_sp'

/** Columns that tell which row is meant, and the line's own. */
const IDS = ['campaign_id', 'ad_group_id', 'ad_id', 'keyword_id', 'product_targeting_id', 'placement']
const INFORMATION = '(Informational only)'

export interface SheetChange {
  id: string
  field: Field
  /** The wanted value, as it travels. */
  value: unknown
}

/** A line and the level that it is of. */
export interface OrderedLine { level: string; cells: Cell[] }

interface SheetLine {
  line: OrderedLine
  carried: SheetChange[]
  /** Changes that the sheet has no column for. */
  left: SheetChange[]
}

/** Amazon takes a sheet from top to bottom: what others stand in comes first. */
const LEVELS = [
  'Campaign', 'Bidding Adjustment', 'Ad Group', 'Product Ad', 'Keyword', 'Product Targeting', 'Negative Keyword', 'Campaign Negative Keyword',
  'Negative Product Targeting',
]

/** Lines by their level, otherwise as they came. */
export function inOrder(lines: readonly OrderedLine[]): OrderedLine[] {
  return [...lines].sort((a, b) => LEVELS.indexOf(a.level) - LEVELS.indexOf(b.level))
}

/** The headings, in the order of the format. */
export function sheetHeads(format: ReportFormat): string[] {
  return Object.values(format.columns).map((column) => column.headers[0] ?? column.name)
}

/** A row's changed values, told by its ids. */
export function sheetLine(format: ReportFormat, entity: Entity, row: Row, changes: SheetChange[]): SheetLine {
  const columns = Object.values(format.columns)
  const of = new Map<ReportColumn, Cell>()
  const left: SheetChange[] = []
  for (const change of changes) {
    const column = columns.find((each) => fieldOf(each) === change.field.name && !each.unused && !(each.headers[0] ?? '').includes(INFORMATION))
    if (column) of.set(column, cellOf(column, change.value))
    else left.push(change)
  }
  return { line: lineOf(format, entity, row, 'Update', of), carried: changes.filter((change) => !left.includes(change)), left }
}

/** A row that is archived for good, told by its ids alone. */
export function archiveLine(format: ReportFormat, entity: Entity, row: Row): OrderedLine {
  return lineOf(format, entity, row, 'Archive', new Map())
}

function lineOf(format: ReportFormat, entity: Entity, row: Row, operation: string, of: Map<ReportColumn, Cell>): OrderedLine {
  const put = (name: string, text: string): void => {
    const column = format.columns[name]
    if (column && text !== '') of.set(column, { text })
  }
  const level = levelOf(entity, row)
  put('product', 'Sponsored Products')
  put('entity', level)
  put('operation', operation)
  for (const id of IDS) {
    const value = row[fieldOf(format.columns[id]) ?? id]
    if (value !== null && value !== undefined && !of.has(format.columns[id]!)) put(id, String(value))
  }
  return { level, cells: Object.values(format.columns).map((column) => of.get(column) ?? { text: '' }) }
}

/** The values of a new negative as the sheet says them: words in one column, products in another. */
function asSheetSays(made: Row): Row {
  const { negative_text: text, negative_match: match, ...rest } = made
  if (match === undefined) return rest
  return match === 'negativeAsin' ? { ...rest, target_expression: text } : { ...rest, keyword_text: text, match_type: match }
}

/** @param made values by field of the entity, as pending_change keeps them */
export function newLine(format: ReportFormat, entity: Entity, made: Row): OrderedLine {
  const level = String(made['entity_kind'] ?? levelOf(entity, made))
  const values: Row = { ...asSheetSays(made), product: 'Sponsored Products', operation: 'Create', entity_kind: level }
  const cells = Object.values(format.columns).map((column): Cell => {
    const isTold = !(column.headers[0] ?? '').includes(INFORMATION) && (!column.unused || column.name === 'operation')
    // What the line stands in is told by its id; a name is told of what has that name itself.
    const isName = (column.name === 'campaign_name' && level !== 'Campaign') || (column.name === 'ad_group_name' && level !== 'Ad Group')
    return isTold && !isName ? cellOf(column, values[fieldOf(column) ?? '']) : { text: '' }
  })
  return { level, cells }
}

function fieldOf(column: ReportColumn | undefined): string | undefined {
  return column?.to ?? column?.name
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
