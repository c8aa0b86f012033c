/**
 * 广告公共：0 个接口已建成，7 个待建。
 * Written by `npm run codegen` from schemas/endpoints/ads.json: edit that, not this file.
 */
import type { DataProvider } from '@refinedev/core'
import { createFamilyProvider } from '../../data/family-provider'
import type { CallMeta, FamilyMeta, Transport } from '../../lib/transport'
import { WIRES } from '../wires'

/** How each built call is sent. */
export const CALLS = {} satisfies Record<string, CallMeta>

/** What the provider needs to know of the family. */
export const FAMILY: FamilyMeta = {
  family: 'ads',
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
  'adjustmentLogList', // POST /amzd/api/v1/AdjustmentLog/list 调整日志
  'getAuthAdvertisementShop', // POST /amzd/api/v1/Advertisement/getAuthAdvertisementShop 已授权广告店铺
  'analysisExcel', // POST /amzd/api/v1/AdTool/analysisExcel 上传Excel分析
  'exportExcel', // POST /amzd/api/v1/AdTool/exportExcel 导出
  'adBulletinBoardSummary', // POST /amzd/api/v1/AdBulletinBoard/summary 广告看板
  'adPortfoliosList', // POST /amzd/api/v1/AdPortfolios/list 广告组合
  'adCampaignList', // POST /amzd/api/v1/AdCampaign/list 全部广告活动
] as const

/** 广告公共: the lists and rows of this family, as refine asks for them. */
export function provider(transport: Transport): DataProvider {
  return createFamilyProvider(FAMILY, transport)
}
