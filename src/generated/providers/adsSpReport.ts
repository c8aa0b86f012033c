/**
 * SP 广告报表：19 个接口已建成，0 个待建。
 * Written by `npm run codegen` from schemas/endpoints/adsSpReport.json: edit that, not this file.
 */
import type { DataProvider } from '@refinedev/core'
import { askList, createFamilyProvider } from '../../data/family-provider'
import type { CallMeta, CallOptions, FamilyMeta, Transport } from '../../../contract/transport'
import type { SpCampaignsFigures } from '../../../contract/generated/datasets/sp_campaigns'
import type { SpPlacementsFigures } from '../../../contract/generated/datasets/sp_placements'
import type { SpProductsFigures } from '../../../contract/generated/datasets/sp_products'
import type { SpPurchasesFigures } from '../../../contract/generated/datasets/sp_purchases'
import type { SpTargetsFigures } from '../../../contract/generated/datasets/sp_targets'
import type { SpTermsFigures } from '../../../contract/generated/datasets/sp_terms'
import type { AdNegativeRow } from '../../../contract/generated/entities/ad_negative'
import type { SpBudgetDayRow } from '../../../contract/generated/entities/sp_budget_day'
import type { SpTermShareDayRow } from '../../../contract/generated/entities/sp_term_share_day'
import type {
  CampaignExportRequest, CampaignExportResponse, GroupExportRequest, GroupExportResponse, KeywordExportRequest, KeywordExportResponse,
  NegativeKeywordExportRequest, NegativeKeywordExportResponse, PortfolioExportRequest, PortfolioExportResponse, ProductExportRequest,
  ProductExportResponse, TargetExportRequest, TargetExportResponse,
} from '../../../contract/generated/families/adsSpReport'
import type { ListAnswer, ListRequest } from '../../../contract/wire'
import { WIRES } from '../wires'

