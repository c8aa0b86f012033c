/**
 * SP 广告报表：0 个接口已建成，14 个待建。
 * Written by `npm run codegen` from schemas/endpoints/ads-sp-report.json: edit that, not this file.
 */
import type { DataProvider } from '@refinedev/core'
import { createFamilyProvider } from '../../data/family-provider'
import type { CallMeta, FamilyMeta, Transport } from '../../lib/transport'
import { WIRES } from '../wires'

/** How each built call is sent. */
export const CALLS = {} satisfies Record<string, CallMeta>

/** What the provider needs to know of the family. */
export const FAMILY: FamilyMeta = {
  family: 'ads-sp-report',
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
  'portfolioList', // POST /amzd/api/v1/SPAdvertisementReport/portfolioList SP广告组合报表
  'portfolioExport', // POST /amzd/api/v1/SPAdvertisementReport/portfolioExport SP广告组合报表导出
  'campaignList', // POST /amzd/api/v1/SPAdvertisementReport/campaignList SP广告活动报表
  'campaignExport', // POST /amzd/api/v1/SPAdvertisementReport/campaignExport SP广告活动报表导出
  'groupList', // POST /amzd/api/v1/SPAdvertisementReport/groupList SP广告组报表
  'groupExport', // POST /amzd/api/v1/SPAdvertisementReport/groupExport SP广告组报表导出
  'productList', // POST /amzd/api/v1/SPAdvertisementReport/productList SP广告商品报表
  'productExport', // POST /amzd/api/v1/SPAdvertisementReport/productExport SP广告商品报表导出
  'keywordList', // POST /amzd/api/v1/SPAdvertisementReport/keywordList SP关键词报表
  'keywordExport', // POST /amzd/api/v1/SPAdvertisementReport/keywordExport SP关键词报表导出
  'targetList', // POST /amzd/api/v1/SPAdvertisementReport/targetList SP商品投放报表
  'targetExport', // POST /amzd/api/v1/SPAdvertisementReport/targetExport SP商品投放报表导出
  'negativeKeywordList', // POST /amzd/api/v1/SPAdvertisementReport/negativeKeywordList SP否定关键词报表
  'negativeKeywordExport', // POST /amzd/api/v1/SPAdvertisementReport/negativeKeywordExport SP否定关键词报表导出
] as const

/** SP 广告报表: the lists and rows of this family, as refine asks for them. */
export function provider(transport: Transport): DataProvider {
  return createFamilyProvider(FAMILY, transport)
}
