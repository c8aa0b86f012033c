/**
 * 运营看板：0 个接口已建成，24 个待建。
 * Written by `npm run codegen` from schemas/endpoints/operationBoard.json: edit that, not this file.
 */
import type { DataProvider } from '@refinedev/core'
import { createFamilyProvider } from '../../data/family-provider'
import type { CallMeta, CallOptions, FamilyMeta, Transport } from '../../../contract/transport'
import { WIRES } from '../wires'

/** How each built call is sent. */
export const CALLS = {} satisfies Record<string, CallMeta>

/** What the provider needs to know of the family. */
export const FAMILY: FamilyMeta = {
  family: 'operationBoard',
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
  resources: {},
}

/** One for all that this module says of calls: a server whose stamp is another is asked what it has. */
export const STAMP = 'a7af479a2530'

/** Calls of this family that are not built yet: our server answers them with one fixed refusal. */
export const PLANNED = [
  'defaultShop',
  'defaultShopCustom',
  'stockData',
  'stockDataCustom',
  'comprehensiveData',
  'comprehensiveDataCustom',
  'chartList',
  'chartListCustom',
  'compareAnalysis',
  'compareAnalysisCustom',
  'listingList',
  'listingListCustom',
  'orderAnalysis',
  'orderAnalysisCustom',
  'hourAnalysis',
  'hourAnalysisCustom',
  'returnSubAnalysis',
  'returnSubAnalysisCustom',
  'returnReasonAnalysis',
  'returnReasonAnalysisCustom',
  'detailReasonAnalysis',
  'detailReasonAnalysisCustom',
  'exportReasonAnalysis',
  'exportReasonAnalysisCustom',
] as const

/** 运营看板: the lists and rows of this family, as refine asks for them. */
export function provider(transport: Transport): DataProvider {
  return createFamilyProvider(FAMILY, transport)
}

/** How a call that is not built yet is sent: what the family's file says of it, else the usual. */
const planned = (call: string, path: string, how: Partial<CallMeta> = {}): CallMeta => ({
  family: 'operationBoard', client: 'erp', wire: 'erp', method: 'POST', body: 'json', answer: 'json', writes: false, call, path, ...how,
})

/**
 * 运营看板-默认店铺(按店铺)
 * POST /fba/api/v1/operationBoard/defaultShop（路径由我们拟定） · 尚未开放：本系统一律拒绝，企业自有 ERP 可以应答。
 * 请求（草案）：{shops,date_range,compare,currency=CNY,dim}
 * 返回（草案）：{list|series|data}
 */
export function defaultShop(transport: Transport, body?: Record<string, unknown>, options?: CallOptions): Promise<unknown> {
  return transport.call(planned('defaultShop', '/fba/api/v1/operationBoard/defaultShop'), body, options)
}

/**
 * 运营看板-默认店铺(自定义维度)
 * POST /fba/api/v1/operationBoard/defaultShopCustom（路径由我们拟定） · 尚未开放：本系统一律拒绝，企业自有 ERP 可以应答。
 * 请求（草案）：{shops,date_range,compare,currency=CNY,dim}
 * 返回（草案）：{list|series|data}
 */
export function defaultShopCustom(transport: Transport, body?: Record<string, unknown>, options?: CallOptions): Promise<unknown> {
  return transport.call(planned('defaultShopCustom', '/fba/api/v1/operationBoard/defaultShopCustom'), body, options)
}

/**
 * 运营看板-库存数据(按店铺)
 * POST /fba/api/v1/operationBoard/stockData（路径由我们拟定） · 尚未开放：本系统一律拒绝，企业自有 ERP 可以应答。
 * 请求（草案）：{shops,date_range,compare,currency=CNY,dim}
 * 返回（草案）：{list|series|data}
 */
export function stockData(transport: Transport, body?: Record<string, unknown>, options?: CallOptions): Promise<unknown> {
  return transport.call(planned('stockData', '/fba/api/v1/operationBoard/stockData'), body, options)
}

/**
 * 运营看板-库存数据(自定义维度)
 * POST /fba/api/v1/operationBoard/stockDataCustom（路径由我们拟定） · 尚未开放：本系统一律拒绝，企业自有 ERP 可以应答。
 * 请求（草案）：{shops,date_range,compare,currency=CNY,dim}
 * 返回（草案）：{list|series|data}
 */