/** How each built call is sent. */
export const CALLS = {
  portfolioList: {
    family: 'adsSpReport', call: 'portfolioList', method: 'POST', path: '/amzd/api/v1/SPAdvertisementReport/portfolioList', client: 'ads',
    wire: 'erp', body: 'json', answer: 'json', writes: false,
  },
  portfolioExport: {
    family: 'adsSpReport', call: 'portfolioExport', method: 'POST', path: '/amzd/api/v1/SPAdvertisementReport/portfolioExport',
    client: 'ads', wire: 'erp', body: 'json', answer: 'json', writes: true,
  },
  campaignList: {
    family: 'adsSpReport', call: 'campaignList', method: 'POST', path: '/amzd/api/v1/SPAdvertisementReport/campaignList', client: 'ads',
    wire: 'erp', body: 'json', answer: 'json', writes: false,
  },
  campaignExport: {
    family: 'adsSpReport', call: 'campaignExport', method: 'POST', path: '/amzd/api/v1/SPAdvertisementReport/campaignExport', client: 'ads',
    wire: 'erp', body: 'json', answer: 'json', writes: true,
  },
  groupList: {
    family: 'adsSpReport', call: 'groupList', method: 'POST', path: '/amzd/api/v1/SPAdvertisementReport/groupList', client: 'ads',
    wire: 'erp', body: 'json', answer: 'json', writes: false,
  },
  groupExport: {
    family: 'adsSpReport', call: 'groupExport', method: 'POST', path: '/amzd/api/v1/SPAdvertisementReport/groupExport', client: 'ads',
    wire: 'erp', body: 'json', answer: 'json', writes: true,
  },
  productList: {
    family: 'adsSpReport', call: 'productList', method: 'POST', path: '/amzd/api/v1/SPAdvertisementReport/productList', client: 'ads',
    wire: 'erp', body: 'json', answer: 'json', writes: false,
  },
  productExport: {
    family: 'adsSpReport', call: 'productExport', method: 'POST', path: '/amzd/api/v1/SPAdvertisementReport/productExport', client: 'ads',
    wire: 'erp', body: 'json', answer: 'json', writes: true,
  },
  keywordList: {
    family: 'adsSpReport', call: 'keywordList', method: 'POST', path: '/amzd/api/v1/SPAdvertisementReport/keywordList', client: 'ads',
    wire: 'erp', body: 'json', answer: 'json', writes: false,
  },
  keywordExport: {
    family: 'adsSpReport', call: 'keywordExport', method: 'POST', path: '/amzd/api/v1/SPAdvertisementReport/keywordExport', client: 'ads',
    wire: 'erp', body: 'json', answer: 'json', writes: true,
  },
  targetList: {
    family: 'adsSpReport', call: 'targetList', method: 'POST', path: '/amzd/api/v1/SPAdvertisementReport/targetList', client: 'ads',
    wire: 'erp', body: 'json', answer: 'json', writes: false,
  },
  targetExport: {
    family: 'adsSpReport', call: 'targetExport', method: 'POST', path: '/amzd/api/v1/SPAdvertisementReport/targetExport', client: 'ads',
    wire: 'erp', body: 'json', answer: 'json', writes: true,
  },
  negativeKeywordList: {
    family: 'adsSpReport', call: 'negativeKeywordList', method: 'POST', path: '/amzd/api/v1/SPAdvertisementReport/negativeKeywordList',
    client: 'ads', wire: 'erp', body: 'json', answer: 'json', writes: false,
  },
  negativeKeywordExport: {
    family: 'adsSpReport', call: 'negativeKeywordExport', method: 'POST', path: '/amzd/api/v1/SPAdvertisementReport/negativeKeywordExport',
    client: 'ads', wire: 'erp', body: 'json', answer: 'json', writes: true,
  },
  termList: {
    family: 'adsSpReport', call: 'termList', method: 'POST', path: '/amzd/api/v1/SPAdvertisementReport/searchTermList', client: 'ads',
    wire: 'erp', body: 'json', answer: 'json', writes: false,
  },
  placementList: {
    family: 'adsSpReport', call: 'placementList', method: 'POST', path: '/amzd/api/v1/SPAdvertisementReport/placementList', client: 'ads',
    wire: 'erp', body: 'json', answer: 'json', writes: false,
  },
  purchaseList: {
    family: 'adsSpReport', call: 'purchaseList', method: 'POST', path: '/amzd/api/v1/SPAdvertisementReport/purchasedProductList',
    client: 'ads', wire: 'erp', body: 'json', answer: 'json', writes: false,
  },
  budgetList: {
    family: 'adsSpReport', call: 'budgetList', method: 'POST', path: '/amzd/api/v1/SPAdvertisementReport/budgetList', client: 'ads',
    wire: 'erp', body: 'json', answer: 'json', writes: false,
  },
  shareList: {
    family: 'adsSpReport', call: 'shareList', method: 'POST', path: '/amzd/api/v1/SPAdvertisementReport/impressionShareList', client: 'ads',
    wire: 'erp', body: 'json', answer: 'json', writes: false,
  },
} satisfies Record<string, CallMeta>

