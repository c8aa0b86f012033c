/** Staged rows become facts: what they take the place of is put away, then they are written, with the heads that the file tells of. */
import { escapeIdentifier } from 'pg'
import type { Tx } from '../store/connect'
import { replaceRows, writeHeads } from './replace'
import type { ScannedRun } from './run'
import { STAGE, stagedFields } from './stage'

export interface FactsWritten {
  written: number
  replaced: number
  /** Other files that lost rows. */
  importIds: string[]
  /** Days (of the entity's own day field) that lost or gained rows. */
  days: string[]
}

/** @param before runs once the place of the rows is free, while they can still be changed */
export async function writeFacts(tx: Tx, run: ScannedRun, before: () => Promise<void>): Promise<FactsWritten> {
  const { importer, model, companyId, file, format, entity, scope, scan } = run
  const shopId = run.shop!.id
  await importer.progress?.(50, '替换原有的行')
  const gone = await replaceRows(tx, model, companyId, file.id, shopId, format, entity, scope)
  await importer.progress?.(60, '写入')
  await before()
  const fields = stagedFields(entity).map((name) => escapeIdentifier(name)).join(', ')
  const { rowCount: written } = await tx.query(
    `insert into ${escapeIdentifier(entity.table)} (company_id, ${fields}) select $1, ${fields} from ${STAGE} order by line_no`, [companyId])
  const headFiles = await writeHeads(tx, model, companyId, file.id, shopId, scan.heads)
  return {
    written, replaced: gone.rows, importIds: [...new Set([...gone.importIds, ...headFiles])],
    days: [...new Set([...gone.days, ...(await stagedDays(tx, format.day))])].sort(),
  }
}

async function stagedDays(tx: Tx, day: string | undefined): Promise<string[]> {
  if (day === undefined) return []
  const field = escapeIdentifier(day)
  const { rows } = await tx.query<{ day: string }>(`select distinct ${field}::date as day from ${STAGE} where ${field} is not null`)
  return rows.map((row) => row.day)
}
