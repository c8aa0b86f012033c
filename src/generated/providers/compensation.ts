/**
 * 赔偿与索赔：0 个接口已建成，4 个待建。
 * Written by `npm run codegen` from schemas/endpoints/compensation.json: edit that, not this file.
 */
import type { DataProvider } from '@refinedev/core'
import { createFamilyProvider } from '../../data/family-provider'
import type { CallMeta, CallOptions, FamilyMeta, Transport } from '../../../contract/transport'
import { WIRES } from '../wires'

/** How each built call is sent. */
export const CALLS = {} satisfies Record<string, CallMeta>

/** What the provider needs to know of the family. */
export const FAMILY: FamilyMeta = {
  family: 'compensation',
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
export const STAMP = '7fe02fa62c47'

/** Calls of this family that are not built yet: our server answers them with one fixed refusal. */
export const PLANNED = [
  'list',
  'compensationBatchList',
  'compensationBatchCreate',
  'compensationBatchUpdateCase',
] as const

/** 赔偿与索赔: the lists and rows of this family, as refine asks for them. */
export function provider(transport: Transport): DataProvider {
  return createFamilyProvider(FAMILY, transport)
}

/** How a call that is not built yet is sent: what the family's file says of it, else the usual. */
const planned = (call: string, path: string, how: Partial<CallMeta> = {}): CallMeta => ({
  family: 'compensation', client: 'erp', wire: 'erp', method: 'POST', body: 'json', answer: 'json', writes: false, call, path, ...how,
})

/**
 * 赔偿/索赔列表
 * POST /fba/api/v1/compensation/list（路径由我们拟定） · 尚未开放：本系统一律拒绝，企业自有 ERP 可以应答。
 * 请求（草案）：{page,pageSize,sort?,order?,filters…}
 * 返回（草案）：{list:[…],total,summary?}
 */
export function list(transport: Transport, body?: Record<string, unknown>, options?: CallOptions): Promise<unknown> {
  return transport.call(planned('list', '/fba/api/v1/compensation/list'), body, options)
}

/**
 * 索赔批次列表
 * POST /fba/api/v1/compensationBatch/list（路径由我们拟定） · 尚未开放：本系统一律拒绝，企业自有 ERP 可以应答。
 * 请求（草案）：{page,pageSize,sort?,order?,filters…}
 * 返回（草案）：{list:[…],total,summary?}
 */
export function compensationBatchList(transport: Transport, body?: Record<string, unknown>, options?: CallOptions): Promise<unknown> {
  return transport.call(planned('compensationBatchList', '/fba/api/v1/compensationBatch/list'), body, options)
}

/**
 * 扫描生成索赔
 * POST /fba/api/v1/compensationBatch/create（路径由我们拟定） · 尚未开放：本系统一律拒绝，企业自有 ERP 可以应答。
 * 请求（草案）：{shops,types}
 * 返回（草案）：{batch_id,count}
 */
export function compensationBatchCreate(transport: Transport, body?: Record<string, unknown>, options?: CallOptions): Promise<unknown> {
  return transport.call(planned('compensationBatchCreate', '/fba/api/v1/compensationBatch/create', { writes: true }), body, options)
}

/**
 * 更新Case
 * PUT /fba/api/v1/compensationBatch/update-case（路径由我们拟定） · 尚未开放：本系统一律拒绝，企业自有 ERP 可以应答。
 * 请求（草案）：{ids,case_id,claim_state,amount}
 * 返回（草案）：{}
 */
export function compensationBatchUpdateCase(transport: Transport, body?: Record<string, unknown>, options?: CallOptions): Promise<unknown> {
  return transport.call(planned('compensationBatchUpdateCase', '/fba/api/v1/compensationBatch/update-case', { method: 'PUT', writes: true }), body, options)
}
