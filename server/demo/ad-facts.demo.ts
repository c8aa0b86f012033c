/**
 * The demo company's advertising as rows of the four Sponsored Products reports. The figures are ads.demo.ts's; here they
 * only get their names, files and ids.
 */
import { DETAIL_DAYS, splitFigures, type AdFigures, type DemoAds, type DemoCampaign } from './ads.demo'
import { addDays, monthOf } from './calendar.demo'
import type { Context } from './facts.demo'
import { randomOf } from './random.demo'
import { money, type DemoRow } from './rows.demo'

function figures(from: AdFigures): DemoRow {
  return {
    impressions: from.impressions,
    clicks: from.clicks,
    total_spend: money(from.spend),
    amount: money(from.sameSales + from.otherSales),
    order_quantity: from.orders,
  }
}

function sales(from: AdFigures): DemoRow {
  return {
    units_sold: from.units,
    same_sku_units: from.units - from.otherUnits,
    other_sku_units: from.otherUnits,
    same_sku_sales: money(from.sameSales),
    other_sku_sales: money(from.otherSales),
  }
}

function adHead(context: Context, entity: string, campaign: DemoCampaign, day: string): DemoRow {
  const { import_id, line_no } = context.files.place(entity, campaign.shop, monthOf(day), day)
  return {
    import_id,
    line_no,
    shop_id: context.shopIds[campaign.shop.at],
    stat_date: day,
    end_date: day,
    portfolio_name: campaign.portfolio,
    currency: campaign.shop.currency,
    campaign_name: campaign.name,
    retailer: 'Amazon',
    country: campaign.shop.country,
  }
}

/** How many of the last days the American shop fetches by the hour. */
const HOURLY_DAYS = 5
/** How much of a day happens in each hour, by the shop's clock. */
const BY_HOUR = [2, 1, 1, 1, 1, 1, 2, 3, 4, 5, 6, 6, 6, 6, 6, 6, 6, 7, 8, 9, 9, 8, 6, 4]

/** Rows of sp_campaign_day: one a campaign and day, or one an hour of it in the newest days. @param firstId id of the first row; the others follow it */
export function* campaignRows(context: Context, firstId: number, ads: DemoAds): Iterable<DemoRow> {
  let id = firstId
  for (const { campaign, day, figures: whole } of ads.days) {
    for (const { hour, own } of hoursOf(context, campaign, day, whole)) {
      yield {
        id: id++,
        ...adHead(context, 'sp_campaign_day', campaign, day),
        start_time: hour,
        program_type: 'Sponsored Products',
        status: 'ENABLED',
        daily_budget: money(campaign.budget),
        targeting_type: campaign.automatic ? 'Automatic targeting' : 'Manual targeting',
        bid_strategy: strategyOf(campaign),
        ...figures(own),
      }
    }
  }
}

/** At most so many rows. */
export function campaignCount(ads: DemoAds): number {
  return ads.days.length + ads.days.filter(({ campaign }) => campaign.shop.site === 'us').length * BY_HOUR.length
}

function hoursOf(context: Context, campaign: DemoCampaign, day: string, whole: AdFigures): { hour: string | null; own: AdFigures }[] {
  if (campaign.shop.site !== 'us' || day <= addDays(context.clock.today, -HOURLY_DAYS)) return [{ hour: null, own: whole }]
  const random = randomOf(`hours ${campaign.name} ${day}`)
  const parts = splitFigures(whole, BY_HOUR.map((weight) => weight * random.between(0.1, 2))).map(
    (own, at) => ({ hour: `${String(at).padStart(2, '0')}:00`, own }),
  )
  return parts.filter(({ own }) => own.impressions > 0)
}

function strategyOf(campaign: DemoCampaign): string {
  return campaign.automatic ? 'Dynamic bids - down only' : 'Dynamic bids - up and down'
}

const BY_PLACEMENT: Record<string, number> = { 'Placement Top': 3, 'Placement Rest Of Search': 4, 'Placement Product Page': 2.5, 'Off Amazon': 0.2 }

/** Days of the last weeks by where the advertisement stood; together they are the campaign's day. */
export function* placementRows(context: Context, firstId: number, ads: DemoAds): Iterable<DemoRow> {
  let id = firstId
  const first = addDays(context.clock.today, 1 - DETAIL_DAYS)
  for (const { campaign, day, figures: whole } of ads.days) {
    if (day < first) continue
    const parts = splitFigures(whole, Object.values(BY_PLACEMENT))
    for (const [at, placement] of Object.keys(BY_PLACEMENT).entries()) {
      const own = parts[at]!
      if (own.impressions === 0) continue
      yield {
        id: id++, ...adHead(context, 'sp_placement_day', campaign, day), bid_strategy: strategyOf(campaign), placement, ...figures(own),
        units_sold: own.units,
      }
    }
  }
}

/** Rows of sp_product_day, for the days of which products are told apart. @param firstId id of the first row; the others follow it */
export function* adProductRows(context: Context, firstId: number, ads: DemoAds): Iterable<DemoRow> {
  let id = firstId
  for (const { campaign, day, products } of ads.days) {
    for (const { product, figures: own } of products) {
      yield {
        id: id++,
        ...adHead(context, 'sp_product_day', campaign, day),
        ad_group_name: campaign.group,
        msku: product.msku,
        asin: product.asin,
        ...figures(own),
        ...sales(own),
      }
    }
  }
}

/** Rows of sp_target_day, for the last days that tell targets (DETAIL_DAYS of ads.demo.ts). @param firstId id of the first row; the others follow it */
export function* adTargetRows(context: Context, firstId: number, ads: DemoAds): Iterable<DemoRow> {
  let id = firstId
  const random = randomOf('top of search')
  for (const { campaign, day, targets } of ads.days) {
    for (const { target, figures: own } of targets) {
      yield {
        id: id++,
        ...adHead(context, 'sp_target_day', campaign, day),
        ad_group_name: campaign.group,
        targeting: target.targeting,
        match_type: target.match,
        top_is: campaign.automatic ? null : (random.whole(20, 3_400) / 10_000).toFixed(4),
        ...figures(own),
        ...sales(own),
      }
    }
  }
}

/** Rows of sp_search_term_day, for the last days that tell terms (DETAIL_DAYS of ads.demo.ts). @param firstId id of the first row; the others follow it */
export function* adTermRows(context: Context, firstId: number, ads: DemoAds): Iterable<DemoRow> {
  let id = firstId
  for (const { campaign, day, terms } of ads.days) {
    for (const { target, term, figures: own } of terms) {
      yield {
        id: id++,
        ...adHead(context, 'sp_search_term_day', campaign, day),
        ad_group_name: campaign.group,
        targeting: target.targeting,
        match_type: target.match,
        search_term: term,
        ...figures(own),
        ...sales(own),
      }
    }
  }
}
