/**
 * 首页仪表盘：0 个接口已建成，12 个待建。
 * Written by `npm run codegen` from schemas/endpoints/indexBoard.json: edit that, not this file.
 */
import type { DataProvider } from '@refinedev/core'
import { createFamilyProvider } from '../../data/family-provider'
import type { CallMeta, CallOptions, FamilyMeta, Transport } from '../../lib/transport'
import { WIRES } from '../wires'

/** How each built call is sent. */
export const CALLS = {} satisfies Record<string, CallMeta>

/** What the provider needs to know of the family. */
export const FAMILY: FamilyMeta = {
  family: 'indexBoard',
  wire: WIRES.erp,
  capabilities: {
    sort: 'many',
    filter: ['eq', 'ne', 'gt', 'ge', 'lt', 'le', 'in', 'between', 'contains', 'starts', 'empty'],
    or: true,
    summary: 'server',
    export: 'task',
    currency: true,
    compare: true,
    pivot: true,
    allFiltered: true,
  },
  resources: {},
}

/** Calls of this family that are not built yet: our server answers them with one fixed refusal. */
export const PLANNED = [
  'instantData',
  'salesAnalysis',
  'rightConfig',
  'adAnalysis',
  'shopPerformance',
  'orderData',
  'serviceEmail',
  'afterAnalysis',
  'salesRank',
  'inventoryData',
  'resultsRank',
  'profitStatistics',
] as const

/** 首页仪表盘: the lists and rows of this family, as refine asks for them. */
export function provider(transport: Transport): DataProvider {
  return createFamilyProvider(FAMILY, transport)
}

/** How a call that is not built yet is sent: what the family's file says of it, else the usual. */
const planned = (call: string, path: string, how: Partial<CallMeta> = {}): CallMeta => ({ family: 'indexBoard', client: 'erp', wire: 'erp', method: 'POST', body: 'json', answer: 'json', writes: false, call, path, ...how })

/**
 * 首页-实时数据
 * POST /fba/api/v1/indexBoard/instantData · 尚未开放：本系统一律拒绝，企业自有 ERP 可以应答。
 * 请求（草案）：{shops?,date_range,currency}
 * 返回（草案）：{cards|series|list}
 */
export function instantData(transport: Transport, body?: Record<string, unknown>, options?: CallOptions): Promise<unknown> {
  return transport.call(planned('instantData', '/fba/api/v1/indexBoard/instantData'), body, options)
}

/**
 * 首页-销售分析
 * POST /fba/api/v1/indexBoard/salesAnalysis · 尚未开放：本系统一律拒绝，企业自有 ERP 可以应答。
 * 请求（草案）：{shops?,date_range,currency}
 * 返回（草案）：{cards|series|list}
 */
export function salesAnalysis(transport: Transport, body?: Record<string, unknown>, options?: CallOptions): Promise<unknown> {
  return transport.call(planned('salesAnalysis', '/fba/api/v1/indexBoard/salesAnalysis'), body, options)
}

/**
 * 首页-卡片/权限配置
 * POST /fba/api/v1/indexBoard/rightConfig · 尚未开放：本系统一律拒绝，企业自有 ERP 可以应答。
 * 请求（草案）：{shops?,date_range,currency}
 * 返回（草案）：{cards|series|list}
 */
export function rightConfig(transport: Transport, body?: Record<string, unknown>, options?: CallOptions): Promise<unknown> {
  return transport.call(planned('rightConfig', '/fba/api/v1/indexBoard/rightConfig'), body, options)
}

/**
 * 首页-广告分析
 * POST /fba/api/v1/indexBoard/adAnalysis · 尚未开放：本系统一律拒绝，企业自有 ERP 可以应答。
 * 请求（草案）：{shops?,date_range,currency}
 * 返回（草案）：{cards|series|list}
 */
export function adAnalysis(transport: Transport, body?: Record<string, unknown>, options?: CallOptions): Promise<unknown> {
  return transport.call(planned('adAnalysis', '/fba/api/v1/indexBoard/adAnalysis'), body, options)
}

