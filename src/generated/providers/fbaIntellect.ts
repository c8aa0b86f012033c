/**
 * 补货建议：0 个接口已建成，9 个待建。
 * Written by `npm run codegen` from schemas/endpoints/fbaIntellect.json: edit that, not this file.
 */
import type { DataProvider } from '@refinedev/core'
import { createFamilyProvider } from '../../data/family-provider'
import type { CallMeta, CallOptions, FamilyMeta, Transport } from '../../../contract/transport'
import { WIRES } from '../wires'

/** How each built call is sent. */
export const CALLS = {} satisfies Record<string, CallMeta>

/** What the provider needs to know of the family. */
export const FAMILY: FamilyMeta = {
  family: 'fbaIntellect',
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
export const STAMP = '4a6cfa44fc2d'

/** Calls of this family that are not built yet: our server answers them with one fixed refusal. */
export const PLANNED = [
  'replenishList',
  'getReplenishTotal',
  'updateMskuRules',
  'setComMsku',
  'getMskuWaitQueryList',
  'getMskuInfo',
  'stockPlan',
  'stockBatch',
  'approval',
] as const

/** 补货建议: the lists and rows of this family, as refine asks for them. */
export function provider(transport: Transport): DataProvider {
  return createFamilyProvider(FAMILY, transport)
}

/** How a call that is not built yet is sent: what the family's file says of it, else the usual. */
const planned = (call: string, path: string, how: Partial<CallMeta> = {}): CallMeta => ({
  family: 'fbaIntellect', client: 'erp', wire: 'erp', method: 'POST', body: 'json', answer: 'json', writes: false, call, path, ...how,
})

/**
 * 补货建议列表
 * POST /fba/api/v1/fbaIntellect/replenishList（路径由我们拟定） · 尚未开放：本系统一律拒绝，企业自有 ERP 可以应答。
 * 请求（草案）：{page,pageSize,sort?,order?,filters…}
 * 返回（草案）：{list:[replenishmentAdvice columns],total}
 */
export function replenishList(transport: Transport, body?: Record<string, unknown>, options?: CallOptions): Promise<unknown> {
  return transport.call(planned('replenishList', '/fba/api/v1/fbaIntellect/replenishList'), body, options)
}

/**
 * 补货汇总卡
 * POST /fba/api/v1/fbaIntellect/getReplenishTotal（路径由我们拟定） · 尚未开放：本系统一律拒绝，企业自有 ERP 可以应答。
 * 请求（草案）：filters
 * 返回（草案）：{need,out,will_out,over,total_qty,value}
 */
export function getReplenishTotal(transport: Transport, body?: Record<string, unknown>, options?: CallOptions): Promise<unknown> {
  return transport.call(planned('getReplenishTotal', '/fba/api/v1/fbaIntellect/getReplenishTotal'), body, options)
}

/**
 * 更新MSKU规则
 * POST /fba/api/v1/fbaIntellect/updateMskuRules（路径由我们拟定） · 尚未开放：本系统一律拒绝，企业自有 ERP 可以应答。
 * 请求（草案）：{mskus:[{shop_id,msku}],rules:{stockWarningDays,repFreq,…}}
 * 返回（草案）：{}
 */
export function updateMskuRules(transport: Transport, body?: Record<string, unknown>, options?: CallOptions): Promise<unknown> {
  return transport.call(planned('updateMskuRules', '/fba/api/v1/fbaIntellect/updateMskuRules', { writes: true }), body, options)
}

/**
 * 设置共享/通用MSKU
 * POST /fba/api/v1/fbaIntellect/setComMsku（路径由我们拟定） · 尚未开放：本系统一律拒绝，企业自有 ERP 可以应答。
 * 请求（草案）：{shop_id,msku,com_msku}
 * 返回（草案）：{}
 */
export function setComMsku(transport: Transport, body?: Record<string, unknown>, options?: CallOptions): Promise<unknown> {
  return transport.call(planned('setComMsku', '/fba/api/v1/fbaIntellect/setComMsku', { writes: true }), body, options)
}

/**
 * MSKU待处理占用
 * POST /fba/api/v1/fbaIntellect/getMskuWaitQueryList（路径由我们拟定） · 尚未开放：本系统一律拒绝，企业自有 ERP 可以应答。
 * 请求（草案）：{shop_id,msku}
 * 返回（草案）：[{plan_no,quantity}]
 */
export function getMskuWaitQueryList(transport: Transport, body?: Record<string, unknown>, options?: CallOptions): Promise<unknown> {
  return transport.call(planned('getMskuWaitQueryList', '/fba/api/v1/fbaIntellect/getMskuWaitQueryList'), body, options)
}

/**
 * 单MSKU信息
 * POST /fba/api/v1/fbaIntellect/getMskuInfo（路径由我们拟定） · 尚未开放：本系统一律拒绝，企业自有 ERP 可以应答。
 * 请求（草案）：{shop_id,msku}
 * 返回（草案）：{stock,sales,rule,calc}
 */
export function getMskuInfo(transport: Transport, body?: Record<string, unknown>, options?: CallOptions): Promise<unknown> {
  return transport.call(planned('getMskuInfo', '/fba/api/v1/fbaIntellect/getMskuInfo'), body, options)
}

/**
 * 加入补货计划
 * POST /fba/api/v1/fbaIntellect/stockPlan（路径由我们拟定） · 尚未开放：本系统一律拒绝，企业自有 ERP 可以应答。
 * 请求（草案）：{items:[{msku,qty,transport}]}
 * 返回（草案）：{batch_no}
 */
export function stockPlan(transport: Transport, body?: Record<string, unknown>, options?: CallOptions): Promise<unknown> {
  return transport.call(planned('stockPlan', '/fba/api/v1/fbaIntellect/stockPlan', { writes: true }), body, options)
}

/**
 * 生成补货批次
 * POST /fba/api/v1/fbaIntellect/stockBatch（路径由我们拟定） · 尚未开放：本系统一律拒绝，企业自有 ERP 可以应答。
 * 请求（草案）：{batch_name,items}
 * 返回（草案）：{batch_id}
 */
export function stockBatch(transport: Transport, body?: Record<string, unknown>, options?: CallOptions): Promise<unknown> {
  return transport.call(planned('stockBatch', '/fba/api/v1/fbaIntellect/stockBatch', { writes: true }), body, options)
}

/**
 * 提交审批
 * POST /fba/api/v1/fbaIntellect/approval（路径由我们拟定） · 尚未开放：本系统一律拒绝，企业自有 ERP 可以应答。
 * 请求（草案）：{batch_ids}
 * 返回（草案）：{}
 */
export function approval(transport: Transport, body?: Record<string, unknown>, options?: CallOptions): Promise<unknown> {
  return transport.call(planned('approval', '/fba/api/v1/fbaIntellect/approval', { writes: true }), body, options)
}
