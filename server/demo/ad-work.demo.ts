/** What the demo company's people have in hand in advertising: a week of hours, a task that holds campaigns to it, a draft, a template. */
import type { DemoAds } from './ads.demo'
import { campaignsOf, ids } from './ad-structure.demo'
import { addDays, COMPANY_ZONE, momentOf } from './calendar.demo'
import type { Context } from './facts.demo'
import { money, type DemoRow, type DemoValue } from './rows.demo'

interface Reserving { reserve(entity: string, count: number): Promise<number> }
interface KeptRow { entity: string; row: DemoRow }

const HELD = 2

/** Less by night, more in the evening, every day alike. */
const WEEK: DemoValue = {
  unit: 'rate', hours: Array.from({ length: 7 * 24 }, (_none, at) => (at % 24 < 6 ? '-0.3' : at % 24 >= 18 && at % 24 < 23 ? '0.2' : null)),
}

/** @param creators who looks after each shop, by its position */
export async function adWorkRows(context: Context, { reserve }: Reserving, ads: DemoAds, creators: number[]): Promise<KeptRow[]> {
  const { today } = context.clock
  const held = campaignsOf(ads).filter(({ shop, automatic }) => shop.site === 'us' && !automatic).slice(0, HELD)
  const [first] = held
  if (!first) return []
  const shopId = context.shopIds[first.shop.at]!
  const by = { creator: creators[first.shop.at]! }
  const at = (days: number): DemoRow => {
    const moment = momentOf(addDays(today, -days), 10 * 3600, COMPANY_ZONE)
    return { create_time: moment, update_time: moment }
  }
  const [tactic, task, draft] = [await reserve('ad_tactic', 1), await reserve('ad_timed_task', 1), await reserve('ad_draft', 1)]
  const words = 'stainless water bottle,0.85\ninsulated bottle\ngym bottle'
  const content: DemoValue = {
    ad_type: 'sp', currency: first.shop.currency, campaign_name: '{站点}-{MSKU}-{匹配}-{日期}', ad_group_name: '{MSKU}-{匹配}',
    split: 'campaign_product_group_match',
    targeting_type: 'manual', daily_budget: '20.00', budget_type: 'daily', bid_strategy: 'Dynamic bids - down only', default_bid: '0.75', keywords: words,
    match_exact: true, match_phrase: true, match_broad: false, negative_kind: 'negativePhrase', negatives: 'free\nused',
  }
  return [
    {
      entity: 'ad_tactic',
      row: {
        id: tactic, tactic_name: '夜间降、晚间提', timing_type: 'budget', zone_mode: 'site', week: WEEK, is_enable: true,
        remark: '按出单时段：凌晨少花，晚上多花',
        ...by, ...at(12),
      },
    },
    {
      entity: 'ad_timed_task',
      row: {
        // Paused, so that no clock writes anything into the demonstration by itself.
        id: task, task_name: '主推活动分时预算', run_state: 'paused', shop_id: shopId, tactic_id: tactic, timing_type: 'budget',
        timing_object: 'campaign',
        from_day: addDays(today, -10), to_day: null, ...by, ...at(10),
      },
    },
    ...held.map((campaign): KeptRow => ({
      entity: 'ad_timed_object',
      row: {
        task_id: task, shop_id: context.shopIds[campaign.shop.at]!, target: 'ad_campaign', field: 'daily_budget',
        row_key: `["${context.shopIds[campaign.shop.at]}", "${ids(campaign).campaignId}"]`, object_name: campaign.name, campaign_name: campaign.name,
        ad_group_name: null, at_campaign: campaign.name, at_group: null, at_aim: null, currency: campaign.shop.currency, base_value: money(campaign.budget),
        base_text: money(campaign.budget),
        create_time: at(10)['create_time'],
      },
    })),
    {
      entity: 'ad_draft',
      row: {
        id: draft, shop_id: shopId, currency: first.shop.currency, ad_type: 'sb', campaign_name: 'SB-旗舰店-{匹配}-{日期}', split: 'one',
        targeting_type: 'manual',
        start_date: addDays(today, 7), daily_budget: '30.00', budget_type: 'daily', bid_strategy: 'Dynamic bids - down only',
        ad_group_name: '品牌词-{匹配}',
        default_bid: '0.80', keywords: words, match_exact: true, match_phrase: false, match_broad: false, negative_kind: 'negativeExact',
        ad_format: 'storeSpotlight', landing_type: 'Store', landing_url: 'https://www.amazon.com/stores/page/DEMO-0001', brand_entity_id: 'ENTITYDEMO1',
        brand_name: '示例品牌', brand_logo_id: 'amzn1.assetlibrary.asset1.demo000000000001', headline: 'Bottles for every day', lookback: '30',
        ready: false,
        state: 'draft', ...by, ...at(1),
      },
    },
    {
      entity: 'ad_draft_group',
      row: {
        draft_id: draft, ad_group_name: '通用词', default_bid: '0.60', keywords: 'water bottle\nbottle for school', match_exact: false, match_phrase: true,
        match_broad: false,
      },
    },
    {
      entity: 'ad_template',
      row: {
        template_name: '新品手动：每个商品一个活动', ad_type: 'sp', enabled: true, tags: ['新品'], currency: first.shop.currency,
        split: 'campaign_product_group_match',
        campaign_name: '{站点}-{MSKU}-{匹配}-{日期}', content, note: '新品上架两周内使用', ...by, ...at(20),
      },
    },
  ]
}
