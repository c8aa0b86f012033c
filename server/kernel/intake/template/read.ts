/**
 * A filled-in template as lines of cells by field: the header is found by labels or field names, in any order; what it has
 * beyond the template is named. Text behind the apostrophe of our own CSV files comes back as it was. Reads the file, judges no value.
 */
import { textOfHarmless } from '../../../../contract/formula-text'
import type { Field, KnownSheet } from '../../../../contract/model'
import { CODES } from '../../../../contract/wire'
import { Refusal } from '../../asker/refusal'
import { normaliseHeader } from '../tables/header'
import { columnsOf, guessOf, headingsOf, knownSheet, mappedHead, namesOf, signatureOf, type FileColumn, type Mapping } from './columns'
import { UnreadableFile } from '../tables/problem'
import { openTables, shapeOf, type Table } from '../tables/table'

/** Lines that one file may have; more of them are sent in several files. */
export const MAX_LINES = 10_000
const MAX_BYTES = 20 * 1024 * 1024
const HEAD_LINES = 10

/** One filled line; `line` is its place in the file. */
export interface TemplateLine {
  line: number
  /** Field -> what stands in its cell. */
  cells: Record<string, string>
}

/** A filled-in template as it was read, before anything in it is judged. */
export interface TemplateRead {
  lines: TemplateLine[]
  /** Headings that no field has; their cells are not read. */
  unknown: string[]
  /** Fields of the template that the file has no column for. */
  missing: Field[]
}

/**
 * @param mappingOf what a person has said of such headings
 * @param sheets those of other people that are known without anybody's word; what a person has said goes before
 * @throws Refusal unreadable in words that say what to do
 */
export async function readTemplate(
  path: string, size: number, fields: Field[], mappingOf: (headings: string) => Mapping | undefined = () => undefined, sheets: readonly KnownSheet[] = [],
): Promise<TemplateRead & { mapping?: Mapping; headings?: string }> {
  return withTables(path, size, fields, async (tables, places, score, plain) => {
    for (const table of tables) {
      for (const { cells } of table.head.slice(0, 20)) {
        const headings = signatureOf(namesOf(cells))
        const mapping = mappingOf(headings)
        const at = mapping ? mappedHead(table.head, mapping) : -1
        if (mapping && at >= 0) return { ...await linesOf(table, fields, mapped(table.head[at]!.cells, fields, mapping), at, plain), mapping, headings }
      }
    }
    for (const table of tables) {
      const known = knownSheet(table.head, sheets)
      if (known) return linesOf(table, fields, mapped(table.head[known.at]!.cells, fields, known.mapping), known.at, plain)
    }
    const table = best(tables, score)
    if (!table || score(table.head.slice(0, HEAD_LINES)) === 0) {
      const wanted = `${fields.slice(0, 6).map(({ label }) => label).join('、')}${fields.length > 6 ? ' 等' : ''}`
      throw new Refusal(CODES.unreadable, `没有找到表头：第一行应有 ${wanted}，请下载模板填写`)
    }
    const counts = table.head.slice(0, HEAD_LINES).map(({ cells }) => cells.filter((cell) => places.has(headOf(cell))).length)
    const at = counts.indexOf(Math.max(...counts))
    return linesOf(table, fields, { columns: table.head[at]!.cells.map((cell) => places.get(headOf(cell))), fixed: {} }, at, plain)
  })
}

/** The columns of a file, and which field each may be. @throws Refusal */
export async function readColumns(
  path: string, size: number, fields: Field[],
): Promise<{ columns: FileColumn[]; headings: string; guess: Record<string, string> }> {
  return withTables(path, size, fields, async (tables, _places, score) => {
    const table = best(tables, score)
    const found = table && headingsOf(table.head)
    if (!found) throw new Refusal(CODES.unreadable, '没有找到表头：文件里应有一行列名，下面是数据')
    const columns = columnsOf(table.head, found.at)
    return { columns, headings: signatureOf(namesOf(found.record.cells)), guess: guessOf(fields, columns) }
  })
}

