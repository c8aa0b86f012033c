/** A workbook that is known line by line: written to a path, or kept in the file store. */
import { createReadStream, type ReadStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { intoFile } from '../streams'
import type { FileStore } from '../files'
import type { Cell } from '../../value/server-kind'
import { createXlsxWriter } from './xlsx'

/** `head` are the headings; each line has a cell for each of them. */
export interface BookSheet {
  title: string
  head: string[]
  lines: Iterable<Cell[]>
}

/** Of one sheet, or of several, each by its own name. */
export type Book = BookSheet | readonly [BookSheet, ...BookSheet[]]

/** @param signal ends the writing */
export function writeBook(path: string, book: Book, signal?: AbortSignal): Promise<void> {
  const sheets: readonly BookSheet[] = 'title' in book ? [book] : book
  return intoFile(path, async (out) => {
    const writer = createXlsxWriter(out, { title: sheets[0]!.title })
    for (const { title, head, lines } of sheets) {
      await writer.head(head, sheets.length > 1 ? title : undefined)
      for (const line of lines) await writer.row(line)
    }
    await writer.end()
  }, signal)
}

/** Its id in the company's file store. */
export async function keepBook(files: FileStore, companyId: number, book: Book, signal?: AbortSignal): Promise<string> {
  const path = await files.temporary()
  try {
    await writeBook(path, book, signal)
    return await files.take(companyId, path)
  } finally {
    await rm(path, { force: true })
  }
}

/** The workbook as an answer that is downloaded at once: written to a temporary file, which goes with the stream. */
export async function downloadBook(files: FileStore, name: string, book: Book): Promise<{ name: string; type: string; stream: ReadStream }> {
  const path = await files.temporary()
  await writeBook(path, book).catch(async (error: unknown) => {
    await rm(path, { force: true })
    throw error
  })
  const stream = createReadStream(path)
  stream.once('close', () => void rm(path, { force: true }))
  return { name, type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', stream }
}
