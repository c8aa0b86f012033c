/**
 * Labels that a forwarder gives back for what it was told of (物流面单): files that are known by the tracking or shipment number in their names, kept
 * among the files of the shipment's line in its forecast.
 */
import { rm } from 'node:fs/promises'
import { basename, extname } from 'node:path'
import { CODES } from '../../../../contract/wire'
import { Refusal } from '../../../kernel/asker/refusal'
import { answers } from '../../../kernel/http/answers'
import type { CallContext, Download } from '../../../kernel/http/handler'
import { printedTogether } from '../../../kernel/http/printed-together'
import { refuseTooMany } from '../../../kernel/http/zipped'
import { readOrRefuse } from '../../../kernel/intake/tables/problem'
import { openZip } from '../../../kernel/intake/tables/zip'
import { writeHashed, type UploadedFile } from '../../../kernel/tasks/files'
import { lockRow } from '../../../kernel/write/write.row'
import type { WriteRule } from '../../../kernel/write/write.rules'
import { attachmentDownload, keepFile, oneFile } from '../../settings/public'
import { entityOf, inBatch, type Work } from '../shipment/batch.rows'

const LABELS = /\.(pdf|png|jpe?g)$/i
const MOST_FILES = 200

/** A line of a forecast that is not cancelled, with the numbers that files may be called by. */
interface Numbered { id: string; no: string; tracking: string | null; shipment: string | null }

/** The lines that a file is for, by its name: the longest of their numbers that stands in it as a word. */
export function labelled(name: string, lines: readonly Numbered[]): Numbered[] {
  const words = basename(name, extname(name)).toUpperCase()
  const length = (number: string | null): number => {
    const plain = number?.trim().toUpperCase().replace(/[^A-Z0-9-]/g, '') ?? ''
    return plain !== '' && new RegExp(`(?<![A-Z0-9])${plain}(?![A-Z0-9])`).test(words) ? plain.length : 0
  }
  const found = lines.map((line) => ({ line, length: Math.max(length(line.tracking), length(line.shipment)) }))
  const most = Math.max(0, ...found.map((each) => each.length))
  return most === 0 ? [] : found.filter((each) => each.length === most).map(({ line }) => line)
}

/** Takes one file or a ZIP of them. @returns what was kept and, in words, what was not @throws Refusal where none was */
export const forecastLabelAdd = answers('delivery.forecastLabelAdd', async (context, { files }) => {
  const { labels, others } = await unpacked(context, oneFile(files))
  try {
    return await inBatch(context, async (work) => {
      const lines = await numbered(work, context.caller.shopIds ?? null)
      const says: string[] = others.map((name) => `${name}：不是 PDF、PNG 或 JPG`)
      const kept = new Set<string>()
      for (const file of labels) {
        const [line, ...more] = labelled(file.name, lines)
        if (!line) says.push(`${file.name}：文件名里没有认得的跟踪号或货件编号`)
        else if (more.length > 0) says.push(`${file.name}：有 ${more.length + 1} 个货件是这个号码，请改用货件编号作文件名`)
        else {
          await keep(context, work, line, file)
          kept.add(file.path)
        }
      }
      if (kept.size === 0) throw new Refusal(CODES.invalid, says.slice(0, 5).join('；') || '没有可以附上的面单', { file: '没有附上' })
      return {
        handOver: {
          title: `附上 ${kept.size} 个面单`, value: [`附上 ${kept.size} 个，没有附上 ${says.length} 个`, ...says].join('\n'),
          note: '在「按货件」里选中货件，点「打印面单」。',
        },
      }
    })
  } finally {
    for (const { path } of labels) await rm(path, { force: true })
  }
})

async function keep(context: CallContext, work: Work, line: Numbered, file: UploadedFile): Promise<void> {
  await lockRow(work.writing, entityOf(work, 'forecast_item'), { id: line.id })
  await keepFile(context, work.writing, work.written, file, {
    module: 'logistics', ref_no: line.no, remark: '物流面单', ref_entity: 'forecast_item', ref_id: line.id,
  })
}