type Score = (heads: { cells: string[] }[]) => number

const best = (tables: readonly Table[], score: Score): Table | undefined =>
  [...tables].sort((a, b) => score(b.head.slice(0, HEAD_LINES)) - score(a.head.slice(0, HEAD_LINES)))[0]

/** Opens a sheet of rows for as long as it is being read. @throws Refusal in words that say what to do */
async function withTables<T>(
  path: string, size: number, fields: Field[],
  read: (tables: Table[], places: Map<string, string>, score: Score, plain: (cell: string) => string) => Promise<T>,
): Promise<T> {
  if (size > MAX_BYTES) throw new Refusal(CODES.unreadable, '文件超过 20 MB，请拆分后再上传')
  try {
    const shape = await shapeOf(path)
    if (shape === 'zip') throw new Refusal(CODES.unreadable, '请上传填好的模板（XLSX、CSV），不要压缩')
    if (shape === 'pdf') throw new Refusal(CODES.unreadable, '请上传填好的模板（XLSX、CSV），不能用 PDF')
    const places = new Map(fields.flatMap((field) => [[normaliseHeader(field.label), field.name] as const, [normaliseHeader(field.name), field.name] as const]))
    const score: Score = (heads) => Math.max(0, ...heads.map(({ cells }) => cells.filter((cell) => places.has(headOf(cell))).length))
    const source = await openTables(path, shape, new Set(places.keys()), score)
    try {
      // A workbook's cells are text by their type and never get an apostrophe.
      return await read(source.tables, places, score, shape === 'text' ? textOfHarmless : (cell) => cell)
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

/** Which field each column of a file is, and what stands in others for every row. */
interface Placed {
  columns: (string | undefined)[]
  fixed: Record<string, string>
}

/** As a person has said; what they said of fields that the template does not have is left aside. */
function mapped(cells: readonly string[], fields: Field[], mapping: Mapping): Placed {
  const names = namesOf(cells).map(normaliseHeader)
  const columns: Placed['columns'] = names.map(() => undefined)
  const fixed: Placed['fixed'] = {}
  for (const { name } of fields) {
    const from = Object.hasOwn(mapping, name) ? mapping[name]! : undefined
    if (!from) continue
    if ('value' in from) fixed[name] = from.value
    else columns[names.indexOf(normaliseHeader(from.column))] = name
  }
  return { columns, fixed }
}

async function linesOf(table: Table, fields: Field[], { columns, fixed }: Placed, at: number, plain: (cell: string) => string): Promise<TemplateRead> {
  const head = table.head[at]!
  const twice = columns.find((field, at) => field !== undefined && columns.indexOf(field) !== at)
  if (twice !== undefined) {
    const label = fields.find(({ name }) => name === twice)?.label ?? twice
    throw new Refusal(CODES.unreadable, `表头里「${label}」出现了两次，请只留一列`)
  }
  const lines: TemplateLine[] = []
  for await (const piece of table.records()) {
    for (const { line, cells } of piece) {
      if (line <= head.line || cells.every((cell) => cell.trim() === '')) continue
      if (lines.length >= MAX_LINES) throw new Refusal(CODES.unreadable, `一次最多导入 ${MAX_LINES} 行，请拆成几个文件`)
      const own = columns.flatMap((field, column) => (field === undefined ? [] : [[field, plain(cells[column] ?? '')]]))
      lines.push({ line, cells: { ...fixed, ...Object.fromEntries(own) } })
    }
  }
  if (lines.length === 0) throw new Refusal(CODES.unreadable, '文件里只有表头，没有要导入的行')
  return {
    lines,
    unknown: head.cells.filter((cell, column) => cell.trim() !== '' && columns[column] === undefined),
    missing: fields.filter(({ name }) => !columns.includes(name) && !Object.hasOwn(fixed, name)),
  }
}
