/**
 * SP 广告报表：11 个接口已建成，8 个待建。
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
import type { SpBudgetDayRow } from '../../../contract/generated/entities/sp_budget_day'
import type { SpTermShareDayRow } from '../../../contract/generated/entities/sp_term_share_day'
import type { ListAnswer, ListRequest } from '../../../contract/wire'
import { WIRES } from '../wires'

/** How each built call is sent. */
export const CALLS = {
  portfolioList: {
    family: 'adsSpReport', call: 'portfolioList', method: 'POST', path: '/amzd/api/v1/SPAdvertisementReport/portfolioList', client: 'ads',
    wire: 'erp', body: 'json', answer: 'json', writes: false,
  },
  campaignList: {
    family: 'adsSpReport', call: 'campaignList', method: 'POST', path: '/amzd/api/v1/SPAdvertisementReport/campaignList', client: 'ads',
    wire: 'erp', body: 'json', answer: 'json', writes: false,
  },
  groupList: {
    family: 'adsSpReport', call: 'groupList', method: 'POST', path: '/amzd/api/v1/SPAdvertisementReport/groupList', client: 'ads',
    wire: 'erp', body: 'json', answer: 'json', writes: false,
  },
  productList: {
    family: 'adsSpReport', call: 'productList', method: 'POST', path: '/amzd/api/v1/SPAdvertisementReport/productList', client: 'ads',
    wire: 'erp', body: 'json', answer: 'json', writes: false,
  },
  keywordList: {
    family: 'adsSpReport', call: 'keywordList', method: 'POST', path: '/amzd/api/v1/SPAdvertisementReport/keywordList', client: 'ads',
    wire: 'erp', body: 'json', answer: 'json', writes: false,
  },
  targetList: {
    family: 'adsSpReport', call: 'targetList', method: 'POST', path: '/amzd/api/v1/SPAdvertisementReport/targetList', client: 'ads',
    wire: 'erp', body: 'json', answer: 'json', writes: false,
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
export const STAMP = '0f59e9294553'

/** Calls of this family that are not built yet: our server answers them with one fixed refusal. */
export const PLANNED = [
  'portfolioExport',
  'campaignExport',
  'groupExport',
  'productExport',
  'keywordExport',
  'targetExport',
  'negativeKeywordList',
  'negativeKeywordExport',
] as const

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
 * SP广告活动报表
 * POST /amzd/api/v1/SPAdvertisementReport/campaignList · ListRequest → ListAnswer<SpCampaignsFigures>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function campaignList(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<SpCampaignsFigures>> {
  return askList<SpCampaignsFigures>(transport, FAMILY, CALLS.campaignList, FAMILY.resources['campaignList']!, body, options)
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
 * SP广告商品报表
 * POST /amzd/api/v1/SPAdvertisementReport/productList · ListRequest → ListAnswer<SpProductsFigures>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function productList(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<SpProductsFigures>> {
  return askList<SpProductsFigures>(transport, FAMILY, CALLS.productList, FAMILY.resources['productList']!, body, options)
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
 * SP商品投放报表
 * POST /amzd/api/v1/SPAdvertisementReport/targetList · ListRequest → ListAnswer<SpTargetsFigures>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function targetList(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<SpTargetsFigures>> {
  return askList<SpTargetsFigures>(transport, FAMILY, CALLS.targetList, FAMILY.resources['targetList']!, body, options)
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

/** How a call that is not built yet is sent: what the family's file says of it, else the usual. */
const planned = (call: string, path: string, how: Partial<CallMeta> = {}): CallMeta => ({
  family: 'adsSpReport', client: 'ads', wire: 'erp', method: 'POST', body: 'json', answer: 'json', writes: false, call, path, ...how,
})

/**
 * SP广告组合报表导出
 * POST /amzd/api/v1/SPAdvertisementReport/portfolioExport（路径由我们拟定） · 尚未开放：本系统一律拒绝，企业自有 ERP 可以应答。
 * 请求（草案）：filters
 * 返回（草案）：binary
 */
export function portfolioExport(transport: Transport, body?: Record<string, unknown>, options?: CallOptions): Promise<unknown> {
  return transport.call(planned('portfolioExport', '/amzd/api/v1/SPAdvertisementReport/portfolioExport', { answer: 'binary' }), body, options)
}

/**
 * SP广告活动报表导出
 * POST /amzd/api/v1/SPAdvertisementReport/campaignExport（路径由我们拟定） · 尚未开放：本系统一律拒绝，企业自有 ERP 可以应答。
 * 请求（草案）：filters
 * 返回（草案）：binary
 */
export function campaignExport(transport: Transport, body?: Record<string, unknown>, options?: CallOptions): Promise<unknown> {
  return transport.call(planned('campaignExport', '/amzd/api/v1/SPAdvertisementReport/campaignExport', { answer: 'binary' }), body, options)
}

/**
 * SP广告组报表导出
 * POST /amzd/api/v1/SPAdvertisementReport/groupExport（路径由我们拟定） · 尚未开放：本系统一律拒绝，企业自有 ERP 可以应答。
 * 请求（草案）：filters
 * 返回（草案）：binary
 */
export function groupExport(transport: Transport, body?: Record<string, unknown>, options?: CallOptions): Promise<unknown> {
  return transport.call(planned('groupExport', '/amzd/api/v1/SPAdvertisementReport/groupExport', { answer: 'binary' }), body, options)
}

/**
 * SP广告商品报表导出
 * POST /amzd/api/v1/SPAdvertisementReport/productExport（路径由我们拟定） · 尚未开放：本系统一律拒绝，企业自有 ERP 可以应答。
 * 请求（草案）：filters
 * 返回（草案）：binary
 */
export function productExport(transport: Transport, body?: Record<string, unknown>, options?: CallOptions): Promise<unknown> {
  return transport.call(planned('productExport', '/amzd/api/v1/SPAdvertisementReport/productExport', { answer: 'binary' }), body, options)
}

/**
 * SP关键词报表导出
 * POST /amzd/api/v1/SPAdvertisementReport/keywordExport（路径由我们拟定） · 尚未开放：本系统一律拒绝，企业自有 ERP 可以应答。
 * 请求（草案）：filters
 * 返回（草案）：binary
 */
export function keywordExport(transport: Transport, body?: Record<string, unknown>, options?: CallOptions): Promise<unknown> {
  return transport.call(planned('keywordExport', '/amzd/api/v1/SPAdvertisementReport/keywordExport', { answer: 'binary' }), body, options)
}

/**
 * SP商品投放报表导出
 * POST /amzd/api/v1/SPAdvertisementReport/targetExport（路径由我们拟定） · 尚未开放：本系统一律拒绝，企业自有 ERP 可以应答。
 * 请求（草案）：filters
 * 返回（草案）：binary
 */
export function targetExport(transport: Transport, body?: Record<string, unknown>, options?: CallOptions): Promise<unknown> {
  return transport.call(planned('targetExport', '/amzd/api/v1/SPAdvertisementReport/targetExport', { answer: 'binary' }), body, options)
}

/**
 * SP否定关键词报表
 * POST /amzd/api/v1/SPAdvertisementReport/negativeKeywordList（路径由我们拟定） · 尚未开放：本系统一律拒绝，企业自有 ERP 可以应答。
 * 请求（草案）：{page,pageSize,sort?,order?,filters…}
 * 返回（草案）：{list:[…],total,summary?}
 */
export function negativeKeywordList(transport: Transport, body?: Record<string, unknown>, options?: CallOptions): Promise<unknown> {
  return transport.call(planned('negativeKeywordList', '/amzd/api/v1/SPAdvertisementReport/negativeKeywordList'), body, options)
}

/**
 * SP否定关键词报表导出
 * POST /amzd/api/v1/SPAdvertisementReport/negativeKeywordExport（路径由我们拟定） · 尚未开放：本系统一律拒绝，企业自有 ERP 可以应答。
 * 请求（草案）：filters
 * 返回（草案）：binary
 */
export function negativeKeywordExport(transport: Transport, body?: Record<string, unknown>, options?: CallOptions): Promise<unknown> {
  return transport.call(planned('negativeKeywordExport', '/amzd/api/v1/SPAdvertisementReport/negativeKeywordExport', { answer: 'binary' }), body, options)
}
