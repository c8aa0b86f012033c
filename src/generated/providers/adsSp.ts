/**
 * SP 广告：39 个接口已建成，0 个待建。
 * Written by `npm run codegen` from schemas/endpoints/adsSp.json: edit that, not this file.
 */
import type { DataProvider } from '@refinedev/core'
import { askList, createFamilyProvider } from '../../data/family-provider'
import type { CallMeta, CallOptions, FamilyMeta, Transport } from '../../../contract/transport'
import type { SpTermsFigures } from '../../../contract/generated/datasets/sp_terms'
import type { AdCampaignEdit, AdCampaignRow } from '../../../contract/generated/entities/ad_campaign'
import type { AdDraftAdd, AdDraftEdit, AdDraftKey, AdDraftRow } from '../../../contract/generated/entities/ad_draft'
import type { AdDraftGroupRow } from '../../../contract/generated/entities/ad_draft_group'
import type { AdDraftProductRow } from '../../../contract/generated/entities/ad_draft_product'
import type { AdGroupEdit, AdGroupRow } from '../../../contract/generated/entities/ad_group'
import type { AdKeywordEdit, AdKeywordRow } from '../../../contract/generated/entities/ad_keyword'
import type { AdNegativeEdit, AdNegativeRow } from '../../../contract/generated/entities/ad_negative'
import type { AdPlacementEdit, AdPlacementRow } from '../../../contract/generated/entities/ad_placement'
import type { AdPortfolioEdit, AdPortfolioRow } from '../../../contract/generated/entities/ad_portfolio'
import type { AdProductEdit, AdProductRow } from '../../../contract/generated/entities/ad_product'
import type { AdTargetEdit, AdTargetRow } from '../../../contract/generated/entities/ad_target'
import type {
  BidRecommendationsRequest, BidRecommendationsResponse, CampaignPreviewRequest, CampaignPreviewResponse, DraftBeginRequest,
  DraftBeginResponse, DraftSubmitRequest, GroupCreateRequest, GroupCreateResponse, KeywordCreateRequest, KeywordCreateResponse,
  NegativeKeywordCreateRequest, NegativeKeywordCreateResponse, PortfolioCreateRequest, PortfolioCreateResponse, ProductCreateRequest,
  ProductCreateResponse, TargetCreateRequest, TargetCreateResponse,
} from '../../../contract/generated/families/adsSp'
import type { ListAnswer, ListRequest } from '../../../contract/wire'
import { WIRES } from '../wires'

