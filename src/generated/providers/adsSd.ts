/**
 * SD 广告：0 个接口已建成，7 个待建。
 * Written by `npm run codegen` from schemas/endpoints/adsSd.json: edit that, not this file.
 */
import type { DataProvider } from '@refinedev/core'
import { createFamilyProvider } from '../../data/family-provider'
import type { CallMeta, CallOptions, FamilyMeta, Transport } from '../../../contract/transport'
import { WIRES } from '../wires'

/** How each built call is sent. */
export const CALLS = {} satisfies Record<string, CallMeta>

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
  resources: {},
}

/** One for all that this module says of calls: a server whose stamp is another is asked what it has. */
export const STAMP = 'ac18d16c5e04'

/** Calls of this family that are not built yet: our server answers them with one fixed refusal. */
export const PLANNED = [
  'advertList',
  'advertCreate',
  'advertUpdate',
  'sdAdvertList',
  'sdAdvertCreate',
  'sdAdvertUpdate',
  'sdAdvertReportList',
] as const

/** SD 广告: the lists and rows of this family, as refine asks for them. */
export function provider(transport: Transport): DataProvider {
  return createFamilyProvider(FAMILY, transport)
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

/**
 * SD报表
 * POST /amzd/api/v1/SDAdvertReport/list（路径由我们拟定） · 尚未开放：本系统一律拒绝，企业自有 ERP 可以应答。
 * 请求（草案）：{page,pageSize,sort?,order?,filters…}
 * 返回（草案）：{list:[…],total,summary?}
 */
export function sdAdvertReportList(transport: Transport, body?: Record<string, unknown>, options?: CallOptions): Promise<unknown> {
  return transport.call(planned('sdAdvertReportList', '/amzd/api/v1/SDAdvertReport/list'), body, options)
}
