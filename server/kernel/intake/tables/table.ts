/**
 * Any report file as one or more tables of text: sniffs what it is and gives its records in order. In charge of telling
 * workbook, archive and text apart, of encoding, delimiter and quoting; knows formats only as a scorer it is given.
 */
import { open, stat } from 'node:fs/promises'
import { recordParser, tabQuoting } from './delimited'
import type { Dialect, TextRecord } from './delimited'
import { sniffEncoding, textOf } from './encoding'
import type { EncodingName } from './encoding'
import { PAGE_READERS, printedPages } from './pdf.pages'
import { UnreadableFile } from './problem'
import { readDateStyles, readSharedStrings, readWorkbook } from './xlsx.parts'
import { sheetRows } from './xlsx.sheet'
import { openZip } from './zip'

/** The header is looked for in this many records. */
const HEAD_RECORDS = 40
const HEAD_CHARS = 1 << 18
/** Any shared string, where none is asked for. */
const SOME_TEXT = new Proxy<string[]>([], { get: () => '*' })

/** One table of text of an open file, read as a stream. `encoding` and `delimiter` are null for workbooks and PDF. */
export interface Table {
  kind: 'csv' | 'tsv' | 'xlsx' | 'pdf'
  /** Workbooks: the sheet's name. */
  sheet: string | null
  encoding: EncodingName | null
  delimiter: Dialect['delimiter'] | null
  /** The first records. */
  head: TextRecord[]
  /** All records from the first, in batches. Can be called again. `progress` gets 0–1 of the file read. */
  records(progress?: (share: number) => void): AsyncGenerator<TextRecord[]>
}

interface TableSource {
  tables: Table[]
  close(): void
}

type FileShape = 'zip' | 'xlsx' | 'pdf' | 'text'

/** Tells by the first bytes. @throws UnreadableFile for files that are none of them (xls, pictures, nothing) */
export async function shapeOf(path: string): Promise<FileShape> {
  const file = await open(path)
  const head = Buffer.alloc(8)
  const { bytesRead } = await file.read(head, 0, 8, 0)
  await file.close()
  if (bytesRead === 0) throw new UnreadableFile('文件是空的。请重新下载后再上传。')
  if (head.subarray(0, 4).equals(Buffer.from([0x50, 0x4b, 3, 4]))) {
    const zip = await openZip(path)
    const workbook = zip.entries.some((entry) => /^xl\/workbook\.xml$/i.test(entry.name))
    zip.close()
    return workbook ? 'xlsx' : 'zip'
  }
  if (head.subarray(0, 5).toString('latin1') === '%PDF-') return 'pdf'
  if (head.equals(Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]))) throw new UnreadableFile('这是旧版表格文件（xls）或加密的表格。请用表格软件另存为 xlsx，或重新下载 CSV。')
  if (head[0] === 0x89 || head.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff])) || (head[0] === 0x1f && head[1] === 0x8b)) {
    throw new UnreadableFile('这不是报告文件（看起来是图片或其他压缩格式）。请上传 CSV、TXT、XLSX，或装有它们的 ZIP。')
  }
  return 'text'
}

/**
 * Opens a text file, a workbook or a printed document (PDF); of the last there is a table only where a reader knows it.
 * @param words header names known to us, in lower case, for judging encodings
 * @param score how well some record of a head fits a known header; decides the delimiter
 */
export async function openTables(
  path: string, shape: Exclude<FileShape, 'zip'>, words: Set<string>, score: (head: TextRecord[]) => number,
): Promise<TableSource> {
  if (shape === 'xlsx') return openWorkbook(path)
  return { tables: shape === 'pdf' ? await openPrinted(path) : [await openText(path, words, score)], close: () => undefined }
}

async function openPrinted(path: string): Promise<Table[]> {
  const pages = await printedPages(path)
  for (const read of Object.values(PAGE_READERS.get())) {
    const found = read(pages)
    if (!found) continue
    const records = [found.header, ...found.rows].map((cells, at): TextRecord => ({ line: at + 1, cells }))
    return [{
      kind: 'pdf', sheet: null, encoding: null, delimiter: null, head: records.slice(0, HEAD_RECORDS),
      async *records(progress) {
        progress?.(1)
        yield records
      },
    }]
  }
  return []
}

