/** Runs the identities of datasets (数据核对), keeps what they find and tells those who may know. Knows no business entity: datasets say all of it. */
import { defineModule } from '../../kernel/plug/module'
import { checkIdentities } from './check-identities.job'
import { identitiesHandlers } from './identities.handlers'
import { checkAfterImport, KIND, startNightly } from './start'

export default defineModule({
  name: 'identities',
  needs: ['messages'],
  handlers: { identities: identitiesHandlers },
  tasks: { [KIND]: checkIdentities },
  follows: [checkAfterImport],
  sweep: startNightly,
})
