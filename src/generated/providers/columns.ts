/**
 * 自定义列：0 个接口已建成，4 个待建。
 * Written by `npm run codegen` from schemas/endpoints/columns.json: edit that, not this file.
 */
import type { DataProvider } from '@refinedev/core'
import { createFamilyProvider } from '../../data/family-provider'
import type { CallMeta, CallOptions, FamilyMeta, Transport } from '../../lib/transport'
import { WIRES } from '../wires'

/** How each built call is sent. */
export const CALLS = {} satisfies Record<string, CallMeta>

/** What the provider needs to know of the family. */
export const FAMILY: FamilyMeta = {
  family: 'columns',
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
  'add',
  'get',
  'update',
  'remove',
] as const

/** 自定义列: the lists and rows of this family, as refine asks for them. */
export function provider(transport: Transport): DataProvider {
  return createFamilyProvider(FAMILY, transport)
}

/** How a call that is not built yet is sent: what the family's file says of it, else the usual. */
const planned = (call: string, path: string, how: Partial<CallMeta> = {}): CallMeta => ({ family: 'columns', client: 'erp', wire: 'erp', method: 'POST', body: 'json', answer: 'json', writes: false, call, path, ...how })

/**
 * 新增自定义列方案
 * POST /fba/api/v1/column/add（路径由我们拟定） · 尚未开放：本系统一律拒绝，企业自有 ERP 可以应答。
 * 请求（草案）：{page_key,name,columns}
 * 返回（草案）：{id}
 */
export function add(transport: Transport, body?: Record<string, unknown>, options?: CallOptions): Promise<unknown> {
  return transport.call(planned('add', '/fba/api/v1/column/add', { writes: true }), body, options)
}

/**
 * 取列方案
 * POST /fba/api/v1/column/get（路径由我们拟定） · 尚未开放：本系统一律拒绝，企业自有 ERP 可以应答。
 * 请求（草案）：{page_key}
 * 返回（草案）：[{id,name,columns,is_default}]
 */
export function get(transport: Transport, body?: Record<string, unknown>, options?: CallOptions): Promise<unknown> {
  return transport.call(planned('get', '/fba/api/v1/column/get'), body, options)
}

/**
 * 更新列方案
 * POST /fba/api/v1/column/update（路径由我们拟定） · 尚未开放：本系统一律拒绝，企业自有 ERP 可以应答。
 * 请求（草案）：{id,columns}
 * 返回（草案）：{}
 */
export function update(transport: Transport, body?: Record<string, unknown>, options?: CallOptions): Promise<unknown> {
  return transport.call(planned('update', '/fba/api/v1/column/update', { writes: true }), body, options)
}

/**
 * 删除列方案
 * POST /fba/api/v1/column/del（路径由我们拟定） · 尚未开放：本系统一律拒绝，企业自有 ERP 可以应答。
 * 请求（草案）：{id}
 * 返回（草案）：{}
 */
export function remove(transport: Transport, body?: Record<string, unknown>, options?: CallOptions): Promise<unknown> {
  return transport.call(planned('remove', '/fba/api/v1/column/del', { writes: true }), body, options)
}
