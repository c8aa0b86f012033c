/**
 * A file on disk to the table that holds a report, and which report it is. Opens and looks at heads only.
 */
import { perModel } from '../../../contract/per-model'
import type { Model } from '../../../contract/model'
import type { Unrecognised } from '../../../contract/imports'
import { detectFormat, headerWords, headScore, indexFormats, nearestFormats } from './detect'
import type { Detection, FormatIndex } from './detect'
import { fileColumns, learnedDetection, type LearnedFormat } from './learned-formats'
import { UnreadableFile } from './tables/problem'
import { filledSheets, openTables, shapeOf } from './tables/table'
import type { Table } from './tables/table'

/** An open file, the table in it that is read, and what report that is. Whoever holds it calls `close`. */
export interface Recognised {
  table: Table
  detection: Detection
  /** Other sheets of the workbook that hold something and are not read. */
  skippedSheets: string[]
  close(): void
}

/** The file is none of the known formats; the message (Chinese) says what was seen and what comes nearest. */
export class UnknownFormat extends Error {
  override name = 'UnknownFormat'
  constructor(message: string, readonly seen: Unrecognised) {
    super(message)
  }
}

const knownOf = perModel((model) => ({ index: indexFormats(model), words: headerWords(model) }))

/**
 * Recognises one file (not an archive of several).
 * @param only the format that the person chose, or that one of its sheets is; left out: any
 * @param together other sheets are read as files of their own
 * @param learned what people of the company have said of headings that no format knows
 * @throws UnreadableFile, UnknownFormat
 */
export async function recognise(
  path: string, model: Model, only?: string, together = false, learned: ReadonlyMap<string, LearnedFormat> = new Map(),
): Promise<Recognised> {
  const shape = await shapeOf(path)
  if (shape === 'zip') throw new UnreadableFile('压缩文件里还有压缩文件，请解开后再上传。')
  const { index, words } = knownOf(model)
  const source = await openTables(path, shape, words, (head) => headScore(index, head))
  const found: { table: Table; detection: Detection }[] = []
  for (const table of source.tables) {
    const detection = learnedDetection(model, table, learned) ?? detectFormat(index, table, only)
    if (detection) found.push({ table, detection })
  }
  const named = found.find(({ table, detection }) => table.sheet !== null && detection.format.sheets.includes(table.sheet))
  const chosen = named ?? found[0]
  if (!chosen) {
    source.close()
    if (shape === 'pdf') throw new UnreadableFile(unknownPrint(model))
    throw unknown(index, source.tables, only === undefined ? undefined : model.reports[only]?.label)
  }
  const elsewhere = new Set(together ? Object.values(model.reports).flatMap(({ sheets }) => sheets) : [])
  const skippedSheets = source.tables.filter((table) => table !== chosen.table && table.head.length > 1 && !elsewhere.has(table.sheet ?? ''))
    .map((table) => table.sheet ?? '')
  return { ...chosen, skippedSheets, close: () => source.close() }
}

/** The columns of a file that no format knows. @throws UnreadableFile */
export async function columnsOfFile(path: string, model: Model): Promise<ReturnType<typeof fileColumns>> {
  const shape = await shapeOf(path)
  if (shape === 'zip' || shape === 'pdf') return undefined
  const { index, words } = knownOf(model)
  const source = await openTables(path, shape, words, (head) => headScore(index, head))
  try {
    return fileColumns(source.tables)
  } finally {
    source.close()
  }
}

/**
 * The formats whose sheets a workbook holds, where there are several of them: it is then as many reports (Amazon's bulk workbook has a sheet
 * of each kind of advertising). Judged by the names of its sheets alone; [] for any other workbook.
 */
export async function reportsOfSheets(path: string, model: Model): Promise<string[]> {
  const formats = Object.values(model.reports).filter(({ sheets }) => sheets.length > 0)
  const names = new Set(await filledSheets(path))
  const held = formats.filter(({ sheets }) => sheets.some((sheet) => names.has(sheet))).map(({ name }) => name)
  return held.length > 1 ? held : []
}

/** What is said of a PDF that no reader knows. */
function unknownPrint(model: Model): string {
  const known = Object.values(model.reports).filter(({ files }) => files.includes('pdf')).map(({ label }) => `“${label}”`)
  return `不认识这个 PDF。能读的 PDF 是${known.join('、')}；其他报告请在亚马逊后台下载 CSV 或文本（TXT）格式。`
}

const list = (names: string[]): string => `${names.slice(0, 6).map((name) => `“${name}”`).join('、')}${names.length > 6 ? ` 等 ${names.length} 列` : ''}`

function unknown(index: FormatIndex[], tables: Table[], chosen: string | undefined): UnknownFormat {
  const near = nearestFormats(index, tables)
  const seen = tables.flatMap((table) => table.head).slice(0, 5).map((record) => record.cells.slice(0, 40).map((cell) => cell.slice(0, 80)))
  const best = near[0]
  const head = seen.find((cells) => cells.length > 1) ?? seen[0] ?? []
  const saw = head.length > 0 ? `看到的表头是 ${list(head.filter((cell) => cell.trim() !== ''))}。` : ''
  const message = chosen !== undefined
    ? `这个文件不是“${chosen}”。${saw}${best ? `与它相比缺少 ${list(best.missing)}。` : ''}请不指定报告类型再试，或重新下载。`
    : best && best.matched.length >= 3 && best.matched.length * 3 >= head.length
      ? `不认识这个文件。${saw}最接近的是“${best.format.label}”${best.missing.length > 0 ? `，但缺少 ${list(best.missing)}` : '，但另有它没有的列'}。请从亚马逊后台重新下载原件，不要删改列。`
      : `不认识这个文件。${saw}没有一种已支持的报告与它相近。请确认下载的是亚马逊的报告原件，或者在“说明这是什么文件”里选择报告。`
  return new UnknownFormat(message, {
    seen,
    nearest: near.map(({ format, matched, missing }) => ({ format: format.name, label: format.label, matched, missing })),
  })
}
