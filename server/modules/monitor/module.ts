/** What is watched on Amazon's pages: reviews, feedback, offers of others and ranks, as people, sheets and the plug-in tell them; and whom to ask
 * for a review. */
import { defineModule } from '../../kernel/plug/module'
import { offerRule, offerWatchRule } from './offers'
import { coupon, detection, expiredVersion, heartbeat, lightningDeal, promoRule, reportRecords, version, versionRule } from './plug.handlers'
import { rankRule, rankWatchRule } from './ranks'
import { KIND, requestLinks, scanNightly, scanRequests, scanRequestsJob } from './requests'
import { requestOne } from './request-one.handlers'
import { asinWatchRule, reviewRule } from './reviews'
import { excludeShop, removeWatches, watchKeywords, watchOffers, watchReviews } from './watches.handlers'

export default defineModule({
  name: 'monitor',
  handlers: {
    tools: { watchReviews, watchKeywords, scanRequests, requestLinks, requestOne },
    plug: { heartbeat, version, expiredVersion, detection, reportRecords, coupon, lightningDeal },
    sellWith: { watchOffers, excludeShop, removeWatches },
  },
  rules: { review: reviewRule, asin_watch: asinWatchRule, offer_seen: offerRule, offer_watch: offerWatchRule, rank_seen: rankRule,
    rank_watch: rankWatchRule,
    promo_seen: promoRule, plug_version: versionRule },
  tasks: { [KIND]: scanRequestsJob },
  sweep: scanNightly,
})
