/**
 * 运营看板：25 个接口已建成，0 个待建。
 * Written by `npm run codegen` from schemas/endpoints/operationBoard.json: edit that, not this file.
 */
import type { DataProvider } from '@refinedev/core'
import { askList, createFamilyProvider } from '../../data/family-provider'
import type { CallMeta, CallOptions, FamilyMeta, Transport } from '../../../contract/transport'
import type { FbaStockNowFigures } from '../../../contract/generated/datasets/fba_stock_now'
import type { FbaValueFigures } from '../../../contract/generated/datasets/fba_value'
import type { OrdersFigures } from '../../../contract/generated/datasets/orders'
import type { PerformanceFigures } from '../../../contract/generated/datasets/performance'
import type { ReturnRatesFigures } from '../../../contract/generated/datasets/return_rates'
import type { ReturnReasonsFigures } from '../../../contract/generated/datasets/return_reasons'
import type { ShopPerformanceFigures } from '../../../contract/generated/datasets/shop_performance'
import type { ShopRow } from '../../../contract/generated/entities/shop'
import type {
  ExportReasonAnalysisCustomRequest, ExportReasonAnalysisCustomResponse, ExportReasonAnalysisRequest, ExportReasonAnalysisResponse,
} from '../../../contract/generated/families/operationBoard'
import type { ListAnswer, ListRequest } from '../../../contract/wire'
import { WIRES } from '../wires'