/** How each built call is sent. */
export const CALLS = {
  portfolioList: {
    family: 'adsSp', call: 'portfolioList', method: 'POST', path: '/amzd/api/v1/SPAdvertisement/portfolioList', client: 'ads', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  portfolioCreate: {
    family: 'adsSp', call: 'portfolioCreate', method: 'POST', path: '/amzd/api/v1/SPAdvertisement/portfolioCreate', client: 'ads',
    wire: 'erp', body: 'json', answer: 'json', writes: true,
  },
  portfolioUpdate: {
    family: 'adsSp', call: 'portfolioUpdate', method: 'POST', path: '/amzd/api/v1/SPAdvertisement/portfolioUpdate', client: 'ads',
    wire: 'erp', body: 'json', answer: 'json', writes: true,
  },
  campaignList: {
    family: 'adsSp', call: 'campaignList', method: 'POST', path: '/amzd/api/v1/SPAdvertisement/campaignList', client: 'ads', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  campaignCreate: {
    family: 'adsSp', call: 'campaignCreate', method: 'POST', path: '/amzd/api/v1/SPAdvertisement/campaignCreate', client: 'ads',
    wire: 'erp', body: 'json', answer: 'json', writes: true,
  },
  draftList: {
    family: 'adsSp', call: 'draftList', method: 'POST', path: '/amzd/api/v1/SPAdvertisement/draftList', client: 'ads', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  draft: {
    family: 'adsSp', call: 'draft', method: 'POST', path: '/amzd/api/v1/SPAdvertisement/draft', client: 'ads', wire: 'erp', body: 'json',
    answer: 'json', writes: false,
  },
  draftProducts: {
    family: 'adsSp', call: 'draftProducts', method: 'POST', path: '/amzd/api/v1/SPAdvertisement/draftProducts', client: 'ads', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  draftGroups: {
    family: 'adsSp', call: 'draftGroups', method: 'POST', path: '/amzd/api/v1/SPAdvertisement/draftGroups', client: 'ads', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  draftEdit: {
    family: 'adsSp', call: 'draftEdit', method: 'POST', path: '/amzd/api/v1/SPAdvertisement/draftEdit', client: 'ads', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  draftRemove: {
    family: 'adsSp', call: 'draftRemove', method: 'POST', path: '/amzd/api/v1/SPAdvertisement/draftRemove', client: 'ads', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  draftSubmit: {
    family: 'adsSp', call: 'draftSubmit', method: 'POST', path: '/amzd/api/v1/SPAdvertisement/draftSubmit', client: 'ads', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  campaignUpdate: {
    family: 'adsSp', call: 'campaignUpdate', method: 'POST', path: '/amzd/api/v1/SPAdvertisement/campaignUpdate', client: 'ads',
    wire: 'erp', body: 'json', answer: 'json', writes: true,
  },
  groupList: {
    family: 'adsSp', call: 'groupList', method: 'POST', path: '/amzd/api/v1/SPAdvertisement/groupList', client: 'ads', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  groupCreate: {
    family: 'adsSp', call: 'groupCreate', method: 'POST', path: '/amzd/api/v1/SPAdvertisement/groupCreate', client: 'ads', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  groupUpdate: {
    family: 'adsSp', call: 'groupUpdate', method: 'POST', path: '/amzd/api/v1/SPAdvertisement/groupUpdate', client: 'ads', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  productList: {
    family: 'adsSp', call: 'productList', method: 'POST', path: '/amzd/api/v1/SPAdvertisement/productList', client: 'ads', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  productCreate: {
    family: 'adsSp', call: 'productCreate', method: 'POST', path: '/amzd/api/v1/SPAdvertisement/productCreate', client: 'ads', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  productUpdate: {
    family: 'adsSp', call: 'productUpdate', method: 'POST', path: '/amzd/api/v1/SPAdvertisement/productUpdate', client: 'ads', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  keywordList: {
    family: 'adsSp', call: 'keywordList', method: 'POST', path: '/amzd/api/v1/SPAdvertisement/keywordList', client: 'ads', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  keywordCreate: {
    family: 'adsSp', call: 'keywordCreate', method: 'POST', path: '/amzd/api/v1/SPAdvertisement/keywordCreate', client: 'ads', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  keywordUpdate: {
    family: 'adsSp', call: 'keywordUpdate', method: 'POST', path: '/amzd/api/v1/SPAdvertisement/keywordUpdate', client: 'ads', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  targetList: {
    family: 'adsSp', call: 'targetList', method: 'POST', path: '/amzd/api/v1/SPAdvertisement/targetList', client: 'ads', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  targetCreate: {
    family: 'adsSp', call: 'targetCreate', method: 'POST', path: '/amzd/api/v1/SPAdvertisement/targetCreate', client: 'ads', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  targetUpdate: {
    family: 'adsSp', call: 'targetUpdate', method: 'POST', path: '/amzd/api/v1/SPAdvertisement/targetUpdate', client: 'ads', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  negativeKeywordList: {
    family: 'adsSp', call: 'negativeKeywordList', method: 'POST', path: '/amzd/api/v1/SPAdvertisement/negativeKeywordList', client: 'ads',
    wire: 'erp', body: 'json', answer: 'json', writes: false,
  },
  negativeKeywordCreate: {
    family: 'adsSp', call: 'negativeKeywordCreate', method: 'POST', path: '/amzd/api/v1/SPAdvertisement/negativeKeywordCreate',
    client: 'ads', wire: 'erp', body: 'json', answer: 'json', writes: true,
  },
  negativeKeywordUpdate: {
    family: 'adsSp', call: 'negativeKeywordUpdate', method: 'POST', path: '/amzd/api/v1/SPAdvertisement/negativeKeywordUpdate',
    client: 'ads', wire: 'erp', body: 'json', answer: 'json', writes: true,
  },
  placementList: {
    family: 'adsSp', call: 'placementList', method: 'POST', path: '/amzd/api/v1/SPAdvertisement/placementList', client: 'ads', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  placementUpdate: {
    family: 'adsSp', call: 'placementUpdate', method: 'POST', path: '/amzd/api/v1/SPAdvertisement/placementUpdate', client: 'ads',
    wire: 'erp', body: 'json', answer: 'json', writes: true,
  },
  termList: {
    family: 'adsSp', call: 'termList', method: 'POST', path: '/amzd/api/v1/SPAdvertisement/searchTermList', client: 'ads', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  bidRecommendations: {
    family: 'adsSp', call: 'bidRecommendations', method: 'POST', path: '/amzd/api/v1/SPAdvertisement/bidRecommendations', client: 'ads',
    wire: 'erp', body: 'json', answer: 'json', writes: false,
  },
  campaignPreview: {
    family: 'adsSp', call: 'campaignPreview', method: 'POST', path: '/amzd/api/v1/SPAdvertisement/campaignPreview', client: 'ads',
    wire: 'erp', body: 'json', answer: 'json', writes: false,
  },
  draftBegin: {
    family: 'adsSp', call: 'draftBegin', method: 'POST', path: '/amzd/api/v1/SPAdvertisement/draftBegin', client: 'ads', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  spAutoTargets: {
    family: 'adsSp', call: 'spAutoTargets', method: 'POST', path: '/amzd/api/v1/sp/autoTargets', client: 'ads', wire: 'erp', body: 'json',
    answer: 'json', writes: false,
  },
  spNegativeKeywords: {
    family: 'adsSp', call: 'spNegativeKeywords', method: 'POST', path: '/amzd/api/v1/sp/negativeKeywords', client: 'ads', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  spAsinList: {
    family: 'adsSp', call: 'spAsinList', method: 'POST', path: '/amzd/api/v1/sp/asinList', client: 'ads', wire: 'erp', body: 'json',
    answer: 'json', writes: false,
  },
  spNegativeProducts: {
    family: 'adsSp', call: 'spNegativeProducts', method: 'POST', path: '/amzd/api/v1/sp/negativeProducts', client: 'ads', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  spAdvertList: {
    family: 'adsSp', call: 'spAdvertList', method: 'POST', path: '/amzd/api/v1/spAdvert/list', client: 'ads', wire: 'erp', body: 'json',
    answer: 'json', writes: false,
  },
} satisfies Record<string, CallMeta>

/** What the provider needs to know of the family. */
export const FAMILY: FamilyMeta = {
  family: 'adsSp',
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
    portfolioList: {
      list: CALLS.portfolioList,
      edit: CALLS.portfolioUpdate,
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
    campaignList: {
      list: CALLS.campaignList,
      edit: CALLS.campaignUpdate,
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
    draftList: {
      list: CALLS.draftList,
      get: CALLS.draft,
      add: CALLS.campaignCreate,
      edit: CALLS.draftEdit,
      remove: CALLS.draftRemove,
      key: ['id'],
      decimals: [
        'daily_budget', 'top_percent', 'rest_percent', 'product_percent', 'default_bid', 'keyword_bid', 'target_bid', 'close_bid',
        'loose_bid', 'substitutes_bid', 'complements_bid',
      ],
      integers: [],
      texts: ['id', 'shop_id', 'portfolio_id', 'creator'],
    },
    draftProducts: {
      list: CALLS.draftProducts,
      key: ['id'],
      decimals: [],
      integers: [],
      texts: ['id', 'draft_id', 'product_id', 'draft.shop_id', 'product.asin'],
    },
    draftGroups: {
      list: CALLS.draftGroups,
      key: ['id'],
      decimals: ['default_bid', 'close_bid', 'loose_bid', 'substitutes_bid', 'complements_bid'],
      integers: [],
      texts: ['id', 'draft_id', 'draft.shop_id'],
    },
    groupList: {
      list: CALLS.groupList,
      edit: CALLS.groupUpdate,
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
    productList: {
      list: CALLS.productList,
      edit: CALLS.productUpdate,
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
    keywordList: {
      list: CALLS.keywordList,
      edit: CALLS.keywordUpdate,
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
    targetList: {
      list: CALLS.targetList,
      edit: CALLS.targetUpdate,
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
    negativeKeywordList: {
      list: CALLS.negativeKeywordList,
      edit: CALLS.negativeKeywordUpdate,
      key: ['shop_id', 'negative_id'],
      decimals: [],
      integers: [],
      texts: ['shop_id', 'negative_id', 'keyword_id', 'target_id', 'campaign_id', 'ad_group_id', 'portfolio_id'],
    },
    placementList: {
      list: CALLS.placementList,
      edit: CALLS.placementUpdate,
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
    termList: {
      list: CALLS.termList,
      key: [],
      decimals: [
        'total_spend', 'amount', 'CTR', 'avg_cpc', 'conversion_rate', 'CPA', 'acos', 'ROAS', 'same_sku_sales', 'other_sku_sales',
      ],
      integers: ['impressions', 'clicks', 'order_quantity', 'units_sold', 'same_sku_units', 'other_sku_units'],
      texts: ['shop'],
    },
    spAutoTargets: {
      list: CALLS.spAutoTargets,
      edit: CALLS.targetUpdate,
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
    spNegativeKeywords: {
      list: CALLS.spNegativeKeywords,
      edit: CALLS.negativeKeywordUpdate,
      key: ['shop_id', 'negative_id'],
      decimals: [],
      integers: [],
      texts: ['shop_id', 'negative_id', 'keyword_id', 'target_id', 'campaign_id', 'ad_group_id', 'portfolio_id'],
    },
    spAsinList: {
      list: CALLS.spAsinList,
      edit: CALLS.productUpdate,
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
    spNegativeProducts: {
      list: CALLS.spNegativeProducts,
      edit: CALLS.negativeKeywordUpdate,
      key: ['shop_id', 'negative_id'],
      decimals: [],
      integers: [],
      texts: ['shop_id', 'negative_id', 'keyword_id', 'target_id', 'campaign_id', 'ad_group_id', 'portfolio_id'],
    },
    spAdvertList: {
      list: CALLS.spAdvertList,
      edit: CALLS.campaignUpdate,
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
  },
}

/** One for all that this module says of calls: a server whose stamp is another is asked what it has. */
export const STAMP = '6f3d108be442'

/** Calls of this family that are not built yet: our server answers them with one fixed refusal. */
export const PLANNED = [] as const

/** SP 广告: the lists and rows of this family, as refine asks for them. */
export function provider(transport: Transport): DataProvider {
  return createFamilyProvider(FAMILY, transport)
}

/**
 * SP广告组合列表
 * POST /amzd/api/v1/SPAdvertisement/portfolioList · ListRequest → ListAnswer<AdPortfolioRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function portfolioList(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<AdPortfolioRow>> {
  return askList<AdPortfolioRow>(transport, FAMILY, CALLS.portfolioList, FAMILY.resources['portfolioList']!, body, options)
}

/**
 * SP广告组合创建，记为待提交
 * POST /amzd/api/v1/SPAdvertisement/portfolioCreate · PortfolioCreateRequest → PortfolioCreateResponse. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function portfolioCreate(transport: Transport, body: PortfolioCreateRequest, options?: CallOptions): Promise<PortfolioCreateResponse> {
  return transport.call<PortfolioCreateResponse>(CALLS.portfolioCreate, body, options)
}

/**
 * SP广告组合更新/启停/调价
 * POST /amzd/api/v1/SPAdvertisement/portfolioUpdate · AdPortfolioEdit → AdPortfolioRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function portfolioUpdate(transport: Transport, body: AdPortfolioEdit, options?: CallOptions): Promise<AdPortfolioRow> {
  return transport.call<AdPortfolioRow>(CALLS.portfolioUpdate, body, options)
}

/**
 * SP广告活动列表
 * POST /amzd/api/v1/SPAdvertisement/campaignList · ListRequest → ListAnswer<AdCampaignRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function campaignList(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<AdCampaignRow>> {
  return askList<AdCampaignRow>(transport, FAMILY, CALLS.campaignList, FAMILY.resources['campaignList']!, body, options)
}

/**
 * 新建广告活动，先存成草稿
 * POST /amzd/api/v1/SPAdvertisement/campaignCreate · AdDraftAdd → AdDraftRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function campaignCreate(transport: Transport, body: AdDraftAdd, options?: CallOptions): Promise<AdDraftRow> {
  return transport.call<AdDraftRow>(CALLS.campaignCreate, body, options)
}

/**
 * 广告草稿列表
 * POST /amzd/api/v1/SPAdvertisement/draftList · ListRequest → ListAnswer<AdDraftRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function draftList(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<AdDraftRow>> {
  return askList<AdDraftRow>(transport, FAMILY, CALLS.draftList, FAMILY.resources['draftList']!, body, options)
}

/**
 * 广告草稿
 * POST /amzd/api/v1/SPAdvertisement/draft · AdDraftKey → AdDraftRow.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function draft(transport: Transport, body: AdDraftKey, options?: CallOptions): Promise<AdDraftRow> {
  return transport.call<AdDraftRow>(CALLS.draft, body, options)
}

/**
 * 广告草稿的商品
 * POST /amzd/api/v1/SPAdvertisement/draftProducts · ListRequest → ListAnswer<AdDraftProductRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function draftProducts(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<AdDraftProductRow>> {
  return askList<AdDraftProductRow>(transport, FAMILY, CALLS.draftProducts, FAMILY.resources['draftProducts']!, body, options)
}

/**
 * 广告草稿的更多广告组
 * POST /amzd/api/v1/SPAdvertisement/draftGroups · ListRequest → ListAnswer<AdDraftGroupRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function draftGroups(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<AdDraftGroupRow>> {
  return askList<AdDraftGroupRow>(transport, FAMILY, CALLS.draftGroups, FAMILY.resources['draftGroups']!, body, options)
}

/**
 * 修改 广告草稿
 * POST /amzd/api/v1/SPAdvertisement/draftEdit · AdDraftEdit → AdDraftRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function draftEdit(transport: Transport, body: AdDraftEdit, options?: CallOptions): Promise<AdDraftRow> {
  return transport.call<AdDraftRow>(CALLS.draftEdit, body, options)
}

/**
 * 删除 广告草稿
 * POST /amzd/api/v1/SPAdvertisement/draftRemove · AdDraftKey → unknown. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function draftRemove(transport: Transport, body: AdDraftKey, options?: CallOptions): Promise<unknown> {
  return transport.call<unknown>(CALLS.draftRemove, body, options)
}

/**
 * 广告草稿转为待提交
 * POST /amzd/api/v1/SPAdvertisement/draftSubmit · DraftSubmitRequest → AdDraftRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function draftSubmit(transport: Transport, body: DraftSubmitRequest, options?: CallOptions): Promise<AdDraftRow> {
  return transport.call<AdDraftRow>(CALLS.draftSubmit, body, options)
}

/**
 * SP广告活动更新/启停/调价
 * POST /amzd/api/v1/SPAdvertisement/campaignUpdate · AdCampaignEdit → AdCampaignRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function campaignUpdate(transport: Transport, body: AdCampaignEdit, options?: CallOptions): Promise<AdCampaignRow> {
  return transport.call<AdCampaignRow>(CALLS.campaignUpdate, body, options)
}

/**
 * SP广告组列表
 * POST /amzd/api/v1/SPAdvertisement/groupList · ListRequest → ListAnswer<AdGroupRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function groupList(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<AdGroupRow>> {
  return askList<AdGroupRow>(transport, FAMILY, CALLS.groupList, FAMILY.resources['groupList']!, body, options)
}

/**
 * SP广告组创建，先预览，记为待提交
 * POST /amzd/api/v1/SPAdvertisement/groupCreate · GroupCreateRequest → GroupCreateResponse. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function groupCreate(transport: Transport, body: GroupCreateRequest, options?: CallOptions): Promise<GroupCreateResponse> {
  return transport.call<GroupCreateResponse>(CALLS.groupCreate, body, options)
}

/**
 * SP广告组更新/启停/调价
 * POST /amzd/api/v1/SPAdvertisement/groupUpdate · AdGroupEdit → AdGroupRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function groupUpdate(transport: Transport, body: AdGroupEdit, options?: CallOptions): Promise<AdGroupRow> {
  return transport.call<AdGroupRow>(CALLS.groupUpdate, body, options)
}

/**
 * SP广告商品列表
 * POST /amzd/api/v1/SPAdvertisement/productList · ListRequest → ListAnswer<AdProductRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function productList(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<AdProductRow>> {
  return askList<AdProductRow>(transport, FAMILY, CALLS.productList, FAMILY.resources['productList']!, body, options)
}

/**
 * SP广告商品创建，先预览，记为待提交
 * POST /amzd/api/v1/SPAdvertisement/productCreate · ProductCreateRequest → ProductCreateResponse. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function productCreate(transport: Transport, body: ProductCreateRequest, options?: CallOptions): Promise<ProductCreateResponse> {
  return transport.call<ProductCreateResponse>(CALLS.productCreate, body, options)
}

/**
 * SP广告商品更新/启停/调价
 * POST /amzd/api/v1/SPAdvertisement/productUpdate · AdProductEdit → AdProductRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function productUpdate(transport: Transport, body: AdProductEdit, options?: CallOptions): Promise<AdProductRow> {
  return transport.call<AdProductRow>(CALLS.productUpdate, body, options)
}

/**
 * SP关键词列表
 * POST /amzd/api/v1/SPAdvertisement/keywordList · ListRequest → ListAnswer<AdKeywordRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function keywordList(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<AdKeywordRow>> {
  return askList<AdKeywordRow>(transport, FAMILY, CALLS.keywordList, FAMILY.resources['keywordList']!, body, options)
}

/**
 * 从搜索词新增 SP 关键词，先预览，记为待提交
 * POST /amzd/api/v1/SPAdvertisement/keywordCreate · KeywordCreateRequest → KeywordCreateResponse. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function keywordCreate(transport: Transport, body: KeywordCreateRequest, options?: CallOptions): Promise<KeywordCreateResponse> {
  return transport.call<KeywordCreateResponse>(CALLS.keywordCreate, body, options)
}

/**
 * SP关键词更新/启停/调价
 * POST /amzd/api/v1/SPAdvertisement/keywordUpdate · AdKeywordEdit → AdKeywordRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function keywordUpdate(transport: Transport, body: AdKeywordEdit, options?: CallOptions): Promise<AdKeywordRow> {
  return transport.call<AdKeywordRow>(CALLS.keywordUpdate, body, options)
}

/**
 * SP商品投放列表
 * POST /amzd/api/v1/SPAdvertisement/targetList · ListRequest → ListAnswer<AdTargetRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function targetList(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<AdTargetRow>> {
  return askList<AdTargetRow>(transport, FAMILY, CALLS.targetList, FAMILY.resources['targetList']!, body, options)
}

/**
 * SP商品投放创建，先预览，记为待提交
 * POST /amzd/api/v1/SPAdvertisement/targetCreate · TargetCreateRequest → TargetCreateResponse. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function targetCreate(transport: Transport, body: TargetCreateRequest, options?: CallOptions): Promise<TargetCreateResponse> {
  return transport.call<TargetCreateResponse>(CALLS.targetCreate, body, options)
}

/**
 * SP商品投放更新/启停/调价
 * POST /amzd/api/v1/SPAdvertisement/targetUpdate · AdTargetEdit → AdTargetRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function targetUpdate(transport: Transport, body: AdTargetEdit, options?: CallOptions): Promise<AdTargetRow> {
  return transport.call<AdTargetRow>(CALLS.targetUpdate, body, options)
}

/**
 * SP否定关键词列表
 * POST /amzd/api/v1/SPAdvertisement/negativeKeywordList · ListRequest → ListAnswer<AdNegativeRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function negativeKeywordList(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<AdNegativeRow>> {
  return askList<AdNegativeRow>(transport, FAMILY, CALLS.negativeKeywordList, FAMILY.resources['negativeKeywordList']!, body, options)
}

/**
 * 从搜索词新增 SP 否定关键词、否定商品，先预览，记为待提交
 * POST /amzd/api/v1/SPAdvertisement/negativeKeywordCreate · NegativeKeywordCreateRequest → NegativeKeywordCreateResponse. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function negativeKeywordCreate(transport: Transport, body: NegativeKeywordCreateRequest, options?: CallOptions): Promise<NegativeKeywordCreateResponse> {
  return transport.call<NegativeKeywordCreateResponse>(CALLS.negativeKeywordCreate, body, options)
}

/**
 * SP否定关键词更新/启停/调价
 * POST /amzd/api/v1/SPAdvertisement/negativeKeywordUpdate · AdNegativeEdit → AdNegativeRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function negativeKeywordUpdate(transport: Transport, body: AdNegativeEdit, options?: CallOptions): Promise<AdNegativeRow> {
  return transport.call<AdNegativeRow>(CALLS.negativeKeywordUpdate, body, options)
}

/**
 * SP广告位列表
 * POST /amzd/api/v1/SPAdvertisement/placementList · ListRequest → ListAnswer<AdPlacementRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function placementList(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<AdPlacementRow>> {
  return askList<AdPlacementRow>(transport, FAMILY, CALLS.placementList, FAMILY.resources['placementList']!, body, options)
}

/**
 * SP广告位加成修改
 * POST /amzd/api/v1/SPAdvertisement/placementUpdate · AdPlacementEdit → AdPlacementRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function placementUpdate(transport: Transport, body: AdPlacementEdit, options?: CallOptions): Promise<AdPlacementRow> {
  return transport.call<AdPlacementRow>(CALLS.placementUpdate, body, options)
}

/**
 * SP搜索词列表
 * POST /amzd/api/v1/SPAdvertisement/searchTermList · ListRequest → ListAnswer<SpTermsFigures>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function termList(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<SpTermsFigures>> {
  return askList<SpTermsFigures>(transport, FAMILY, CALLS.termList, FAMILY.resources['termList']!, body, options)
}

/**
 * 按本公司的报告建议竞价与预算
 * POST /amzd/api/v1/SPAdvertisement/bidRecommendations · BidRecommendationsRequest → BidRecommendationsResponse.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function bidRecommendations(transport: Transport, body: BidRecommendationsRequest, options?: CallOptions): Promise<BidRecommendationsResponse> {
  return transport.call<BidRecommendationsResponse>(CALLS.bidRecommendations, body, options)
}

/**
 * 预览草稿将要新建的对象
 * POST /amzd/api/v1/SPAdvertisement/campaignPreview · CampaignPreviewRequest → CampaignPreviewResponse.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function campaignPreview(transport: Transport, body: CampaignPreviewRequest, options?: CallOptions): Promise<CampaignPreviewResponse> {
  return transport.call<CampaignPreviewResponse>(CALLS.campaignPreview, body, options)
}

/**
 * 从已有的广告活动或模板开始一份草稿
 * POST /amzd/api/v1/SPAdvertisement/draftBegin · DraftBeginRequest → DraftBeginResponse.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function draftBegin(transport: Transport, body: DraftBeginRequest, options?: CallOptions): Promise<DraftBeginResponse> {
  return transport.call<DraftBeginResponse>(CALLS.draftBegin, body, options)
}

/**
 * 自动投放组
 * POST /amzd/api/v1/sp/autoTargets · ListRequest → ListAnswer<AdTargetRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function spAutoTargets(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<AdTargetRow>> {
  return askList<AdTargetRow>(transport, FAMILY, CALLS.spAutoTargets, FAMILY.resources['spAutoTargets']!, body, options)
}

/**
 * 否定词
 * POST /amzd/api/v1/sp/negativeKeywords · ListRequest → ListAnswer<AdNegativeRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function spNegativeKeywords(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<AdNegativeRow>> {
  return askList<AdNegativeRow>(transport, FAMILY, CALLS.spNegativeKeywords, FAMILY.resources['spNegativeKeywords']!, body, options)
}

/**
 * ASIN列表
 * POST /amzd/api/v1/sp/asinList · ListRequest → ListAnswer<AdProductRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function spAsinList(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<AdProductRow>> {
  return askList<AdProductRow>(transport, FAMILY, CALLS.spAsinList, FAMILY.resources['spAsinList']!, body, options)
}

/**
 * 否定商品
 * POST /amzd/api/v1/sp/negativeProducts · ListRequest → ListAnswer<AdNegativeRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function spNegativeProducts(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<AdNegativeRow>> {
  return askList<AdNegativeRow>(transport, FAMILY, CALLS.spNegativeProducts, FAMILY.resources['spNegativeProducts']!, body, options)
}

/**
 * SP广告(v3旧版)的广告活动列表
 * POST /amzd/api/v1/spAdvert/list · ListRequest → ListAnswer<AdCampaignRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function spAdvertList(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<AdCampaignRow>> {
  return askList<AdCampaignRow>(transport, FAMILY, CALLS.spAdvertList, FAMILY.resources['spAdvertList']!, body, options)
}
