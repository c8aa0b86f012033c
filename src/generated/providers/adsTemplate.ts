/**
 * 广告模板：0 个接口已建成，8 个待建。
 * Written by `npm run codegen` from schemas/endpoints/adsTemplate.json: edit that, not this file.
 */
import type { DataProvider } from '@refinedev/core'
import { createFamilyProvider } from '../../data/family-provider'
import type { CallMeta, CallOptions, FamilyMeta, Transport } from '../../../contract/transport'
import { WIRES } from '../wires'

/** How each built call is sent. */
export const CALLS = {} satisfies Record<string, CallMeta>

/** What the provider needs to know of the family. */
export const FAMILY: FamilyMeta = {
  family: 'adsTemplate',
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
export const STAMP = '4a66a835550c'

/** Calls of this family that are not built yet: our server answers them with one fixed refusal. */
export const PLANNED = [
  'list',
  'create',
  'edit',
  'remove',
  'preview',
  'execute',
  'entities',
  'status',
] as const

/** 广告模板: the lists and rows of this family, as refine asks for them. */
export function provider(transport: Transport): DataProvider {
  return createFamilyProvider(FAMILY, transport)
}

/** How a call that is not built yet is sent: what the family's file says of it, else the usual. */
const planned = (call: string, path: string, how: Partial<CallMeta> = {}): CallMeta => ({
  family: 'adsTemplate', client: 'newAds', wire: 'erp', method: 'POST', body: 'json', answer: 'json', writes: false, call, path, ...how,
})

/**
 * 广告模板列表
 * POST /newamzd/api/Template/list（路径由我们拟定） · 尚未开放：本系统一律拒绝，企业自有 ERP 可以应答。
 * 请求（草案）：{page,pageSize,sort?,order?,filters…}
 * 返回（草案）：{list:[…],total,summary?}
 */
export function list(transport: Transport, body?: Record<string, unknown>, options?: CallOptions): Promise<unknown> {
  return transport.call(planned('list', '/newamzd/api/Template/list'), body, options)
}

/**
 * 新增模板
 * POST /newamzd/api/Template/create（路径由我们拟定） · 尚未开放：本系统一律拒绝，企业自有 ERP 可以应答。
 * 请求（草案）：{…}
 * 返回（草案）：{id}
 */
export function create(transport: Transport, body?: Record<string, unknown>, options?: CallOptions): Promise<unknown> {
  return transport.call(planned('create', '/newamzd/api/Template/create', { writes: true }), body, options)
}

/**
 * 编辑
 * POST /newamzd/api/Template/edit（路径由我们拟定） · 尚未开放：本系统一律拒绝，企业自有 ERP 可以应答。
 * 请求（草案）：{id,…}
 * 返回（草案）：{}
 */
export function edit(transport: Transport, body?: Record<string, unknown>, options?: CallOptions): Promise<unknown> {
  return transport.call(planned('edit', '/newamzd/api/Template/edit', { writes: true }), body, options)
}

/**
 * 删除
 * POST /newamzd/api/Template/delete（路径由我们拟定） · 尚未开放：本系统一律拒绝，企业自有 ERP 可以应答。
 * 请求（草案）：{id}
 * 返回（草案）：{}
 */
export function remove(transport: Transport, body?: Record<string, unknown>, options?: CallOptions): Promise<unknown> {
  return transport.call(planned('remove', '/newamzd/api/Template/delete', { writes: true }), body, options)
}

/**
 * 预览将创建的对象
 * POST /newamzd/api/Template/preview（路径由我们拟定） · 尚未开放：本系统一律拒绝，企业自有 ERP 可以应答。
 * 请求（草案）：{template_id,shops,products}
 * 返回（草案）：{objects}
 */
export function preview(transport: Transport, body?: Record<string, unknown>, options?: CallOptions): Promise<unknown> {
  return transport.call(planned('preview', '/newamzd/api/Template/preview'), body, options)
}

/**
 * 执行
 * POST /newamzd/api/Template/execute（路径由我们拟定） · 尚未开放：本系统一律拒绝，企业自有 ERP 可以应答。
 * 请求（草案）：{template_id,…}
 * 返回（草案）：{task_id,results}
 */
export function execute(transport: Transport, body?: Record<string, unknown>, options?: CallOptions): Promise<unknown> {
  return transport.call(planned('execute', '/newamzd/api/Template/execute', { writes: true }), body, options)
}

/**
 * 执行实体结果
 * POST /newamzd/api/Template/entities（路径由我们拟定） · 尚未开放：本系统一律拒绝，企业自有 ERP 可以应答。
 * 请求（草案）：{task_id}
 * 返回（草案）：{list:[…],total,summary?}
 */
export function entities(transport: Transport, body?: Record<string, unknown>, options?: CallOptions): Promise<unknown> {
  return transport.call(planned('entities', '/newamzd/api/Template/entities'), body, options)
}

/**
 * 模板状态
 * POST /newamzd/api/Template/status（路径由我们拟定） · 尚未开放：本系统一律拒绝，企业自有 ERP 可以应答。
 * 请求（草案）：{id,state}
 * 返回（草案）：{}
 */
export function status(transport: Transport, body?: Record<string, unknown>, options?: CallOptions): Promise<unknown> {
  return transport.call(planned('status', '/newamzd/api/Template/status', { writes: true }), body, options)
}
