/**
 * Lines of a template that make documents: what stands in the columns of the head tells one from the next, and each line is a row below it. Lines
 * that follow one another with the same head, or with none, belong together. Pure.
 */
import { columnBelow } from '../../../../contract/template-below'
import type { Row } from '../../../../contract/wire'
import type { Template } from './fields'
import type { LineError, LineRow } from './lines'
import type { TemplateLine } from './read'

/** A template whose lines are rows below a document. */
type OfDocuments = Template & { below: NonNullable<Template['below']> }

/** Are its lines rows below a document, so that several of them make one? */
export const ofDocuments = (template: Template): template is OfDocuments => template.below !== undefined

/** Lines with an empty head are given that of the line above. */
export function headsFilled(template: Template, lines: readonly TemplateLine[]): TemplateLine[] {
  if (!ofDocuments(template)) return [...lines]
  const heads = headFields(template)
  let above: Record<string, string> = {}
  return lines.map(({ line, cells }) => {
    const own = Object.fromEntries(heads.map((field) => [field, cells[field] ?? '']))
    const isBare = heads.every((field) => own[field]!.trim() === '')
    if (!isBare) above = own
    return { line, cells: isBare ? { ...cells, ...above } : cells }
  })
}

/**
 * Lines found right as whole documents; a document is written whole, so that one with a wrong line is not written.
 * @param all every line of the file with its head filled in
 * @param errors gets a sentence for each right line of a document that has a wrong one
 */
export function documentsOf(template: OfDocuments, all: readonly TemplateLine[], right: readonly LineRow[], errors: LineError[]): LineRow[] {
  const heads = headFields(template)
  const headOf = ({ cells }: TemplateLine): string => JSON.stringify(heads.map((field) => (cells[field] ?? '').trim()))
  const found = new Map(right.map((row) => [row.line, row]))
  const groups: TemplateLine[][] = []
  let last: string | undefined
  for (const line of all) {
    const head = headOf(line)
    if (head === last) groups.at(-1)!.push(line)
    else groups.push([line])
    last = head
  }
  return groups.flatMap((group) => {
    const wrong = group.find(({ line }) => !found.has(line))
    if (wrong) {
      for (const { line } of group) if (found.has(line)) errors.push({ line, message: `同一张单据的第 ${wrong.line} 行有错误，整张没有写入` })
      return []
    }
    const rows = group.map(({ line }) => found.get(line)!)
    const [first] = rows
    return [{
      line: first!.line, lines: rows.map(({ line }) => line),
      values: { ...part(first!.values, (field) => !columnBelow(field)), [template.below.has]: rows.map(({ values }) => itemOf(values)) },
    }]
  })
}

/** Each line of the documents as the file has it: what is shown before it is written. */
export function linesShown(template: Template, rows: readonly LineRow[]): Row[] {
  const { below } = template
  if (!below) return rows.map(({ values }) => values)
  return rows.flatMap(({ values }) => (values[below.has] as Row[]).map((item) => ({
    ...part(values, (field) => field !== below.has), ...Object.fromEntries(Object.entries(item).map(([field, value]) => [`${below.has}.${field}`, value])),
  })))
}

/** How many lines of the file these rows are. */
export const linesIn = (rows: readonly LineRow[]): number => rows.reduce((sum, { lines }) => sum + (lines?.length ?? 1), 0)

const headFields = (template: OfDocuments): string[] => template.fields.flatMap(({ name }) => (columnBelow(name) ? [] : [name]))
const part = (row: Row, keep: (field: string) => boolean): Row => Object.fromEntries(Object.entries(row).filter(([field]) => keep(field)))

function itemOf(values: Row): Row {
  return Object.fromEntries(Object.entries(values).flatMap(([name, value]) => {
    const below = columnBelow(name)
    return below ? [[below.field, value]] : []
  }))
}
