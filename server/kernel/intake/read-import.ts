/**
 * Reads an uploaded file for its preview: recognises it, settles whose it is and how it is written, counts what it would
 * change. Writes the file's own row and nothing else. Can be done again at any time before the file is written.
 */
import type { ImportPreview } from '../../../contract/imports'
import type { Tx } from '../store/connect'
import { headFacts } from './head-facts'
import type { HeadFacts } from './head-facts'
import type { Importer } from './importer'
import { placesOf } from './places'
import type { Places, Site } from './places'
import { buildPreview } from './preview'
import { UnreadableFile } from './tables/problem'
import { recognise, UnknownFormat } from './recognise'
import type { Recognised } from './recognise'
import { changeFile, findFile, originalPath } from './report-file'
import type { FileRow, Reading } from './report-file'
import { momentField } from './row-plan'
import type { RowContext } from './row-plan'
import { feeOverrides } from './overrides'
import { rowFees } from './row-fees'
import { scanTable } from './scan'
import type { Scan, ScanOptions } from './scan'
import { scopeOf } from './scope'
import { findShop, fittingShop, visibleShops } from './shop'
import type { Shop } from './shop'
import { openStage } from './stage'
import { dropOlder, numberOccurrences } from './stage-rows'
import { isUndated, snapshotDay } from './snapshot-day'
import { fixedZone } from '../value/clock'
import { dayIn } from '../../../contract/zone'
import { zoneHasWord, zoneWordMinutes } from '../value/zone-words'

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
    const recognised = await recognise(originalPath(importer.files, caller.companyId, file), importer.model, file.reading?.chosen)
    try {
      return await previewOf(importer, file, recognised)
    } finally {
      recognised.close()
    }
  } catch (error) {
    if (!(error instanceof UnknownFormat || error instanceof UnreadableFile)) throw error
    return refuse(importer, file, error)
  }
}

async function previewOf(importer: Importer, file: FileRow, recognised: Recognised): Promise<ImportPreview> {
  const { model, db, caller } = importer
  const { format } = recognised.detection
  const places = placesOf(model)
  const facts = await headFacts(recognised.table, recognised.detection, places)
  const shop = await db.withCompany(caller, async (tx) =>
    file.shop_id === null ? fittingShop(await visibleShops(tx, caller), facts, places, model.entities[format.entity]?.same !== undefined) : findShop(tx, caller, file.shop_id), { readOnly: true })
  const site = (shop && places.siteOfCode(shop.site)) ?? facts.sites[0]
  const entity = model.entities[format.entity]!
  const said = file.reading?.said ?? {}
  const day = snapshotDay(said.day, file.file_name, today(importer, site))
  const context = contextOf(importer, site, facts.preambleCurrency ?? shop?.currency ?? site?.currency ?? null, { uploadDay: day.day, ...unnamed(facts, site) })
  const moment = momentField(recognised.detection, entity)
  const options = { ...(await scanOptions(importer, recognised, context, site, shop, places)), now: importer.now(), acceptDates: said.dates === true }

  const look = async (tx: Tx | undefined): Promise<ImportPreview> => {
    let older = 0
    const scan = await staged(tx, importer, recognised, options, shop, async (read) => {
      older = tx && shop ? await dropOlder(tx, caller.companyId, format, entity) : 0
      return read
    })
    const scope = scopeOf({ format, entity, moment, sourceZone: scan.sourceZone, first: scan.firstReach, last: scan.lastReach, groups: scan.groups, odd: [...scan.oddDays.keys()].sort() })
    const finish = async (inside: Tx): Promise<ImportPreview> => {
      const preview = await buildPreview(inside, {
        model, companyId: caller.companyId, file, recognised, scan, places, shop, site, currency: context.currency, scope, moment, older,
        snapshotDay: isUndated(recognised.detection, entity) ? day : null,
      })
      const reading: Reading = {
        ...(file.reading?.chosen === undefined ? {} : { chosen: file.reading.chosen }),
        ...(file.reading?.said === undefined ? {} : { said: file.reading.said }),
        uploadDay: context.uploadDay, styles: scan.styles, zone: context.zone, sourceZone: scan.sourceZone,
        ...(context.unnamedZone === undefined ? {} : { unnamedZone: context.unnamedZone }), ...(scan.window ? { window: scan.window } : {}),
        ...(context.currency === null ? {} : { currency: context.currency }), ...(scope ? { scope } : {}),
      }
      await changeFile(inside, caller.companyId, file.id, {
        state: 'preview', progress: 100, report: format.name, report_label: format.label, shop_id: shop?.id ?? null, preview, reading, warnings: preview.warnings,
        data_start: preview.dataStart, data_end: preview.dataEnd, total_count: preview.rows, success_count: 0, replaced_count: preview.replaced, fail_count: preview.refusedCount,
        encoding: preview.encoding ?? '', message: preview.message,
      }, ['parsing'])
      return preview
    }
    return tx ? finish(tx) : db.withCompany(caller, finish, { timeoutMs: 0 })
  }
  // Rows that are replaced one by one must be beside those there to be counted.
  return format.replace.by === 'row' && shop ? db.withCompany(caller, look, { timeoutMs: 0 }) : look(undefined)
}

