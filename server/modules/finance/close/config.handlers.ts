/** 结账设置: what is asked before a shop's month is closed, and who may close. */
import type { CloseConfigRow } from '../../../../contract/generated/entities/close_config'
import { HttpRefusal } from '../../../kernel/asker/refusal'
import { answers } from '../../../kernel/http/answers'
import type { Tx } from '../../../kernel/store/connect'
import { giveOne, oneRow, saveOne } from '../../settings/public'

const CONFIG = oneRow<CloseConfigRow>()({
  entity: 'close_config', fields: ['on_reports', 'on_unmapped', 'on_costs', 'on_rates', 'check_first', 'apart'],
})

/** The settings' one row. */
export const settlementConfigList = answers('finance.settlementConfigList', (context) => giveOne(context, CONFIG))

/** @throws HttpRefusal 403 without the right to close */
export const settlementStoreConfig = answers('finance.settlementStoreConfig', (context, body) => {
  if (!context.access.everything && !context.access.permissions.has('closeMonth')) throw new HttpRefusal(403, '您没有「结账与反结账」的权限，请联系管理员开通')
  return saveOne(context, CONFIG, body)
})

/** What becomes of each missing item: enum close_rule. */
export interface CloseRules {
  on_reports: string
  on_unmapped: string
  on_costs: string
  on_rates: string
  check_first: boolean
  apart: boolean
}

/** The company's rules, or what they begin with. */
export async function rulesOf(tx: Tx, companyId: number): Promise<CloseRules> {
  const { rows: [rules] } = await tx.query<CloseRules>(
    'select on_reports, on_unmapped, on_costs, on_rates, check_first, apart from close_config where company_id = $1', [companyId],
  )
  return rules ?? { on_reports: 'sign', on_unmapped: 'sign', on_costs: 'sign', on_rates: 'must', check_first: false, apart: false }
}

/** Who may close and open months again: people in use whose roles have the permission. */
export const settlementEmployeeList = answers('finance.settlementEmployeeList', async ({ db, caller }) => {
  const { rows } = await db.withCompany(caller, (tx) => tx.query<{ id: string; name: string }>(
    `select e.id::text, e.name from employee e where e.company_id = $1 and e.state = 'on' and exists (
       select from role r where r.company_id = $1 and r.name = any(e.roles) and coalesce(r.state, 'on') = 'on'
         and (r.everything or 'closeMonth' = any(r.permissions))) order by e.name, e.id`,
    [caller.companyId],
  ), { readOnly: true })
  return rows
})
