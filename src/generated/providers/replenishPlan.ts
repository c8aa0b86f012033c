/**
 * 补货批次、计划与审核：0 个接口已建成，10 个待建。
 * Written by `npm run codegen` from schemas/endpoints/replenishPlan.json: edit that, not this file.
 */
import type { DataProvider } from '@refinedev/core'
import { createFamilyProvider } from '../../data/family-provider'
import type { CallMeta, FamilyMeta, Transport } from '../../lib/transport'
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
    summary: 'server',
    export: 'task',
    currency: true,
    compare: true,
    pivot: true,
    allFiltered: true,
  },
  resources: {},
}

/** Calls of this family that are not built yet: they answer one fixed refusal. */
export const PLANNED = [
  'repBatchList', // POST /fba/api/v1/repBatch/list 补货批次列表
  'repBatchSkuInfo', // POST /fba/api/v1/repBatch/skuInfo SKU信息
  'repBatchMskuInfo', // POST /fba/api/v1/repBatch/mskuInfo MSKU信息
  'replenishmentPlanList', // POST /fba/api/v1/replenishmentPlan/list 补货计划列表
  'replenishmentPlanSkuInfo', // POST /fba/api/v1/replenishmentPlan/skuInfo SKU信息
  'replenishmentPlanMskuInfo', // POST /fba/api/v1/replenishmentPlan/mskuInfo MSKU信息
  'replenishmentPlanPurchasePlanImport', // POST /fba/api/v1/replenishmentPlan/purchasePlanImport 采购计划导入
  'replenishmentPlanPurchasePlanDownload', // POST /fba/api/v1/replenishmentPlan/purchasePlanDownload 采购计划模板/导出
  'repBatchReviewList', // POST /fba/api/v1/repBatchReview/list 补货审核列表
  'repBatchReviewAudit', // POST /fba/api/v1/repBatchReview/audit 审核
] as const

/** 补货批次、计划与审核: the lists and rows of this family, as refine asks for them. */
export function provider(transport: Transport): DataProvider {
  return createFamilyProvider(FAMILY, transport)
}
