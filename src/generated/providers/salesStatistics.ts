/**
 * 销量与产品表现：3 个接口已建成，11 个待建。
 * Written by `npm run codegen` from schemas/endpoints/salesStatistics.json: edit that, not this file.
 */
import type { DataProvider } from '@refinedev/core'
import { askList, createFamilyProvider } from '../../data/family-provider'
import type { CallMeta, CallOptions, FamilyMeta, Transport } from '../../../contract/transport'
import type { PerformanceFigures } from '../../../contract/generated/datasets/performance'
import type { ListAnswer, ListRequest } from '../../../contract/wire'
import { WIRES } from '../wires'

/** How each built call is sent. */
export const CALLS = {
  itemPerformance: {
    family: 'salesStatistics', call: 'itemPerformance', method: 'POST', path: '/fba/api/v1/salesStatistics/itemPerformance', client: 'erp',
    wire: 'erp', body: 'json', answer: 'json', writes: false,
  },
  salesStatistics: {
    family: 'salesStatistics', call: 'salesStatistics', method: 'POST', path: '/fba/api/v1/salesStatistics/salesStatistics', client: 'erp',
    wire: 'erp', body: 'json', answer: 'json', writes: false,
  },
  shopStatistics: {
    family: 'salesStatistics', call: 'shopStatistics', method: 'POST', path: '/fba/api/v1/salesStatistics/shopStatistics', client: 'erp',
    wire: 'erp', body: 'json', answer: 'json', writes: false,
  },
} satisfies Record<string, CallMeta>

/** What the provider needs to know of the family. */
export const FAMILY: FamilyMeta = {
  family: 'salesStatistics',
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
    itemPerformance: {
      list: CALLS.itemPerformance,
      key: [],
      decimals: [
        'amount', 'price', 'discount', 'refund_amount', 'refund_rate', 'net_amount', 'total_spend', 'ad_amount', 'CTR', 'avg_cpc',
        'conversion_rate', 'acos', 'acoas', 'tacos',
      ],
      integers: [
        'quantity', 'orders', 'refund_quantity', 'impressions', 'clicks', 'ad_orders', 'sellable', 'reserved', 'working', 'shipped',
        'receiving', 'onway', 'stock_total',
      ],
      texts: ['shop', 'asin', 'parent_asin'],
    },
    salesStatistics: {
      list: CALLS.salesStatistics,
      key: [],
      decimals: [
        'amount', 'price', 'discount', 'refund_amount', 'refund_rate', 'net_amount', 'total_spend', 'ad_amount', 'CTR', 'avg_cpc',
        'conversion_rate', 'acos', 'acoas', 'tacos',
      ],
      integers: [
        'quantity', 'orders', 'refund_quantity', 'impressions', 'clicks', 'ad_orders', 'sellable', 'reserved', 'working', 'shipped',
        'receiving', 'onway', 'stock_total',
      ],
      texts: ['shop', 'asin', 'parent_asin'],
    },
    shopStatistics: {
      list: CALLS.shopStatistics,
      key: [],
      decimals: [
        'amount', 'price', 'discount', 'refund_amount', 'refund_rate', 'net_amount', 'total_spend', 'ad_amount', 'CTR', 'avg_cpc',
        'conversion_rate', 'acos', 'acoas', 'tacos',
      ],
      integers: [
        'quantity', 'orders', 'refund_quantity', 'impressions', 'clicks', 'ad_orders', 'sellable', 'reserved', 'working', 'shipped',
        'receiving', 'onway', 'stock_total',
      ],
      texts: ['shop', 'asin', 'parent_asin'],
    },
  },
}

/** One for all that this module says of calls: a server whose stamp is another is asked what it has. */
export const STAMP = '08898db73db1'

/** Calls of this family that are not built yet: our server answers them with one fixed refusal. */
export const PLANNED = [
  'itemPerformanceSub',
  'itemPerformanceDetail',
  'performanceTotal',
  'labelList',
  'financeItemPerformance',
  'financeItemPerformanceSub',
  'financeItemPerformanceDetail',
  'financeSalesStatistics',
  'financePerformanceTotal',
  'financeShopStatistics',
  'financeLabelList',
] as const

