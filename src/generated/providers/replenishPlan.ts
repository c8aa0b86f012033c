/**
 * 补货批次、计划与审核：0 个接口已建成，10 个待建。
 * Written by `npm run codegen` from schemas/endpoints/replenishPlan.json: edit that, not this file.
 */
import type { DataProvider } from '@refinedev/core'
import { createFamilyProvider } from '../../data/family-provider'
import type { CallMeta, CallOptions, FamilyMeta, Transport } from '../../../contract/transport'
import { WIRES } from '../wires'

/** How each built call is sent. */
export const CALLS = {} satisfies Record<string, CallMeta>

/** What the provider needs to know of the family. */
export const FAMILY: FamilyMeta = {
  family: 'replenishPlan',
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
export const STAMP = '0003d7a4c8d8'

/** Calls of this family that are not built yet: our server answers them with one fixed refusal. */
export const PLANNED = [
  'repBatchList',
  'repBatchSkuInfo',
  'repBatchMskuInfo',
  'replenishmentPlanList',
  'replenishmentPlanSkuInfo',
  'replenishmentPlanMskuInfo',
  'replenishmentPlanPurchasePlanImport',
  'replenishmentPlanPurchasePlanDownload',
  'repBatchReviewList',
  'repBatchReviewAudit',
] as const

/** 补货批次、计划与审核: the lists and rows of this family, as refine asks for them. */
export function provider(transport: Transport): DataProvider {
  return createFamilyProvider(FAMILY, transport)
}

/** How a call that is not built yet is sent: what the family's file says of it, else the usual. */
const planned = (call: string, path: string, how: Partial<CallMeta> = {}): CallMeta => ({
  family: 'replenishPlan', client: 'erp', wire: 'erp', method: 'POST', body: 'json', answer: 'json', writes: false, call, path, ...how,
})

/**
 * 补货批次列表
 * POST /fba/api/v1/repBatch/list（路径由我们拟定） · 尚未开放：本系统一律拒绝，企业自有 ERP 可以应答。
 * 请求（草案）：{page,pageSize,sort?,order?,filters…}
 * 返回（草案）：{list:[…],total,summary?}
 */
export function repBatchList(transport: Transport, body?: Record<string, unknown>, options?: CallOptions): Promise<unknown> {
  return transport.call(planned('repBatchList', '/fba/api/v1/repBatch/list'), body, options)
}

/**
 * SKU信息
 * POST /fba/api/v1/repBatch/skuInfo（路径由我们拟定） · 尚未开放：本系统一律拒绝，企业自有 ERP 可以应答。
 * 请求（草案）：{sku}
 * 返回（草案）：{…}
 */
export function repBatchSkuInfo(transport: Transport, body?: Record<string, unknown>, options?: CallOptions): Promise<unknown> {
  return transport.call(planned('repBatchSkuInfo', '/fba/api/v1/repBatch/skuInfo'), body, options)
}

/**
 * MSKU信息
 * POST /fba/api/v1/repBatch/mskuInfo（路径由我们拟定） · 尚未开放：本系统一律拒绝，企业自有 ERP 可以应答。
 * 请求（草案）：{shop_id,msku}
 * 返回（草案）：{…}
 */
export function repBatchMskuInfo(transport: Transport, body?: Record<string, unknown>, options?: CallOptions): Promise<unknown> {
  return transport.call(planned('repBatchMskuInfo', '/fba/api/v1/repBatch/mskuInfo'), body, options)
}

/**
 * 补货计划列表
 * POST /fba/api/v1/replenishmentPlan/list（路径由我们拟定） · 尚未开放：本系统一律拒绝，企业自有 ERP 可以应答。
 * 请求（草案）：{page,pageSize,sort?,order?,filters…}
 * 返回（草案）：{list:[…],total,summary?}
 */
export function replenishmentPlanList(transport: Transport, body?: Record<string, unknown>, options?: CallOptions): Promise<unknown> {
  return transport.call(planned('replenishmentPlanList', '/fba/api/v1/replenishmentPlan/list'), body, options)
}

/**
 * SKU信息
 * POST /fba/api/v1/replenishmentPlan/skuInfo（路径由我们拟定） · 尚未开放：本系统一律拒绝，企业自有 ERP 可以应答。
 * 返回（草案）：{}
 */
export function replenishmentPlanSkuInfo(transport: Transport, body?: Record<string, unknown>, options?: CallOptions): Promise<unknown> {
  return transport.call(planned('replenishmentPlanSkuInfo', '/fba/api/v1/replenishmentPlan/skuInfo'), body, options)
}

/**
 * MSKU信息
 * POST /fba/api/v1/replenishmentPlan/mskuInfo（路径由我们拟定） · 尚未开放：本系统一律拒绝，企业自有 ERP 可以应答。
 * 返回（草案）：{}
 */
export function replenishmentPlanMskuInfo(transport: Transport, body?: Record<string, unknown>, options?: CallOptions): Promise<unknown> {
  return transport.call(planned('replenishmentPlanMskuInfo', '/fba/api/v1/replenishmentPlan/mskuInfo'), body, options)
}

/**
 * 采购计划导入
 * POST /fba/api/v1/replenishmentPlan/purchasePlanImport（路径由我们拟定） · 尚未开放：本系统一律拒绝，企业自有 ERP 可以应答。
 * 请求（草案）：multipart
 * 返回（草案）：{task_id}
 */
export function replenishmentPlanPurchasePlanImport(transport: Transport, body?: Record<string, unknown>, options?: CallOptions): Promise<unknown> {
  return transport.call(
    planned('replenishmentPlanPurchasePlanImport', '/fba/api/v1/replenishmentPlan/purchasePlanImport', { body: 'multipart', writes: true }),
    body, options,
  )
}

/**
 * 采购计划模板/导出
 * POST /fba/api/v1/replenishmentPlan/purchasePlanDownload（路径由我们拟定） · 尚未开放：本系统一律拒绝，企业自有 ERP 可以应答。
 * 请求（草案）：{}
 * 返回（草案）：binary
 */
export function replenishmentPlanPurchasePlanDownload(transport: Transport, body?: Record<string, unknown>, options?: CallOptions): Promise<unknown> {
  return transport.call(
    planned('replenishmentPlanPurchasePlanDownload', '/fba/api/v1/replenishmentPlan/purchasePlanDownload', { answer: 'binary' }), body,
    options,
  )
}

/**
 * 补货审核列表
 * POST /fba/api/v1/repBatchReview/list（路径由我们拟定） · 尚未开放：本系统一律拒绝，企业自有 ERP 可以应答。
 * 请求（草案）：{page,pageSize,sort?,order?,filters…}
 * 返回（草案）：{list:[…],total,summary?}
 */
export function repBatchReviewList(transport: Transport, body?: Record<string, unknown>, options?: CallOptions): Promise<unknown> {
  return transport.call(planned('repBatchReviewList', '/fba/api/v1/repBatchReview/list'), body, options)
}

/**
 * 审核
 * POST /fba/api/v1/repBatchReview/audit（路径由我们拟定） · 尚未开放：本系统一律拒绝，企业自有 ERP 可以应答。
 * 请求（草案）：{ids,audit_status,remark}
 * 返回（草案）：{}
 */
export function repBatchReviewAudit(transport: Transport, body?: Record<string, unknown>, options?: CallOptions): Promise<unknown> {
  return transport.call(planned('repBatchReviewAudit', '/fba/api/v1/repBatchReview/audit', { writes: true }), body, options)
}
