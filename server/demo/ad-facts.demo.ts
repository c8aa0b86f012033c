/**
 * The demo company's advertising as rows of the four Sponsored Products reports. The figures are ads.demo.ts's; here they
 * only get their names, files and ids.
 */
import type { AdFigures, DemoAds, DemoCampaign } from './ads.demo'
import { monthOf } from './calendar.demo'
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
  return {
    ...context.files.place(entity, campaign.shop, monthOf(day), day),
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

export function* campaignRows(context: Context, firstId: number, ads: DemoAds): Iterable<DemoRow> {
  let id = firstId
  for (const { campaign, day, figures: whole } of ads.days) {
    yield {
      id: id++,
      ...adHead(context, 'sp_campaign_day', campaign, day),
      program_type: 'Sponsored Products',
      status: 'ENABLED',
      daily_budget: money(campaign.budget),
      targeting_type: campaign.automatic ? 'Automatic targeting' : 'Manual targeting',
      bid_strategy: campaign.automatic ? 'Dynamic bids - down only' : 'Dynamic bids - up and down',
      ...figures(whole),
    }
  }
}

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
