/**
 * SP 广告报表：0 个接口已建成，14 个待建。
 * Written by `npm run codegen` from schemas/endpoints/ads-sp-report.json: edit that, not this file.
 */
import type { DataProvider } from '@refinedev/core'
import { createFamilyProvider } from '../../data/family-provider'
import type { CallMeta, CallOptions, FamilyMeta, Transport } from '../../lib/transport'
import { WIRES } from '../wires'

/** How each built call is sent. */
export const CALLS = {} satisfies Record<string, CallMeta>

/** What the provider needs to know of the family. */
export const FAMILY: FamilyMeta = {
  family: 'ads-sp-report',
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
  'portfolioList',
  'portfolioExport',
  'campaignList',
  'campaignExport',
  'groupList',
  'groupExport',
  'productList',
  'productExport',
  'keywordList',
  'keywordExport',
  'targetList',
  'targetExport',
  'negativeKeywordList',
  'negativeKeywordExport',
] as const

/** SP 广告报表: the lists and rows of this family, as refine asks for them. */
export function provider(transport: Transport): DataProvider {
  return createFamilyProvider(FAMILY, transport)
}

/** How a call that is not built yet is sent: what the family's file says of it, else the usual. */
const planned = (call: string, path: string, how: Partial<CallMeta> = {}): CallMeta => ({ family: 'ads-sp-report', client: 'ads', wire: 'erp', method: 'POST', body: 'json', answer: 'json', writes: false, call, path, ...how })

/**
 * SP广告组合报表
 * POST /amzd/api/v1/SPAdvertisementReport/portfolioList（路径由我们拟定） · 尚未开放：本系统一律拒绝，企业自有 ERP 可以应答。
 * 请求（草案）：{page,pageSize,sort?,order?,filters…}
 * 返回（草案）：{list:[…],total,summary?}
 */
export function portfolioList(transport: Transport, body?: Record<string, unknown>, options?: CallOptions): Promise<unknown> {
  return transport.call(planned('portfolioList', '/amzd/api/v1/SPAdvertisementReport/portfolioList'), body, options)
}

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
 * SP广告活动报表
 * POST /amzd/api/v1/SPAdvertisementReport/campaignList（路径由我们拟定） · 尚未开放：本系统一律拒绝，企业自有 ERP 可以应答。
 * 请求（草案）：{page,pageSize,sort?,order?,filters…}
 * 返回（草案）：{list:[…],total,summary?}
 */
export function campaignList(transport: Transport, body?: Record<string, unknown>, options?: CallOptions): Promise<unknown> {
  return transport.call(planned('campaignList', '/amzd/api/v1/SPAdvertisementReport/campaignList'), body, options)
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
 * SP广告组报表
 * POST /amzd/api/v1/SPAdvertisementReport/groupList（路径由我们拟定） · 尚未开放：本系统一律拒绝，企业自有 ERP 可以应答。
 * 请求（草案）：{page,pageSize,sort?,order?,filters…}
 * 返回（草案）：{list:[…],total,summary?}
 */
export function groupList(transport: Transport, body?: Record<string, unknown>, options?: CallOptions): Promise<unknown> {
  return transport.call(planned('groupList', '/amzd/api/v1/SPAdvertisementReport/groupList'), body, options)
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
 * SP广告商品报表
 * POST /amzd/api/v1/SPAdvertisementReport/productList（路径由我们拟定） · 尚未开放：本系统一律拒绝，企业自有 ERP 可以应答。
 * 请求（草案）：{page,pageSize,sort?,order?,filters…}
 * 返回（草案）：{list:[…],total,summary?}
 */
export function productList(transport: Transport, body?: Record<string, unknown>, options?: CallOptions): Promise<unknown> {
  return transport.call(planned('productList', '/amzd/api/v1/SPAdvertisementReport/productList'), body, options)
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
 * SP关键词报表
 * POST /amzd/api/v1/SPAdvertisementReport/keywordList（路径由我们拟定） · 尚未开放：本系统一律拒绝，企业自有 ERP 可以应答。
 * 请求（草案）：{page,pageSize,sort?,order?,filters…}
 * 返回（草案）：{list:[…],total,summary?}
 */
export function keywordList(transport: Transport, body?: Record<string, unknown>, options?: CallOptions): Promise<unknown> {
  return transport.call(planned('keywordList', '/amzd/api/v1/SPAdvertisementReport/keywordList'), body, options)
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
 * SP商品投放报表
 * POST /amzd/api/v1/SPAdvertisementReport/targetList（路径由我们拟定） · 尚未开放：本系统一律拒绝，企业自有 ERP 可以应答。
 * 请求（草案）：{page,pageSize,sort?,order?,filters…}
 * 返回（草案）：{list:[…],total,summary?}
 */
export function targetList(transport: Transport, body?: Record<string, unknown>, options?: CallOptions): Promise<unknown> {
  return transport.call(planned('targetList', '/amzd/api/v1/SPAdvertisementReport/targetList'), body, options)
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