/** How each built call is sent. */
export const CALLS = {
  defaultShop: {
    family: 'operationBoard', call: 'defaultShop', method: 'POST', path: '/fba/api/v1/operationBoard/defaultShop', client: 'erp',
    wire: 'erp', body: 'json', answer: 'json', writes: false,
  },
  defaultShopCustom: {
    family: 'operationBoard', call: 'defaultShopCustom', method: 'POST', path: '/fba/api/v1/operationBoard/defaultShopCustom',
    client: 'erp', wire: 'erp', body: 'json', answer: 'json', writes: false,
  },
  stockData: {
    family: 'operationBoard', call: 'stockData', method: 'POST', path: '/fba/api/v1/operationBoard/stockData', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  stockValue: {
    family: 'operationBoard', call: 'stockValue', method: 'POST', path: '/fba/api/v1/operationBoard/stockValue', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  stockDataCustom: {
    family: 'operationBoard', call: 'stockDataCustom', method: 'POST', path: '/fba/api/v1/operationBoard/stockDataCustom', client: 'erp',
    wire: 'erp', body: 'json', answer: 'json', writes: false,
  },
  comprehensiveData: {
    family: 'operationBoard', call: 'comprehensiveData', method: 'POST', path: '/fba/api/v1/operationBoard/comprehensiveData',
    client: 'erp', wire: 'erp', body: 'json', answer: 'json', writes: false,
  },
  comprehensiveDataCustom: {
    family: 'operationBoard', call: 'comprehensiveDataCustom', method: 'POST', path: '/fba/api/v1/operationBoard/comprehensiveDataCustom',
    client: 'erp', wire: 'erp', body: 'json', answer: 'json', writes: false,
  },
  chartList: {
    family: 'operationBoard', call: 'chartList', method: 'POST', path: '/fba/api/v1/operationBoard/chartList', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  chartListCustom: {
    family: 'operationBoard', call: 'chartListCustom', method: 'POST', path: '/fba/api/v1/operationBoard/chartListCustom', client: 'erp',
    wire: 'erp', body: 'json', answer: 'json', writes: false,
  },
  compareAnalysis: {
    family: 'operationBoard', call: 'compareAnalysis', method: 'POST', path: '/fba/api/v1/operationBoard/compareAnalysis', client: 'erp',
    wire: 'erp', body: 'json', answer: 'json', writes: false,
  },
  compareAnalysisCustom: {
    family: 'operationBoard', call: 'compareAnalysisCustom', method: 'POST', path: '/fba/api/v1/operationBoard/compareAnalysisCustom',
    client: 'erp', wire: 'erp', body: 'json', answer: 'json', writes: false,
  },
  listingList: {
    family: 'operationBoard', call: 'listingList', method: 'POST', path: '/fba/api/v1/operationBoard/listingList', client: 'erp',
    wire: 'erp', body: 'json', answer: 'json', writes: false,
  },
  listingListCustom: {
    family: 'operationBoard', call: 'listingListCustom', method: 'POST', path: '/fba/api/v1/operationBoard/listingListCustom',
    client: 'erp', wire: 'erp', body: 'json', answer: 'json', writes: false,
  },
  orderAnalysis: {
    family: 'operationBoard', call: 'orderAnalysis', method: 'POST', path: '/fba/api/v1/operationBoard/orderAnalysis', client: 'erp',
    wire: 'erp', body: 'json', answer: 'json', writes: false,
  },
  orderAnalysisCustom: {
    family: 'operationBoard', call: 'orderAnalysisCustom', method: 'POST', path: '/fba/api/v1/operationBoard/orderAnalysisCustom',
    client: 'erp', wire: 'erp', body: 'json', answer: 'json', writes: false,
  },
  hourAnalysis: {
    family: 'operationBoard', call: 'hourAnalysis', method: 'POST', path: '/fba/api/v1/operationBoard/hourAnalysis', client: 'erp',
    wire: 'erp', body: 'json', answer: 'json', writes: false,
  },
  hourAnalysisCustom: {
    family: 'operationBoard', call: 'hourAnalysisCustom', method: 'POST', path: '/fba/api/v1/operationBoard/hourAnalysisCustom',
    client: 'erp', wire: 'erp', body: 'json', answer: 'json', writes: false,
  },
  returnSubAnalysis: {
    family: 'operationBoard', call: 'returnSubAnalysis', method: 'POST', path: '/fba/api/v1/operationBoard/returnSubAnalysis',
    client: 'erp', wire: 'erp', body: 'json', answer: 'json', writes: false,
  },
  returnSubAnalysisCustom: {
    family: 'operationBoard', call: 'returnSubAnalysisCustom', method: 'POST', path: '/fba/api/v1/operationBoard/returnSubAnalysisCustom',
    client: 'erp', wire: 'erp', body: 'json', answer: 'json', writes: false,
  },
  returnReasonAnalysis: {
    family: 'operationBoard', call: 'returnReasonAnalysis', method: 'POST', path: '/fba/api/v1/operationBoard/returnReasonAnalysis',
    client: 'erp', wire: 'erp', body: 'json', answer: 'json', writes: false,
  },
  returnReasonAnalysisCustom: {
    family: 'operationBoard', call: 'returnReasonAnalysisCustom', method: 'POST',
    path: '/fba/api/v1/operationBoard/returnReasonAnalysisCustom', client: 'erp', wire: 'erp', body: 'json', answer: 'json', writes: false,
  },
  detailReasonAnalysis: {
    family: 'operationBoard', call: 'detailReasonAnalysis', method: 'POST', path: '/fba/api/v1/operationBoard/detailReasonAnalysis',
    client: 'erp', wire: 'erp', body: 'json', answer: 'json', writes: false,
  },
  detailReasonAnalysisCustom: {
    family: 'operationBoard', call: 'detailReasonAnalysisCustom', method: 'POST',
    path: '/fba/api/v1/operationBoard/detailReasonAnalysisCustom', client: 'erp', wire: 'erp', body: 'json', answer: 'json', writes: false,
  },
  exportReasonAnalysis: {
    family: 'operationBoard', call: 'exportReasonAnalysis', method: 'POST', path: '/fba/api/v1/operationBoard/exportReasonAnalysis',
    client: 'erp', wire: 'erp', body: 'json', answer: 'json', writes: true,
  },
  exportReasonAnalysisCustom: {
    family: 'operationBoard', call: 'exportReasonAnalysisCustom', method: 'POST',
    path: '/fba/api/v1/operationBoard/exportReasonAnalysisCustom', client: 'erp', wire: 'erp', body: 'json', answer: 'json', writes: true,
  },
} satisfies Record<string, CallMeta>

/** What the provider needs to know of the family. */
export const FAMILY: FamilyMeta = {
  family: 'operationBoard',
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
    defaultShop: {
      list: CALLS.defaultShop,
      key: ['id'],
      decimals: [],
      integers: ['warning_days', 'own_config.stockWarningDays', 'sales30.quantity', 'sales30.orders', 'sales30.items'],
      texts: ['id', 'pool_id', 'leader', 'owner'],
    },
    defaultShopCustom: {
      list: CALLS.defaultShopCustom,
      key: ['id'],
      decimals: [],
      integers: ['warning_days', 'own_config.stockWarningDays', 'sales30.quantity', 'sales30.orders', 'sales30.items'],
      texts: ['id', 'pool_id', 'leader', 'owner'],
    },
    stockData: {
      list: CALLS.stockData,
      key: [],
      decimals: [],
      integers: [
        'sellable', 'reserved', 'unsellable', 'working', 'shipped', 'receiving', 'onway', 'total', 'skus', 'out_skus',
      ],
      texts: ['pool', 'specialist'],
    },
    stockValue: {
      list: CALLS.stockValue,
      key: [],
      decimals: ['value', 'used'],
      integers: ['left', 'batches'],
      texts: ['shop', 'pool', 'specialist'],
    },
    stockDataCustom: {
      list: CALLS.stockDataCustom,
      key: [],
      decimals: [],
      integers: [
        'sellable', 'reserved', 'unsellable', 'working', 'shipped', 'receiving', 'onway', 'total', 'skus', 'out_skus',
      ],
      texts: ['pool', 'specialist'],
    },
    comprehensiveData: {
      list: CALLS.comprehensiveData,
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
    comprehensiveDataCustom: {
      list: CALLS.comprehensiveDataCustom,
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
    chartList: {
      list: CALLS.chartList,
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
    chartListCustom: {
      list: CALLS.chartListCustom,
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
    compareAnalysis: {
      list: CALLS.compareAnalysis,
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
    compareAnalysisCustom: {
      list: CALLS.compareAnalysisCustom,
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
    listingList: {
      list: CALLS.listingList,
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
    listingListCustom: {
      list: CALLS.listingListCustom,
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
    orderAnalysis: {
      list: CALLS.orderAnalysis,
      key: [],
      decimals: ['amount', 'average'],
      integers: ['orders', 'quantity'],
      texts: ['shop'],
    },
    orderAnalysisCustom: {
      list: CALLS.orderAnalysisCustom,
      key: [],
      decimals: ['amount', 'average'],
      integers: ['orders', 'quantity'],
      texts: ['shop'],
    },
    hourAnalysis: {
      list: CALLS.hourAnalysis,
      key: [],
      decimals: ['amount', 'average'],
      integers: ['orders', 'quantity'],
      texts: ['shop'],
    },
    hourAnalysisCustom: {
      list: CALLS.hourAnalysisCustom,
      key: [],
      decimals: ['amount', 'average'],
      integers: ['orders', 'quantity'],
      texts: ['shop'],
    },
    returnSubAnalysis: {
      list: CALLS.returnSubAnalysis,
      key: [],
      decimals: ['amount', 'return_rate', 'sellable_share', 'refund_amount', 'refund_rate'],
      integers: [
        'quantity', 'returned', 'return_orders', 'sellable_returned', 'unsellable_returned', 'paid_returned', 'refund_quantity',
        'not_returned',
      ],
      texts: [
        'shop', 'asin', 'parent_asin', 'specialist', 'leader', 'assistant', 'developer', 'category', 'brand', 'shop_owner',
      ],
    },
    returnSubAnalysisCustom: {
      list: CALLS.returnSubAnalysisCustom,
      key: [],
      decimals: ['amount', 'return_rate', 'sellable_share', 'refund_amount', 'refund_rate'],
      integers: [
        'quantity', 'returned', 'return_orders', 'sellable_returned', 'unsellable_returned', 'paid_returned', 'refund_quantity',
        'not_returned',
      ],
      texts: [
        'shop', 'asin', 'parent_asin', 'specialist', 'leader', 'assistant', 'developer', 'category', 'brand', 'shop_owner',
      ],
    },
    returnReasonAnalysis: {
      list: CALLS.returnReasonAnalysis,
      key: [],
      decimals: [],
      integers: ['returned', 'orders', 'rows'],
      texts: [
        'shop', 'asin', 'parent_asin', 'specialist', 'leader', 'assistant', 'developer', 'category', 'brand', 'shop_owner',
      ],
    },
    returnReasonAnalysisCustom: {
      list: CALLS.returnReasonAnalysisCustom,
      key: [],
      decimals: [],
      integers: ['returned', 'orders', 'rows'],
      texts: [
        'shop', 'asin', 'parent_asin', 'specialist', 'leader', 'assistant', 'developer', 'category', 'brand', 'shop_owner',
      ],
    },
    detailReasonAnalysis: {
      list: CALLS.detailReasonAnalysis,
      key: [],
      decimals: [],
      integers: ['returned', 'orders', 'rows'],
      texts: [
        'shop', 'asin', 'parent_asin', 'specialist', 'leader', 'assistant', 'developer', 'category', 'brand', 'shop_owner',
      ],
    },
    detailReasonAnalysisCustom: {
      list: CALLS.detailReasonAnalysisCustom,
      key: [],
      decimals: [],
      integers: ['returned', 'orders', 'rows'],
      texts: [
        'shop', 'asin', 'parent_asin', 'specialist', 'leader', 'assistant', 'developer', 'category', 'brand', 'shop_owner',
      ],
    },
  },
}

/** One for all that this module says of calls: a server whose stamp is another is asked what it has. */
export const STAMP = 'e0330f0a081c'

/** Calls of this family that are not built yet: our server answers them with one fixed refusal. */
export const PLANNED = [] as const

/** 运营看板: the lists and rows of this family, as refine asks for them. */
export function provider(transport: Transport): DataProvider {
  return createFamilyProvider(FAMILY, transport)
}

/**
 * 运营看板-默认看的店铺：自己看得到的全部店铺（按店铺）
 * POST /fba/api/v1/operationBoard/defaultShop · ListRequest → ListAnswer<ShopRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function defaultShop(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<ShopRow>> {
  return askList<ShopRow>(transport, FAMILY, CALLS.defaultShop, FAMILY.resources['defaultShop']!, body, options)
}

/**
 * 运营看板-默认看的店铺：自己看得到的全部店铺（自定义维度）
 * POST /fba/api/v1/operationBoard/defaultShopCustom · ListRequest → ListAnswer<ShopRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function defaultShopCustom(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<ShopRow>> {
  return askList<ShopRow>(transport, FAMILY, CALLS.defaultShopCustom, FAMILY.resources['defaultShopCustom']!, body, options)
}

/**
 * 运营看板-库存数据(按店铺)
 * POST /fba/api/v1/operationBoard/stockData · ListRequest → ListAnswer<FbaStockNowFigures>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function stockData(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<FbaStockNowFigures>> {
  return askList<FbaStockNowFigures>(transport, FAMILY, CALLS.stockData, FAMILY.resources['stockData']!, body, options)
}

/**
 * FBA批次货值
 * POST /fba/api/v1/operationBoard/stockValue · ListRequest → ListAnswer<FbaValueFigures>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function stockValue(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<FbaValueFigures>> {
  return askList<FbaValueFigures>(transport, FAMILY, CALLS.stockValue, FAMILY.resources['stockValue']!, body, options)
}

/**
 * 运营看板-库存数据(自定义维度)
 * POST /fba/api/v1/operationBoard/stockDataCustom · ListRequest → ListAnswer<FbaStockNowFigures>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function stockDataCustom(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<FbaStockNowFigures>> {
  return askList<FbaStockNowFigures>(transport, FAMILY, CALLS.stockDataCustom, FAMILY.resources['stockDataCustom']!, body, options)
}

/**
 * 运营看板-综合数据(按店铺)
 * POST /fba/api/v1/operationBoard/comprehensiveData · ListRequest → ListAnswer<ShopPerformanceFigures>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function comprehensiveData(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<ShopPerformanceFigures>> {
  return askList<ShopPerformanceFigures>(transport, FAMILY, CALLS.comprehensiveData, FAMILY.resources['comprehensiveData']!, body, options)
}

/**
 * 运营看板-综合数据(自定义维度)
 * POST /fba/api/v1/operationBoard/comprehensiveDataCustom · ListRequest → ListAnswer<ShopPerformanceFigures>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function comprehensiveDataCustom(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<ShopPerformanceFigures>> {
  return askList<ShopPerformanceFigures>(transport, FAMILY, CALLS.comprehensiveDataCustom, FAMILY.resources['comprehensiveDataCustom']!, body, options)
}

/**
 * 运营看板-趋势图(按店铺)
 * POST /fba/api/v1/operationBoard/chartList · ListRequest → ListAnswer<ShopPerformanceFigures>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function chartList(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<ShopPerformanceFigures>> {
  return askList<ShopPerformanceFigures>(transport, FAMILY, CALLS.chartList, FAMILY.resources['chartList']!, body, options)
}

/**
 * 运营看板-趋势图(自定义维度)
 * POST /fba/api/v1/operationBoard/chartListCustom · ListRequest → ListAnswer<ShopPerformanceFigures>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function chartListCustom(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<ShopPerformanceFigures>> {
  return askList<ShopPerformanceFigures>(transport, FAMILY, CALLS.chartListCustom, FAMILY.resources['chartListCustom']!, body, options)
}

/**
 * 运营看板-同比环比分析(按店铺)
 * POST /fba/api/v1/operationBoard/compareAnalysis · ListRequest → ListAnswer<ShopPerformanceFigures>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function compareAnalysis(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<ShopPerformanceFigures>> {
  return askList<ShopPerformanceFigures>(transport, FAMILY, CALLS.compareAnalysis, FAMILY.resources['compareAnalysis']!, body, options)
}

/**
 * 运营看板-同比环比分析(自定义维度)
 * POST /fba/api/v1/operationBoard/compareAnalysisCustom · ListRequest → ListAnswer<ShopPerformanceFigures>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function compareAnalysisCustom(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<ShopPerformanceFigures>> {
  return askList<ShopPerformanceFigures>(transport, FAMILY, CALLS.compareAnalysisCustom, FAMILY.resources['compareAnalysisCustom']!, body, options)
}

/**
 * 运营看板-Listing榜单(按店铺)
 * POST /fba/api/v1/operationBoard/listingList · ListRequest → ListAnswer<PerformanceFigures>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function listingList(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<PerformanceFigures>> {
  return askList<PerformanceFigures>(transport, FAMILY, CALLS.listingList, FAMILY.resources['listingList']!, body, options)
}

/**
 * 运营看板-Listing榜单(自定义维度)
 * POST /fba/api/v1/operationBoard/listingListCustom · ListRequest → ListAnswer<PerformanceFigures>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function listingListCustom(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<PerformanceFigures>> {
  return askList<PerformanceFigures>(transport, FAMILY, CALLS.listingListCustom, FAMILY.resources['listingListCustom']!, body, options)
}

/**
 * 运营看板-订单分析(按店铺)
 * POST /fba/api/v1/operationBoard/orderAnalysis · ListRequest → ListAnswer<OrdersFigures>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function orderAnalysis(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<OrdersFigures>> {
  return askList<OrdersFigures>(transport, FAMILY, CALLS.orderAnalysis, FAMILY.resources['orderAnalysis']!, body, options)
}

/**
 * 运营看板-订单分析(自定义维度)
 * POST /fba/api/v1/operationBoard/orderAnalysisCustom · ListRequest → ListAnswer<OrdersFigures>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function orderAnalysisCustom(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<OrdersFigures>> {
  return askList<OrdersFigures>(transport, FAMILY, CALLS.orderAnalysisCustom, FAMILY.resources['orderAnalysisCustom']!, body, options)
}

/**
 * 运营看板-时段分析(按店铺)
 * POST /fba/api/v1/operationBoard/hourAnalysis · ListRequest → ListAnswer<OrdersFigures>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function hourAnalysis(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<OrdersFigures>> {
  return askList<OrdersFigures>(transport, FAMILY, CALLS.hourAnalysis, FAMILY.resources['hourAnalysis']!, body, options)
}

/**
 * 运营看板-时段分析(自定义维度)
 * POST /fba/api/v1/operationBoard/hourAnalysisCustom · ListRequest → ListAnswer<OrdersFigures>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function hourAnalysisCustom(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<OrdersFigures>> {
  return askList<OrdersFigures>(transport, FAMILY, CALLS.hourAnalysisCustom, FAMILY.resources['hourAnalysisCustom']!, body, options)
}

/**
 * 运营看板-退货子分析(按店铺)
 * POST /fba/api/v1/operationBoard/returnSubAnalysis · ListRequest → ListAnswer<ReturnRatesFigures>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function returnSubAnalysis(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<ReturnRatesFigures>> {
  return askList<ReturnRatesFigures>(transport, FAMILY, CALLS.returnSubAnalysis, FAMILY.resources['returnSubAnalysis']!, body, options)
}

/**
 * 运营看板-退货子分析(自定义维度)
 * POST /fba/api/v1/operationBoard/returnSubAnalysisCustom · ListRequest → ListAnswer<ReturnRatesFigures>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function returnSubAnalysisCustom(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<ReturnRatesFigures>> {
  return askList<ReturnRatesFigures>(transport, FAMILY, CALLS.returnSubAnalysisCustom, FAMILY.resources['returnSubAnalysisCustom']!, body, options)
}

/**
 * 运营看板-退货原因分析(按店铺)
 * POST /fba/api/v1/operationBoard/returnReasonAnalysis · ListRequest → ListAnswer<ReturnReasonsFigures>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function returnReasonAnalysis(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<ReturnReasonsFigures>> {
  return askList<ReturnReasonsFigures>(transport, FAMILY, CALLS.returnReasonAnalysis, FAMILY.resources['returnReasonAnalysis']!, body, options)
}

/**
 * 运营看板-退货原因分析(自定义维度)
 * POST /fba/api/v1/operationBoard/returnReasonAnalysisCustom · ListRequest → ListAnswer<ReturnReasonsFigures>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function returnReasonAnalysisCustom(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<ReturnReasonsFigures>> {
  return askList<ReturnReasonsFigures>(transport, FAMILY, CALLS.returnReasonAnalysisCustom, FAMILY.resources['returnReasonAnalysisCustom']!, body, options)
}

/**
 * 运营看板-退货原因明细(按店铺)
 * POST /fba/api/v1/operationBoard/detailReasonAnalysis · ListRequest → ListAnswer<ReturnReasonsFigures>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function detailReasonAnalysis(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<ReturnReasonsFigures>> {
  return askList<ReturnReasonsFigures>(transport, FAMILY, CALLS.detailReasonAnalysis, FAMILY.resources['detailReasonAnalysis']!, body, options)
}

/**
 * 运营看板-退货原因明细(自定义维度)
 * POST /fba/api/v1/operationBoard/detailReasonAnalysisCustom · ListRequest → ListAnswer<ReturnReasonsFigures>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function detailReasonAnalysisCustom(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<ReturnReasonsFigures>> {
  return askList<ReturnReasonsFigures>(transport, FAMILY, CALLS.detailReasonAnalysisCustom, FAMILY.resources['detailReasonAnalysisCustom']!, body, options)
}

/**
 * 运营看板-导出退货原因(按店铺)
 * POST /fba/api/v1/operationBoard/exportReasonAnalysis · ExportReasonAnalysisRequest → ExportReasonAnalysisResponse. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function exportReasonAnalysis(transport: Transport, body: ExportReasonAnalysisRequest, options?: CallOptions): Promise<ExportReasonAnalysisResponse> {
  return transport.call<ExportReasonAnalysisResponse>(CALLS.exportReasonAnalysis, body, options)
}

/**
 * 运营看板-导出退货原因(自定义维度)
 * POST /fba/api/v1/operationBoard/exportReasonAnalysisCustom · ExportReasonAnalysisCustomRequest → ExportReasonAnalysisCustomResponse.
 * Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function exportReasonAnalysisCustom(
  transport: Transport, body: ExportReasonAnalysisCustomRequest, options?: CallOptions,
): Promise<ExportReasonAnalysisCustomResponse> {
  return transport.call<ExportReasonAnalysisCustomResponse>(CALLS.exportReasonAnalysisCustom, body, options)
}
