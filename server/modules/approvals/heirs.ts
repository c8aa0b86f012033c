/** Whom a waiting step may be handed to: people in use whose roles let them decide, who are not asked already, and not its applicant. */
import type { Model } from '../../../contract/model'
import type { Row } from '../../../contract/wire'
import type { Access } from '../../kernel/asker/access/access'
import type { Reading } from '../../kernel/read/reading'
import { rightsIn } from '../../kernel/store/rights-of'
import { mayApproveOwn, type Person } from './flow'

const MOST_HEIRS = 500

/** May somebody with these rights decide at all? */
export function mayDecide({ families }: Model, access: Access): boolean {
  const call = families['approval']?.calls['approve']
  return call !== undefined && access.mayCall(call)
}

/** At most MOST_HEIRS people, by name. The applicant is among them only where the company lets people approve their own. */
export async function heirsOf(reading: Reading, approval: Row): Promise<Person[]> {
  const { tx, model, asker } = reading
  const { rows } = await tx.query<Person & { roles: string[] | null }>(
    `select id::text, name, roles from employee e where company_id = $1 and coalesce(state, 'on') = 'on' and not exists (select 1 from approval_task t
      where t.company_id = $1 and t.approval_id = $2::bigint and t.employee_id = e.id and t.part = 'approve' and t.state = 'waiting')
      and ($4 or id <> $3::bigint) order by name, id limit ${MOST_HEIRS}`,
    [asker.companyId, approval['id'], approval['applicant'], await mayApproveOwn(reading)],
  )
  const rightsOf = await rightsIn(tx, model, asker.companyId)
  return rows.filter((row) => mayDecide(model, rightsOf(row).access)).map(({ id, name }) => ({ id, name }))
}
