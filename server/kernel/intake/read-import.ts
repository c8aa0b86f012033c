/**
 * Reads an uploaded file for its preview: recognised, scanned, previewed. Writes the file's own row and nothing else. Can be
 * done again at any time before the file is written.
 */
import type { ImportPreview } from '../../../contract/imports'
import type { Tx } from '../store/connect'
import type { Importer } from './importer'
import { buildPreview } from './preview'
import { recogniseRun } from './recognise-run'
import { UnknownFormat } from './recognise'
import { changeFile, findFile } from './report-file'
import type { FileRow, Reading } from './report-file'
import { runText } from './run'
import type { PreviewedRun, RecognisedRun, ScannedRun } from './run'
import { scanRun } from './scan-run'
import { UnreadableFile } from './tables/problem'

/** Reads the file `id` and leaves its preview; a file that cannot be read is left refused, with the reason. */
export async function readImport(importer: Importer, id: string): Promise<ImportPreview | null> {
  const { db, caller } = importer
  const file = await db.withCompany(caller, async (tx) => {
    const found = await findFile(tx, caller, id)
    const mine = await changeFile(tx, caller.companyId, id, { state: 'parsing', progress: 0, message: null }, ['wait', 'parsing', 'preview', 'refused'])
    return mine ? found : undefined
  })
  if (!file) return null
  try {
    const run = await recogniseRun(importer, file)
    try {
      return (await lookedAt(importer, run)).preview
    } finally {
      run.close()
    }
  } catch (error) {
    if (!(error instanceof UnknownFormat || error instanceof UnreadableFile)) throw error
    return refuse(importer, file, error)
  }
}

async function lookedAt(importer: Importer, run: RecognisedRun): Promise<PreviewedRun> {
  const { db, caller } = importer
  importer.entered?.(runText(run))
  const preview = async (tx: Tx, scanned: ScannedRun): Promise<PreviewedRun> => {
    importer.entered?.(runText(scanned))
    return previewRun(tx, scanned)
  }
  // Rows that are replaced one by one must be beside those there to be counted.
  const previewed = run.format.replace.by === 'row' && run.shop
    ? await db.withCompany(caller, async (tx) => preview(tx, await scanRun(run, tx)), { timeoutMs: 0 })
    : await scanRun(run).then((scanned) => db.withCompany(caller, (tx) => preview(tx, scanned), { timeoutMs: 0 }))
  importer.entered?.(runText(previewed))
  return previewed
}

/** The third step of an import: what a person should know is kept with the file, and how it was read. */
async function previewRun(tx: Tx, run: ScannedRun): Promise<PreviewedRun> {
  const { importer, model, companyId, file, format, entity, shop, context, scan, scope } = run
  const preview = await buildPreview(tx, run)
  const { chosen, together, said } = file.reading ?? {}
  const reading: Reading = {
    ...(chosen === undefined ? {} : { chosen }), ...(together ? { together } : {}), ...(said === undefined ? {} : { said }),
    uploadDay: context.uploadDay, styles: scan.styles, zone: context.zone, sourceZone: scan.sourceZone,
    ...(context.uploadTo === undefined ? {} : { uploadTo: context.uploadTo }),
    ...(context.unnamedZone === undefined ? {} : { unnamedZone: context.unnamedZone }), ...(scan.window ? { window: scan.window } : {}),
    ...(context.currency === null ? {} : { currency: context.currency }), ...(scope ? { scope } : {}),
  }
  await changeFile(tx, companyId, file.id, {
    state: 'preview', progress: 100, report: format.name, report_label: format.label, shop_id: shop?.id ?? null, preview, reading, warnings: preview.warnings,
    data_start: preview.dataStart, data_end: preview.dataEnd, total_count: preview.rows, success_count: 0, replaced_count: preview.replaced,
    fail_count: preview.refusedCount, encoding: preview.encoding ?? '', message: preview.message,
  }, ['parsing'])
  return { state: 'previewed', importer, model, companyId, file, format, entity, preview }
}

async function refuse(importer: Importer, file: FileRow, error: UnknownFormat | UnreadableFile): Promise<ImportPreview> {
  const { db, caller } = importer
  const preview: ImportPreview = {
    id: file.id, fileName: file.file_name, state: 'refused', message: error.message, report: null, reportLabel: null, encoding: null, delimiter: null,
    sheet: null, headerLine: null, numberStyle: null, zone: null, currency: null, shopId: file.shop_id, shopName: null, needsShop: false, snapshotDay: null,
    oddDates: null, marketplaces: [], rows: 0, accepted: 0, refusedCount: 0, leftOut: 0, replaced: 0, dataStart: null, dataEnd: null, days: [], refused: [],
    unmatched: [], unknownColumns: [], broken: [], warnings: [], sums: [], ...(error instanceof UnknownFormat ? { unrecognised: error.seen } : {}),
  }
  await db.withCompany(
    caller, (tx) => changeFile(tx, caller.companyId, file.id, { state: 'refused', progress: 100, message: error.message, preview }, ['parsing']),
  )
  importer.entered?.(`import ${file.id} of ${JSON.stringify(file.file_name)} refused: ${error.message}`)
  return preview
}
