/**
 * SD 广告：4 个接口已建成，6 个待建。
 * Written by `npm run codegen` from schemas/endpoints/adsSd.json: edit that, not this file.
 */
import type { DataProvider } from '@refinedev/core'
import { askList, createFamilyProvider } from '../../data/family-provider'
import type { CallMeta, CallOptions, FamilyMeta, Transport } from '../../../contract/transport'
import type { BrandCampaignsFigures } from '../../../contract/generated/datasets/brand_campaigns'
import type { BrandProductsFigures } from '../../../contract/generated/datasets/brand_products'
import type { BrandTargetsFigures } from '../../../contract/generated/datasets/brand_targets'
import type { BrandTermsFigures } from '../../../contract/generated/datasets/brand_terms'
import type { ListAnswer, ListRequest } from '../../../contract/wire'
import { WIRES } from '../wires'

/** How each built call is sent. */
export const CALLS = {
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
  },
}

/** One for all that this module says of calls: a server whose stamp is another is asked what it has. */
export const STAMP = '80e7c2411a7c'

/** Calls of this family that are not built yet: our server answers them with one fixed refusal. */
export const PLANNED = [
  'advertList',
  'advertCreate',
  'advertUpdate',
  'sdAdvertList',
  'sdAdvertCreate',
  'sdAdvertUpdate',
] as const

/** SD 广告: the lists and rows of this family, as refine asks for them. */
export function provider(transport: Transport): DataProvider {
  return createFamilyProvider(FAMILY, transport)
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

/** How a call that is not built yet is sent: what the family's file says of it, else the usual. */
const planned = (call: string, path: string, how: Partial<CallMeta> = {}): CallMeta => ({
  family: 'adsSd', client: 'ads', wire: 'erp', method: 'POST', body: 'json', answer: 'json', writes: false, call, path, ...how,
})

/**
 * SD广告列表
 * POST /amzd/api/v1/SdAdvert/list（路径由我们拟定） · 尚未开放：本系统一律拒绝，企业自有 ERP 可以应答。
 * 请求（草案）：{page,pageSize,sort?,order?,filters…}
 * 返回（草案）：{list:[…],total,summary?}
 */
export function advertList(transport: Transport, body?: Record<string, unknown>, options?: CallOptions): Promise<unknown> {
  return transport.call(planned('advertList', '/amzd/api/v1/SdAdvert/list'), body, options)
}

/**
 * SD广告创建
 * POST /amzd/api/v1/SdAdvert/create（路径由我们拟定） · 尚未开放：本系统一律拒绝，企业自有 ERP 可以应答。
 * 请求（草案）：{profile_id,items}
 * 返回（草案）：{results}
 */
export function advertCreate(transport: Transport, body?: Record<string, unknown>, options?: CallOptions): Promise<unknown> {
  return transport.call(planned('advertCreate', '/amzd/api/v1/SdAdvert/create', { writes: true }), body, options)
}

/**
 * SD广告更新
 * POST /amzd/api/v1/SdAdvert/update（路径由我们拟定） · 尚未开放：本系统一律拒绝，企业自有 ERP 可以应答。
 * 请求（草案）：{profile_id,items}
 * 返回（草案）：{results}
 */
export function advertUpdate(transport: Transport, body?: Record<string, unknown>, options?: CallOptions): Promise<unknown> {
  return transport.call(planned('advertUpdate', '/amzd/api/v1/SdAdvert/update', { writes: true }), body, options)
}

/**
 * SD广告列表
 * POST /amzd/api/v1/sdAdvert/list（路径由我们拟定） · 尚未开放：本系统一律拒绝，企业自有 ERP 可以应答。
 * 请求（草案）：{page,pageSize,sort?,order?,filters…}
 * 返回（草案）：{list:[…],total,summary?}
 */
export function sdAdvertList(transport: Transport, body?: Record<string, unknown>, options?: CallOptions): Promise<unknown> {
  return transport.call(planned('sdAdvertList', '/amzd/api/v1/sdAdvert/list'), body, options)
}

/**
 * SD广告创建
 * POST /amzd/api/v1/sdAdvert/create（路径由我们拟定） · 尚未开放：本系统一律拒绝，企业自有 ERP 可以应答。
 * 请求（草案）：{profile_id,items}
 * 返回（草案）：{results}
 */
export function sdAdvertCreate(transport: Transport, body?: Record<string, unknown>, options?: CallOptions): Promise<unknown> {
  return transport.call(planned('sdAdvertCreate', '/amzd/api/v1/sdAdvert/create', { writes: true }), body, options)
}

/**
 * SD广告更新
 * POST /amzd/api/v1/sdAdvert/update（路径由我们拟定） · 尚未开放：本系统一律拒绝，企业自有 ERP 可以应答。
 * 请求（草案）：{profile_id,items}
 * 返回（草案）：{results}
 */
export function sdAdvertUpdate(transport: Transport, body?: Record<string, unknown>, options?: CallOptions): Promise<unknown> {
  return transport.call(planned('sdAdvertUpdate', '/amzd/api/v1/sdAdvert/update', { writes: true }), body, options)
}