export function stockDataCustom(transport: Transport, body?: Record<string, unknown>, options?: CallOptions): Promise<unknown> {
  return transport.call(planned('stockDataCustom', '/fba/api/v1/operationBoard/stockDataCustom'), body, options)
}

/**
 * 运营看板-综合数据(按店铺)
 * POST /fba/api/v1/operationBoard/comprehensiveData（路径由我们拟定） · 尚未开放：本系统一律拒绝，企业自有 ERP 可以应答。
 * 请求（草案）：{shops,date_range,compare,currency=CNY,dim}
 * 返回（草案）：{list|series|data}
 */
export function comprehensiveData(transport: Transport, body?: Record<string, unknown>, options?: CallOptions): Promise<unknown> {
  return transport.call(planned('comprehensiveData', '/fba/api/v1/operationBoard/comprehensiveData'), body, options)
}

/**
 * 运营看板-综合数据(自定义维度)
 * POST /fba/api/v1/operationBoard/comprehensiveDataCustom（路径由我们拟定） · 尚未开放：本系统一律拒绝，企业自有 ERP 可以应答。
 * 请求（草案）：{shops,date_range,compare,currency=CNY,dim}
 * 返回（草案）：{list|series|data}
 */
export function comprehensiveDataCustom(transport: Transport, body?: Record<string, unknown>, options?: CallOptions): Promise<unknown> {
  return transport.call(planned('comprehensiveDataCustom', '/fba/api/v1/operationBoard/comprehensiveDataCustom'), body, options)
}

/**
 * 运营看板-趋势图(按店铺)
 * POST /fba/api/v1/operationBoard/chartList（路径由我们拟定） · 尚未开放：本系统一律拒绝，企业自有 ERP 可以应答。
 * 请求（草案）：{shops,date_range,compare,currency=CNY,dim}
 * 返回（草案）：{list|series|data}
 */
export function chartList(transport: Transport, body?: Record<string, unknown>, options?: CallOptions): Promise<unknown> {
  return transport.call(planned('chartList', '/fba/api/v1/operationBoard/chartList'), body, options)
}

/**
 * 运营看板-趋势图(自定义维度)
 * POST /fba/api/v1/operationBoard/chartListCustom（路径由我们拟定） · 尚未开放：本系统一律拒绝，企业自有 ERP 可以应答。
 * 请求（草案）：{shops,date_range,compare,currency=CNY,dim}
 * 返回（草案）：{list|series|data}
 */
export function chartListCustom(transport: Transport, body?: Record<string, unknown>, options?: CallOptions): Promise<unknown> {
  return transport.call(planned('chartListCustom', '/fba/api/v1/operationBoard/chartListCustom'), body, options)
}

/**
 * 运营看板-同比环比分析(按店铺)
 * POST /fba/api/v1/operationBoard/compareAnalysis（路径由我们拟定） · 尚未开放：本系统一律拒绝，企业自有 ERP 可以应答。
 * 请求（草案）：{shops,date_range,compare,currency=CNY,dim}
 * 返回（草案）：{list|series|data}
 */
export function compareAnalysis(transport: Transport, body?: Record<string, unknown>, options?: CallOptions): Promise<unknown> {
  return transport.call(planned('compareAnalysis', '/fba/api/v1/operationBoard/compareAnalysis'), body, options)
}

/**
 * 运营看板-同比环比分析(自定义维度)
 * POST /fba/api/v1/operationBoard/compareAnalysisCustom（路径由我们拟定） · 尚未开放：本系统一律拒绝，企业自有 ERP 可以应答。
 * 请求（草案）：{shops,date_range,compare,currency=CNY,dim}
 * 返回（草案）：{list|series|data}
 */
export function compareAnalysisCustom(transport: Transport, body?: Record<string, unknown>, options?: CallOptions): Promise<unknown> {
  return transport.call(planned('compareAnalysisCustom', '/fba/api/v1/operationBoard/compareAnalysisCustom'), body, options)
}

/**
 * 运营看板-Listing榜单(按店铺)
 * POST /fba/api/v1/operationBoard/listingList（路径由我们拟定） · 尚未开放：本系统一律拒绝，企业自有 ERP 可以应答。
 * 请求（草案）：{shops,date_range,compare,currency=CNY,dim}
 * 返回（草案）：{list|series|data}
 */
