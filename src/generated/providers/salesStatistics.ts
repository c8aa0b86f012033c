/**
 * 销量与产品表现：31 个接口已建成，0 个待建。
 * Written by `npm run codegen` from schemas/endpoints/salesStatistics.json: edit that, not this file.
 */
import type { DataProvider } from '@refinedev/core'
import { askList, createFamilyProvider } from '../../data/family-provider'
import type { CallMeta, CallOptions, FamilyMeta, Transport } from '../../../contract/transport'
import type { PerformanceFigures } from '../../../contract/generated/datasets/performance'
import type { ProductLogsFigures } from '../../../contract/generated/datasets/product_logs'
import type { ReturnReasonsFigures } from '../../../contract/generated/datasets/return_reasons'
import type { ShopPerformanceFigures } from '../../../contract/generated/datasets/shop_performance'
import type { AsinTrafficRow } from '../../../contract/generated/entities/asin_traffic'
import type { NicheAdd, NicheEdit, NicheKey, NicheRow } from '../../../contract/generated/entities/niche'
import type { ParentTrafficRow } from '../../../contract/generated/entities/parent_traffic'
import type { ProductLogAdd, ProductLogEdit, ProductLogKey, ProductLogRow } from '../../../contract/generated/entities/product_log'
import type { ShopTrafficDayRow } from '../../../contract/generated/entities/shop_traffic_day'
import type { TagRow } from '../../../contract/generated/entities/tag'
import type { ProductFollowRequest, ProductFollowResponse } from '../../../contract/generated/families/salesStatistics'
import type { ListAnswer, ListRequest } from '../../../contract/wire'
import { WIRES } from '../wires'

