/** When rows that are worked out a moment after a change ("later" of an entity) were worked out last, and whether changes wait. */
import { escapeIdentifier } from 'pg'
import type { Entity } from '../../../../contract/model'
import type { About } from '../../../../contract/wire'
import type { Reading } from '../reading'

/** @param field when a row was worked out. `at`: yyyy-mm-dd hh:mm by the company's clock, null where no row was */
export async function madeAt({ tx, asker }: Reading, entity: Entity, field: string): Promise<NonNullable<About['made']>> {
  const { rows: [made] } = await tx.query<{ at: string | null; waits: boolean }>(
    `select to_char((select max(${escapeIdentifier(field)}) from ${escapeIdentifier(entity.table)} where company_id = $1) at time zone $2,
       'YYYY-MM-DD HH24:MI') as at, exists (select from later_mark where company_id = $1 and entity = $3) as waits`,
    [asker.companyId, asker.zone, entity.name],
  )
  return made!
}
