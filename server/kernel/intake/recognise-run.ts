/**
 * The first step of an import: the file is opened, its report recognised, and it is settled whose it is and how its rows are
 * read: anew for a preview, or exactly as they were previewed. Reads the database, writes nothing.
 */
import { dayIn } from '../../../contract/zone'
import { closedFor, closedPeriods, periodRow } from '../kept/period-lock'
import type { Tx } from '../store/connect'
import { fixedZone } from '../value/clock'
import { zoneHasWord, zoneWordMinutes } from '../value/zone-words'
import { FEES } from './fees.source'
import { headFacts } from './head-facts'
import type { HeadFacts } from './head-facts'
import type { Importer } from './importer'
import { learnedFormats } from './learned-formats'
import { placesOf } from './places'
import type { Places, Site } from './places'
import { recognise } from './recognise'
import type { Recognised } from './recognise'
import { originalPath } from './report-file'
import type { FileRow } from './report-file'
import { momentField } from './row-plan'
import type { RowContext } from './row-plan'
import type { RecognisedRun } from './run'
import type { ScanOptions } from './scan'
import { ofPool } from './scope'
import { findShop, fittingShop, visibleShops } from './shop'
import type { Shop } from './shop'
import { isUndated, snapshotDay } from './snapshot-day'

/** Whose the file is, and what its rows are read with. */
type Settled = Pick<RecognisedRun, 'shop' | 'site' | 'context' | 'snapshotDay'> & { options: Partial<ScanOptions> }

/**
 * Opens a file to be previewed: what was said about it counts, the rest is settled from what it holds.
 * @throws UnreadableFile, UnknownFormat
 */
export const recogniseRun = (importer: Importer, file: FileRow): Promise<RecognisedRun> => opened(importer, file, file.reading?.chosen, settledAnew)

/** Opens a previewed file to be read once more as it was shown. @throws UnreadableFile, UnknownFormat */
export const recogniseAgain = (importer: Importer, file: FileRow): Promise<RecognisedRun> =>
  opened(importer, file, file.report ?? file.reading?.chosen, settledBefore)

async function opened(
  importer: Importer, file: FileRow, only: string | undefined,
  settle: (tx: Tx, importer: Importer, file: FileRow, recognised: Recognised, places: Places, facts: HeadFacts | undefined) => Promise<Settled>,
): Promise<RecognisedRun> {
  const { model, db, caller, files } = importer
  const learned = await db.withCompany(caller, (tx) => learnedFormats(tx, caller.companyId), { readOnly: true })
  const recognised = await recognise(originalPath(files, caller.companyId, file), model, only, file.reading?.together, learned)
  try {
    const { format } = recognised.detection
    const places = placesOf(model)
    const facts = settle === settledAnew ? await headFacts(recognised.table, recognised.detection, places) : undefined
    return await db.withCompany(caller, async (tx) => {
      const { options, ...settled } = await settle(tx, importer, file, recognised, places, facts)
      const fees = await FEES.get().ofFile(tx, model, caller.companyId, format)
      const { shop, site, context } = settled
      const entity = model.entities[format.entity]!
      const periods = await closedPeriods(tx, model, caller.companyId, entity)
      const closed = (day: string): string | undefined => closedFor(periods, entity, periodRow(entity, day, shop?.id))
      return {
        state: 'recognised', importer, model, companyId: caller.companyId, file, format, entity, recognised, places, ...settled,
        currency: context.currency, moment: momentField(recognised.detection, entity), fees,
        options: {
          context, site: site?.code, ...(fees ? { fees } : {}), ...(periods.length > 0 ? { closed } : {}),
          ...elsewhere(recognised, places, shop, site), ...options, ...told(importer),
        },
        close: () => recognised.close(),
      }
    }, { readOnly: true })
  } catch (error) {
    recognised.close()
    throw error
  }
}

async function settledAnew(
  tx: Tx, importer: Importer, file: FileRow, { detection }: Recognised, places: Places, facts: HeadFacts | undefined,
): Promise<Settled> {
  const { model, caller } = importer
  const entity = model.entities[detection.format.entity]!
  const shop = file.shop_id !== null ? await findShop(tx, caller, file.shop_id)
    : facts && fittingShop(await visibleShops(tx, caller), facts, places, entity.same !== undefined || ofPool(detection.format))
  const site = (shop && places.siteOfCode(shop.site)) ?? facts?.sites[0]
  const said = file.reading?.said ?? {}
  const day = snapshotDay(said, file.file_name, today(importer, site), entity)
  const unnamed = unnamedZone(facts?.preambleZone ?? null, site)
  return {
    shop, site, snapshotDay: isUndated(detection, entity) ? day : null,
    context: {
      ...base(importer, site), currency: facts?.preambleCurrency ?? shop?.currency ?? site?.currency ?? null, uploadDay: day.day,
      ...(day.to === undefined ? {} : { uploadTo: day.to }), ...(unnamed === undefined ? {} : { unnamedZone: unnamed }),
    },
    options: { now: importer.now(), acceptDates: said.dates === true },
  }
}

async function settledBefore(tx: Tx, importer: Importer, { shop_id: shopId, reading }: FileRow, _recognised: Recognised, places: Places): Promise<Settled> {
  const shop = shopId === null ? undefined : await findShop(tx, importer.caller, shopId)
  const site = shop && places.siteOfCode(shop.site)
  const { uploadDay = today(importer, site), uploadTo, unnamedZone: unnamed, styles, window, zone } = reading ?? {}
  const known = base(importer, site)
  return {
    shop, site, snapshotDay: null,
    context: {
      ...known, zone: zone ?? known.zone, currency: reading?.currency ?? shop?.currency ?? null, uploadDay,
      ...(uploadTo === undefined ? {} : { uploadTo }), ...(unnamed === undefined ? {} : { unnamedZone: unnamed }),
    },
    options: { ...(styles ? { styles } : {}), ...(window ? { window } : {}) },
  }
}

const base = ({ model, companyZone }: Importer, site: Site | undefined): Pick<RowContext, 'model' | 'zone' | 'companyZone'> =>
  ({ model, zone: site?.zone ?? 'UTC', companyZone })

const today = (importer: Importer, site: Site | undefined): string => dayIn(site?.zone ?? 'UTC', importer.now().getTime())

/** The zone that a word above the header means for moments that name none. */
function unnamedZone(word: string | null, site: Site | undefined): string | undefined {
  if (word === null) return undefined
  const own = site?.zone ?? 'UTC'
  return zoneHasWord(word, own) ? own : fixedZone(zoneWordMinutes(word, own)!)
}

/** Of a report that holds a region's rows, those of other sites, or of other pools, are left to their own shops. */
function elsewhere({ detection: { format } }: Recognised, places: Places, shop: Shop | undefined, site: Site | undefined): Partial<ScanOptions> {
  if (ofPool(format) && shop && site) return { leaveOut: (name) => (name === null ? site : places.siteOfCountry(name) ?? site).network !== site.network }
  if (format.replace.by !== 'row' || format.guard.marketplace === undefined || !shop || !site) return {}
  return {
    leaveOut(name) {
      const other = name === null ? undefined : places.siteOfMarketplace(name)
      return other !== undefined && other !== site
    },
  }
}

function told({ signal, progress }: Importer): Partial<ScanOptions> {
  return { ...(signal ? { signal } : {}), ...(progress ? { progress: (share: number) => progress(Math.min(95, share * 95)) } : {}) }
}
