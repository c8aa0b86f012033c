/**
 * Designs of a sheet: the same rows on paper of another size, with lines that a person has put together. The rows that a
 * sheet's `templates.list` answers are its lines, in their order; what a line is called there is said once, here. Pure.
 */
import type { PrintPlan } from '../../../contract/page-plan'
import type { ColumnPlan, FieldPlan } from '../../../contract/plan'
import type { ListRequest, Row } from '../../../contract/wire'

/** Fields of a line and of the design it belongs to. */
const LINE = ['seq', 'field_name', 'words', 'draw', 'font_size', 'is_bold', 'show_label'] as const
const OF = 'template.design_of'
const NAME = 'template.template_name'
const PAPER = 'template.paper_size'
const DEFAULT = 'template.is_default'
const DESIGN = 'template_id'

/** A line that shows no field but words of its own. */
export const WORDS = 'words'
const MOST_LINES = 1000

export interface DesignLine {
  /** Undefined where the line is words, or a field that this sheet does not have. */
  field?: ColumnPlan
  words: string
  draw: 'text' | 'code128' | 'qr'
  /** Points. */
  size: number
  bold: boolean
  named: boolean
}

export interface Design {
  id: string
  name: string
  /** The company prints by it where nobody chooses another. */
  isDefault?: boolean
  paper: { width: number; height: number }
  lines: DesignLine[]
}

export function designsQuestion(of: string, source: string): ListRequest {
  return {
    page: 1, pageSize: MOST_LINES, filter: { field: OF, op: 'eq', value: of }, source,
    sort: [{ field: DESIGN, order: 'asc' }, { field: 'seq', order: 'asc' }], fields: ['id', DESIGN, NAME, PAPER, OF, DEFAULT, ...LINE],
  }
}

/** "60x40" -> millimetres; A4 and A5 by their names. */
export function paperOf(said: string): { width: number; height: number } {
  if (said === 'A4') return { width: 210, height: 297 }
  if (said === 'A5') return { width: 148, height: 210 }
  const [width = 50, height = 30] = said.split('x').map(Number)
  return { width: width || 50, height: height || 30 }
}

/** Every field that a design of this sheet may show, by path. */
export function designFields(print: PrintPlan): Map<string, ColumnPlan> {
  const asColumn = (field: FieldPlan): ColumnPlan => ({ ...field, key: field.path, width: 120, align: 'left', hidden: false, copy: false, compare: [] })
  const shown = print.parts.flatMap((part) => (part.shows === 'fields' ? part.fields : part.shows === 'barcode' ? [asColumn(part.field)] : []))
  return new Map([...shown, ...(print.templates?.fields ?? [])].map((field) => [field.path, field]))
}

/** One line as a row of the list or of a form says it. */
export function lineOf(row: Row, fields: ReadonlyMap<string, ColumnPlan>): DesignLine {
  const name = String(row['field_name'] ?? '')
  const draw = String(row['draw'] ?? 'text')
  const field = fields.get(name)
  return {
    ...(field ? { field } : {}),
    words: name === WORDS ? String(row['words'] ?? '') : '',
    draw: draw === 'code128' || draw === 'qr' ? draw : 'text',
    size: Math.min(Math.max(Number(row['font_size']) || 8, 4), 72),
    bold: row['is_bold'] === true,
    named: row['show_label'] === true,
  }
}

/** Lines of all designs -> the designs, in the order of the answer. */
export function designsOf(rows: readonly Row[], print: PrintPlan): Design[] {
  const fields = designFields(print)
  const found = new Map<string, Design>()
  for (const row of rows) {
    const id = String(row[DESIGN])
    const design = found.get(id) ?? { id, name: String(row[NAME] ?? ''), isDefault: row[DEFAULT] === true, paper: paperOf(String(row[PAPER] ?? '')), lines: [] }
    found.set(id, design)
    design.lines.push(lineOf(row, fields))
  }
  return [...found.values()]
}
