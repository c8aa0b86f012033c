/** Prices of listings and changes of advertising that wait for an approval before they may be taken to Amazon. */
import { defineModule } from '../../kernel/plug/module'
import { ADS, dropAds, releaseAds } from './ads'
import { requesting } from './change-requests'
import { dropPrices, PRICES, releasePrices } from './prices'

export default defineModule({
  name: 'change-requests',
  needs: ['approvals'],
  rules: { pending_change: requesting([PRICES, ADS]) },
  effects: { releasePrices, dropPrices, releaseAds, dropAds },
})
