/**
 * 补货建议：0 个接口已建成，9 个待建。
 * Written by `npm run codegen` from schemas/endpoints/fbaIntellect.json: edit that, not this file.
 */
import type { DataProvider } from '@refinedev/core'
import { createFamilyProvider } from '../../data/family-provider'
import type { CallMeta, FamilyMeta, Transport } from '../../lib/transport'
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
  'replenishList', // POST /fba/api/v1/fbaIntellect/replenishList 补货建议列表
  'getReplenishTotal', // POST /fba/api/v1/fbaIntellect/getReplenishTotal 补货汇总卡
  'updateMskuRules', // POST /fba/api/v1/fbaIntellect/updateMskuRules 更新MSKU规则
  'setComMsku', // POST /fba/api/v1/fbaIntellect/setComMsku 设置共享/通用MSKU
  'getMskuWaitQueryList', // POST /fba/api/v1/fbaIntellect/getMskuWaitQueryList MSKU待处理占用
  'getMskuInfo', // POST /fba/api/v1/fbaIntellect/getMskuInfo 单MSKU信息
  'stockPlan', // POST /fba/api/v1/fbaIntellect/stockPlan 加入补货计划
  'stockBatch', // POST /fba/api/v1/fbaIntellect/stockBatch 生成补货批次
  'approval', // POST /fba/api/v1/fbaIntellect/approval 提交审批
] as const

/** 补货建议: the lists and rows of this family, as refine asks for them. */
export function provider(transport: Transport): DataProvider {
  return createFamilyProvider(FAMILY, transport)
}