/** 销量与产品表现: the lists and rows of this family, as refine asks for them. */
export function provider(transport: Transport): DataProvider {
  return createFamilyProvider(FAMILY, transport)
}

/**
 * 产品表现
 * POST /fba/api/v1/salesStatistics/itemPerformance · ListRequest → ListAnswer<PerformanceFigures>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function itemPerformance(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<PerformanceFigures>> {
  return askList<PerformanceFigures>(transport, FAMILY, CALLS.itemPerformance, FAMILY.resources['itemPerformance']!, body, options)
}

/**
 * 销量统计
 * POST /fba/api/v1/salesStatistics/salesStatistics · ListRequest → ListAnswer<PerformanceFigures>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function salesStatistics(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<PerformanceFigures>> {
  return askList<PerformanceFigures>(transport, FAMILY, CALLS.salesStatistics, FAMILY.resources['salesStatistics']!, body, options)
}

/**
 * 店铺统计
 * POST /fba/api/v1/salesStatistics/shopStatistics · ListRequest → ListAnswer<PerformanceFigures>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function shopStatistics(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<PerformanceFigures>> {
  return askList<PerformanceFigures>(transport, FAMILY, CALLS.shopStatistics, FAMILY.resources['shopStatistics']!, body, options)
}

/** How a call that is not built yet is sent: what the family's file says of it, else the usual. */
const planned = (call: string, path: string, how: Partial<CallMeta> = {}): CallMeta => ({
  family: 'salesStatistics', client: 'erp', wire: 'erp', method: 'POST', body: 'json', answer: 'json', writes: false, call, path, ...how,
})

/**
 * 子体
 * POST /fba/api/v1/salesStatistics/itemPerformance/sub（路径由我们拟定） · 尚未开放：本系统一律拒绝，企业自有 ERP 可以应答。
 * 请求（草案）：{parent_key,…}
 * 返回（草案）：[…]
 */
export function itemPerformanceSub(transport: Transport, body?: Record<string, unknown>, options?: CallOptions): Promise<unknown> {
  return transport.call(planned('itemPerformanceSub', '/fba/api/v1/salesStatistics/itemPerformance/sub'), body, options)
}

/**
 * 趋势/明细
 * POST /fba/api/v1/salesStatistics/itemPerformance/detail（路径由我们拟定） · 尚未开放：本系统一律拒绝，企业自有 ERP 可以应答。
 * 请求（草案）：{key,range}
 * 返回（草案）：{series}
 */
export function itemPerformanceDetail(transport: Transport, body?: Record<string, unknown>, options?: CallOptions): Promise<unknown> {
  return transport.call(planned('itemPerformanceDetail', '/fba/api/v1/salesStatistics/itemPerformance/detail'), body, options)
}

/**
 * 合计
 * POST /fba/api/v1/salesStatistics/performanceTotal（路径由我们拟定） · 尚未开放：本系统一律拒绝，企业自有 ERP 可以应答。
 * 请求（草案）：filters
 * 返回（草案）：{…}
 */
export function performanceTotal(transport: Transport, body?: Record<string, unknown>, options?: CallOptions): Promise<unknown> {
  return transport.call(planned('performanceTotal', '/fba/api/v1/salesStatistics/performanceTotal'), body, options)
}

/**
 * 标签
 * POST /fba/api/v1/salesStatistics/labelList（路径由我们拟定） · 尚未开放：本系统一律拒绝，企业自有 ERP 可以应答。
 * 请求（草案）：{}
 * 返回（草案）：[…]
 */
export function labelList(transport: Transport, body?: Record<string, unknown>, options?: CallOptions): Promise<unknown> {
  return transport.call(planned('labelList', '/fba/api/v1/salesStatistics/labelList'), body, options)
}

