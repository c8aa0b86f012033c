/**
 * The demo company's Sponsored Brands and Sponsored Display of the last weeks, as rows of their reports. They are made up from what its Sponsored
 * Products sold: keyword campaigns have a brand campaign beside them, automatic ones a display campaign.
 */
import { DETAIL_DAYS, splitFigures, type AdFigures, type DemoAds, type DemoCampaign } from './ads.demo'
import { addDays, monthOf } from './calendar.demo'
import type { Context } from './facts.demo'
import { money, type DemoRow } from './rows.demo'

/** Sites that advertise so, and how much of a Sponsored Products day a campaign beside it comes to. */
export const BRAND_SITES = ['us', 'de']
const SHARES = { sb: 0.3, sd: 0.18 }
type Type = keyof typeof SHARES

/** A day of one of these campaigns, out of the Sponsored Products day that it stands beside. */
interface BrandDay {
  type: Type
  campaign: DemoCampaign
  name: string
  day: string
  figures: AdFigures
  index: number
}

interface BrandRow { entity: string; row: DemoRow }
/** What a row of a report begins with. */
type Head = (entity: string, report: string) => DemoRow

/** Rows of each entity of SB and SD reports, without ids. */
export function* brandRows(context: Context, ads: DemoAds): Iterable<BrandRow> {
  for (const one of brandDays(context, ads)) {
    const { type, campaign, figures } = one
    const head: Head = (entity, report) => headOf(context, one, entity, report)
    yield {
      entity: 'ad_campaign_day',
      row: {
        ...head('ad_campaign_day', `${type}_campaign`), ...figuresOf(figures), ...besidesOf(figures), ...videoOf(one),
        daily_budget: money(campaign.budget / 2),
      },
    }
    const group = { ad_group_name: campaign.group }
    if (type === 'sb') yield* sbRows(one, head, group)
    else yield* sdRows(one, head, group)
  }
}

function* sbRows({ campaign, figures, index }: BrandDay, head: Head, group: DemoRow): Iterable<BrandRow> {
  const byTarget = splitFigures(figures, campaign.targets.map(({ weight }) => weight))
  for (const [at, target] of campaign.targets.entries()) {
    const own = byTarget[at]!
    if (own.impressions === 0) continue
    const row = { ...group, targeting: target.targeting, match_type: target.match, ...figuresOf(own) }
    yield { entity: 'ad_target_day', row: { ...head('ad_target_day', 'sb_keyword'), ...row, bid_optimization: null, ...besidesOf(own) } }
    if (own.clicks === 0) continue
    const term = target.match === 'EXACT' ? target.targeting : target.terms[(index + at) % target.terms.length]!
    yield { entity: 'ad_term_day', row: { ...head('ad_term_day', 'sb_search_term'), ...row, search_term: term } }
  }
  const byPlace = splitFigures(figures, [5, 3, 1])
  for (const [at, placement] of ['Top of Search on-Amazon', 'Detail Page on-Amazon', 'Other on-Amazon'].entries()) {
    if (byPlace[at]!.impressions > 0) {
      yield { entity: 'ad_placement_day', row: { ...head('ad_placement_day', 'sb_campaign_placement'), placement, ...figuresOf(byPlace[at]!) } }
    }
  }
  if (figures.orders === 0) return
  const [product] = campaign.products
  const { cost_type: _cost, ...bought } = head('ad_purchase_day', 'sb_attributed_purchases')
  yield {
    entity: 'ad_purchase_day',
    row: {
      ...bought, ...group, attribution_type: index % 4 === 0 ? 'Brand Halo' : 'Promoted', asin: product!.asin, product_title: product!.title,
      product_category: campaign.portfolio, amount: money(figures.sameSales + figures.otherSales), order_quantity: figures.orders, units_sold: figures.units,
      ntb_orders: Math.floor(figures.orders * 0.4), ntb_sales: money(Math.floor((figures.sameSales + figures.otherSales) * 0.4)),
      ntb_units: Math.floor(figures.units * 0.4),
    },
  }
}