/** Lines say how many labels they have, however these came and went. */
export const labelRule: WriteRule = async ({ tx, asker }, written) => {
  const rows = written.flatMap(({ before, after }) => [before, after]).filter((row) => row?.['ref_entity'] === 'forecast_item')
  const lines = rows.map((row) => String(row!['ref_id']))
  if (lines.length === 0) return
  await tx.query(
    `update forecast_item i set label_count = (select count(*) from attachment a
       where a.company_id = $1 and a.ref_entity = 'forecast_item' and a.ref_id = i.id::text)
     where i.company_id = $1 and i.id::text = any($2::text[])`, [asker.companyId, [...new Set(lines)]],
  )
}

/** The file itself, or what a ZIP holds, each on the disk; names of what is no label apart. @throws Refusal */
async function unpacked(context: CallContext, file: UploadedFile): Promise<{ labels: UploadedFile[]; others: string[] }> {
  if (!/\.zip$/i.test(file.name)) return LABELS.test(file.name) ? { labels: [file], others: [] } : { labels: [], others: [file.name] }
  const labels: UploadedFile[] = []
  try {
    const others = await readOrRefuse(() => unzipped(context, file.path, labels), (says) => {
      throw new Refusal(CODES.invalid, says, { file: '读不了' })
    })
    return { labels, others }
  } catch (error) {
    for (const { path } of labels) await rm(path, { force: true })
    throw error
  }
}

/** Puts each label of a ZIP on the disk and among `labels`. @returns names of what is no label */
async function unzipped(context: CallContext, path: string, labels: UploadedFile[]): Promise<string[]> {
  const zip = await openZip(path)
  try {
    if (zip.entries.length > MOST_FILES) throw new Refusal(CODES.invalid, `压缩包里有 ${zip.entries.length} 个文件，一次最多 ${MOST_FILES} 个`)
    for (const { name } of zip.entries.filter((entry) => LABELS.test(entry.name))) {
      const own = await context.files.temporary()
      labels.push({ name: basename(name), path: own, ...(await writeHashed(await zip.stream(name), own)) })
    }
    return zip.entries.map(({ name }) => name).filter((name) => !LABELS.test(name))
  } finally {
    zip.close()
  }
}

async function numbered({ writing: { tx, asker } }: Work, shops: readonly string[] | null): Promise<Numbered[]> {
  const { rows } = await tx.query<Numbered & Record<string, unknown>>(
    `select i.id::text, f.forecast_no as no, coalesce(nullif(trim(i.tracking_no), ''), nullif(trim(b.tracking_no), '')) as tracking, b.shipment_id as shipment
     from forecast_item i join forecast f on f.company_id = $1 and f.id = i.forecast_id and f.state <> '3'
     join ship_batch b on b.company_id = $1 and b.id = i.batch_id
     where i.company_id = $1 and ($2::text[] is null or b.shop_id::text = any($2::text[])) order by i.id`, [asker.companyId, shops],
  )
  return rows
}

/** The labels of these lines: the file itself where there is one, one PDF of several. @throws Refusal where there is none */
export const forecastLabels = answers('delivery.forecastLabels', async (context, { ids }): Promise<Download> => {
  refuseTooMany(ids)
  const { caller, db } = context
  const found = await db.withCompany(caller, async (tx) => (await tx.query<{ id: string }>(
    `select a.id::text from forecast_item i join ship_batch b on b.company_id = $1 and b.id = i.batch_id
     join attachment a on a.company_id = $1 and a.ref_entity = 'forecast_item' and a.ref_id = i.id::text
     where i.company_id = $1 and i.id::text = any($2::text[]) and ($3::text[] is null or b.shop_id::text = any($3::text[])) order by i.id, a.id`,
    [caller.companyId, ids, caller.shopIds ?? null],
  )).rows, { readOnly: true })
  const [only, ...more] = found
  if (!only) throw new Refusal(CODES.notFound, '这些货件还没有面单，或不在您可见的店铺范围内；请先「上传面单」')
  if (more.length === 0) return attachmentDownload(context, only.id)
  refuseTooMany(found.map(({ id }) => id))
  const files: Download[] = []
  for (const { id } of found) files.push(await attachmentDownload(context, id))
  return printedTogether('面单.pdf', files)
})
