/**
 * SP 广告：0 个接口已建成，27 个待建。
 * Written by `npm run codegen` from schemas/endpoints/ads-sp.json: edit that, not this file.
 */
import type { DataProvider } from '@refinedev/core'
import { createFamilyProvider } from '../../data/family-provider'
import type { CallMeta, FamilyMeta, Transport } from '../../lib/transport'
import { WIRES } from '../wires'

/** How each built call is sent. */
export const CALLS = {} satisfies Record<string, CallMeta>

/** What the provider needs to know of the family. */
export const FAMILY: FamilyMeta = {
  family: 'ads-sp',
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
  'portfolioList', // POST /amzd/api/v1/SPAdvertisement/portfolioList SP广告组合列表
  'portfolioCreate', // POST /amzd/api/v1/SPAdvertisement/portfolioCreate SP广告组合创建
  'portfolioUpdate', // POST /amzd/api/v1/SPAdvertisement/portfolioUpdate SP广告组合更新/启停/调价
  'campaignList', // POST /amzd/api/v1/SPAdvertisement/campaignList SP广告活动列表
  'campaignCreate', // POST /amzd/api/v1/SPAdvertisement/campaignCreate SP广告活动创建
  'campaignUpdate', // POST /amzd/api/v1/SPAdvertisement/campaignUpdate SP广告活动更新/启停/调价
  'groupList', // POST /amzd/api/v1/SPAdvertisement/groupList SP广告组列表
  'groupCreate', // POST /amzd/api/v1/SPAdvertisement/groupCreate SP广告组创建
  'groupUpdate', // POST /amzd/api/v1/SPAdvertisement/groupUpdate SP广告组更新/启停/调价
  'productList', // POST /amzd/api/v1/SPAdvertisement/productList SP广告商品列表
  'productCreate', // POST /amzd/api/v1/SPAdvertisement/productCreate SP广告商品创建
  'productUpdate', // POST /amzd/api/v1/SPAdvertisement/productUpdate SP广告商品更新/启停/调价
  'keywordList', // POST /amzd/api/v1/SPAdvertisement/keywordList SP关键词列表
  'keywordCreate', // POST /amzd/api/v1/SPAdvertisement/keywordCreate SP关键词创建
  'keywordUpdate', // POST /amzd/api/v1/SPAdvertisement/keywordUpdate SP关键词更新/启停/调价
  'targetList', // POST /amzd/api/v1/SPAdvertisement/targetList SP商品投放列表
  'targetCreate', // POST /amzd/api/v1/SPAdvertisement/targetCreate SP商品投放创建
  'targetUpdate', // POST /amzd/api/v1/SPAdvertisement/targetUpdate SP商品投放更新/启停/调价
  'negativeKeywordList', // POST /amzd/api/v1/SPAdvertisement/negativeKeywordList SP否定关键词列表
  'negativeKeywordCreate', // POST /amzd/api/v1/SPAdvertisement/negativeKeywordCreate SP否定关键词创建
  'negativeKeywordUpdate', // POST /amzd/api/v1/SPAdvertisement/negativeKeywordUpdate SP否定关键词更新/启停/调价
  'bidRecommendations', // POST /amzd/api/v1/SPAdvertisement/bidRecommendations 竞价建议
  'spAutoTargets', // POST /amzd/api/v1/sp/autoTargets 自动投放组
  'spNegativeKeywords', // POST /amzd/api/v1/sp/negativeKeywords 否定词
  'spAsinList', // POST /amzd/api/v1/sp/asinList ASIN列表
  'spNegativeProducts', // POST /amzd/api/v1/sp/negativeProducts 否定商品
  'spAdvertList', // POST /amzd/api/v1/spAdvert/list SP广告(旧)列表
] as const

/** SP 广告: the lists and rows of this family, as refine asks for them. */
export function provider(transport: Transport): DataProvider {
  return createFamilyProvider(FAMILY, transport)
}