/** How each built call is sent. */
export const CALLS = {
  itemPerformance: {
    family: 'salesStatistics', call: 'itemPerformance', method: 'POST', path: '/fba/api/v1/salesStatistics/itemPerformance', client: 'erp',
    wire: 'erp', body: 'json', answer: 'json', writes: false,
  },
  itemPerformanceSub: {
    family: 'salesStatistics', call: 'itemPerformanceSub', method: 'POST', path: '/fba/api/v1/salesStatistics/itemPerformance/sub',
    client: 'erp', wire: 'erp', body: 'json', answer: 'json', writes: false,
  },
  itemPerformanceDetail: {
    family: 'salesStatistics', call: 'itemPerformanceDetail', method: 'POST', path: '/fba/api/v1/salesStatistics/itemPerformance/detail',
    client: 'erp', wire: 'erp', body: 'json', answer: 'json', writes: false,
  },
  salesStatistics: {
    family: 'salesStatistics', call: 'salesStatistics', method: 'POST', path: '/fba/api/v1/salesStatistics/salesStatistics', client: 'erp',
    wire: 'erp', body: 'json', answer: 'json', writes: false,
  },
  performanceTotal: {
    family: 'salesStatistics', call: 'performanceTotal', method: 'POST', path: '/fba/api/v1/salesStatistics/performanceTotal',
    client: 'erp', wire: 'erp', body: 'json', answer: 'json', writes: false,
  },
  shopStatistics: {
    family: 'salesStatistics', call: 'shopStatistics', method: 'POST', path: '/fba/api/v1/salesStatistics/shopStatistics', client: 'erp',
    wire: 'erp', body: 'json', answer: 'json', writes: false,
  },
  labelList: {
    family: 'salesStatistics', call: 'labelList', method: 'POST', path: '/fba/api/v1/salesStatistics/labelList', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  financeItemPerformance: {
    family: 'salesStatistics', call: 'financeItemPerformance', method: 'POST', path: '/fba_finance/api/v1/salesStatistics/itemPerformance',
    client: 'erp', wire: 'erp', body: 'json', answer: 'json', writes: false,
  },
  financeItemPerformanceSub: {
    family: 'salesStatistics', call: 'financeItemPerformanceSub', method: 'POST',
    path: '/fba_finance/api/v1/salesStatistics/itemPerformance/sub', client: 'erp', wire: 'erp', body: 'json', answer: 'json',
    writes: false,
  },
  financeItemPerformanceDetail: {
    family: 'salesStatistics', call: 'financeItemPerformanceDetail', method: 'POST',
    path: '/fba_finance/api/v1/salesStatistics/itemPerformance/detail', client: 'erp', wire: 'erp', body: 'json', answer: 'json',
    writes: false,
  },
  financeSalesStatistics: {
    family: 'salesStatistics', call: 'financeSalesStatistics', method: 'POST', path: '/fba_finance/api/v1/salesStatistics/salesStatistics',
    client: 'erp', wire: 'erp', body: 'json', answer: 'json', writes: false,
  },
  financePerformanceTotal: {
    family: 'salesStatistics', call: 'financePerformanceTotal', method: 'POST',
    path: '/fba_finance/api/v1/salesStatistics/performanceTotal', client: 'erp', wire: 'erp', body: 'json', answer: 'json', writes: false,
  },
  financeShopStatistics: {
    family: 'salesStatistics', call: 'financeShopStatistics', method: 'POST', path: '/fba_finance/api/v1/salesStatistics/shopStatistics',
    client: 'erp', wire: 'erp', body: 'json', answer: 'json', writes: false,
  },
  financeLabelList: {
    family: 'salesStatistics', call: 'financeLabelList', method: 'POST', path: '/fba_finance/api/v1/salesStatistics/labelList',
    client: 'erp', wire: 'erp', body: 'json', answer: 'json', writes: false,
  },
  storePerformance: {
    family: 'salesStatistics', call: 'storePerformance', method: 'POST', path: '/fba/api/v1/salesStatistics/storePerformance',
    client: 'erp', wire: 'erp', body: 'json', answer: 'json', writes: false,
  },
  asinTraffic: {
    family: 'salesStatistics', call: 'asinTraffic', method: 'POST', path: '/fba/api/v1/salesStatistics/asinTraffic', client: 'erp',
    wire: 'erp', body: 'json', answer: 'json', writes: false,
  },
  parentTraffic: {
    family: 'salesStatistics', call: 'parentTraffic', method: 'POST', path: '/fba/api/v1/salesStatistics/parentTraffic', client: 'erp',
    wire: 'erp', body: 'json', answer: 'json', writes: false,
  },
  shopTraffic: {
    family: 'salesStatistics', call: 'shopTraffic', method: 'POST', path: '/fba/api/v1/salesStatistics/shopTraffic', client: 'erp',
    wire: 'erp', body: 'json', answer: 'json', writes: false,
  },
  asinBoard: {
    family: 'salesStatistics', call: 'asinBoard', method: 'POST', path: '/fba/api/v1/salesStatistics/asinBoard', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  productFollow: {
    family: 'salesStatistics', call: 'productFollow', method: 'POST', path: '/fba/api/v1/salesStatistics/follow', client: 'erp',
    wire: 'erp', body: 'json', answer: 'json', writes: true,
  },
  productLogReport: {
    family: 'salesStatistics', call: 'productLogReport', method: 'POST', path: '/fba/api/v1/salesStatistics/log/report', client: 'erp',
    wire: 'erp', body: 'json', answer: 'json', writes: false,
  },
  productLogList: {
    family: 'salesStatistics', call: 'productLogList', method: 'POST', path: '/fba/api/v1/salesStatistics/log/list', client: 'erp',
    wire: 'erp', body: 'json', answer: 'json', writes: false,
  },
  productLogAdd: {
    family: 'salesStatistics', call: 'productLogAdd', method: 'POST', path: '/fba/api/v1/salesStatistics/log/add', client: 'erp',
    wire: 'erp', body: 'json', answer: 'json', writes: true,
  },
  productLogEdit: {
    family: 'salesStatistics', call: 'productLogEdit', method: 'POST', path: '/fba/api/v1/salesStatistics/log/edit', client: 'erp',
    wire: 'erp', body: 'json', answer: 'json', writes: true,
  },
  productLogRemove: {
    family: 'salesStatistics', call: 'productLogRemove', method: 'POST', path: '/fba/api/v1/salesStatistics/log/remove', client: 'erp',
    wire: 'erp', body: 'json', answer: 'json', writes: true,
  },
  asinBoardReasons: {
    family: 'salesStatistics', call: 'asinBoardReasons', method: 'POST', path: '/fba/api/v1/salesStatistics/asinBoard/reasons',
    client: 'erp', wire: 'erp', body: 'json', answer: 'json', writes: false,
  },
  nicheList: {
    family: 'salesStatistics', call: 'nicheList', method: 'POST', path: '/fba/api/v1/niche/list', client: 'erp', wire: 'erp', body: 'json',
    answer: 'json', writes: false,
  },
  niche: {
    family: 'salesStatistics', call: 'niche', method: 'POST', path: '/fba/api/v1/niche/get', client: 'erp', wire: 'erp', body: 'json',
    answer: 'json', writes: false,
  },
  nicheAdd: {
    family: 'salesStatistics', call: 'nicheAdd', method: 'POST', path: '/fba/api/v1/niche/add', client: 'erp', wire: 'erp', body: 'json',
    answer: 'json', writes: true,
  },
  nicheEdit: {
    family: 'salesStatistics', call: 'nicheEdit', method: 'POST', path: '/fba/api/v1/niche/edit', client: 'erp', wire: 'erp', body: 'json',
    answer: 'json', writes: true,
  },
  nicheRemove: {
    family: 'salesStatistics', call: 'nicheRemove', method: 'POST', path: '/fba/api/v1/niche/remove', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
} satisfies Record<string, CallMeta>

/** What the provider needs to know of the family. */
export const FAMILY: FamilyMeta = {
  family: 'salesStatistics',
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
    itemPerformance: {
      list: CALLS.itemPerformance,
      key: [],
      decimals: [
        'amount', 'daily', 'fba_amount', 'fbm_amount', 'promoted_amount', 'price', 'discount', 'refund_amount', 'refund_rate',
        'return_rate', 'net_amount', 'total_spend', 'ad_amount', 'CTR', 'avg_cpc', 'conversion_rate', 'acos', 'acoas', 'tacos',
        'cover_days', 'unit_session_rate', 'order_session_rate', 'buy_box_views', 'buy_box_rate', 'b2b_amount', 'settled_sales', 'settled',
        'purchase_cost', 'head_cost', 'package_cost', 'other_cost', 'returned_cost', 'past_cost', 'custom_fee', 'gross_profit',
        'gross_margin', 'roi',
      ],
      integers: [
        'quantity', 'fba_quantity', 'fbm_quantity', 'promoted_quantity', 'orders', 'refund_quantity', 'returned', 'impressions', 'clicks',
        'ad_orders', 'sellable', 'reserved', 'working', 'shipped', 'receiving', 'onway', 'stock_total', 'sessions', 'page_views',
        'session_units', 'session_items', 'b2b_quantity',
      ],
      texts: [
        'shop', 'asin', 'parent_asin', 'spu', 'specialist', 'leader', 'assistant', 'developer', 'category', 'brand', 'shop_owner',
      ],
    },
    itemPerformanceSub: {
      list: CALLS.itemPerformanceSub,
      key: [],
      decimals: [
        'amount', 'daily', 'fba_amount', 'fbm_amount', 'promoted_amount', 'price', 'discount', 'refund_amount', 'refund_rate',
        'return_rate', 'net_amount', 'total_spend', 'ad_amount', 'CTR', 'avg_cpc', 'conversion_rate', 'acos', 'acoas', 'tacos',
        'cover_days', 'unit_session_rate', 'order_session_rate', 'buy_box_views', 'buy_box_rate', 'b2b_amount', 'settled_sales', 'settled',
        'purchase_cost', 'head_cost', 'package_cost', 'other_cost', 'returned_cost', 'past_cost', 'custom_fee', 'gross_profit',
        'gross_margin', 'roi',
      ],
      integers: [
        'quantity', 'fba_quantity', 'fbm_quantity', 'promoted_quantity', 'orders', 'refund_quantity', 'returned', 'impressions', 'clicks',
        'ad_orders', 'sellable', 'reserved', 'working', 'shipped', 'receiving', 'onway', 'stock_total', 'sessions', 'page_views',
        'session_units', 'session_items', 'b2b_quantity',
      ],
      texts: [
        'shop', 'asin', 'parent_asin', 'spu', 'specialist', 'leader', 'assistant', 'developer', 'category', 'brand', 'shop_owner',
      ],
    },
    itemPerformanceDetail: {
      list: CALLS.itemPerformanceDetail,
      key: [],
      decimals: [
        'amount', 'daily', 'fba_amount', 'fbm_amount', 'promoted_amount', 'price', 'discount', 'refund_amount', 'refund_rate',
        'return_rate', 'net_amount', 'total_spend', 'ad_amount', 'CTR', 'avg_cpc', 'conversion_rate', 'acos', 'acoas', 'tacos',
        'cover_days', 'unit_session_rate', 'order_session_rate', 'buy_box_views', 'buy_box_rate', 'b2b_amount', 'settled_sales', 'settled',
        'purchase_cost', 'head_cost', 'package_cost', 'other_cost', 'returned_cost', 'past_cost', 'custom_fee', 'gross_profit',
        'gross_margin', 'roi',
      ],
      integers: [
        'quantity', 'fba_quantity', 'fbm_quantity', 'promoted_quantity', 'orders', 'refund_quantity', 'returned', 'impressions', 'clicks',
        'ad_orders', 'sellable', 'reserved', 'working', 'shipped', 'receiving', 'onway', 'stock_total', 'sessions', 'page_views',
        'session_units', 'session_items', 'b2b_quantity',
      ],
      texts: [
        'shop', 'asin', 'parent_asin', 'spu', 'specialist', 'leader', 'assistant', 'developer', 'category', 'brand', 'shop_owner',
      ],
    },
    salesStatistics: {
      list: CALLS.salesStatistics,
      key: [],
      decimals: [
        'amount', 'daily', 'fba_amount', 'fbm_amount', 'promoted_amount', 'price', 'discount', 'refund_amount', 'refund_rate',
        'return_rate', 'net_amount', 'total_spend', 'ad_amount', 'CTR', 'avg_cpc', 'conversion_rate', 'acos', 'acoas', 'tacos',
        'cover_days', 'unit_session_rate', 'order_session_rate', 'buy_box_views', 'buy_box_rate', 'b2b_amount', 'settled_sales', 'settled',
        'purchase_cost', 'head_cost', 'package_cost', 'other_cost', 'returned_cost', 'past_cost', 'custom_fee', 'gross_profit',
        'gross_margin', 'roi',
      ],
      integers: [
        'quantity', 'fba_quantity', 'fbm_quantity', 'promoted_quantity', 'orders', 'refund_quantity', 'returned', 'impressions', 'clicks',
        'ad_orders', 'sellable', 'reserved', 'working', 'shipped', 'receiving', 'onway', 'stock_total', 'sessions', 'page_views',
        'session_units', 'session_items', 'b2b_quantity',
      ],
      texts: [
        'shop', 'asin', 'parent_asin', 'spu', 'specialist', 'leader', 'assistant', 'developer', 'category', 'brand', 'shop_owner',
      ],
    },
    performanceTotal: {
      list: CALLS.performanceTotal,
      key: [],
      decimals: [
        'amount', 'daily', 'fba_amount', 'fbm_amount', 'promoted_amount', 'price', 'discount', 'refund_amount', 'refund_rate',
        'return_rate', 'net_amount', 'total_spend', 'ad_amount', 'CTR', 'avg_cpc', 'conversion_rate', 'acos', 'acoas', 'tacos',
        'cover_days', 'unit_session_rate', 'order_session_rate', 'buy_box_views', 'buy_box_rate', 'b2b_amount', 'settled_sales', 'settled',
        'purchase_cost', 'head_cost', 'package_cost', 'other_cost', 'returned_cost', 'past_cost', 'custom_fee', 'gross_profit',
        'gross_margin', 'roi',
      ],
      integers: [
        'quantity', 'fba_quantity', 'fbm_quantity', 'promoted_quantity', 'orders', 'refund_quantity', 'returned', 'impressions', 'clicks',
        'ad_orders', 'sellable', 'reserved', 'working', 'shipped', 'receiving', 'onway', 'stock_total', 'sessions', 'page_views',
        'session_units', 'session_items', 'b2b_quantity',
      ],
      texts: [
        'shop', 'asin', 'parent_asin', 'spu', 'specialist', 'leader', 'assistant', 'developer', 'category', 'brand', 'shop_owner',
      ],
    },
    shopStatistics: {
      list: CALLS.shopStatistics,
      key: [],
      decimals: [
        'amount', 'customer_price', 'unit_session_rate', 'buy_box_views', 'buy_box_rate', 'refund_amount', 'discount', 'net_amount',
        'price', 'refund_rate', 'return_rate', 'sp_spend', 'sb_spend', 'sd_spend', 'total_spend', 'sp_amount', 'brand_amount', 'ad_amount',
        'CTR', 'avg_cpc', 'acoas', 'acos', 'tacos', 'settled_sales', 'settled', 'purchase_cost', 'head_cost', 'package_cost', 'other_cost',
        'returned_cost', 'past_cost', 'custom_fee', 'gross_profit', 'gross_margin', 'daily', 'turnover_day',
      ],
      integers: [
        'quantity', 'orders', 'sessions', 'page_views', 'session_units', 'refund_quantity', 'returned', 'sp_orders', 'brand_orders',
        'ad_orders', 'sp_impressions', 'brand_impressions', 'impressions', 'sp_clicks', 'brand_clicks', 'clicks', 'stock_total', 'feedback',
        'negative_feedback', 'claims',
      ],
      texts: ['shop', 'shop_owner'],
    },
    labelList: {
      list: CALLS.labelList,
      key: ['id'],
      decimals: [],
      integers: [],
      texts: ['id', 'creator'],
    },
    financeItemPerformance: {
      list: CALLS.financeItemPerformance,
      key: [],
      decimals: [
        'amount', 'daily', 'fba_amount', 'fbm_amount', 'promoted_amount', 'price', 'discount', 'refund_amount', 'refund_rate',
        'return_rate', 'net_amount', 'total_spend', 'ad_amount', 'CTR', 'avg_cpc', 'conversion_rate', 'acos', 'acoas', 'tacos',
        'cover_days', 'unit_session_rate', 'order_session_rate', 'buy_box_views', 'buy_box_rate', 'b2b_amount', 'settled_sales', 'settled',
        'purchase_cost', 'head_cost', 'package_cost', 'other_cost', 'returned_cost', 'past_cost', 'custom_fee', 'gross_profit',
        'gross_margin', 'roi',
      ],
      integers: [
        'quantity', 'fba_quantity', 'fbm_quantity', 'promoted_quantity', 'orders', 'refund_quantity', 'returned', 'impressions', 'clicks',
        'ad_orders', 'sellable', 'reserved', 'working', 'shipped', 'receiving', 'onway', 'stock_total', 'sessions', 'page_views',
        'session_units', 'session_items', 'b2b_quantity',
      ],
      texts: [
        'shop', 'asin', 'parent_asin', 'spu', 'specialist', 'leader', 'assistant', 'developer', 'category', 'brand', 'shop_owner',
      ],
    },
    financeItemPerformanceSub: {
      list: CALLS.financeItemPerformanceSub,
      key: [],
      decimals: [
        'amount', 'daily', 'fba_amount', 'fbm_amount', 'promoted_amount', 'price', 'discount', 'refund_amount', 'refund_rate',
        'return_rate', 'net_amount', 'total_spend', 'ad_amount', 'CTR', 'avg_cpc', 'conversion_rate', 'acos', 'acoas', 'tacos',
        'cover_days', 'unit_session_rate', 'order_session_rate', 'buy_box_views', 'buy_box_rate', 'b2b_amount', 'settled_sales', 'settled',
        'purchase_cost', 'head_cost', 'package_cost', 'other_cost', 'returned_cost', 'past_cost', 'custom_fee', 'gross_profit',
        'gross_margin', 'roi',
      ],
      integers: [
        'quantity', 'fba_quantity', 'fbm_quantity', 'promoted_quantity', 'orders', 'refund_quantity', 'returned', 'impressions', 'clicks',
        'ad_orders', 'sellable', 'reserved', 'working', 'shipped', 'receiving', 'onway', 'stock_total', 'sessions', 'page_views',
        'session_units', 'session_items', 'b2b_quantity',
      ],
      texts: [
        'shop', 'asin', 'parent_asin', 'spu', 'specialist', 'leader', 'assistant', 'developer', 'category', 'brand', 'shop_owner',
      ],
    },
    financeItemPerformanceDetail: {
      list: CALLS.financeItemPerformanceDetail,
      key: [],
      decimals: [
        'amount', 'daily', 'fba_amount', 'fbm_amount', 'promoted_amount', 'price', 'discount', 'refund_amount', 'refund_rate',
        'return_rate', 'net_amount', 'total_spend', 'ad_amount', 'CTR', 'avg_cpc', 'conversion_rate', 'acos', 'acoas', 'tacos',
        'cover_days', 'unit_session_rate', 'order_session_rate', 'buy_box_views', 'buy_box_rate', 'b2b_amount', 'settled_sales', 'settled',
        'purchase_cost', 'head_cost', 'package_cost', 'other_cost', 'returned_cost', 'past_cost', 'custom_fee', 'gross_profit',
        'gross_margin', 'roi',
      ],
      integers: [
        'quantity', 'fba_quantity', 'fbm_quantity', 'promoted_quantity', 'orders', 'refund_quantity', 'returned', 'impressions', 'clicks',
        'ad_orders', 'sellable', 'reserved', 'working', 'shipped', 'receiving', 'onway', 'stock_total', 'sessions', 'page_views',
        'session_units', 'session_items', 'b2b_quantity',
      ],
      texts: [
        'shop', 'asin', 'parent_asin', 'spu', 'specialist', 'leader', 'assistant', 'developer', 'category', 'brand', 'shop_owner',
      ],
    },
    financeSalesStatistics: {
      list: CALLS.financeSalesStatistics,
      key: [],
      decimals: [
        'amount', 'daily', 'fba_amount', 'fbm_amount', 'promoted_amount', 'price', 'discount', 'refund_amount', 'refund_rate',
        'return_rate', 'net_amount', 'total_spend', 'ad_amount', 'CTR', 'avg_cpc', 'conversion_rate', 'acos', 'acoas', 'tacos',
        'cover_days', 'unit_session_rate', 'order_session_rate', 'buy_box_views', 'buy_box_rate', 'b2b_amount', 'settled_sales', 'settled',
        'purchase_cost', 'head_cost', 'package_cost', 'other_cost', 'returned_cost', 'past_cost', 'custom_fee', 'gross_profit',
        'gross_margin', 'roi',
      ],
      integers: [
        'quantity', 'fba_quantity', 'fbm_quantity', 'promoted_quantity', 'orders', 'refund_quantity', 'returned', 'impressions', 'clicks',
        'ad_orders', 'sellable', 'reserved', 'working', 'shipped', 'receiving', 'onway', 'stock_total', 'sessions', 'page_views',
        'session_units', 'session_items', 'b2b_quantity',
      ],
      texts: [
        'shop', 'asin', 'parent_asin', 'spu', 'specialist', 'leader', 'assistant', 'developer', 'category', 'brand', 'shop_owner',
      ],
    },
    financePerformanceTotal: {
      list: CALLS.financePerformanceTotal,
      key: [],
      decimals: [
        'amount', 'daily', 'fba_amount', 'fbm_amount', 'promoted_amount', 'price', 'discount', 'refund_amount', 'refund_rate',
        'return_rate', 'net_amount', 'total_spend', 'ad_amount', 'CTR', 'avg_cpc', 'conversion_rate', 'acos', 'acoas', 'tacos',
        'cover_days', 'unit_session_rate', 'order_session_rate', 'buy_box_views', 'buy_box_rate', 'b2b_amount', 'settled_sales', 'settled',
        'purchase_cost', 'head_cost', 'package_cost', 'other_cost', 'returned_cost', 'past_cost', 'custom_fee', 'gross_profit',
        'gross_margin', 'roi',
      ],
      integers: [
        'quantity', 'fba_quantity', 'fbm_quantity', 'promoted_quantity', 'orders', 'refund_quantity', 'returned', 'impressions', 'clicks',
        'ad_orders', 'sellable', 'reserved', 'working', 'shipped', 'receiving', 'onway', 'stock_total', 'sessions', 'page_views',
        'session_units', 'session_items', 'b2b_quantity',
      ],
      texts: [
        'shop', 'asin', 'parent_asin', 'spu', 'specialist', 'leader', 'assistant', 'developer', 'category', 'brand', 'shop_owner',
      ],
    },
    financeShopStatistics: {
      list: CALLS.financeShopStatistics,
      key: [],
      decimals: [
        'amount', 'customer_price', 'unit_session_rate', 'buy_box_views', 'buy_box_rate', 'refund_amount', 'discount', 'net_amount',
        'price', 'refund_rate', 'return_rate', 'sp_spend', 'sb_spend', 'sd_spend', 'total_spend', 'sp_amount', 'brand_amount', 'ad_amount',
        'CTR', 'avg_cpc', 'acoas', 'acos', 'tacos', 'settled_sales', 'settled', 'purchase_cost', 'head_cost', 'package_cost', 'other_cost',
        'returned_cost', 'past_cost', 'custom_fee', 'gross_profit', 'gross_margin', 'daily', 'turnover_day',
      ],
      integers: [
        'quantity', 'orders', 'sessions', 'page_views', 'session_units', 'refund_quantity', 'returned', 'sp_orders', 'brand_orders',
        'ad_orders', 'sp_impressions', 'brand_impressions', 'impressions', 'sp_clicks', 'brand_clicks', 'clicks', 'stock_total', 'feedback',
        'negative_feedback', 'claims',
      ],
      texts: ['shop', 'shop_owner'],
    },
    financeLabelList: {
      list: CALLS.financeLabelList,
      key: ['id'],
      decimals: [],
      integers: [],
      texts: ['id', 'creator'],
    },
    storePerformance: {
      list: CALLS.storePerformance,
      key: [],
      decimals: [
        'amount', 'customer_price', 'unit_session_rate', 'buy_box_views', 'buy_box_rate', 'refund_amount', 'discount', 'net_amount',
        'price', 'refund_rate', 'return_rate', 'sp_spend', 'sb_spend', 'sd_spend', 'total_spend', 'sp_amount', 'brand_amount', 'ad_amount',
        'CTR', 'avg_cpc', 'acoas', 'acos', 'tacos', 'settled_sales', 'settled', 'purchase_cost', 'head_cost', 'package_cost', 'other_cost',
        'returned_cost', 'past_cost', 'custom_fee', 'gross_profit', 'gross_margin', 'daily', 'turnover_day',
      ],
      integers: [
        'quantity', 'orders', 'sessions', 'page_views', 'session_units', 'refund_quantity', 'returned', 'sp_orders', 'brand_orders',
        'ad_orders', 'sp_impressions', 'brand_impressions', 'impressions', 'sp_clicks', 'brand_clicks', 'clicks', 'stock_total', 'feedback',
        'negative_feedback', 'claims',
      ],
      texts: ['shop', 'shop_owner'],
    },
    asinTraffic: {
      list: CALLS.asinTraffic,
      key: ['id'],
      decimals: ['buy_box_share', 'buy_box_views', 'buy_box_rate', 'sales', 'sales_b2b', 'unit_session_rate'],
      integers: [
        'line_no', 'sessions', 'sessions_b2b', 'sessions_app', 'sessions_browser', 'page_views', 'page_views_b2b', 'page_views_app',
        'page_views_browser', 'units', 'units_b2b', 'order_items', 'order_items_b2b',
      ],
      texts: [
        'id', 'import_id', 'shop_id', 'parent_asin', 'asin', 'shop.pool_id', 'shop.owner', 'product.asin', 'product.parent_asin',
        'product.leader', 'product.specialist', 'product.assistant', 'product.developer', 'product.category_id', 'product.brand_id',
        'product.spu_id',
      ],
    },
    parentTraffic: {
      list: CALLS.parentTraffic,
      key: ['id'],
      decimals: ['buy_box_share', 'buy_box_views', 'buy_box_rate', 'sales', 'sales_b2b', 'unit_session_rate'],
      integers: [
        'line_no', 'sessions', 'sessions_b2b', 'sessions_app', 'sessions_browser', 'page_views', 'page_views_b2b', 'page_views_app',
        'page_views_browser', 'units', 'units_b2b', 'order_items', 'order_items_b2b',
      ],
      texts: ['id', 'import_id', 'shop_id', 'parent_asin', 'shop.pool_id'],
    },
    shopTraffic: {
      list: CALLS.shopTraffic,
      key: ['id'],
      decimals: [
        'buy_box_share', 'buy_box_views', 'buy_box_rate', 'sales', 'sales_b2b', 'unit_session_rate', 'claims_amount', 'shipped_sales',
      ],
      integers: [
        'line_no', 'sessions', 'sessions_b2b', 'page_views', 'page_views_b2b', 'units', 'units_b2b', 'order_items', 'order_items_b2b',
        'units_refunded', 'feedback', 'negative_feedback', 'claims', 'units_shipped', 'orders_shipped',
      ],
      texts: ['id', 'import_id', 'shop_id', 'shop.pool_id', 'shop.owner'],
    },
    asinBoard: {
      list: CALLS.asinBoard,
      key: [],
      decimals: [
        'amount', 'daily', 'fba_amount', 'fbm_amount', 'promoted_amount', 'price', 'discount', 'refund_amount', 'refund_rate',
        'return_rate', 'net_amount', 'total_spend', 'ad_amount', 'CTR', 'avg_cpc', 'conversion_rate', 'acos', 'acoas', 'tacos',
        'cover_days', 'unit_session_rate', 'order_session_rate', 'buy_box_views', 'buy_box_rate', 'b2b_amount', 'settled_sales', 'settled',
        'purchase_cost', 'head_cost', 'package_cost', 'other_cost', 'returned_cost', 'past_cost', 'custom_fee', 'gross_profit',
        'gross_margin', 'roi',
      ],
      integers: [
        'quantity', 'fba_quantity', 'fbm_quantity', 'promoted_quantity', 'orders', 'refund_quantity', 'returned', 'impressions', 'clicks',
        'ad_orders', 'sellable', 'reserved', 'working', 'shipped', 'receiving', 'onway', 'stock_total', 'sessions', 'page_views',
        'session_units', 'session_items', 'b2b_quantity',
      ],
      texts: [
        'shop', 'asin', 'parent_asin', 'spu', 'specialist', 'leader', 'assistant', 'developer', 'category', 'brand', 'shop_owner',
      ],
    },
    productLogReport: {
      list: CALLS.productLogReport,
      key: [],
      decimals: [],
      integers: ['lines'],
      texts: ['shop', 'asin'],
    },
    productLogList: {
      list: CALLS.productLogList,
      add: CALLS.productLogAdd,
      edit: CALLS.productLogEdit,
      remove: CALLS.productLogRemove,
      key: ['id'],
      decimals: [],
      integers: [],
      texts: ['id', 'shop_id', 'creator', 'product.asin', 'product.parent_asin', 'product.specialist'],
    },
    asinBoardReasons: {
      list: CALLS.asinBoardReasons,
      key: [],
      decimals: [],
      integers: ['returned', 'orders', 'rows'],
      texts: [
        'shop', 'asin', 'parent_asin', 'specialist', 'leader', 'assistant', 'developer', 'category', 'brand', 'shop_owner',
      ],
    },
    nicheList: {
      list: CALLS.nicheList,
      get: CALLS.niche,
      add: CALLS.nicheAdd,
      edit: CALLS.nicheEdit,
      remove: CALLS.nicheRemove,
      key: ['id'],
      decimals: ['growth_90', 'avg_units', 'avg_price', 'avg_star', 'top5_share', 'return_rate', 'suggested_bid'],
      integers: [
        'search_360', 'search_90', 'units_360', 'product_count', 'avg_review', 'brand_count', 'seller_count', 'new_success',
      ],
      texts: ['id', 'category_id', 'creator'],
    },
  },
}

/** One for all that this module says of calls: a server whose stamp is another is asked what it has. */
export const STAMP = '4409c863322d'

/** Calls of this family that are not built yet: our server answers them with one fixed refusal. */
export const PLANNED = [] as const

/** 销量与产品表现: the lists and rows of this family, as refine asks for them. */
export function provider(transport: Transport): DataProvider {
  return createFamilyProvider(FAMILY, transport)
}

/**
 * 产品表现
 * POST /fba/api/v1/salesStatistics/itemPerformance · ListRequest → ListAnswer<PerformanceFigures>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function itemPerformance(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<PerformanceFigures>> {
  return askList<PerformanceFigures>(transport, FAMILY, CALLS.itemPerformance, FAMILY.resources['itemPerformance']!, body, options)
}

/**
 * 子体
 * POST /fba/api/v1/salesStatistics/itemPerformance/sub · ListRequest → ListAnswer<PerformanceFigures>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function itemPerformanceSub(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<PerformanceFigures>> {
  return askList<PerformanceFigures>(transport, FAMILY, CALLS.itemPerformanceSub, FAMILY.resources['itemPerformanceSub']!, body, options)
}

/**
 * 趋势/明细
 * POST /fba/api/v1/salesStatistics/itemPerformance/detail · ListRequest → ListAnswer<PerformanceFigures>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function itemPerformanceDetail(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<PerformanceFigures>> {
  return askList<PerformanceFigures>(transport, FAMILY, CALLS.itemPerformanceDetail, FAMILY.resources['itemPerformanceDetail']!, body, options)
}

/**
 * 销量统计
 * POST /fba/api/v1/salesStatistics/salesStatistics · ListRequest → ListAnswer<PerformanceFigures>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function salesStatistics(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<PerformanceFigures>> {
  return askList<PerformanceFigures>(transport, FAMILY, CALLS.salesStatistics, FAMILY.resources['salesStatistics']!, body, options)
}

/**
 * 合计
 * POST /fba/api/v1/salesStatistics/performanceTotal · ListRequest → ListAnswer<PerformanceFigures>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function performanceTotal(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<PerformanceFigures>> {
  return askList<PerformanceFigures>(transport, FAMILY, CALLS.performanceTotal, FAMILY.resources['performanceTotal']!, body, options)
}

/**
 * 店铺统计
 * POST /fba/api/v1/salesStatistics/shopStatistics · ListRequest → ListAnswer<ShopPerformanceFigures>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function shopStatistics(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<ShopPerformanceFigures>> {
  return askList<ShopPerformanceFigures>(transport, FAMILY, CALLS.shopStatistics, FAMILY.resources['shopStatistics']!, body, options)
}

/**
 * 标签
 * POST /fba/api/v1/salesStatistics/labelList · ListRequest → ListAnswer<TagRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function labelList(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<TagRow>> {
  return askList<TagRow>(transport, FAMILY, CALLS.labelList, FAMILY.resources['labelList']!, body, options)
}

/**
 * 产品表现
 * POST /fba_finance/api/v1/salesStatistics/itemPerformance · ListRequest → ListAnswer<PerformanceFigures>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function financeItemPerformance(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<PerformanceFigures>> {
  return askList<PerformanceFigures>(transport, FAMILY, CALLS.financeItemPerformance, FAMILY.resources['financeItemPerformance']!, body, options)
}

/**
 * 子体
 * POST /fba_finance/api/v1/salesStatistics/itemPerformance/sub · ListRequest → ListAnswer<PerformanceFigures>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function financeItemPerformanceSub(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<PerformanceFigures>> {
  return askList<PerformanceFigures>(transport, FAMILY, CALLS.financeItemPerformanceSub, FAMILY.resources['financeItemPerformanceSub']!, body, options)
}

/**
 * 趋势/明细
 * POST /fba_finance/api/v1/salesStatistics/itemPerformance/detail · ListRequest → ListAnswer<PerformanceFigures>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function financeItemPerformanceDetail(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<PerformanceFigures>> {
  return askList<PerformanceFigures>(transport, FAMILY, CALLS.financeItemPerformanceDetail, FAMILY.resources['financeItemPerformanceDetail']!, body, options)
}

/**
 * 销量统计(动态日期列)
 * POST /fba_finance/api/v1/salesStatistics/salesStatistics · ListRequest → ListAnswer<PerformanceFigures>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function financeSalesStatistics(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<PerformanceFigures>> {
  return askList<PerformanceFigures>(transport, FAMILY, CALLS.financeSalesStatistics, FAMILY.resources['financeSalesStatistics']!, body, options)
}

/**
 * 合计
 * POST /fba_finance/api/v1/salesStatistics/performanceTotal · ListRequest → ListAnswer<PerformanceFigures>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function financePerformanceTotal(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<PerformanceFigures>> {
  return askList<PerformanceFigures>(transport, FAMILY, CALLS.financePerformanceTotal, FAMILY.resources['financePerformanceTotal']!, body, options)
}

/**
 * 店铺统计
 * POST /fba_finance/api/v1/salesStatistics/shopStatistics · ListRequest → ListAnswer<ShopPerformanceFigures>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function financeShopStatistics(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<ShopPerformanceFigures>> {
  return askList<ShopPerformanceFigures>(transport, FAMILY, CALLS.financeShopStatistics, FAMILY.resources['financeShopStatistics']!, body, options)
}

/**
 * 标签
 * POST /fba_finance/api/v1/salesStatistics/labelList · ListRequest → ListAnswer<TagRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function financeLabelList(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<TagRow>> {
  return askList<TagRow>(transport, FAMILY, CALLS.financeLabelList, FAMILY.resources['financeLabelList']!, body, options)
}

/**
 * 店铺表现
 * POST /fba/api/v1/salesStatistics/storePerformance · ListRequest → ListAnswer<ShopPerformanceFigures>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function storePerformance(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<ShopPerformanceFigures>> {
  return askList<ShopPerformanceFigures>(transport, FAMILY, CALLS.storePerformance, FAMILY.resources['storePerformance']!, body, options)
}

/**
 * 业务报告：商品流量
 * POST /fba/api/v1/salesStatistics/asinTraffic · ListRequest → ListAnswer<AsinTrafficRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function asinTraffic(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<AsinTrafficRow>> {
  return askList<AsinTrafficRow>(transport, FAMILY, CALLS.asinTraffic, FAMILY.resources['asinTraffic']!, body, options)
}

/**
 * 业务报告：父ASIN流量
 * POST /fba/api/v1/salesStatistics/parentTraffic · ListRequest → ListAnswer<ParentTrafficRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function parentTraffic(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<ParentTrafficRow>> {
  return askList<ParentTrafficRow>(transport, FAMILY, CALLS.parentTraffic, FAMILY.resources['parentTraffic']!, body, options)
}

/**
 * 业务报告：店铺每日流量
 * POST /fba/api/v1/salesStatistics/shopTraffic · ListRequest → ListAnswer<ShopTrafficDayRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function shopTraffic(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<ShopTrafficDayRow>> {
  return askList<ShopTrafficDayRow>(transport, FAMILY, CALLS.shopTraffic, FAMILY.resources['shopTraffic']!, body, options)
}

/**
 * ASIN看板
 * POST /fba/api/v1/salesStatistics/asinBoard · ListRequest → ListAnswer<PerformanceFigures>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function asinBoard(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<PerformanceFigures>> {
  return askList<PerformanceFigures>(transport, FAMILY, CALLS.asinBoard, FAMILY.resources['asinBoard']!, body, options)
}

/**
 * 关注或取消关注商品
 * POST /fba/api/v1/salesStatistics/follow · ProductFollowRequest → ProductFollowResponse. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function productFollow(transport: Transport, body: ProductFollowRequest, options?: CallOptions): Promise<ProductFollowResponse> {
  return transport.call<ProductFollowResponse>(CALLS.productFollow, body, options)
}

/**
 * 运营日志统计
 * POST /fba/api/v1/salesStatistics/log/report · ListRequest → ListAnswer<ProductLogsFigures>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function productLogReport(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<ProductLogsFigures>> {
  return askList<ProductLogsFigures>(transport, FAMILY, CALLS.productLogReport, FAMILY.resources['productLogReport']!, body, options)
}

/**
 * 运营日志列表
 * POST /fba/api/v1/salesStatistics/log/list · ListRequest → ListAnswer<ProductLogRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function productLogList(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<ProductLogRow>> {
  return askList<ProductLogRow>(transport, FAMILY, CALLS.productLogList, FAMILY.resources['productLogList']!, body, options)
}

/**
 * 写运营日志
 * POST /fba/api/v1/salesStatistics/log/add · ProductLogAdd → ProductLogRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function productLogAdd(transport: Transport, body: ProductLogAdd, options?: CallOptions): Promise<ProductLogRow> {
  return transport.call<ProductLogRow>(CALLS.productLogAdd, body, options)
}

/**
 * 修改运营日志
 * POST /fba/api/v1/salesStatistics/log/edit · ProductLogEdit → ProductLogRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function productLogEdit(transport: Transport, body: ProductLogEdit, options?: CallOptions): Promise<ProductLogRow> {
  return transport.call<ProductLogRow>(CALLS.productLogEdit, body, options)
}

/**
 * 删除运营日志
 * POST /fba/api/v1/salesStatistics/log/remove · ProductLogKey → unknown. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function productLogRemove(transport: Transport, body: ProductLogKey, options?: CallOptions): Promise<unknown> {
  return transport.call<unknown>(CALLS.productLogRemove, body, options)
}

/**
 * ASIN看板：退货原因
 * POST /fba/api/v1/salesStatistics/asinBoard/reasons · ListRequest → ListAnswer<ReturnReasonsFigures>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function asinBoardReasons(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<ReturnReasonsFigures>> {
  return askList<ReturnReasonsFigures>(transport, FAMILY, CALLS.asinBoardReasons, FAMILY.resources['asinBoardReasons']!, body, options)
}

/**
 * 列出细分市场
 * POST /fba/api/v1/niche/list · ListRequest → ListAnswer<NicheRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function nicheList(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<NicheRow>> {
  return askList<NicheRow>(transport, FAMILY, CALLS.nicheList, FAMILY.resources['nicheList']!, body, options)
}

/**
 * 读取一张细分市场
 * POST /fba/api/v1/niche/get · NicheKey → NicheRow.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function niche(transport: Transport, body: NicheKey, options?: CallOptions): Promise<NicheRow> {
  return transport.call<NicheRow>(CALLS.niche, body, options)
}

/**
 * 新增细分市场
 * POST /fba/api/v1/niche/add · NicheAdd → NicheRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function nicheAdd(transport: Transport, body: NicheAdd, options?: CallOptions): Promise<NicheRow> {
  return transport.call<NicheRow>(CALLS.nicheAdd, body, options)
}

/**
 * 修改细分市场
 * POST /fba/api/v1/niche/edit · NicheEdit → NicheRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function nicheEdit(transport: Transport, body: NicheEdit, options?: CallOptions): Promise<NicheRow> {
  return transport.call<NicheRow>(CALLS.nicheEdit, body, options)
}

/**
 * 删除细分市场
 * POST /fba/api/v1/niche/remove · NicheKey → unknown. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function nicheRemove(transport: Transport, body: NicheKey, options?: CallOptions): Promise<unknown> {
  return transport.call<unknown>(CALLS.nicheRemove, body, options)
}
