/**
 * 跟卖监控：0 个接口已建成，6 个待建。
 * Written by `npm run codegen` from schemas/endpoints/sellWith.json: edit that, not this file.
 */
import type { DataProvider } from '@refinedev/core'
import { createFamilyProvider } from '../../data/family-provider'
import type { CallMeta, CallOptions, FamilyMeta, Transport } from '../../../contract/transport'
import { WIRES } from '../wires'

/** How each built call is sent. */
export const CALLS = {} satisfies Record<string, CallMeta>

/** What the provider needs to know of the family. */
export const FAMILY: FamilyMeta = {
  family: 'sellWith',
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
export const STAMP = '4072e717557d'

/** Calls of this family that are not built yet: our server answers them with one fixed refusal. */
export const PLANNED = [
  'list',
  'add',
  'update',
  'records',
  'excludeShop',
  'deleteSellWith',
] as const

/** 跟卖监控: the lists and rows of this family, as refine asks for them. */
export function provider(transport: Transport): DataProvider {
  return createFamilyProvider(FAMILY, transport)
}

/** How a call that is not built yet is sent: what the family's file says of it, else the usual. */
const planned = (call: string, path: string, how: Partial<CallMeta> = {}): CallMeta => ({
  family: 'sellWith', client: 'erp', wire: 'erp', method: 'POST', body: 'json', answer: 'json', writes: false, call, path, ...how,
})

/**
 * 跟卖监控列表
 * POST /fba/api/v1/sellWith/list（路径由我们拟定） · 尚未开放：本系统一律拒绝，企业自有 ERP 可以应答。
 * 请求（草案）：{page,pageSize,sort?,order?,filters…}
 * 返回（草案）：{list:[…],total,summary?}
 */
export function list(transport: Transport, body?: Record<string, unknown>, options?: CallOptions): Promise<unknown> {
  return transport.call(planned('list', '/fba/api/v1/sellWith/list'), body, options)
}

/**
 * 新增
 * POST /fba/api/v1/sellWith/add（路径由我们拟定） · 尚未开放：本系统一律拒绝，企业自有 ERP 可以应答。
 * 请求（草案）：{site,asins}
 * 返回（草案）：{}
 */
export function add(transport: Transport, body?: Record<string, unknown>, options?: CallOptions): Promise<unknown> {
  return transport.call(planned('add', '/fba/api/v1/sellWith/add', { writes: true }), body, options)
}

/**
 * 启停/通知
 * POST /fba/api/v1/sellWith/update（路径由我们拟定） · 尚未开放：本系统一律拒绝，企业自有 ERP 可以应答。
 * 请求（草案）：{ids,…}
 * 返回（草案）：{}
 */
export function update(transport: Transport, body?: Record<string, unknown>, options?: CallOptions): Promise<unknown> {
  return transport.call(planned('update', '/fba/api/v1/sellWith/update', { writes: true }), body, options)
}

/**
 * 跟卖记录
 * POST /fba/api/v1/sellWith/records（路径由我们拟定） · 尚未开放：本系统一律拒绝，企业自有 ERP 可以应答。
 * 请求（草案）：{page,pageSize,sort?,order?,filters…}
 * 返回（草案）：{list:[…],total,summary?}
 */
export function records(transport: Transport, body?: Record<string, unknown>, options?: CallOptions): Promise<unknown> {
  return transport.call(planned('records', '/fba/api/v1/sellWith/records'), body, options)
}

/**
 * 排除店铺(DELETE带body)
 * DELETE /fba/api/v1/sellWith/excludeShop · 尚未开放：本系统一律拒绝，企业自有 ERP 可以应答。
 * 请求（草案）：{shop_ids}
 * 返回（草案）：{}
 */
export function excludeShop(transport: Transport, body?: Record<string, unknown>, options?: CallOptions): Promise<unknown> {
  return transport.call(planned('excludeShop', '/fba/api/v1/sellWith/excludeShop', { method: 'DELETE', writes: true }), body, options)
}

/**
 * 删除监控(DELETE带body)
 * DELETE /fba/api/v1/sellWith/deleteSellWith · 尚未开放：本系统一律拒绝，企业自有 ERP 可以应答。
 * 请求（草案）：{ids}
 * 返回（草案）：{}
 */
export function deleteSellWith(transport: Transport, body?: Record<string, unknown>, options?: CallOptions): Promise<unknown> {
  return transport.call(planned('deleteSellWith', '/fba/api/v1/sellWith/deleteSellWith', { method: 'DELETE', writes: true }), body, options)
}
