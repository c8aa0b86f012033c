/**
 * Rows as XLSX (ECMA-376), written while they come: sheets are streams into a zip, text is inline, so that memory does not
 * grow with the rows. Text is always text, never a formula. A sheet holds 1,048,576 rows; more rows open another.
 */
import { PassThrough, pipeline, type Writable } from 'node:stream'
import { ZipFile } from 'yazl'
import { put } from '../streams'
import { plainNumber } from './columns'
import type { Cell, NumberFormat } from '../../value/server-kind'
import type { SheetWriter } from './sheet'

const MAX_ROWS = 1_048_576
/** Rows are handed on in pieces of about this many characters. */
const PIECE = 131_072
/** Excel keeps 15 digits of a number; what has more is written as text, so that none is lost. */
const MAX_DIGITS = 15

const BOLD = 1
const DAY = 2
/** Formats from here on: plain with 0 to 8 digits, the same in bold, percent with 2, the same in bold. */
const FIRST_NUMBER = 3
/** Behind them all. */
const MOMENT = FIRST_NUMBER + 20

/** @param options.extra sheets of text behind the rows; asked for at the end, when the rows are known */
export function createXlsxWriter(
  out: Writable, options: { title: string; maxRows?: number; extra?: () => { name: string; lines: string[][] }[] },
): SheetWriter {
  const maxRows = options.maxRows ?? MAX_ROWS
  const zip = new ZipFile()
  const packed = zip.outputStream as PassThrough
  let labels: string[] = []
  let sheet: PassThrough | undefined
  let broken: Error | undefined
  // The zip joins its streams by pipes of its own, which tell nobody when one of them breaks: whoever writes a row must hear of it.
  const fail = (error: Error): void => {
    broken ??= error
    sheet?.destroy(broken)
    packed.destroy(broken)
  }
  zip.on('error', fail)
  pipeline(packed, out, (error) => {
    if (error) fail(error)
  })
  /** Names of sheets that have one of their own, by their place. */
  const names: string[] = []
  let sheets = 0
  let rows = 0
  let piece = ''

  const flush = async (): Promise<void> => {
    const text = piece
    piece = ''
    if (broken) throw broken
    if (sheet && text !== '') await put(sheet, text)
  }
  const closeSheet = async (): Promise<void> => {
    if (!sheet) return
    piece += '</sheetData></worksheet>'
    await flush()
    sheet.end()
    sheet = undefined
  }
  const openSheet = async (): Promise<void> => {
    await closeSheet()
    sheets += 1
    rows = 0
    sheet = new PassThrough({ highWaterMark: PIECE })
    sheet.on('error', () => undefined)
    zip.addReadStream(sheet, `xl/worksheets/sheet${sheets}.xml`, { compressionLevel: 1 })
    piece += sheetHead(labels)
    await line(labels.map((text) => ({ text })), true)
  }
  const line = async (cells: Cell[], bold: boolean): Promise<void> => {
    rows += 1
    piece += `<row r="${rows}">${cells.map((cell, index) => cellXml(cell, columnName(index), rows, bold)).join('')}</row>`
    if (piece.length >= PIECE) await flush()
  }
  const add = async (cells: Cell[], bold: boolean): Promise<void> => {
    if (rows >= maxRows) await openSheet()
    await line(cells, bold)
  }
  return {
    async head(given, name) {
      labels = given
      if (name !== undefined) names[sheets] = name
      await openSheet()
    },
    row: (cells) => add(cells, false),
    total: (cells) => add(cells, true),
    async end() {
      await closeSheet()
      const extra = options.extra?.() ?? []
      extra.forEach(({ lines }, at) => zip.addBuffer(Buffer.from(extraSheet(lines)), `xl/worksheets/sheet${sheets + at + 1}.xml`))
      for (const [name, xml] of Object.entries(bookParts(options.title, names, sheets, extra.map((each) => each.name)))) zip.addBuffer(Buffer.from(xml), name)
      zip.end()
    },
  }
}