export function listingList(transport: Transport, body?: Record<string, unknown>, options?: CallOptions): Promise<unknown> {
  return transport.call(planned('listingList', '/fba/api/v1/operationBoard/listingList'), body, options)
}

/**
 * 运营看板-Listing榜单(自定义维度)
 * POST /fba/api/v1/operationBoard/listingListCustom（路径由我们拟定） · 尚未开放：本系统一律拒绝，企业自有 ERP 可以应答。
 * 请求（草案）：{shops,date_range,compare,currency=CNY,dim}
 * 返回（草案）：{list|series|data}
 */
export function listingListCustom(transport: Transport, body?: Record<string, unknown>, options?: CallOptions): Promise<unknown> {
  return transport.call(planned('listingListCustom', '/fba/api/v1/operationBoard/listingListCustom'), body, options)
}

/**
 * 运营看板-订单分析(按店铺)
 * POST /fba/api/v1/operationBoard/orderAnalysis（路径由我们拟定） · 尚未开放：本系统一律拒绝，企业自有 ERP 可以应答。
 * 请求（草案）：{shops,date_range,compare,currency=CNY,dim}
 * 返回（草案）：{list|series|data}
 */
export function orderAnalysis(transport: Transport, body?: Record<string, unknown>, options?: CallOptions): Promise<unknown> {
  return transport.call(planned('orderAnalysis', '/fba/api/v1/operationBoard/orderAnalysis'), body, options)
}

/**
 * 运营看板-订单分析(自定义维度)
 * POST /fba/api/v1/operationBoard/orderAnalysisCustom（路径由我们拟定） · 尚未开放：本系统一律拒绝，企业自有 ERP 可以应答。
 * 请求（草案）：{shops,date_range,compare,currency=CNY,dim}
 * 返回（草案）：{list|series|data}
 */
export function orderAnalysisCustom(transport: Transport, body?: Record<string, unknown>, options?: CallOptions): Promise<unknown> {
  return transport.call(planned('orderAnalysisCustom', '/fba/api/v1/operationBoard/orderAnalysisCustom'), body, options)
}

/**
 * 运营看板-时段分析(按店铺)
 * POST /fba/api/v1/operationBoard/hourAnalysis（路径由我们拟定） · 尚未开放：本系统一律拒绝，企业自有 ERP 可以应答。
 * 请求（草案）：{shops,date_range,compare,currency=CNY,dim}
 * 返回（草案）：{list|series|data}
 */
export function hourAnalysis(transport: Transport, body?: Record<string, unknown>, options?: CallOptions): Promise<unknown> {
  return transport.call(planned('hourAnalysis', '/fba/api/v1/operationBoard/hourAnalysis'), body, options)
}

/**
 * 运营看板-时段分析(自定义维度)
 * POST /fba/api/v1/operationBoard/hourAnalysisCustom（路径由我们拟定） · 尚未开放：本系统一律拒绝，企业自有 ERP 可以应答。
 * 请求（草案）：{shops,date_range,compare,currency=CNY,dim}
 * 返回（草案）：{list|series|data}
 */
export function hourAnalysisCustom(transport: Transport, body?: Record<string, unknown>, options?: CallOptions): Promise<unknown> {
  return transport.call(planned('hourAnalysisCustom', '/fba/api/v1/operationBoard/hourAnalysisCustom'), body, options)
}

/**
 * 运营看板-退货子分析(按店铺)
 * POST /fba/api/v1/operationBoard/returnSubAnalysis（路径由我们拟定） · 尚未开放：本系统一律拒绝，企业自有 ERP 可以应答。
 * 请求（草案）：{shops,date_range,compare,currency=CNY,dim}
 * 返回（草案）：{list|series|data}
 */
export function returnSubAnalysis(transport: Transport, body?: Record<string, unknown>, options?: CallOptions): Promise<unknown> {
  return transport.call(planned('returnSubAnalysis', '/fba/api/v1/operationBoard/returnSubAnalysis'), body, options)
}

/**
 * 运营看板-退货子分析(自定义维度)
 * POST /fba/api/v1/operationBoard/returnSubAnalysisCustom（路径由我们拟定） · 尚未开放：本系统一律拒绝，企业自有 ERP 可以应答。
 * 请求（草案）：{shops,date_range,compare,currency=CNY,dim}
 * 返回（草案）：{list|series|data}
 */
