/**
 * What is settled among staged rows before they are written row by row: equal keys are numbered in the file's order, and
 * rows older than what is there are taken out.
 */
import { escapeIdentifier } from 'pg'
import type { Entity, ReportFormat } from '../../../contract/model'
import type { Tx } from '../store/connect'
import { keyColumn, rowKey } from './scope'
import { STAGE } from './stage'

/** Numbers equal keys from 1; all are 1 so far, and most keys are one row's. */
export async function numberOccurrences(tx: Tx, format: ReportFormat): Promise<void> {
  const { replace } = format
  if (replace.by !== 'row' || replace.occurrence === undefined) return
  const field = escapeIdentifier(replace.occurrence)
  const key = replace.fields.map((name) => escapeIdentifier(name)).join(', ')
  const sum = `hashtextextended(row(${key})::text, 0)`
  await tx.query(
    `update ${STAGE} s set ${field} = n.number
     from (
       select ctid, row_number() over (partition by ${key} order by line_no, ctid) as number from ${STAGE}
       where ${sum} in (select ${sum} from ${STAGE} group by 1 having count(*) > 1)
     ) n where n.ctid = s.ctid and n.number > 1`,
  )
}

/** Takes out staged rows that are older than the row there; answers how many. */
export async function dropOlder(tx: Tx, companyId: number, format: ReportFormat, entity: Entity): Promise<number> {
  const { replace } = format
  if (replace.by !== 'row' || replace.newest === undefined) return 0
  const newest = escapeIdentifier(replace.newest)
  const same = rowKey(format).map((field) => `s.${escapeIdentifier(field)} = ${keyColumn(entity, field)}`).join(' and ')
  const { rowCount } = await tx.query(
    `delete from ${STAGE} s using ${escapeIdentifier(entity.table)} t where t.company_id = $1 and ${same} and t.${newest} > s.${newest}`,
    [companyId],
  )
  return rowCount
}
