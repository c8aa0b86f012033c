/**
 * The demo company's Sponsored Brands, Sponsored Display and portfolios as rows of the bulk sheets of its shops: the campaigns that its brand reports
 * tell of (ad-brands.demo.ts), by the same names, groups and targets.
 */
import { BRAND_SITES, brandName } from './ad-brands.demo'
import type { DemoAds, DemoCampaign } from './ads.demo'
import { campaignsOf, ids } from './ad-structure.demo'
import { addDays } from './calendar.demo'
import type { Context } from './facts.demo'
import { randomOf } from './random.demo'
import { money, type DemoRow } from './rows.demo'
import { toStep } from './shops.demo'

const COLUMNS = [
  'sheet', 'product', 'entity_kind', 'campaign_id', 'ad_group_id', 'portfolio_id', 'ad_id', 'keyword_id', 'target_id', 'campaign_name', 'ad_group_name',
  'portfolio_name', 'ad_name', 'start_date', 'end_date', 'state', 'daily_budget', 'budget_type', 'budget_policy', 'currency', 'msku', 'asin', 'default_bid',
  'bid', 'keyword_text', 'match_type', 'placement', 'placement_percent', 'target_expression', 'tactic', 'cost_type', 'bid_optimization', 'serving_status',
  'brand_entity_id', 'brand_name', 'headline', 'creative_asins', 'landing_asins', 'landing_type', 'video_ids', 'campaign_state',
] as const

type Line = Partial<Record<(typeof COLUMNS)[number], string | null>>
const REPORTS: Record<string, string> = { sb_multi: 'ads_bulk_sb', sd: 'ads_bulk_sd', portfolio: 'ads_bulk_portfolio' }
const PRODUCTS: Record<string, string> = { sb_multi: 'Sponsored Brands', sd: 'Sponsored Display', portfolio: 'Portfolios' }

/** Rows of ad_bulk_row without ids: portfolios of all campaigns, each told once, and at the sites with brand reports their Sponsored Brands and Display. */
export function* brandSheetRows(context: Context, ads: DemoAds): Iterable<{ entity: string; row: DemoRow }> {
  const told = new Set<string>()
  for (const campaign of campaignsOf(ads)) {
    const lines = [...portfolioLines(campaign, told), ...(BRAND_SITES.includes(campaign.shop.site) ? brandLines(campaign, context.clock.today) : [])]
    for (const [sheet, line] of lines) {
      const row: DemoRow = {
        ...context.files.place('ad_bulk_row', campaign.shop, context.clock.today, context.clock.today, REPORTS[sheet]!),
        shop_id: context.shopIds[campaign.shop.at],
      }
      const all: Line = { sheet, product: PRODUCTS[sheet]!, ...line }
      for (const column of COLUMNS) row[column] = all[column] ?? null
      yield { entity: 'ad_bulk_row', row }
    }
  }
}

type SheetLine = [sheet: string, line: Line]

/** A portfolio once, with a monthly budget where it is of kitchen goods. */
function portfolioLines(campaign: DemoCampaign, told: Set<string>): SheetLine[] {
  const { portfolioId } = ids(campaign)
  if (told.has(portfolioId)) return []
  told.add(portfolioId)
  const { shop } = campaign
  const isCapped = campaign.portfolio.endsWith('厨房')
  return [['portfolio', {
    entity_kind: 'Portfolio', portfolio_id: portfolioId, portfolio_name: campaign.portfolio, currency: shop.currency, campaign_state: 'enabled',
    budget_policy: isCapped ? 'Monthly Recurring' : 'No Cap', daily_budget: isCapped ? money(toStep(shop, 300_000 * shop.priceFactor)) : null,
  }]]
}

