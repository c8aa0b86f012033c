/**
 * 新版广告：70 个接口已建成，6 个待建。
 * Written by `npm run codegen` from schemas/endpoints/adsNew.json: edit that, not this file.
 */
import type { DataProvider } from '@refinedev/core'
import { askList, createFamilyProvider } from '../../data/family-provider'
import type { CallMeta, CallOptions, FamilyMeta, Transport } from '../../../contract/transport'
import type { AdCampaignsFigures } from '../../../contract/generated/datasets/ad_campaigns'
import type { BrandCampaignsFigures } from '../../../contract/generated/datasets/brand_campaigns'
import type { BrandProductsFigures } from '../../../contract/generated/datasets/brand_products'
import type { BrandTargetsFigures } from '../../../contract/generated/datasets/brand_targets'
import type { BrandTermsFigures } from '../../../contract/generated/datasets/brand_terms'
import type { SpCampaignsFigures } from '../../../contract/generated/datasets/sp_campaigns'
import type { SpTargetsFigures } from '../../../contract/generated/datasets/sp_targets'
import type { SpWordsFigures } from '../../../contract/generated/datasets/sp_words'
import type { AdAssetEdit, AdAssetKey, AdAssetRow } from '../../../contract/generated/entities/ad_asset'
import type { AdCampaignEdit, AdCampaignKey, AdCampaignRow } from '../../../contract/generated/entities/ad_campaign'
import type { AdCreativeEdit, AdCreativeKey, AdCreativeRow } from '../../../contract/generated/entities/ad_creative'
import type { AdGroupEdit, AdGroupKey, AdGroupRow } from '../../../contract/generated/entities/ad_group'
import type { AdKeywordEdit, AdKeywordKey, AdKeywordRow } from '../../../contract/generated/entities/ad_keyword'
import type { AdLogRow } from '../../../contract/generated/entities/ad_log'
import type { AdNegativeEdit, AdNegativeRow } from '../../../contract/generated/entities/ad_negative'
import type { AdPlacementEdit, AdPlacementRow } from '../../../contract/generated/entities/ad_placement'
import type { AdPortfolioEdit, AdPortfolioRow } from '../../../contract/generated/entities/ad_portfolio'
import type { AdProductEdit, AdProductKey, AdProductRow } from '../../../contract/generated/entities/ad_product'
import type { AdRequestRow } from '../../../contract/generated/entities/ad_request'
import type { AdRequestItemRow } from '../../../contract/generated/entities/ad_request_item'
import type { AdSearchTermRow } from '../../../contract/generated/entities/ad_search_term'
import type { AdTargetEdit, AdTargetKey, AdTargetRow } from '../../../contract/generated/entities/ad_target'
import type { AdWordAdd, AdWordEdit, AdWordKey, AdWordRow } from '../../../contract/generated/entities/ad_word'
import type { TagAdd, TagEdit, TagKey, TagRow } from '../../../contract/generated/entities/tag'
import type {
  AssetLogosRequest, AssetLogosResponse, AssetVideosRequest, AssetVideosResponse, CommonAssetsRegisterRequest, CommonAssetsRegisterResponse,
  CommonAssetsUploadRequest, CommonAssetsUploadResponse, PortfolioAddRequest, PortfolioAddResponse, ProfileListRequest, ProfileListResponse,
  UserFilterAddRequest, UserFilterAddResponse, UserFilterEditRequest, UserFilterEditResponse, UserFilterListRequest, UserFilterListResponse,
  UserFilterRemoveRequest, UserFilterRemoveResponse, WordStockFromTermsRequest, WordStockFromTermsResponse,
} from '../../../contract/generated/families/adsNew'
import type { ListAnswer, ListRequest } from '../../../contract/wire'
import { WIRES } from '../wires'