/**
 * 产品表现
 * POST /fba_finance/api/v1/salesStatistics/itemPerformance（路径由我们拟定） · 尚未开放：本系统一律拒绝，企业自有 ERP 可以应答。
 * 请求（草案）：{page,pageSize,sort?,order?,filters…}
 * 返回（草案）：{list:[…],total,summary?}
 */
export function financeItemPerformance(transport: Transport, body?: Record<string, unknown>, options?: CallOptions): Promise<unknown> {
  return transport.call(planned('financeItemPerformance', '/fba_finance/api/v1/salesStatistics/itemPerformance'), body, options)
}

/**
 * 子体
 * POST /fba_finance/api/v1/salesStatistics/itemPerformance/sub（路径由我们拟定） · 尚未开放：本系统一律拒绝，企业自有 ERP 可以应答。
 * 请求（草案）：{parent_key,…}
 * 返回（草案）：[…]
 */
export function financeItemPerformanceSub(transport: Transport, body?: Record<string, unknown>, options?: CallOptions): Promise<unknown> {
  return transport.call(planned('financeItemPerformanceSub', '/fba_finance/api/v1/salesStatistics/itemPerformance/sub'), body, options)
}

/**
 * 趋势/明细
 * POST /fba_finance/api/v1/salesStatistics/itemPerformance/detail（路径由我们拟定） · 尚未开放：本系统一律拒绝，企业自有 ERP 可以应答。
 * 请求（草案）：{key,range}
 * 返回（草案）：{series}
 */
export function financeItemPerformanceDetail(transport: Transport, body?: Record<string, unknown>, options?: CallOptions): Promise<unknown> {
  return transport.call(planned('financeItemPerformanceDetail', '/fba_finance/api/v1/salesStatistics/itemPerformance/detail'), body, options)
}

/**
 * 销量统计(动态日期列)
 * POST /fba_finance/api/v1/salesStatistics/salesStatistics（路径由我们拟定） · 尚未开放：本系统一律拒绝，企业自有 ERP 可以应答。
 * 请求（草案）：{dim,metric,granularity,…}
 * 返回（草案）：{columns:[dates],list,total}
 */
export function financeSalesStatistics(transport: Transport, body?: Record<string, unknown>, options?: CallOptions): Promise<unknown> {
  return transport.call(planned('financeSalesStatistics', '/fba_finance/api/v1/salesStatistics/salesStatistics'), body, options)
}

/**
 * 合计
 * POST /fba_finance/api/v1/salesStatistics/performanceTotal（路径由我们拟定） · 尚未开放：本系统一律拒绝，企业自有 ERP 可以应答。
 * 请求（草案）：filters
 * 返回（草案）：{…}
 */
export function financePerformanceTotal(transport: Transport, body?: Record<string, unknown>, options?: CallOptions): Promise<unknown> {
  return transport.call(planned('financePerformanceTotal', '/fba_finance/api/v1/salesStatistics/performanceTotal'), body, options)
}

/**
 * 店铺统计
 * POST /fba_finance/api/v1/salesStatistics/shopStatistics（路径由我们拟定） · 尚未开放：本系统一律拒绝，企业自有 ERP 可以应答。
 * 请求（草案）：{page,pageSize,sort?,order?,filters…}
 * 返回（草案）：{list:[…],total,summary?}
 */
export function financeShopStatistics(transport: Transport, body?: Record<string, unknown>, options?: CallOptions): Promise<unknown> {
  return transport.call(planned('financeShopStatistics', '/fba_finance/api/v1/salesStatistics/shopStatistics'), body, options)
}

/**
 * 标签
 * POST /fba_finance/api/v1/salesStatistics/labelList（路径由我们拟定） · 尚未开放：本系统一律拒绝，企业自有 ERP 可以应答。
 * 请求（草案）：{}
 * 返回（草案）：[…]
 */
export function financeLabelList(transport: Transport, body?: Record<string, unknown>, options?: CallOptions): Promise<unknown> {
  return transport.call(planned('financeLabelList', '/fba_finance/api/v1/salesStatistics/labelList'), body, options)
}
