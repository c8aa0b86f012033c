/**
 * SP 广告：0 个接口已建成，27 个待建。
 * Written by `npm run codegen` from schemas/endpoints/ads-sp.json: edit that, not this file.
 */
import type { DataProvider } from '@refinedev/core'
import { createFamilyProvider } from '../../data/family-provider'
import type { CallMeta, CallOptions, FamilyMeta, Transport } from '../../lib/transport'
import { WIRES } from '../wires'

/** How each built call is sent. */
export const CALLS = {} satisfies Record<string, CallMeta>

/** What the provider needs to know of the family. */
export const FAMILY: FamilyMeta = {
  family: 'ads-sp',
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
  'portfolioCreate',
  'portfolioUpdate',
  'campaignList',
  'campaignCreate',
  'campaignUpdate',
  'groupList',
  'groupCreate',
  'groupUpdate',
  'productList',
  'productCreate',
  'productUpdate',
  'keywordList',
  'keywordCreate',
  'keywordUpdate',
  'targetList',
  'targetCreate',
  'targetUpdate',
  'negativeKeywordList',
  'negativeKeywordCreate',
  'negativeKeywordUpdate',
  'bidRecommendations',
  'spAutoTargets',
  'spNegativeKeywords',
  'spAsinList',
  'spNegativeProducts',
  'spAdvertList',
] as const

/** SP 广告: the lists and rows of this family, as refine asks for them. */
export function provider(transport: Transport): DataProvider {
  return createFamilyProvider(FAMILY, transport)
}

/** How a call that is not built yet is sent: what the family's file says of it, else the usual. */
const planned = (call: string, path: string, how: Partial<CallMeta> = {}): CallMeta => ({ family: 'ads-sp', client: 'ads', wire: 'erp', method: 'POST', body: 'json', answer: 'json', writes: false, call, path, ...how })

/**
 * SP广告组合列表
 * POST /amzd/api/v1/SPAdvertisement/portfolioList（路径由我们拟定） · 尚未开放：本系统一律拒绝，企业自有 ERP 可以应答。
 * 请求（草案）：{page,pageSize,sort?,order?,filters…}
 * 返回（草案）：{list:[…],total,summary?}
 */
export function portfolioList(transport: Transport, body?: Record<string, unknown>, options?: CallOptions): Promise<unknown> {
  return transport.call(planned('portfolioList', '/amzd/api/v1/SPAdvertisement/portfolioList'), body, options)
}

/**
 * SP广告组合创建
 * POST /amzd/api/v1/SPAdvertisement/portfolioCreate（路径由我们拟定） · 尚未开放：本系统一律拒绝，企业自有 ERP 可以应答。
 * 请求（草案）：{profile_id,items:[…]}
 * 返回（草案）：{results:[{index,code,id,description}]} (207 multi-status)
 */
export function portfolioCreate(transport: Transport, body?: Record<string, unknown>, options?: CallOptions): Promise<unknown> {
  return transport.call(planned('portfolioCreate', '/amzd/api/v1/SPAdvertisement/portfolioCreate', { writes: true }), body, options)
}

/**
 * SP广告组合更新/启停/调价
 * POST /amzd/api/v1/SPAdvertisement/portfolioUpdate（路径由我们拟定） · 尚未开放：本系统一律拒绝，企业自有 ERP 可以应答。
 * 请求（草案）：{profile_id,items:[{id,fields}]}
 * 返回（草案）：{results:[{index,code,id,description}]} (207 multi-status)
 */
export function portfolioUpdate(transport: Transport, body?: Record<string, unknown>, options?: CallOptions): Promise<unknown> {
  return transport.call(planned('portfolioUpdate', '/amzd/api/v1/SPAdvertisement/portfolioUpdate', { writes: true }), body, options)
}

/**
 * SP广告活动列表
 * POST /amzd/api/v1/SPAdvertisement/campaignList（路径由我们拟定） · 尚未开放：本系统一律拒绝，企业自有 ERP 可以应答。
 * 请求（草案）：{page,pageSize,sort?,order?,filters…}
 * 返回（草案）：{list:[…],total,summary?}
 */
export function campaignList(transport: Transport, body?: Record<string, unknown>, options?: CallOptions): Promise<unknown> {
  return transport.call(planned('campaignList', '/amzd/api/v1/SPAdvertisement/campaignList'), body, options)
}

/**
 * SP广告活动创建
 * POST /amzd/api/v1/SPAdvertisement/campaignCreate（路径由我们拟定） · 尚未开放：本系统一律拒绝，企业自有 ERP 可以应答。
 * 请求（草案）：{profile_id,items:[…]}
 * 返回（草案）：{results:[{index,code,id,description}]} (207 multi-status)
 */
