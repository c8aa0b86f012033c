/**
 * 客户端任务：0 个接口已建成，8 个待建。
 * Written by `npm run codegen` from schemas/endpoints/clientService.json: edit that, not this file.
 */
import type { DataProvider } from '@refinedev/core'
import { createFamilyProvider } from '../../data/family-provider'
import type { CallMeta, CallOptions, FamilyMeta, Transport } from '../../../contract/transport'
import { WIRES } from '../wires'

/** How each built call is sent. */
export const CALLS = {} satisfies Record<string, CallMeta>

/** What the provider needs to know of the family. */
export const FAMILY: FamilyMeta = {
  family: 'clientService',
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
export const STAMP = '596968d47b50'

/** Calls of this family that are not built yet: our server answers them with one fixed refusal. */
export const PLANNED = [
  'list',
  'switchTask',
  'retry',
  'add',
  'save',
  'remove',
  'detail',
  'execute',
] as const

/** 客户端任务: the lists and rows of this family, as refine asks for them. */
export function provider(transport: Transport): DataProvider {
  return createFamilyProvider(FAMILY, transport)
}

/** How a call that is not built yet is sent: what the family's file says of it, else the usual. */
const planned = (call: string, path: string, how: Partial<CallMeta> = {}): CallMeta => ({
  family: 'clientService', client: 'erp', wire: 'erp', method: 'POST', body: 'json', answer: 'json', writes: false, call, path, ...how,
})

/**
 * 任务列表
 * POST /fba/api/v1/client_service/list（路径由我们拟定） · 尚未开放：本系统一律拒绝，企业自有 ERP 可以应答。
 * 请求（草案）：{page,pageSize,sort?,order?,filters…}
 * 返回（草案）：{list:[…],total,summary?}
 */
export function list(transport: Transport, body?: Record<string, unknown>, options?: CallOptions): Promise<unknown> {
  return transport.call(planned('list', '/fba/api/v1/client_service/list'), body, options)
}

/**
 * 开关
 * POST /fba/api/v1/client_service/switch（路径由我们拟定） · 尚未开放：本系统一律拒绝，企业自有 ERP 可以应答。
 * 请求（草案）：{id,on}
 * 返回（草案）：{}
 */
export function switchTask(transport: Transport, body?: Record<string, unknown>, options?: CallOptions): Promise<unknown> {
  return transport.call(planned('switchTask', '/fba/api/v1/client_service/switch', { writes: true }), body, options)
}

/**
 * 重试
 * POST /fba/api/v1/client_service/retry（路径由我们拟定） · 尚未开放：本系统一律拒绝，企业自有 ERP 可以应答。
 * 请求（草案）：{id}
 * 返回（草案）：{}
 */
export function retry(transport: Transport, body?: Record<string, unknown>, options?: CallOptions): Promise<unknown> {
  return transport.call(planned('retry', '/fba/api/v1/client_service/retry', { writes: true }), body, options)
}

/**
 * 新增
 * POST /fba/api/v1/client_service/add（路径由我们拟定） · 尚未开放：本系统一律拒绝，企业自有 ERP 可以应答。
 * 请求（草案）：{…}
 * 返回（草案）：{id}
 */
export function add(transport: Transport, body?: Record<string, unknown>, options?: CallOptions): Promise<unknown> {
  return transport.call(planned('add', '/fba/api/v1/client_service/add', { writes: true }), body, options)
}

/**
 * 保存
 * POST /fba/api/v1/client_service/save（路径由我们拟定） · 尚未开放：本系统一律拒绝，企业自有 ERP 可以应答。
 * 请求（草案）：{…}
 * 返回（草案）：{}
 */
export function save(transport: Transport, body?: Record<string, unknown>, options?: CallOptions): Promise<unknown> {
  return transport.call(planned('save', '/fba/api/v1/client_service/save', { writes: true }), body, options)
}

/**
 * 删除
 * POST /fba/api/v1/client_service/del（路径由我们拟定） · 尚未开放：本系统一律拒绝，企业自有 ERP 可以应答。
 * 请求（草案）：{id}
 * 返回（草案）：{}
 */
export function remove(transport: Transport, body?: Record<string, unknown>, options?: CallOptions): Promise<unknown> {
  return transport.call(planned('remove', '/fba/api/v1/client_service/del', { writes: true }), body, options)
}

/**
 * 详情
 * POST /fba/api/v1/client_service/detail（路径由我们拟定） · 尚未开放：本系统一律拒绝，企业自有 ERP 可以应答。
 * 请求（草案）：{id}
 * 返回（草案）：{…}
 */
export function detail(transport: Transport, body?: Record<string, unknown>, options?: CallOptions): Promise<unknown> {
  return transport.call(planned('detail', '/fba/api/v1/client_service/detail'), body, options)
}

/**
 * 执行
 * POST /fba/api/v1/client_service/exec（路径由我们拟定） · 尚未开放：本系统一律拒绝，企业自有 ERP 可以应答。
 * 请求（草案）：{id}
 * 返回（草案）：{}
 */
export function execute(transport: Transport, body?: Record<string, unknown>, options?: CallOptions): Promise<unknown> {
  return transport.call(planned('execute', '/fba/api/v1/client_service/exec', { writes: true }), body, options)
}
