/**
 * Exports a list or a report, or all that the cards of a board ask, each on a sheet of its own: the same questions as the screen's, all
 * rows, the same columns in the same order, the lines of totals below. Rows go from the database to the file in pieces, so that memory
 * does not grow with them.
 */
import { rm } from 'node:fs/promises'
import { dayIn } from '../../../../contract/days'
import { formatMoment } from '../../../../contract/format/date'
import type { Call } from '../../../../contract/model'
import { comparedInWords, untilInWords } from '../../../../contract/about-words'
import { daysInWords } from '../../../../contract/moment-range'
import { allOf } from '../../../../contract/filter'
import type { CallRef } from '../../../../contract/plan'
import { CODES, type About, type ListRequest } from '../../../../contract/wire'
import { Refusal } from '../../asker/refusal'
import { askerOf } from '../../asker/asker-of'
import { streamRows } from '../../read/answer/stream'
import { intoFile } from '../streams'
import type { JobHandler, JobResult, JobRun } from '../job'
import { LIST_ENTITY } from '../tasks'
import { cellOf, labelsOf, totalCells, type ExportColumn } from './columns'
import { createCsvWriter } from './csv'
import { createXlsxWriter } from './xlsx'
import { namer, withNames } from './names'
import type { SheetWriter } from './sheet'
import { ourCall } from '../../asker/our-calls'

/** What is asked of one list or report. */
export interface ExportPart {
  call: CallRef
  request: Omit<ListRequest, 'page' | 'pageSize'>
  columns: ExportColumn[]
  title: string
  /** The filters in words, as the screen says them. */
  says?: string
  /** What is shown are the totals of the rows, and none of these. */
  totals?: true
}

/** One list or report, as the job `exportList` is given it. */
export interface ExportPayload extends ExportPart {
  format: 'csv' | 'xlsx'
}

/** The cards of a board, in their order. */
export interface BoardPayload {
  title: string
  parts: ExportPart[]
}

/** The job `exportList`: one question as one file. */
export const exportListJob: JobHandler = (run) => {
  const payload = run.payload as ExportPayload
  return exportParts(run, payload, payload.format, [payload])
}

/** The job `exportBoard`: a workbook with a sheet for each card. */
export const exportBoardJob: JobHandler = (run) => {
  const payload = run.payload as BoardPayload
  return exportParts(run, payload, 'xlsx', payload.parts)
}

async function exportParts(run: JobRun, { title }: { title: string }, format: ExportPayload['format'], parts: ExportPart[]): Promise<JobResult> {
  const asked = parts.map((part) => ({ part, call: ourCall(run.model, part.call) }))
  const path = await run.files.temporary()
  try {
    const rows = await intoFile(path, async (out) => {
      const notes: string[][] = []
      const writer = format === 'csv' ? createCsvWriter(out) : createXlsxWriter(out, { title, extra: () => [{ name: '说明', lines: notes }] })
      let written = 0
      for (const [at, { part, call }] of asked.entries()) {
        if (!call || !run.access.mayCall(call)) throw new Refusal(CODES.notFound, `「${part.title}」已不存在，或您不再有它的权限。`)
        if (at > 0) notes.push([])
        written += await writeRows(run, part, call, writer, notes, { at, of: parts })
      }
      await writer.end()
      return written
    }, run.signal)
    const file = await run.files.take(run.caller.companyId, path)
    return {
      message: parts.length > 1 ? `共 ${parts.length} 张表，${rows} 行` : `共 ${rows} 行`, counts: { total: rows, success: rows, fail: 0 }, file,
      fileName: `${title}_${dayIn(run.company.zone, run.now()).replaceAll('-', '')}.${format}`,
    }
  } finally {
    await rm(path, { force: true })
  }
}

