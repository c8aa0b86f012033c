/**
 * 广告公共：2 个接口已建成，5 个待建。
 * Written by `npm run codegen` from schemas/endpoints/ads.json: edit that, not this file.
 */
import type { DataProvider } from '@refinedev/core'
import { askList, createFamilyProvider } from '../../data/family-provider'
import type { CallMeta, CallOptions, FamilyMeta, Transport } from '../../../contract/transport'
import type { AdCampaignsFigures } from '../../../contract/generated/datasets/ad_campaigns'
import type { GetAuthAdvertisementShopRequest, GetAuthAdvertisementShopResponse } from '../../../contract/generated/families/ads'
import type { ListAnswer, ListRequest } from '../../../contract/wire'
import { WIRES } from '../wires'

/** How each built call is sent. */
export const CALLS = {
  getAuthAdvertisementShop: {
    family: 'ads', call: 'getAuthAdvertisementShop', method: 'POST', path: '/amzd/api/v1/Advertisement/getAuthAdvertisementShop',
    client: 'ads', wire: 'erp', body: 'json', answer: 'json', writes: false,
  },
  adCampaignList: {
    family: 'ads', call: 'adCampaignList', method: 'POST', path: '/amzd/api/v1/AdCampaign/list', client: 'ads', wire: 'erp', body: 'json',
    answer: 'json', writes: false,
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
      texts: ['shop'],
    },
  },
}

/** One for all that this module says of calls: a server whose stamp is another is asked what it has. */
export const STAMP = '119083fcfee9'

/** Calls of this family that are not built yet: our server answers them with one fixed refusal. */
export const PLANNED = [
  'adjustmentLogList',
  'analysisExcel',
  'exportExcel',
  'adBulletinBoardSummary',
  'adPortfoliosList',
] as const

/** 广告公共: the lists and rows of this family, as refine asks for them. */
export function provider(transport: Transport): DataProvider {
  return createFamilyProvider(FAMILY, transport)
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
 * 全部广告活动
 * POST /amzd/api/v1/AdCampaign/list · ListRequest → ListAnswer<AdCampaignsFigures>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function adCampaignList(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<AdCampaignsFigures>> {
  return askList<AdCampaignsFigures>(transport, FAMILY, CALLS.adCampaignList, FAMILY.resources['adCampaignList']!, body, options)
}

/** How a call that is not built yet is sent: what the family's file says of it, else the usual. */
const planned = (call: string, path: string, how: Partial<CallMeta> = {}): CallMeta => ({
  family: 'ads', client: 'ads', wire: 'erp', method: 'POST', body: 'json', answer: 'json', writes: false, call, path, ...how,
})

/**
 * 调整日志
 * POST /amzd/api/v1/AdjustmentLog/list（路径由我们拟定） · 尚未开放：本系统一律拒绝，企业自有 ERP 可以应答。
 * 请求（草案）：{page,pageSize,sort?,order?,filters…}
 * 返回（草案）：{list:[…],total,summary?}
 */
export function adjustmentLogList(transport: Transport, body?: Record<string, unknown>, options?: CallOptions): Promise<unknown> {
  return transport.call(planned('adjustmentLogList', '/amzd/api/v1/AdjustmentLog/list'), body, options)
}

/**
 * 上传Excel分析
 * POST /amzd/api/v1/AdTool/analysisExcel · 尚未开放：本系统一律拒绝，企业自有 ERP 可以应答。
 * 请求（草案）：multipart
 * 返回（草案）：{result}
 */
export function analysisExcel(transport: Transport, body?: Record<string, unknown>, options?: CallOptions): Promise<unknown> {
  return transport.call(planned('analysisExcel', '/amzd/api/v1/AdTool/analysisExcel', { body: 'multipart', writes: true }), body, options)
}

/**
 * 导出
 * POST /amzd/api/v1/AdTool/exportExcel · 尚未开放：本系统一律拒绝，企业自有 ERP 可以应答。
 * 请求（草案）：{…}
 * 返回（草案）：binary
 */
export function exportExcel(transport: Transport, body?: Record<string, unknown>, options?: CallOptions): Promise<unknown> {
  return transport.call(planned('exportExcel', '/amzd/api/v1/AdTool/exportExcel', { answer: 'binary' }), body, options)
}

/**
 * 广告看板
 * POST /amzd/api/v1/AdBulletinBoard/summary（路径由我们拟定） · 尚未开放：本系统一律拒绝，企业自有 ERP 可以应答。
 * 请求（草案）：{shops,range,compare}
 * 返回（草案）：{cards,series,rank}
 */
export function adBulletinBoardSummary(transport: Transport, body?: Record<string, unknown>, options?: CallOptions): Promise<unknown> {
  return transport.call(planned('adBulletinBoardSummary', '/amzd/api/v1/AdBulletinBoard/summary'), body, options)
}

/**
 * 广告组合
 * POST /amzd/api/v1/AdPortfolios/list（路径由我们拟定） · 尚未开放：本系统一律拒绝，企业自有 ERP 可以应答。
 * 请求（草案）：{page,pageSize,sort?,order?,filters…}
 * 返回（草案）：{list:[…],total,summary?}
 */
export function adPortfoliosList(transport: Transport, body?: Record<string, unknown>, options?: CallOptions): Promise<unknown> {
  return transport.call(planned('adPortfoliosList', '/amzd/api/v1/AdPortfolios/list'), body, options)
}
