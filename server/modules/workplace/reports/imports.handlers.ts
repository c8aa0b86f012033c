/**
 * The calls of the report centre: which reports there are, uploading, preview, assigning a shop, writing, discarding,
 * undoing, and the originals. The work is server/kernel/intake'; here it is asked for and answered.
 */
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { CODES } from '../../../../contract/wire'
import type { ImportFile, ImportFormat, ImportPreview } from '../../../../contract/imports'
import { refusedRows } from '../../../kernel/intake/refused-rows'
import { changeFile, findFile, findFiles, importFile, originalPath, requireState } from '../../../kernel/intake/report-file'
import type { FileRow, Said } from '../../../kernel/intake/report-file'
import { findShop } from '../../../kernel/intake/shop'
import { requirePeriod } from '../../../kernel/intake/snapshot-day'
import { copyFile } from '../../../kernel/intake/upload'
import { undoImport } from '../../../kernel/intake/undo-import'
import { answers } from '../../../kernel/http/answers'
import { refuseTooMany, zipped } from '../../../kernel/http/zipped'
import type { CallContext, Download } from '../../../kernel/http/handler'
import { importerOf, importUpload, readLater as read } from '../../../kernel/http/calls/import-upload'
import { Refusal } from '../../../kernel/asker/refusal'
import type { Tx } from '../../../kernel/store/connect'
import { learnReport, mappableOf } from './learn-report'
import { holdsSeveralSites, newShopsOf } from './new-shops'
import { rowsShownAt } from './rows-shown'

/** Shops that one file is copied for at most. */
const MOST_SHOPS = 30

/** Formats that may be uploaded, with the files and types of each and where Amazon gives them. */
export const importFormats = answers('app.importFormats', async ({ model }) => ({
  formats: Object.values(model.reports).map((format): ImportFormat => ({
    format: format.name, label: format.label, files: format.files, types: format.types, ...(format.console === undefined ? {} : { console: format.console }),
    ...(format.consoleEn === undefined ? {} : { consoleEn: format.consoleEn }),
  })),
}))

/** Up to 200 files that the caller may see, in the order of the ids; others are left out. */
export const importProgress = answers('app.importProgress', async ({ db, caller }, { ids }) => ({
  list: (await db.withCompany(caller, (tx) => findFiles(tx, caller, ids.slice(0, 200)), { readOnly: true })).map(importFile),
}))

/** The preview, and what goes on from it: shops that could be made for a file without one; where a written file's rows are seen. */
export const importPreview = answers('app.importPreview', async (context, { id, map }) => context.db.withCompany(context.caller, async (tx) => {
  const file = await findFile(tx, context.caller, id, { preview: true })
  if (!file.preview) throw new Refusal(CODES.importState, file.state === 'wait' || file.state === 'parsing' ? '文件还在读取，请稍候。' : (file.message ?? '这个文件没有预检结果。'))
  const preview: ImportPreview = { ...file.preview, state: file.state, message: file.message }
  const mapping = preview.unrecognised && (await mappableOf(context, file, map))
  return {
    preview, ...(mapping ? { mapping } : {}),
    ...(file.state === 'preview' && preview.needsShop ? { newShops: await newShopsOf(tx, context, preview) } : {}),
    ...(file.state === 'committed' ? { shownAt: rowsShownAt(context.model, context.access, preview) } : {}),
  }
}, { readOnly: true }))

/**
 * What a person says about a file that waits: its shop, the day (or first and last) of rows that name none, that implausible days are right; or
 * `again`: read anew, since shops have come that it may fit; which report it is and which column is which, where no report knows its headings.
 * `also`: of an account-level file, further shops, each given a copy.
 */
export const importAssign = answers('app.importAssign', async (context, body) => {
  const { db, caller } = context
  const { id, shop_id: shopId, also = [], day, day_to: to, accept_dates: dates, again = false, format, map, fixed } = body
  if ((format === undefined) !== (map === undefined)) throw new Refusal(CODES.invalid, '请同时说明是哪种报告、哪一列是什么。')
  if (shopId === undefined && day === undefined && dates === undefined && map === undefined && !again) throw new Refusal(CODES.invalid, '请说明店铺、快照日期，或是否接受这些日期。')
  if (to !== undefined && day === undefined) throw new Refusal(CODES.invalid, '请同时说明开始日期。', { day: '不能为空' })
  if (day !== undefined) requirePeriod(day, to ?? day, context.now())
  return db.withCompany(caller, async (tx) => {
    const file = await findFile(tx, caller, id, { lock: true })
    requireState(file, map === undefined ? ['preview', 'fail'] : ['preview', 'fail', 'refused'], '更改')
    if (format !== undefined && map !== undefined) await learnReport(context, tx, file, format, map, fixed)
    const shop = shopId === undefined ? undefined : await findShop(tx, caller, shopId)
    const said: Said = { ...file.reading?.said, ...(day === undefined ? {} : { day, to: to ?? day }), ...(dates === undefined ? {} : { dates }) }
    const words = [
      ...(format === undefined ? [] : [`报告「${context.model.reports[format]?.label ?? format}」`]),
      ...(shop ? [`店铺“${shop.name}”`] : []), ...(day === undefined ? [] : [to === undefined || to === day ? `日期 ${day}` : `日期 ${day} 至 ${to}`]),
      ...(dates === undefined ? [] : [dates ? '接受不寻常的日期' : '不接受不寻常的日期']),
    ].join('、')
    const message = words === '' ? '重新预检' : `按${words}重新预检`
    const reading = { ...file.reading, ...(format === undefined ? {} : { chosen: format }), said }
    await changeFile(tx, caller.companyId, id, { ...(shop ? { shop_id: shop.id } : {}), reading, state: 'wait', progress: 0, message })
    await context.audit(tx, {
      entity: 'report_file', key: { id }, action: 'assign', before: {
        shop_id: file.shop_id, message: file.message,
      }, after: { shop_id: shop?.id ?? file.shop_id, message },
    })
    await read(context, tx, id, file.file_name)
    const copies = also.length > 0 ? await copiesFor(context, tx, file, also) : []
    return { id, ...(copies.length > 0 ? { also: copies } : {}) }
  })
})

