/**
 * 广告小时报表：4 个接口已建成，8 个待建。
 * Written by `npm run codegen` from schemas/endpoints/adsHour.json: edit that, not this file.
 */
import type { DataProvider } from '@refinedev/core'
import { askList, createFamilyProvider } from '../../data/family-provider'
import type { CallMeta, CallOptions, FamilyMeta, Transport } from '../../../contract/transport'
import type { OrdersFigures } from '../../../contract/generated/datasets/orders'
import type { SpCampaignsFigures } from '../../../contract/generated/datasets/sp_campaigns'
import type { CampaignDownloadRequest, CampaignDownloadResponse } from '../../../contract/generated/families/adsHour'
import type { ListAnswer, ListRequest } from '../../../contract/wire'
import { WIRES } from '../wires'

/** How each built call is sent. */
export const CALLS = {
  campaignList: {
    family: 'adsHour', call: 'campaignList', method: 'POST', path: '/amzd/api/v1/AdReportHour/campaignList', client: 'ads', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  campaignDownload: {
    family: 'adsHour', call: 'campaignDownload', method: 'POST', path: '/amzd/api/v1/AdReportHour/campaignDownload', client: 'ads',
    wire: 'erp', body: 'json', answer: 'json', writes: true,
  },
  campaignHours: {
    family: 'adsHour', call: 'campaignHours', method: 'POST', path: '/amzd/api/v1/AdReportHour/campaignHours', client: 'ads', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  orderHours: {
    family: 'adsHour', call: 'orderHours', method: 'POST', path: '/amzd/api/v1/AdReportHour/orderHours', client: 'ads', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
} satisfies Record<string, CallMeta>

/** What the provider needs to know of the family. */
export const FAMILY: FamilyMeta = {
  family: 'adsHour',
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
    campaignList: {
      list: CALLS.campaignList,
      key: [],
      decimals: ['total_spend', 'amount', 'CTR', 'avg_cpc', 'conversion_rate', 'CPA', 'acos', 'ROAS'],
      integers: ['impressions', 'clicks', 'order_quantity'],
      texts: ['shop', 'shop_owner'],
    },
    campaignHours: {
      list: CALLS.campaignHours,
      key: [],
      decimals: ['total_spend', 'amount', 'CTR', 'avg_cpc', 'conversion_rate', 'CPA', 'acos', 'ROAS'],
      integers: ['impressions', 'clicks', 'order_quantity'],
      texts: ['shop', 'shop_owner'],
    },
    orderHours: {
      list: CALLS.orderHours,
      key: [],
      decimals: ['amount', 'average'],
      integers: ['orders', 'quantity'],
      texts: ['shop'],
    },
  },
}

/** One for all that this module says of calls: a server whose stamp is another is asked what it has. */
export const STAMP = '5fa612056047'

/** Calls of this family that are not built yet: our server answers them with one fixed refusal. */
export const PLANNED = [
  'groupList',
  'groupDownload',
  'adList',
  'adDownload',
  'keywordList',
  'keywordDownload',
  'targetList',
  'targetDownload',
] as const

/** 广告小时报表: the lists and rows of this family, as refine asks for them. */
export function provider(transport: Transport): DataProvider {
  return createFamilyProvider(FAMILY, transport)
}

/**
 * 广告活动小时报表
 * POST /amzd/api/v1/AdReportHour/campaignList · ListRequest → ListAnswer<SpCampaignsFigures>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function campaignList(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<SpCampaignsFigures>> {
  return askList<SpCampaignsFigures>(transport, FAMILY, CALLS.campaignList, FAMILY.resources['campaignList']!, body, options)
}

/**
 * 广告活动小时报表下载
 * POST /amzd/api/v1/AdReportHour/campaignDownload · CampaignDownloadRequest → CampaignDownloadResponse. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function campaignDownload(transport: Transport, body: CampaignDownloadRequest, options?: CallOptions): Promise<CampaignDownloadResponse> {
  return transport.call<CampaignDownloadResponse>(CALLS.campaignDownload, body, options)
}

/**
 * 广告活动按时段
 * POST /amzd/api/v1/AdReportHour/campaignHours · ListRequest → ListAnswer<SpCampaignsFigures>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function campaignHours(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<SpCampaignsFigures>> {
  return askList<SpCampaignsFigures>(transport, FAMILY, CALLS.campaignHours, FAMILY.resources['campaignHours']!, body, options)
}

/**
 * 订单按时段与星期
 * POST /amzd/api/v1/AdReportHour/orderHours · ListRequest → ListAnswer<OrdersFigures>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function orderHours(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<OrdersFigures>> {
  return askList<OrdersFigures>(transport, FAMILY, CALLS.orderHours, FAMILY.resources['orderHours']!, body, options)
}

/** How a call that is not built yet is sent: what the family's file says of it, else the usual. */
const planned = (call: string, path: string, how: Partial<CallMeta> = {}): CallMeta => ({
  family: 'adsHour', client: 'ads', wire: 'erp', method: 'POST', body: 'json', answer: 'json', writes: false, call, path, ...how,
})

/**
 * 广告组小时报表
 * POST /amzd/api/v1/AdReportHour/groupList（路径由我们拟定） · 尚未开放：本系统一律拒绝，企业自有 ERP 可以应答。
 * 请求（草案）：{ids,date_range}
 * 返回（草案）：{list:[{hour,impressions,clicks,total_spend,order_quantity,amount,acos}]}
 */
export function groupList(transport: Transport, body?: Record<string, unknown>, options?: CallOptions): Promise<unknown> {
  return transport.call(planned('groupList', '/amzd/api/v1/AdReportHour/groupList'), body, options)
}

/**
 * 广告组小时报表下载
 * POST /amzd/api/v1/AdReportHour/groupDownload（路径由我们拟定） · 尚未开放：本系统一律拒绝，企业自有 ERP 可以应答。
 * 请求（草案）：{ids,date_range}
 * 返回（草案）：binary
 */
export function groupDownload(transport: Transport, body?: Record<string, unknown>, options?: CallOptions): Promise<unknown> {
  return transport.call(planned('groupDownload', '/amzd/api/v1/AdReportHour/groupDownload', { answer: 'binary' }), body, options)
}

/**
 * 广告小时报表
 * POST /amzd/api/v1/AdReportHour/adList（路径由我们拟定） · 尚未开放：本系统一律拒绝，企业自有 ERP 可以应答。
 * 请求（草案）：{ids,date_range}
 * 返回（草案）：{list:[{hour,impressions,clicks,total_spend,order_quantity,amount,acos}]}
 */
export function adList(transport: Transport, body?: Record<string, unknown>, options?: CallOptions): Promise<unknown> {
  return transport.call(planned('adList', '/amzd/api/v1/AdReportHour/adList'), body, options)
}

/**
 * 广告小时报表下载
 * POST /amzd/api/v1/AdReportHour/adDownload（路径由我们拟定） · 尚未开放：本系统一律拒绝，企业自有 ERP 可以应答。
 * 请求（草案）：{ids,date_range}
 * 返回（草案）：binary
 */
export function adDownload(transport: Transport, body?: Record<string, unknown>, options?: CallOptions): Promise<unknown> {
  return transport.call(planned('adDownload', '/amzd/api/v1/AdReportHour/adDownload', { answer: 'binary' }), body, options)
}

/**
 * 关键词小时报表
 * POST /amzd/api/v1/AdReportHour/keywordList（路径由我们拟定） · 尚未开放：本系统一律拒绝，企业自有 ERP 可以应答。
 * 请求（草案）：{ids,date_range}
 * 返回（草案）：{list:[{hour,impressions,clicks,total_spend,order_quantity,amount,acos}]}
 */
export function keywordList(transport: Transport, body?: Record<string, unknown>, options?: CallOptions): Promise<unknown> {
  return transport.call(planned('keywordList', '/amzd/api/v1/AdReportHour/keywordList'), body, options)
}

/**
 * 关键词小时报表下载
 * POST /amzd/api/v1/AdReportHour/keywordDownload（路径由我们拟定） · 尚未开放：本系统一律拒绝，企业自有 ERP 可以应答。
 * 请求（草案）：{ids,date_range}
 * 返回（草案）：binary
 */
export function keywordDownload(transport: Transport, body?: Record<string, unknown>, options?: CallOptions): Promise<unknown> {
  return transport.call(planned('keywordDownload', '/amzd/api/v1/AdReportHour/keywordDownload', { answer: 'binary' }), body, options)
}

/**
 * 投放小时报表
 * POST /amzd/api/v1/AdReportHour/targetList（路径由我们拟定） · 尚未开放：本系统一律拒绝，企业自有 ERP 可以应答。
 * 请求（草案）：{ids,date_range}
 * 返回（草案）：{list:[{hour,impressions,clicks,total_spend,order_quantity,amount,acos}]}
 */
export function targetList(transport: Transport, body?: Record<string, unknown>, options?: CallOptions): Promise<unknown> {
  return transport.call(planned('targetList', '/amzd/api/v1/AdReportHour/targetList'), body, options)
}

/**
 * 投放小时报表下载
 * POST /amzd/api/v1/AdReportHour/targetDownload（路径由我们拟定） · 尚未开放：本系统一律拒绝，企业自有 ERP 可以应答。
 * 请求（草案）：{ids,date_range}
 * 返回（草案）：binary
 */
export function targetDownload(transport: Transport, body?: Record<string, unknown>, options?: CallOptions): Promise<unknown> {
  return transport.call(planned('targetDownload', '/amzd/api/v1/AdReportHour/targetDownload', { answer: 'binary' }), body, options)
}