function cellXml(cell: Cell, column: string, row: number, bold: boolean): string {
  const at = `r="${column}${row}"`
  if ('number' in cell) {
    if (cell.number.replace(/[-.]/g, '').replace(/^0+/, '').length > MAX_DIGITS) return textXml(at, plainNumber(cell.number, cell.format), bold)
    return `<c ${at} s="${numberStyle(cell.format, bold)}"><v>${cell.number}</v></c>`
  }
  if ('day' in cell) {
    const serial = daySerial(cell.day)
    return serial === undefined ? textXml(at, cell.day, bold) : `<c ${at} s="${DAY}"><v>${serial}</v></c>`
  }
  if ('moment' in cell) {
    const serial = momentSerial(cell.moment)
    return serial === undefined ? textXml(at, cell.moment, bold) : `<c ${at} s="${MOMENT}"><v>${serial}</v></c>`
  }
  return cell.text === '' ? '' : textXml(at, cell.text, bold)
}

function extraSheet(lines: string[][]): string {
  const rows = lines.map(
    (line, at) => `<row r="${at + 1}">${line.map((text, index) => cellXml({ text }, columnName(index), at + 1, index === 0)).join('')}</row>`,
  )
  const widths = '<cols><col min="1" max="1" width="18" customWidth="1"/><col min="2" max="2" width="60" customWidth="1"/></cols>'
  return `${XML}<worksheet xmlns="${MAIN}">${widths}<sheetData>${rows.join('')}</sheetData></worksheet>`
}

function textXml(at: string, text: string, bold: boolean): string {
  return `<c ${at} t="inlineStr"${bold ? ` s="${BOLD}"` : ''}><is><t xml:space="preserve">${xmlText(text)}</t></is></c>`
}

function numberStyle({ digits, percent }: NumberFormat, bold: boolean): number {
  if (percent) return FIRST_NUMBER + 18 + (bold ? 1 : 0)
  return FIRST_NUMBER + Math.min(8, digits) + (bold ? 9 : 0)
}

/** Days since 1899-12-30, as Excel counts them; undefined before 1900-03-01, where Excel's calendar is wrong. */
function daySerial(day: string): number | undefined {
  const time = Date.parse(`${day}T00:00:00Z`)
  const serial = (time - Date.UTC(1899, 11, 30)) / 86_400_000
  return Number.isInteger(serial) && serial >= 61 ? serial : undefined
}

function momentSerial(moment: string): string | undefined {
  const day = daySerial(moment.slice(0, 10))
  const [hours, minutes, seconds] = moment.slice(11).split(':').map(Number)
  if (day === undefined || hours === undefined || minutes === undefined || seconds === undefined) return undefined
  return (day + (hours * 3600 + minutes * 60 + seconds) / 86_400).toFixed(10)
}

/** 0 -> A, 26 -> AA. */
export function columnName(index: number): string {
  let name = ''
  for (let left = index + 1; left > 0; left = Math.floor((left - 1) / 26)) name = String.fromCharCode(65 + ((left - 1) % 26)) + name
  return name
}

/** Characters that XML 1.0 cannot carry are left out; Excel would refuse the whole file for one of them. */
export function xmlText(text: string): string {
  return text
    .slice(0, 32_767)
    // eslint-disable-next-line no-control-regex
    .replace(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g, '')
    .replace(/[&<>]/g, (sign) => (sign === '&' ? '&amp;' : sign === '<' ? '&lt;' : '&gt;'))
}

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const RELATIONS = 'http://schemas.openxmlformats.org/package/2006/relationships'
const SPREADSHEET = 'application/vnd.openxmlformats-officedocument.spreadsheetml'
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'

function sheetHead(labels: string[]): string {
  const columns = labels.map(
    (label, index) => `<col min="${index + 1}" max="${index + 1}" width="${Math.min(40, Math.max(12, label.length * 2 + 4))}" customWidth="1"/>`,
  )
  const headStays = '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>'
  const views = `<sheetViews><sheetView workbookViewId="0">${headStays}</sheetView></sheetViews>`
  return `${XML}<worksheet xmlns="${MAIN}">${views}<cols>${columns.join('')}</cols><sheetData>`
}

