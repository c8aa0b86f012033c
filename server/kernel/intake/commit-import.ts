/**
 * Writes a previewed file: replaced rows, new rows, fee lines, products, coverage, rollups, audit and the file's own state
 * in one transaction. All or nothing; done again after a crash it finds nothing half written.
 */
import { CODES } from '../../../contract/wire'
import type { Entity } from '../../../contract/model'
import { escapeIdentifier } from 'pg'
import { requireReady } from '../store/migrate/blocked'
import { raiseDataVersions } from '../store/data-version'
import type { Tx } from '../store/connect'
import { refreshRollupsOf } from '../kept/rollup'
import { PENDING } from '../read/statement/pending'
import { settlePending } from '../write/pending-settled'
import { madeOf, refreshDerivedOf } from '../kept/derived'
import { Refusal } from '../asker/refusal'
import { refreshCoverage } from './coverage'
import { writeFeeLines } from './fee-lines'
import { nameStaged, nameWritten } from './goods-codes'
import type { Importer } from './importer'
import { placesOf } from './places'
import { learnProducts, nameStorageFees } from './products'
import { asPreviewed, contextOf, scanOptions } from './read-import'
import { recognise } from './recognise'
import type { Recognised } from './recognise'
import { replaceRows, writeHeads } from './replace'
import { changeFile, findFile, originalPath, requireState } from './report-file'
import type { FileRow } from './report-file'
import { momentField } from './row-plan'
import { scanTable } from './scan'
import type { Scan } from './scan'
import { scopeOf } from './scope'
import { findShop } from './shop'
import type { Shop } from './shop'
import { openStage, STAGE, stagedFields } from './stage'
import { dropOlder, numberOccurrences } from './stage-rows'

export interface Committed {
  written: number
  replaced: number
  feeLines: number
  productsAdded: number
}

/**
 * Writes the file `id`, which must be in the state committing.
 * @throws Refusal where it cannot be written; nothing is then changed
 */
export async function commitImport(importer: Importer, id: string): Promise<Committed> {
  const { db, caller, model } = importer
  const { file, shop } = await db.withCompany(caller, async (tx) => {
    const found = await findFile(tx, caller, id)
    requireState(found, ['committing'], '写入')
    if (found.shop_id === null) throw new Refusal(CODES.importState, `文件「${found.file_name}」还没有选择店铺。`)
    return { file: found, shop: await findShop(tx, caller, found.shop_id) }
  }, { readOnly: true })
  const recognised = await recognise(originalPath(importer.files, caller.companyId, file), model, file.report ?? file.reading?.chosen)
  try {
    return await db.withCompany(caller, (tx) => write(tx, importer, file, shop, recognised), { timeoutMs: 0 })
  } finally {
    recognised.close()
  }
}

async function write(tx: Tx, importer: Importer, file: FileRow, shop: Shop, recognised: Recognised): Promise<Committed> {
  const { model, caller } = importer
  const { companyId } = caller
  const { format } = recognised.detection
  const entity = model.entities[format.entity]!
  requireReady(model, entity.name)
  // Joins and sums over all rows of a file are worth more memory than a page's question, and no compiling.
  await tx.query(`set local work_mem = '128MB'; set local jit = off`)
  // Two files of one report and shop are written one after the other, and one file only once.
  await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`import ${companyId} ${shop.id} ${entity.table}`])
  const now = await findFile(tx, caller, file.id)
  requireState(now, ['committing'], '写入')

  const places = placesOf(model)
  const site = places.siteOfCode(shop.site)
  const context = contextOf(importer, site, file.reading?.currency ?? shop.currency, file.reading)
  const options = await scanOptions(importer, recognised, context, site, shop, places)
  const stage = await openStage(tx, entity, { shopId: shop.id, importId: file.id }, options.fees)
  const scan = await scanTable(recognised.table, recognised.detection, {
    ...options,
    ...asPreviewed(file.reading),
    each: (row) => stage.put(row),
    ...(importer.progress ? { progress: (share: number) => importer.progress!(share * 45, '读取') } : {}),
  })
  await stage.end()
  if (scan.accepted === 0) throw new Refusal(CODES.importState, `文件「${file.file_name}」没有可以写入的行，请看预检里的原因。`)
  await numberOccurrences(tx, format)
  const older = await dropOlder(tx, companyId, format, entity)

  await importer.progress?.(50, '替换原有的行')
  const scope = scopeOf({ format, entity, moment: momentField(recognised.detection, entity), sourceZone: scan.sourceZone, first: scan.firstReach, last: scan.lastReach, groups: scan.groups, odd: [...scan.oddDays.keys()].sort() })
  const gone = await replaceRows(tx, model, companyId, file.id, shop.id, format, entity, scope)
  await importer.progress?.(60, '写入')
  const products = await learnProducts(tx, companyId, shop.id, shop.currency, format)
  await nameStaged(tx, companyId, shop.id, entity)
  const fields = stagedFields(entity).map((name) => escapeIdentifier(name)).join(', ')
  const { rowCount: written } = await tx.query(`insert into ${escapeIdentifier(entity.table)} (company_id, ${fields}) select $1, ${fields} from ${STAGE} order by line_no`, [companyId])
  const headFiles = await writeHeads(tx, model, companyId, file.id, shop.id, scan.heads)
  await importer.progress?.(75, '费用明细')
  const feeLines = await writeFeeLines(tx, companyId, file.id, format, entity, options.fees?.classes() ?? [])
  const found = products.added + products.changed > 0 ? await nameWritten(tx, model, companyId, shop.id) : []
  const named = products.added + products.changed > 0 || entity.name === 'storage_fee' ? await nameStorageFees(tx, companyId, shop.id) : 0

  await importer.progress?.(88, '汇总')
  const change = { report: format.name, reading: { ...file.reading, sourceZone: scan.sourceZone, ...(scope ? { scope } : {}) } }
  await changeFile(tx, companyId, file.id, change)
  await refreshCoverage(tx, model, companyId, [...new Set([file.id, ...gone.importIds, ...headFiles])])
  const entities = await refreshAll(tx, importer, format.fees?.into, entity, [...gone.days, ...(await stagedDays(tx, format.day))], {
    products: products.added + products.changed > 0, storage: named > 0, heads: scan.heads.map((head) => head.entity),
  })
  for (const each of found) {
    await refreshRollupsOf(tx, model, each.entity, each.touched)
    entities.push(each.entity, ...madeOf(model, each.entity).map(({ name }) => name))
  }
  if (await settleAll(tx, importer, [...new Set(entities)])) entities.push(PENDING)
  await finish(tx, importer, file, scan, { written, replaced: gone.rows, older, added: products.added })
  await raiseDataVersions(tx, companyId, [...new Set(entities)])
  await importer.publish?.(tx, { type: 'data', companyId, data: { entities: [...new Set(entities)] } })
  return { written, replaced: gone.rows, feeLines, productsAdded: products.added }
}

