/** Prices of listings that wait for an approval before they may be taken to Amazon. */
import { defineModule } from '../../kernel/plug/module'
import { dropPrices, releasePrices, requestRule } from './price-requests'

export default defineModule({
  name: 'pricing',
  needs: ['approvals'],
  rules: { pending_change: requestRule },
  effects: { releasePrices, dropPrices },
})
