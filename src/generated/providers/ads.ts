/**
 * 广告公共：9 个接口已建成，0 个待建。
 * Written by `npm run codegen` from schemas/endpoints/ads.json: edit that, not this file.
 */
import type { DataProvider } from '@refinedev/core'
import { askList, createFamilyProvider } from '../../data/family-provider'
import type { CallMeta, CallOptions, FamilyMeta, Transport } from '../../../contract/transport'
import type { AdAsinsFigures } from '../../../contract/generated/datasets/ad_asins'
import type { AdCampaignsFigures } from '../../../contract/generated/datasets/ad_campaigns'
import type { AdChangeRow } from '../../../contract/generated/entities/ad_change'
import type { AdPortfolioRow } from '../../../contract/generated/entities/ad_portfolio'
import type {
  AnalysisExcelRequest, AnalysisExcelResponse, ExportExcelRequest, ExportExcelResponse, GetAuthAdvertisementShopRequest,
  GetAuthAdvertisementShopResponse, ReportRequestRequest, ReportRequestResponse,
} from '../../../contract/generated/families/ads'
import type { ListAnswer, ListRequest } from '../../../contract/wire'
import { WIRES } from '../wires'

/** How each built call is sent. */
export const CALLS = {
  adjustmentLogList: {
    family: 'ads', call: 'adjustmentLogList', method: 'POST', path: '/amzd/api/v1/AdjustmentLog/list', client: 'ads', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  getAuthAdvertisementShop: {
    family: 'ads', call: 'getAuthAdvertisementShop', method: 'POST', path: '/amzd/api/v1/Advertisement/getAuthAdvertisementShop',
    client: 'ads', wire: 'erp', body: 'json', answer: 'json', writes: false,
  },
  reportRequest: {
    family: 'ads', call: 'reportRequest', method: 'POST', path: '/amzd/api/v1/AdvertisementReport/request', client: 'ads', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  analysisExcel: {
    family: 'ads', call: 'analysisExcel', method: 'POST', path: '/amzd/api/v1/AdTool/analysisExcel', client: 'ads', wire: 'erp',
    body: 'multipart', answer: 'json', writes: true,
  },
  exportExcel: {
    family: 'ads', call: 'exportExcel', method: 'POST', path: '/amzd/api/v1/AdTool/exportExcel', client: 'ads', wire: 'erp', body: 'json',
    answer: 'json', writes: true,
  },
  adBulletinBoardSummary: {
    family: 'ads', call: 'adBulletinBoardSummary', method: 'POST', path: '/amzd/api/v1/AdBulletinBoard/summary', client: 'ads', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  adPortfoliosList: {
    family: 'ads', call: 'adPortfoliosList', method: 'POST', path: '/amzd/api/v1/AdPortfolios/list', client: 'ads', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  adCampaignList: {
    family: 'ads', call: 'adCampaignList', method: 'POST', path: '/amzd/api/v1/AdCampaign/list', client: 'ads', wire: 'erp', body: 'json',
    answer: 'json', writes: false,
  },
  asinAnalysisList: {
    family: 'ads', call: 'asinAnalysisList', method: 'POST', path: '/amzd/api/v1/AsinAnalysis/list', client: 'ads', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
} satisfies Record<string, CallMeta>

/** What the provider needs to know of the family. */
export const FAMILY: FamilyMeta = {
  family: 'ads',
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
    adjustmentLogList: {
      list: CALLS.adjustmentLogList,
      key: ['id'],
      decimals: [],
      integers: ['line_no'],
      texts: ['id', 'import_id', 'shop_id', 'object_id', 'campaign_id', 'ad_group_id'],
    },
    adBulletinBoardSummary: {
      list: CALLS.adBulletinBoardSummary,
      key: [],
      decimals: [
        'sp_total_spend', 'brand_total_spend', 'sp_amount', 'brand_amount', 'total_spend', 'amount', 'CTR', 'avg_cpc', 'conversion_rate',
        'CPA', 'acos', 'ROAS',
      ],
      integers: [
        'sp_impressions', 'brand_impressions', 'sp_clicks', 'brand_clicks', 'sp_order_quantity', 'brand_order_quantity', 'impressions',
        'clicks', 'order_quantity',
      ],
      texts: ['shop', 'shop_owner'],
    },
    adPortfoliosList: {
      list: CALLS.adPortfoliosList,
      key: ['shop_id', 'portfolio_id'],
      decimals: [
        'budget_amount', 'all.sp_total_spend', 'all.brand_total_spend', 'all.sp_amount', 'all.brand_amount', 'all.total_spend',
        'all.amount', 'all.CTR', 'all.avg_cpc', 'all.conversion_rate', 'all.CPA', 'all.acos', 'all.ROAS', 'perf.total_spend', 'perf.amount',
        'perf.CTR', 'perf.avg_cpc', 'perf.conversion_rate', 'perf.CPA', 'perf.acos', 'perf.ROAS',
      ],
      integers: [
        'campaign_count', 'enabled_count', 'sp_count', 'sb_count', 'sd_count', 'all.sp_impressions', 'all.brand_impressions',
        'all.sp_clicks', 'all.brand_clicks', 'all.sp_order_quantity', 'all.brand_order_quantity', 'all.impressions', 'all.clicks',
        'all.order_quantity', 'perf.impressions', 'perf.clicks', 'perf.order_quantity',
      ],
      texts: ['shop_id', 'portfolio_id'],
    },
    adCampaignList: {
      list: CALLS.adCampaignList,
      key: [],
      decimals: [
        'sp_total_spend', 'brand_total_spend', 'sp_amount', 'brand_amount', 'total_spend', 'amount', 'CTR', 'avg_cpc', 'conversion_rate',
        'CPA', 'acos', 'ROAS',
      ],
      integers: [
        'sp_impressions', 'brand_impressions', 'sp_clicks', 'brand_clicks', 'sp_order_quantity', 'brand_order_quantity', 'impressions',
        'clicks', 'order_quantity',
      ],
      texts: ['shop', 'shop_owner'],
    },
    asinAnalysisList: {
      list: CALLS.asinAnalysisList,
      key: [],
      decimals: [
        'sales_amount', 'sp_total_spend', 'sd_total_spend', 'sp_amount', 'sd_amount', 'total_spend', 'amount', 'natural_amount', 'asoas',
        'ad_order_share', 'tacos', 'CTR', 'avg_cpc', 'conversion_rate', 'CPA', 'acos', 'ROAS', 'other_sales', 'daily', 'cover_days',
      ],
      integers: [
        'quantity', 'orders_count', 'sp_impressions', 'sd_impressions', 'sp_clicks', 'sd_clicks', 'sp_order_quantity', 'sd_order_quantity',
        'impressions', 'clicks', 'order_quantity', 'natural_orders', 'sp_campaigns', 'sd_campaigns', 'campaigns', 'other_units', 'sellable',
      ],
      texts: [
        'shop', 'asin', 'parent_asin', 'specialist', 'leader', 'assistant', 'developer', 'category', 'brand', 'shop_owner',
      ],
    },
  },
}

/** One for all that this module says of calls: a server whose stamp is another is asked what it has. */
export const STAMP = '3983a25b28bd'

/** Calls of this family that are not built yet: our server answers them with one fixed refusal. */
export const PLANNED = [] as const

/** 广告公共: the lists and rows of this family, as refine asks for them. */
export function provider(transport: Transport): DataProvider {
  return createFamilyProvider(FAMILY, transport)
}

/**
 * 调整日志
 * POST /amzd/api/v1/AdjustmentLog/list · ListRequest → ListAnswer<AdChangeRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function adjustmentLogList(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<AdChangeRow>> {
  return askList<AdChangeRow>(transport, FAMILY, CALLS.adjustmentLogList, FAMILY.resources['adjustmentLogList']!, body, options)
}

/**
 * 已授权广告店铺：可见范围内、授权未失效的
 * POST /amzd/api/v1/Advertisement/getAuthAdvertisementShop · GetAuthAdvertisementShopRequest → GetAuthAdvertisementShopResponse.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function getAuthAdvertisementShop(
  transport: Transport, body: GetAuthAdvertisementShopRequest = {}, options?: CallOptions,
): Promise<GetAuthAdvertisementShopResponse> {
  return transport.call<GetAuthAdvertisementShopResponse>(CALLS.getAuthAdvertisementShop, body, options)
}

/**
 * 生成广告报告文件
 * POST /amzd/api/v1/AdvertisementReport/request · ReportRequestRequest → ReportRequestResponse. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function reportRequest(transport: Transport, body: ReportRequestRequest, options?: CallOptions): Promise<ReportRequestResponse> {
  return transport.call<ReportRequestResponse>(CALLS.reportRequest, body, options)
}

/**
 * 上传Excel分析
 * POST /amzd/api/v1/AdTool/analysisExcel (multipart) · AnalysisExcelRequest → AnalysisExcelResponse. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function analysisExcel(transport: Transport, body: AnalysisExcelRequest, options?: CallOptions): Promise<AnalysisExcelResponse> {
  return transport.call<AnalysisExcelResponse>(CALLS.analysisExcel, body, options)
}

/**
 * 导出
 * POST /amzd/api/v1/AdTool/exportExcel · ExportExcelRequest → ExportExcelResponse. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function exportExcel(transport: Transport, body: ExportExcelRequest, options?: CallOptions): Promise<ExportExcelResponse> {
  return transport.call<ExportExcelResponse>(CALLS.exportExcel, body, options)
}

/**
 * 广告看板
 * POST /amzd/api/v1/AdBulletinBoard/summary · ListRequest → ListAnswer<AdCampaignsFigures>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function adBulletinBoardSummary(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<AdCampaignsFigures>> {
  return askList<AdCampaignsFigures>(transport, FAMILY, CALLS.adBulletinBoardSummary, FAMILY.resources['adBulletinBoardSummary']!, body, options)
}

/**
 * 广告组合
 * POST /amzd/api/v1/AdPortfolios/list · ListRequest → ListAnswer<AdPortfolioRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function adPortfoliosList(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<AdPortfolioRow>> {
  return askList<AdPortfolioRow>(transport, FAMILY, CALLS.adPortfoliosList, FAMILY.resources['adPortfoliosList']!, body, options)
}

/**
 * 全部广告活动
 * POST /amzd/api/v1/AdCampaign/list · ListRequest → ListAnswer<AdCampaignsFigures>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function adCampaignList(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<AdCampaignsFigures>> {
  return askList<AdCampaignsFigures>(transport, FAMILY, CALLS.adCampaignList, FAMILY.resources['adCampaignList']!, body, options)
}

/**
 * ASIN广告分析
 * POST /amzd/api/v1/AsinAnalysis/list · ListRequest → ListAnswer<AdAsinsFigures>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function asinAnalysisList(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<AdAsinsFigures>> {
  return askList<AdAsinsFigures>(transport, FAMILY, CALLS.asinAnalysisList, FAMILY.resources['asinAnalysisList']!, body, options)
}