/** What the provider needs to know of the family. */
export const FAMILY: FamilyMeta = {
  family: 'adsSpReport',
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
    portfolioList: {
      list: CALLS.portfolioList,
      key: [],
      decimals: ['total_spend', 'amount', 'CTR', 'avg_cpc', 'conversion_rate', 'CPA', 'acos', 'ROAS'],
      integers: ['impressions', 'clicks', 'order_quantity'],
      texts: ['shop', 'shop_owner'],
    },
    campaignList: {
      list: CALLS.campaignList,
      key: [],
      decimals: ['total_spend', 'amount', 'CTR', 'avg_cpc', 'conversion_rate', 'CPA', 'acos', 'ROAS'],
      integers: ['impressions', 'clicks', 'order_quantity'],
      texts: ['shop', 'shop_owner'],
    },
    groupList: {
      list: CALLS.groupList,
      key: [],
      decimals: [
        'total_spend', 'amount', 'CTR', 'avg_cpc', 'conversion_rate', 'CPA', 'acos', 'ROAS', 'same_sku_sales', 'other_sku_sales',
      ],
      integers: ['impressions', 'clicks', 'order_quantity', 'units_sold', 'same_sku_units', 'other_sku_units'],
      texts: ['shop', 'asin'],
    },
    productList: {
      list: CALLS.productList,
      key: [],
      decimals: [
        'total_spend', 'amount', 'CTR', 'avg_cpc', 'conversion_rate', 'CPA', 'acos', 'ROAS', 'same_sku_sales', 'other_sku_sales',
      ],
      integers: ['impressions', 'clicks', 'order_quantity', 'units_sold', 'same_sku_units', 'other_sku_units'],
      texts: ['shop', 'asin'],
    },
    keywordList: {
      list: CALLS.keywordList,
      key: [],
      decimals: [
        'total_spend', 'amount', 'CTR', 'avg_cpc', 'conversion_rate', 'CPA', 'acos', 'ROAS', 'same_sku_sales', 'other_sku_sales',
      ],
      integers: ['impressions', 'clicks', 'order_quantity', 'units_sold', 'same_sku_units', 'other_sku_units'],
      texts: ['shop'],
    },
    targetList: {
      list: CALLS.targetList,
      key: [],
      decimals: [
        'total_spend', 'amount', 'CTR', 'avg_cpc', 'conversion_rate', 'CPA', 'acos', 'ROAS', 'same_sku_sales', 'other_sku_sales',
      ],
      integers: ['impressions', 'clicks', 'order_quantity', 'units_sold', 'same_sku_units', 'other_sku_units'],
      texts: ['shop'],
    },
    negativeKeywordList: {
      list: CALLS.negativeKeywordList,
      key: ['shop_id', 'negative_id'],
      decimals: [],
      integers: [],
      texts: ['shop_id', 'negative_id', 'keyword_id', 'target_id', 'campaign_id', 'ad_group_id', 'portfolio_id'],
    },
    termList: {
      list: CALLS.termList,
      key: [],
      decimals: [
        'total_spend', 'amount', 'CTR', 'avg_cpc', 'conversion_rate', 'CPA', 'acos', 'ROAS', 'same_sku_sales', 'other_sku_sales',
      ],
      integers: ['impressions', 'clicks', 'order_quantity', 'units_sold', 'same_sku_units', 'other_sku_units'],
      texts: ['shop'],
    },
    placementList: {
      list: CALLS.placementList,
      key: [],
      decimals: ['total_spend', 'amount', 'CTR', 'avg_cpc', 'conversion_rate', 'CPA', 'acos', 'ROAS'],
      integers: ['impressions', 'clicks', 'order_quantity'],
      texts: ['shop'],
    },
    purchaseList: {
      list: CALLS.purchaseList,
      key: [],
      decimals: ['other_sku_sales'],
      integers: ['other_sku_orders', 'other_sku_units'],
      texts: ['shop', 'asin', 'purchased_asin'],
    },
    budgetList: {
      list: CALLS.budgetList,
      key: ['id'],
      decimals: [
        'budget', 'recommended_budget', 'in_budget', 'missed_sales_min', 'missed_sales_max', 'total_spend', 'amount', 'CTR', 'avg_cpc',
        'acos',
      ],
      integers: [
        'line_no', 'missed_impressions_min', 'missed_impressions_max', 'missed_clicks_min', 'missed_clicks_max', 'impressions', 'clicks',
        'order_quantity',
      ],
      texts: ['id', 'import_id', 'shop_id'],
    },
    shareList: {
      list: CALLS.shareList,
      key: ['id'],
      decimals: ['share', 'total_spend', 'amount', 'CTR', 'avg_cpc', 'acos'],
      integers: ['line_no', 'share_rank', 'impressions', 'clicks', 'order_quantity'],
      texts: ['id', 'import_id', 'shop_id'],
    },
  },
}

