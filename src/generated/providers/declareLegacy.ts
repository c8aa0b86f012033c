/**
 * 货件申报（旧流程）：0 个接口已建成，24 个待建。
 * Written by `npm run codegen` from schemas/endpoints/declareLegacy.json: edit that, not this file.
 */
import type { DataProvider } from '@refinedev/core'
import { createFamilyProvider } from '../../data/family-provider'
import type { CallMeta, CallOptions, FamilyMeta, Transport } from '../../../contract/transport'
import { WIRES } from '../wires'

/** How each built call is sent. */
export const CALLS = {} satisfies Record<string, CallMeta>

/** What the provider needs to know of the family. */
export const FAMILY: FamilyMeta = {
  family: 'declareLegacy',
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
export const STAMP = 'b31087ec157a'

/** Calls of this family that are not built yet: our server answers them with one fixed refusal. */
export const PLANNED = [
  'fbaApplyList',
  'fbaApplyCreateShippmentPlan',
  'fbaApplyCreateShippment',
  'fbaApplyAddressList',
  'fbaApplyAddressSave',
  'fbaApplyAddressDelete',
  'fbaApplyMerge',
  'fbaApplySplit',
  'fbaApplyNewList',
  'fbaApplyNewCreateShippmentPlan',
  'fbaApplyNewCreateShippment',
  'fbaApplyNewAddressList',
  'fbaApplyNewAddressSave',
  'fbaApplyNewAddressDelete',
  'fbaApplyNewMerge',
  'fbaApplyNewSplit',
  'fbaRepBatchList',
  'fbaRepBatchCreateShippmentPlan',
  'fbaRepBatchCreateShippment',
  'fbaRepBatchAddressList',
  'fbaRepBatchAddressSave',
  'fbaRepBatchAddressDelete',
  'fbaRepBatchMerge',
  'fbaRepBatchSplit',
] as const

/** 货件申报（旧流程）: the lists and rows of this family, as refine asks for them. */
export function provider(transport: Transport): DataProvider {
  return createFamilyProvider(FAMILY, transport)
}

/** How a call that is not built yet is sent: what the family's file says of it, else the usual. */
const planned = (call: string, path: string, how: Partial<CallMeta> = {}): CallMeta => ({
  family: 'declareLegacy', client: 'erp', wire: 'erp', method: 'POST', body: 'json', answer: 'json', writes: false, call, path, ...how,
})

/**
 * 申报列表
 * POST /fba/api/v1/fbaApply/list（路径由我们拟定） · 尚未开放：本系统一律拒绝，企业自有 ERP 可以应答。
 * 请求（草案）：{page,pageSize,sort?,order?,filters…}
 * 返回（草案）：{list:[…],total,summary?}
 */
export function fbaApplyList(transport: Transport, body?: Record<string, unknown>, options?: CallOptions): Promise<unknown> {
  return transport.call(planned('fbaApplyList', '/fba/api/v1/fbaApply/list'), body, options)
}

/**
 * 创建货件计划(V0)
 * POST /fba/api/v1/fbaApply/createShippmentPlan（路径由我们拟定） · 尚未开放：本系统一律拒绝，企业自有 ERP 可以应答。
 * 请求（草案）：{shop_id,ship_from,items,label_prep}
 * 返回（草案）：{plans:[{destination_fc,shipment_id,items}]}
 */
export function fbaApplyCreateShippmentPlan(transport: Transport, body?: Record<string, unknown>, options?: CallOptions): Promise<unknown> {
  return transport.call(planned('fbaApplyCreateShippmentPlan', '/fba/api/v1/fbaApply/createShippmentPlan', { writes: true }), body, options)
}

/**
 * 创建货件
 * POST /fba/api/v1/fbaApply/createShippment（路径由我们拟定） · 尚未开放：本系统一律拒绝，企业自有 ERP 可以应答。
 * 请求（草案）：{plan_id,…}
 * 返回（草案）：{shipment_id}
 */
export function fbaApplyCreateShippment(transport: Transport, body?: Record<string, unknown>, options?: CallOptions): Promise<unknown> {
  return transport.call(planned('fbaApplyCreateShippment', '/fba/api/v1/fbaApply/createShippment', { writes: true }), body, options)
}

/**
 * 发货地址列表
 * POST /fba/api/v1/fbaApply/address/list（路径由我们拟定） · 尚未开放：本系统一律拒绝，企业自有 ERP 可以应答。
 * 请求（草案）：{page,pageSize,sort?,order?,filters…}
 * 返回（草案）：{list:[…],total,summary?}
 */
export function fbaApplyAddressList(transport: Transport, body?: Record<string, unknown>, options?: CallOptions): Promise<unknown> {
  return transport.call(planned('fbaApplyAddressList', '/fba/api/v1/fbaApply/address/list'), body, options)
}

/**
 * 新增/编辑地址
 * POST /fba/api/v1/fbaApply/address/save（路径由我们拟定） · 尚未开放：本系统一律拒绝，企业自有 ERP 可以应答。
 * 请求（草案）：{…}
 * 返回（草案）：{id}
 */
export function fbaApplyAddressSave(transport: Transport, body?: Record<string, unknown>, options?: CallOptions): Promise<unknown> {
  return transport.call(planned('fbaApplyAddressSave', '/fba/api/v1/fbaApply/address/save', { writes: true }), body, options)
}

/**
 * 删除地址
 * POST /fba/api/v1/fbaApply/address/delete（路径由我们拟定） · 尚未开放：本系统一律拒绝，企业自有 ERP 可以应答。
 * 请求（草案）：{id}
 * 返回（草案）：{}
 */
export function fbaApplyAddressDelete(transport: Transport, body?: Record<string, unknown>, options?: CallOptions): Promise<unknown> {
  return transport.call(planned('fbaApplyAddressDelete', '/fba/api/v1/fbaApply/address/delete', { writes: true }), body, options)
}

/**
 * 合并
 * POST /fba/api/v1/fbaApply/merge（路径由我们拟定） · 尚未开放：本系统一律拒绝，企业自有 ERP 可以应答。
 * 请求（草案）：{ids}
 * 返回（草案）：{id}
 */
export function fbaApplyMerge(transport: Transport, body?: Record<string, unknown>, options?: CallOptions): Promise<unknown> {
  return transport.call(planned('fbaApplyMerge', '/fba/api/v1/fbaApply/merge', { writes: true }), body, options)
}

/**
 * 拆分
 * POST /fba/api/v1/fbaApply/split（路径由我们拟定） · 尚未开放：本系统一律拒绝，企业自有 ERP 可以应答。
 * 请求（草案）：{id,items}
 * 返回（草案）：{ids}
 */
export function fbaApplySplit(transport: Transport, body?: Record<string, unknown>, options?: CallOptions): Promise<unknown> {
  return transport.call(planned('fbaApplySplit', '/fba/api/v1/fbaApply/split', { writes: true }), body, options)
}

/**
 * 申报列表
 * POST /fba/api/v1/fbaApplyNew/list（路径由我们拟定） · 尚未开放：本系统一律拒绝，企业自有 ERP 可以应答。
 * 请求（草案）：{page,pageSize,sort?,order?,filters…}
 * 返回（草案）：{list:[…],total,summary?}
 */
export function fbaApplyNewList(transport: Transport, body?: Record<string, unknown>, options?: CallOptions): Promise<unknown> {
  return transport.call(planned('fbaApplyNewList', '/fba/api/v1/fbaApplyNew/list'), body, options)
}

/**
 * 创建货件计划(V0)
 * POST /fba/api/v1/fbaApplyNew/createShippmentPlan（路径由我们拟定） · 尚未开放：本系统一律拒绝，企业自有 ERP 可以应答。
 * 请求（草案）：{shop_id,ship_from,items,label_prep}
 * 返回（草案）：{plans:[{destination_fc,shipment_id,items}]}
 */
export function fbaApplyNewCreateShippmentPlan(transport: Transport, body?: Record<string, unknown>, options?: CallOptions): Promise<unknown> {
  return transport.call(planned('fbaApplyNewCreateShippmentPlan', '/fba/api/v1/fbaApplyNew/createShippmentPlan', { writes: true }), body, options)
}

/**
 * 创建货件
 * POST /fba/api/v1/fbaApplyNew/createShippment（路径由我们拟定） · 尚未开放：本系统一律拒绝，企业自有 ERP 可以应答。
 * 请求（草案）：{plan_id,…}
 * 返回（草案）：{shipment_id}
 */
export function fbaApplyNewCreateShippment(transport: Transport, body?: Record<string, unknown>, options?: CallOptions): Promise<unknown> {
  return transport.call(planned('fbaApplyNewCreateShippment', '/fba/api/v1/fbaApplyNew/createShippment', { writes: true }), body, options)
}

/**
 * 发货地址列表
 * POST /fba/api/v1/fbaApplyNew/address/list（路径由我们拟定） · 尚未开放：本系统一律拒绝，企业自有 ERP 可以应答。
 * 请求（草案）：{page,pageSize,sort?,order?,filters…}
 * 返回（草案）：{list:[…],total,summary?}
 */
export function fbaApplyNewAddressList(transport: Transport, body?: Record<string, unknown>, options?: CallOptions): Promise<unknown> {
  return transport.call(planned('fbaApplyNewAddressList', '/fba/api/v1/fbaApplyNew/address/list'), body, options)
}

/**
 * 新增/编辑地址
 * POST /fba/api/v1/fbaApplyNew/address/save（路径由我们拟定） · 尚未开放：本系统一律拒绝，企业自有 ERP 可以应答。
 * 请求（草案）：{…}
 * 返回（草案）：{id}
 */
export function fbaApplyNewAddressSave(transport: Transport, body?: Record<string, unknown>, options?: CallOptions): Promise<unknown> {
  return transport.call(planned('fbaApplyNewAddressSave', '/fba/api/v1/fbaApplyNew/address/save', { writes: true }), body, options)
}

/**
 * 删除地址
 * POST /fba/api/v1/fbaApplyNew/address/delete（路径由我们拟定） · 尚未开放：本系统一律拒绝，企业自有 ERP 可以应答。
 * 请求（草案）：{id}
 * 返回（草案）：{}
 */
export function fbaApplyNewAddressDelete(transport: Transport, body?: Record<string, unknown>, options?: CallOptions): Promise<unknown> {
  return transport.call(planned('fbaApplyNewAddressDelete', '/fba/api/v1/fbaApplyNew/address/delete', { writes: true }), body, options)
}

/**
 * 合并
 * POST /fba/api/v1/fbaApplyNew/merge（路径由我们拟定） · 尚未开放：本系统一律拒绝，企业自有 ERP 可以应答。
 * 请求（草案）：{ids}
 * 返回（草案）：{id}
 */
export function fbaApplyNewMerge(transport: Transport, body?: Record<string, unknown>, options?: CallOptions): Promise<unknown> {
  return transport.call(planned('fbaApplyNewMerge', '/fba/api/v1/fbaApplyNew/merge', { writes: true }), body, options)
}

/**
 * 拆分
 * POST /fba/api/v1/fbaApplyNew/split（路径由我们拟定） · 尚未开放：本系统一律拒绝，企业自有 ERP 可以应答。
 * 请求（草案）：{id,items}
 * 返回（草案）：{ids}
 */
export function fbaApplyNewSplit(transport: Transport, body?: Record<string, unknown>, options?: CallOptions): Promise<unknown> {
  return transport.call(planned('fbaApplyNewSplit', '/fba/api/v1/fbaApplyNew/split', { writes: true }), body, options)
}

/**
 * 申报列表
 * POST /fba/api/v1/fbaRepBatch/list（路径由我们拟定） · 尚未开放：本系统一律拒绝，企业自有 ERP 可以应答。
 * 请求（草案）：{page,pageSize,sort?,order?,filters…}
 * 返回（草案）：{list:[…],total,summary?}
 */
export function fbaRepBatchList(transport: Transport, body?: Record<string, unknown>, options?: CallOptions): Promise<unknown> {
  return transport.call(planned('fbaRepBatchList', '/fba/api/v1/fbaRepBatch/list'), body, options)
}

/**
 * 创建货件计划(V0)
 * POST /fba/api/v1/fbaRepBatch/createShippmentPlan（路径由我们拟定） · 尚未开放：本系统一律拒绝，企业自有 ERP 可以应答。
 * 请求（草案）：{shop_id,ship_from,items,label_prep}
 * 返回（草案）：{plans:[{destination_fc,shipment_id,items}]}
 */
export function fbaRepBatchCreateShippmentPlan(transport: Transport, body?: Record<string, unknown>, options?: CallOptions): Promise<unknown> {
  return transport.call(planned('fbaRepBatchCreateShippmentPlan', '/fba/api/v1/fbaRepBatch/createShippmentPlan', { writes: true }), body, options)
}

/**
 * 创建货件
 * POST /fba/api/v1/fbaRepBatch/createShippment（路径由我们拟定） · 尚未开放：本系统一律拒绝，企业自有 ERP 可以应答。
 * 请求（草案）：{plan_id,…}
 * 返回（草案）：{shipment_id}
 */
export function fbaRepBatchCreateShippment(transport: Transport, body?: Record<string, unknown>, options?: CallOptions): Promise<unknown> {
  return transport.call(planned('fbaRepBatchCreateShippment', '/fba/api/v1/fbaRepBatch/createShippment', { writes: true }), body, options)
}

/**
 * 发货地址列表
 * POST /fba/api/v1/fbaRepBatch/address/list（路径由我们拟定） · 尚未开放：本系统一律拒绝，企业自有 ERP 可以应答。
 * 请求（草案）：{page,pageSize,sort?,order?,filters…}
 * 返回（草案）：{list:[…],total,summary?}
 */
export function fbaRepBatchAddressList(transport: Transport, body?: Record<string, unknown>, options?: CallOptions): Promise<unknown> {
  return transport.call(planned('fbaRepBatchAddressList', '/fba/api/v1/fbaRepBatch/address/list'), body, options)
}

/**
 * 新增/编辑地址
 * POST /fba/api/v1/fbaRepBatch/address/save（路径由我们拟定） · 尚未开放：本系统一律拒绝，企业自有 ERP 可以应答。
 * 请求（草案）：{…}
 * 返回（草案）：{id}
 */
export function fbaRepBatchAddressSave(transport: Transport, body?: Record<string, unknown>, options?: CallOptions): Promise<unknown> {
  return transport.call(planned('fbaRepBatchAddressSave', '/fba/api/v1/fbaRepBatch/address/save', { writes: true }), body, options)
}

/**
 * 删除地址
 * POST /fba/api/v1/fbaRepBatch/address/delete（路径由我们拟定） · 尚未开放：本系统一律拒绝，企业自有 ERP 可以应答。
 * 请求（草案）：{id}
 * 返回（草案）：{}
 */
export function fbaRepBatchAddressDelete(transport: Transport, body?: Record<string, unknown>, options?: CallOptions): Promise<unknown> {
  return transport.call(planned('fbaRepBatchAddressDelete', '/fba/api/v1/fbaRepBatch/address/delete', { writes: true }), body, options)
}

/**
 * 合并
 * POST /fba/api/v1/fbaRepBatch/merge（路径由我们拟定） · 尚未开放：本系统一律拒绝，企业自有 ERP 可以应答。
 * 请求（草案）：{ids}
 * 返回（草案）：{id}
 */
export function fbaRepBatchMerge(transport: Transport, body?: Record<string, unknown>, options?: CallOptions): Promise<unknown> {
  return transport.call(planned('fbaRepBatchMerge', '/fba/api/v1/fbaRepBatch/merge', { writes: true }), body, options)
}

/**
 * 拆分
 * POST /fba/api/v1/fbaRepBatch/split（路径由我们拟定） · 尚未开放：本系统一律拒绝，企业自有 ERP 可以应答。
 * 请求（草案）：{id,items}
 * 返回（草案）：{ids}
 */
export function fbaRepBatchSplit(transport: Transport, body?: Record<string, unknown>, options?: CallOptions): Promise<unknown> {
  return transport.call(planned('fbaRepBatchSplit', '/fba/api/v1/fbaRepBatch/split', { writes: true }), body, options)
}
