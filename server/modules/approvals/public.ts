/** What other modules use of approvals. */
export { passOnAll } from './approval.handlers'
export { hasFlow } from './flows-for'
