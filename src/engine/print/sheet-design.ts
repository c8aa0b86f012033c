/**
 * Designs of a sheet: the same rows on paper of another size, with lines that a person has put together. The rows that a
 * sheet's `templates.list` answers are its lines, in their order; what a line is called there is said once, here. Lines that belong
 * together (boxes, columns, signatures) are one part of the sheet, drawn as the standard sheet draws its own. Pure.
 */
import type { PrintPlan, RowsBelowPlan, SheetPart } from '../../../contract/page-plan'
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
const WORDS = 'words'
const MOST_LINES = 1000
/** Boxes stand so many across, on a label and on a page. */
const BOXES = { label: 2, page: 4 }

const DRAWN = ['text', 'code128', 'qr', 'heading', 'box', 'column', 'tick', 'sign', 'image'] as const
type Draw = (typeof DRAWN)[number]

/** One line of a design: what stands in it and how it is drawn. */
export interface DesignLine {
  /** Undefined where the line is words, or a field that this sheet does not have. */
  field?: ColumnPlan
  /** The list whose rows have the field; left out: the row of the sheet itself. */
  has?: string
  /** False where the sheet has no such field. */
  known: boolean
  words: string
  draw: Draw
  /** Points. */
  size: number
  bold: boolean
  named: boolean
}

/** What is drawn on a sheet: the parts of the standard one, or of a design, which also has lines of its own type. */
type DrawnPart = SheetPart | { shows: 'line'; line: DesignLine }

/** A print plan whose parts are those that will be drawn, the standard sheet's own or a design's. */
export type DrawnPrint = Omit<PrintPlan, 'parts'> & { parts: DrawnPart[] }

/** A sheet that a person has put together. Its paper is in millimetres; its lines stand from top to bottom. */
export interface Design {
  id: string
  name: string
  /** The company prints by it where nobody chooses another. */
  isDefault?: boolean
  paper: { width: number; height: number }
  lines: DesignLine[]
}

/** Asks for the lines of all designs of a sheet, each design's together and in order. `of` is what the designs are for. */
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

/** What a line of a design may name: fields of the sheet's row by their paths, those of rows below as `items.sku`. */
type DesignFields = ReadonlyMap<string, { field: ColumnPlan; has?: string }>

/** Also what the standard sheet shows, so that a design may name it. Barcodes are fields like others here. */
export function designFields(print: PrintPlan): DesignFields {
  const asColumn = (field: FieldPlan): ColumnPlan => ({ ...field, key: field.path, width: 120, align: 'left', hidden: false, copy: false, compare: [] })
  const shown = print.parts.flatMap((part) => (part.shows === 'fields' ? part.fields : part.shows === 'barcode' ? [asColumn(part.field)] : []))
  const own = [...(print.templates?.fields ?? []), ...shown].map((field) => [field.path, { field }] as const)
  const below = (print.templates?.rows ?? []).flatMap(({ has, columns }) => columns.map((field) => [`${has}.${field.path}`, { field, has }] as const))
  return new Map([...own, ...below])
}

/** One line as a row of the list or of a form says it. */
export function lineOf(row: Row, fields: DesignFields): DesignLine {
  const name = String(row['field_name'] ?? '')
  const draw = DRAWN.find((one) => one === row['draw']) ?? 'text'
  const named = fields.get(name)
  return {
    ...named,
    known: named !== undefined || name === WORDS,
    words: String(row['words'] ?? ''),
    draw,
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

/** The sheet as a design draws it. */
export function drawnBy(print: PrintPlan, design: Pick<Design, 'paper' | 'lines'> | undefined): DrawnPrint {
  return design ? { ...print, paper: design.paper, parts: partsOf(design.lines, print.templates?.rows ?? [], design.paper) } : print
}

function partsOf(lines: readonly DesignLine[], tables: readonly RowsBelowPlan[], paper: { width: number }): DrawnPart[] {
  const parts: DrawnPart[] = []
  const boxes = paper.width > 120 ? BOXES.page : BOXES.label
  for (const line of lines) {
    const last = parts.at(-1)
    const { field, has, words } = line
    const table = has === undefined ? undefined : tables.find((one) => one.has === has)
    if (field && table) {
      const column = words === '' ? field : { ...field, label: words }
      if (last?.shows === 'rows' && last.has === has) last.columns.push(column)
      else parts.push({ ...table, title: undefined, columns: [column], total: true })
    } else if (line.draw === 'tick') {
      if (last?.shows === 'rows') last.byHand = [...(last.byHand ?? []), words]
    } else if (line.draw === 'sign') {
      if (last?.shows === 'signatures') last.of.push(words)
      else parts.push({ shows: 'signatures', of: [words] })
    } else if (field && (line.draw === 'box' || line.draw === 'image')) {
      const boxed = { ...field, ...(words === '' ? {} : { label: words }), ...(line.draw === 'image' ? { size: field.size ?? 80 } : {}) }
      if (last?.shows === 'fields') last.fields.push(boxed)
      else parts.push({ shows: 'fields', fields: [boxed], boxes })
    } else parts.push({ shows: 'line', line })
  }
  // Fewer boxes than stand across are as wide as the sheet.
  return parts.map((part) => (part.shows === 'fields' && part.boxes ? { ...part, boxes: Math.min(part.boxes, part.fields.length) } : part))
}
