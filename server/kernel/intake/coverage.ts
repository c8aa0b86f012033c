/** How many rows of each file are in force on each day (report_day), counted anew from the rows themselves. */
import { escapeIdentifier } from 'pg'
import type { Model } from '../../../contract/model'
import type { Tx } from '../store/connect'
import { momentField } from './row-plan'
import { daySql } from './scope'

/** Counts the days of these files anew; days on which a file has no row left are gone. */
export async function refreshCoverage(tx: Tx, model: Model, companyId: number, importIds: readonly string[]): Promise<void> {
  if (importIds.length === 0) return
  const { rows: files } = await tx.query<{ id: number; report: string; zone: string | null }>(
    `select id, report, reading ->> 'sourceZone' as zone from report_file where company_id = $1 and id = any($2::bigint[])`,
    [companyId, importIds],
  )
  await tx.query('delete from report_day where company_id = $1 and import_id = any($2::bigint[])', [companyId, importIds])
  for (const file of files) {
    const format = model.reports[file.report]
    const entity = format && model.entities[format.entity]
    if (!format || !entity || format.day === undefined) continue
    const day = daySql(format, entity, momentField({ format }, entity), '$4')
    await tx.query(
      `insert into report_day (company_id, import_id, day, shop_id, report, row_count)
       select $1, $2::bigint, ${day}, t.shop_id, $3, count(*) from ${escapeIdentifier(entity.table)} t
       where t.company_id = $1 and t.import_id = $2::bigint and ${day} is not null and $4::text is not null group by 3, 4`,
      [companyId, file.id, file.report, file.zone ?? 'UTC'],
    )
  }
}
