/**
 * A PDF as pages of placed words, and as a table where one of the readers that modules bring knows its layout. In charge of opening
 * the file safely and of joining what is printed on one line; it knows no layout itself, and draws nothing.
 */
import { readFile, stat } from 'node:fs/promises'
import { slot } from '../../asker/slot'
import { UnreadableFile } from './problem'

const MAX_BYTES = 20 << 20
const MAX_PAGES = 300
const MAX_WORDS = 300_000

/** A run of text on one line of a page, in points; y grows upwards. */
export interface PrintedRun {
  x: number
  y: number
  width: number
  text: string
}

/** The runs of a page, from top to bottom and left to right. */
export type PrintedPage = PrintedRun[]

/** What a reader makes of a document that it knows: the header's names and the rows below it, as a report file has them. */
interface PrintedTable {
  header: string[]
  rows: string[][]
}

/** @returns undefined: another document. @throws UnreadableFile where it is the known one, and what is read cannot be right */
export type PageReader = (pages: PrintedPage[]) => PrintedTable | undefined

/** The readers of printed documents, of all modules, by name. */
export const PAGE_READERS = slot<Readonly<Record<string, PageReader>>>('readers of printed documents')

/** Runs that stand no further apart than this are one: letters of several scripts are printed run by run. */
const JOINED_POINTS = 4
const SAME_LINE_POINTS = 1.5

/** @throws UnreadableFile for files that cannot be opened, that hold no text, or too much of it */
export async function printedPages(path: string): Promise<PrintedPage[]> {
  if ((await stat(path)).size > MAX_BYTES) throw new UnreadableFile('这个 PDF 超过 20 MB，请按月下载后再上传。')
  // Loaded where a PDF comes: it is large, and most files are none.
  const { getDocumentProxy } = await import('unpdf')
  const bytes = new Uint8Array(await readFile(path))
  const pdf = await getDocumentProxy(bytes, { isEvalSupported: false, verbosity: 0 }).catch((error: unknown) => {
    const locked = error instanceof Error && error.name === 'PasswordException'
    throw new UnreadableFile(locked ? '这个 PDF 有密码，不能读取。请去掉密码，或重新下载。' : '这个 PDF 打不开，可能没有下载完整。请重新下载后再上传。')
  })
  try {
    if (pdf.numPages > MAX_PAGES) throw new UnreadableFile(`这个 PDF 有 ${pdf.numPages} 页，最多读 ${MAX_PAGES} 页。`)
    const pages: PrintedPage[] = []
    let words = 0
    for (let number = 1; number <= pdf.numPages; number++) {
      const { items } = await (await pdf.getPage(number)).getTextContent()
      words += items.length
      if (words > MAX_WORDS) throw new UnreadableFile('这个 PDF 里的文字太多，不能读取。')
      pages.push(runsOf(items.flatMap((item) => {
        if (!('str' in item)) return []
        const [, , , , x, y] = item.transform as number[]
        return [{ x: x!, y: y!, width: item.width, text: item.str }]
      })))
    }
    if (pages.every((page) => page.length === 0)) throw new UnreadableFile('这个 PDF 里没有文字（可能是扫描件），不能读取。请下载亚马逊给的原件。')
    return pages
  } catch (error) {
    if (error instanceof UnreadableFile) throw error
    throw new UnreadableFile('这个 PDF 读到一半出错，可能没有下载完整。请重新下载后再上传。')
  } finally {
    await pdf.destroy()
  }
}

/** Pieces as they were printed -> runs: those beside each other on one line are joined, with the blanks between them. */
function runsOf(pieces: PrintedRun[]): PrintedPage {
  const lines: PrintedRun[][] = []
  for (const piece of pieces.filter(({ text, width }) => text.trim() !== '' || (text !== '' && width < JOINED_POINTS))) {
    const line = lines.find((one) => Math.abs(one[0]!.y - piece.y) <= SAME_LINE_POINTS)
    if (line) line.push(piece)
    else lines.push([piece])
  }
  const runs = lines.sort((a, b) => b[0]!.y - a[0]!.y).flatMap((line) => {
    const joined: PrintedRun[] = []
    for (const piece of line.sort((a, b) => a.x - b.x)) {
      const last = joined.at(-1)
      if (last && piece.x - (last.x + last.width) <= JOINED_POINTS) {
        last.text += piece.text
        last.width = piece.x + piece.width - last.x
      } else joined.push({ ...piece })
    }
    return joined
  })
  return runs.flatMap((run) => (run.text.trim() === '' ? [] : [{ ...run, text: run.text.trim() }]))
}
