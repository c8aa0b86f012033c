/** The kinds of objects that bulk sheets tell of: which rows become which, and what is read of them. Expressions are over `row` (sheets.sql.ts). */
import { AUTOMATIC } from '../automatic'
import { BID_LIMIT, BUDGET_LIMIT } from './sheets.sql'

/** What a table is filled with: its columns and their expressions over `row`, which rows, and what names one. */
interface Kind {
  key: string
  where: string
  columns: Record<string, string>
}

const NAMES = { campaign_id: 'campaign_id', campaign_name: 'campaign', ad_group_id: 'ad_group_id', ad_group_name: 'ad_group', portfolio_id: 'portfolio' }
/** Whose kind of advertising it is, the sheet that it goes out by again, and what of it nobody knows. */
const SHEET = { ad_type: 'ad_type', sheet: 'sheet', extra: 'extra' }
const DISPLAY = { tactic: 'own_tactic', cost_type: 'own_cost' }
const BIDDING = { ad_format: 'format', limit_kind: BID_LIMIT }

/** Sheets and reports write what a group of Sponsored Display is bid for in words of their own. */
const GOAL = `case when optimization ilike '%click%' then 'clicks' when optimization ilike '%conversion%' then 'conversions'
  when optimization ilike '%reach%' or optimization ilike '%viewable%' then 'reach' else optimization end`

/** By entity: the field that is its key, the rows of a sheet that are such objects (SQL), and SQL for every column. */
export const KINDS = {
  ad_campaign: {
    key: 'campaign_id',
    where: `entity_kind = 'Campaign'`,
    columns: {
      campaign_name: 'campaign', portfolio_id: 'portfolio_id', portfolio_name: 'portfolio_name', state: 'state', targeting_type: 'targeting_type',
      daily_budget: 'daily_budget', budget_type: `coalesce(budget_type, 'daily')`, limit_kind: BUDGET_LIMIT,
      serving_status: `coalesce(serving_status, case when ad_type = 'sp' and state = 'enabled' and in_budget < 1 then 'OUT_OF_BUDGET' end)`,
      in_budget: 'in_budget', suggest_budget: 'recommended_budget', budget_day: 'budget_day',
      bid_strategy: 'bid_strategy', start_date: 'start_date', end_date: 'end_date', currency: 'own_currency', brand_entity_id: 'brand_entity_id',
      top_percent: 'top_percent', rest_percent: 'rest_percent', product_percent: 'product_percent', ad_format: 'format', bid_optimization: 'bid_optimization',
      ...DISPLAY, ...SHEET,
    },
  },
  ad_group: {
    key: 'ad_group_id',
    where: `entity_kind = 'Ad Group'`,
    columns: {
      ad_group_name: 'ad_group', campaign_id: 'campaign_id', campaign_name: 'campaign', portfolio_id: 'portfolio', state: 'state',
      default_bid: 'default_bid', currency: 'own_currency', bid_optimization: GOAL, serving_status: 'serving_status',
      product_count: 'coalesce(products, 0)', target_count: 'coalesce(targets, 0)', negative_count: 'coalesce(negatives, 0)',
      ...BIDDING, ...DISPLAY, ...SHEET,
    },
  },
  ad_product: {
    key: 'ad_id',
    where: `entity_kind = 'Product Ad'`,
    columns: {
      msku: 'msku', asin: 'asin', ...NAMES, state: 'state', eligibility: 'eligibility', ineligible_reason: 'ineligible_reason',
      currency: 'own_currency', bid_optimization: 'optimization', ...DISPLAY, ...SHEET,
    },
  },
  ad_creative: {
    key: 'ad_id',
    where: `entity_kind in ('Product Collection Ad', 'Store Spotlight Ad', 'Video Ad', 'Brand Video Ad')`,
    columns: {
      ad_name: 'ad_name', entity_kind: 'entity_kind', ad_format: 'format', ...NAMES, state: 'state', brand_name: 'brand_name', headline: 'headline',
      creative_asins: 'creative_asins', landing_url: 'landing_url', landing_asins: 'landing_asins', landing_type: 'landing_type',
      brand_logo_id: 'brand_logo_id', video_ids: 'video_ids', serving_status: 'serving_status', currency: 'own_currency', ...SHEET,
    },
  },
  ad_keyword: {
    key: 'keyword_id',
    where: `entity_kind = 'Keyword'`,
    columns: {
      keyword_text: 'keyword_text', match_type: 'match_type', report_match: 'upper(match_type)', ...NAMES, state: 'state', bid: 'bid',
      currency: 'own_currency', ...BIDDING, ...SHEET,
    },
  },
  ad_target: {
    key: 'target_id',
    where: `entity_kind in ('Product Targeting', 'Contextual Targeting', 'Audience Targeting')`,
    columns: {
      entity_kind: 'entity_kind',
      // Reports tell automatic and ASIN targets as the expression, categories by their name.
      target_text: `case when target_expression like 'category=%' then coalesce(target_resolved, target_expression)
        else coalesce(target_expression, target_resolved) end`,
      target_expression: 'target_expression',
      target_match: `case target_expression ${AUTOMATIC.map(({ expression, match }) => `when '${expression}' then '${match}'`).join(' ')}
        else case when entity_kind = 'Audience Targeting' then 'audience' when target_expression like 'category=%' then 'category'
          when target_expression like 'asin%' then 'asin' end end`,
      audience_type: `case when entity_kind = 'Audience Targeting' then case when target_expression like 'views=%' then 'views'
        when target_expression like 'purchases=%' then 'purchases' end end`,
      lookback: `substring(target_expression from 'lookback=([0-9]{1,4})')::int`,
      ...NAMES, state: 'state', bid: 'bid', currency: 'own_currency', bid_optimization: 'optimization', ...BIDDING, ...DISPLAY, ...SHEET,
    },
  },
  ad_negative: {
    key: 'negative_id',
    where: `entity_kind in ('Negative Keyword', 'Campaign Negative Keyword', 'Negative Product Targeting')`,
    columns: {
      entity_kind: 'entity_kind', keyword_id: 'keyword_id', target_id: 'target_id',
      negative_text: `coalesce(keyword_text, case when target_expression like 'asin%' then target_expression end, target_resolved,
        target_expression)`,
      negative_match: `case when entity_kind = 'Negative Product Targeting' then 'negativeAsin' else match_type end`,
      neg_level: `case when ad_group_id is null then 'campaign' else 'group' end`, ...NAMES, state: 'state', ...SHEET,
    },
  },
  ad_placement: {
    key: 'placement',
    where: `entity_kind in ('Bidding Adjustment', 'Bidding Adjustment by Placement') and campaign_id is not null`,
    columns: {
      campaign_id: 'campaign_id', campaign_name: 'campaign', portfolio_id: 'portfolio', bid_strategy: 'strategy', entity_kind: 'entity_kind',
      // As the report of Sponsored Brands calls them.
      report_placement: `case placement when 'Top Of Search' then 'Top of Search on-Amazon' when 'Detail Page' then 'Detail Page on-Amazon'
        when 'Home' then 'Home on-Amazon' when 'Other' then 'Other on-Amazon' end`,
      placement_percent: 'placement_percent', currency: 'own_currency', ...SHEET,
    },
  },
} as const satisfies Record<string, Kind>

/** An entity of the advertising structure that is read out of bulk sheets. */
export type Structure = keyof typeof KINDS