/** One for all that this module says of calls: a server whose stamp is another is asked what it has. */
export const STAMP = 'c71494ce3c3c'

/** Calls of this family that are not built yet: our server answers them with one fixed refusal. */
export const PLANNED = [] as const

/** SP 广告报表: the lists and rows of this family, as refine asks for them. */
export function provider(transport: Transport): DataProvider {
  return createFamilyProvider(FAMILY, transport)
}

/**
 * SP广告组合报表
 * POST /amzd/api/v1/SPAdvertisementReport/portfolioList · ListRequest → ListAnswer<SpCampaignsFigures>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function portfolioList(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<SpCampaignsFigures>> {
  return askList<SpCampaignsFigures>(transport, FAMILY, CALLS.portfolioList, FAMILY.resources['portfolioList']!, body, options)
}

/**
 * SP广告组合报表导出
 * POST /amzd/api/v1/SPAdvertisementReport/portfolioExport · PortfolioExportRequest → PortfolioExportResponse. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function portfolioExport(transport: Transport, body: PortfolioExportRequest, options?: CallOptions): Promise<PortfolioExportResponse> {
  return transport.call<PortfolioExportResponse>(CALLS.portfolioExport, body, options)
}

/**
 * SP广告活动报表
 * POST /amzd/api/v1/SPAdvertisementReport/campaignList · ListRequest → ListAnswer<SpCampaignsFigures>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function campaignList(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<SpCampaignsFigures>> {
  return askList<SpCampaignsFigures>(transport, FAMILY, CALLS.campaignList, FAMILY.resources['campaignList']!, body, options)
}

/**
 * SP广告活动报表导出
 * POST /amzd/api/v1/SPAdvertisementReport/campaignExport · CampaignExportRequest → CampaignExportResponse. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function campaignExport(transport: Transport, body: CampaignExportRequest, options?: CallOptions): Promise<CampaignExportResponse> {
  return transport.call<CampaignExportResponse>(CALLS.campaignExport, body, options)
}

/**
 * SP广告组报表
 * POST /amzd/api/v1/SPAdvertisementReport/groupList · ListRequest → ListAnswer<SpProductsFigures>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function groupList(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<SpProductsFigures>> {
  return askList<SpProductsFigures>(transport, FAMILY, CALLS.groupList, FAMILY.resources['groupList']!, body, options)
}

/**
 * SP广告组报表导出
 * POST /amzd/api/v1/SPAdvertisementReport/groupExport · GroupExportRequest → GroupExportResponse. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function groupExport(transport: Transport, body: GroupExportRequest, options?: CallOptions): Promise<GroupExportResponse> {
  return transport.call<GroupExportResponse>(CALLS.groupExport, body, options)
}

/**
 * SP广告商品报表
 * POST /amzd/api/v1/SPAdvertisementReport/productList · ListRequest → ListAnswer<SpProductsFigures>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function productList(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<SpProductsFigures>> {
  return askList<SpProductsFigures>(transport, FAMILY, CALLS.productList, FAMILY.resources['productList']!, body, options)
}

/**
 * SP广告商品报表导出
 * POST /amzd/api/v1/SPAdvertisementReport/productExport · ProductExportRequest → ProductExportResponse. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function productExport(transport: Transport, body: ProductExportRequest, options?: CallOptions): Promise<ProductExportResponse> {
  return transport.call<ProductExportResponse>(CALLS.productExport, body, options)
}

/**
 * SP关键词报表
 * POST /amzd/api/v1/SPAdvertisementReport/keywordList · ListRequest → ListAnswer<SpTargetsFigures>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function keywordList(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<SpTargetsFigures>> {
  return askList<SpTargetsFigures>(transport, FAMILY, CALLS.keywordList, FAMILY.resources['keywordList']!, body, options)
}

/**
 * SP关键词报表导出
 * POST /amzd/api/v1/SPAdvertisementReport/keywordExport · KeywordExportRequest → KeywordExportResponse. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function keywordExport(transport: Transport, body: KeywordExportRequest, options?: CallOptions): Promise<KeywordExportResponse> {
  return transport.call<KeywordExportResponse>(CALLS.keywordExport, body, options)
}

/**
 * SP商品投放报表
 * POST /amzd/api/v1/SPAdvertisementReport/targetList · ListRequest → ListAnswer<SpTargetsFigures>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function targetList(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<SpTargetsFigures>> {
  return askList<SpTargetsFigures>(transport, FAMILY, CALLS.targetList, FAMILY.resources['targetList']!, body, options)
}

/**
 * SP商品投放报表导出
 * POST /amzd/api/v1/SPAdvertisementReport/targetExport · TargetExportRequest → TargetExportResponse. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function targetExport(transport: Transport, body: TargetExportRequest, options?: CallOptions): Promise<TargetExportResponse> {
  return transport.call<TargetExportResponse>(CALLS.targetExport, body, options)
}

/**
 * SP否定关键词报表
 * POST /amzd/api/v1/SPAdvertisementReport/negativeKeywordList · ListRequest → ListAnswer<AdNegativeRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function negativeKeywordList(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<AdNegativeRow>> {
  return askList<AdNegativeRow>(transport, FAMILY, CALLS.negativeKeywordList, FAMILY.resources['negativeKeywordList']!, body, options)
}

/**
 * SP否定关键词报表导出
 * POST /amzd/api/v1/SPAdvertisementReport/negativeKeywordExport · NegativeKeywordExportRequest → NegativeKeywordExportResponse.
 * Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function negativeKeywordExport(transport: Transport, body: NegativeKeywordExportRequest, options?: CallOptions): Promise<NegativeKeywordExportResponse> {
  return transport.call<NegativeKeywordExportResponse>(CALLS.negativeKeywordExport, body, options)
}

/**
 * SP搜索词报表
 * POST /amzd/api/v1/SPAdvertisementReport/searchTermList · ListRequest → ListAnswer<SpTermsFigures>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function termList(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<SpTermsFigures>> {
  return askList<SpTermsFigures>(transport, FAMILY, CALLS.termList, FAMILY.resources['termList']!, body, options)
}

/**
 * SP广告位报表
 * POST /amzd/api/v1/SPAdvertisementReport/placementList · ListRequest → ListAnswer<SpPlacementsFigures>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function placementList(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<SpPlacementsFigures>> {
  return askList<SpPlacementsFigures>(transport, FAMILY, CALLS.placementList, FAMILY.resources['placementList']!, body, options)
}

/**
 * SP已购买商品报表
 * POST /amzd/api/v1/SPAdvertisementReport/purchasedProductList · ListRequest → ListAnswer<SpPurchasesFigures>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function purchaseList(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<SpPurchasesFigures>> {
  return askList<SpPurchasesFigures>(transport, FAMILY, CALLS.purchaseList, FAMILY.resources['purchaseList']!, body, options)
}

/**
 * SP预算报表
 * POST /amzd/api/v1/SPAdvertisementReport/budgetList · ListRequest → ListAnswer<SpBudgetDayRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function budgetList(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<SpBudgetDayRow>> {
  return askList<SpBudgetDayRow>(transport, FAMILY, CALLS.budgetList, FAMILY.resources['budgetList']!, body, options)
}

/**
 * SP搜索词展示量份额报表
 * POST /amzd/api/v1/SPAdvertisementReport/impressionShareList · ListRequest → ListAnswer<SpTermShareDayRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function shareList(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<SpTermShareDayRow>> {
  return askList<SpTermShareDayRow>(transport, FAMILY, CALLS.shareList, FAMILY.resources['shareList']!, body, options)
}
