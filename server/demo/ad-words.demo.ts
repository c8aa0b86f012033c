/** The words that the demo company's people keep, and what Amazon's own history tells of changes to its campaigns. */
import type { DemoAds, DemoCampaign } from './ads.demo'
import { ids } from './ad-structure.demo'
import { addDays, COMPANY_ZONE, momentOf } from './calendar.demo'
import type { Context } from './facts.demo'
import { money, type DemoRow } from './rows.demo'

interface KeptRow { entity: string; row: DemoRow }

/** Sites whose words are kept, and how many campaigns' words. */
const SITES = ['us', 'de']
const CAMPAIGNS = 8
const KINDS = ['core', 'long_tail', 'long_tail']

/** Words of the best campaigns' keywords and of what buyers typed; `creators`: who looks after each shop. */
export function* wordRows(context: Context, ads: DemoAds, creators: number[]): Iterable<KeptRow> {
  const seen = new Set<string>()
  for (const campaign of keywordCampaigns(ads)) {
    const texts = campaign.targets.flatMap(({ targeting, terms }) => [targeting, ...terms.slice(0, 2)])
    for (const [at, text] of [...new Set(texts)].slice(0, 5).entries()) {
      const key = `${campaign.shop.at} ${text}`
      if (seen.has(key)) continue
      seen.add(key)
      const made = momentOf(addDays(context.clock.today, -30 + at), 10 * 3600 + at * 600, COMPANY_ZONE)
      yield {
        entity: 'ad_word',
        row: {
          shop_id: context.shopIds[campaign.shop.at], keyword_text: text, word_type: KINDS[at] ?? 'long_tail', product_id: null,
          source_desc: at === 0 ? '选品时整理' : '搜索词报告', tags: [campaign.portfolio], creator: creators[campaign.shop.at], create_time: made,
          update_time: made,
        },
      }
    }
  }
}

/** Budgets and bids raised and lowered over the last weeks, as the console's history tells them. */
export function* changeRows(context: Context, ads: DemoAds): Iterable<KeptRow> {
  const { today } = context.clock
  for (const [at, campaign] of keywordCampaigns(ads).entries()) {
    const { campaignId, groupId } = ids(campaign)
    const day = addDays(today, -3 - at * 2)
    const about = (seconds: number): DemoRow => ({
      ...context.files.place('ad_change', campaign.shop, today, day), shop_id: context.shopIds[campaign.shop.at],
      changed_at: momentOf(day, seconds, 'UTC'), changed_day: day, campaign_id: campaignId,
    })
    yield {
      entity: 'ad_change',
      row: {
        ...about(15 * 3600 + at * 60), object_type: 'CAMPAIGN', object_id: campaignId, object_name: campaign.name, change_type: 'BUDGET_AMOUNT',
        from_value: money(Math.round(campaign.budget * 0.8)), to_value: money(campaign.budget), targeting_type: null, match_type: null, ad_group_id: null,
        system_event: false,
      },
    }
    const [target] = campaign.targets
    yield {
      entity: 'ad_change',
      row: {
        ...about(16 * 3600 + at * 60), object_type: 'KEYWORD', object_id: `11${groupId.slice(2)}`, object_name: target!.targeting, change_type: 'BID_AMOUNT',
        from_value: '0.85', to_value: at % 2 === 0 ? '0.95' : '0.75', targeting_type: 'KEYWORD', match_type: target!.match, ad_group_id: groupId,
        system_event: at % 4 === 3,
      },
    }
  }
}

function keywordCampaigns(ads: DemoAds): DemoCampaign[] {
  const campaigns = new Set(ads.days.map(({ campaign }) => campaign))
  return [...campaigns].filter(({ automatic, shop, targets }) => !automatic && SITES.includes(shop.site) && targets.length > 0).slice(0, CAMPAIGNS)
}