/** What waited to be taken to Amazon and has come back by this file is done; answers whether any was. */
async function settleAll(tx: Tx, { model, caller, now, audit }: Importer, entities: string[]): Promise<boolean> {
  const entries = []
  for (const name of entities) {
    const entity = model.entities[name]
    if (entity) entries.push(...(await settlePending(tx, model, caller.companyId, entity, now())))
  }
  await audit(tx, entries)
  return entries.length > 0
}

async function stagedDays(tx: Tx, day: string | undefined): Promise<string[]> {
  if (day === undefined) return []
  const { rows } = await tx.query<{ day: string }>(`select distinct ${escapeIdentifier(day)}::date as day from ${STAGE} where ${escapeIdentifier(day)} is not null`)
  return rows.map((row) => row.day)
}

/** Refreshes what is rolled up from the rows touched; answers every entity whose rows changed. */
export async function refreshAll(
  tx: Tx, { model, caller }: Pick<Importer, 'model' | 'caller'>, feeEntity: string | undefined, entity: Entity, days: string[],
  also: { products: boolean; storage: boolean; heads: string[] },
): Promise<string[]> {
  const touched = { companyId: caller.companyId, days: [...new Set(days)].sort() }
  try {
    await refreshRollupsOf(tx, model, entity.name, touched)
    if (feeEntity !== undefined) await refreshRollupsOf(tx, model, feeEntity, touched)
    // A new product may be a further site's listing of stock that is there.
    if (also.products && !madeOf(model, 'product').every((made) => madeOf(model, entity.name).includes(made))) await refreshDerivedOf(tx, model, 'product', { ...touched, days: 'all' })
    // Whose the stored goods are was learned just now, for months of any time.
    if (also.storage && entity.name !== 'storage_fee') await refreshDerivedOf(tx, model, 'storage_fee', { ...touched, days: 'all' })
  } catch (error) {
    if ((error as { code?: string }).code === '22003') throw new Refusal(CODES.invalid, `不能写入：${(error as Error).message}`)
    throw error
  }
  const made = [entity.name, feeEntity ?? '', ...(also.products ? ['product'] : [])].flatMap((name) => madeOf(model, name)).map(({ name }) => name)
  return [...new Set([entity.name, ...made, ...(feeEntity === undefined ? [] : [feeEntity]), ...also.heads, ...(also.products ? ['product'] : []), ...(also.storage ? ['storage_fee'] : []), 'report_file', 'report_day'])]
}

async function finish(tx: Tx, importer: Importer, file: FileRow, scan: Scan, counts: { written: number; replaced: number; older: number; added: number }): Promise<void> {
  const words = [`已写入 ${counts.written} 行`]
  if (counts.replaced > 0) words.push(`覆盖原有 ${counts.replaced} 行`)
  if (counts.older > 0) words.push(`${counts.older} 行比已有的旧，没有写入`)
  if (scan.refusedCount > 0) words.push(`拒绝 ${scan.refusedCount} 行`)
  if (scan.unmatched.length > 0) words.push(`有 ${scan.unmatched.length} 种费用未匹配`)
  if (counts.added > 0) words.push(`新增商品 ${counts.added} 个`)
  const message = `${words.join('，')}。`
  const done = await changeFile(tx, importer.caller.companyId, file.id, {
    state: 'committed', progress: 100, success_count: counts.written, replaced_count: counts.replaced, fail_count: scan.refusedCount, message, finish_time: importer.now().toISOString(),
  }, ['committing'])
  if (!done) throw new Refusal(CODES.importState, `文件「${file.file_name}」的状态在写入时变了，没有写入任何数据。`)
  await importer.audit(tx, [{
    entity: 'report_file', key: { id: file.id }, action: 'commit',
    before: { state: 'preview' }, after: { state: 'committed', shop_id: file.shop_id, file_name: file.file_name, success_count: counts.written, replaced_count: counts.replaced },
  }])
}
