/**
 * 浏览器插件：0 个接口已建成，7 个待建。
 * Written by `npm run codegen` from schemas/endpoints/plug.json: edit that, not this file.
 */
import type { DataProvider } from '@refinedev/core'
import { createFamilyProvider } from '../../data/family-provider'
import type { CallMeta, CallOptions, FamilyMeta, Transport } from '../../../contract/transport'
import { WIRES } from '../wires'

/** How each built call is sent. */
export const CALLS = {} satisfies Record<string, CallMeta>

/** What the provider needs to know of the family. */
export const FAMILY: FamilyMeta = {
  family: 'plug',
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
export const STAMP = '162bb2d1cc2e'

/** Calls of this family that are not built yet: our server answers them with one fixed refusal. */
export const PLANNED = [
  'heartbeat',
  'reportRecords',
  'version',
  'detection',
  'coupon',
  'lightningDeal',
  'expiredVersion',
] as const

/** 浏览器插件: the lists and rows of this family, as refine asks for them. */
export function provider(transport: Transport): DataProvider {
  return createFamilyProvider(FAMILY, transport)
}

/** How a call that is not built yet is sent: what the family's file says of it, else the usual. */
const planned = (call: string, path: string, how: Partial<CallMeta> = {}): CallMeta => ({
  family: 'plug', client: 'erp', wire: 'erp', method: 'POST', body: 'json', answer: 'json', writes: false, call, path, ...how,
})

/**
 * 心跳
 * POST /fba/api/v1/plug/heartbeat（路径由我们拟定） · 尚未开放：本系统一律拒绝，企业自有 ERP 可以应答。
 * 请求（草案）：{client_id,version}
 * 返回（草案）：{}
 */
export function heartbeat(transport: Transport, body?: Record<string, unknown>, options?: CallOptions): Promise<unknown> {
  return transport.call(planned('heartbeat', '/fba/api/v1/plug/heartbeat', { writes: true }), body, options)
}

/**
 * 上报记录
 * POST /fba/api/v1/plug/reportRecords（路径由我们拟定） · 尚未开放：本系统一律拒绝，企业自有 ERP 可以应答。
 * 请求（草案）：{page,pageSize,sort?,order?,filters…}
 * 返回（草案）：{list:[…],total,summary?}
 */
export function reportRecords(transport: Transport, body?: Record<string, unknown>, options?: CallOptions): Promise<unknown> {
  return transport.call(planned('reportRecords', '/fba/api/v1/plug/reportRecords', { writes: true }), body, options)
}

/**
 * 版本
 * POST /fba/api/v1/plug/version（路径由我们拟定） · 尚未开放：本系统一律拒绝，企业自有 ERP 可以应答。
 * 请求（草案）：{}
 * 返回（草案）：{version,url}
 */
export function version(transport: Transport, body?: Record<string, unknown>, options?: CallOptions): Promise<unknown> {
  return transport.call(planned('version', '/fba/api/v1/plug/version'), body, options)
}

/**
 * 检测
 * POST /fba/api/v1/plug/detection（路径由我们拟定） · 尚未开放：本系统一律拒绝，企业自有 ERP 可以应答。
 * 请求（草案）：{}
 * 返回（草案）：{}
 */
export function detection(transport: Transport, body?: Record<string, unknown>, options?: CallOptions): Promise<unknown> {
  return transport.call(planned('detection', '/fba/api/v1/plug/detection'), body, options)
}

/**
 * 优惠券采集
 * POST /fba/api/v1/plug/coupon（路径由我们拟定） · 尚未开放：本系统一律拒绝，企业自有 ERP 可以应答。
 * 请求（草案）：{rows}
 * 返回（草案）：{}
 */
export function coupon(transport: Transport, body?: Record<string, unknown>, options?: CallOptions): Promise<unknown> {
  return transport.call(planned('coupon', '/fba/api/v1/plug/coupon', { writes: true }), body, options)
}

/**
 * 秒杀采集
 * POST /fba/api/v1/plug/ld（路径由我们拟定） · 尚未开放：本系统一律拒绝，企业自有 ERP 可以应答。
 * 请求（草案）：{rows}
 * 返回（草案）：{}
 */
export function lightningDeal(transport: Transport, body?: Record<string, unknown>, options?: CallOptions): Promise<unknown> {
  return transport.call(planned('lightningDeal', '/fba/api/v1/plug/ld', { writes: true }), body, options)
}

/**
 * 过期版本
 * GET /fba/api/v1/plug/expired_version（路径由我们拟定） · 尚未开放：本系统一律拒绝，企业自有 ERP 可以应答。
 * 返回（草案）：{expired:[…]}
 */
export function expiredVersion(transport: Transport, body?: Record<string, unknown>, options?: CallOptions): Promise<unknown> {
  return transport.call(planned('expiredVersion', '/fba/api/v1/plug/expired_version', { method: 'GET', body: 'query' }), body, options)
}