export function campaignCreate(transport: Transport, body?: Record<string, unknown>, options?: CallOptions): Promise<unknown> {
  return transport.call(planned('campaignCreate', '/amzd/api/v1/SPAdvertisement/campaignCreate', { writes: true }), body, options)
}

/**
 * SP广告活动更新/启停/调价
 * POST /amzd/api/v1/SPAdvertisement/campaignUpdate（路径由我们拟定） · 尚未开放：本系统一律拒绝，企业自有 ERP 可以应答。
 * 请求（草案）：{profile_id,items:[{id,fields}]}
 * 返回（草案）：{results:[{index,code,id,description}]} (207 multi-status)
 */
export function campaignUpdate(transport: Transport, body?: Record<string, unknown>, options?: CallOptions): Promise<unknown> {
  return transport.call(planned('campaignUpdate', '/amzd/api/v1/SPAdvertisement/campaignUpdate', { writes: true }), body, options)
}

/**
 * SP广告组列表
 * POST /amzd/api/v1/SPAdvertisement/groupList（路径由我们拟定） · 尚未开放：本系统一律拒绝，企业自有 ERP 可以应答。
 * 请求（草案）：{page,pageSize,sort?,order?,filters…}
 * 返回（草案）：{list:[…],total,summary?}
 */
export function groupList(transport: Transport, body?: Record<string, unknown>, options?: CallOptions): Promise<unknown> {
  return transport.call(planned('groupList', '/amzd/api/v1/SPAdvertisement/groupList'), body, options)
}

/**
 * SP广告组创建
 * POST /amzd/api/v1/SPAdvertisement/groupCreate（路径由我们拟定） · 尚未开放：本系统一律拒绝，企业自有 ERP 可以应答。
 * 请求（草案）：{profile_id,items:[…]}
 * 返回（草案）：{results:[{index,code,id,description}]} (207 multi-status)
 */
export function groupCreate(transport: Transport, body?: Record<string, unknown>, options?: CallOptions): Promise<unknown> {
  return transport.call(planned('groupCreate', '/amzd/api/v1/SPAdvertisement/groupCreate', { writes: true }), body, options)
}

/**
 * SP广告组更新/启停/调价
 * POST /amzd/api/v1/SPAdvertisement/groupUpdate（路径由我们拟定） · 尚未开放：本系统一律拒绝，企业自有 ERP 可以应答。
 * 请求（草案）：{profile_id,items:[{id,fields}]}
 * 返回（草案）：{results:[{index,code,id,description}]} (207 multi-status)
 */
export function groupUpdate(transport: Transport, body?: Record<string, unknown>, options?: CallOptions): Promise<unknown> {
  return transport.call(planned('groupUpdate', '/amzd/api/v1/SPAdvertisement/groupUpdate', { writes: true }), body, options)
}

/**
 * SP广告商品列表
 * POST /amzd/api/v1/SPAdvertisement/productList（路径由我们拟定） · 尚未开放：本系统一律拒绝，企业自有 ERP 可以应答。
 * 请求（草案）：{page,pageSize,sort?,order?,filters…}
 * 返回（草案）：{list:[…],total,summary?}
 */
export function productList(transport: Transport, body?: Record<string, unknown>, options?: CallOptions): Promise<unknown> {
  return transport.call(planned('productList', '/amzd/api/v1/SPAdvertisement/productList'), body, options)
}

/**
 * SP广告商品创建
 * POST /amzd/api/v1/SPAdvertisement/productCreate（路径由我们拟定） · 尚未开放：本系统一律拒绝，企业自有 ERP 可以应答。
 * 请求（草案）：{profile_id,items:[…]}
 * 返回（草案）：{results:[{index,code,id,description}]} (207 multi-status)
 */
export function productCreate(transport: Transport, body?: Record<string, unknown>, options?: CallOptions): Promise<unknown> {
  return transport.call(planned('productCreate', '/amzd/api/v1/SPAdvertisement/productCreate', { writes: true }), body, options)
}

/**
 * SP广告商品更新/启停/调价
 * POST /amzd/api/v1/SPAdvertisement/productUpdate（路径由我们拟定） · 尚未开放：本系统一律拒绝，企业自有 ERP 可以应答。
 * 请求（草案）：{profile_id,items:[{id,fields}]}
 * 返回（草案）：{results:[{index,code,id,description}]} (207 multi-status)
 */
export function productUpdate(transport: Transport, body?: Record<string, unknown>, options?: CallOptions): Promise<unknown> {
  return transport.call(planned('productUpdate', '/amzd/api/v1/SPAdvertisement/productUpdate', { writes: true }), body, options)
}

