/**
 * 运营看板：0 个接口已建成，24 个待建。
 * Written by `npm run codegen` from schemas/endpoints/operationBoard.json: edit that, not this file.
 */
import type { DataProvider } from '@refinedev/core'
import { createFamilyProvider } from '../../data/family-provider'
import type { CallMeta, FamilyMeta, Transport } from '../../lib/transport'
import { WIRES } from '../wires'

/** How each built call is sent. */
export const CALLS = {} satisfies Record<string, CallMeta>

/** What the provider needs to know of the family. */
export const FAMILY: FamilyMeta = {
  family: 'operationBoard',
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
  'defaultShop', // POST /fba/api/v1/operationBoard/defaultShop 运营看板-默认店铺(按店铺)
  'defaultShopCustom', // POST /fba/api/v1/operationBoard/defaultShopCustom 运营看板-默认店铺(自定义维度)
  'stockData', // POST /fba/api/v1/operationBoard/stockData 运营看板-库存数据(按店铺)
  'stockDataCustom', // POST /fba/api/v1/operationBoard/stockDataCustom 运营看板-库存数据(自定义维度)
  'comprehensiveData', // POST /fba/api/v1/operationBoard/comprehensiveData 运营看板-综合数据(按店铺)
  'comprehensiveDataCustom', // POST /fba/api/v1/operationBoard/comprehensiveDataCustom 运营看板-综合数据(自定义维度)
  'chartList', // POST /fba/api/v1/operationBoard/chartList 运营看板-趋势图(按店铺)
  'chartListCustom', // POST /fba/api/v1/operationBoard/chartListCustom 运营看板-趋势图(自定义维度)
  'compareAnalysis', // POST /fba/api/v1/operationBoard/compareAnalysis 运营看板-同比环比分析(按店铺)
  'compareAnalysisCustom', // POST /fba/api/v1/operationBoard/compareAnalysisCustom 运营看板-同比环比分析(自定义维度)
  'listingList', // POST /fba/api/v1/operationBoard/listingList 运营看板-Listing榜单(按店铺)
  'listingListCustom', // POST /fba/api/v1/operationBoard/listingListCustom 运营看板-Listing榜单(自定义维度)
  'orderAnalysis', // POST /fba/api/v1/operationBoard/orderAnalysis 运营看板-订单分析(按店铺)
  'orderAnalysisCustom', // POST /fba/api/v1/operationBoard/orderAnalysisCustom 运营看板-订单分析(自定义维度)
  'hourAnalysis', // POST /fba/api/v1/operationBoard/hourAnalysis 运营看板-时段分析(按店铺)
  'hourAnalysisCustom', // POST /fba/api/v1/operationBoard/hourAnalysisCustom 运营看板-时段分析(自定义维度)
  'returnSubAnalysis', // POST /fba/api/v1/operationBoard/returnSubAnalysis 运营看板-退货子分析(按店铺)
  'returnSubAnalysisCustom', // POST /fba/api/v1/operationBoard/returnSubAnalysisCustom 运营看板-退货子分析(自定义维度)
  'returnReasonAnalysis', // POST /fba/api/v1/operationBoard/returnReasonAnalysis 运营看板-退货原因分析(按店铺)
  'returnReasonAnalysisCustom', // POST /fba/api/v1/operationBoard/returnReasonAnalysisCustom 运营看板-退货原因分析(自定义维度)
  'detailReasonAnalysis', // POST /fba/api/v1/operationBoard/detailReasonAnalysis 运营看板-退货原因明细(按店铺)
  'detailReasonAnalysisCustom', // POST /fba/api/v1/operationBoard/detailReasonAnalysisCustom 运营看板-退货原因明细(自定义维度)
  'exportReasonAnalysis', // POST /fba/api/v1/operationBoard/exportReasonAnalysis 运营看板-导出退货原因(按店铺)
  'exportReasonAnalysisCustom', // POST /fba/api/v1/operationBoard/exportReasonAnalysisCustom 运营看板-导出退货原因(自定义维度)
] as const

/** 运营看板: the lists and rows of this family, as refine asks for them. */
export function provider(transport: Transport): DataProvider {
  return createFamilyProvider(FAMILY, transport)
}
