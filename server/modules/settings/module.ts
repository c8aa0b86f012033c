/** What a company sets for itself. */
import { defineModule } from '../../kernel/plug/module'
import { companyLockStock } from './lock-stock'
import { settingsHandlers } from './settings.handlers'

export default defineModule({
  name: 'settings',
  needs: ['sales'],
  handlers: { account: { companyLockStock }, fbaLockQty: { companyLockStock }, settings: settingsHandlers },
})
