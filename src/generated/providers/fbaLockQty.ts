/**
 * 库存锁定：1 个接口已建成，4 个待建。
 * Written by `npm run codegen` from schemas/endpoints/fbaLockQty.json: edit that, not this file.
 */
import type { DataProvider } from '@refinedev/core'
import { createFamilyProvider } from '../../data/family-provider'
import type { CallMeta, CallOptions, FamilyMeta, Transport } from '../../lib/transport'
import type { GetCompanyLockStockRequest, GetCompanyLockStockResponse } from '../types/families/fbaLockQty'
import { WIRES } from '../wires'

/** How each built call is sent. */
export const CALLS = {
  getCompanyLockStock: { family: 'fbaLockQty', call: 'getCompanyLockStock', method: 'GET', path: '/fba/api/v1/fbaLockQty/getCompanyLockStock', client: 'erp', wire: 'erp', body: 'query', answer: 'json', writes: false },
} satisfies Record<string, CallMeta>

/** What the provider needs to know of the family. */
export const FAMILY: FamilyMeta = {
  family: 'fbaLockQty',
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
  'get',
  'set',
  'release',
  'detail',
] as const

/** 库存锁定: the lists and rows of this family, as refine asks for them. */
export function provider(transport: Transport): DataProvider {
  return createFamilyProvider(FAMILY, transport)
}

/**
 * 公司锁库存开关
 * GET /fba/api/v1/fbaLockQty/getCompanyLockStock (query) · GetCompanyLockStockRequest → GetCompanyLockStockResponse.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function getCompanyLockStock(transport: Transport, body: GetCompanyLockStockRequest = {}, options?: CallOptions): Promise<GetCompanyLockStockResponse> {
  return transport.call<GetCompanyLockStockResponse>(CALLS.getCompanyLockStock, body, options)
}

/** How a call that is not built yet is sent: what the family's file says of it, else the usual. */
const planned = (call: string, path: string, how: Partial<CallMeta> = {}): CallMeta => ({ family: 'fbaLockQty', client: 'erp', wire: 'erp', method: 'POST', body: 'json', answer: 'json', writes: false, call, path, ...how })

/**
 * 查询锁库
 * POST /fba/api/v1/fbaLockQty/get（路径由我们拟定） · 尚未开放：本系统一律拒绝，企业自有 ERP 可以应答。
 * 请求（草案）：{shop_id,msku}
 * 返回（草案）：{lock_qty}
 */
export function get(transport: Transport, body?: Record<string, unknown>, options?: CallOptions): Promise<unknown> {
  return transport.call(planned('get', '/fba/api/v1/fbaLockQty/get'), body, options)
}

/**
 * 设置锁库
 * POST /fba/api/v1/fbaLockQty/set（路径由我们拟定） · 尚未开放：本系统一律拒绝，企业自有 ERP 可以应答。
 * 请求（草案）：{shop_id,msku,lock_qty,until}
 * 返回（草案）：{}
 */
export function set(transport: Transport, body?: Record<string, unknown>, options?: CallOptions): Promise<unknown> {
  return transport.call(planned('set', '/fba/api/v1/fbaLockQty/set', { writes: true }), body, options)
}

/**
 * 释放锁库
 * POST /fba/api/v1/fbaLockQty/release（路径由我们拟定） · 尚未开放：本系统一律拒绝，企业自有 ERP 可以应答。
 * 请求（草案）：{ids}
 * 返回（草案）：{}
 */
export function release(transport: Transport, body?: Record<string, unknown>, options?: CallOptions): Promise<unknown> {
  return transport.call(planned('release', '/fba/api/v1/fbaLockQty/release', { writes: true }), body, options)
}

/**
 * 锁库明细
 * POST /fba/api/v1/fbaLockQty/detail（路径由我们拟定） · 尚未开放：本系统一律拒绝，企业自有 ERP 可以应答。
 * 请求（草案）：{page,pageSize,sort?,order?,filters…}
 * 返回（草案）：{list:[…],total,summary?}
 */
export function detail(transport: Transport, body?: Record<string, unknown>, options?: CallOptions): Promise<unknown> {
  return transport.call(planned('detail', '/fba/api/v1/fbaLockQty/detail'), body, options)
}
