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

interface SheetLine {
  cells: Cell[]
  carried: SheetChange[]
  /** Changes that the sheet has no column for. */
  left: SheetChange[]
}

/** The headings, in the order of the format. */
export function sheetHeads(format: ReportFormat): string[] {
  return Object.values(format.columns).map((column) => column.headers[0] ?? column.name)
}

export function sheetLine(format: ReportFormat, entity: Entity, row: Row, changes: SheetChange[]): SheetLine {
  const columns = Object.values(format.columns)
  const of = new Map<ReportColumn, Cell>()
  const left: SheetChange[] = []
  for (const change of changes) {
    const column = columns.find((each) => fieldOf(each) === change.field.name && !each.unused && !(each.headers[0] ?? '').includes(INFORMATION))
    if (column) of.set(column, cellOf(column, change.value))
    else left.push(change)
  }
  const put = (name: string, text: string): void => {
    const column = format.columns[name]
    if (column && text !== '') of.set(column, { text })
  }
  put('product', 'Sponsored Products')
  put('entity', levelOf(entity, row))
  put('operation', 'Update')
  for (const id of IDS) {
    const value = row[fieldOf(format.columns[id]) ?? id]
    if (value !== null && value !== undefined && !of.has(format.columns[id]!)) put(id, String(value))
  }
  return { cells: columns.map((column) => of.get(column) ?? { text: '' }), carried: changes.filter((change) => !left.includes(change)), left }
}

/** The values of a new negative as the sheet says them: words in one column, products in another. */
function asSheetSays(made: Row): Row {
  const { negative_text: text, negative_match: match, ...rest } = made
  if (match === undefined) return rest
  return match === 'negativeAsin' ? { ...rest, target_expression: text } : { ...rest, keyword_text: text, match_type: match }
}

/** @param made values by field of the entity, as pending_change keeps them */
export function newLine(format: ReportFormat, entity: Entity, made: Row): Cell[] {
  const values: Row = { ...asSheetSays(made), product: 'Sponsored Products', operation: 'Create', entity_kind: made['entity_kind'] ?? KIND_OF_NEW[entity.name] }
  return Object.values(format.columns).map((column) => {
    const isTold = !(column.headers[0] ?? '').includes(INFORMATION) && (!column.unused || column.name === 'operation')
    // What the line stands in is told by its id; names are for new campaigns and groups alone.
    const isName = column.name === 'campaign_name' || column.name === 'ad_group_name'
    return isTold && !isName ? cellOf(column, values[fieldOf(column) ?? '']) : { text: '' }
  })
}

const KIND_OF_NEW: Record<string, string> = { ad_keyword: 'Keyword' }

function fieldOf(column: ReportColumn | undefined): string | undefined {
  return column?.to ?? column?.name
}

/** The level that the sheet calls "Entity": as the row says, otherwise by the deepest id that it has. */
function levelOf(entity: Entity, row: Row): string {
  const has = (field: string): boolean => entity.fields[field] !== undefined && row[field] !== null && row[field] !== undefined
  if (has('entity_kind')) return String(row['entity_kind'])
  if (has('keyword_id')) return 'Keyword'
  if (has('target_id')) return 'Product Targeting'
  if (has('ad_id')) return 'Product Ad'
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
