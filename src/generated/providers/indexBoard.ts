/**
 * 首页仪表盘：0 个接口已建成，12 个待建。
 * Written by `npm run codegen` from schemas/endpoints/indexBoard.json: edit that, not this file.
 */
import type { DataProvider } from '@refinedev/core'
import { createFamilyProvider } from '../../data/family-provider'
import type { CallMeta, FamilyMeta, Transport } from '../../lib/transport'
import { WIRES } from '../wires'

/** How each built call is sent. */
export const CALLS = {} satisfies Record<string, CallMeta>

/** What the provider needs to know of the family. */
export const FAMILY: FamilyMeta = {
  family: 'indexBoard',
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
  'instantData', // POST /fba/api/v1/indexBoard/instantData 首页-实时数据
  'salesAnalysis', // POST /fba/api/v1/indexBoard/salesAnalysis 首页-销售分析
  'rightConfig', // POST /fba/api/v1/indexBoard/rightConfig 首页-卡片/权限配置
  'adAnalysis', // POST /fba/api/v1/indexBoard/adAnalysis 首页-广告分析
  'shopPerformance', // POST /fba/api/v1/indexBoard/shopPerformance 首页-店铺表现
  'orderData', // POST /fba/api/v1/indexBoard/orderData 首页-订单数据
  'serviceEmail', // POST /fba/api/v1/indexBoard/serviceEmail 首页-客服邮件
  'afterAnalysis', // POST /fba/api/v1/indexBoard/afterAnalysis 首页-售后分析
  'salesRank', // POST /fba/api/v1/indexBoard/salesRank 首页-销售排行
  'inventoryData', // POST /fba/api/v1/indexBoard/inventoryData 首页-库存数据
  'resultsRank', // POST /fba/api/v1/indexBoard/resultsRank 首页-业绩排行
  'profitStatistics', // POST /fba/api/v1/indexBoard/profitStatistics 首页-利润统计
] as const

/** 首页仪表盘: the lists and rows of this family, as refine asks for them. */
export function provider(transport: Transport): DataProvider {
  return createFamilyProvider(FAMILY, transport)
}
