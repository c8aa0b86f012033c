/**
 * 销量与产品表现：0 个接口已建成，14 个待建。
 * Written by `npm run codegen` from schemas/endpoints/salesStatistics.json: edit that, not this file.
 */
import type { DataProvider } from '@refinedev/core'
import { createFamilyProvider } from '../../data/family-provider'
import type { CallMeta, FamilyMeta, Transport } from '../../lib/transport'
import { WIRES } from '../wires'

/** How each built call is sent. */
export const CALLS = {} satisfies Record<string, CallMeta>

/** What the provider needs to know of the family. */
export const FAMILY: FamilyMeta = {
  family: 'salesStatistics',
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
  'itemPerformance', // POST /fba/api/v1/salesStatistics/itemPerformance 产品表现
  'itemPerformanceSub', // POST /fba/api/v1/salesStatistics/itemPerformance/sub 子体
  'itemPerformanceDetail', // POST /fba/api/v1/salesStatistics/itemPerformance/detail 趋势/明细
  'salesStatistics', // POST /fba/api/v1/salesStatistics/salesStatistics 销量统计(动态日期列)
  'performanceTotal', // POST /fba/api/v1/salesStatistics/performanceTotal 合计
  'shopStatistics', // POST /fba/api/v1/salesStatistics/shopStatistics 店铺统计
  'labelList', // POST /fba/api/v1/salesStatistics/labelList 标签
  'financeItemPerformance', // POST /fba_finance/api/v1/salesStatistics/itemPerformance 产品表现
  'financeItemPerformanceSub', // POST /fba_finance/api/v1/salesStatistics/itemPerformance/sub 子体
  'financeItemPerformanceDetail', // POST /fba_finance/api/v1/salesStatistics/itemPerformance/detail 趋势/明细
  'financeSalesStatistics', // POST /fba_finance/api/v1/salesStatistics/salesStatistics 销量统计(动态日期列)
  'financePerformanceTotal', // POST /fba_finance/api/v1/salesStatistics/performanceTotal 合计
  'financeShopStatistics', // POST /fba_finance/api/v1/salesStatistics/shopStatistics 店铺统计
  'financeLabelList', // POST /fba_finance/api/v1/salesStatistics/labelList 标签
] as const

/** 销量与产品表现: the lists and rows of this family, as refine asks for them. */
export function provider(transport: Transport): DataProvider {
  return createFamilyProvider(FAMILY, transport)
}
