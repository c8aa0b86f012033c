/**
 * SB 广告：28 个接口已建成，0 个待建。
 * Written by `npm run codegen` from schemas/endpoints/adsSb.json: edit that, not this file.
 */
import type { DataProvider } from '@refinedev/core'
import { askList, createFamilyProvider } from '../../data/family-provider'
import type { CallMeta, CallOptions, FamilyMeta, Transport } from '../../../contract/transport'
import type { BrandCampaignsFigures } from '../../../contract/generated/datasets/brand_campaigns'
import type { BrandPlacementsFigures } from '../../../contract/generated/datasets/brand_placements'
import type { BrandPurchasesFigures } from '../../../contract/generated/datasets/brand_purchases'
import type { BrandTargetsFigures } from '../../../contract/generated/datasets/brand_targets'
import type { BrandTermsFigures } from '../../../contract/generated/datasets/brand_terms'
import type { AdCampaignEdit, AdCampaignRow } from '../../../contract/generated/entities/ad_campaign'
import type { AdCreativeEdit, AdCreativeRow } from '../../../contract/generated/entities/ad_creative'
import type { AdDraftAdd, AdDraftRow } from '../../../contract/generated/entities/ad_draft'
import type { AdGroupEdit, AdGroupRow } from '../../../contract/generated/entities/ad_group'
import type { AdKeywordEdit, AdKeywordRow } from '../../../contract/generated/entities/ad_keyword'
import type { AdNegativeEdit, AdNegativeRow } from '../../../contract/generated/entities/ad_negative'
import type { AdPlacementEdit, AdPlacementRow } from '../../../contract/generated/entities/ad_placement'
import type { AdTargetEdit, AdTargetRow } from '../../../contract/generated/entities/ad_target'
import type {
  SbAdvertKeywordCreateRequest, SbAdvertKeywordCreateResponse, SbAdvertProductTargetingCreateRequest,
  SbAdvertProductTargetingCreateResponse, SbAdvertTargetCreateRequest, SbAdvertTargetCreateResponse,
} from '../../../contract/generated/families/adsSb'
import type { ListAnswer, ListRequest } from '../../../contract/wire'
import { WIRES } from '../wires'