/**
 * 首页-店铺表现
 * POST /fba/api/v1/indexBoard/shopPerformance · 尚未开放：本系统一律拒绝，企业自有 ERP 可以应答。
 * 请求（草案）：{shops?,date_range,currency}
 * 返回（草案）：{cards|series|list}
 */
export function shopPerformance(transport: Transport, body?: Record<string, unknown>, options?: CallOptions): Promise<unknown> {
  return transport.call(planned('shopPerformance', '/fba/api/v1/indexBoard/shopPerformance'), body, options)
}

/**
 * 首页-订单数据
 * POST /fba/api/v1/indexBoard/orderData · 尚未开放：本系统一律拒绝，企业自有 ERP 可以应答。
 * 请求（草案）：{shops?,date_range,currency}
 * 返回（草案）：{cards|series|list}
 */
export function orderData(transport: Transport, body?: Record<string, unknown>, options?: CallOptions): Promise<unknown> {
  return transport.call(planned('orderData', '/fba/api/v1/indexBoard/orderData'), body, options)
}

/**
 * 首页-客服邮件
 * POST /fba/api/v1/indexBoard/serviceEmail · 尚未开放：本系统一律拒绝，企业自有 ERP 可以应答。
 * 请求（草案）：{shops?,date_range,currency}
 * 返回（草案）：{cards|series|list}
 */
export function serviceEmail(transport: Transport, body?: Record<string, unknown>, options?: CallOptions): Promise<unknown> {
  return transport.call(planned('serviceEmail', '/fba/api/v1/indexBoard/serviceEmail'), body, options)
}

/**
 * 首页-售后分析
 * POST /fba/api/v1/indexBoard/afterAnalysis · 尚未开放：本系统一律拒绝，企业自有 ERP 可以应答。
 * 请求（草案）：{shops?,date_range,currency}
 * 返回（草案）：{cards|series|list}
 */
export function afterAnalysis(transport: Transport, body?: Record<string, unknown>, options?: CallOptions): Promise<unknown> {
  return transport.call(planned('afterAnalysis', '/fba/api/v1/indexBoard/afterAnalysis'), body, options)
}

/**
 * 首页-销售排行
 * POST /fba/api/v1/indexBoard/salesRank · 尚未开放：本系统一律拒绝，企业自有 ERP 可以应答。
 * 请求（草案）：{shops?,date_range,currency}
 * 返回（草案）：{cards|series|list}
 */
export function salesRank(transport: Transport, body?: Record<string, unknown>, options?: CallOptions): Promise<unknown> {
  return transport.call(planned('salesRank', '/fba/api/v1/indexBoard/salesRank'), body, options)
}

/**
 * 首页-库存数据
 * POST /fba/api/v1/indexBoard/inventoryData · 尚未开放：本系统一律拒绝，企业自有 ERP 可以应答。
 * 请求（草案）：{shops?,date_range,currency}
 * 返回（草案）：{cards|series|list}
 */
export function inventoryData(transport: Transport, body?: Record<string, unknown>, options?: CallOptions): Promise<unknown> {
  return transport.call(planned('inventoryData', '/fba/api/v1/indexBoard/inventoryData'), body, options)
}

/**
 * 首页-业绩排行
 * POST /fba/api/v1/indexBoard/resultsRank · 尚未开放：本系统一律拒绝，企业自有 ERP 可以应答。
 * 请求（草案）：{shops?,date_range,currency}
 * 返回（草案）：{cards|series|list}
 */
export function resultsRank(transport: Transport, body?: Record<string, unknown>, options?: CallOptions): Promise<unknown> {
  return transport.call(planned('resultsRank', '/fba/api/v1/indexBoard/resultsRank'), body, options)
}

/**
 * 首页-利润统计
 * POST /fba/api/v1/indexBoard/profitStatistics · 尚未开放：本系统一律拒绝，企业自有 ERP 可以应答。
 * 请求（草案）：{shops?,date_range,currency}
 * 返回（草案）：{cards|series|list}
 */
export function profitStatistics(transport: Transport, body?: Record<string, unknown>, options?: CallOptions): Promise<unknown> {
  return transport.call(planned('profitStatistics', '/fba/api/v1/indexBoard/profitStatistics'), body, options)
}
