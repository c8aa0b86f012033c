/** A list or report exported as the screen asks for it, and its file read back. */
import { createRequire } from 'node:module'
import type { ListRequest } from '../../../contract/wire'
import type { ExportColumn } from '../../../server/kernel/tasks/export/columns'
import type { Client, TestApp } from '../../support/app'
import { jobUntil, type SeenJob } from '../../support/jobs'
import { fileOf, sheetsOf } from '../writes/sheets'

const Papa = createRequire(import.meta.url)('papaparse') as typeof import('papaparse')

export interface Exporting {
  call: { family: string; call: string }
  title: string
  columns: Partial<Omit<ExportColumn, 'names' | 'tree'>>[]
  request?: Partial<ListRequest>
  format?: 'csv' | 'xlsx'
}

/** The file as text (of csv), by its name, and the job that made it. @throws Error where it is refused */
export async function exportedText(client: Client, asked: Exporting): Promise<{ job: SeenJob; text: string; name: string }> {
  const job = await begun(client, { format: 'csv', ...asked })
  const file = await client.call('/app/api/v1/jobs/file', { id: job.id })
  return { job, text: file.text, name: decodeURIComponent(String(file.headers['content-disposition'])) }
}

/** The sheets of the workbook, by name. @throws Error where it is refused */
export async function exportedBook(server: TestApp, client: Client, asked: Exporting): Promise<Record<string, string[][]>> {
  const job = await begun(client, { format: 'xlsx', ...asked })
  return sheetsOf((await fileOf(server, client, '/app/api/v1/jobs/file', { id: job.id })).bytes)
}

async function begun(client: Client, asked: Exporting): Promise<SeenJob> {
  const { body } = await client.call<{ id: string }>('/app/api/v1/exports/list', asked)
  if (body.code !== 200) throw new Error(body.msg)
  return jobUntil(client, body.data.id)
}

/** Lines of a csv, cell by cell. */
export function linesOf(text: string): string[][] {
  return Papa.parse<string[]>(text.replace(/^\uFEFF/, ''), { skipEmptyLines: true }).data
}