export function returnSubAnalysisCustom(transport: Transport, body?: Record<string, unknown>, options?: CallOptions): Promise<unknown> {
  return transport.call(planned('returnSubAnalysisCustom', '/fba/api/v1/operationBoard/returnSubAnalysisCustom'), body, options)
}

/**
 * 运营看板-退货原因分析(按店铺)
 * POST /fba/api/v1/operationBoard/returnReasonAnalysis（路径由我们拟定） · 尚未开放：本系统一律拒绝，企业自有 ERP 可以应答。
 * 请求（草案）：{shops,date_range,compare,currency=CNY,dim}
 * 返回（草案）：{list|series|data}
 */
export function returnReasonAnalysis(transport: Transport, body?: Record<string, unknown>, options?: CallOptions): Promise<unknown> {
  return transport.call(planned('returnReasonAnalysis', '/fba/api/v1/operationBoard/returnReasonAnalysis'), body, options)
}

/**
 * 运营看板-退货原因分析(自定义维度)
 * POST /fba/api/v1/operationBoard/returnReasonAnalysisCustom（路径由我们拟定） · 尚未开放：本系统一律拒绝，企业自有 ERP 可以应答。
 * 请求（草案）：{shops,date_range,compare,currency=CNY,dim}
 * 返回（草案）：{list|series|data}
 */
export function returnReasonAnalysisCustom(transport: Transport, body?: Record<string, unknown>, options?: CallOptions): Promise<unknown> {
  return transport.call(planned('returnReasonAnalysisCustom', '/fba/api/v1/operationBoard/returnReasonAnalysisCustom'), body, options)
}

/**
 * 运营看板-退货原因明细(按店铺)
 * POST /fba/api/v1/operationBoard/detailReasonAnalysis（路径由我们拟定） · 尚未开放：本系统一律拒绝，企业自有 ERP 可以应答。
 * 请求（草案）：{shops,date_range,compare,currency=CNY,dim}
 * 返回（草案）：{list|series|data}
 */
export function detailReasonAnalysis(transport: Transport, body?: Record<string, unknown>, options?: CallOptions): Promise<unknown> {
  return transport.call(planned('detailReasonAnalysis', '/fba/api/v1/operationBoard/detailReasonAnalysis'), body, options)
}

/**
 * 运营看板-退货原因明细(自定义维度)
 * POST /fba/api/v1/operationBoard/detailReasonAnalysisCustom（路径由我们拟定） · 尚未开放：本系统一律拒绝，企业自有 ERP 可以应答。
 * 请求（草案）：{shops,date_range,compare,currency=CNY,dim}
 * 返回（草案）：{list|series|data}
 */
export function detailReasonAnalysisCustom(transport: Transport, body?: Record<string, unknown>, options?: CallOptions): Promise<unknown> {
  return transport.call(planned('detailReasonAnalysisCustom', '/fba/api/v1/operationBoard/detailReasonAnalysisCustom'), body, options)
}

/**
 * 运营看板-导出退货原因(按店铺)
 * POST /fba/api/v1/operationBoard/exportReasonAnalysis（路径由我们拟定） · 尚未开放：本系统一律拒绝，企业自有 ERP 可以应答。
 * 请求（草案）：{shops,date_range,compare,currency=CNY,dim}
 * 返回（草案）：binary
 */
export function exportReasonAnalysis(transport: Transport, body?: Record<string, unknown>, options?: CallOptions): Promise<unknown> {
  return transport.call(planned('exportReasonAnalysis', '/fba/api/v1/operationBoard/exportReasonAnalysis', { answer: 'binary' }), body, options)
}

/**
 * 运营看板-导出退货原因(自定义维度)
 * POST /fba/api/v1/operationBoard/exportReasonAnalysisCustom（路径由我们拟定） · 尚未开放：本系统一律拒绝，企业自有 ERP 可以应答。
 * 请求（草案）：{shops,date_range,compare,currency=CNY,dim}
 * 返回（草案）：binary
 */
export function exportReasonAnalysisCustom(transport: Transport, body?: Record<string, unknown>, options?: CallOptions): Promise<unknown> {
  return transport.call(planned('exportReasonAnalysisCustom', '/fba/api/v1/operationBoard/exportReasonAnalysisCustom', { answer: 'binary' }), body, options)
}