/** Reads the whole table; with `tx`, the rows go into the temporary table on the way. */
async function staged(
  tx: Tx | undefined, importer: Importer, recognised: Recognised, options: ScanOptions, shop: Shop | undefined, then: (scan: Scan) => Promise<Scan>,
): Promise<Scan> {
  const { format } = recognised.detection
  if (!tx || !shop) return then(await scanTable(recognised.table, recognised.detection, options))
  const stage = await openStage(tx, importer.model.entities[format.entity]!, { shopId: shop.id, importId: '0' }, options.fees)
  const scan = await scanTable(recognised.table, recognised.detection, { ...options, each: (row) => stage.put(row) })
  await stage.end()
  await numberOccurrences(tx, format)
  return then(scan)
}

/** `reading`: what was settled when the file was previewed. */
export function contextOf(importer: Importer, site: Site | undefined, currency: string | null, reading: Pick<Reading, 'uploadDay' | 'unnamedZone'> | null): RowContext {
  return {
    model: importer.model, zone: site?.zone ?? 'UTC', companyZone: importer.companyZone, currency, uploadDay: reading?.uploadDay ?? today(importer, site),
    ...(reading?.unnamedZone === undefined ? {} : { unnamedZone: reading.unnamedZone }),
  }
}

const today = (importer: Importer, site: Site | undefined): string => dayIn(site?.zone ?? 'UTC', importer.now().getTime())

function unnamed({ preambleZone }: HeadFacts, site: Site | undefined): { unnamedZone?: string } {
  if (preambleZone === null) return {}
  const own = site?.zone ?? 'UTC'
  if (zoneHasWord(preambleZone, own)) return { unnamedZone: own }
  const zone = fixedZone(zoneWordMinutes(preambleZone, own)!)
  return zone === undefined ? {} : { unnamedZone: zone }
}

/** How a file is read again as it was previewed. */
export function asPreviewed(reading: Reading | null): Pick<ScanOptions, 'styles' | 'window'> {
  return { ...(reading?.styles ? { styles: reading.styles } : {}), ...(reading?.window ? { window: reading.window } : {}) }
}

/** How a file is read, for preview and for writing alike. */
export async function scanOptions(importer: Importer, recognised: Recognised, context: RowContext, site: Site | undefined, shop: Shop | undefined, places: Places): Promise<ScanOptions> {
  const { format } = recognised.detection
  const overrides = await importer.db.withCompany(importer.caller, (tx) => feeOverrides(tx, importer.caller.companyId), { readOnly: true })
  const regional = format.replace.by === 'row' && format.guard.marketplace !== undefined && shop !== undefined && site !== undefined
  return {
    context,
    site: site?.code,
    fees: rowFees(importer.model, format, overrides),
    ...(regional ? { leaveOut: (name: string | null) => {
      const other = name === null ? undefined : places.siteOfMarketplace(name)
      return other !== undefined && other !== site
    } } : {}),
    ...(importer.signal ? { signal: importer.signal } : {}),
    ...(importer.progress ? { progress: (share: number) => importer.progress!(Math.min(95, share * 95)) } : {}),
  }
}

async function refuse(importer: Importer, file: FileRow, error: UnknownFormat | UnreadableFile): Promise<ImportPreview> {
  const { db, caller } = importer
  const preview: ImportPreview = {
    id: file.id, fileName: file.file_name, state: 'refused', message: error.message, report: null, reportLabel: null, encoding: null, delimiter: null, sheet: null,
    headerLine: null, numberStyle: null, zone: null, currency: null, shopId: file.shop_id, shopName: null, needsShop: false, snapshotDay: null, oddDates: null, marketplaces: [], rows: 0, accepted: 0,
    refusedCount: 0, leftOut: 0, replaced: 0, dataStart: null, dataEnd: null, days: [], refused: [], unmatched: [], unknownColumns: [], broken: [], warnings: [], sums: [],
    ...(error instanceof UnknownFormat ? { unrecognised: error.seen } : {}),
  }
  await db.withCompany(caller, (tx) => changeFile(tx, caller.companyId, file.id, { state: 'refused', progress: 100, message: error.message, preview }, ['parsing']))
  return preview
}
