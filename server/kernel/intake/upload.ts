/**
 * Uploaded files to rows of report_file, waiting to be read. An archive of several reports becomes one row a report.
 * In charge of the store and the row; reading is a job's.
 */
import { createReadStream } from 'node:fs'
import type { Model } from '../../../contract/model'
import { CODES } from '../../../contract/wire'
import type { Tx } from '../store/connect'
import { Refusal } from '../asker/refusal'
import { plainFileName, type UploadedFile } from '../tasks/files'
import type { Importer } from './importer'
import { UnreadableFile } from './tables/problem'
import { reportsOfSheets } from './recognise'
import type { FileRow, Reading, Said } from './report-file'
import { shapeOf } from './tables/table'
import { openZip } from './tables/zip'

const MAX_ENTRIES = 100
/** What archives carry along that is no report. */
const NOT_A_REPORT = /(^|\/)(__MACOSX\/|\.|Thumbs\.db$|desktop\.ini$)/i

interface Piece {
  /** The format that one of several sheets of a workbook is; undefined: nobody knows yet. */
  format?: string
  name: string
  size: number
  sha256: string
  fileId: string
}

interface Registered {
  id: string
  name: string
}

/**
 * Keeps the files and adds their rows, in the given transaction. `shopId` and `format`: what the person chose.
 * `take` false copies instead of moving (files that are not the server's own).
 * @returns the new rows, in order
 */
export async function registerFiles(
  tx: Tx, importer: Importer, uploaded: UploadedFile[], choice: { shopId?: string | undefined; format?: string | undefined; said?: Said | undefined },
  take = true,
): Promise<Registered[]> {
  const { caller, model } = importer
  if (uploaded.length === 0) throw new Refusal(CODES.invalid, '没有收到文件，请选择要导入的报告。', { file: '请选择文件' })
  if (choice.format !== undefined && !Object.hasOwn(model.reports, choice.format)) {
    throw new Refusal(CODES.invalid, `没有“${choice.format.slice(0, 80)}”这种报告。`, { format: '请从列表中选择' })
  }
  const registered: Registered[] = []
  for (const file of uploaded) {
    const pieces = await piecesOf(importer, file, take)
    for (const piece of choice.format === undefined ? await bySheets(importer, pieces) : pieces) {
      const { rows } = await tx.query<{ id: string }>(
        `insert into report_file (company_id, state, progress, file_name, file_size, file_hash, file_id, shop_id, reading, creator, create_time)
         values ($1, 'wait', 0, $2, $3, $4, $5, $6::bigint, $7, $8::bigint, $9) returning id::text as id`,
        [caller.companyId, piece.name, piece.size, piece.sha256, piece.fileId, choice.shopId ?? null,
          JSON.stringify(
            { ...chosenOf(choice.format, piece), ...(choice.said === undefined ? {} : { said: choice.said }) },
          ), caller.employeeId, importer.now().toISOString()],
      )
      registered.push({ id: rows[0]!.id, name: piece.name })
    }
  }
  await importer.audit(
    tx,
    registered.map(({ id, name }) => ({ entity: 'report_file', key: { id }, action: 'add', after: { file_name: name, shop_id: choice.shopId ?? null } })),
  )
  return registered
}

/** One more row for a file that is kept already, to be read for another shop. @returns its id */
export async function copyFile(tx: Tx, importer: Importer, { id, file_name: name, reading }: FileRow, shopId: string): Promise<string> {
  const { caller } = importer
  const { rows } = await tx.query<{ id: string }>(
    `insert into report_file (company_id, state, progress, file_name, file_size, file_hash, file_id, shop_id, reading, creator, create_time)
     select company_id, 'wait', 0, file_name, file_size, file_hash, file_id, $3::bigint, $4, $5::bigint, $6 from report_file
       where company_id = $1 and id = $2::bigint returning id::text as id`,
    [
      caller.companyId, id, shopId, JSON.stringify(reading?.chosen === undefined ? {} : { chosen: reading.chosen, together: reading.together }),
      caller.employeeId, importer.now().toISOString(),
    ],
  )
  const copy = rows[0]!.id
  await importer.audit(tx, [{ entity: 'report_file', key: { id: copy }, action: 'add', after: { file_name: name, shop_id: shopId } }])
  return copy
}

function chosenOf(format: string | undefined, piece: Piece): Pick<Reading, 'chosen' | 'together'> {
  if (piece.format !== undefined) return { chosen: piece.format, together: true }
  return format === undefined ? {} : { chosen: format }
}

/** A workbook of several reports is a piece for each of them, of one kept file. */
async function bySheets({ files, caller, model }: Importer, pieces: Piece[]): Promise<Piece[]> {
  const all: Piece[] = []
  for (const piece of pieces) {
    const formats = await reportsIn(files.path(caller.companyId, piece.fileId), model)
    all.push(...(formats.length > 0 ? formats.map((format) => ({ ...piece, format })) : [piece]))
  }
  return all
}

/** What cannot be read is told by its preview. */
async function reportsIn(path: string, model: Model): Promise<string[]> {
  try {
    return (await shapeOf(path)) === 'xlsx' ? await reportsOfSheets(path, model) : []
  } catch (error) {
    if (error instanceof UnreadableFile) return []
    throw error
  }
}

async function piecesOf(importer: Importer, file: UploadedFile, take: boolean): Promise<Piece[]> {
  const { files, caller } = importer
  const keep = async (): Promise<Piece[]> => {
    const fileId = take ? await files.take(caller.companyId, file.path) : (await files.save(caller.companyId, createReadStream(file.path))).id
    return [{ name: file.name, size: file.size, sha256: file.sha256, fileId }]
  }
  // A file that cannot be read at all is kept too: its row says why.
  const shape = await shapeOf(file.path).catch((error: unknown) => {
    if (error instanceof UnreadableFile) return 'text' as const
    throw error
  })
  if (shape !== 'zip') return keep()
  let zip
  try {
    zip = await openZip(file.path)
  } catch (error) {
    if (error instanceof UnreadableFile) return keep()
    throw error
  }
  try {
    const entries = zip.entries.filter((entry) => !NOT_A_REPORT.test(entry.name))
    if (entries.length === 0) return await keep()
    if (entries.length > MAX_ENTRIES) throw new Refusal(CODES.unreadable, `压缩文件「${file.name}」里有 ${entries.length} 个文件，一次最多 ${MAX_ENTRIES} 个，请分开上传。`)
    const pieces: Piece[] = []
    for (const entry of entries) {
      const saved = await files.save(caller.companyId, await zip.stream(entry.name))
      pieces.push({ name: plainFileName(entry.name), size: saved.size, sha256: saved.sha256, fileId: saved.id })
    }
    return pieces
  } catch (error) {
    if (error instanceof UnreadableFile) throw new Refusal(CODES.unreadable, `压缩文件「${file.name}」：${error.message}`)
    throw error
  } finally {
    zip.close()
  }
}
