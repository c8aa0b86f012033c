/**
 * Staged rows become facts: those that are there already stay as they are, what the others take the place of is put away, then
 * they are written, with the heads that the file tells of.
 */
import { escapeIdentifier } from 'pg'
import { keyFields, keyValuesSql } from '../kept/keys'
import { periodRow, refuseClosedPeriod } from '../kept/period-lock'
import type { KeyValues } from '../kept/touched'
import type { Tx } from '../store/connect'
import { leaveEqual } from './equal-rows'
import { foundRight } from './found-right'
import { findInPlace, replaceRows, toldKeys, writeHeads } from './replace'
import type { ScannedRun } from './run'
import { STAGE, stagedFields } from './stage'

/** What became of a file's rows; all numbers are numbers of rows. */
export interface FactsWritten {
  /** Rows of the file that are there now, and rows that stood in their place; of both, `same` were equal and stayed as they were. */
  written: number
  replaced: number
  same: number
  /** Other files that lost rows. */
  importIds: string[]
  /** Days (of the entity's own day field) that lost or gained rows, or that a report covers only by now. */
  days: string[]
  /** The rows that were lost or gained, and those of such days, by the fields that tell keys; undefined: too many to tell. */
  keys: KeyValues[] | undefined
}

/** @param before runs while the staged rows can still be changed, and what is in their place still stands there */
export async function writeFacts(tx: Tx, run: ScannedRun, before: () => Promise<void>): Promise<FactsWritten> {
  const { importer, model, companyId, file, format, entity, scan } = run
  const shopId = run.shop!.id
  await importer.progress?.(50, '替换原有的行')
  const keys = keyFields(model, entity.name)
  const found = await findInPlace(tx, run)
  await before()
  const same = found > 0 ? await leaveEqual(tx, run) : 0
  const right = same > 0 ? await foundRight(tx, { companyId, file, format, entity, shopId, scope: run.scope }, keys) : { days: [], keys: [] }
  const gone = found > same ? await replaceRows(tx, run, keys) : { rows: 0, importIds: [], days: [], keys: [] }
  await importer.progress?.(60, '写入')
  const days = [...new Set([...gone.days, ...(await stagedDays(tx, format.day))])].sort()
  // Rows of the file in a closed period were refused; rows that stand there must not be taken out of the way either.
  await refuseClosedPeriod(tx, model, companyId, entity, days.map((day) => periodRow(entity, day, shopId)))
  const staged = await toldKeys(tx, `select ${keyValuesSql(keys, 's.')} as told from ${STAGE} s`)
  const fields = stagedFields(entity).map((name) => escapeIdentifier(name)).join(', ')
  const { rowCount: written } = await tx.query(
    `insert into ${escapeIdentifier(entity.table)} (company_id, ${fields}) select $1, ${fields} from ${STAGE} order by line_no`, [companyId])
  const headFiles = await writeHeads(tx, model, companyId, file.id, shopId, scan.heads)
  return {
    written: written + same, replaced: gone.rows + same, same, importIds: [...new Set([...gone.importIds, ...headFiles])],
    days: [...new Set([...days, ...right.days])].sort(), keys: staged && gone.keys && right.keys && [...staged, ...gone.keys, ...right.keys],
  }
}

async function stagedDays(tx: Tx, day: string | undefined): Promise<string[]> {
  if (day === undefined) return []
  const field = escapeIdentifier(day)
  const { rows } = await tx.query<{ day: string }>(`select distinct ${field}::date as day from ${STAGE} where ${field} is not null`)
  return rows.map((row) => row.day)
}
