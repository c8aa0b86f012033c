/**
 * Days that a file covers by rows that it found right (equal-rows.ts): whoever counts days as told by a report follows the file there as well,
 * where no other file has told of them.
 */
import { escapeIdentifier } from 'pg'
import type { Entity, ReportFormat } from '../../../contract/model'
import { keyValuesSql } from '../kept/keys'
import type { KeyValues } from '../kept/touched'
import type { Tx } from '../store/connect'
import { foundRightSql, inSteadSql } from './equal-rows'
import { toldKeys } from './replace'
import { scopeSql, type Scope } from './scope'

interface Telling {
  companyId: number
  file: { id: string }
  format: ReportFormat
  entity: Entity
  shopId: string
  scope: Scope | undefined
}

/** Days (yyyy-mm-dd) and keys (undefined: too many to tell) of rows. */
interface Told {
  days: string[]
  keys: KeyValues[] | undefined
}

/**
 * The days and keys of the rows that a file found right, where it is the only one to cover some of its time: they count as changed when the file comes
 * and when it goes. Asked while it is marked as having found them right.
 * @param told the fields that tell keys
 */
export async function foundRight(tx: Tx, telling: Telling, told: readonly string[]): Promise<Told> {
  const { companyId, file, format, entity, shopId, scope } = telling
  if (scope?.by !== 'range' || format.day === undefined || (await coveredByOthers(tx, telling, scope))) return { days: [], keys: [] }
  const where = scopeSql(scope, format, entity, shopId, 2)
  const rows = `from ${escapeIdentifier(entity.table)} t where t.company_id = $1 and ${where.sql} and ${inSteadSql(`$${where.values.length + 2}`)}`
  const values = [companyId, ...where.values, file.id]
  const { rows: days } = await tx.query<{ day: string | null }>(`select distinct t.${escapeIdentifier(format.day)}::date as day ${rows}`, values)
  return { days: days.flatMap(({ day }) => day ?? []), keys: await toldKeys(tx, `select ${keyValuesSql(told, 't.')} as told ${rows}`, values) }
}

/** Whether other files of the report and shop, whose rows stand, cover all of a file's time. */
async function coveredByOthers(tx: Tx, { companyId, file, format, shopId }: Telling, { from, to }: Extract<Scope, { by: 'range' }>): Promise<boolean> {
  const { rows } = await tx.query<{ covered: boolean | null }>(
    `select tstzrange($4::timestamptz, $5::timestamptz) <@ range_agg(tstzrange((f.reading -> 'scope' ->> 'from')::timestamptz,
       (f.reading -> 'scope' ->> 'to')::timestamptz)) as covered
     from report_file f
     where f.company_id = $1 and f.id <> $2::bigint and f.state = 'committed' and f.report = $3 and f.shop_id = $6::bigint
       and f.reading -> 'scope' ->> 'by' = 'range'
       and (exists (select 1 from report_day d where d.company_id = f.company_id and d.import_id = f.id) or ${foundRightSql('f')})`,
    [companyId, file.id, format.name, from, to, shopId],
  )
  return rows[0]?.covered ?? false
}