/**
 * SP关键词列表
 * POST /amzd/api/v1/SPAdvertisement/keywordList（路径由我们拟定） · 尚未开放：本系统一律拒绝，企业自有 ERP 可以应答。
 * 请求（草案）：{page,pageSize,sort?,order?,filters…}
 * 返回（草案）：{list:[…],total,summary?}
 */
export function keywordList(transport: Transport, body?: Record<string, unknown>, options?: CallOptions): Promise<unknown> {
  return transport.call(planned('keywordList', '/amzd/api/v1/SPAdvertisement/keywordList'), body, options)
}

/**
 * SP关键词创建
 * POST /amzd/api/v1/SPAdvertisement/keywordCreate（路径由我们拟定） · 尚未开放：本系统一律拒绝，企业自有 ERP 可以应答。
 * 请求（草案）：{profile_id,items:[…]}
 * 返回（草案）：{results:[{index,code,id,description}]} (207 multi-status)
 */
export function keywordCreate(transport: Transport, body?: Record<string, unknown>, options?: CallOptions): Promise<unknown> {
  return transport.call(planned('keywordCreate', '/amzd/api/v1/SPAdvertisement/keywordCreate', { writes: true }), body, options)
}

/**
 * SP关键词更新/启停/调价
 * POST /amzd/api/v1/SPAdvertisement/keywordUpdate（路径由我们拟定） · 尚未开放：本系统一律拒绝，企业自有 ERP 可以应答。
 * 请求（草案）：{profile_id,items:[{id,fields}]}
 * 返回（草案）：{results:[{index,code,id,description}]} (207 multi-status)
 */
export function keywordUpdate(transport: Transport, body?: Record<string, unknown>, options?: CallOptions): Promise<unknown> {
  return transport.call(planned('keywordUpdate', '/amzd/api/v1/SPAdvertisement/keywordUpdate', { writes: true }), body, options)
}

/**
 * SP商品投放列表
 * POST /amzd/api/v1/SPAdvertisement/targetList（路径由我们拟定） · 尚未开放：本系统一律拒绝，企业自有 ERP 可以应答。
 * 请求（草案）：{page,pageSize,sort?,order?,filters…}
 * 返回（草案）：{list:[…],total,summary?}
 */
export function targetList(transport: Transport, body?: Record<string, unknown>, options?: CallOptions): Promise<unknown> {
  return transport.call(planned('targetList', '/amzd/api/v1/SPAdvertisement/targetList'), body, options)
}

/**
 * SP商品投放创建
 * POST /amzd/api/v1/SPAdvertisement/targetCreate（路径由我们拟定） · 尚未开放：本系统一律拒绝，企业自有 ERP 可以应答。
 * 请求（草案）：{profile_id,items:[…]}
 * 返回（草案）：{results:[{index,code,id,description}]} (207 multi-status)
 */
export function targetCreate(transport: Transport, body?: Record<string, unknown>, options?: CallOptions): Promise<unknown> {
  return transport.call(planned('targetCreate', '/amzd/api/v1/SPAdvertisement/targetCreate', { writes: true }), body, options)
}

/**
 * SP商品投放更新/启停/调价
 * POST /amzd/api/v1/SPAdvertisement/targetUpdate（路径由我们拟定） · 尚未开放：本系统一律拒绝，企业自有 ERP 可以应答。
 * 请求（草案）：{profile_id,items:[{id,fields}]}
 * 返回（草案）：{results:[{index,code,id,description}]} (207 multi-status)
 */
export function targetUpdate(transport: Transport, body?: Record<string, unknown>, options?: CallOptions): Promise<unknown> {
  return transport.call(planned('targetUpdate', '/amzd/api/v1/SPAdvertisement/targetUpdate', { writes: true }), body, options)
}

/**
 * SP否定关键词列表
 * POST /amzd/api/v1/SPAdvertisement/negativeKeywordList（路径由我们拟定） · 尚未开放：本系统一律拒绝，企业自有 ERP 可以应答。
 * 请求（草案）：{page,pageSize,sort?,order?,filters…}
 * 返回（草案）：{list:[…],total,summary?}
 */
export function negativeKeywordList(transport: Transport, body?: Record<string, unknown>, options?: CallOptions): Promise<unknown> {
  return transport.call(planned('negativeKeywordList', '/amzd/api/v1/SPAdvertisement/negativeKeywordList'), body, options)
}

