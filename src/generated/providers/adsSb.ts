/**
 * SB 广告：5 个接口已建成，15 个待建。
 * Written by `npm run codegen` from schemas/endpoints/adsSb.json: edit that, not this file.
 */
import type { DataProvider } from '@refinedev/core'
import { askList, createFamilyProvider } from '../../data/family-provider'
import type { CallMeta, CallOptions, FamilyMeta, Transport } from '../../../contract/transport'
import type { BrandCampaignsFigures } from '../../../contract/generated/datasets/brand_campaigns'
import type { BrandPlacementsFigures } from '../../../contract/generated/datasets/brand_placements'
import type { BrandPurchasesFigures } from '../../../contract/generated/datasets/brand_purchases'
import type { BrandTargetsFigures } from '../../../contract/generated/datasets/brand_targets'
import type { BrandTermsFigures } from '../../../contract/generated/datasets/brand_terms'
import type { ListAnswer, ListRequest } from '../../../contract/wire'
import { WIRES } from '../wires'

/** How each built call is sent. */
export const CALLS = {
  sbAdvertisementReportList: {
    family: 'adsSb', call: 'sbAdvertisementReportList', method: 'POST', path: '/amzd/api/v1/SBAdvertisementReport/list', client: 'ads',
    wire: 'erp', body: 'json', answer: 'json', writes: false,
  },
  sbReportTargets: {
    family: 'adsSb', call: 'sbReportTargets', method: 'POST', path: '/amzd/api/v1/SBAdvertisementReport/targetsList', client: 'ads',
    wire: 'erp', body: 'json', answer: 'json', writes: false,
  },
  sbReportTerms: {
    family: 'adsSb', call: 'sbReportTerms', method: 'POST', path: '/amzd/api/v1/SBAdvertisementReport/termsList', client: 'ads',
    wire: 'erp', body: 'json', answer: 'json', writes: false,
  },
  sbReportPlacements: {
    family: 'adsSb', call: 'sbReportPlacements', method: 'POST', path: '/amzd/api/v1/SBAdvertisementReport/placementsList', client: 'ads',
    wire: 'erp', body: 'json', answer: 'json', writes: false,
  },
  sbReportPurchases: {
    family: 'adsSb', call: 'sbReportPurchases', method: 'POST', path: '/amzd/api/v1/SBAdvertisementReport/purchasesList', client: 'ads',
    wire: 'erp', body: 'json', answer: 'json', writes: false,
  },
} satisfies Record<string, CallMeta>

