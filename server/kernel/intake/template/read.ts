/**
 * A filled-in template as lines of cells by field: the header is found by labels or field names, in any order; what it has
 * beyond the template is named. Text behind the apostrophe of our own CSV files comes back as it was. Reads the file, judges no value.
 */
import { textOfHarmless } from '../../../../contract/formula-text'
import type { Field } from '../../../../contract/model'
import { CODES } from '../../../../contract/wire'
import { Refusal } from '../../asker/refusal'
import { normaliseHeader } from '../tables/header'
import { UnreadableFile } from '../tables/problem'
import { openTables, shapeOf, type Table } from '../tables/table'

/** Lines that one file may have; more of them are sent in several files. */
export const MAX_LINES = 10_000
const MAX_BYTES = 20 * 1024 * 1024
const HEAD_LINES = 10

export interface TemplateLine {
  line: number
  /** Field -> what stands in its cell. */
  cells: Record<string, string>
}

export interface TemplateRead {
  lines: TemplateLine[]
  /** Headings that no field has; their cells are not read. */
  unknown: string[]
  /** Fields of the template that the file has no column for. */
  missing: Field[]
}

/** @throws Refusal unreadable in words that say what to do */
export async function readTemplate(path: string, size: number, fields: Field[]): Promise<TemplateRead> {
  if (size > MAX_BYTES) throw new Refusal(CODES.unreadable, '文件超过 20 MB，请拆分后再上传')
  try {
    const shape = await shapeOf(path)
    if (shape === 'zip') throw new Refusal(CODES.unreadable, '请上传填好的模板（XLSX、CSV），不要压缩')
    if (shape === 'pdf') throw new Refusal(CODES.unreadable, '请上传填好的模板（XLSX、CSV），不能用 PDF')
    const places = new Map(fields.flatMap((field) => [[normaliseHeader(field.label), field.name] as const, [normaliseHeader(field.name), field.name] as const]))
    const score = (heads: { cells: string[] }[]): number => Math.max(0, ...heads.map(({ cells }) => cells.filter((cell) => places.has(headOf(cell))).length))
    const source = await openTables(path, shape, new Set(places.keys()), score)
    try {
      const table = [...source.tables].sort((a, b) => score(b.head.slice(0, HEAD_LINES)) - score(a.head.slice(0, HEAD_LINES)))[0]
      if (!table || score(table.head.slice(0, HEAD_LINES)) === 0) {
        throw new Refusal(CODES.unreadable, `没有找到表头：第一行应有 ${fields.slice(0, 6).map(({ label }) => label).join('、')}${fields.length > 6 ? ' 等' : ''}，请下载模板填写`)
      }
      // A workbook's cells are text by their type and never get an apostrophe.
      return await linesOf(table, fields, places, shape === 'text' ? textOfHarmless : (cell) => cell)
    } finally {
      source.close()
    }
  } catch (error) {
    if (error instanceof UnreadableFile) throw new Refusal(CODES.unreadable, error.message)
    throw error
  }
}

/** "店铺（必填）" and "店铺*" are the field 店铺. */
function headOf(cell: string): string {
  return normaliseHeader(cell.replace(/[*＊]|[（(]必填[)）]/g, ''))
}

async function linesOf(table: Table, fields: Field[], places: Map<string, string>, plain: (cell: string) => string): Promise<TemplateRead> {
  const counts = table.head.slice(0, HEAD_LINES).map(({ cells }) => cells.filter((cell) => places.has(headOf(cell))).length)
  const head = table.head[counts.indexOf(Math.max(...counts))]!
  const columns = head.cells.map((cell) => places.get(headOf(cell)))
  const twice = columns.find((field, at) => field !== undefined && columns.indexOf(field) !== at)
  if (twice !== undefined) throw new Refusal(CODES.unreadable, `表头里「${fields.find(({ name }) => name === twice)?.label ?? twice}」出现了两次，请只留一列`)
  const lines: TemplateLine[] = []
  for await (const piece of table.records()) {
    for (const { line, cells } of piece) {
      if (line <= head.line || cells.every((cell) => cell.trim() === '')) continue
      if (lines.length >= MAX_LINES) throw new Refusal(CODES.unreadable, `一次最多导入 ${MAX_LINES} 行，请拆成几个文件`)
      lines.push({ line, cells: Object.fromEntries(columns.flatMap((field, at) => (field === undefined ? [] : [[field, plain(cells[at] ?? '')]]))) })
    }
  }
  if (lines.length === 0) throw new Refusal(CODES.unreadable, '文件里只有表头，没有要导入的行')
  return {
    lines,
    unknown: head.cells.filter((cell, at) => cell.trim() !== '' && columns[at] === undefined),
    missing: fields.filter(({ name }) => !columns.includes(name)),
  }
}
