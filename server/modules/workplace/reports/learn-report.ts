/**
 * A file that no format knows: its columns beside sample cells, which column of a report each may be, and what a person says of it, once for
 * all files of the same headings. It writes no row of the file.
 */
import type { Model, ReportColumn, ReportFormat } from '../../../../contract/model'
import { CODES } from '../../../../contract/wire'
import { own } from '../../../kernel/asker/own'
import { Refusal } from '../../../kernel/asker/refusal'
import { importerOf } from '../../../kernel/http/calls/import-upload'
import type { CallContext } from '../../../kernel/http/handler'
import { lackedOf, mayBe, OF_REPORT } from '../../../kernel/intake/learned-formats'
import { columnsOfFile } from '../../../kernel/intake/recognise'
import { originalPath, type FileRow } from '../../../kernel/intake/report-file'
import { normaliseHeader } from '../../../kernel/intake/tables/header'
import { UnreadableFile } from '../../../kernel/intake/tables/problem'
import type { Tx } from '../../../kernel/store/connect'
import { keepHeadings, wrongHeading } from '../tasks/learned-headings'

interface Mappable {
  columns: { name: string; samples: string[] }[]
  /** What the file may be said to be. */
  formats: { format: string; label: string }[]
  /** Columns of the report that was asked for. */
  fields: { name: string; label: string; required: boolean }[]
  /** Column of the report -> heading. */
  guess: Record<string, string>
}

/** What a column is called by those who say which is which: the field that it fills, else the report's own first name. */
function labelOf(model: Model, { entity }: ReportFormat, column: ReportColumn): string {
  return (column.to === undefined ? undefined : own(model.entities[entity]?.fields ?? {}, column.to)?.label) ?? column.headers[0] ?? column.name
}

const wanted = (format: ReportFormat): ReportColumn[] => Object.values(format.columns).filter((column) => !column.unused || column.required)

/** @param name of the report that it may be; left out: only what it may be is told. undefined: nothing in it looks like headings. */
export async function mappableOf(context: CallContext, file: FileRow, name: string | undefined): Promise<Mappable | undefined> {
  const { model } = context
  const found = await opened(context, file)
  if (!found) return undefined
  const formats = Object.values(model.reports).filter((format) => mayBe(format, found.kind)).map(({ name: format, label }) => ({ format, label }))
  const format = name === undefined ? undefined : formatOf(model, name)
  if (!format) return { columns: found.columns, formats, fields: [], guess: {} }
  const taken = new Set<string>()
  const guess = Object.fromEntries(wanted(format).flatMap((column) => {
    const words = [...column.headers, labelOf(model, format, column)].map(normaliseHeader)
    const heading = found.columns.find((each) => !taken.has(each.name) && words.includes(normaliseHeader(each.name)))?.name
    if (heading === undefined) return []
    taken.add(heading)
    return [[column.name, heading]]
  }))
  const fields = wanted(format).map((column) => ({ name: column.name, label: labelOf(model, format, column), required: column.required }))
  return { columns: found.columns, formats, fields, guess }
}

/** Keeps what was said for the company. @throws Refusal where it cannot be meant, in words that name the column */
export async function learnReport(
  context: CallContext, tx: Tx, file: FileRow, name: string, said: Readonly<Record<string, string>>, fixed: Readonly<Record<string, string>> = {},
): Promise<void> {
  const { model, caller } = context
  const format = formatOf(model, name)
  const found = await opened(context, file)
  if (!found) throw new Refusal(CODES.unreadable, '没有找到表头：文件里应有一行列名，下面是数据。')
  if (!mayBe(format, found.kind)) throw new Refusal(CODES.invalid, `「${format.label}」不是这种文件。`, { format: '请换一种报告' })
  const there = found.columns.map((each) => each.name)
  const taken = new Map<string, string>()
  const words: string[] = []
  for (const [column, heading] of Object.entries(said)) {
    const known = own(format.columns, column)
    if (!known) throw new Refusal(CODES.invalid, `「${format.label}」没有「${column.slice(0, 40)}」这一列。`, { map: '没有这一列' })
    const label = labelOf(model, format, known)
    const wrong = wrongHeading(heading, label, there, taken)
    if (wrong) throw new Refusal(CODES.invalid, wrong.says, { map: wrong.short })
    taken.set(heading, label)
    words.push(`${heading} → ${label}`)
  }
  if (taken.size === 0) throw new Refusal(CODES.invalid, '至少要有一列对应到报告的一列。', { map: '请选择一列' })
  for (const [column, value] of Object.entries(fixed)) {
    const known = own(format.columns, column)
    if (!known || Object.hasOwn(said, column)) {
      throw new Refusal(CODES.invalid, `「${format.label}」的「${column.slice(0, 40)}」不能给所有行填同一个值。`, { fixed: '没有这一列，或已经取自文件' })
    }
    words.push(`${labelOf(model, format, known)} 都是「${value.trim().slice(0, 200)}」`)
  }
  const lacked = lackedOf(format, [...Object.keys(said), ...Object.keys(fixed)])
  if (lacked.length > 0) {
    const names = lacked.map((column) => `「${labelOf(model, format, column)}」`).join('、')
    throw new Refusal(CODES.invalid, `还缺${names}：没有它们，「${format.label}」的行读不出来。`, { map: '缺少必填的列' })
  }
  // Headings are one thing: what was said of them before gives way.
  await tx.query(`delete from header_map where company_id = $1 and headings = $2 and target like '${OF_REPORT}%'`, [caller.companyId, found.headings])
  await keepHeadings(tx, caller, {
    title: `${format.label}：${file.file_name}`.slice(0, 100), target: OF_REPORT + format.name, label: format.label, words: words.join('；'),
    headings: found.headings, mapping: {
      ...Object.fromEntries(Object.entries(said).map(([column, heading]) => [column, { column: heading }])),
      ...Object.fromEntries(Object.entries(fixed).map(([column, value]) => [column, { value: value.trim().slice(0, 200) }])),
    },
  })
}

function formatOf(model: Model, name: string): ReportFormat {
  const format = own(model.reports, name)
  if (!format) throw new Refusal(CODES.invalid, `没有“${name.slice(0, 80)}”这种报告。`, { format: '请从列表中选择' })
  return format
}

/** A file that cannot be opened has no columns; its preview has said why. */
async function opened(context: CallContext, file: FileRow): ReturnType<typeof columnsOfFile> {
  const { files, caller } = importerOf(context)
  try {
    return await columnsOfFile(originalPath(files, caller.companyId, file), context.model)
  } catch (error) {
    if (error instanceof UnreadableFile) return undefined
    throw error
  }
}