async function openText(path: string, words: Set<string>, score: (head: TextRecord[]) => number): Promise<Table> {
  const encoding = await sniffEncoding(path, words)
  const { size } = await stat(path)
  let sample = ''
  for await (const piece of textOf(path, encoding)) {
    sample += piece
    if (sample.length >= HEAD_CHARS) break
  }
  const whole = sample.length < HEAD_CHARS
  if (/\p{Cc}/u.test(sample.slice(0, 4000).replace(/[\t\n\r\f\v\u0080-\u009f]/g, ''))) throw new UnreadableFile('文件内容不是文本，无法识别。请上传亚马逊给的 CSV、TXT 或 XLSX 原件。')
  const tabs = tabQuoting(whole ? `${sample}\n` : sample)
  const dialects: Dialect[] = [
    { delimiter: '\t', quoting: tabs },
    { delimiter: ',', quoting: 'quotes' },
    { delimiter: ';', quoting: 'quotes' },
  ]
  let best: { dialect: Dialect; head: TextRecord[]; points: number } | undefined
  let failure: unknown
  for (const dialect of dialects) {
    try {
      const head = headOf(sample, whole, dialect)
      const widest = head.reduce((most, record) => Math.max(most, record.cells.length), 1)
      const points = score(head) * 1000 + (widest > 1 ? Math.min(widest, 200) : 0)
      if (!best || points > best.points) best = { dialect, head, points }
    } catch (error) {
      failure = error
    }
  }
  // A quote that stays open under the only delimiter that could be meant is the file's fault, not the delimiter's.
  if (!best || (failure !== undefined && best.points < 1000)) throw failure
  const { dialect, head } = best
  return {
    kind: dialect.delimiter === '\t' ? 'tsv' : 'csv',
    sheet: null,
    encoding,
    delimiter: dialect.delimiter,
    head,
    async *records(progress) {
      const parser = recordParser(dialect)
      for await (const piece of textOf(path, encoding, progress && ((bytes) => progress(size === 0 ? 1 : bytes / size)))) {
        const batch = parser.feed(piece)
        if (batch.length > 0) yield batch
      }
      const rest = parser.end()
      if (rest.length > 0) yield rest
    },
  }
}

function headOf(sample: string, whole: boolean, dialect: Dialect): TextRecord[] {
  const parser = recordParser(dialect)
  const head = parser.feed(sample)
  if (whole) head.push(...parser.end())
  return head.slice(0, HEAD_RECORDS)
}

/** The names of a workbook's sheets that hold rows below their first, in the order of their tabs; reads no cell. @throws UnreadableFile */
export async function filledSheets(path: string): Promise<string[]> {
  const zip = await openZip(path)
  try {
    const { sheets } = await readWorkbook(zip)
    const filled: string[] = []
    for (const sheet of sheets) {
      let rows = 0
      // Shared strings are told by their number: whether a row holds anything needs no text.
      for await (const batch of sheetRows(zip, sheet.path, { strings: SOME_TEXT, dates: new Set(), epoch1904: false })) {
        rows += batch.length
        if (rows > 1) break
      }
      if (rows > 1) filled.push(sheet.name)
    }
    return filled
  } finally {
    zip.close()
  }
}

async function openWorkbook(path: string): Promise<TableSource> {
  const zip = await openZip(path)
  try {
    const { sheets, epoch1904 } = await readWorkbook(zip)
    if (sheets.length === 0) throw new UnreadableFile('表格文件里没有工作表。')
    const context = { strings: await readSharedStrings(zip), dates: await readDateStyles(zip), epoch1904 }
    const tables: Table[] = []
    for (const sheet of sheets) {
      const head: TextRecord[] = []
      for await (const batch of sheetRows(zip, sheet.path, context)) {
        head.push(...batch)
        if (head.length >= HEAD_RECORDS) break
      }
      tables.push({
        kind: 'xlsx',
        sheet: sheet.name,
        encoding: null,
        delimiter: null,
        head: head.slice(0, HEAD_RECORDS),
        records: () => sheetRows(zip, sheet.path, context),
      })
    }
    return { tables, close: () => zip.close() }
  } catch (error) {
    zip.close()
    throw error
  }
}