/**
 * SP否定关键词创建
 * POST /amzd/api/v1/SPAdvertisement/negativeKeywordCreate（路径由我们拟定） · 尚未开放：本系统一律拒绝，企业自有 ERP 可以应答。
 * 请求（草案）：{profile_id,items:[…]}
 * 返回（草案）：{results:[{index,code,id,description}]} (207 multi-status)
 */
export function negativeKeywordCreate(transport: Transport, body?: Record<string, unknown>, options?: CallOptions): Promise<unknown> {
  return transport.call(planned('negativeKeywordCreate', '/amzd/api/v1/SPAdvertisement/negativeKeywordCreate', { writes: true }), body, options)
}

/**
 * SP否定关键词更新/启停/调价
 * POST /amzd/api/v1/SPAdvertisement/negativeKeywordUpdate（路径由我们拟定） · 尚未开放：本系统一律拒绝，企业自有 ERP 可以应答。
 * 请求（草案）：{profile_id,items:[{id,fields}]}
 * 返回（草案）：{results:[{index,code,id,description}]} (207 multi-status)
 */
export function negativeKeywordUpdate(transport: Transport, body?: Record<string, unknown>, options?: CallOptions): Promise<unknown> {
  return transport.call(planned('negativeKeywordUpdate', '/amzd/api/v1/SPAdvertisement/negativeKeywordUpdate', { writes: true }), body, options)
}

/**
 * 竞价建议
 * POST /amzd/api/v1/SPAdvertisement/bidRecommendations（路径由我们拟定） · 尚未开放：本系统一律拒绝，企业自有 ERP 可以应答。
 * 请求（草案）：{profile_id,ad_group_id,targets}
 * 返回（草案）：[{target,suggested,low,high}]
 */
export function bidRecommendations(transport: Transport, body?: Record<string, unknown>, options?: CallOptions): Promise<unknown> {
  return transport.call(planned('bidRecommendations', '/amzd/api/v1/SPAdvertisement/bidRecommendations'), body, options)
}

/**
 * 自动投放组
 * POST /amzd/api/v1/sp/autoTargets（路径由我们拟定） · 尚未开放：本系统一律拒绝，企业自有 ERP 可以应答。
 * 请求（草案）：{ad_group_id}
 * 返回（草案）：[…]
 */
export function spAutoTargets(transport: Transport, body?: Record<string, unknown>, options?: CallOptions): Promise<unknown> {
  return transport.call(planned('spAutoTargets', '/amzd/api/v1/sp/autoTargets'), body, options)
}

/**
 * 否定词
 * POST /amzd/api/v1/sp/negativeKeywords（路径由我们拟定） · 尚未开放：本系统一律拒绝，企业自有 ERP 可以应答。
 * 请求（草案）：{…}
 * 返回（草案）：{list:[…],total,summary?}
 */
export function spNegativeKeywords(transport: Transport, body?: Record<string, unknown>, options?: CallOptions): Promise<unknown> {
  return transport.call(planned('spNegativeKeywords', '/amzd/api/v1/sp/negativeKeywords'), body, options)
}

/**
 * ASIN列表
 * POST /amzd/api/v1/sp/asinList（路径由我们拟定） · 尚未开放：本系统一律拒绝，企业自有 ERP 可以应答。
 * 请求（草案）：{page,pageSize,sort?,order?,filters…}
 * 返回（草案）：{list:[…],total,summary?}
 */
export function spAsinList(transport: Transport, body?: Record<string, unknown>, options?: CallOptions): Promise<unknown> {
  return transport.call(planned('spAsinList', '/amzd/api/v1/sp/asinList'), body, options)
}

/**
 * 否定商品
 * POST /amzd/api/v1/sp/negativeProducts（路径由我们拟定） · 尚未开放：本系统一律拒绝，企业自有 ERP 可以应答。
 * 请求（草案）：{…}
 * 返回（草案）：{list:[…],total,summary?}
 */
export function spNegativeProducts(transport: Transport, body?: Record<string, unknown>, options?: CallOptions): Promise<unknown> {
  return transport.call(planned('spNegativeProducts', '/amzd/api/v1/sp/negativeProducts'), body, options)
}

/**
 * SP广告(旧)列表
 * POST /amzd/api/v1/spAdvert/list（路径由我们拟定） · 尚未开放：本系统一律拒绝，企业自有 ERP 可以应答。
 * 请求（草案）：{page,pageSize,sort?,order?,filters…}
 * 返回（草案）：{list:[…],total,summary?}
 */
export function spAdvertList(transport: Transport, body?: Record<string, unknown>, options?: CallOptions): Promise<unknown> {
  return transport.call(planned('spAdvertList', '/amzd/api/v1/spAdvert/list'), body, options)
}
