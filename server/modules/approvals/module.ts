/** Documents that wait for a flow of approval, and who decides them. */
import { defineModule } from '../../kernel/plug/module'
import { approvalHandlers } from './approval.handlers'
import { detail, file } from './detail.handlers'
import { ofDocument } from './of-document.handlers'
import { ownDocuments } from './apart'
import { lateApprovals } from './late'
import { flowRule } from './flow-rule'
import { beginApproval, waitingForFlow, withoutApprovers } from './flow'

export default defineModule({
  name: 'approvals',
  needs: ['messages', 'settings'],
  handlers: { approval: { ...approvalHandlers, detail, file, ofDocument } },
  rules: { approval_flow: flowRule },
  sweep: lateApprovals,
  gates: [{ bars: waitingForFlow, after: beginApproval }, { bars: ownDocuments }, { bars: withoutApprovers }],
})
