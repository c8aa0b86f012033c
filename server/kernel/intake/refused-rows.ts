/** All refused rows of a file as CSV, read anew from the original in the way it was previewed; streamed, so any number of them. */
import { PassThrough } from 'node:stream'
import { CODES } from '../../../contract/wire'
import type { RefusedRow } from '../../../contract/imports'
import { textField } from '../tasks/export/csv'
import { Refusal } from '../asker/refusal'
import { put } from '../tasks/streams'
import type { Importer } from './importer'
import { recogniseAgain } from './recognise-run'
import { UnknownFormat } from './recognise'
import type { FileRow } from './report-file'
import type { RecognisedRun } from './run'
import { scanRun } from './scan-run'
import { UnreadableFile } from './tables/problem'

const line = (cells: string[]): string => `${cells.map(textField).join(',')}\r\n`

/** @throws Refusal where the file cannot be read as a report */
export async function refusedRows(importer: Importer, file: FileRow): Promise<{ name: string; stream: NodeJS.ReadableStream }> {
  let run: RecognisedRun
  try {
    run = await recogniseAgain(importer, file)
  } catch (error) {
    if (error instanceof UnknownFormat || error instanceof UnreadableFile) throw new Refusal(CODES.unknownFormat, error.message)
    if ((error as { code?: string }).code === 'ENOENT') throw new Refusal(CODES.notFound, `「${file.file_name}」的原文件已不在服务器上。`)
    throw error
  }
  const stream = new PassThrough()
  await put(stream, `\ufeff${line(['行号', '列', '原因', '原文'])}`)
  // A reader that leaves ends the reading with it.
  scanRun(run, undefined, undefined, { refused: (row: RefusedRow) => put(stream, line([String(row.line), row.column, row.reason, row.text])) })
    .then(() => stream.end(), (error: unknown) => stream.destroy(error instanceof Error ? error : new Error(String(error))))
    .finally(() => run.close())
  return { name: `${file.file_name.replace(/\.[^.]*$/, '')}-被拒行.csv`, stream }
}
