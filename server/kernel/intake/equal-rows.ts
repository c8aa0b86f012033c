/**
 * Rows of a file that say exactly what is there already: they are not written again, and what is there stays the row of the
 * file that brought it. A report of a month downloaded anew so costs what has changed in it. Rows are compared as they would
 * be stored, all fields but their number, file and line, each as often as it occurs; a sum of the row finds its likes, the
 * fields themselves decide.
 */
import { escapeIdentifier } from 'pg'
import type { Entity, ReportFormat } from '../../../contract/model'
import type { Tx } from '../store/connect'
import { IN_PLACE } from './replace'
import type { ScannedRun } from './run'
import { STAGE, stagedFields } from './stage'

const EQUAL = 'import_equal'

/** In import_archive, as its table: rows of the file `import_id` stand in the stead of the file `replaced_by`, which is to be undone before that one. */
const IN_STEAD = ''

/** Whether rows of a format stand each for itself; a snapshot or a settlement is one thing, which a newer file replaces as a whole. */
const isRowByRow = ({ replace }: ReportFormat): boolean => replace.by === 'range' || replace.by === 'row'

function comparedFields(entity: Entity): string[] {
  return stagedFields(entity).filter((field) => field !== 'import_id' && field !== 'line_no').map((field) => escapeIdentifier(field))
}

/**
 * Takes the staged rows that equal a row in their place (findInPlace) out of both, and remembers in whose stead they stand.
 * @returns how many
 */
export async function leaveEqual(tx: Tx, run: Pick<ScannedRun, 'companyId' | 'file' | 'format' | 'entity' | 'fees'>): Promise<number> {
  const { companyId, file, format, entity, fees } = run
  if (!isRowByRow(format)) return 0
  const table = escapeIdentifier(entity.table)
  const row = (alias: string): string => `row(${comparedFields(entity).map((field) => `${alias}.${field}`).join(', ')})`
  const sum = (alias: string): string => `hashtextextended(${row(alias)}::text, 0)`
  const linesDiffer = fees ? ` and not ${await fees.otherwise(tx)}` : ''
  await tx.query(`drop table if exists ${EQUAL}`)
  await tx.query(`create temporary table ${EQUAL} (place tid, id bigint, import_id bigint) on commit drop`)
  const { rowCount } = await tx.query(
    `insert into ${EQUAL}
     with there as materialized (
       select o.*, row_number() over (partition by o.sum order by o.id) as nth
       from (select t.id, ${sum('t')} as sum from ${IN_PLACE} g join ${table} t on t.company_id = $1 and t.id = g.id) o
     ), staged as materialized (
       select o.*, row_number() over (partition by o.sum order by o.line, o.place) as nth
       from (select s.ctid as place, ${entity.fields['line_no'] ? 's.line_no' : '0'} as line, ${sum('s')} as sum from ${STAGE} s) o
     )
     select p.place, t.id, t.import_id from there h join staged p on p.sum = h.sum and p.nth = h.nth
       join ${table} t on t.company_id = $1 and t.id = h.id join ${STAGE} s on s.ctid = p.place
     where ${row('s')} is not distinct from ${row('t')}${linesDiffer}`,
    [companyId],
  )
  if (rowCount === 0) return 0
  await tx.query(`delete from ${STAGE} s using ${EQUAL} e where s.ctid = e.place`)
  await tx.query(`delete from ${IN_PLACE} g using ${EQUAL} e where g.id = e.id`)
  await tx.query(
    `insert into import_archive (company_id, replaced_by, import_id, entity, row)
     select distinct $1::bigint, $2::bigint, e.import_id, $3, '{}'::jsonb from ${EQUAL} e`,
    [companyId, file.id, IN_STEAD],
  )
  return rowCount
}

/** A condition, as SQL: the file `file` (an alias of report_file) has left rows standing that it found right: it tells of their days too. */
export function foundRightSql(file: string): string {
  return `exists (select 1 from import_archive i where i.company_id = ${file}.company_id and i.replaced_by = ${file}.id and i.entity = '${IN_STEAD}')`
}

/** A condition, as SQL: the row t stands in the stead of the file `$file`, which has left it as it was (leaveEqual). */
export function inSteadSql(file: string): string {
  return `exists (select 1 from import_archive i where i.company_id = t.company_id and i.replaced_by = ${file}::bigint and i.entity = '${IN_STEAD}'
    and i.import_id is not distinct from t.import_id)`
}
