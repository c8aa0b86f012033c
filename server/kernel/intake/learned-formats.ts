/**
 * Files that no format knows by its headings, and of which somebody of the company has said once what they are: which report, and which column
 * is which (header_map). In charge of telling such a file by its headings and of its detection; what is read of it is judged like any other.
 */
import type { Model, ReportColumn, ReportFormat } from '../../../contract/model'
import type { Tx } from '../store/connect'
import type { Detection, FoundColumn } from './detect'
import { normaliseHeader } from './tables/header'
import type { Table } from './tables/table'
import { columnsOf, headingsOf, namesOf, signatureOf, type FileColumn } from './template/columns'

/** Before the name of a format, in what header_map says a file is. */
export const OF_REPORT = 'report:'
const HEAD_LINES = 20

/** A format's column -> the heading that it stands under, or what every row has. */
export interface LearnedFormat { format: string; columns: Readonly<Record<string, string>>; values: Readonly<Record<string, string>> }

/** By the headings of the files (signatureOf); only what this company has said. */
export async function learnedFormats(tx: Tx, companyId: number): Promise<Map<string, LearnedFormat>> {
  const { rows } = await tx.query<{ headings: string; target: string; pairs: Record<string, { column?: string; value?: string }> }>(
    `select headings, target, pairs from header_map where company_id = $1 and target like '${OF_REPORT}%' order by id`, [companyId],
  )
  return new Map(rows.map(({ headings, target, pairs }) => [headings, {
    format: target.slice(OF_REPORT.length),
    columns: Object.fromEntries(Object.entries(pairs).flatMap(([name, { column }]) => (column === undefined ? [] : [[name, column]]))),
    values: Object.fromEntries(Object.entries(pairs).flatMap(([name, { value }]) => (value === undefined ? [] : [[name, value]]))),
  }]))
}

/** What the table is by what was said of its headings; undefined: nothing was, or the report has changed since and wants other columns. */
export function learnedDetection(model: Pick<Model, 'reports'>, table: Table, learned: ReadonlyMap<string, LearnedFormat>): Detection | undefined {
  for (const [headerAt, record] of table.head.slice(0, HEAD_LINES).entries()) {
    const names = namesOf(record.cells)
    const said = learned.get(signatureOf(names))
    const format = said && Object.hasOwn(model.reports, said.format) ? model.reports[said.format] : undefined
    if (!said || !format || !mayBe(format, table.kind) || lackedOf(format, [...Object.keys(said.columns), ...Object.keys(said.values)]).length > 0) continue
    const places = names.map(normaliseHeader)
    const columns = Object.values(format.columns).flatMap((column): FoundColumn[] => {
      const value = Object.hasOwn(said.values, column.name) ? said.values[column.name]! : undefined
      if (value !== undefined) return [{ column, header: `每行都是「${value}」`, index: -1, value }]
      const header = Object.hasOwn(said.columns, column.name) ? said.columns[column.name]! : undefined
      const index = header === undefined ? -1 : places.indexOf(normaliseHeader(header))
      return index < 0 ? [] : [{ column, header: names[index]!, index }]
    })
    const taken = new Set(columns.map(({ index }) => index))
    return {
      format, headerAt, headerLine: record.line, columns, score: Number.MAX_SAFE_INTEGER,
      unknown: names.flatMap((header, index) => (header === '' || taken.has(index) ? [] : [{ header, index }])),
      missing: Object.values(format.columns).filter((column) => !column.optional && !columns.some((found) => found.column === column)),
    }
  }
  return undefined
}

/** Whether a table of this kind may be told to be the report: a printed document has no columns to name. */
export const mayBe = (format: ReportFormat, kind: Table['kind']): boolean => format.files.includes(kind)

/** The columns without which no row of the report is read, of which these are none. */
export function lackedOf(format: ReportFormat, named: readonly string[]): ReportColumn[] {
  return Object.values(format.columns).filter((column) => column.required && !named.includes(column.name))
}

/** The columns of a file beside sample cells, and what tells its headings; undefined: no record looks like headings. */
export function fileColumns(tables: readonly Table[]): { kind: Table['kind']; columns: FileColumn[]; headings: string } | undefined {
  for (const table of tables) {
    const found = headingsOf(table.head)
    if (found) return { kind: table.kind, columns: columnsOf(table.head, found.at), headings: signatureOf(namesOf(found.record.cells)) }
  }
  return undefined
}
