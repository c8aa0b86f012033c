/**
 * 评论、关键词与反馈：0 个接口已建成，8 个待建。
 * Written by `npm run codegen` from schemas/endpoints/tools.json: edit that, not this file.
 */
import type { DataProvider } from '@refinedev/core'
import { createFamilyProvider } from '../../data/family-provider'
import type { CallMeta, CallOptions, FamilyMeta, Transport } from '../../../contract/transport'
import { WIRES } from '../wires'

/** How each built call is sent. */
export const CALLS = {} satisfies Record<string, CallMeta>

/** What the provider needs to know of the family. */
export const FAMILY: FamilyMeta = {
  family: 'tools',
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
export const STAMP = '56e52273b54c'

/** Calls of this family that are not built yet: our server answers them with one fixed refusal. */
export const PLANNED = [
  'fbaAsinReviewList',
  'fbaAsinReviewAdd',
  'fbaAsinReviewHandle',
  'fbaKeywordList',
  'fbaKeywordAdd',
  'fbaKeywordTrend',
  'fbaFeedbackList',
  'fbaFeedbackHandle',
] as const

/** 评论、关键词与反馈: the lists and rows of this family, as refine asks for them. */
export function provider(transport: Transport): DataProvider {
  return createFamilyProvider(FAMILY, transport)
}

/** How a call that is not built yet is sent: what the family's file says of it, else the usual. */
const planned = (call: string, path: string, how: Partial<CallMeta> = {}): CallMeta => ({
  family: 'tools', client: 'erp', wire: 'erp', method: 'POST', body: 'json', answer: 'json', writes: false, call, path, ...how,
})

/**
 * 评论列表
 * POST /fba/api/v1/fbaAsinReview/list（路径由我们拟定） · 尚未开放：本系统一律拒绝，企业自有 ERP 可以应答。
 * 请求（草案）：{page,pageSize,sort?,order?,filters…}
 * 返回（草案）：{list:[…],total,summary?}
 */
export function fbaAsinReviewList(transport: Transport, body?: Record<string, unknown>, options?: CallOptions): Promise<unknown> {
  return transport.call(planned('fbaAsinReviewList', '/fba/api/v1/fbaAsinReview/list'), body, options)
}

/**
 * 新增监控ASIN
 * POST /fba/api/v1/fbaAsinReview/add（路径由我们拟定） · 尚未开放：本系统一律拒绝，企业自有 ERP 可以应答。
 * 请求（草案）：{site,asins}
 * 返回（草案）：{}
 */
export function fbaAsinReviewAdd(transport: Transport, body?: Record<string, unknown>, options?: CallOptions): Promise<unknown> {
  return transport.call(planned('fbaAsinReviewAdd', '/fba/api/v1/fbaAsinReview/add', { writes: true }), body, options)
}

/**
 * 处理评论
 * POST /fba/api/v1/fbaAsinReview/handle（路径由我们拟定） · 尚未开放：本系统一律拒绝，企业自有 ERP 可以应答。
 * 请求（草案）：{ids,status,remark}
 * 返回（草案）：{}
 */
export function fbaAsinReviewHandle(transport: Transport, body?: Record<string, unknown>, options?: CallOptions): Promise<unknown> {
  return transport.call(planned('fbaAsinReviewHandle', '/fba/api/v1/fbaAsinReview/handle', { writes: true }), body, options)
}

/**
 * 关键词排名列表
 * POST /fba/api/v1/fbaKeyword/list（路径由我们拟定） · 尚未开放：本系统一律拒绝，企业自有 ERP 可以应答。
 * 请求（草案）：{page,pageSize,sort?,order?,filters…}
 * 返回（草案）：{list:[…],total,summary?}
 */
export function fbaKeywordList(transport: Transport, body?: Record<string, unknown>, options?: CallOptions): Promise<unknown> {
  return transport.call(planned('fbaKeywordList', '/fba/api/v1/fbaKeyword/list'), body, options)
}

/**
 * 新增监控
 * POST /fba/api/v1/fbaKeyword/add（路径由我们拟定） · 尚未开放：本系统一律拒绝，企业自有 ERP 可以应答。
 * 请求（草案）：{site,asin,keywords}
 * 返回（草案）：{}
 */
export function fbaKeywordAdd(transport: Transport, body?: Record<string, unknown>, options?: CallOptions): Promise<unknown> {
  return transport.call(planned('fbaKeywordAdd', '/fba/api/v1/fbaKeyword/add', { writes: true }), body, options)
}

/**
 * 排名趋势
 * POST /fba/api/v1/fbaKeyword/trend（路径由我们拟定） · 尚未开放：本系统一律拒绝，企业自有 ERP 可以应答。
 * 请求（草案）：{id,range}
 * 返回（草案）：{series}
 */
export function fbaKeywordTrend(transport: Transport, body?: Record<string, unknown>, options?: CallOptions): Promise<unknown> {
  return transport.call(planned('fbaKeywordTrend', '/fba/api/v1/fbaKeyword/trend'), body, options)
}

/**
 * 反馈列表
 * POST /fba/api/v1/fbaFeedback/list（路径由我们拟定） · 尚未开放：本系统一律拒绝，企业自有 ERP 可以应答。
 * 请求（草案）：{page,pageSize,sort?,order?,filters…}
 * 返回（草案）：{list:[…],total,summary?}
 */
export function fbaFeedbackList(transport: Transport, body?: Record<string, unknown>, options?: CallOptions): Promise<unknown> {
  return transport.call(planned('fbaFeedbackList', '/fba/api/v1/fbaFeedback/list'), body, options)
}

/**
 * 处理
 * POST /fba/api/v1/fbaFeedback/handle（路径由我们拟定） · 尚未开放：本系统一律拒绝，企业自有 ERP 可以应答。
 * 请求（草案）：{ids,status}
 * 返回（草案）：{}
 */
export function fbaFeedbackHandle(transport: Transport, body?: Record<string, unknown>, options?: CallOptions): Promise<unknown> {
  return transport.call(planned('fbaFeedbackHandle', '/fba/api/v1/fbaFeedback/handle', { writes: true }), body, options)
}
