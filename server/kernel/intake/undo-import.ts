/**
 * Takes a written file back: its rows go, the rows it had taken the place of return exactly as they were. Refused while a
 * later file stands on its rows or in its place; that one is named, to be undone first.
 */
import { escapeIdentifier } from 'pg'
import type { Entity, Model, ReportFormat } from '../../../contract/model'
import { CODES } from '../../../contract/wire'
import { dayIn } from '../../../contract/zone'
import { keyFields, keyValuesSql } from '../kept/keys'
import { periodRow, refuseClosedPeriod } from '../kept/period-lock'
import { raiseDataVersions } from '../store/data-version'
import type { Tx } from '../store/connect'
import { Refusal } from '../asker/refusal'
import { refreshCoverage } from './coverage'
import { FEES } from './fees.source'
import { foundRight } from './found-right'
import { FOLLOWERS, type Consequence } from './followers'
import { remakeGaps } from './gaps'
import type { Importer } from './importer'
import { refreshAll } from './refresh'
import { toldKeys } from './replace'
import { changeFile, findFile, requireState } from './report-file'
import { runText } from './run'
import type { CommittedRun, UndoneRun } from './run'
import { turnOf } from './scope'
import { findShop } from './shop'
import { refuseWherePlaceTaken, refuseWhereReplaced } from './undo-refused'

/** Undoes the file `id` in the given transaction. @throws Refusal */
export async function undoImport(tx: Tx, importer: Importer, id: string): Promise<UndoneRun> {
  const run = await committedRun(tx, importer, id)
  const undone = await undoRun(tx, run)
  importer.entered?.(runText(undone))
  return undone
}

/** A file that is written, as it stands now. */
async function committedRun(tx: Tx, importer: Importer, id: string): Promise<CommittedRun> {
  const { model, caller } = importer
  const file = await findFile(tx, caller, id)
  requireState(file, ['committed'], '撤销')
  const format = model.reports[file.report ?? '']
  const entity = format && model.entities[format.entity]
  if (!format || !entity || file.shop_id === null) throw new Refusal(CODES.importState, `这个版本不认识文件「${file.file_name}」的报告类型，不能撤销。`)
  const { rows } = await tx.query<{ written: number; replaced: number }>(
    `select coalesce(success_count, 0)::int as written, coalesce(replaced_count, 0)::int as replaced from report_file where company_id = $1
      and id = $2::bigint`,
    [caller.companyId, id],
  )
  return {
    state: 'committed', importer, model, companyId: caller.companyId, file, format, entity, written: rows[0]?.written ?? 0,
    replaced: rows[0]?.replaced ?? 0,
  }
}

/** The last step of an import, back to what was there before it. @throws Refusal */
async function undoRun(tx: Tx, run: CommittedRun): Promise<UndoneRun> {
  const { importer, model, companyId, file, format, entity } = run
  const { id } = file
  await tx.query(`set local work_mem = '128MB'; set local jit = off`)
  await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [turnOf(companyId, format, entity, file.shop_id!)])
  requireState(await findFile(tx, importer.caller, id), ['committed'], '撤销')
  await refuseWhereReplaced(tx, companyId, file)
  const lines = format.fees && model.entities[format.fees.into]
  const heads = headEntities(model, format)
  const fields = keyFields(model, entity.name)
  const told = keyValuesSql(fields, 't.')
  const right = await foundRight(tx, { companyId, file, format, entity, shopId: file.shop_id!, scope: file.reading?.scope }, fields)
  const ofFile = `from ${escapeIdentifier(entity.table)} t where t.company_id = $1 and t.import_id = $2::bigint`
  const went = await toldKeys(tx, `select ${told} as told ${ofFile}`, [companyId, id])
  const { removed, days: had } = await removeRows(tx, run, lines, heads)
  await refuseWherePlaceTaken(tx, run)

  let restored = 0
  const touched = new Set<string>([id])
  const days = new Set(had)
  for (const each of [entity, ...(lines ? [lines] : []), ...heads]) {
    const back = await restore(tx, companyId, id, each, each === entity ? format.day : undefined)
    if (each === entity) restored = back.rows
    for (const one of back.importIds) touched.add(one)
    for (const day of back.days) days.add(day)
  }
  await refuseClosedPeriod(tx, model, companyId, entity, [...days].map((day) => periodRow(entity, day, file.shop_id!)))
  const came = await toldKeys(
    tx,
    `select ${told} as told from import_archive a, jsonb_populate_record(null::${escapeIdentifier(entity.table)}, a.row) t
     where a.company_id = $1 and a.replaced_by = $2::bigint and a.entity = $3`,
    [companyId, id, entity.table],
  )
  await tx.query('delete from import_archive where company_id = $1 and replaced_by = $2::bigint', [companyId, id])
  await refreshCoverage(tx, model, companyId, [...touched])
  const message = restored > 0 ? `已撤销：移除 ${removed} 行，恢复原有的 ${restored} 行。` : `已撤销：移除 ${removed} 行。`
  await changeFile(tx, companyId, id, { state: 'undone', message, finish_time: importer.now().toISOString() })
  await importer.audit(tx, [{
    entity: 'report_file', key: { id }, action: 'undo', before: { state: 'committed', success_count: removed }, after: { state: 'undone', restored },
  }])
  const keys = went && came && right.keys && [...went, ...came, ...right.keys]
  const consequences = await consequencesOf(tx, run)
  const entities = await refreshAll(tx, run, {
    days: [...new Set([...days, ...right.days])], keys, shopId: file.shop_id!, fees: lines?.name, heads: heads.map((head) => head.name), consequences,
  })
  await raiseDataVersions(tx, companyId, entities)
  await remakeGaps(tx, model, companyId, dayIn(importer.companyZone, importer.now().getTime()))
  await importer.publish?.(tx, { type: 'data', companyId, data: { entities } })
  return { ...run, state: 'undone', removed, restored }
}

