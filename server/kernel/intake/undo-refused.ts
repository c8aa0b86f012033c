/** What keeps a written file from being taken back: a later one stands on its rows, or where rows would return. Each is named, to be undone first. */
import { escapeIdentifier } from 'pg'
import type { Entity } from '../../../contract/model'
import { CODES } from '../../../contract/wire'
import { Refusal } from '../asker/refusal'
import type { Tx } from '../store/connect'
import { inSteadSql } from './equal-rows'
import type { FileRow } from './report-file'
import type { CommittedRun } from './run'
import { rowKey, scopeSql, type Scope } from './scope'
import { STAGE } from './stage'

/** Rows of the file were taken out by a later one, or stand in its stead. @throws Refusal */
export async function refuseWhereReplaced(tx: Tx, companyId: number, file: FileRow): Promise<void> {
  const { rows } = await tx.query<{ file_name: string; create_time: string }>(
    `select f.file_name, f.create_time from report_file f
     where f.company_id = $1 and f.state = 'committed' and f.id in (select replaced_by from import_archive where company_id = $1
     and import_id = $2::bigint) order by f.id`,
    [companyId, file.id],
  )
  if (rows.length === 0) return
  const names = rows.map((row) => `「${row.file_name}」`).join('、')
  throw new Refusal(CODES.importState, `不能撤销「${file.file_name}」：它的行已被后来导入的 ${names} 覆盖。请先撤销${rows.length > 1 ? '这些文件' : '那个文件'}。`)
}

/** Rows would return to where a later file has written since, or has left none. The file's own rows are gone already. @throws Refusal */
export async function refuseWherePlaceTaken(tx: Tx, run: CommittedRun): Promise<void> {
  const { companyId, file, format, entity } = run
  const scope = file.reading?.scope
  if (!scope || file.shop_id === null || !(await findReturning(tx, run))) return
  const later = await laterFiles(tx, run)
  if (scope.by === 'row') await stageKeys(tx, rowKey(format))
  const where = scopeSql(scope, format, entity, file.shop_id, 2)
  const { rows } = await tx.query<{ file_name: string | null }>(
    `select distinct f.file_name from ${escapeIdentifier(entity.table)} t left join report_file f on f.company_id = $1 and f.id = t.import_id
     where t.company_id = $1 and ${where.sql} and not ${inSteadSql(`$${where.values.length + 2}`)} limit 5`,
    [companyId, ...where.values, file.id],
  )
  const names = new Set([...later, ...rows.map((row) => (row.file_name === null ? '其他来源' : `「${row.file_name}」`))])
  if (names.size === 0) return
  throw new Refusal(
    CODES.importState, `不能撤销「${file.file_name}」：它覆盖过的范围里，后来又写入了 ${[...names].join('、')} 的行，恢复原有的行会重复计数。请先撤销后来的文件。`,
  )
}

const RETURNING = 'import_returning'

/** The rows that would return, as a temporary table like the entity's; false: there are none. */
async function findReturning(tx: Tx, { companyId, file, entity }: CommittedRun): Promise<boolean> {
  await tx.query(`drop table if exists ${RETURNING}`)
  await tx.query(
    `create temporary table ${RETURNING} on commit drop as select r.* from import_archive a,
       jsonb_populate_record(null::${escapeIdentifier(entity.table)}, a.row) r
     where a.company_id = ${companyId} and a.replaced_by = ${Number(file.id)} and a.entity = '${entity.table}'`,
  )
  return (await tx.query(`select from ${RETURNING} limit 1`)).rows.length > 0
}

/** Keys of the rows that would return, where rows are found by the key of a staged one. */
async function stageKeys(tx: Tx, key: readonly string[]): Promise<void> {
  await tx.query(`drop table if exists ${STAGE}`)
  await tx.query(`create temporary table ${STAGE} on commit drop as select ${key.map((field) => escapeIdentifier(field)).join(', ')} from ${RETURNING}`)
}

/** Names of files written after this one that told what stands where rows would return, whether they wrote there or left what was equal. */
async function laterFiles(tx: Tx, { model, companyId, file, entity }: CommittedRun): Promise<string[]> {
  const turn = file.reading?.turn
  if (turn === undefined) return []
  const { rows } = await tx.query<{ file_name: string; report: string; shop_id: string; scope: Scope }>(
    `select file_name, report, shop_id::text as shop_id, reading -> 'scope' as scope from report_file
     where company_id = $1 and state = 'committed' and (reading ->> 'turn')::bigint > $2 and report = any($3::text[])
       and reading -> 'scope' ->> 'by' <> 'row' and shop_id is not null order by id`,
    [companyId, turn, reportsOf(model.reports, entity)],
  )
  const names: string[] = []
  for (const later of rows) {
    const where = scopeSql(later.scope, model.reports[later.report]!, entity, later.shop_id, 1)
    const { rows: [taken] } = await tx.query(`select from ${RETURNING} t where ${where.sql} limit 1`, where.values)
    if (taken && names.push(`「${later.file_name}」`) === 5) break
  }
  return names
}

const reportsOf = (reports: CommittedRun['model']['reports'], { name }: Entity): string[] =>
  Object.values(reports).filter((format) => format.entity === name).map((format) => format.name)
