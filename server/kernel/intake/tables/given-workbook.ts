/**
 * A workbook that somebody else made, with some cells of one sheet filled in. Everything else of it (other cells, sheets, styles, formulas, parts) is
 * taken over byte for byte, so that whoever made it reads it as its own. A cell with a formula keeps it and shows the value that is written.
 */
import { buffer } from 'node:stream/consumers'
import { ZipFile as ZipWriter } from 'yazl'
import { columnName, xmlText } from '../../tasks/export/xlsx'
import { UnreadableFile } from './problem'
import { readDateStyles, readSharedStrings, readWorkbook } from './xlsx.parts'
import { columnOf, sheetRows } from './xlsx.sheet'
import { openZip } from './zip'

/** Such workbooks are small: the sheet is held in memory while it is filled, and so is the file that comes of it. */
const MOST_BYTES = 32 * 2 ** 20

/** `row` from 1, `column` from 0 (A). A number is plain decimal text; null empties the cell. */
export interface FilledCell { row: number; column: number; value: { number: string } | { text: string } | null }

/** One sheet of a workbook that is held in memory, to be looked at and filled. */
export interface GivenSheet {
  /** Texts of the rows that hold any, by row from 1; days as ISO. */
  rows: Map<number, string[]>
  hasFormula(row: number, column: number): boolean
  /** The whole workbook with these cells filled in. @throws UnreadableFile where the sheet is written in a way that cannot be kept */
  fill(cells: readonly FilledCell[]): Promise<Buffer>
}

const OTHERWISE = '这份表格的写法不能原样填写，请用表格软件打开后另存为 xlsx，再上传。'
const ROW = /<row\b([^>]*?)(?:\/>|>([\s\S]*?)<\/row>)/g
const CELL = /<c\b([^>]*?)(?:\/>|>([\s\S]*?)<\/c>)/g
const FORMULA = /<f\b[^>]*?(?:\/>|>[\s\S]*?<\/f>)/

/** Opens the sheet of this name. @returns undefined where there is none @throws UnreadableFile */
export async function openGivenSheet(path: string, name: string): Promise<GivenSheet | undefined> {
  const zip = await openZip(path)
  try {
    if (zip.entries.reduce((sum, { size }) => sum + size, 0) > MOST_BYTES) throw new UnreadableFile('这份表格太大，不像要填写的模板；请重新下载后再上传。')
    const { sheets, epoch1904 } = await readWorkbook(zip)
    const sheet = sheets.find((each) => each.name.trim().toLowerCase() === name.toLowerCase())
    if (!sheet) return undefined
    const parts = new Map<string, Buffer>()
    for (const { name: part } of zip.entries) parts.set(part, await buffer(await zip.stream(part)))
    const rows = new Map<number, string[]>()
    const context = { strings: await readSharedStrings(zip), dates: await readDateStyles(zip), epoch1904 }
    for await (const batch of sheetRows(zip, sheet.path, context)) for (const { line, cells } of batch) rows.set(line, cells)
    const xml = parts.get(sheet.path)!.toString('utf8')
    const formulas = new Set([...xml.matchAll(CELL)].flatMap(([, attributes = '', body]) => (body && FORMULA.test(body) ? valueOf(attributes, 'r') ?? [] : [])))
    return {
      rows,
      hasFormula: (row, column) => formulas.has(`${columnName(column)}${row}`),
      fill: (cells) => packed(new Map(parts).set(sheet.path, Buffer.from(filledXml(xml, cells), 'utf8'))),
    }
  } finally {
    zip.close()
  }
}

/** The parts in their order, as one archive. */
async function packed(parts: ReadonlyMap<string, Buffer>): Promise<Buffer> {
  const zip = new ZipWriter()
  for (const [name, bytes] of parts) zip.addBuffer(bytes, name)
  zip.end()
  return buffer(zip.outputStream)
}

/** The sheet's XML with these cells written; what is not named stays as it is written. Pure. @throws UnreadableFile */
function filledXml(xml: string, cells: readonly FilledCell[]): string {
  const wanted = new Map<number, FilledCell[]>()
  for (const cell of cells) wanted.set(cell.row, [...(wanted.get(cell.row) ?? []), cell])
  const start = /<sheetData\s*\/?>/.exec(xml)
  if (!start) throw new UnreadableFile(OTHERWISE)
  const isEmpty = start[0].endsWith('/>')
  const from = start.index + start[0].length
  const to = isEmpty ? from : xml.indexOf('</sheetData>', from)
  if (to < 0) throw new UnreadableFile(OTHERWISE)
  let out = ''
  const missing = [...wanted.keys()].sort((a, b) => a - b)
  const before = (row: number): void => {
    while (missing.length > 0 && missing[0]! < row) {
      const next = missing.shift()!
      out += `<row r="${next}">${rowBody('', next, wanted.get(next)!)}</row>`
    }
  }
  let at = 0
  const data = xml.slice(from, to)
  for (const { 0: whole, 1: attributes = '', 2: body = '', index } of data.matchAll(ROW)) {
    const row = Number(valueOf(attributes, 'r'))
    if (!Number.isInteger(row) || row < 1) throw new UnreadableFile(OTHERWISE)
    out += data.slice(at, index)
    before(row)
    at = index + whole.length
    if (missing[0] !== row) {
      out += whole
      continue
    }
    missing.shift()
    out += `<row${attributes}>${rowBody(body, row, wanted.get(row)!)}</row>`
  }
  out += data.slice(at)
  before(Infinity)
  return `${xml.slice(0, start.index)}<sheetData>${out}${isEmpty ? `</sheetData>${xml.slice(from)}` : xml.slice(to)}`
}

function rowBody(body: string, row: number, cells: readonly FilledCell[]): string {
  const there = [...body.matchAll(CELL)].map(({ 0: whole, 1: attributes = '', 2: inside = '' }) => {
    const column = columnOf(valueOf(attributes, 'r') ?? '')
    if (column < 0) throw new UnreadableFile(OTHERWISE)
    return { column, whole, attributes, inside }
  })
  const out = new Map(there.map(({ column, whole }) => [column, whole]))
  for (const { column, value } of cells) {
    const old = there.find((each) => each.column === column)
    out.set(column, cellXml(old?.attributes ?? ` r="${columnName(column)}${row}"`, FORMULA.exec(old?.inside ?? '')?.[0] ?? '', value))
  }
  return [...out].sort(([one], [other]) => one - other).map(([, cell]) => cell).join('')
}

function cellXml(attributes: string, formula: string, value: FilledCell['value']): string {
  const kept = attributes.replace(/\s+t="[^"]*"/, '')
  if (value === null) return `<c${kept}>${formula}</c>`
  if ('number' in value) return `<c${kept}>${formula}<v>${value.number}</v></c>`
  const text = xmlText(value.text)
  return formula === '' ? `<c${kept} t="inlineStr"><is><t xml:space="preserve">${text}</t></is></c>` : `<c${kept} t="str">${formula}<v>${text}</v></c>`
}

const valueOf = (attributes: string, name: string): string | undefined => new RegExp(`(?:^|\\s)${name}="([^"]*)"`).exec(attributes)?.[1]
