/**
 * SD 广告：10 个接口已建成，0 个待建。
 * Written by `npm run codegen` from schemas/endpoints/adsSd.json: edit that, not this file.
 */
import type { DataProvider } from '@refinedev/core'
import { askList, createFamilyProvider } from '../../data/family-provider'
import type { CallMeta, CallOptions, FamilyMeta, Transport } from '../../../contract/transport'
import type { BrandCampaignsFigures } from '../../../contract/generated/datasets/brand_campaigns'
import type { BrandProductsFigures } from '../../../contract/generated/datasets/brand_products'
import type { BrandTargetsFigures } from '../../../contract/generated/datasets/brand_targets'
import type { BrandTermsFigures } from '../../../contract/generated/datasets/brand_terms'
import type { AdCampaignEdit, AdCampaignRow } from '../../../contract/generated/entities/ad_campaign'
import type { AdDraftAdd, AdDraftRow } from '../../../contract/generated/entities/ad_draft'
import type { AdProductEdit, AdProductRow } from '../../../contract/generated/entities/ad_product'
import type { ListAnswer, ListRequest } from '../../../contract/wire'
import { WIRES } from '../wires'

/** How each built call is sent. */
export const CALLS = {
  advertList: {
    family: 'adsSd', call: 'advertList', method: 'POST', path: '/amzd/api/v1/SdAdvert/list', client: 'ads', wire: 'erp', body: 'json',
    answer: 'json', writes: false,
  },
  advertCreate: {
    family: 'adsSd', call: 'advertCreate', method: 'POST', path: '/amzd/api/v1/SdAdvert/create', client: 'ads', wire: 'erp', body: 'json',
    answer: 'json', writes: true,
  },
  advertUpdate: {
    family: 'adsSd', call: 'advertUpdate', method: 'POST', path: '/amzd/api/v1/SdAdvert/update', client: 'ads', wire: 'erp', body: 'json',
    answer: 'json', writes: true,
  },
  sdAdvertList: {
    family: 'adsSd', call: 'sdAdvertList', method: 'POST', path: '/amzd/api/v1/sdAdvert/list', client: 'ads', wire: 'erp', body: 'json',
    answer: 'json', writes: false,
  },
  sdAdvertCreate: {
    family: 'adsSd', call: 'sdAdvertCreate', method: 'POST', path: '/amzd/api/v1/sdAdvert/create', client: 'ads', wire: 'erp', body: 'json',
    answer: 'json', writes: true,
  },
  sdAdvertUpdate: {
    family: 'adsSd', call: 'sdAdvertUpdate', method: 'POST', path: '/amzd/api/v1/sdAdvert/update', client: 'ads', wire: 'erp', body: 'json',
    answer: 'json', writes: true,
  },
  sdAdvertReportList: {
    family: 'adsSd', call: 'sdAdvertReportList', method: 'POST', path: '/amzd/api/v1/SDAdvertReport/list', client: 'ads', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  sdReportProducts: {
    family: 'adsSd', call: 'sdReportProducts', method: 'POST', path: '/amzd/api/v1/SDAdvertReport/productsList', client: 'ads', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  sdReportTargets: {
    family: 'adsSd', call: 'sdReportTargets', method: 'POST', path: '/amzd/api/v1/SDAdvertReport/targetsList', client: 'ads', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  sdReportMatched: {
    family: 'adsSd', call: 'sdReportMatched', method: 'POST', path: '/amzd/api/v1/SDAdvertReport/matchedList', client: 'ads', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
} satisfies Record<string, CallMeta>

/** What the provider needs to know of the family. */
export const FAMILY: FamilyMeta = {
  family: 'adsSd',
  wire: WIRES.erp,
  capabilities: {
    sort: 'many',
    filter: ['eq', 'ne', 'gt', 'ge', 'lt', 'le', 'in', 'between', 'contains', 'starts', 'empty'],
    or: true,
    beside: true,
    summary: 'server',
    export: 'task',
    currency: true,
    compare: true,
    pivot: true,
    trend: true,
    allFiltered: true,
  },
  resources: {
    advertList: {
      list: CALLS.advertList,
      edit: CALLS.advertUpdate,
      key: ['shop_id', 'campaign_id'],
      decimals: [
        'in_budget', 'suggest_budget', 'daily_budget', 'top_percent', 'rest_percent', 'product_percent', 'budget_usage', 'target_acos',
        'said.target_acos', 'perf.total_spend', 'perf.amount', 'perf.CTR', 'perf.avg_cpc', 'perf.conversion_rate', 'perf.CPA', 'perf.acos',
        'perf.ROAS', 'brand.total_spend', 'brand.amount', 'brand.CTR', 'brand.avg_cpc', 'brand.conversion_rate', 'brand.CPA', 'brand.acos',
        'brand.ROAS', 'brand.click_sales', 'brand.ntb_sales', 'brand.VCPM', 'brand.ntb_share', 'all.sp_total_spend',
        'all.brand_total_spend', 'all.sp_amount', 'all.brand_amount', 'all.total_spend', 'all.amount', 'all.CTR', 'all.avg_cpc',
        'all.conversion_rate', 'all.CPA', 'all.acos', 'all.ROAS', 'day1.sp_total_spend', 'day1.brand_total_spend', 'day1.sp_amount',
        'day1.brand_amount', 'day1.total_spend', 'day1.amount', 'day1.CTR', 'day1.avg_cpc', 'day1.conversion_rate', 'day1.CPA', 'day1.acos',
        'day1.ROAS',
      ],
      integers: [
        'perf.impressions', 'perf.clicks', 'perf.order_quantity', 'brand.impressions', 'brand.clicks', 'brand.order_quantity',
        'brand.units_sold', 'brand.viewable_impressions', 'brand.click_orders', 'brand.detail_views', 'brand.ntb_orders',
        'brand.branded_searches', 'brand.add_to_cart', 'brand.video_complete', 'brand.views_5s', 'all.sp_impressions',
        'all.brand_impressions', 'all.sp_clicks', 'all.brand_clicks', 'all.sp_order_quantity', 'all.brand_order_quantity',
        'all.impressions', 'all.clicks', 'all.order_quantity', 'day1.sp_impressions', 'day1.brand_impressions', 'day1.sp_clicks',
        'day1.brand_clicks', 'day1.sp_order_quantity', 'day1.brand_order_quantity', 'day1.impressions', 'day1.clicks',
        'day1.order_quantity',
      ],
      texts: ['shop_id', 'campaign_id', 'portfolio_id', 'owner', 'said.owner'],
    },
    sdAdvertList: {
      list: CALLS.sdAdvertList,
      edit: CALLS.sdAdvertUpdate,
      key: ['shop_id', 'ad_id'],
      decimals: [
        'product.price', 'perf.total_spend', 'perf.amount', 'perf.CTR', 'perf.avg_cpc', 'perf.conversion_rate', 'perf.CPA', 'perf.acos',
        'perf.ROAS', 'perf.same_sku_sales', 'perf.other_sku_sales', 'brand.total_spend', 'brand.amount', 'brand.CTR', 'brand.avg_cpc',
        'brand.conversion_rate', 'brand.CPA', 'brand.acos', 'brand.ROAS', 'brand.click_sales', 'brand.ntb_sales', 'brand.VCPM',
        'brand.ntb_share',
      ],
      integers: [
        'perf.impressions', 'perf.clicks', 'perf.order_quantity', 'perf.units_sold', 'perf.same_sku_units', 'perf.other_sku_units',
        'brand.impressions', 'brand.clicks', 'brand.order_quantity', 'brand.units_sold', 'brand.viewable_impressions', 'brand.click_orders',
        'brand.detail_views', 'brand.ntb_orders',
      ],
      texts: ['shop_id', 'ad_id', 'asin', 'campaign_id', 'ad_group_id', 'portfolio_id'],
    },
    sdAdvertReportList: {
      list: CALLS.sdAdvertReportList,
      key: [],
      decimals: [
        'total_spend', 'amount', 'CTR', 'avg_cpc', 'conversion_rate', 'CPA', 'acos', 'ROAS', 'click_sales', 'ntb_sales', 'VCPM',
        'ntb_share',
      ],
      integers: [
        'impressions', 'clicks', 'order_quantity', 'units_sold', 'viewable_impressions', 'click_orders', 'detail_views', 'ntb_orders',
        'branded_searches', 'add_to_cart', 'video_complete', 'views_5s',
      ],
      texts: ['shop'],
    },
    sdReportProducts: {
      list: CALLS.sdReportProducts,
      key: [],
      decimals: [
        'total_spend', 'amount', 'CTR', 'avg_cpc', 'conversion_rate', 'CPA', 'acos', 'ROAS', 'click_sales', 'ntb_sales', 'VCPM',
        'ntb_share',
      ],
      integers: [
        'impressions', 'clicks', 'order_quantity', 'units_sold', 'viewable_impressions', 'click_orders', 'detail_views', 'ntb_orders',
      ],
      texts: ['shop', 'asin'],
    },
    sdReportTargets: {
      list: CALLS.sdReportTargets,
      key: [],
      decimals: [
        'total_spend', 'amount', 'CTR', 'avg_cpc', 'conversion_rate', 'CPA', 'acos', 'ROAS', 'click_sales', 'ntb_sales', 'VCPM',
        'ntb_share',
      ],
      integers: [
        'impressions', 'clicks', 'order_quantity', 'units_sold', 'viewable_impressions', 'click_orders', 'detail_views', 'ntb_orders',
        'branded_searches', 'video_complete', 'views_5s',
      ],
      texts: ['shop'],
    },
    sdReportMatched: {
      list: CALLS.sdReportMatched,
      key: [],
      decimals: [
        'total_spend', 'amount', 'CTR', 'avg_cpc', 'conversion_rate', 'CPA', 'acos', 'ROAS', 'click_sales', 'ntb_sales', 'VCPM',
        'ntb_share',
      ],
      integers: [
        'impressions', 'clicks', 'order_quantity', 'units_sold', 'viewable_impressions', 'click_orders', 'detail_views', 'ntb_orders',
      ],
      texts: ['shop'],
    },
    ad_draft: {
      add: CALLS.advertCreate,
      key: ['id'],
      decimals: [
        'daily_budget', 'top_percent', 'rest_percent', 'product_percent', 'default_bid', 'keyword_bid', 'target_bid', 'close_bid',
        'loose_bid', 'substitutes_bid', 'complements_bid',
      ],
      integers: [],
      texts: ['id', 'shop_id', 'portfolio_id', 'creator'],
    },
  },
}

/** One for all that this module says of calls: a server whose stamp is another is asked what it has. */
export const STAMP = 'f46a13b9dacf'

/** Calls of this family that are not built yet: our server answers them with one fixed refusal. */
export const PLANNED = [] as const

/** SD 广告: the lists and rows of this family, as refine asks for them. */
export function provider(transport: Transport): DataProvider {
  return createFamilyProvider(FAMILY, transport)
}

/**
 * SD广告列表
 * POST /amzd/api/v1/SdAdvert/list · ListRequest → ListAnswer<AdCampaignRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function advertList(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<AdCampaignRow>> {
  return askList<AdCampaignRow>(transport, FAMILY, CALLS.advertList, FAMILY.resources['advertList']!, body, options)
}

/**
 * SD广告创建
 * POST /amzd/api/v1/SdAdvert/create · AdDraftAdd → AdDraftRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function advertCreate(transport: Transport, body: AdDraftAdd, options?: CallOptions): Promise<AdDraftRow> {
  return transport.call<AdDraftRow>(CALLS.advertCreate, body, options)
}

/**
 * SD广告更新
 * POST /amzd/api/v1/SdAdvert/update · AdCampaignEdit → AdCampaignRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function advertUpdate(transport: Transport, body: AdCampaignEdit, options?: CallOptions): Promise<AdCampaignRow> {
  return transport.call<AdCampaignRow>(CALLS.advertUpdate, body, options)
}

/**
 * SD广告列表
 * POST /amzd/api/v1/sdAdvert/list · ListRequest → ListAnswer<AdProductRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function sdAdvertList(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<AdProductRow>> {
  return askList<AdProductRow>(transport, FAMILY, CALLS.sdAdvertList, FAMILY.resources['sdAdvertList']!, body, options)
}

/**
 * SD广告创建
 * POST /amzd/api/v1/sdAdvert/create · AdDraftAdd → AdDraftRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function sdAdvertCreate(transport: Transport, body: AdDraftAdd, options?: CallOptions): Promise<AdDraftRow> {
  return transport.call<AdDraftRow>(CALLS.sdAdvertCreate, body, options)
}

/**
 * SD广告更新
 * POST /amzd/api/v1/sdAdvert/update · AdProductEdit → AdProductRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function sdAdvertUpdate(transport: Transport, body: AdProductEdit, options?: CallOptions): Promise<AdProductRow> {
  return transport.call<AdProductRow>(CALLS.sdAdvertUpdate, body, options)
}

/**
 * SD报表
 * POST /amzd/api/v1/SDAdvertReport/list · ListRequest → ListAnswer<BrandCampaignsFigures>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function sdAdvertReportList(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<BrandCampaignsFigures>> {
  return askList<BrandCampaignsFigures>(transport, FAMILY, CALLS.sdAdvertReportList, FAMILY.resources['sdAdvertReportList']!, body, options)
}

/**
 * SD广告商品报表
 * POST /amzd/api/v1/SDAdvertReport/productsList · ListRequest → ListAnswer<BrandProductsFigures>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function sdReportProducts(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<BrandProductsFigures>> {
  return askList<BrandProductsFigures>(transport, FAMILY, CALLS.sdReportProducts, FAMILY.resources['sdReportProducts']!, body, options)
}

/**
 * SD投放报表
 * POST /amzd/api/v1/SDAdvertReport/targetsList · ListRequest → ListAnswer<BrandTargetsFigures>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function sdReportTargets(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<BrandTargetsFigures>> {
  return askList<BrandTargetsFigures>(transport, FAMILY, CALLS.sdReportTargets, FAMILY.resources['sdReportTargets']!, body, options)
}

/**
 * SD匹配目标报表
 * POST /amzd/api/v1/SDAdvertReport/matchedList · ListRequest → ListAnswer<BrandTermsFigures>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function sdReportMatched(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<BrandTermsFigures>> {
  return askList<BrandTermsFigures>(transport, FAMILY, CALLS.sdReportMatched, FAMILY.resources['sdReportMatched']!, body, options)
}