/** How each built call is sent. */
export const CALLS = {
  changeRequestList: {
    family: 'adsNew', call: 'changeRequestList', method: 'POST', path: '/newamzd/api/ChangeRequest/list', client: 'newAds', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  changeRequestItems: {
    family: 'adsNew', call: 'changeRequestItems', method: 'POST', path: '/newamzd/api/ChangeRequest/items', client: 'newAds', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  sbCampaignList: {
    family: 'adsNew', call: 'sbCampaignList', method: 'POST', path: '/newamzd/api/SbCampaign/list', client: 'newAds', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  sbCampaignDetail: {
    family: 'adsNew', call: 'sbCampaignDetail', method: 'POST', path: '/newamzd/api/SbCampaign/detail', client: 'newAds', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  sbCampaignTrend: {
    family: 'adsNew', call: 'sbCampaignTrend', method: 'POST', path: '/newamzd/api/SbCampaign/trend', client: 'newAds', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  sbAdGroupsList: {
    family: 'adsNew', call: 'sbAdGroupsList', method: 'POST', path: '/newamzd/api/SbAdGroups/list', client: 'newAds', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  sbAdGroupsDetail: {
    family: 'adsNew', call: 'sbAdGroupsDetail', method: 'POST', path: '/newamzd/api/SbAdGroups/detail', client: 'newAds', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  sbAdGroupsTrend: {
    family: 'adsNew', call: 'sbAdGroupsTrend', method: 'POST', path: '/newamzd/api/SbAdGroups/trend', client: 'newAds', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  sbCreativesList: {
    family: 'adsNew', call: 'sbCreativesList', method: 'POST', path: '/newamzd/api/SbCreatives/list', client: 'newAds', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  sbCreativesDetail: {
    family: 'adsNew', call: 'sbCreativesDetail', method: 'POST', path: '/newamzd/api/SbCreatives/detail', client: 'newAds', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  sbKeywordsList: {
    family: 'adsNew', call: 'sbKeywordsList', method: 'POST', path: '/newamzd/api/SbKeywords/list', client: 'newAds', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  sbKeywordsDetail: {
    family: 'adsNew', call: 'sbKeywordsDetail', method: 'POST', path: '/newamzd/api/SbKeywords/detail', client: 'newAds', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  sbKeywordsTrend: {
    family: 'adsNew', call: 'sbKeywordsTrend', method: 'POST', path: '/newamzd/api/SbKeywords/trend', client: 'newAds', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  sbTargetsList: {
    family: 'adsNew', call: 'sbTargetsList', method: 'POST', path: '/newamzd/api/SbTargets/list', client: 'newAds', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  sbTargetsDetail: {
    family: 'adsNew', call: 'sbTargetsDetail', method: 'POST', path: '/newamzd/api/SbTargets/detail', client: 'newAds', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  sbTargetsTrend: {
    family: 'adsNew', call: 'sbTargetsTrend', method: 'POST', path: '/newamzd/api/SbTargets/trend', client: 'newAds', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  sdCampaignList: {
    family: 'adsNew', call: 'sdCampaignList', method: 'POST', path: '/newamzd/api/SdCampaign/list', client: 'newAds', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  sdCampaignDetail: {
    family: 'adsNew', call: 'sdCampaignDetail', method: 'POST', path: '/newamzd/api/SdCampaign/detail', client: 'newAds', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  sdCampaignTrend: {
    family: 'adsNew', call: 'sdCampaignTrend', method: 'POST', path: '/newamzd/api/SdCampaign/trend', client: 'newAds', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  sdAdGroupsList: {
    family: 'adsNew', call: 'sdAdGroupsList', method: 'POST', path: '/newamzd/api/SdAdGroups/list', client: 'newAds', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  sdAdGroupsDetail: {
    family: 'adsNew', call: 'sdAdGroupsDetail', method: 'POST', path: '/newamzd/api/SdAdGroups/detail', client: 'newAds', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  sdAdGroupsTrend: {
    family: 'adsNew', call: 'sdAdGroupsTrend', method: 'POST', path: '/newamzd/api/SdAdGroups/trend', client: 'newAds', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  sdProductAdsList: {
    family: 'adsNew', call: 'sdProductAdsList', method: 'POST', path: '/newamzd/api/SdProductAds/list', client: 'newAds', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  sdProductAdsDetail: {
    family: 'adsNew', call: 'sdProductAdsDetail', method: 'POST', path: '/newamzd/api/SdProductAds/detail', client: 'newAds', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  sdProductAdsTrend: {
    family: 'adsNew', call: 'sdProductAdsTrend', method: 'POST', path: '/newamzd/api/SdProductAds/trend', client: 'newAds', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  sdTargetsList: {
    family: 'adsNew', call: 'sdTargetsList', method: 'POST', path: '/newamzd/api/SdTargets/list', client: 'newAds', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  sdTargetsDetail: {
    family: 'adsNew', call: 'sdTargetsDetail', method: 'POST', path: '/newamzd/api/SdTargets/detail', client: 'newAds', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  sdTargetsTrend: {
    family: 'adsNew', call: 'sdTargetsTrend', method: 'POST', path: '/newamzd/api/SdTargets/trend', client: 'newAds', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  spReportSubList: {
    family: 'adsNew', call: 'spReportSubList', method: 'POST', path: '/newamzd/api/SpReport/subList', client: 'newAds', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  spReportDetailList: {
    family: 'adsNew', call: 'spReportDetailList', method: 'POST', path: '/newamzd/api/SpReport/detailList', client: 'newAds', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  searchWordList: {
    family: 'adsNew', call: 'searchWordList', method: 'POST', path: '/newamzd/api/SearchTermReport/words', client: 'newAds', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  searchTermReportList: {
    family: 'adsNew', call: 'searchTermReportList', method: 'POST', path: '/newamzd/api/SearchTermReport/list', client: 'newAds',
    wire: 'erp', body: 'json', answer: 'json', writes: false,
  },
  tagList: {
    family: 'adsNew', call: 'tagList', method: 'POST', path: '/newamzd/api/Tag/list', client: 'newAds', wire: 'erp', body: 'json',
    answer: 'json', writes: false,
  },
  tagAdd: {
    family: 'adsNew', call: 'tagAdd', method: 'POST', path: '/newamzd/api/Tag/add', client: 'newAds', wire: 'erp', body: 'json',
    answer: 'json', writes: true,
  },
  tagEdit: {
    family: 'adsNew', call: 'tagEdit', method: 'POST', path: '/newamzd/api/Tag/edit', client: 'newAds', wire: 'erp', body: 'json',
    answer: 'json', writes: true,
  },
  tagRemove: {
    family: 'adsNew', call: 'tagRemove', method: 'POST', path: '/newamzd/api/Tag/remove', client: 'newAds', wire: 'erp', body: 'json',
    answer: 'json', writes: true,
  },
  wordStockList: {
    family: 'adsNew', call: 'wordStockList', method: 'POST', path: '/newamzd/api/WordStock/list', client: 'newAds', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  wordStockAdd: {
    family: 'adsNew', call: 'wordStockAdd', method: 'POST', path: '/newamzd/api/WordStock/add', client: 'newAds', wire: 'erp', body: 'json',
    answer: 'json', writes: true,
  },
  wordStockFromTerms: {
    family: 'adsNew', call: 'wordStockFromTerms', method: 'POST', path: '/newamzd/api/WordStock/fromTerms', client: 'newAds', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  wordStockEdit: {
    family: 'adsNew', call: 'wordStockEdit', method: 'POST', path: '/newamzd/api/WordStock/edit', client: 'newAds', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  wordStockRemove: {
    family: 'adsNew', call: 'wordStockRemove', method: 'POST', path: '/newamzd/api/WordStock/remove', client: 'newAds', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  userFilterList: {
    family: 'adsNew', call: 'userFilterList', method: 'POST', path: '/newamzd/api/UserFilter/list', client: 'newAds', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  userFilterAdd: {
    family: 'adsNew', call: 'userFilterAdd', method: 'POST', path: '/newamzd/api/UserFilter/add', client: 'newAds', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  userFilterEdit: {
    family: 'adsNew', call: 'userFilterEdit', method: 'POST', path: '/newamzd/api/UserFilter/edit', client: 'newAds', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  userFilterRemove: {
    family: 'adsNew', call: 'userFilterRemove', method: 'POST', path: '/newamzd/api/UserFilter/remove', client: 'newAds', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  portfolioList: {
    family: 'adsNew', call: 'portfolioList', method: 'POST', path: '/newamzd/api/Portfolio/list', client: 'newAds', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  portfolioAdd: {
    family: 'adsNew', call: 'portfolioAdd', method: 'POST', path: '/newamzd/api/Portfolio/add', client: 'newAds', wire: 'erp', body: 'json',
    answer: 'json', writes: true,
  },
  portfolioEdit: {
    family: 'adsNew', call: 'portfolioEdit', method: 'POST', path: '/newamzd/api/Portfolio/edit', client: 'newAds', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  apiLogList: {
    family: 'adsNew', call: 'apiLogList', method: 'POST', path: '/newamzd/api/ApiLog/list', client: 'newAds', wire: 'erp', body: 'json',
    answer: 'json', writes: false,
  },
  profileList: {
    family: 'adsNew', call: 'profileList', method: 'POST', path: '/newamzd/api/Profile/list', client: 'newAds', wire: 'erp', body: 'json',
    answer: 'json', writes: false,
  },
  dashBoardDailyTrend: {
    family: 'adsNew', call: 'dashBoardDailyTrend', method: 'POST', path: '/newamzd/api/DashBoard/dailyTrend', client: 'newAds', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  commonAssetsUpload: {
    family: 'adsNew', call: 'commonAssetsUpload', method: 'POST', path: '/newamzd/api/Common/assets/upload', client: 'newAds', wire: 'erp',
    body: 'multipart', answer: 'json', writes: true,
  },
  commonAssetsRegister: {
    family: 'adsNew', call: 'commonAssetsRegister', method: 'POST', path: '/newamzd/api/Common/assets/register', client: 'newAds',
    wire: 'erp', body: 'json', answer: 'json', writes: true,
  },
  assetList: {
    family: 'adsNew', call: 'assetList', method: 'POST', path: '/newamzd/api/Common/assets/list', client: 'newAds', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  assetEdit: {
    family: 'adsNew', call: 'assetEdit', method: 'POST', path: '/newamzd/api/Common/assets/edit', client: 'newAds', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  assetRemove: {
    family: 'adsNew', call: 'assetRemove', method: 'POST', path: '/newamzd/api/Common/assets/remove', client: 'newAds', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  assetLogos: {
    family: 'adsNew', call: 'assetLogos', method: 'POST', path: '/newamzd/api/Common/assets/logos', client: 'newAds', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  assetVideos: {
    family: 'adsNew', call: 'assetVideos', method: 'POST', path: '/newamzd/api/Common/assets/videos', client: 'newAds', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  campaignList: {
    family: 'adsNew', call: 'campaignList', method: 'POST', path: '/newamzd/api/Campaign/list', client: 'newAds', wire: 'erp', body: 'json',
    answer: 'json', writes: false,
  },
  sbNegativesList: {
    family: 'adsNew', call: 'sbNegativesList', method: 'POST', path: '/newamzd/api/SbNegatives/list', client: 'newAds', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  sbPlacementsList: {
    family: 'adsNew', call: 'sbPlacementsList', method: 'POST', path: '/newamzd/api/SbPlacements/list', client: 'newAds', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  sbTermsList: {
    family: 'adsNew', call: 'sbTermsList', method: 'POST', path: '/newamzd/api/SbTerms/list', client: 'newAds', wire: 'erp', body: 'json',
    answer: 'json', writes: false,
  },
  campaignEdit: {
    family: 'adsNew', call: 'campaignEdit', method: 'POST', path: '/newamzd/api/Campaign/edit', client: 'newAds', wire: 'erp', body: 'json',
    answer: 'json', writes: true,
  },
  groupEdit: {
    family: 'adsNew', call: 'groupEdit', method: 'POST', path: '/newamzd/api/AdGroups/edit', client: 'newAds', wire: 'erp', body: 'json',
    answer: 'json', writes: true,
  },
  productEdit: {
    family: 'adsNew', call: 'productEdit', method: 'POST', path: '/newamzd/api/ProductAds/edit', client: 'newAds', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  creativeEdit: {
    family: 'adsNew', call: 'creativeEdit', method: 'POST', path: '/newamzd/api/SbCreatives/edit', client: 'newAds', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  keywordEdit: {
    family: 'adsNew', call: 'keywordEdit', method: 'POST', path: '/newamzd/api/Keywords/edit', client: 'newAds', wire: 'erp', body: 'json',
    answer: 'json', writes: true,
  },
  targetEdit: {
    family: 'adsNew', call: 'targetEdit', method: 'POST', path: '/newamzd/api/Targets/edit', client: 'newAds', wire: 'erp', body: 'json',
    answer: 'json', writes: true,
  },
  negativeEdit: {
    family: 'adsNew', call: 'negativeEdit', method: 'POST', path: '/newamzd/api/Negatives/edit', client: 'newAds', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  placementEdit: {
    family: 'adsNew', call: 'placementEdit', method: 'POST', path: '/newamzd/api/Placements/edit', client: 'newAds', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
} satisfies Record<string, CallMeta>

/** What the provider needs to know of the family. */
export const FAMILY: FamilyMeta = {
  family: 'adsNew',
  wire: WIRES.erp,
  capabilities: {
    sort: 'many',
    filter: ['eq', 'ne', 'gt', 'ge', 'lt', 'le', 'in', 'between', 'contains', 'starts', 'empty'],
    or: true,
    beside: true,
    summary: 'server',
    export: 'task',
    currency: true,
    compare: true,
    pivot: true,
    trend: true,
    allFiltered: true,
  },
  resources: {
    changeRequestList: {
      list: CALLS.changeRequestList,
      key: ['id'],
      decimals: [],
      integers: ['change_count'],
      texts: ['id', 'shop_id', 'auditor', 'creator'],
    },
    changeRequestItems: {
      list: CALLS.changeRequestItems,
      key: ['id'],
      decimals: [],
      integers: [],
      texts: ['id', 'request_id', 'shop_id', 'change_id'],
    },
    sbCampaignList: {
      list: CALLS.sbCampaignList,
      get: CALLS.sbCampaignDetail,
      edit: CALLS.campaignEdit,
      key: ['shop_id', 'campaign_id'],
      decimals: [
        'in_budget', 'suggest_budget', 'daily_budget', 'top_percent', 'rest_percent', 'product_percent', 'budget_usage', 'target_acos',
        'said.target_acos', 'perf.total_spend', 'perf.amount', 'perf.CTR', 'perf.avg_cpc', 'perf.conversion_rate', 'perf.CPA', 'perf.acos',
        'perf.ROAS', 'brand.total_spend', 'brand.amount', 'brand.CTR', 'brand.avg_cpc', 'brand.conversion_rate', 'brand.CPA', 'brand.acos',
        'brand.ROAS', 'brand.click_sales', 'brand.ntb_sales', 'brand.VCPM', 'brand.ntb_share', 'all.sp_total_spend',
        'all.brand_total_spend', 'all.sp_amount', 'all.brand_amount', 'all.total_spend', 'all.amount', 'all.CTR', 'all.avg_cpc',
        'all.conversion_rate', 'all.CPA', 'all.acos', 'all.ROAS', 'day1.sp_total_spend', 'day1.brand_total_spend', 'day1.sp_amount',
        'day1.brand_amount', 'day1.total_spend', 'day1.amount', 'day1.CTR', 'day1.avg_cpc', 'day1.conversion_rate', 'day1.CPA', 'day1.acos',
        'day1.ROAS',
      ],
      integers: [
        'perf.impressions', 'perf.clicks', 'perf.order_quantity', 'brand.impressions', 'brand.clicks', 'brand.order_quantity',
        'brand.units_sold', 'brand.viewable_impressions', 'brand.click_orders', 'brand.detail_views', 'brand.ntb_orders',
        'brand.branded_searches', 'brand.add_to_cart', 'brand.video_complete', 'brand.views_5s', 'all.sp_impressions',
        'all.brand_impressions', 'all.sp_clicks', 'all.brand_clicks', 'all.sp_order_quantity', 'all.brand_order_quantity',
        'all.impressions', 'all.clicks', 'all.order_quantity', 'day1.sp_impressions', 'day1.brand_impressions', 'day1.sp_clicks',
        'day1.brand_clicks', 'day1.sp_order_quantity', 'day1.brand_order_quantity', 'day1.impressions', 'day1.clicks',
        'day1.order_quantity',
      ],
      texts: ['shop_id', 'campaign_id', 'portfolio_id', 'owner', 'said.owner'],
    },
    sbCampaignTrend: {
      list: CALLS.sbCampaignTrend,
      key: [],
      decimals: [
        'total_spend', 'amount', 'CTR', 'avg_cpc', 'conversion_rate', 'CPA', 'acos', 'ROAS', 'click_sales', 'ntb_sales', 'VCPM',
        'ntb_share',
      ],
      integers: [
        'impressions', 'clicks', 'order_quantity', 'units_sold', 'viewable_impressions', 'click_orders', 'detail_views', 'ntb_orders',
        'branded_searches', 'add_to_cart', 'video_complete', 'views_5s',
      ],
      texts: ['shop'],
    },
    sbAdGroupsList: {
      list: CALLS.sbAdGroupsList,
      get: CALLS.sbAdGroupsDetail,
      edit: CALLS.groupEdit,
      key: ['shop_id', 'ad_group_id'],
      decimals: [
        'suggest_bid', 'default_bid', 'campaign.target_acos', 'config.adTargetAcos', 'perf.total_spend', 'perf.amount', 'perf.CTR',
        'perf.avg_cpc', 'perf.conversion_rate', 'perf.CPA', 'perf.acos', 'perf.ROAS', 'perf.same_sku_sales', 'perf.other_sku_sales',
        'brand.total_spend', 'brand.amount', 'brand.CTR', 'brand.avg_cpc', 'brand.conversion_rate', 'brand.CPA', 'brand.acos', 'brand.ROAS',
        'brand.click_sales', 'brand.ntb_sales', 'brand.VCPM', 'brand.ntb_share', 'm30.total_spend', 'm30.amount', 'm30.CTR', 'm30.avg_cpc',
        'm30.conversion_rate', 'm30.CPA', 'm30.acos', 'm30.ROAS', 'm30.same_sku_sales', 'm30.other_sku_sales', 'b30.total_spend',
        'b30.amount', 'b30.CTR', 'b30.avg_cpc', 'b30.conversion_rate', 'b30.CPA', 'b30.acos', 'b30.ROAS', 'b30.click_sales',
        'b30.ntb_sales', 'b30.VCPM', 'b30.ntb_share',
      ],
      integers: [
        'product_count', 'target_count', 'negative_count', 'perf.impressions', 'perf.clicks', 'perf.order_quantity', 'perf.units_sold',
        'perf.same_sku_units', 'perf.other_sku_units', 'brand.impressions', 'brand.clicks', 'brand.order_quantity', 'brand.units_sold',
        'brand.viewable_impressions', 'brand.click_orders', 'brand.detail_views', 'brand.ntb_orders', 'brand.branded_searches',
        'brand.video_complete', 'brand.views_5s', 'm30.impressions', 'm30.clicks', 'm30.order_quantity', 'm30.units_sold',
        'm30.same_sku_units', 'm30.other_sku_units', 'b30.impressions', 'b30.clicks', 'b30.order_quantity', 'b30.units_sold',
        'b30.viewable_impressions', 'b30.click_orders', 'b30.detail_views', 'b30.ntb_orders', 'b30.branded_searches', 'b30.video_complete',
        'b30.views_5s',
      ],
      texts: ['shop_id', 'ad_group_id', 'campaign_id', 'portfolio_id'],
    },
    sbAdGroupsTrend: {
      list: CALLS.sbAdGroupsTrend,
      key: [],
      decimals: [
        'total_spend', 'amount', 'CTR', 'avg_cpc', 'conversion_rate', 'CPA', 'acos', 'ROAS', 'click_sales', 'ntb_sales', 'VCPM',
        'ntb_share',
      ],
      integers: [
        'impressions', 'clicks', 'order_quantity', 'units_sold', 'viewable_impressions', 'click_orders', 'detail_views', 'ntb_orders',
        'branded_searches', 'video_complete', 'views_5s',
      ],
      texts: ['shop'],
    },
    sbCreativesList: {
      list: CALLS.sbCreativesList,
      get: CALLS.sbCreativesDetail,
      edit: CALLS.creativeEdit,
      key: ['shop_id', 'ad_id'],
      decimals: [],
      integers: [],
      texts: ['shop_id', 'ad_id', 'campaign_id', 'ad_group_id', 'portfolio_id'],
    },
    sbKeywordsList: {
      list: CALLS.sbKeywordsList,
      get: CALLS.sbKeywordsDetail,
      edit: CALLS.keywordEdit,
      key: ['shop_id', 'keyword_id'],
      decimals: [
        'suggest_bid', 'bid', 'campaign.target_acos', 'config.adTargetAcos', 'perf.total_spend', 'perf.amount', 'perf.CTR', 'perf.avg_cpc',
        'perf.conversion_rate', 'perf.CPA', 'perf.acos', 'perf.ROAS', 'perf.same_sku_sales', 'perf.other_sku_sales', 'brand.total_spend',
        'brand.amount', 'brand.CTR', 'brand.avg_cpc', 'brand.conversion_rate', 'brand.CPA', 'brand.acos', 'brand.ROAS', 'brand.click_sales',
        'brand.ntb_sales', 'brand.VCPM', 'brand.ntb_share', 'm30.total_spend', 'm30.amount', 'm30.CTR', 'm30.avg_cpc',
        'm30.conversion_rate', 'm30.CPA', 'm30.acos', 'm30.ROAS', 'm30.same_sku_sales', 'm30.other_sku_sales', 'b30.total_spend',
        'b30.amount', 'b30.CTR', 'b30.avg_cpc', 'b30.conversion_rate', 'b30.CPA', 'b30.acos', 'b30.ROAS', 'b30.click_sales',
        'b30.ntb_sales', 'b30.VCPM', 'b30.ntb_share',
      ],
      integers: [
        'perf.impressions', 'perf.clicks', 'perf.order_quantity', 'perf.units_sold', 'perf.same_sku_units', 'perf.other_sku_units',
        'brand.impressions', 'brand.clicks', 'brand.order_quantity', 'brand.units_sold', 'brand.viewable_impressions', 'brand.click_orders',
        'brand.detail_views', 'brand.ntb_orders', 'brand.branded_searches', 'brand.video_complete', 'brand.views_5s', 'm30.impressions',
        'm30.clicks', 'm30.order_quantity', 'm30.units_sold', 'm30.same_sku_units', 'm30.other_sku_units', 'b30.impressions', 'b30.clicks',
        'b30.order_quantity', 'b30.units_sold', 'b30.viewable_impressions', 'b30.click_orders', 'b30.detail_views', 'b30.ntb_orders',
        'b30.branded_searches', 'b30.video_complete', 'b30.views_5s',
      ],
      texts: ['shop_id', 'keyword_id', 'campaign_id', 'ad_group_id', 'portfolio_id'],
    },
    sbKeywordsTrend: {
      list: CALLS.sbKeywordsTrend,
      key: [],
      decimals: [
        'total_spend', 'amount', 'CTR', 'avg_cpc', 'conversion_rate', 'CPA', 'acos', 'ROAS', 'click_sales', 'ntb_sales', 'VCPM',
        'ntb_share',
      ],
      integers: [
        'impressions', 'clicks', 'order_quantity', 'units_sold', 'viewable_impressions', 'click_orders', 'detail_views', 'ntb_orders',
        'branded_searches', 'video_complete', 'views_5s',
      ],
      texts: ['shop'],
    },
    sbTargetsList: {
      list: CALLS.sbTargetsList,
      get: CALLS.sbTargetsDetail,
      edit: CALLS.targetEdit,
      key: ['shop_id', 'target_id'],
      decimals: [
        'suggest_bid', 'bid', 'campaign.target_acos', 'config.adTargetAcos', 'perf.total_spend', 'perf.amount', 'perf.CTR', 'perf.avg_cpc',
        'perf.conversion_rate', 'perf.CPA', 'perf.acos', 'perf.ROAS', 'perf.same_sku_sales', 'perf.other_sku_sales', 'brand.total_spend',
        'brand.amount', 'brand.CTR', 'brand.avg_cpc', 'brand.conversion_rate', 'brand.CPA', 'brand.acos', 'brand.ROAS', 'brand.click_sales',
        'brand.ntb_sales', 'brand.VCPM', 'brand.ntb_share', 'm30.total_spend', 'm30.amount', 'm30.CTR', 'm30.avg_cpc',
        'm30.conversion_rate', 'm30.CPA', 'm30.acos', 'm30.ROAS', 'm30.same_sku_sales', 'm30.other_sku_sales', 'b30.total_spend',
        'b30.amount', 'b30.CTR', 'b30.avg_cpc', 'b30.conversion_rate', 'b30.CPA', 'b30.acos', 'b30.ROAS', 'b30.click_sales',
        'b30.ntb_sales', 'b30.VCPM', 'b30.ntb_share',
      ],
      integers: [
        'lookback', 'perf.impressions', 'perf.clicks', 'perf.order_quantity', 'perf.units_sold', 'perf.same_sku_units',
        'perf.other_sku_units', 'brand.impressions', 'brand.clicks', 'brand.order_quantity', 'brand.units_sold',
        'brand.viewable_impressions', 'brand.click_orders', 'brand.detail_views', 'brand.ntb_orders', 'brand.branded_searches',
        'brand.video_complete', 'brand.views_5s', 'm30.impressions', 'm30.clicks', 'm30.order_quantity', 'm30.units_sold',
        'm30.same_sku_units', 'm30.other_sku_units', 'b30.impressions', 'b30.clicks', 'b30.order_quantity', 'b30.units_sold',
        'b30.viewable_impressions', 'b30.click_orders', 'b30.detail_views', 'b30.ntb_orders', 'b30.branded_searches', 'b30.video_complete',
        'b30.views_5s',
      ],
      texts: ['shop_id', 'target_id', 'campaign_id', 'ad_group_id', 'portfolio_id'],
    },
    sbTargetsTrend: {
      list: CALLS.sbTargetsTrend,
      key: [],
      decimals: [
        'total_spend', 'amount', 'CTR', 'avg_cpc', 'conversion_rate', 'CPA', 'acos', 'ROAS', 'click_sales', 'ntb_sales', 'VCPM',
        'ntb_share',
      ],
      integers: [
        'impressions', 'clicks', 'order_quantity', 'units_sold', 'viewable_impressions', 'click_orders', 'detail_views', 'ntb_orders',
        'branded_searches', 'video_complete', 'views_5s',
      ],
      texts: ['shop'],
    },
    sdCampaignList: {
      list: CALLS.sdCampaignList,
      get: CALLS.sbCampaignDetail,
      edit: CALLS.campaignEdit,
      key: ['shop_id', 'campaign_id'],
      decimals: [
        'in_budget', 'suggest_budget', 'daily_budget', 'top_percent', 'rest_percent', 'product_percent', 'budget_usage', 'target_acos',
        'said.target_acos', 'perf.total_spend', 'perf.amount', 'perf.CTR', 'perf.avg_cpc', 'perf.conversion_rate', 'perf.CPA', 'perf.acos',
        'perf.ROAS', 'brand.total_spend', 'brand.amount', 'brand.CTR', 'brand.avg_cpc', 'brand.conversion_rate', 'brand.CPA', 'brand.acos',
        'brand.ROAS', 'brand.click_sales', 'brand.ntb_sales', 'brand.VCPM', 'brand.ntb_share', 'all.sp_total_spend',
        'all.brand_total_spend', 'all.sp_amount', 'all.brand_amount', 'all.total_spend', 'all.amount', 'all.CTR', 'all.avg_cpc',
        'all.conversion_rate', 'all.CPA', 'all.acos', 'all.ROAS', 'day1.sp_total_spend', 'day1.brand_total_spend', 'day1.sp_amount',
        'day1.brand_amount', 'day1.total_spend', 'day1.amount', 'day1.CTR', 'day1.avg_cpc', 'day1.conversion_rate', 'day1.CPA', 'day1.acos',
        'day1.ROAS',
      ],
      integers: [
        'perf.impressions', 'perf.clicks', 'perf.order_quantity', 'brand.impressions', 'brand.clicks', 'brand.order_quantity',
        'brand.units_sold', 'brand.viewable_impressions', 'brand.click_orders', 'brand.detail_views', 'brand.ntb_orders',
        'brand.branded_searches', 'brand.add_to_cart', 'brand.video_complete', 'brand.views_5s', 'all.sp_impressions',
        'all.brand_impressions', 'all.sp_clicks', 'all.brand_clicks', 'all.sp_order_quantity', 'all.brand_order_quantity',
        'all.impressions', 'all.clicks', 'all.order_quantity', 'day1.sp_impressions', 'day1.brand_impressions', 'day1.sp_clicks',
        'day1.brand_clicks', 'day1.sp_order_quantity', 'day1.brand_order_quantity', 'day1.impressions', 'day1.clicks',
        'day1.order_quantity',
      ],
      texts: ['shop_id', 'campaign_id', 'portfolio_id', 'owner', 'said.owner'],
    },
    sdCampaignTrend: {
      list: CALLS.sdCampaignTrend,
      key: [],
      decimals: [
        'total_spend', 'amount', 'CTR', 'avg_cpc', 'conversion_rate', 'CPA', 'acos', 'ROAS', 'click_sales', 'ntb_sales', 'VCPM',
        'ntb_share',
      ],
      integers: [
        'impressions', 'clicks', 'order_quantity', 'units_sold', 'viewable_impressions', 'click_orders', 'detail_views', 'ntb_orders',
        'branded_searches', 'add_to_cart', 'video_complete', 'views_5s',
      ],
      texts: ['shop'],
    },
    sdAdGroupsList: {
      list: CALLS.sdAdGroupsList,
      get: CALLS.sbAdGroupsDetail,
      edit: CALLS.groupEdit,
      key: ['shop_id', 'ad_group_id'],
      decimals: [
        'suggest_bid', 'default_bid', 'campaign.target_acos', 'config.adTargetAcos', 'perf.total_spend', 'perf.amount', 'perf.CTR',
        'perf.avg_cpc', 'perf.conversion_rate', 'perf.CPA', 'perf.acos', 'perf.ROAS', 'perf.same_sku_sales', 'perf.other_sku_sales',
        'brand.total_spend', 'brand.amount', 'brand.CTR', 'brand.avg_cpc', 'brand.conversion_rate', 'brand.CPA', 'brand.acos', 'brand.ROAS',
        'brand.click_sales', 'brand.ntb_sales', 'brand.VCPM', 'brand.ntb_share', 'm30.total_spend', 'm30.amount', 'm30.CTR', 'm30.avg_cpc',
        'm30.conversion_rate', 'm30.CPA', 'm30.acos', 'm30.ROAS', 'm30.same_sku_sales', 'm30.other_sku_sales', 'b30.total_spend',
        'b30.amount', 'b30.CTR', 'b30.avg_cpc', 'b30.conversion_rate', 'b30.CPA', 'b30.acos', 'b30.ROAS', 'b30.click_sales',
        'b30.ntb_sales', 'b30.VCPM', 'b30.ntb_share',
      ],
      integers: [
        'product_count', 'target_count', 'negative_count', 'perf.impressions', 'perf.clicks', 'perf.order_quantity', 'perf.units_sold',
        'perf.same_sku_units', 'perf.other_sku_units', 'brand.impressions', 'brand.clicks', 'brand.order_quantity', 'brand.units_sold',
        'brand.viewable_impressions', 'brand.click_orders', 'brand.detail_views', 'brand.ntb_orders', 'brand.branded_searches',
        'brand.video_complete', 'brand.views_5s', 'm30.impressions', 'm30.clicks', 'm30.order_quantity', 'm30.units_sold',
        'm30.same_sku_units', 'm30.other_sku_units', 'b30.impressions', 'b30.clicks', 'b30.order_quantity', 'b30.units_sold',
        'b30.viewable_impressions', 'b30.click_orders', 'b30.detail_views', 'b30.ntb_orders', 'b30.branded_searches', 'b30.video_complete',
        'b30.views_5s',
      ],
      texts: ['shop_id', 'ad_group_id', 'campaign_id', 'portfolio_id'],
    },
    sdAdGroupsTrend: {
      list: CALLS.sdAdGroupsTrend,
      key: [],
      decimals: [
        'total_spend', 'amount', 'CTR', 'avg_cpc', 'conversion_rate', 'CPA', 'acos', 'ROAS', 'click_sales', 'ntb_sales', 'VCPM',
        'ntb_share',
      ],
      integers: [
        'impressions', 'clicks', 'order_quantity', 'units_sold', 'viewable_impressions', 'click_orders', 'detail_views', 'ntb_orders',
        'branded_searches', 'video_complete', 'views_5s',
      ],
      texts: ['shop'],
    },
    sdProductAdsList: {
      list: CALLS.sdProductAdsList,
      get: CALLS.sdProductAdsDetail,
      edit: CALLS.productEdit,
      key: ['shop_id', 'ad_id'],
      decimals: [
        'product.price', 'perf.total_spend', 'perf.amount', 'perf.CTR', 'perf.avg_cpc', 'perf.conversion_rate', 'perf.CPA', 'perf.acos',
        'perf.ROAS', 'perf.same_sku_sales', 'perf.other_sku_sales', 'brand.total_spend', 'brand.amount', 'brand.CTR', 'brand.avg_cpc',
        'brand.conversion_rate', 'brand.CPA', 'brand.acos', 'brand.ROAS', 'brand.click_sales', 'brand.ntb_sales', 'brand.VCPM',
        'brand.ntb_share',
      ],
      integers: [
        'perf.impressions', 'perf.clicks', 'perf.order_quantity', 'perf.units_sold', 'perf.same_sku_units', 'perf.other_sku_units',
        'brand.impressions', 'brand.clicks', 'brand.order_quantity', 'brand.units_sold', 'brand.viewable_impressions', 'brand.click_orders',
        'brand.detail_views', 'brand.ntb_orders',
      ],
      texts: ['shop_id', 'ad_id', 'asin', 'campaign_id', 'ad_group_id', 'portfolio_id'],
    },
    sdProductAdsTrend: {
      list: CALLS.sdProductAdsTrend,
      key: [],
      decimals: [
        'total_spend', 'amount', 'CTR', 'avg_cpc', 'conversion_rate', 'CPA', 'acos', 'ROAS', 'click_sales', 'ntb_sales', 'VCPM',
        'ntb_share',
      ],
      integers: [
        'impressions', 'clicks', 'order_quantity', 'units_sold', 'viewable_impressions', 'click_orders', 'detail_views', 'ntb_orders',
      ],
      texts: ['shop', 'asin'],
    },
    sdTargetsList: {
      list: CALLS.sdTargetsList,
      get: CALLS.sbTargetsDetail,
      edit: CALLS.targetEdit,
      key: ['shop_id', 'target_id'],
      decimals: [
        'suggest_bid', 'bid', 'campaign.target_acos', 'config.adTargetAcos', 'perf.total_spend', 'perf.amount', 'perf.CTR', 'perf.avg_cpc',
        'perf.conversion_rate', 'perf.CPA', 'perf.acos', 'perf.ROAS', 'perf.same_sku_sales', 'perf.other_sku_sales', 'brand.total_spend',
        'brand.amount', 'brand.CTR', 'brand.avg_cpc', 'brand.conversion_rate', 'brand.CPA', 'brand.acos', 'brand.ROAS', 'brand.click_sales',
        'brand.ntb_sales', 'brand.VCPM', 'brand.ntb_share', 'm30.total_spend', 'm30.amount', 'm30.CTR', 'm30.avg_cpc',
        'm30.conversion_rate', 'm30.CPA', 'm30.acos', 'm30.ROAS', 'm30.same_sku_sales', 'm30.other_sku_sales', 'b30.total_spend',
        'b30.amount', 'b30.CTR', 'b30.avg_cpc', 'b30.conversion_rate', 'b30.CPA', 'b30.acos', 'b30.ROAS', 'b30.click_sales',
        'b30.ntb_sales', 'b30.VCPM', 'b30.ntb_share',
      ],
      integers: [
        'lookback', 'perf.impressions', 'perf.clicks', 'perf.order_quantity', 'perf.units_sold', 'perf.same_sku_units',
        'perf.other_sku_units', 'brand.impressions', 'brand.clicks', 'brand.order_quantity', 'brand.units_sold',
        'brand.viewable_impressions', 'brand.click_orders', 'brand.detail_views', 'brand.ntb_orders', 'brand.branded_searches',
        'brand.video_complete', 'brand.views_5s', 'm30.impressions', 'm30.clicks', 'm30.order_quantity', 'm30.units_sold',
        'm30.same_sku_units', 'm30.other_sku_units', 'b30.impressions', 'b30.clicks', 'b30.order_quantity', 'b30.units_sold',
        'b30.viewable_impressions', 'b30.click_orders', 'b30.detail_views', 'b30.ntb_orders', 'b30.branded_searches', 'b30.video_complete',
        'b30.views_5s',
      ],
      texts: ['shop_id', 'target_id', 'campaign_id', 'ad_group_id', 'portfolio_id'],
    },
    sdTargetsTrend: {
      list: CALLS.sdTargetsTrend,
      key: [],
      decimals: [
        'total_spend', 'amount', 'CTR', 'avg_cpc', 'conversion_rate', 'CPA', 'acos', 'ROAS', 'click_sales', 'ntb_sales', 'VCPM',
        'ntb_share',
      ],
      integers: [
        'impressions', 'clicks', 'order_quantity', 'units_sold', 'viewable_impressions', 'click_orders', 'detail_views', 'ntb_orders',
        'branded_searches', 'video_complete', 'views_5s',
      ],
      texts: ['shop'],
    },
    spReportSubList: {
      list: CALLS.spReportSubList,
      key: [],
      decimals: [
        'total_spend', 'amount', 'CTR', 'avg_cpc', 'conversion_rate', 'CPA', 'acos', 'ROAS', 'same_sku_sales', 'other_sku_sales',
      ],
      integers: ['impressions', 'clicks', 'order_quantity', 'units_sold', 'same_sku_units', 'other_sku_units'],
      texts: ['shop'],
    },
    spReportDetailList: {
      list: CALLS.spReportDetailList,
      key: [],
      decimals: ['total_spend', 'amount', 'CTR', 'avg_cpc', 'conversion_rate', 'CPA', 'acos', 'ROAS'],
      integers: ['impressions', 'clicks', 'order_quantity'],
      texts: ['shop', 'shop_owner'],
    },
    searchWordList: {
      list: CALLS.searchWordList,
      key: [],
      decimals: ['total_spend', 'amount', 'CTR', 'avg_cpc', 'conversion_rate', 'CPA', 'acos', 'ROAS'],
      integers: ['part_words', 'term_count', 'impressions', 'clicks', 'order_quantity'],
      texts: ['shop'],
    },
    searchTermReportList: {
      list: CALLS.searchTermReportList,
      key: ['shop_id', 'search_term', 'currency'],
      decimals: [
        'perf.total_spend', 'perf.amount', 'perf.CTR', 'perf.avg_cpc', 'perf.conversion_rate', 'perf.CPA', 'perf.acos', 'perf.ROAS',
        'perf.same_sku_sales', 'perf.other_sku_sales',
      ],
      integers: [
        'word_count', 'campaign_count', 'target_count', 'perf.impressions', 'perf.clicks', 'perf.order_quantity', 'perf.units_sold',
        'perf.same_sku_units', 'perf.other_sku_units',
      ],
      texts: ['shop_id'],
    },
    tagList: {
      list: CALLS.tagList,
      add: CALLS.tagAdd,
      edit: CALLS.tagEdit,
      remove: CALLS.tagRemove,
      key: ['id'],
      decimals: [],
      integers: [],
      texts: ['id', 'creator'],
    },
    wordStockList: {
      list: CALLS.wordStockList,
      add: CALLS.wordStockAdd,
      edit: CALLS.wordStockEdit,
      remove: CALLS.wordStockRemove,
      key: ['id'],
      decimals: [
        'perf.total_spend', 'perf.amount', 'perf.CTR', 'perf.avg_cpc', 'perf.conversion_rate', 'perf.CPA', 'perf.acos', 'perf.ROAS',
        'perf.same_sku_sales', 'perf.other_sku_sales',
      ],
      integers: [
        'perf.impressions', 'perf.clicks', 'perf.order_quantity', 'perf.units_sold', 'perf.same_sku_units', 'perf.other_sku_units',
      ],
      texts: ['id', 'shop_id', 'product_id', 'creator', 'product.asin'],
    },
    portfolioList: {
      list: CALLS.portfolioList,
      edit: CALLS.portfolioEdit,
      key: ['shop_id', 'portfolio_id'],
      decimals: [
        'budget_amount', 'all.sp_total_spend', 'all.brand_total_spend', 'all.sp_amount', 'all.brand_amount', 'all.total_spend',
        'all.amount', 'all.CTR', 'all.avg_cpc', 'all.conversion_rate', 'all.CPA', 'all.acos', 'all.ROAS', 'perf.total_spend', 'perf.amount',
        'perf.CTR', 'perf.avg_cpc', 'perf.conversion_rate', 'perf.CPA', 'perf.acos', 'perf.ROAS',
      ],
      integers: [
        'campaign_count', 'enabled_count', 'sp_count', 'sb_count', 'sd_count', 'all.sp_impressions', 'all.brand_impressions',
        'all.sp_clicks', 'all.brand_clicks', 'all.sp_order_quantity', 'all.brand_order_quantity', 'all.impressions', 'all.clicks',
        'all.order_quantity', 'perf.impressions', 'perf.clicks', 'perf.order_quantity',
      ],
      texts: ['shop_id', 'portfolio_id'],
    },
    apiLogList: {
      list: CALLS.apiLogList,
      key: ['id'],
      decimals: [],
      integers: [],
      texts: ['id', 'change_id', 'history_id', 'import_id', 'shop_id', 'creator'],
    },
    dashBoardDailyTrend: {
      list: CALLS.dashBoardDailyTrend,
      key: [],
      decimals: [
        'sp_total_spend', 'brand_total_spend', 'sp_amount', 'brand_amount', 'total_spend', 'amount', 'CTR', 'avg_cpc', 'conversion_rate',
        'CPA', 'acos', 'ROAS',
      ],
      integers: [
        'sp_impressions', 'brand_impressions', 'sp_clicks', 'brand_clicks', 'sp_order_quantity', 'brand_order_quantity', 'impressions',
        'clicks', 'order_quantity',
      ],
      texts: ['shop', 'shop_owner'],
    },
    assetList: {
      list: CALLS.assetList,
      edit: CALLS.assetEdit,
      remove: CALLS.assetRemove,
      key: ['id'],
      decimals: [],
      integers: ['file_size'],
      texts: ['id', 'shop_id', 'creator'],
    },
    campaignList: {
      list: CALLS.campaignList,
      get: CALLS.sbCampaignDetail,
      edit: CALLS.campaignEdit,
      key: ['shop_id', 'campaign_id'],
      decimals: [
        'in_budget', 'suggest_budget', 'daily_budget', 'top_percent', 'rest_percent', 'product_percent', 'budget_usage', 'target_acos',
        'said.target_acos', 'perf.total_spend', 'perf.amount', 'perf.CTR', 'perf.avg_cpc', 'perf.conversion_rate', 'perf.CPA', 'perf.acos',
        'perf.ROAS', 'brand.total_spend', 'brand.amount', 'brand.CTR', 'brand.avg_cpc', 'brand.conversion_rate', 'brand.CPA', 'brand.acos',
        'brand.ROAS', 'brand.click_sales', 'brand.ntb_sales', 'brand.VCPM', 'brand.ntb_share', 'all.sp_total_spend',
        'all.brand_total_spend', 'all.sp_amount', 'all.brand_amount', 'all.total_spend', 'all.amount', 'all.CTR', 'all.avg_cpc',
        'all.conversion_rate', 'all.CPA', 'all.acos', 'all.ROAS', 'day1.sp_total_spend', 'day1.brand_total_spend', 'day1.sp_amount',
        'day1.brand_amount', 'day1.total_spend', 'day1.amount', 'day1.CTR', 'day1.avg_cpc', 'day1.conversion_rate', 'day1.CPA', 'day1.acos',
        'day1.ROAS',
      ],
      integers: [
        'perf.impressions', 'perf.clicks', 'perf.order_quantity', 'brand.impressions', 'brand.clicks', 'brand.order_quantity',
        'brand.units_sold', 'brand.viewable_impressions', 'brand.click_orders', 'brand.detail_views', 'brand.ntb_orders',
        'brand.branded_searches', 'brand.add_to_cart', 'brand.video_complete', 'brand.views_5s', 'all.sp_impressions',
        'all.brand_impressions', 'all.sp_clicks', 'all.brand_clicks', 'all.sp_order_quantity', 'all.brand_order_quantity',
        'all.impressions', 'all.clicks', 'all.order_quantity', 'day1.sp_impressions', 'day1.brand_impressions', 'day1.sp_clicks',
        'day1.brand_clicks', 'day1.sp_order_quantity', 'day1.brand_order_quantity', 'day1.impressions', 'day1.clicks',
        'day1.order_quantity',
      ],
      texts: ['shop_id', 'campaign_id', 'portfolio_id', 'owner', 'said.owner'],
    },
    sbNegativesList: {
      list: CALLS.sbNegativesList,
      edit: CALLS.negativeEdit,
      key: ['shop_id', 'negative_id'],
      decimals: [],
      integers: [],
      texts: ['shop_id', 'negative_id', 'keyword_id', 'target_id', 'campaign_id', 'ad_group_id', 'portfolio_id'],
    },
    sbPlacementsList: {
      list: CALLS.sbPlacementsList,
      edit: CALLS.placementEdit,
      key: ['shop_id', 'campaign_id', 'placement'],
      decimals: [
        'placement_percent', 'perf.total_spend', 'perf.amount', 'perf.CTR', 'perf.avg_cpc', 'perf.conversion_rate', 'perf.CPA', 'perf.acos',
        'perf.ROAS', 'brand.total_spend', 'brand.amount', 'brand.CTR', 'brand.avg_cpc', 'brand.conversion_rate', 'brand.CPA', 'brand.acos',
        'brand.ROAS', 'brand.ntb_sales', 'brand.VCPM', 'brand.ntb_share',
      ],
      integers: [
        'perf.impressions', 'perf.clicks', 'perf.order_quantity', 'brand.impressions', 'brand.clicks', 'brand.order_quantity',
        'brand.units_sold', 'brand.viewable_impressions', 'brand.detail_views', 'brand.ntb_orders', 'brand.branded_searches',
        'brand.video_complete', 'brand.views_5s',
      ],
      texts: ['shop_id', 'campaign_id', 'portfolio_id'],
    },
    sbTermsList: {
      list: CALLS.sbTermsList,
      key: [],
      decimals: [
        'total_spend', 'amount', 'CTR', 'avg_cpc', 'conversion_rate', 'CPA', 'acos', 'ROAS', 'click_sales', 'ntb_sales', 'VCPM',
        'ntb_share',
      ],
      integers: [
        'impressions', 'clicks', 'order_quantity', 'units_sold', 'viewable_impressions', 'click_orders', 'detail_views', 'ntb_orders',
      ],
      texts: ['shop'],
    },
  },
}

/** One for all that this module says of calls: a server whose stamp is another is asked what it has. */
export const STAMP = '4a6e9df408c6'

/** Calls of this family that are not built yet: our server answers them with one fixed refusal. */
export const PLANNED = [
  'sbCreativesTrend',
  'sdCreativesList',
  'sdCreativesDetail',
  'sdCreativesTrend',
  'portfolioRemove',
  'adMasterSync',
] as const

/** 新版广告: the lists and rows of this family, as refine asks for them. */
export function provider(transport: Transport): DataProvider {
  return createFamilyProvider(FAMILY, transport)
}

/**
 * 广告修改单：要审批的广告修改
 * POST /newamzd/api/ChangeRequest/list · ListRequest → ListAnswer<AdRequestRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function changeRequestList(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<AdRequestRow>> {
  return askList<AdRequestRow>(transport, FAMILY, CALLS.changeRequestList, FAMILY.resources['changeRequestList']!, body, options)
}

/**
 * 广告修改单里的修改
 * POST /newamzd/api/ChangeRequest/items · ListRequest → ListAnswer<AdRequestItemRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function changeRequestItems(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<AdRequestItemRow>> {
  return askList<AdRequestItemRow>(transport, FAMILY, CALLS.changeRequestItems, FAMILY.resources['changeRequestItems']!, body, options)
}

/**
 * SB活动列表
 * POST /newamzd/api/SbCampaign/list · ListRequest → ListAnswer<AdCampaignRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function sbCampaignList(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<AdCampaignRow>> {
  return askList<AdCampaignRow>(transport, FAMILY, CALLS.sbCampaignList, FAMILY.resources['sbCampaignList']!, body, options)
}

/**
 * SB活动详情
 * POST /newamzd/api/SbCampaign/detail · AdCampaignKey → AdCampaignRow.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function sbCampaignDetail(transport: Transport, body: AdCampaignKey, options?: CallOptions): Promise<AdCampaignRow> {
  return transport.call<AdCampaignRow>(CALLS.sbCampaignDetail, body, options)
}

/**
 * SB活动趋势
 * POST /newamzd/api/SbCampaign/trend · ListRequest → ListAnswer<BrandCampaignsFigures>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function sbCampaignTrend(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<BrandCampaignsFigures>> {
  return askList<BrandCampaignsFigures>(transport, FAMILY, CALLS.sbCampaignTrend, FAMILY.resources['sbCampaignTrend']!, body, options)
}

/**
 * SB广告组列表
 * POST /newamzd/api/SbAdGroups/list · ListRequest → ListAnswer<AdGroupRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function sbAdGroupsList(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<AdGroupRow>> {
  return askList<AdGroupRow>(transport, FAMILY, CALLS.sbAdGroupsList, FAMILY.resources['sbAdGroupsList']!, body, options)
}

/**
 * SB广告组详情
 * POST /newamzd/api/SbAdGroups/detail · AdGroupKey → AdGroupRow.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function sbAdGroupsDetail(transport: Transport, body: AdGroupKey, options?: CallOptions): Promise<AdGroupRow> {
  return transport.call<AdGroupRow>(CALLS.sbAdGroupsDetail, body, options)
}

/**
 * SB广告组趋势
 * POST /newamzd/api/SbAdGroups/trend · ListRequest → ListAnswer<BrandTargetsFigures>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function sbAdGroupsTrend(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<BrandTargetsFigures>> {
  return askList<BrandTargetsFigures>(transport, FAMILY, CALLS.sbAdGroupsTrend, FAMILY.resources['sbAdGroupsTrend']!, body, options)
}

/**
 * SB创意列表
 * POST /newamzd/api/SbCreatives/list · ListRequest → ListAnswer<AdCreativeRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function sbCreativesList(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<AdCreativeRow>> {
  return askList<AdCreativeRow>(transport, FAMILY, CALLS.sbCreativesList, FAMILY.resources['sbCreativesList']!, body, options)
}

/**
 * SB创意详情
 * POST /newamzd/api/SbCreatives/detail · AdCreativeKey → AdCreativeRow.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function sbCreativesDetail(transport: Transport, body: AdCreativeKey, options?: CallOptions): Promise<AdCreativeRow> {
  return transport.call<AdCreativeRow>(CALLS.sbCreativesDetail, body, options)
}

/**
 * SB关键词列表
 * POST /newamzd/api/SbKeywords/list · ListRequest → ListAnswer<AdKeywordRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function sbKeywordsList(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<AdKeywordRow>> {
  return askList<AdKeywordRow>(transport, FAMILY, CALLS.sbKeywordsList, FAMILY.resources['sbKeywordsList']!, body, options)
}

/**
 * SB关键词详情
 * POST /newamzd/api/SbKeywords/detail · AdKeywordKey → AdKeywordRow.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function sbKeywordsDetail(transport: Transport, body: AdKeywordKey, options?: CallOptions): Promise<AdKeywordRow> {
  return transport.call<AdKeywordRow>(CALLS.sbKeywordsDetail, body, options)
}

/**
 * SB关键词趋势
 * POST /newamzd/api/SbKeywords/trend · ListRequest → ListAnswer<BrandTargetsFigures>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function sbKeywordsTrend(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<BrandTargetsFigures>> {
  return askList<BrandTargetsFigures>(transport, FAMILY, CALLS.sbKeywordsTrend, FAMILY.resources['sbKeywordsTrend']!, body, options)
}

/**
 * SB投放列表
 * POST /newamzd/api/SbTargets/list · ListRequest → ListAnswer<AdTargetRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function sbTargetsList(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<AdTargetRow>> {
  return askList<AdTargetRow>(transport, FAMILY, CALLS.sbTargetsList, FAMILY.resources['sbTargetsList']!, body, options)
}

/**
 * SB投放详情
 * POST /newamzd/api/SbTargets/detail · AdTargetKey → AdTargetRow.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function sbTargetsDetail(transport: Transport, body: AdTargetKey, options?: CallOptions): Promise<AdTargetRow> {
  return transport.call<AdTargetRow>(CALLS.sbTargetsDetail, body, options)
}

/**
 * SB投放趋势
 * POST /newamzd/api/SbTargets/trend · ListRequest → ListAnswer<BrandTargetsFigures>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function sbTargetsTrend(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<BrandTargetsFigures>> {
  return askList<BrandTargetsFigures>(transport, FAMILY, CALLS.sbTargetsTrend, FAMILY.resources['sbTargetsTrend']!, body, options)
}

/**
 * SD活动列表
 * POST /newamzd/api/SdCampaign/list · ListRequest → ListAnswer<AdCampaignRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function sdCampaignList(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<AdCampaignRow>> {
  return askList<AdCampaignRow>(transport, FAMILY, CALLS.sdCampaignList, FAMILY.resources['sdCampaignList']!, body, options)
}

/**
 * SD活动详情
 * POST /newamzd/api/SdCampaign/detail · AdCampaignKey → AdCampaignRow.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function sdCampaignDetail(transport: Transport, body: AdCampaignKey, options?: CallOptions): Promise<AdCampaignRow> {
  return transport.call<AdCampaignRow>(CALLS.sdCampaignDetail, body, options)
}

/**
 * SD活动趋势
 * POST /newamzd/api/SdCampaign/trend · ListRequest → ListAnswer<BrandCampaignsFigures>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function sdCampaignTrend(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<BrandCampaignsFigures>> {
  return askList<BrandCampaignsFigures>(transport, FAMILY, CALLS.sdCampaignTrend, FAMILY.resources['sdCampaignTrend']!, body, options)
}

/**
 * SD广告组列表
 * POST /newamzd/api/SdAdGroups/list · ListRequest → ListAnswer<AdGroupRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function sdAdGroupsList(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<AdGroupRow>> {
  return askList<AdGroupRow>(transport, FAMILY, CALLS.sdAdGroupsList, FAMILY.resources['sdAdGroupsList']!, body, options)
}

/**
 * SD广告组详情
 * POST /newamzd/api/SdAdGroups/detail · AdGroupKey → AdGroupRow.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function sdAdGroupsDetail(transport: Transport, body: AdGroupKey, options?: CallOptions): Promise<AdGroupRow> {
  return transport.call<AdGroupRow>(CALLS.sdAdGroupsDetail, body, options)
}

/**
 * SD广告组趋势
 * POST /newamzd/api/SdAdGroups/trend · ListRequest → ListAnswer<BrandTargetsFigures>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function sdAdGroupsTrend(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<BrandTargetsFigures>> {
  return askList<BrandTargetsFigures>(transport, FAMILY, CALLS.sdAdGroupsTrend, FAMILY.resources['sdAdGroupsTrend']!, body, options)
}

/**
 * SD广告商品列表
 * POST /newamzd/api/SdProductAds/list · ListRequest → ListAnswer<AdProductRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function sdProductAdsList(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<AdProductRow>> {
  return askList<AdProductRow>(transport, FAMILY, CALLS.sdProductAdsList, FAMILY.resources['sdProductAdsList']!, body, options)
}

/**
 * SD广告商品详情
 * POST /newamzd/api/SdProductAds/detail · AdProductKey → AdProductRow.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function sdProductAdsDetail(transport: Transport, body: AdProductKey, options?: CallOptions): Promise<AdProductRow> {
  return transport.call<AdProductRow>(CALLS.sdProductAdsDetail, body, options)
}

/**
 * SD广告商品趋势
 * POST /newamzd/api/SdProductAds/trend · ListRequest → ListAnswer<BrandProductsFigures>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function sdProductAdsTrend(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<BrandProductsFigures>> {
  return askList<BrandProductsFigures>(transport, FAMILY, CALLS.sdProductAdsTrend, FAMILY.resources['sdProductAdsTrend']!, body, options)
}

/**
 * SD投放列表
 * POST /newamzd/api/SdTargets/list · ListRequest → ListAnswer<AdTargetRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function sdTargetsList(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<AdTargetRow>> {
  return askList<AdTargetRow>(transport, FAMILY, CALLS.sdTargetsList, FAMILY.resources['sdTargetsList']!, body, options)
}

/**
 * SD投放详情
 * POST /newamzd/api/SdTargets/detail · AdTargetKey → AdTargetRow.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function sdTargetsDetail(transport: Transport, body: AdTargetKey, options?: CallOptions): Promise<AdTargetRow> {
  return transport.call<AdTargetRow>(CALLS.sdTargetsDetail, body, options)
}

/**
 * SD投放趋势
 * POST /newamzd/api/SdTargets/trend · ListRequest → ListAnswer<BrandTargetsFigures>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function sdTargetsTrend(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<BrandTargetsFigures>> {
  return askList<BrandTargetsFigures>(transport, FAMILY, CALLS.sdTargetsTrend, FAMILY.resources['sdTargetsTrend']!, body, options)
}

/**
 * SP报表下级列表
 * POST /newamzd/api/SpReport/subList · ListRequest → ListAnswer<SpTargetsFigures>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function spReportSubList(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<SpTargetsFigures>> {
  return askList<SpTargetsFigures>(transport, FAMILY, CALLS.spReportSubList, FAMILY.resources['spReportSubList']!, body, options)
}

/**
 * SP报表明细列表
 * POST /newamzd/api/SpReport/detailList · ListRequest → ListAnswer<SpCampaignsFigures>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function spReportDetailList(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<SpCampaignsFigures>> {
  return askList<SpCampaignsFigures>(transport, FAMILY, CALLS.spReportDetailList, FAMILY.resources['spReportDetailList']!, body, options)
}

/**
 * 搜索词拆成的词与词组：各花了多少、出了多少单
 * POST /newamzd/api/SearchTermReport/words · ListRequest → ListAnswer<SpWordsFigures>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function searchWordList(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<SpWordsFigures>> {
  return askList<SpWordsFigures>(transport, FAMILY, CALLS.searchWordList, FAMILY.resources['searchWordList']!, body, options)
}

/**
 * 搜索词报表(SP/SB)
 * POST /newamzd/api/SearchTermReport/list · ListRequest → ListAnswer<AdSearchTermRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function searchTermReportList(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<AdSearchTermRow>> {
  return askList<AdSearchTermRow>(transport, FAMILY, CALLS.searchTermReportList, FAMILY.resources['searchTermReportList']!, body, options)
}

/**
 * 标签列表
 * POST /newamzd/api/Tag/list · ListRequest → ListAnswer<TagRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function tagList(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<TagRow>> {
  return askList<TagRow>(transport, FAMILY, CALLS.tagList, FAMILY.resources['tagList']!, body, options)
}

/**
 * 标签新增
 * POST /newamzd/api/Tag/add · TagAdd → TagRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function tagAdd(transport: Transport, body: TagAdd, options?: CallOptions): Promise<TagRow> {
  return transport.call<TagRow>(CALLS.tagAdd, body, options)
}

/**
 * 标签编辑
 * POST /newamzd/api/Tag/edit · TagEdit → TagRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function tagEdit(transport: Transport, body: TagEdit, options?: CallOptions): Promise<TagRow> {
  return transport.call<TagRow>(CALLS.tagEdit, body, options)
}

/**
 * 标签删除
 * POST /newamzd/api/Tag/remove · TagKey → unknown. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function tagRemove(transport: Transport, body: TagKey, options?: CallOptions): Promise<unknown> {
  return transport.call<unknown>(CALLS.tagRemove, body, options)
}

/**
 * 词库列表
 * POST /newamzd/api/WordStock/list · ListRequest → ListAnswer<AdWordRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function wordStockList(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<AdWordRow>> {
  return askList<AdWordRow>(transport, FAMILY, CALLS.wordStockList, FAMILY.resources['wordStockList']!, body, options)
}

/**
 * 词库新增
 * POST /newamzd/api/WordStock/add · AdWordAdd → AdWordRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function wordStockAdd(transport: Transport, body: AdWordAdd, options?: CallOptions): Promise<AdWordRow> {
  return transport.call<AdWordRow>(CALLS.wordStockAdd, body, options)
}

/**
 * 搜索词加入词库，先预览
 * POST /newamzd/api/WordStock/fromTerms · WordStockFromTermsRequest → WordStockFromTermsResponse. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function wordStockFromTerms(transport: Transport, body: WordStockFromTermsRequest, options?: CallOptions): Promise<WordStockFromTermsResponse> {
  return transport.call<WordStockFromTermsResponse>(CALLS.wordStockFromTerms, body, options)
}

/**
 * 词库编辑
 * POST /newamzd/api/WordStock/edit · AdWordEdit → AdWordRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function wordStockEdit(transport: Transport, body: AdWordEdit, options?: CallOptions): Promise<AdWordRow> {
  return transport.call<AdWordRow>(CALLS.wordStockEdit, body, options)
}

/**
 * 词库删除
 * POST /newamzd/api/WordStock/remove · AdWordKey → unknown. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function wordStockRemove(transport: Transport, body: AdWordKey, options?: CallOptions): Promise<unknown> {
  return transport.call<unknown>(CALLS.wordStockRemove, body, options)
}

/**
 * 筛选模板列表
 * POST /newamzd/api/UserFilter/list · UserFilterListRequest → UserFilterListResponse.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function userFilterList(transport: Transport, body: UserFilterListRequest, options?: CallOptions): Promise<UserFilterListResponse> {
  return transport.call<UserFilterListResponse>(CALLS.userFilterList, body, options)
}

/**
 * 筛选模板新增
 * POST /newamzd/api/UserFilter/add · UserFilterAddRequest → UserFilterAddResponse. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function userFilterAdd(transport: Transport, body: UserFilterAddRequest, options?: CallOptions): Promise<UserFilterAddResponse> {
  return transport.call<UserFilterAddResponse>(CALLS.userFilterAdd, body, options)
}

/**
 * 筛选模板编辑
 * POST /newamzd/api/UserFilter/edit · UserFilterEditRequest → UserFilterEditResponse. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function userFilterEdit(transport: Transport, body: UserFilterEditRequest, options?: CallOptions): Promise<UserFilterEditResponse> {
  return transport.call<UserFilterEditResponse>(CALLS.userFilterEdit, body, options)
}

/**
 * 筛选模板删除
 * POST /newamzd/api/UserFilter/remove · UserFilterRemoveRequest → UserFilterRemoveResponse. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function userFilterRemove(transport: Transport, body: UserFilterRemoveRequest, options?: CallOptions): Promise<UserFilterRemoveResponse> {
  return transport.call<UserFilterRemoveResponse>(CALLS.userFilterRemove, body, options)
}

/**
 * 广告组合列表
 * POST /newamzd/api/Portfolio/list · ListRequest → ListAnswer<AdPortfolioRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function portfolioList(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<AdPortfolioRow>> {
  return askList<AdPortfolioRow>(transport, FAMILY, CALLS.portfolioList, FAMILY.resources['portfolioList']!, body, options)
}

/**
 * 新建广告组合，记为待提交
 * POST /newamzd/api/Portfolio/add · PortfolioAddRequest → PortfolioAddResponse. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function portfolioAdd(transport: Transport, body: PortfolioAddRequest, options?: CallOptions): Promise<PortfolioAddResponse> {
  return transport.call<PortfolioAddResponse>(CALLS.portfolioAdd, body, options)
}

/**
 * 广告组合编辑
 * POST /newamzd/api/Portfolio/edit · AdPortfolioEdit → AdPortfolioRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function portfolioEdit(transport: Transport, body: AdPortfolioEdit, options?: CallOptions): Promise<AdPortfolioRow> {
  return transport.call<AdPortfolioRow>(CALLS.portfolioEdit, body, options)
}

/**
 * 广告操作：本系统的修改与亚马逊的操作历史
 * POST /newamzd/api/ApiLog/list · ListRequest → ListAnswer<AdLogRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function apiLogList(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<AdLogRow>> {
  return askList<AdLogRow>(transport, FAMILY, CALLS.apiLogList, FAMILY.resources['apiLogList']!, body, options)
}

/**
 * 店铺Profile映射(方法路径spec未给)
 * POST /newamzd/api/Profile/list · ProfileListRequest → ProfileListResponse.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function profileList(transport: Transport, body: ProfileListRequest = {}, options?: CallOptions): Promise<ProfileListResponse> {
  return transport.call<ProfileListResponse>(CALLS.profileList, body, options)
}

/**
 * 每日趋势
 * POST /newamzd/api/DashBoard/dailyTrend · ListRequest → ListAnswer<AdCampaignsFigures>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function dashBoardDailyTrend(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<AdCampaignsFigures>> {
  return askList<AdCampaignsFigures>(transport, FAMILY, CALLS.dashBoardDailyTrend, FAMILY.resources['dashBoardDailyTrend']!, body, options)
}

/**
 * 素材上传：保存在本系统，连同尺寸与大小
 * POST /newamzd/api/Common/assets/upload (multipart) · CommonAssetsUploadRequest → CommonAssetsUploadResponse. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function commonAssetsUpload(transport: Transport, body: CommonAssetsUploadRequest, options?: CallOptions): Promise<CommonAssetsUploadResponse> {
  return transport.call<CommonAssetsUploadResponse>(CALLS.commonAssetsUpload, body, options)
}

/**
 * 素材登记：填写亚马逊给的编号与品牌
 * POST /newamzd/api/Common/assets/register · CommonAssetsRegisterRequest → CommonAssetsRegisterResponse. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function commonAssetsRegister(transport: Transport, body: CommonAssetsRegisterRequest, options?: CallOptions): Promise<CommonAssetsRegisterResponse> {
  return transport.call<CommonAssetsRegisterResponse>(CALLS.commonAssetsRegister, body, options)
}

/**
 * 素材列表
 * POST /newamzd/api/Common/assets/list · ListRequest → ListAnswer<AdAssetRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function assetList(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<AdAssetRow>> {
  return askList<AdAssetRow>(transport, FAMILY, CALLS.assetList, FAMILY.resources['assetList']!, body, options)
}

/**
 * 修改素材
 * POST /newamzd/api/Common/assets/edit · AdAssetEdit → AdAssetRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function assetEdit(transport: Transport, body: AdAssetEdit, options?: CallOptions): Promise<AdAssetRow> {
  return transport.call<AdAssetRow>(CALLS.assetEdit, body, options)
}

/**
 * 删除素材
 * POST /newamzd/api/Common/assets/remove · AdAssetKey → unknown. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function assetRemove(transport: Transport, body: AdAssetKey, options?: CallOptions): Promise<unknown> {
  return transport.call<unknown>(CALLS.assetRemove, body, options)
}

/**
 * 一家店铺可以用的品牌Logo与图片
 * POST /newamzd/api/Common/assets/logos · AssetLogosRequest → AssetLogosResponse.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function assetLogos(transport: Transport, body: AssetLogosRequest, options?: CallOptions): Promise<AssetLogosResponse> {
  return transport.call<AssetLogosResponse>(CALLS.assetLogos, body, options)
}

/**
 * 一家店铺可以用的视频
 * POST /newamzd/api/Common/assets/videos · AssetVideosRequest → AssetVideosResponse.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function assetVideos(transport: Transport, body: AssetVideosRequest, options?: CallOptions): Promise<AssetVideosResponse> {
  return transport.call<AssetVideosResponse>(CALLS.assetVideos, body, options)
}

/**
 * 全部类型的广告活动列表
 * POST /newamzd/api/Campaign/list · ListRequest → ListAnswer<AdCampaignRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function campaignList(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<AdCampaignRow>> {
  return askList<AdCampaignRow>(transport, FAMILY, CALLS.campaignList, FAMILY.resources['campaignList']!, body, options)
}

/**
 * SB、SD否定投放列表
 * POST /newamzd/api/SbNegatives/list · ListRequest → ListAnswer<AdNegativeRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function sbNegativesList(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<AdNegativeRow>> {
  return askList<AdNegativeRow>(transport, FAMILY, CALLS.sbNegativesList, FAMILY.resources['sbNegativesList']!, body, options)
}

/**
 * SB广告位列表
 * POST /newamzd/api/SbPlacements/list · ListRequest → ListAnswer<AdPlacementRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function sbPlacementsList(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<AdPlacementRow>> {
  return askList<AdPlacementRow>(transport, FAMILY, CALLS.sbPlacementsList, FAMILY.resources['sbPlacementsList']!, body, options)
}

/**
 * SB搜索词与SD匹配目标
 * POST /newamzd/api/SbTerms/list · ListRequest → ListAnswer<BrandTermsFigures>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function sbTermsList(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<BrandTermsFigures>> {
  return askList<BrandTermsFigures>(transport, FAMILY, CALLS.sbTermsList, FAMILY.resources['sbTermsList']!, body, options)
}

/**
 * 修改广告活动，记为待提交
 * POST /newamzd/api/Campaign/edit · AdCampaignEdit → AdCampaignRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function campaignEdit(transport: Transport, body: AdCampaignEdit, options?: CallOptions): Promise<AdCampaignRow> {
  return transport.call<AdCampaignRow>(CALLS.campaignEdit, body, options)
}

/**
 * 修改广告组，记为待提交
 * POST /newamzd/api/AdGroups/edit · AdGroupEdit → AdGroupRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function groupEdit(transport: Transport, body: AdGroupEdit, options?: CallOptions): Promise<AdGroupRow> {
  return transport.call<AdGroupRow>(CALLS.groupEdit, body, options)
}

/**
 * 修改广告商品，记为待提交
 * POST /newamzd/api/ProductAds/edit · AdProductEdit → AdProductRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function productEdit(transport: Transport, body: AdProductEdit, options?: CallOptions): Promise<AdProductRow> {
  return transport.call<AdProductRow>(CALLS.productEdit, body, options)
}

/**
 * 启停SB创意，记为待提交
 * POST /newamzd/api/SbCreatives/edit · AdCreativeEdit → AdCreativeRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function creativeEdit(transport: Transport, body: AdCreativeEdit, options?: CallOptions): Promise<AdCreativeRow> {
  return transport.call<AdCreativeRow>(CALLS.creativeEdit, body, options)
}

/**
 * 修改关键词，记为待提交
 * POST /newamzd/api/Keywords/edit · AdKeywordEdit → AdKeywordRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function keywordEdit(transport: Transport, body: AdKeywordEdit, options?: CallOptions): Promise<AdKeywordRow> {
  return transport.call<AdKeywordRow>(CALLS.keywordEdit, body, options)
}

/**
 * 修改投放，记为待提交
 * POST /newamzd/api/Targets/edit · AdTargetEdit → AdTargetRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function targetEdit(transport: Transport, body: AdTargetEdit, options?: CallOptions): Promise<AdTargetRow> {
  return transport.call<AdTargetRow>(CALLS.targetEdit, body, options)
}

/**
 * 修改否定投放，记为待提交
 * POST /newamzd/api/Negatives/edit · AdNegativeEdit → AdNegativeRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function negativeEdit(transport: Transport, body: AdNegativeEdit, options?: CallOptions): Promise<AdNegativeRow> {
  return transport.call<AdNegativeRow>(CALLS.negativeEdit, body, options)
}

/**
 * 修改广告位加成，记为待提交
 * POST /newamzd/api/Placements/edit · AdPlacementEdit → AdPlacementRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function placementEdit(transport: Transport, body: AdPlacementEdit, options?: CallOptions): Promise<AdPlacementRow> {
  return transport.call<AdPlacementRow>(CALLS.placementEdit, body, options)
}

/** How a call that is not built yet is sent: what the family's file says of it, else the usual. */
const planned = (call: string, path: string, how: Partial<CallMeta> = {}): CallMeta => ({
  family: 'adsNew', client: 'newAds', wire: 'erp', method: 'POST', body: 'json', answer: 'json', writes: false, call, path, ...how,
})

/**
 * SB创意趋势
 * POST /newamzd/api/SbCreatives/trend（路径由我们拟定） · 尚未开放：本系统一律拒绝，企业自有 ERP 可以应答。
 * 请求（草案）：{id,range}
 * 返回（草案）：{series|detail}
 */
export function sbCreativesTrend(transport: Transport, body?: Record<string, unknown>, options?: CallOptions): Promise<unknown> {
  return transport.call(planned('sbCreativesTrend', '/newamzd/api/SbCreatives/trend'), body, options)
}

/**
 * SD创意列表
 * POST /newamzd/api/SdCreatives/list（路径由我们拟定） · 尚未开放：本系统一律拒绝，企业自有 ERP 可以应答。
 * 请求（草案）：{page,pageSize,sort?,order?,filters…}
 * 返回（草案）：{list:[…],total,summary?}
 */
export function sdCreativesList(transport: Transport, body?: Record<string, unknown>, options?: CallOptions): Promise<unknown> {
  return transport.call(planned('sdCreativesList', '/newamzd/api/SdCreatives/list'), body, options)
}

/**
 * SD创意详情
 * POST /newamzd/api/SdCreatives/detail（路径由我们拟定） · 尚未开放：本系统一律拒绝，企业自有 ERP 可以应答。
 * 请求（草案）：{id,range}
 * 返回（草案）：{series|detail}
 */
export function sdCreativesDetail(transport: Transport, body?: Record<string, unknown>, options?: CallOptions): Promise<unknown> {
  return transport.call(planned('sdCreativesDetail', '/newamzd/api/SdCreatives/detail'), body, options)
}

/**
 * SD创意趋势
 * POST /newamzd/api/SdCreatives/trend（路径由我们拟定） · 尚未开放：本系统一律拒绝，企业自有 ERP 可以应答。
 * 请求（草案）：{id,range}
 * 返回（草案）：{series|detail}
 */
export function sdCreativesTrend(transport: Transport, body?: Record<string, unknown>, options?: CallOptions): Promise<unknown> {
  return transport.call(planned('sdCreativesTrend', '/newamzd/api/SdCreatives/trend'), body, options)
}

/**
 * 广告组合删除
 * POST /newamzd/api/Portfolio/remove（路径由我们拟定） · 尚未开放：本系统一律拒绝，企业自有 ERP 可以应答。
 * 请求（草案）：{…}
 * 返回（草案）：{}
 */
export function portfolioRemove(transport: Transport, body?: Record<string, unknown>, options?: CallOptions): Promise<unknown> {
  return transport.call(planned('portfolioRemove', '/newamzd/api/Portfolio/remove', { writes: true }), body, options)
}

/**
 * 同步广告主数据
 * POST /newamzd/api/AdMaster/sync（路径由我们拟定） · 尚未开放：本系统一律拒绝，企业自有 ERP 可以应答。
 * 请求（草案）：{profile_ids}
 * 返回（草案）：{task_id}
 */
export function adMasterSync(transport: Transport, body?: Record<string, unknown>, options?: CallOptions): Promise<unknown> {
  return transport.call(planned('adMasterSync', '/newamzd/api/AdMaster/sync', { writes: true }), body, options)
}