/** What modules had learnt of the rows follows what stands there now. */
async function consequencesOf(tx: Tx, { importer, model, companyId, file, format, entity }: CommittedRun): Promise<Consequence[]> {
  const about = { model, companyId, shop: await findShop(tx, importer.caller, file.shop_id!), format, entity }
  const found: Consequence[] = []
  for (const follow of FOLLOWERS.get()) found.push(...((await follow(about).afterUndo?.(tx)) ?? []))
  return found
}

/** Takes out the file's rows, the lines made from them and the heads that it told of; answers the days that lose rows. */
async function removeRows(
  tx: Tx, { companyId, file, format, entity }: CommittedRun, lines: Entity | undefined, heads: Entity[],
): Promise<{ removed: number; days: string[] }> {
  const day = format.day === undefined ? 'null::date' : `${escapeIdentifier(format.day)}::date`
  const own = 'where company_id = $1 and import_id = $2::bigint'
  const { rows } = await tx.query<{ day: string | null }>(`select distinct ${day} as day from ${escapeIdentifier(entity.table)} ${own}`, [companyId, file.id])
  const { rowCount: removed } = await tx.query(`delete from ${escapeIdentifier(entity.table)} ${own}`, [companyId, file.id])
  if (lines) await tx.query(`delete from ${escapeIdentifier(lines.table)} ${own} and origin = $3`, [companyId, file.id, FEES.get().origin(format)])
  for (const head of heads) await tx.query(`delete from ${escapeIdentifier(head.table)} ${own}`, [companyId, file.id])
  return { removed, days: rows.flatMap((row) => row.day ?? []) }
}

/** Entities whose rows a format's parser writes besides: those that rows of the format are the lines of. */
function headEntities(model: Model, format: ReportFormat): Entity[] {
  if (!format.totalRow) return []
  return Object.values(model.entities).filter(
    (entity) => entity.fields.import_id !== undefined && Object.values(entity.has).some((has) => has.entity === format.entity),
  )
}

async function restore(
  tx: Tx, companyId: number, id: string, entity: Entity, day: string | undefined,
): Promise<{ rows: number; importIds: string[]; days: string[] }> {
  const table = escapeIdentifier(entity.table)
  const fields = ['company_id', ...Object.values(entity.fields).filter((field) => field.sqlType !== undefined).map((field) => field.name)]
  const names = fields.map((field) => escapeIdentifier(field)).join(', ')
  const { rows } = await tx.query<{ import_id: string | null; day: string | null; rows: number }>(
    `with back as (
       insert into ${table} (${names})
       select ${fields.map((field) => `r.${escapeIdentifier(field)}`).join(', ')} from import_archive a, jsonb_populate_record(null::${table}, a.row) r
       where a.company_id = $1 and a.replaced_by = $2::bigint and a.entity = $3 order by a.id
       returning import_id, ${day === undefined ? 'null::date' : `${escapeIdentifier(day)}::date`} as day)
     select import_id::text as import_id, day, count(*) as rows from back group by 1, 2`,
    [companyId, id, entity.table],
  )
  return {
    rows: rows.reduce((sum, row) => sum + Number(row.rows), 0),
    importIds: rows.flatMap((row) => row.import_id ?? []),
    days: rows.flatMap((row) => row.day ?? []),
  }
}
