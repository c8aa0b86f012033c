/**
 * SB 广告：0 个接口已建成，16 个待建。
 * Written by `npm run codegen` from schemas/endpoints/adsSb.json: edit that, not this file.
 */
import type { DataProvider } from '@refinedev/core'
import { createFamilyProvider } from '../../data/family-provider'
import type { CallMeta, CallOptions, FamilyMeta, Transport } from '../../../contract/transport'
import { WIRES } from '../wires'

/** How each built call is sent. */
export const CALLS = {} satisfies Record<string, CallMeta>

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
  resources: {},
}

/** One for all that this module says of calls: a server whose stamp is another is asked what it has. */
export const STAMP = '98166811e5b0'

/** Calls of this family that are not built yet: our server answers them with one fixed refusal. */
export const PLANNED = [
  'sbAdvertisementReportList',
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

/** How a call that is not built yet is sent: what the family's file says of it, else the usual. */
const planned = (call: string, path: string, how: Partial<CallMeta> = {}): CallMeta => ({
  family: 'adsSb', client: 'ads', wire: 'erp', method: 'POST', body: 'json', answer: 'json', writes: false, call, path, ...how,
})

/**
 * SB报表
 * POST /amzd/api/v1/SBAdvertisementReport/list（路径由我们拟定） · 尚未开放：本系统一律拒绝，企业自有 ERP 可以应答。
 * 请求（草案）：{page,pageSize,sort?,order?,filters…}
 * 返回（草案）：{list:[…],total,summary?}
 */
export function sbAdvertisementReportList(transport: Transport, body?: Record<string, unknown>, options?: CallOptions): Promise<unknown> {
  return transport.call(planned('sbAdvertisementReportList', '/amzd/api/v1/SBAdvertisementReport/list'), body, options)
}

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