/** @param place which of the parts this is: a file of several has a sheet for each, called by its title */
async function writeRows(
  run: JobRun, payload: ExportPart, call: Call, writer: SheetWriter, notes: string[][], { at, of }: { at: number; of: readonly ExportPart[] },
): Promise<number> {
  const columns = withNames(run.model, call, payload.columns)
  const labels = labelsOf(run.model, columns)
  await writer.head(columns.map((column) => column.label + (column.unit ? `（${column.unit}）` : '')), of.length > 1 ? sheetName(of, at) : undefined)
  let rows = 0
  await run.db.withCompany(
    run.caller,
    async (tx) => {
      const asker = askerOf(run)
      const answer = await streamRows({ tx, model: run.model, asker }, call, withoutItself(run.id, call, fieldsOf(payload)))
      const named = namer({ tx, model: run.model, asker }, columns)
      for await (const piece of answer.rows) {
        run.signal.throwIfAborted()
        for (const row of payload.totals ? [] : await named(piece)) await writer.row(columns.map((column) => cellOf(column, row, labels, run.company.zone)))
        rows += piece.length
        const share = answer.total > 0 ? rows / answer.total : 1
        await run.progress(((at + share) / of.length) * 99, of.length > 1 ? `第 ${at + 1} / ${of.length} 张表` : `已写 ${rows} / ${answer.total} 行`)
      }
      const { converted } = answer.about
      // Figures that are told by nothing are their own totals.
      const totals = payload.request.rows?.length === 0 ? [] : answer.summary
      const lines = [...totals, ...(converted ? [converted] : [])]
      for (const line of lines) await writer.total(totalCells(columns, line, labels, run.company.zone, lines.length === 1))
      notes.push(...notesOf(run, payload, rows, answer.about))
    },
    { readOnly: true, timeoutMs: 0 },
  )
  return rows
}

/** Two sheets of a workbook may not be called alike; a name has 31 letters at most. */
function sheetName(parts: readonly ExportPart[], at: number): string {
  const short = (title: string): string => title.slice(0, 26)
  const title = short(parts[at]!.title)
  const before = parts.slice(0, at).filter((part) => short(part.title) === title).length
  return before === 0 ? title : `${title} ${before + 1}`
}

/** A list of tasks is exported as it stood when it was asked for: the export is a task itself, and none of its rows. */
function withoutItself(id: string, call: Call, request: ExportPart['request']): ExportPart['request'] {
  if (call.does?.type !== 'list' || call.does.entity !== LIST_ENTITY) return request
  return { ...request, filter: allOf([request.filter, { field: 'id', op: 'ne', value: id }])! }
}

/** What the rows are: for whoever is handed the file alone. */
function notesOf(run: JobRun, payload: ExportPart, rows: number, about: About): string[][] {
  const lines: [string, string | null | undefined][] = [
    ['标题', payload.title],
    ['筛选条件', payload.says ?? (payload.request.filter ? '有筛选条件' : '无')],
    ['行数', String(rows)],
    ['金额', payload.request.currency === 'company' ? `折算为 ${run.company.currency}` : '原币'],
    ['统计口径', about.basis],
    ['日期所属时区', about.zone],
    ['数据日期', about.period && daysInWords(about.period.from, about.period.to)],
    ['最近有数据', about.dataDay],
    ['数据截至', untilInWords(about)],
    ['对比', comparedInWords(about)],
    ['缺汇率', (about.missingRates ?? about.converted?.missingRates)?.join('、')],
    ['说明', about.notes?.join('；')],
    ['导出时间', formatMoment(run.now().toISOString(), 'company', undefined, run.company.zone)],
    ['导出人', run.employee.name],
  ]
  return lines.flatMap(([word, says]) => (says ? [[word, says]] : []))
}

/** Only the columns that are exported are asked for, besides what their formats need. */
export function fieldsOf(payload: Pick<ExportPart, 'request' | 'columns'>): ExportPart['request'] {
  const { request, columns } = payload
  if (request.rows || request.pivot || request.measures) return request
  const stored = columns.filter(({ path }) => !path.endsWith('.pending'))
  const paths = stored.flatMap((column) => [column.path, ...(column.currencyField ? [column.currencyField] : [])])
  return { ...request, fields: [...new Set(paths)] }
}