function brandLines(campaign: DemoCampaign, today: string): SheetLine[] {
  const { portfolioId } = ids(campaign)
  const name = brandName(campaign)
  const random = randomOf(`brand structure ${name}`)
  const id = (head: string): string => head + random.text(13, '0123456789')
  const [campaignId, groupId] = [id('45'), id('35')]
  const { shop } = campaign
  const inGroup = { campaign_id: campaignId, ad_group_id: groupId }
  const bid = (factor: number, least: number): string => money(toStep(shop, Math.max(least, factor * shop.priceFactor * 100)))
  const head: Line = {
    entity_kind: 'Campaign', campaign_id: campaignId, campaign_name: name, portfolio_id: portfolioId, start_date: addDays(today, -random.whole(100, 400)),
    state: random.chance(0.1) ? 'paused' : 'enabled', daily_budget: money(campaign.budget / 2), budget_type: 'daily',
  }
  const state = (): string => (random.chance(0.08) ? 'paused' : 'enabled')
  const asins = campaign.products.slice(0, 3).map(({ asin }) => asin).join(', ')
  if (campaign.automatic) {
    const isReach = random.chance(0.25)
    const cost = isReach ? { cost_type: 'vcpm', bid_optimization: 'reach' } : { cost_type: 'cpc', bid_optimization: 'conversions' }
    const { bid_optimization: optimization, ...costs } = cost
    const own = bid(isReach ? 3 : 0.6, isReach ? 100 : 30)
    return [
      { ...head, tactic: 'T00030', ...costs },
      { entity_kind: 'Ad Group', ...inGroup, ad_group_name: campaign.group, state: 'enabled', default_bid: own, bid_optimization: optimization },
      ...campaign.products.map(({ msku, asin }): Line => ({ entity_kind: 'Product Ad', ...inGroup, ad_id: id('25'), state: state(), msku, asin })),
      {
        entity_kind: 'Contextual Targeting', ...inGroup, target_id: id('61'), state: 'enabled', bid: own,
        target_expression: `asin="${campaign.products[0]!.asin}"`,
      },
      { entity_kind: 'Audience Targeting', ...inGroup, target_id: id('62'), state: state(), bid: own, target_expression: 'views=(exact-product lookback=30)' },
    ].map((line): SheetLine => ['sd', line])
  }
  const isVideo = random.chance(0.3)
  return [
    { ...head, brand_entity_id: 'ENTITYDEMO1', bid_optimization: 'FALSE', serving_status: 'DELIVERING' },
    { entity_kind: 'Bidding Adjustment by Placement', campaign_id: campaignId, placement: 'Detail Page', placement_percent: '0.10' },
    { entity_kind: 'Bidding Adjustment by Placement', campaign_id: campaignId, placement: 'Other', placement_percent: '0' },
    { entity_kind: 'Ad Group', ...inGroup, ad_group_name: campaign.group, state: 'enabled' },
    {
      entity_kind: isVideo ? 'Video Ad' : 'Product Collection Ad', ...inGroup, ad_id: id('26'), ad_name: `${name}-创意1`, state: 'enabled',
      serving_status: random.chance(0.15) ? 'PENDING_REVIEW' : 'DELIVERING', brand_name: 'HOMEVIA', headline: isVideo ? null : 'Made for every day at home',
      creative_asins: asins, landing_asins: isVideo ? null : asins, landing_type: isVideo ? 'Product detail page' : 'Product list',
      video_ids: isVideo ? `amzn1.assetlibrary.asset1.${random.text(12, '0123456789abcdef')}` : null,
    },
    ...campaign.targets.map((target): Line => ({
      entity_kind: 'Keyword', ...inGroup, keyword_id: id('12'), state: state(), bid: bid(random.between(0.6, 1.3), 30), keyword_text: target.targeting,
      match_type: target.match.toLowerCase(),
    })),
    { entity_kind: 'Negative Keyword', ...inGroup, keyword_id: id('17'), state: 'enabled', keyword_text: 'free', match_type: 'negativePhrase' },
  ].map((line): SheetLine => ['sb_multi', line])
}
