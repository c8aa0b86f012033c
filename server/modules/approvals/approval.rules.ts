/** Rules of flows: a flow has steps, and a step says who approves. Run at the end of a write, in its transaction. */
import { CODES } from '../../../contract/wire'
import { Refusal } from '../../kernel/asker/refusal'
import type { WriteRule } from '../../kernel/write/write.rules'

/** @throws Refusal where a step names nobody */
const approvalSteps: WriteRule = async (_writing, written) => {
  for (const { after } of written) {
    if (!after) continue
    const step = `节点「${String(after.step_name)}」`
    if (after.approver_kind === 'role' && !after.role) throw new Refusal(CODES.invalid, `${step}按角色审批，请选择角色`, { role: '请选择角色' })
    if (after.approver_kind === 'person' && !after.employee_id) throw new Refusal(CODES.invalid, `${step}由指定人员审批，请选择人员`, { employee_id: '请选择人员' })
  }
}

/** @throws Refusal for a flow without steps: whatever it is meant for would be decided by nobody */
const approvalFlows: WriteRule = async ({ tx, asker }, written) => {
  for (const { after } of written) {
    if (!after || after.is_enable === false) continue
    const { rows } = await tx.query('select 1 from approval_step where company_id = $1 and flow_id = $2::bigint limit 1', [asker.companyId, after.id])
    if (rows.length === 0) throw new Refusal(CODES.invalid, `审批流「${String(after.flow_name)}」还没有节点，请至少加一个`)
  }
}

export const APPROVAL_RULES: Record<string, WriteRule> = { approval_step: approvalSteps, approval_flow: approvalFlows }
