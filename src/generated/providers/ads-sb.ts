/**
 * SB 广告：0 个接口已建成，16 个待建。
 * Written by `npm run codegen` from schemas/endpoints/ads-sb.json: edit that, not this file.
 */
import type { DataProvider } from '@refinedev/core'
import { createFamilyProvider } from '../../data/family-provider'
import type { CallMeta, FamilyMeta, Transport } from '../../lib/transport'
import { WIRES } from '../wires'

/** How each built call is sent. */
export const CALLS = {} satisfies Record<string, CallMeta>

/** What the provider needs to know of the family. */
export const FAMILY: FamilyMeta = {
  family: 'ads-sb',
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
  'sbAdvertisementReportList', // POST /amzd/api/v1/SBAdvertisementReport/list SB报表
  'sbAdvertCampaignList', // POST /amzd/api/v1/sbAdvertCampaign/list SB活动列表
  'sbAdvertCampaignCreate', // POST /amzd/api/v1/sbAdvertCampaign/create SB活动创建
  'sbAdvertCampaignUpdate', // POST /amzd/api/v1/sbAdvertCampaign/update SB活动更新
  'sbAdvertKeywordList', // POST /amzd/api/v1/sbAdvertKeyword/list SB关键词列表
  'sbAdvertKeywordCreate', // POST /amzd/api/v1/sbAdvertKeyword/create SB关键词创建
  'sbAdvertKeywordUpdate', // POST /amzd/api/v1/sbAdvertKeyword/update SB关键词更新
  'sbAdvertProductTargetingList', // POST /amzd/api/v1/sbAdvertProductTargeting/list SB商品投放列表
  'sbAdvertProductTargetingCreate', // POST /amzd/api/v1/sbAdvertProductTargeting/create SB商品投放创建
  'sbAdvertProductTargetingUpdate', // POST /amzd/api/v1/sbAdvertProductTargeting/update SB商品投放更新
  'sbAdvertTargetList', // POST /amzd/api/v1/sbAdvertTarget/list SB投放列表
  'sbAdvertTargetCreate', // POST /amzd/api/v1/sbAdvertTarget/create SB投放创建
  'sbAdvertTargetUpdate', // POST /amzd/api/v1/sbAdvertTarget/update SB投放更新
  'sbAdvertIndexList', // POST /amzd/api/v1/sbAdvertIndex/list SB首页汇总列表
  'sbAdvertIndexCreate', // POST /amzd/api/v1/sbAdvertIndex/create SB首页汇总创建
  'sbAdvertIndexUpdate', // POST /amzd/api/v1/sbAdvertIndex/update SB首页汇总更新
] as const

/** SB 广告: the lists and rows of this family, as refine asks for them. */
export function provider(transport: Transport): DataProvider {
  return createFamilyProvider(FAMILY, transport)
}