/** How each built call is sent. */
export const CALLS = {
  sbAdvertisementReportList: {
    family: 'adsSb', call: 'sbAdvertisementReportList', method: 'POST', path: '/amzd/api/v1/SBAdvertisementReport/list', client: 'ads',
    wire: 'erp', body: 'json', answer: 'json', writes: false,
  },
  sbAdvertCampaignList: {
    family: 'adsSb', call: 'sbAdvertCampaignList', method: 'POST', path: '/amzd/api/v1/sbAdvertCampaign/list', client: 'ads', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  sbAdvertCampaignCreate: {
    family: 'adsSb', call: 'sbAdvertCampaignCreate', method: 'POST', path: '/amzd/api/v1/sbAdvertCampaign/create', client: 'ads',
    wire: 'erp', body: 'json', answer: 'json', writes: true,
  },
  sbAdvertCampaignUpdate: {
    family: 'adsSb', call: 'sbAdvertCampaignUpdate', method: 'POST', path: '/amzd/api/v1/sbAdvertCampaign/update', client: 'ads',
    wire: 'erp', body: 'json', answer: 'json', writes: true,
  },
  sbAdvertKeywordList: {
    family: 'adsSb', call: 'sbAdvertKeywordList', method: 'POST', path: '/amzd/api/v1/sbAdvertKeyword/list', client: 'ads', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  sbAdvertKeywordCreate: {
    family: 'adsSb', call: 'sbAdvertKeywordCreate', method: 'POST', path: '/amzd/api/v1/sbAdvertKeyword/create', client: 'ads', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  sbAdvertKeywordUpdate: {
    family: 'adsSb', call: 'sbAdvertKeywordUpdate', method: 'POST', path: '/amzd/api/v1/sbAdvertKeyword/update', client: 'ads', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  sbAdvertProductTargetingList: {
    family: 'adsSb', call: 'sbAdvertProductTargetingList', method: 'POST', path: '/amzd/api/v1/sbAdvertProductTargeting/list',
    client: 'ads', wire: 'erp', body: 'json', answer: 'json', writes: false,
  },
  sbAdvertProductTargetingCreate: {
    family: 'adsSb', call: 'sbAdvertProductTargetingCreate', method: 'POST', path: '/amzd/api/v1/sbAdvertProductTargeting/create',
    client: 'ads', wire: 'erp', body: 'json', answer: 'json', writes: true,
  },
  sbAdvertProductTargetingUpdate: {
    family: 'adsSb', call: 'sbAdvertProductTargetingUpdate', method: 'POST', path: '/amzd/api/v1/sbAdvertProductTargeting/update',
    client: 'ads', wire: 'erp', body: 'json', answer: 'json', writes: true,
  },
  sbAdvertTargetList: {
    family: 'adsSb', call: 'sbAdvertTargetList', method: 'POST', path: '/amzd/api/v1/sbAdvertTarget/list', client: 'ads', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  sbAdvertTargetCreate: {
    family: 'adsSb', call: 'sbAdvertTargetCreate', method: 'POST', path: '/amzd/api/v1/sbAdvertTarget/create', client: 'ads', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  sbAdvertTargetUpdate: {
    family: 'adsSb', call: 'sbAdvertTargetUpdate', method: 'POST', path: '/amzd/api/v1/sbAdvertTarget/update', client: 'ads', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  sbAdvertIndexList: {
    family: 'adsSb', call: 'sbAdvertIndexList', method: 'POST', path: '/amzd/api/v1/sbAdvertIndex/list', client: 'ads', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  sbAdvertIndexCreate: {
    family: 'adsSb', call: 'sbAdvertIndexCreate', method: 'POST', path: '/amzd/api/v1/sbAdvertIndex/create', client: 'ads', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  sbAdvertIndexUpdate: {
    family: 'adsSb', call: 'sbAdvertIndexUpdate', method: 'POST', path: '/amzd/api/v1/sbAdvertIndex/update', client: 'ads', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  sbReportTargets: {
    family: 'adsSb', call: 'sbReportTargets', method: 'POST', path: '/amzd/api/v1/SBAdvertisementReport/targetsList', client: 'ads',
    wire: 'erp', body: 'json', answer: 'json', writes: false,
  },
  sbReportTerms: {
    family: 'adsSb', call: 'sbReportTerms', method: 'POST', path: '/amzd/api/v1/SBAdvertisementReport/termsList', client: 'ads',
    wire: 'erp', body: 'json', answer: 'json', writes: false,
  },
  sbReportPlacements: {
    family: 'adsSb', call: 'sbReportPlacements', method: 'POST', path: '/amzd/api/v1/SBAdvertisementReport/placementsList', client: 'ads',
    wire: 'erp', body: 'json', answer: 'json', writes: false,
  },
  sbReportPurchases: {
    family: 'adsSb', call: 'sbReportPurchases', method: 'POST', path: '/amzd/api/v1/SBAdvertisementReport/purchasesList', client: 'ads',
    wire: 'erp', body: 'json', answer: 'json', writes: false,
  },
  sbAdvertGroupList: {
    family: 'adsSb', call: 'sbAdvertGroupList', method: 'POST', path: '/amzd/api/v1/sbAdvertGroup/list', client: 'ads', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  sbAdvertGroupUpdate: {
    family: 'adsSb', call: 'sbAdvertGroupUpdate', method: 'POST', path: '/amzd/api/v1/sbAdvertGroup/update', client: 'ads', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  sbAdvertCreativeList: {
    family: 'adsSb', call: 'sbAdvertCreativeList', method: 'POST', path: '/amzd/api/v1/sbAdvertCreative/list', client: 'ads', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  sbAdvertCreativeUpdate: {
    family: 'adsSb', call: 'sbAdvertCreativeUpdate', method: 'POST', path: '/amzd/api/v1/sbAdvertCreative/update', client: 'ads',
    wire: 'erp', body: 'json', answer: 'json', writes: true,
  },
  sbAdvertNegativeList: {
    family: 'adsSb', call: 'sbAdvertNegativeList', method: 'POST', path: '/amzd/api/v1/sbAdvertNegative/list', client: 'ads', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  sbAdvertNegativeUpdate: {
    family: 'adsSb', call: 'sbAdvertNegativeUpdate', method: 'POST', path: '/amzd/api/v1/sbAdvertNegative/update', client: 'ads',
    wire: 'erp', body: 'json', answer: 'json', writes: true,
  },
  sbAdvertPlacementList: {
    family: 'adsSb', call: 'sbAdvertPlacementList', method: 'POST', path: '/amzd/api/v1/sbAdvertPlacement/list', client: 'ads', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  sbAdvertPlacementUpdate: {
    family: 'adsSb', call: 'sbAdvertPlacementUpdate', method: 'POST', path: '/amzd/api/v1/sbAdvertPlacement/update', client: 'ads',
    wire: 'erp', body: 'json', answer: 'json', writes: true,
  },
} satisfies Record<string, CallMeta>

/** What the provider needs to know of the family. */
export const FAMILY: FamilyMeta = {
  family: 'adsSb',
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
    sbAdvertisementReportList: {
      list: CALLS.sbAdvertisementReportList,
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
    sbAdvertCampaignList: {
      list: CALLS.sbAdvertCampaignList,
      edit: CALLS.sbAdvertCampaignUpdate,
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
    sbAdvertKeywordList: {
      list: CALLS.sbAdvertKeywordList,
      edit: CALLS.sbAdvertKeywordUpdate,
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
    sbAdvertProductTargetingList: {
      list: CALLS.sbAdvertProductTargetingList,
      edit: CALLS.sbAdvertProductTargetingUpdate,
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
    sbAdvertTargetList: {
      list: CALLS.sbAdvertTargetList,
      edit: CALLS.sbAdvertProductTargetingUpdate,
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
    sbAdvertIndexList: {
      list: CALLS.sbAdvertIndexList,
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
    sbReportTargets: {
      list: CALLS.sbReportTargets,
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
    sbReportTerms: {
      list: CALLS.sbReportTerms,
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
    sbReportPlacements: {
      list: CALLS.sbReportPlacements,
      key: [],
      decimals: [
        'total_spend', 'amount', 'CTR', 'avg_cpc', 'conversion_rate', 'CPA', 'acos', 'ROAS', 'ntb_sales', 'VCPM', 'ntb_share',
      ],
      integers: [
        'impressions', 'clicks', 'order_quantity', 'units_sold', 'viewable_impressions', 'detail_views', 'ntb_orders', 'branded_searches',
        'video_complete', 'views_5s',
      ],
      texts: ['shop'],
    },
    sbReportPurchases: {
      list: CALLS.sbReportPurchases,
      key: [],
      decimals: ['amount', 'ntb_sales', 'ntb_share'],
      integers: ['order_quantity', 'units_sold', 'ntb_orders'],
      texts: ['shop', 'asin'],
    },
    sbAdvertGroupList: {
      list: CALLS.sbAdvertGroupList,
      edit: CALLS.sbAdvertGroupUpdate,
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
    sbAdvertCreativeList: {
      list: CALLS.sbAdvertCreativeList,
      edit: CALLS.sbAdvertCreativeUpdate,
      key: ['shop_id', 'ad_id'],
      decimals: [],
      integers: [],
      texts: ['shop_id', 'ad_id', 'campaign_id', 'ad_group_id', 'portfolio_id'],
    },
    sbAdvertNegativeList: {
      list: CALLS.sbAdvertNegativeList,
      edit: CALLS.sbAdvertNegativeUpdate,
      key: ['shop_id', 'negative_id'],
      decimals: [],
      integers: [],
      texts: ['shop_id', 'negative_id', 'keyword_id', 'target_id', 'campaign_id', 'ad_group_id', 'portfolio_id'],
    },
    sbAdvertPlacementList: {
      list: CALLS.sbAdvertPlacementList,
      edit: CALLS.sbAdvertPlacementUpdate,
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
    ad_draft: {
      add: CALLS.sbAdvertCampaignCreate,
      key: ['id'],
      decimals: [
        'daily_budget', 'top_percent', 'rest_percent', 'product_percent', 'default_bid', 'keyword_bid', 'target_bid', 'close_bid',
        'loose_bid', 'substitutes_bid', 'complements_bid',
      ],
      integers: [],
      texts: ['id', 'shop_id', 'portfolio_id', 'creator'],
    },
  },
}

/** One for all that this module says of calls: a server whose stamp is another is asked what it has. */
export const STAMP = 'f830b741e95c'

/** Calls of this family that are not built yet: our server answers them with one fixed refusal. */
export const PLANNED = [] as const

/** SB 广告: the lists and rows of this family, as refine asks for them. */
export function provider(transport: Transport): DataProvider {
  return createFamilyProvider(FAMILY, transport)
}

/**
 * SB报表
 * POST /amzd/api/v1/SBAdvertisementReport/list · ListRequest → ListAnswer<BrandCampaignsFigures>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function sbAdvertisementReportList(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<BrandCampaignsFigures>> {
  return askList<BrandCampaignsFigures>(transport, FAMILY, CALLS.sbAdvertisementReportList, FAMILY.resources['sbAdvertisementReportList']!, body, options)
}

/**
 * SB活动列表
 * POST /amzd/api/v1/sbAdvertCampaign/list · ListRequest → ListAnswer<AdCampaignRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function sbAdvertCampaignList(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<AdCampaignRow>> {
  return askList<AdCampaignRow>(transport, FAMILY, CALLS.sbAdvertCampaignList, FAMILY.resources['sbAdvertCampaignList']!, body, options)
}

/**
 * SB活动创建
 * POST /amzd/api/v1/sbAdvertCampaign/create · AdDraftAdd → AdDraftRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function sbAdvertCampaignCreate(transport: Transport, body: AdDraftAdd, options?: CallOptions): Promise<AdDraftRow> {
  return transport.call<AdDraftRow>(CALLS.sbAdvertCampaignCreate, body, options)
}

/**
 * SB活动更新
 * POST /amzd/api/v1/sbAdvertCampaign/update · AdCampaignEdit → AdCampaignRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function sbAdvertCampaignUpdate(transport: Transport, body: AdCampaignEdit, options?: CallOptions): Promise<AdCampaignRow> {
  return transport.call<AdCampaignRow>(CALLS.sbAdvertCampaignUpdate, body, options)
}

/**
 * SB关键词列表
 * POST /amzd/api/v1/sbAdvertKeyword/list · ListRequest → ListAnswer<AdKeywordRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function sbAdvertKeywordList(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<AdKeywordRow>> {
  return askList<AdKeywordRow>(transport, FAMILY, CALLS.sbAdvertKeywordList, FAMILY.resources['sbAdvertKeywordList']!, body, options)
}

/**
 * SB关键词创建，先预览，记为待提交
 * POST /amzd/api/v1/sbAdvertKeyword/create · SbAdvertKeywordCreateRequest → SbAdvertKeywordCreateResponse. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function sbAdvertKeywordCreate(transport: Transport, body: SbAdvertKeywordCreateRequest, options?: CallOptions): Promise<SbAdvertKeywordCreateResponse> {
  return transport.call<SbAdvertKeywordCreateResponse>(CALLS.sbAdvertKeywordCreate, body, options)
}

/**
 * SB关键词更新
 * POST /amzd/api/v1/sbAdvertKeyword/update · AdKeywordEdit → AdKeywordRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function sbAdvertKeywordUpdate(transport: Transport, body: AdKeywordEdit, options?: CallOptions): Promise<AdKeywordRow> {
  return transport.call<AdKeywordRow>(CALLS.sbAdvertKeywordUpdate, body, options)
}

/**
 * SB商品投放列表
 * POST /amzd/api/v1/sbAdvertProductTargeting/list · ListRequest → ListAnswer<AdTargetRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function sbAdvertProductTargetingList(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<AdTargetRow>> {
  return askList<AdTargetRow>(transport, FAMILY, CALLS.sbAdvertProductTargetingList, FAMILY.resources['sbAdvertProductTargetingList']!, body, options)
}

/**
 * SB商品投放创建，先预览，记为待提交
 * POST /amzd/api/v1/sbAdvertProductTargeting/create · SbAdvertProductTargetingCreateRequest → SbAdvertProductTargetingCreateResponse.
 * Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function sbAdvertProductTargetingCreate(
  transport: Transport, body: SbAdvertProductTargetingCreateRequest, options?: CallOptions,
): Promise<SbAdvertProductTargetingCreateResponse> {
  return transport.call<SbAdvertProductTargetingCreateResponse>(CALLS.sbAdvertProductTargetingCreate, body, options)
}

/**
 * SB商品投放更新
 * POST /amzd/api/v1/sbAdvertProductTargeting/update · AdTargetEdit → AdTargetRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function sbAdvertProductTargetingUpdate(transport: Transport, body: AdTargetEdit, options?: CallOptions): Promise<AdTargetRow> {
  return transport.call<AdTargetRow>(CALLS.sbAdvertProductTargetingUpdate, body, options)
}

/**
 * SB投放列表
 * POST /amzd/api/v1/sbAdvertTarget/list · ListRequest → ListAnswer<AdTargetRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function sbAdvertTargetList(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<AdTargetRow>> {
  return askList<AdTargetRow>(transport, FAMILY, CALLS.sbAdvertTargetList, FAMILY.resources['sbAdvertTargetList']!, body, options)
}

/**
 * SB投放创建，先预览，记为待提交
 * POST /amzd/api/v1/sbAdvertTarget/create · SbAdvertTargetCreateRequest → SbAdvertTargetCreateResponse. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function sbAdvertTargetCreate(transport: Transport, body: SbAdvertTargetCreateRequest, options?: CallOptions): Promise<SbAdvertTargetCreateResponse> {
  return transport.call<SbAdvertTargetCreateResponse>(CALLS.sbAdvertTargetCreate, body, options)
}

/**
 * SB投放更新
 * POST /amzd/api/v1/sbAdvertTarget/update · AdTargetEdit → AdTargetRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function sbAdvertTargetUpdate(transport: Transport, body: AdTargetEdit, options?: CallOptions): Promise<AdTargetRow> {
  return transport.call<AdTargetRow>(CALLS.sbAdvertTargetUpdate, body, options)
}

/**
 * SB首页汇总列表
 * POST /amzd/api/v1/sbAdvertIndex/list · ListRequest → ListAnswer<BrandCampaignsFigures>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function sbAdvertIndexList(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<BrandCampaignsFigures>> {
  return askList<BrandCampaignsFigures>(transport, FAMILY, CALLS.sbAdvertIndexList, FAMILY.resources['sbAdvertIndexList']!, body, options)
}

/**
 * SB首页汇总创建
 * POST /amzd/api/v1/sbAdvertIndex/create · AdDraftAdd → AdDraftRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function sbAdvertIndexCreate(transport: Transport, body: AdDraftAdd, options?: CallOptions): Promise<AdDraftRow> {
  return transport.call<AdDraftRow>(CALLS.sbAdvertIndexCreate, body, options)
}

/**
 * SB首页汇总更新
 * POST /amzd/api/v1/sbAdvertIndex/update · AdCampaignEdit → AdCampaignRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function sbAdvertIndexUpdate(transport: Transport, body: AdCampaignEdit, options?: CallOptions): Promise<AdCampaignRow> {
  return transport.call<AdCampaignRow>(CALLS.sbAdvertIndexUpdate, body, options)
}

/**
 * SB投放报表
 * POST /amzd/api/v1/SBAdvertisementReport/targetsList · ListRequest → ListAnswer<BrandTargetsFigures>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function sbReportTargets(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<BrandTargetsFigures>> {
  return askList<BrandTargetsFigures>(transport, FAMILY, CALLS.sbReportTargets, FAMILY.resources['sbReportTargets']!, body, options)
}

/**
 * SB搜索词报表
 * POST /amzd/api/v1/SBAdvertisementReport/termsList · ListRequest → ListAnswer<BrandTermsFigures>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function sbReportTerms(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<BrandTermsFigures>> {
  return askList<BrandTermsFigures>(transport, FAMILY, CALLS.sbReportTerms, FAMILY.resources['sbReportTerms']!, body, options)
}

/**
 * SB广告位报表
 * POST /amzd/api/v1/SBAdvertisementReport/placementsList · ListRequest → ListAnswer<BrandPlacementsFigures>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function sbReportPlacements(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<BrandPlacementsFigures>> {
  return askList<BrandPlacementsFigures>(transport, FAMILY, CALLS.sbReportPlacements, FAMILY.resources['sbReportPlacements']!, body, options)
}

/**
 * SB已购买商品报表
 * POST /amzd/api/v1/SBAdvertisementReport/purchasesList · ListRequest → ListAnswer<BrandPurchasesFigures>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function sbReportPurchases(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<BrandPurchasesFigures>> {
  return askList<BrandPurchasesFigures>(transport, FAMILY, CALLS.sbReportPurchases, FAMILY.resources['sbReportPurchases']!, body, options)
}

/**
 * SB广告组列表
 * POST /amzd/api/v1/sbAdvertGroup/list · ListRequest → ListAnswer<AdGroupRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function sbAdvertGroupList(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<AdGroupRow>> {
  return askList<AdGroupRow>(transport, FAMILY, CALLS.sbAdvertGroupList, FAMILY.resources['sbAdvertGroupList']!, body, options)
}

/**
 * SB广告组修改
 * POST /amzd/api/v1/sbAdvertGroup/update · AdGroupEdit → AdGroupRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function sbAdvertGroupUpdate(transport: Transport, body: AdGroupEdit, options?: CallOptions): Promise<AdGroupRow> {
  return transport.call<AdGroupRow>(CALLS.sbAdvertGroupUpdate, body, options)
}

/**
 * SB创意列表
 * POST /amzd/api/v1/sbAdvertCreative/list · ListRequest → ListAnswer<AdCreativeRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function sbAdvertCreativeList(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<AdCreativeRow>> {
  return askList<AdCreativeRow>(transport, FAMILY, CALLS.sbAdvertCreativeList, FAMILY.resources['sbAdvertCreativeList']!, body, options)
}

/**
 * SB创意修改
 * POST /amzd/api/v1/sbAdvertCreative/update · AdCreativeEdit → AdCreativeRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function sbAdvertCreativeUpdate(transport: Transport, body: AdCreativeEdit, options?: CallOptions): Promise<AdCreativeRow> {
  return transport.call<AdCreativeRow>(CALLS.sbAdvertCreativeUpdate, body, options)
}

/**
 * SB否定投放列表
 * POST /amzd/api/v1/sbAdvertNegative/list · ListRequest → ListAnswer<AdNegativeRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function sbAdvertNegativeList(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<AdNegativeRow>> {
  return askList<AdNegativeRow>(transport, FAMILY, CALLS.sbAdvertNegativeList, FAMILY.resources['sbAdvertNegativeList']!, body, options)
}

/**
 * SB否定投放修改
 * POST /amzd/api/v1/sbAdvertNegative/update · AdNegativeEdit → AdNegativeRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function sbAdvertNegativeUpdate(transport: Transport, body: AdNegativeEdit, options?: CallOptions): Promise<AdNegativeRow> {
  return transport.call<AdNegativeRow>(CALLS.sbAdvertNegativeUpdate, body, options)
}

/**
 * SB广告位列表
 * POST /amzd/api/v1/sbAdvertPlacement/list · ListRequest → ListAnswer<AdPlacementRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function sbAdvertPlacementList(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<AdPlacementRow>> {
  return askList<AdPlacementRow>(transport, FAMILY, CALLS.sbAdvertPlacementList, FAMILY.resources['sbAdvertPlacementList']!, body, options)
}

/**
 * SB广告位修改
 * POST /amzd/api/v1/sbAdvertPlacement/update · AdPlacementEdit → AdPlacementRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function sbAdvertPlacementUpdate(transport: Transport, body: AdPlacementEdit, options?: CallOptions): Promise<AdPlacementRow> {
  return transport.call<AdPlacementRow>(CALLS.sbAdvertPlacementUpdate, body, options)
}
