/** Prices of listings and changes of advertising that wait for an approval before they may be taken to Amazon. */
import { defineModule } from '../../kernel/plug/module'
import { dropAds, releaseAds, requestAds } from './ads'
import { dropPrices, releasePrices, requestPrices } from './prices'

export default defineModule({
  name: 'change-requests',
  needs: ['approvals'],
  rules: { pending_change: async (writing, written) => [
    ...((await requestPrices(writing, written)) ?? []), ...((await requestAds(writing, written)) ?? []),
  ] },
  effects: { releasePrices, dropPrices, releaseAds, dropAds },
})
