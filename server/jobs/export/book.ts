/** A workbook of one sheet that is known line by line: written to a path, or kept in the file store. */
import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { finished } from 'node:stream/promises'
import type { FileStore } from '../files'
import type { Cell } from './columns'
import { createXlsxWriter } from './xlsx'

export interface Book {
  title: string
  head: string[]
  lines: Iterable<Cell[]>
}

export async function writeBook(path: string, { title, head, lines }: Book): Promise<void> {
  const out = createWriteStream(path, { mode: 0o600 })
  const written = finished(out)
  // What fails is thrown where it is waited for; this promise must not end the process before.
  written.catch(() => undefined)
  const writer = createXlsxWriter(out, { title })
  await writer.head(head)
  for (const line of lines) await writer.row(line)
  await writer.end()
  await written
}

/** Its id in the company's file store. */
export async function keepBook(files: FileStore, companyId: number, book: Book): Promise<string> {
  const path = await files.temporary()
  try {
    await writeBook(path, book)
    return await files.take(companyId, path)
  } finally {
    await rm(path, { force: true })
  }
}
