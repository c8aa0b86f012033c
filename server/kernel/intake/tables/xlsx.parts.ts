/**
 * The small parts of a workbook: its sheets, shared strings and which cell styles are dates. Streams each part through
 * saxes; knows nothing of rows and cells (xlsx.sheet.ts).
 */
import type { Readable } from 'node:stream'
import { SaxesParser } from 'saxes'
import type { SaxesTagPlain } from 'saxes'
import { UnreadableFile } from './problem'
import type { ZipFile } from './zip'

/** Shared strings are kept in memory while the workbook is read: so many, and so many characters of them all. */
const MAX_STRINGS = 8_000_000
const MAX_STRING_CHARS = 200_000_000
/** Characters of one cell; spreadsheets hold 32 767. */
const MAX_CELL_CHARS = 1_000_000

const DAMAGED = '表格文件（xlsx）已损坏，无法读取。请用表格软件打开后另存，或重新下载。'

interface XmlHandlers {
  /** `name` without its namespace prefix. */
  open?(name: string, attributes: Record<string, string>): void
  close?(name: string): void
  text?(text: string): void
}

const local = (name: string): string => (name.includes(':') ? name.slice(name.indexOf(':') + 1) : name)

/** A parser to be fed with text; malformed XML throws UnreadableFile. */
export function xmlParser(handlers: XmlHandlers): { write(text: string): void; close(): void } {
  const parser = new SaxesParser({ xmlns: false, position: false })
  parser.on('error', () => {
    throw new UnreadableFile(DAMAGED)
  })
  const { open, close, text } = handlers
  if (open) parser.on('opentag', (tag: SaxesTagPlain) => open(local(tag.name), tag.attributes))
  if (close) parser.on('closetag', (tag: SaxesTagPlain) => close(local(tag.name)))
  if (text) parser.on('text', text)
  return { write: (piece) => void parser.write(piece), close: () => void parser.close() }
}

/** Runs a whole part of the archive through a parser. */
async function parsePart(stream: Readable, handlers: XmlHandlers): Promise<void> {
  const parser = xmlParser(handlers)
  const decoder = new TextDecoder()
  for await (const chunk of stream) parser.write(decoder.decode(chunk as Buffer, { stream: true }))
  parser.write(decoder.decode())
  parser.close()
}

interface SheetPlace {
  name: string
  /** Its part of the archive. */
  path: string
}

/** The sheets in the order of their tabs, hidden ones last, and whether days count from 1904. */
export async function readWorkbook(zip: ZipFile): Promise<{ sheets: SheetPlace[]; epoch1904: boolean }> {
  const main = zip.entries.find((entry) => /^xl\/workbook\.xml$/i.test(entry.name))?.name
  if (!main) throw new UnreadableFile('这不是有效的表格文件（xlsx）：里面没有工作簿。')
  const found: { name: string; relation: string; hidden: boolean }[] = []
  let epoch1904 = false
  await parsePart(await zip.stream(main), {
    open(name, attributes) {
      if (name === 'sheet') {
        const relation = Object.entries(attributes).find(([key]) => local(key) === 'id')?.[1] ?? ''
        found.push({ name: attributes.name ?? '', relation, hidden: (attributes.state ?? 'visible') !== 'visible' })
      } else if (name === 'workbookPr') epoch1904 = attributes.date1904 === '1' || attributes.date1904 === 'true'
    },
  })
  const targets = new Map<string, string>()
  const relations = zip.entries.find((entry) => /^xl\/_rels\/workbook\.xml\.rels$/i.test(entry.name))
  if (relations) {
    await parsePart(await zip.stream(relations.name), {
      open(name, attributes) {
        if (name === 'Relationship' && attributes.Id && attributes.Target) targets.set(attributes.Id, attributes.Target)
      },
    })
  }
  const known = new Set(zip.entries.map((entry) => entry.name))
  const sheets = found.map((sheet, at) => {
    const target = targets.get(sheet.relation) ?? `worksheets/sheet${at + 1}.xml`
    const path = target.startsWith('/') ? target.slice(1) : `xl/${target}`
    return { name: sheet.name, path, hidden: sheet.hidden }
  })
  const there = sheets.filter((sheet) => known.has(sheet.path) && /worksheets\//i.test(sheet.path))
  return { sheets: [...there.filter((sheet) => !sheet.hidden), ...there.filter((sheet) => sheet.hidden)].map(({ name, path }) => ({ name, path })), epoch1904 }
}

function tooMuchText(): UnreadableFile {
  return new UnreadableFile('表格里的文字太多，无法一次读取。请拆成几个文件，或下载同一报告的 CSV 再上传。')
}

/** A cell's text with what comes next of it. @throws UnreadableFile beyond what any spreadsheet holds in a cell */
export function longerCell(value: string, piece: string): string {
  if (value.length + piece.length > MAX_CELL_CHARS) throw tooMuchText()
  return value + piece
}

/** Shared strings, rich text joined, phonetic hints left out. @throws UnreadableFile for more than memory is meant for */
export async function readSharedStrings(zip: ZipFile, most = { strings: MAX_STRINGS, chars: MAX_STRING_CHARS }): Promise<string[]> {
  const part = zip.entries.find((entry) => /^xl\/sharedStrings\.xml$/i.test(entry.name))
  if (!part) return []
  const strings: string[] = []
  let current = ''
  let chars = 0
  let inText = false
  let phonetic = 0
  await parsePart(await zip.stream(part.name), {
    open(name) {
      if (name === 'si') current = ''
      else if (name === 'rPh') phonetic++
      else if (name === 't') inText = phonetic === 0
    },
    close(name) {
      if (name === 'si') {
        if (strings.length >= most.strings) throw tooMuchText()
        strings.push(current)
      }
      else if (name === 'rPh') phonetic--
      else if (name === 't') inText = false
    },
    text(text) {
      if (!inText) return
      chars += text.length
      if (chars > most.chars) throw tooMuchText()
      current += text
    },
  })
  return strings
}

/** Built-in number formats that show days, times or both. Source: ECMA-376 part 1, 18.8.30 (numFmt). */
const DATE_FORMATS = new Set([14, 15, 16, 17, 18, 19, 20, 21, 22, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 45, 46, 47, 50, 51, 52, 53, 54, 55, 56, 57, 58])

function showsDate(code: string): boolean {
  const bare = code.replace(/"[^"]*"/g, '').replace(/\\./g, '').replace(/\[[^\]]*\]/g, '').split(';')[0]!
  return /[dyhs]/i.test(bare) || /m{3,}/i.test(bare) || /年|月/.test(code)
}

/** Indexes of cell styles that show a day or time. */
export async function readDateStyles(zip: ZipFile): Promise<Set<number>> {
  const part = zip.entries.find((entry) => /^xl\/styles\.xml$/i.test(entry.name))
  const dates = new Set<number>()
  if (!part) return dates
  const custom = new Map<number, string>()
  let inCells = false
  let at = 0
  await parsePart(await zip.stream(part.name), {
    open(name, attributes) {
      if (name === 'numFmt') custom.set(Number(attributes.numFmtId), attributes.formatCode ?? '')
      else if (name === 'cellXfs') inCells = true
      else if (name === 'xf' && inCells) {
        const format = Number(attributes.numFmtId ?? 0)
        const code = custom.get(format)
        if (code === undefined ? DATE_FORMATS.has(format) : showsDate(code)) dates.add(at)
        at++
      }
    },
    close(name) {
      if (name === 'cellXfs') inCells = false
    },
  })
  return dates
}
