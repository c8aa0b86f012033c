/**
 * Exports a list or a report: the same question as the screen's, all rows, the same columns in the same order, the lines
 * of totals below. Rows go from the database to the file in pieces, so that memory does not grow with them.
 */
import { rm } from 'node:fs/promises'
import { dayIn } from '../../../../contract/days'
import { formatMoment } from '../../../../contract/format/date'
import type { Call } from '../../../../contract/model'
import { comparedInWords, untilInWords } from '../../../../contract/about-words'
import { daysInWords } from '../../../../contract/moment-range'
import { allOf } from '../../../../contract/filter'
import type { CallRef } from '../../../../contract/plan'
import type { About, ListRequest } from '../../../../contract/wire'
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

export interface ExportPayload {
  call: CallRef
  request: Omit<ListRequest, 'page' | 'pageSize'>
  columns: ExportColumn[]
  title: string
  format: 'csv' | 'xlsx'
  /** The filters in words, as the screen says them. */
  says?: string
}

export const exportListJob: JobHandler = async (run) => {
  const payload = run.payload as ExportPayload
  const call = ourCall(run.model, payload.call)
  if (!call || !run.access.mayCall(call)) throw new Refusal(1003, '这个列表已不存在，或您不再有它的权限。')
  const path = await run.files.temporary()
  try {
    const rows = await intoFile(path, (out) => {
      const notes: string[][] = []
      const writer = payload.format === 'csv' ? createCsvWriter(out) : createXlsxWriter(
        out, { title: payload.title, extra: () => [{ name: '说明', lines: notes }] },
      )
      return writeRows(run, payload, call, writer, notes)
    }, run.signal)
    const file = await run.files.take(run.caller.companyId, path)
    const result: JobResult = {
      message: `共 ${rows} 行`, counts: { total: rows, success: rows, fail: 0 }, file,
      fileName: `${payload.title}_${dayIn(run.company.zone, run.now()).replaceAll('-', '')}.${payload.format}`,
    }
    return result
  } finally {
    await rm(path, { force: true })
  }
}

async function writeRows(run: JobRun, payload: ExportPayload, call: Call, writer: SheetWriter, notes: string[][]): Promise<number> {
  const columns = withNames(run.model, call, payload.columns)
  const labels = labelsOf(run.model, columns)
  await writer.head(columns.map((column) => column.label + (column.unit ? `（${column.unit}）` : '')))
  let rows = 0
  await run.db.withCompany(
    run.caller,
    async (tx) => {
      const asker = askerOf(run)
      const answer = await streamRows({ tx, model: run.model, asker }, call, withoutItself(run.id, call, fieldsOf(payload)))
      const named = namer({ tx, model: run.model, asker }, columns)
      for await (const piece of answer.rows) {
        run.signal.throwIfAborted()
        for (const row of await named(piece)) await writer.row(columns.map((column) => cellOf(column, row, labels, run.company.zone)))
        rows += piece.length
        await run.progress(answer.total > 0 ? (rows / answer.total) * 99 : 99, `已写 ${rows} / ${answer.total} 行`)
      }
      const { converted } = answer.about
      for (const line of [...answer.summary, ...(converted ? [converted] : [])]) await writer.total(totalCells(columns, line, labels, run.company.zone))
      notes.push(...notesOf(run, payload, rows, answer.about))
    },
    { readOnly: true, timeoutMs: 0 },
  )
  await writer.end()
  return rows
}

/** A list of tasks is exported as it stood when it was asked for: the export is a task itself, and none of its rows. */
function withoutItself(id: string, call: Call, request: ExportPayload['request']): ExportPayload['request'] {
  if (call.does?.type !== 'list' || call.does.entity !== LIST_ENTITY) return request
  return { ...request, filter: allOf([request.filter, { field: 'id', op: 'ne', value: id }])! }
}

/** What the rows are: for whoever is handed the file alone. */
function notesOf(run: JobRun, payload: ExportPayload, rows: number, about: About): string[][] {
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
export function fieldsOf(payload: Pick<ExportPayload, 'request' | 'columns'>): ExportPayload['request'] {
  const { request, columns } = payload
  if (request.rows || request.pivot || request.measures) return request
  const stored = columns.filter(({ path }) => !path.endsWith('.pending'))
  const paths = stored.flatMap((column) => [column.path, ...(column.currencyField ? [column.currencyField] : [])])
  return { ...request, fields: [...new Set(paths)] }
}
