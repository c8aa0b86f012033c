/**
 * 补货批次、计划与审核：11 个接口已建成，6 个待建。
 * Written by `npm run codegen` from schemas/endpoints/replenishPlan.json: edit that, not this file.
 */
import type { DataProvider } from '@refinedev/core'
import { askList, createFamilyProvider } from '../../data/family-provider'
import type { CallMeta, CallOptions, FamilyMeta, Transport } from '../../../contract/transport'
import type { ReplenishPlanAdd, ReplenishPlanEdit, ReplenishPlanKey, ReplenishPlanRow } from '../../../contract/generated/entities/replenish_plan'
import type { ReplenishPlanItemRow } from '../../../contract/generated/entities/replenish_plan_item'
import type {
  MergePlansRequest, MergePlansResponse, RepBatchReviewAuditRequest, SplitPlanRequest, SplitPlanResponse, ToBatchesRequest,
  ToBatchesResponse,
} from '../../../contract/generated/families/replenishPlan'
import type { ListAnswer, ListRequest } from '../../../contract/wire'
import { WIRES } from '../wires'

/** How each built call is sent. */
export const CALLS = {
  repBatchList: {
    family: 'replenishPlan', call: 'repBatchList', method: 'POST', path: '/fba/api/v1/repBatch/list', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  repBatch: {
    family: 'replenishPlan', call: 'repBatch', method: 'POST', path: '/fba/api/v1/repBatch/get', client: 'erp', wire: 'erp', body: 'json',
    answer: 'json', writes: false,
  },
  repBatchAdd: {
    family: 'replenishPlan', call: 'repBatchAdd', method: 'POST', path: '/fba/api/v1/repBatch/add', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  repBatchEdit: {
    family: 'replenishPlan', call: 'repBatchEdit', method: 'POST', path: '/fba/api/v1/repBatch/edit', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  repBatchRemove: {
    family: 'replenishPlan', call: 'repBatchRemove', method: 'POST', path: '/fba/api/v1/repBatch/remove', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  replenishmentPlanList: {
    family: 'replenishPlan', call: 'replenishmentPlanList', method: 'POST', path: '/fba/api/v1/replenishmentPlan/list', client: 'erp',
    wire: 'erp', body: 'json', answer: 'json', writes: false,
  },
  repBatchReviewList: {
    family: 'replenishPlan', call: 'repBatchReviewList', method: 'POST', path: '/fba/api/v1/repBatchReview/list', client: 'erp',
    wire: 'erp', body: 'json', answer: 'json', writes: false,
  },
  repBatchReviewAudit: {
    family: 'replenishPlan', call: 'repBatchReviewAudit', method: 'POST', path: '/fba/api/v1/repBatchReview/audit', client: 'erp',
    wire: 'erp', body: 'json', answer: 'json', writes: true,
  },
  toBatches: {
    family: 'replenishPlan', call: 'toBatches', method: 'POST', path: '/fba/api/v1/repBatch/toBatches', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  mergePlans: {
    family: 'replenishPlan', call: 'mergePlans', method: 'POST', path: '/fba/api/v1/repBatch/merge', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  splitPlan: {
    family: 'replenishPlan', call: 'splitPlan', method: 'POST', path: '/fba/api/v1/repBatch/split', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
} satisfies Record<string, CallMeta>

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
  resources: {
    repBatchList: {
      list: CALLS.repBatchList,
      get: CALLS.repBatch,
      add: CALLS.repBatchAdd,
      edit: CALLS.repBatchEdit,
      remove: CALLS.repBatchRemove,
      key: ['id'],
      decimals: ['buy_amount'],
      integers: [
        'msku_count', 'advice_qty', 'replenish_qty', 'agreed_qty', 'batch_qty', 'open_qty', 'lack_qty', 'buy_count',
      ],
      texts: ['id', 'shop_id', 'warehouse_id', 'auditor', 'closer', 'creator', 'shop.owner'],
    },
    replenishmentPlanList: {
      list: CALLS.replenishmentPlanList,
      key: ['id'],
      decimals: ['daily', 'agreed_value', 'fba_value', 'buy_price', 'buy_amount', 'cost.unit_cost', 'advice.daily'],
      integers: [
        'advice_qty', 'sellable_days', 'local_qty', 'replenish_qty', 'approve_qty', 'agreed_qty', 'batch_qty', 'open_qty', 'lack_qty',
        'buy_count', 'advice.s7', 'advice.s30', 'advice.fba_qty', 'advice.fba_onway', 'advice.waiting_qty', 'advice.sellable_days',
        'advice.local_qty', 'advice.box_qty',
      ],
      texts: [
        'id', 'plan_id', 'product_id', 'shop_id', 'warehouse_id', 'pool_id', 'plan.shop_id', 'plan.warehouse_id', 'plan.auditor',
        'plan.creator', 'product.asin', 'product.parent_asin', 'product.fnsku', 'product.shop_id', 'product.pool_id', 'product.specialist',
      ],
    },
    repBatchReviewList: {
      list: CALLS.repBatchReviewList,
      get: CALLS.repBatch,
      add: CALLS.repBatchAdd,
      edit: CALLS.repBatchEdit,
      remove: CALLS.repBatchRemove,
      key: ['id'],
      decimals: ['buy_amount'],
      integers: [
        'msku_count', 'advice_qty', 'replenish_qty', 'agreed_qty', 'batch_qty', 'open_qty', 'lack_qty', 'buy_count',
      ],
      texts: ['id', 'shop_id', 'warehouse_id', 'auditor', 'closer', 'creator', 'shop.owner'],
    },
  },
}

/** One for all that this module says of calls: a server whose stamp is another is asked what it has. */
export const STAMP = '505bf5a4edd8'

/** Calls of this family that are not built yet: our server answers them with one fixed refusal. */
export const PLANNED = [
  'repBatchSkuInfo',
  'repBatchMskuInfo',
  'replenishmentPlanSkuInfo',
  'replenishmentPlanMskuInfo',
  'replenishmentPlanPurchasePlanImport',
  'replenishmentPlanPurchasePlanDownload',
] as const

/** 补货批次、计划与审核: the lists and rows of this family, as refine asks for them. */
export function provider(transport: Transport): DataProvider {
  return createFamilyProvider(FAMILY, transport)
}

/**
 * 补货计划列表
 * POST /fba/api/v1/repBatch/list · ListRequest → ListAnswer<ReplenishPlanRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function repBatchList(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<ReplenishPlanRow>> {
  return askList<ReplenishPlanRow>(transport, FAMILY, CALLS.repBatchList, FAMILY.resources['repBatchList']!, body, options)
}

/**
 * 一张补货计划
 * POST /fba/api/v1/repBatch/get · ReplenishPlanKey → ReplenishPlanRow.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function repBatch(transport: Transport, body: ReplenishPlanKey, options?: CallOptions): Promise<ReplenishPlanRow> {
  return transport.call<ReplenishPlanRow>(CALLS.repBatch, body, options)
}

/**
 * 新增补货计划，连同商品
 * POST /fba/api/v1/repBatch/add · ReplenishPlanAdd → ReplenishPlanRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function repBatchAdd(transport: Transport, body: ReplenishPlanAdd, options?: CallOptions): Promise<ReplenishPlanRow> {
  return transport.call<ReplenishPlanRow>(CALLS.repBatchAdd, body, options)
}

/**
 * 修改补货计划，连同商品
 * POST /fba/api/v1/repBatch/edit · ReplenishPlanEdit → ReplenishPlanRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function repBatchEdit(transport: Transport, body: ReplenishPlanEdit, options?: CallOptions): Promise<ReplenishPlanRow> {
  return transport.call<ReplenishPlanRow>(CALLS.repBatchEdit, body, options)
}

/**
 * 删除补货计划
 * POST /fba/api/v1/repBatch/remove · ReplenishPlanKey → unknown. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function repBatchRemove(transport: Transport, body: ReplenishPlanKey, options?: CallOptions): Promise<unknown> {
  return transport.call<unknown>(CALLS.repBatchRemove, body, options)
}

/**
 * 补货计划的商品明细
 * POST /fba/api/v1/replenishmentPlan/list · ListRequest → ListAnswer<ReplenishPlanItemRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function replenishmentPlanList(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<ReplenishPlanItemRow>> {
  return askList<ReplenishPlanItemRow>(transport, FAMILY, CALLS.replenishmentPlanList, FAMILY.resources['replenishmentPlanList']!, body, options)
}

/**
 * 补货审核列表
 * POST /fba/api/v1/repBatchReview/list · ListRequest → ListAnswer<ReplenishPlanRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function repBatchReviewList(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<ReplenishPlanRow>> {
  return askList<ReplenishPlanRow>(transport, FAMILY, CALLS.repBatchReviewList, FAMILY.resources['repBatchReviewList']!, body, options)
}

/**
 * 提交、审核、驳回、改数量、结束与作废
 * POST /fba/api/v1/repBatchReview/audit · RepBatchReviewAuditRequest → ReplenishPlanRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function repBatchReviewAudit(transport: Transport, body: RepBatchReviewAuditRequest, options?: CallOptions): Promise<ReplenishPlanRow> {
  return transport.call<ReplenishPlanRow>(CALLS.repBatchReviewAudit, body, options)
}

/**
 * 预览未安排的补货商品，确认后生成发货批次
 * POST /fba/api/v1/repBatch/toBatches · ToBatchesRequest → ToBatchesResponse. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function toBatches(transport: Transport, body: ToBatchesRequest, options?: CallOptions): Promise<ToBatchesResponse> {
  return transport.call<ToBatchesResponse>(CALLS.toBatches, body, options)
}

/**
 * 预览几张还没有提交的补货计划，确认后合并到第一张
 * POST /fba/api/v1/repBatch/merge · MergePlansRequest → MergePlansResponse. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function mergePlans(transport: Transport, body: MergePlansRequest, options?: CallOptions): Promise<MergePlansResponse> {
  return transport.call<MergePlansResponse>(CALLS.mergePlans, body, options)
}

/**
 * 预览一张补货计划的商品，确认后把选中的拆成新的计划
 * POST /fba/api/v1/repBatch/split · SplitPlanRequest → SplitPlanResponse. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function splitPlan(transport: Transport, body: SplitPlanRequest, options?: CallOptions): Promise<SplitPlanResponse> {
  return transport.call<SplitPlanResponse>(CALLS.splitPlan, body, options)
}

/** How a call that is not built yet is sent: what the family's file says of it, else the usual. */
const planned = (call: string, path: string, how: Partial<CallMeta> = {}): CallMeta => ({
  family: 'replenishPlan', client: 'erp', wire: 'erp', method: 'POST', body: 'json', answer: 'json', writes: false, call, path, ...how,
})

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