/** What the provider needs to know of the family. */
export const FAMILY: FamilyMeta = {
  family: 'adsSb',
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
    sbAdvertisementReportList: {
      list: CALLS.sbAdvertisementReportList,
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
    sbReportTargets: {
      list: CALLS.sbReportTargets,
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
    sbReportTerms: {
      list: CALLS.sbReportTerms,
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
    sbReportPlacements: {
      list: CALLS.sbReportPlacements,
      key: [],
      decimals: [
        'total_spend', 'amount', 'CTR', 'avg_cpc', 'conversion_rate', 'CPA', 'acos', 'ROAS', 'ntb_sales', 'VCPM', 'ntb_share',
      ],
      integers: [
        'impressions', 'clicks', 'order_quantity', 'units_sold', 'viewable_impressions', 'detail_views', 'ntb_orders', 'branded_searches',
        'video_complete', 'views_5s',
      ],
      texts: ['shop'],
    },
    sbReportPurchases: {
      list: CALLS.sbReportPurchases,
      key: [],
      decimals: ['amount', 'ntb_sales', 'ntb_share'],
      integers: ['order_quantity', 'units_sold', 'ntb_orders'],
      texts: ['shop', 'asin'],
    },
  },
}

/** One for all that this module says of calls: a server whose stamp is another is asked what it has. */
export const STAMP = '33eb24c11fe4'

/** Calls of this family that are not built yet: our server answers them with one fixed refusal. */
export const PLANNED = [
  'sbAdvertCampaignList',
  'sbAdvertCampaignCreate',
  'sbAdvertCampaignUpdate',
  'sbAdvertKeywordList',
  'sbAdvertKeywordCreate',
  'sbAdvertKeywordUpdate',
  'sbAdvertProductTargetingList',
  'sbAdvertProductTargetingCreate',
  'sbAdvertProductTargetingUpdate',
  'sbAdvertTargetList',
  'sbAdvertTargetCreate',
  'sbAdvertTargetUpdate',
  'sbAdvertIndexList',
  'sbAdvertIndexCreate',
  'sbAdvertIndexUpdate',
] as const

/** SB 广告: the lists and rows of this family, as refine asks for them. */
export function provider(transport: Transport): DataProvider {
  return createFamilyProvider(FAMILY, transport)
}

/**
 * SB报表
 * POST /amzd/api/v1/SBAdvertisementReport/list · ListRequest → ListAnswer<BrandCampaignsFigures>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function sbAdvertisementReportList(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<BrandCampaignsFigures>> {
  return askList<BrandCampaignsFigures>(transport, FAMILY, CALLS.sbAdvertisementReportList, FAMILY.resources['sbAdvertisementReportList']!, body, options)
}

/**
 * SB投放报表
 * POST /amzd/api/v1/SBAdvertisementReport/targetsList · ListRequest → ListAnswer<BrandTargetsFigures>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function sbReportTargets(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<BrandTargetsFigures>> {
  return askList<BrandTargetsFigures>(transport, FAMILY, CALLS.sbReportTargets, FAMILY.resources['sbReportTargets']!, body, options)
}

/**
 * SB搜索词报表
 * POST /amzd/api/v1/SBAdvertisementReport/termsList · ListRequest → ListAnswer<BrandTermsFigures>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function sbReportTerms(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<BrandTermsFigures>> {
  return askList<BrandTermsFigures>(transport, FAMILY, CALLS.sbReportTerms, FAMILY.resources['sbReportTerms']!, body, options)
}

/**
 * SB广告位报表
 * POST /amzd/api/v1/SBAdvertisementReport/placementsList · ListRequest → ListAnswer<BrandPlacementsFigures>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function sbReportPlacements(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<BrandPlacementsFigures>> {
  return askList<BrandPlacementsFigures>(transport, FAMILY, CALLS.sbReportPlacements, FAMILY.resources['sbReportPlacements']!, body, options)
}

/**
 * SB已购买商品报表
 * POST /amzd/api/v1/SBAdvertisementReport/purchasesList · ListRequest → ListAnswer<BrandPurchasesFigures>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function sbReportPurchases(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<BrandPurchasesFigures>> {
  return askList<BrandPurchasesFigures>(transport, FAMILY, CALLS.sbReportPurchases, FAMILY.resources['sbReportPurchases']!, body, options)
}

/** How a call that is not built yet is sent: what the family's file says of it, else the usual. */
const planned = (call: string, path: string, how: Partial<CallMeta> = {}): CallMeta => ({
  family: 'adsSb', client: 'ads', wire: 'erp', method: 'POST', body: 'json', answer: 'json', writes: false, call, path, ...how,
})

/**
 * SB活动列表
 * POST /amzd/api/v1/sbAdvertCampaign/list（路径由我们拟定） · 尚未开放：本系统一律拒绝，企业自有 ERP 可以应答。
 * 请求（草案）：{page,pageSize,sort?,order?,filters…}
 * 返回（草案）：{list:[…],total,summary?}
 */
export function sbAdvertCampaignList(transport: Transport, body?: Record<string, unknown>, options?: CallOptions): Promise<unknown> {
  return transport.call(planned('sbAdvertCampaignList', '/amzd/api/v1/sbAdvertCampaign/list'), body, options)
}

/**
 * SB活动创建
 * POST /amzd/api/v1/sbAdvertCampaign/create（路径由我们拟定） · 尚未开放：本系统一律拒绝，企业自有 ERP 可以应答。
 * 请求（草案）：{profile_id,items}
 * 返回（草案）：{results}
 */
export function sbAdvertCampaignCreate(transport: Transport, body?: Record<string, unknown>, options?: CallOptions): Promise<unknown> {
  return transport.call(planned('sbAdvertCampaignCreate', '/amzd/api/v1/sbAdvertCampaign/create', { writes: true }), body, options)
}

/**
 * SB活动更新
 * POST /amzd/api/v1/sbAdvertCampaign/update（路径由我们拟定） · 尚未开放：本系统一律拒绝，企业自有 ERP 可以应答。
 * 请求（草案）：{profile_id,items}
 * 返回（草案）：{results}
 */
export function sbAdvertCampaignUpdate(transport: Transport, body?: Record<string, unknown>, options?: CallOptions): Promise<unknown> {
  return transport.call(planned('sbAdvertCampaignUpdate', '/amzd/api/v1/sbAdvertCampaign/update', { writes: true }), body, options)
}

/**
 * SB关键词列表
 * POST /amzd/api/v1/sbAdvertKeyword/list（路径由我们拟定） · 尚未开放：本系统一律拒绝，企业自有 ERP 可以应答。
 * 请求（草案）：{page,pageSize,sort?,order?,filters…}
 * 返回（草案）：{list:[…],total,summary?}
 */
export function sbAdvertKeywordList(transport: Transport, body?: Record<string, unknown>, options?: CallOptions): Promise<unknown> {
  return transport.call(planned('sbAdvertKeywordList', '/amzd/api/v1/sbAdvertKeyword/list'), body, options)
}

/**
 * SB关键词创建
 * POST /amzd/api/v1/sbAdvertKeyword/create（路径由我们拟定） · 尚未开放：本系统一律拒绝，企业自有 ERP 可以应答。
 * 请求（草案）：{profile_id,items}
 * 返回（草案）：{results}
 */
export function sbAdvertKeywordCreate(transport: Transport, body?: Record<string, unknown>, options?: CallOptions): Promise<unknown> {
  return transport.call(planned('sbAdvertKeywordCreate', '/amzd/api/v1/sbAdvertKeyword/create', { writes: true }), body, options)
}

/**
 * SB关键词更新
 * POST /amzd/api/v1/sbAdvertKeyword/update（路径由我们拟定） · 尚未开放：本系统一律拒绝，企业自有 ERP 可以应答。
 * 请求（草案）：{profile_id,items}
 * 返回（草案）：{results}
 */
export function sbAdvertKeywordUpdate(transport: Transport, body?: Record<string, unknown>, options?: CallOptions): Promise<unknown> {
  return transport.call(planned('sbAdvertKeywordUpdate', '/amzd/api/v1/sbAdvertKeyword/update', { writes: true }), body, options)
}

/**
 * SB商品投放列表
 * POST /amzd/api/v1/sbAdvertProductTargeting/list（路径由我们拟定） · 尚未开放：本系统一律拒绝，企业自有 ERP 可以应答。
 * 请求（草案）：{page,pageSize,sort?,order?,filters…}
 * 返回（草案）：{list:[…],total,summary?}
 */
export function sbAdvertProductTargetingList(transport: Transport, body?: Record<string, unknown>, options?: CallOptions): Promise<unknown> {
  return transport.call(planned('sbAdvertProductTargetingList', '/amzd/api/v1/sbAdvertProductTargeting/list'), body, options)
}

/**
 * SB商品投放创建
 * POST /amzd/api/v1/sbAdvertProductTargeting/create（路径由我们拟定） · 尚未开放：本系统一律拒绝，企业自有 ERP 可以应答。
 * 请求（草案）：{profile_id,items}
 * 返回（草案）：{results}
 */
export function sbAdvertProductTargetingCreate(transport: Transport, body?: Record<string, unknown>, options?: CallOptions): Promise<unknown> {
  return transport.call(planned('sbAdvertProductTargetingCreate', '/amzd/api/v1/sbAdvertProductTargeting/create', { writes: true }), body, options)
}

/**
 * SB商品投放更新
 * POST /amzd/api/v1/sbAdvertProductTargeting/update（路径由我们拟定） · 尚未开放：本系统一律拒绝，企业自有 ERP 可以应答。
 * 请求（草案）：{profile_id,items}
 * 返回（草案）：{results}
 */
export function sbAdvertProductTargetingUpdate(transport: Transport, body?: Record<string, unknown>, options?: CallOptions): Promise<unknown> {
  return transport.call(planned('sbAdvertProductTargetingUpdate', '/amzd/api/v1/sbAdvertProductTargeting/update', { writes: true }), body, options)
}

/**
 * SB投放列表
 * POST /amzd/api/v1/sbAdvertTarget/list（路径由我们拟定） · 尚未开放：本系统一律拒绝，企业自有 ERP 可以应答。
 * 请求（草案）：{page,pageSize,sort?,order?,filters…}
 * 返回（草案）：{list:[…],total,summary?}
 */
export function sbAdvertTargetList(transport: Transport, body?: Record<string, unknown>, options?: CallOptions): Promise<unknown> {
  return transport.call(planned('sbAdvertTargetList', '/amzd/api/v1/sbAdvertTarget/list'), body, options)
}

/**
 * SB投放创建
 * POST /amzd/api/v1/sbAdvertTarget/create（路径由我们拟定） · 尚未开放：本系统一律拒绝，企业自有 ERP 可以应答。
 * 请求（草案）：{profile_id,items}
 * 返回（草案）：{results}
 */
export function sbAdvertTargetCreate(transport: Transport, body?: Record<string, unknown>, options?: CallOptions): Promise<unknown> {
  return transport.call(planned('sbAdvertTargetCreate', '/amzd/api/v1/sbAdvertTarget/create', { writes: true }), body, options)
}

/**
 * SB投放更新
 * POST /amzd/api/v1/sbAdvertTarget/update（路径由我们拟定） · 尚未开放：本系统一律拒绝，企业自有 ERP 可以应答。
 * 请求（草案）：{profile_id,items}
 * 返回（草案）：{results}
 */
export function sbAdvertTargetUpdate(transport: Transport, body?: Record<string, unknown>, options?: CallOptions): Promise<unknown> {
  return transport.call(planned('sbAdvertTargetUpdate', '/amzd/api/v1/sbAdvertTarget/update', { writes: true }), body, options)
}

/**
 * SB首页汇总列表
 * POST /amzd/api/v1/sbAdvertIndex/list（路径由我们拟定） · 尚未开放：本系统一律拒绝，企业自有 ERP 可以应答。
 * 请求（草案）：{page,pageSize,sort?,order?,filters…}
 * 返回（草案）：{list:[…],total,summary?}
 */
export function sbAdvertIndexList(transport: Transport, body?: Record<string, unknown>, options?: CallOptions): Promise<unknown> {
  return transport.call(planned('sbAdvertIndexList', '/amzd/api/v1/sbAdvertIndex/list'), body, options)
}

/**
 * SB首页汇总创建
 * POST /amzd/api/v1/sbAdvertIndex/create（路径由我们拟定） · 尚未开放：本系统一律拒绝，企业自有 ERP 可以应答。
 * 请求（草案）：{profile_id,items}
 * 返回（草案）：{results}
 */
export function sbAdvertIndexCreate(transport: Transport, body?: Record<string, unknown>, options?: CallOptions): Promise<unknown> {
  return transport.call(planned('sbAdvertIndexCreate', '/amzd/api/v1/sbAdvertIndex/create', { writes: true }), body, options)
}

/**
 * SB首页汇总更新
 * POST /amzd/api/v1/sbAdvertIndex/update（路径由我们拟定） · 尚未开放：本系统一律拒绝，企业自有 ERP 可以应答。
 * 请求（草案）：{profile_id,items}
 * 返回（草案）：{results}
 */
export function sbAdvertIndexUpdate(transport: Transport, body?: Record<string, unknown>, options?: CallOptions): Promise<unknown> {
  return transport.call(planned('sbAdvertIndexUpdate', '/amzd/api/v1/sbAdvertIndex/update', { writes: true }), body, options)
}
