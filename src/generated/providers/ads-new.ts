/**
 * 新版广告：0 个接口已建成，55 个待建。
 * Written by `npm run codegen` from schemas/endpoints/ads-new.json: edit that, not this file.
 */
import type { DataProvider } from '@refinedev/core'
import { createFamilyProvider } from '../../data/family-provider'
import type { CallMeta, FamilyMeta, Transport } from '../../lib/transport'
import { WIRES } from '../wires'

/** How each built call is sent. */
export const CALLS = {} satisfies Record<string, CallMeta>

/** What the provider needs to know of the family. */
export const FAMILY: FamilyMeta = {
  family: 'ads-new',
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
  'sbCampaignList', // POST /newamzd/api/SbCampaign/list SB活动列表
  'sbCampaignDetail', // POST /newamzd/api/SbCampaign/detail SB活动详情
  'sbCampaignTrend', // POST /newamzd/api/SbCampaign/trend SB活动趋势
  'sbAdGroupsList', // POST /newamzd/api/SbAdGroups/list SB广告组列表
  'sbAdGroupsDetail', // POST /newamzd/api/SbAdGroups/detail SB广告组详情
  'sbAdGroupsTrend', // POST /newamzd/api/SbAdGroups/trend SB广告组趋势
  'sbCreativesList', // POST /newamzd/api/SbCreatives/list SB创意列表
  'sbCreativesDetail', // POST /newamzd/api/SbCreatives/detail SB创意详情
  'sbCreativesTrend', // POST /newamzd/api/SbCreatives/trend SB创意趋势
  'sbKeywordsList', // POST /newamzd/api/SbKeywords/list SB关键词列表
  'sbKeywordsDetail', // POST /newamzd/api/SbKeywords/detail SB关键词详情
  'sbKeywordsTrend', // POST /newamzd/api/SbKeywords/trend SB关键词趋势
  'sbTargetsList', // POST /newamzd/api/SbTargets/list SB投放列表
  'sbTargetsDetail', // POST /newamzd/api/SbTargets/detail SB投放详情
  'sbTargetsTrend', // POST /newamzd/api/SbTargets/trend SB投放趋势
  'sdCampaignList', // POST /newamzd/api/SdCampaign/list SD活动列表
  'sdCampaignDetail', // POST /newamzd/api/SdCampaign/detail SD活动详情
  'sdCampaignTrend', // POST /newamzd/api/SdCampaign/trend SD活动趋势
  'sdAdGroupsList', // POST /newamzd/api/SdAdGroups/list SD广告组列表
  'sdAdGroupsDetail', // POST /newamzd/api/SdAdGroups/detail SD广告组详情
  'sdAdGroupsTrend', // POST /newamzd/api/SdAdGroups/trend SD广告组趋势
  'sdProductAdsList', // POST /newamzd/api/SdProductAds/list SD广告商品列表
  'sdProductAdsDetail', // POST /newamzd/api/SdProductAds/detail SD广告商品详情
  'sdProductAdsTrend', // POST /newamzd/api/SdProductAds/trend SD广告商品趋势
  'sdCreativesList', // POST /newamzd/api/SdCreatives/list SD创意列表
  'sdCreativesDetail', // POST /newamzd/api/SdCreatives/detail SD创意详情
  'sdCreativesTrend', // POST /newamzd/api/SdCreatives/trend SD创意趋势
  'sdTargetsList', // POST /newamzd/api/SdTargets/list SD投放列表
  'sdTargetsDetail', // POST /newamzd/api/SdTargets/detail SD投放详情
  'sdTargetsTrend', // POST /newamzd/api/SdTargets/trend SD投放趋势
  'spReportSubList', // POST /newamzd/api/SpReport/subList SP报表下级列表
  'spReportDetailList', // POST /newamzd/api/SpReport/detailList SP报表明细列表
  'searchTermReportList', // POST /newamzd/api/SearchTermReport/list 搜索词报表(SP/SB)
  'tagList', // POST /newamzd/api/Tag/list 标签列表
  'tagAdd', // POST /newamzd/api/Tag/add 标签新增
  'tagEdit', // POST /newamzd/api/Tag/edit 标签编辑
  'tagRemove', // POST /newamzd/api/Tag/remove 标签删除
  'wordStockList', // POST /newamzd/api/WordStock/list 词库列表
  'wordStockAdd', // POST /newamzd/api/WordStock/add 词库新增
  'wordStockEdit', // POST /newamzd/api/WordStock/edit 词库编辑
  'wordStockRemove', // POST /newamzd/api/WordStock/remove 词库删除
  'userFilterList', // POST /newamzd/api/UserFilter/list 筛选模板列表
  'userFilterAdd', // POST /newamzd/api/UserFilter/add 筛选模板新增
  'userFilterEdit', // POST /newamzd/api/UserFilter/edit 筛选模板编辑
  'userFilterRemove', // POST /newamzd/api/UserFilter/remove 筛选模板删除
  'portfolioList', // POST /newamzd/api/Portfolio/list 广告组合列表
  'portfolioAdd', // POST /newamzd/api/Portfolio/add 广告组合新增
  'portfolioEdit', // POST /newamzd/api/Portfolio/edit 广告组合编辑
  'portfolioRemove', // POST /newamzd/api/Portfolio/remove 广告组合删除
  'apiLogList', // POST /newamzd/api/ApiLog/list 接口操作日志
  'profileList', // POST /newamzd/api/Profile/list 店铺Profile映射(方法路径spec未给)
  'dashBoardDailyTrend', // POST /newamzd/api/DashBoard/dailyTrend 每日趋势
  'adMasterSync', // POST /newamzd/api/AdMaster/sync 同步广告主数据
  'commonAssetsUpload', // POST /newamzd/api/Common/assets/upload 素材上传
  'commonAssetsRegister', // POST /newamzd/api/Common/assets/register 素材登记
] as const

/** 新版广告: the lists and rows of this family, as refine asks for them. */
export function provider(transport: Transport): DataProvider {
  return createFamilyProvider(FAMILY, transport)
}