function* sdRows({ campaign, figures }: BrandDay, head: Head, group: DemoRow): Iterable<BrandRow> {
  const optimised = { bid_optimization: 'Optimize for conversions' }
  const byProduct = splitFigures(figures, campaign.products.map((_, at) => 1 / (at + 1)))
  for (const [at, product] of campaign.products.entries()) {
    const own = byProduct[at]!
    if (own.impressions === 0) continue
    yield {
      entity: 'ad_product_day',
      row: {
        ...head('ad_product_day', 'sd_advertised_product'), ...group, ...optimised, msku: product.msku, asin: product.asin,
        ...figuresOf(own), ...besidesOf(own),
      },
    }
  }
  const asin = campaign.products[0]!.asin
  const byTarget = splitFigures(figures, [3, 2])
  for (const [at, targeting] of [`asin="${asin}"`, 'views=(exact-product lookback=30)'].entries()) {
    const own = byTarget[at]!
    if (own.impressions === 0) continue
    yield {
      entity: 'ad_target_day',
      row: {
        ...head('ad_target_day', 'sd_targeting'), ...group, targeting, match_type: null, ...figuresOf(own), ...optimised, ...besidesOf(own),
      },
    }
    if (own.clicks > 0) {
      yield {
        entity: 'ad_term_day',
        row: { ...head('ad_term_day', 'sd_matched_target'), ...group, targeting, match_type: null, ...figuresOf(own), search_term: asin },
      }
    }
  }
}

function* brandDays({ clock }: Context, ads: DemoAds): Iterable<BrandDay> {
  const first = addDays(clock.today, 1 - DETAIL_DAYS)
  let index = 0
  for (const { campaign, day, figures } of ads.days) {
    if (day < first || !BRAND_SITES.includes(campaign.shop.site)) continue
    const type: Type = campaign.automatic ? 'sd' : 'sb'
    const [own] = splitFigures(figures, [SHARES[type], 1 - SHARES[type]])
    if (own!.impressions > 0) yield { type, campaign, name: brandName(campaign), day, figures: own!, index: index++ }
  }
}

/** The campaign beside one of Sponsored Products. */
export function brandName({ name, automatic }: DemoCampaign): string {
  return `${name.slice(0, name.lastIndexOf('-'))}-${automatic ? 'SD再营销' : 'SB品牌集'}`
}

function headOf(context: Context, { type, campaign, name, day }: BrandDay, entity: string, report: string): DemoRow {
  const { import_id, line_no } = context.files.place(entity, campaign.shop, monthOf(day), day, report)
  return {
    import_id, line_no, shop_id: context.shopIds[campaign.shop.at], ad_type: type, stat_date: day, end_date: day, portfolio_name: campaign.portfolio,
    currency: campaign.shop.currency, campaign_name: name, cost_type: 'CPC',
  }
}

function figuresOf(from: AdFigures): DemoRow {
  return {
    impressions: from.impressions, viewable_impressions: Math.floor(from.impressions * 0.72), clicks: from.clicks, total_spend: money(from.spend),
    amount: money(from.sameSales + from.otherSales), order_quantity: from.orders, units_sold: from.units,
  }
}

/** What buyers did besides: seen pages, orders of those who bought of the brand for the first time, and what clicks alone brought. */
function besidesOf(from: AdFigures): DemoRow {
  const sales = from.sameSales + from.otherSales
  return {
    click_sales: money(Math.floor(sales * 0.85)), click_orders: Math.floor(from.orders * 0.85), click_units: Math.floor(from.units * 0.85),
    detail_views: from.clicks + Math.floor(from.impressions / 400), ntb_orders: Math.floor(from.orders * 0.4), ntb_sales: money(Math.floor(sales * 0.4)),
    ntb_units: Math.floor(from.units * 0.4),
  }
}

function videoOf({ type, figures, index }: BrandDay): DemoRow {
  const branded = { branded_searches: Math.floor(figures.clicks / 6), add_to_cart: figures.orders + Math.floor(figures.clicks / 8) }
  const seen = type === 'sd' || index % 3 > 0 ? null : Math.floor(figures.impressions * 0.3)
  const part = (share: number): number | null => (seen === null ? null : Math.floor(seen * share))
  return { ...branded, video_first: seen, video_half: part(0.6), video_third: part(0.4), video_complete: part(0.25), views_5s: seen }
}
