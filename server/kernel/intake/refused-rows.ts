/** All refused rows of a file as CSV, read anew from the original in the way it was previewed; streamed, so any number of them. */
import { PassThrough } from 'node:stream'
import { CODES } from '../../../contract/wire'
import type { RefusedRow } from '../../../contract/imports'
import { textField } from '../tasks/export/csv'
import { Refusal } from '../asker/refusal'
import { put } from '../tasks/streams'
import type { Importer } from './importer'
import { placesOf } from './places'
import { asPreviewed, contextOf, scanOptions } from './read-import'
import { UnreadableFile } from './tables/problem'
import { recognise, UnknownFormat } from './recognise'
import type { Recognised } from './recognise'
import { originalPath } from './report-file'
import type { FileRow } from './report-file'
import { scanTable } from './scan'
import { findShop } from './shop'

const line = (cells: string[]): string => `${cells.map(textField).join(',')}\r\n`

/** @throws Refusal where the file cannot be read as a report */
export async function refusedRows(importer: Importer, file: FileRow): Promise<{ name: string; stream: NodeJS.ReadableStream }> {
  const { model, caller, db } = importer
  let recognised: Recognised
  try {
    recognised = await recognise(originalPath(importer.files, caller.companyId, file), model, file.report ?? file.reading?.chosen)
  } catch (error) {
    if (error instanceof UnknownFormat || error instanceof UnreadableFile) throw new Refusal(CODES.unknownFormat, error.message)
    if ((error as { code?: string }).code === 'ENOENT') throw new Refusal(CODES.notFound, `「${file.file_name}」的原文件已不在服务器上。`)
    throw error
  }
  const places = placesOf(model)
  const shopId = file.shop_id
  const shop = shopId === null ? undefined : await db.withCompany(caller, (tx) => findShop(tx, caller, shopId), { readOnly: true })
  const site = shop && places.siteOfCode(shop.site)
  const context = contextOf(importer, site, file.reading?.currency ?? shop?.currency ?? null, file.reading)
  const options = await scanOptions(importer, recognised, { ...context, zone: file.reading?.zone ?? context.zone }, site, shop, places)
  const stream = new PassThrough()
  await put(stream, `\ufeff${line(['行号', '列', '原因', '原文'])}`)
  scanTable(recognised.table, recognised.detection, {
    ...options,
    ...asPreviewed(file.reading),
    // A reader that leaves ends the reading with it.
    refused: (row: RefusedRow) => put(stream, line([String(row.line), row.column, row.reason, row.text])),
  }).then(() => stream.end(), (error: unknown) => stream.destroy(error instanceof Error ? error : new Error(String(error)))).finally(() => recognised.close())
  return { name: `${file.file_name.replace(/\.[^.]*$/, '')}-被拒行.csv`, stream }
}
