/** Documents that wait for a flow of approval, and who decides them. */
import { defineModule } from '../../kernel/plug/module'
import { approvalHandlers } from './approval.handlers'
import { APPROVAL_RULES } from './approval.rules'
import { beginApproval, refuseWhileApproving } from './flow'

export default defineModule({
  name: 'approvals',
  needs: ['messages'],
  handlers: { approval: approvalHandlers },
  rules: APPROVAL_RULES,
  gates: [{ before: refuseWhileApproving, after: beginApproval }],
})