function bookParts(title: string, names: string[], sheets: number, extra: string[]): Record<string, string> {
  const numbers = Array.from({ length: sheets + extra.length }, (_, index) => index + 1)
  // A sheet's name has 31 letters at most, the number of a further sheet among them.
  const fit = (name: string, most: number): string => (name.replace(/[\\/?*[\]:']/g, ' ').trim() || '导出').slice(0, most)
  const plain = fit(title, sheets > 1 ? 25 : 31)
  const nameOf = (number: number): string => {
    const own = names[number - 1]
    if (own !== undefined) return xmlText(fit(own, 31)).replaceAll('"', '&quot;')
    return xmlText(number > sheets ? extra[number - sheets - 1]! : `${plain}${sheets > 1 ? ` ${number}` : ''}`).replaceAll('"', '&quot;')
  }
  const type = (part: string, kind: string): string => `<Override PartName="${part}" ContentType="${SPREADSHEET}.${kind}+xml"/>`
  const relation = (id: number, kind: string, to: string): string => `<Relationship Id="rId${id}" Type="${OFFICE}/${kind}" Target="${to}"/>`
  const types = [
    '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>',
    '<Default Extension="xml" ContentType="application/xml"/>',
    type('/xl/workbook.xml', 'sheet.main'), type('/xl/styles.xml', 'styles'),
    ...numbers.map((number) => type(`/xl/worksheets/sheet${number}.xml`, 'worksheet')),
  ]
  const named = numbers.map((number) => `<sheet name="${nameOf(number)}" sheetId="${number}" r:id="rId${number}"/>`)
  const relations = [
    ...numbers.map((number) => relation(number, 'worksheet', `worksheets/sheet${number}.xml`)),
    relation(numbers.length + 1, 'styles', 'styles.xml'),
  ]
  return {
    '[Content_Types].xml': `${XML}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">${types.join('')}</Types>`,
    '_rels/.rels': `${XML}<Relationships xmlns="${RELATIONS}">${relation(1, 'officeDocument', 'xl/workbook.xml')}</Relationships>`,
    'xl/workbook.xml': `${XML}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets>${named.join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `${XML}<Relationships xmlns="${RELATIONS}">${relations.join('')}</Relationships>`,
    'xl/styles.xml': styles(),
  }
}

function styles(): string {
  const plain = Array.from({ length: 9 }, (_, digits) => (digits === 0 ? '#,##0' : `#,##0.${'0'.repeat(digits)}`))
  const formats = [...plain, '0.00%', 'yyyy-mm-dd', 'yyyy-mm-dd hh:mm:ss']
  const id = (index: number): number => 164 + index
  const style = (format: number, font: number): string =>
    `<xf numFmtId="${format}" fontId="${font}" fillId="0" borderId="0" xfId="0"${format ? ' applyNumberFormat="1"' : ''}${font ? ' applyFont="1"' : ''}/>`
  const styleList = [
    style(0, 0), style(0, 1), style(id(10), 0), ...plain.map((_, at) => style(id(at), 0)), ...plain.map((_, at) => style(id(at), 1)), style(id(9), 0),
    style(id(9), 1), style(id(11), 0),
  ]
  const numFmts = formats.map((format, index) => `<numFmt numFmtId="${id(index)}" formatCode="${format}"/>`)
  return [
    `${XML}<styleSheet xmlns="${MAIN}">`,
    `<numFmts count="${formats.length}">${numFmts.join('')}</numFmts>`,
    '<fonts count="2"><font><sz val="11"/><name val="等线"/></font><font><b/><sz val="11"/><name val="等线"/></font></fonts>',
    '<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>',
    '<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>',
    '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>',
    `<cellXfs count="${styleList.length}">${styleList.join('')}</cellXfs></styleSheet>`,
  ].join('')
}