/** The same file once more for each of these shops: a file of the whole account gives every shop the rows of its own site. */
async function copiesFor(context: CallContext, tx: Tx, file: FileRow, shopIds: readonly string[]): Promise<string[]> {
  if (!holdsSeveralSites(context.model.reports[file.report ?? ''])) {
    throw new Refusal(CODES.invalid, `「${file.report_label ?? file.file_name}」只属于一个店铺，不能同时指定几个。`, { also: '只能指定一个店铺' })
  }
  const ids: string[] = []
  for (const shopId of shopIds.slice(0, MOST_SHOPS)) {
    await findShop(tx, context.caller, shopId)
    const copy = await copyFile(tx, importerOf(context), file, shopId)
    await read(context, tx, copy, file.file_name)
    ids.push(copy)
  }
  return ids
}

/** Puts each into the queue to be written. @throws Refusal of one that is not ready: no shop, no days, or nothing to write */
export const importCommit = answers('app.importCommit', async (context, { ids }) => {
  const { db, caller } = context
  const list = await db.withCompany(caller, async (tx): Promise<ImportFile[]> => {
    for (const id of ids) {
      const file = await findFile(tx, caller, id, { preview: true, lock: true })
      requireState(file, ['preview'], '写入')
      if (file.shop_id === null || file.preview?.needsShop) throw new Refusal(CODES.importState, `请先为文件「${file.file_name}」选择店铺，再写入。`)
      if (file.preview?.needsDays) throw new Refusal(CODES.importState, `请先指定文件「${file.file_name}」是哪几天的数据，再写入。`)
      if ((file.preview?.accepted ?? 0) === 0) throw new Refusal(CODES.importState, `文件「${file.file_name}」没有可以写入的行，请看预检里的原因。`)
      await changeFile(tx, caller.companyId, id, { state: 'committing', progress: 0, message: null })
      await context.jobs.enqueue(tx, caller, { kind: 'importCommit', title: `写入「${file.file_name}」`, payload: { id }, importId: id })
    }
    return (await findFiles(tx, caller, ids)).map(importFile)
  })
  return { list }
})

/** @throws Refusal of one that is being written, was written, or was discarded */
export const importDiscard = answers('app.importDiscard', async (context, { ids }) => {
  const { db, caller } = context
  const list = await db.withCompany(caller, async (tx): Promise<ImportFile[]> => {
    for (const id of ids) {
      const file = await findFile(tx, caller, id, { lock: true })
      requireState(file, ['wait', 'parsing', 'preview', 'refused', 'fail'], '放弃')
      await changeFile(tx, caller.companyId, id, { state: 'discarded', message: '已放弃，没有写入任何数据。', finish_time: context.now().toISOString() })
      await context.audit(tx, { entity: 'report_file', key: { id }, action: 'discard', before: { state: file.state }, after: { state: 'discarded' } })
    }
    return (await findFiles(tx, caller, ids)).map(importFile)
  })
  return { list }
})

/** Takes back what one file brought, in one transaction without a time limit. */
export const importUndo = answers('app.importUndo', async (context, { id }) => {
  await context.db.withCompany(context.caller, (tx) => undoImport(tx, importerOf(context), id), { timeoutMs: 0 })
  return { id }
})

/** The file as it was uploaded. */
export const importOriginal = answers('app.importOriginal', async (context, { id }): Promise<Download> => {
  const file = await context.db.withCompany(context.caller, (tx) => findFile(tx, context.caller, id), { readOnly: true })
  return originalOf(context, file)
})

/** Several as one ZIP. */
export const importOriginals = answers('app.importOriginals', async (context, { ids }): Promise<Download> => {
  refuseTooMany(ids)
  const found = await context.db.withCompany(context.caller, async (tx) => {
    const rows: FileRow[] = []
    for (const id of new Set(ids)) rows.push(await findFile(tx, context.caller, id))
    return rows
  }, { readOnly: true })
  const files: Download[] = []
  for (const file of found) files.push(await originalOf(context, file))
  return zipped('导入的原件.zip', files)
})

/** @throws Refusal where the file lies nowhere any more */
async function originalOf({ caller, files }: CallContext, file: FileRow): Promise<Download> {
  const path = originalPath(files, caller.companyId, file)
  const { size } = await stat(path).catch(() => {
    throw new Refusal(CODES.notFound, `「${file.file_name}」的原文件已不在服务器上。`)
  })
  return { name: file.file_name, type: 'application/octet-stream', size, stream: createReadStream(path) }
}

/** The refused rows of one file as CSV, with why each was. */
export const importRefused = answers('app.importRefused', async (context, { id }): Promise<Download> => {
  const file = await context.db.withCompany(context.caller, (tx) => findFile(tx, context.caller, id), { readOnly: true })
  const { name, stream } = await refusedRows(importerOf(context), file)
  return { name, type: 'text/csv; charset=utf-8', stream }
})

export { importUpload }
