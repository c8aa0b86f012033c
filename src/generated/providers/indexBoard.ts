/**
 * 首页仪表盘：12 个接口已建成，0 个待建。
 * Written by `npm run codegen` from schemas/endpoints/indexBoard.json: edit that, not this file.
 */
import type { DataProvider } from '@refinedev/core'
import { askList, createFamilyProvider } from '../../data/family-provider'
import type { CallMeta, CallOptions, FamilyMeta, Transport } from '../../../contract/transport'
import type { FbaStockNowFigures } from '../../../contract/generated/datasets/fba_stock_now'
import type { MailsFigures } from '../../../contract/generated/datasets/mails'
import type { OrdersFigures } from '../../../contract/generated/datasets/orders'
import type { PerformanceFigures } from '../../../contract/generated/datasets/performance'
import type { ProfitFigures } from '../../../contract/generated/datasets/profit'
import type { SalesFigures } from '../../../contract/generated/datasets/sales'
import type { SpCampaignsFigures } from '../../../contract/generated/datasets/sp_campaigns'
import type { RightConfigRequest, RightConfigResponse } from '../../../contract/generated/families/indexBoard'
import type { ListAnswer, ListRequest } from '../../../contract/wire'
import { WIRES } from '../wires'

/** How each built call is sent. */
export const CALLS = {
  instantData: {
    family: 'indexBoard', call: 'instantData', method: 'POST', path: '/fba/api/v1/indexBoard/instantData', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  salesAnalysis: {
    family: 'indexBoard', call: 'salesAnalysis', method: 'POST', path: '/fba/api/v1/indexBoard/salesAnalysis', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  rightConfig: {
    family: 'indexBoard', call: 'rightConfig', method: 'POST', path: '/fba/api/v1/indexBoard/rightConfig', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  adAnalysis: {
    family: 'indexBoard', call: 'adAnalysis', method: 'POST', path: '/fba/api/v1/indexBoard/adAnalysis', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  shopPerformance: {
    family: 'indexBoard', call: 'shopPerformance', method: 'POST', path: '/fba/api/v1/indexBoard/shopPerformance', client: 'erp',
    wire: 'erp', body: 'json', answer: 'json', writes: false,
  },
  orderData: {
    family: 'indexBoard', call: 'orderData', method: 'POST', path: '/fba/api/v1/indexBoard/orderData', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  serviceEmail: {
    family: 'indexBoard', call: 'serviceEmail', method: 'POST', path: '/fba/api/v1/indexBoard/serviceEmail', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  afterAnalysis: {
    family: 'indexBoard', call: 'afterAnalysis', method: 'POST', path: '/fba/api/v1/indexBoard/afterAnalysis', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  salesRank: {
    family: 'indexBoard', call: 'salesRank', method: 'POST', path: '/fba/api/v1/indexBoard/salesRank', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  inventoryData: {
    family: 'indexBoard', call: 'inventoryData', method: 'POST', path: '/fba/api/v1/indexBoard/inventoryData', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  resultsRank: {
    family: 'indexBoard', call: 'resultsRank', method: 'POST', path: '/fba/api/v1/indexBoard/resultsRank', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  profitStatistics: {
    family: 'indexBoard', call: 'profitStatistics', method: 'POST', path: '/fba/api/v1/indexBoard/profitStatistics', client: 'erp',
    wire: 'erp', body: 'json', answer: 'json', writes: false,
  },
} satisfies Record<string, CallMeta>

/** What the provider needs to know of the family. */
export const FAMILY: FamilyMeta = {
  family: 'indexBoard',
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
    instantData: {
      list: CALLS.instantData,
      key: [],
      decimals: ['amount', 'discount', 'price'],
      integers: ['quantity', 'orders', 'items'],
      texts: [
        'shop', 'pool', 'asin', 'parent_asin', 'specialist', 'leader', 'assistant', 'developer', 'category', 'brand', 'shop_owner',
      ],
    },
    salesAnalysis: {
      list: CALLS.salesAnalysis,
      key: [],
      decimals: ['amount', 'discount', 'price'],
      integers: ['quantity', 'orders', 'items'],
      texts: [
        'shop', 'pool', 'asin', 'parent_asin', 'specialist', 'leader', 'assistant', 'developer', 'category', 'brand', 'shop_owner',
      ],
    },
    adAnalysis: {
      list: CALLS.adAnalysis,
      key: [],
      decimals: ['total_spend', 'amount', 'CTR', 'avg_cpc', 'conversion_rate', 'CPA', 'acos', 'ROAS'],
      integers: ['impressions', 'clicks', 'order_quantity'],
      texts: ['shop', 'shop_owner'],
    },
    shopPerformance: {
      list: CALLS.shopPerformance,
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
    orderData: {
      list: CALLS.orderData,
      key: [],
      decimals: ['amount', 'average'],
      integers: ['orders', 'quantity'],
      texts: ['shop'],
    },
    serviceEmail: {
      list: CALLS.serviceEmail,
      key: [],
      decimals: ['quick_share'],
      integers: ['mails', 'waiting', 'late', 'replied', 'quick'],
      texts: ['shop', 'assignee'],
    },
    afterAnalysis: {
      list: CALLS.afterAnalysis,
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
    salesRank: {
      list: CALLS.salesRank,
      key: [],
      decimals: ['amount', 'discount', 'price'],
      integers: ['quantity', 'orders', 'items'],
      texts: [
        'shop', 'pool', 'asin', 'parent_asin', 'specialist', 'leader', 'assistant', 'developer', 'category', 'brand', 'shop_owner',
      ],
    },
    inventoryData: {
      list: CALLS.inventoryData,
      key: [],
      decimals: [],
      integers: [
        'sellable', 'reserved', 'unsellable', 'working', 'shipped', 'receiving', 'onway', 'total', 'skus', 'out_skus',
      ],
      texts: ['pool', 'specialist'],
    },
    resultsRank: {
      list: CALLS.resultsRank,
      key: [],
      decimals: [
        'sales_amount', 'sales_of_all', 'income', 'refund', 'expense', 'tax', 'amount', 'commission', 'fba_fulfillment_fee',
        'mcf_fulfillment_fee', 'ad_spend_sp', 'ad_spend_sb', 'ad_spend_sbv', 'ad_spend_sd', 'ad_spend', 'promotion_fee_total',
        'storage_fee', 'unallocated', 'ad_spend_diff', 'purchase_cost', 'head_cost', 'package_cost', 'other_cost', 'returned_cost',
        'cost_total', 'past_cost', 'custom_fee', 'gross_profit', 'gross_margin', 'sales_share', 'commission_rate', 'fulfillment_rate',
        'ad_rate', 'storage_rate', 'promotion_rate', 'refund_share', 'expense_rate', 'tax_rate', 'custom_rate', 'cost_rate', 'roi',
      ],
      integers: [
        'quantity', 'refund_quantity', 'fba_quantity', 'fbm_quantity', 'mcf_quantity', 'returned_quantity', 'replaced_quantity',
        'uncosted_quantity', 'standard_quantity',
      ],
      texts: [
        'shop', 'asin', 'parent_asin', 'specialist', 'leader', 'assistant', 'developer', 'category', 'brand', 'shop_owner',
      ],
    },
    profitStatistics: {
      list: CALLS.profitStatistics,
      key: [],
      decimals: [
        'sales_amount', 'sales_of_all', 'income', 'refund', 'expense', 'tax', 'amount', 'commission', 'fba_fulfillment_fee',
        'mcf_fulfillment_fee', 'ad_spend_sp', 'ad_spend_sb', 'ad_spend_sbv', 'ad_spend_sd', 'ad_spend', 'promotion_fee_total',
        'storage_fee', 'unallocated', 'ad_spend_diff', 'purchase_cost', 'head_cost', 'package_cost', 'other_cost', 'returned_cost',
        'cost_total', 'past_cost', 'custom_fee', 'gross_profit', 'gross_margin', 'sales_share', 'commission_rate', 'fulfillment_rate',
        'ad_rate', 'storage_rate', 'promotion_rate', 'refund_share', 'expense_rate', 'tax_rate', 'custom_rate', 'cost_rate', 'roi',
      ],
      integers: [
        'quantity', 'refund_quantity', 'fba_quantity', 'fbm_quantity', 'mcf_quantity', 'returned_quantity', 'replaced_quantity',
        'uncosted_quantity', 'standard_quantity',
      ],
      texts: [
        'shop', 'asin', 'parent_asin', 'specialist', 'leader', 'assistant', 'developer', 'category', 'brand', 'shop_owner',
      ],
    },
  },
}

/** One for all that this module says of calls: a server whose stamp is another is asked what it has. */
export const STAMP = '32d7f7018312'

/** Calls of this family that are not built yet: our server answers them with one fixed refusal. */
export const PLANNED = [] as const

/** 首页仪表盘: the lists and rows of this family, as refine asks for them. */
export function provider(transport: Transport): DataProvider {
  return createFamilyProvider(FAMILY, transport)
}

/**
 * 首页-实时数据
 * POST /fba/api/v1/indexBoard/instantData · ListRequest → ListAnswer<SalesFigures>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function instantData(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<SalesFigures>> {
  return askList<SalesFigures>(transport, FAMILY, CALLS.instantData, FAMILY.resources['instantData']!, body, options)
}

/**
 * 首页-销售分析
 * POST /fba/api/v1/indexBoard/salesAnalysis · ListRequest → ListAnswer<SalesFigures>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function salesAnalysis(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<SalesFigures>> {
  return askList<SalesFigures>(transport, FAMILY, CALLS.salesAnalysis, FAMILY.resources['salesAnalysis']!, body, options)
}

/**
 * 首页-卡片/权限配置
 * POST /fba/api/v1/indexBoard/rightConfig · RightConfigRequest → RightConfigResponse.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function rightConfig(transport: Transport, body: RightConfigRequest = {}, options?: CallOptions): Promise<RightConfigResponse> {
  return transport.call<RightConfigResponse>(CALLS.rightConfig, body, options)
}

/**
 * 首页-广告分析
 * POST /fba/api/v1/indexBoard/adAnalysis · ListRequest → ListAnswer<SpCampaignsFigures>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function adAnalysis(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<SpCampaignsFigures>> {
  return askList<SpCampaignsFigures>(transport, FAMILY, CALLS.adAnalysis, FAMILY.resources['adAnalysis']!, body, options)
}

/**
 * 首页-店铺表现
 * POST /fba/api/v1/indexBoard/shopPerformance · ListRequest → ListAnswer<PerformanceFigures>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function shopPerformance(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<PerformanceFigures>> {
  return askList<PerformanceFigures>(transport, FAMILY, CALLS.shopPerformance, FAMILY.resources['shopPerformance']!, body, options)
}

/**
 * 首页-订单数据
 * POST /fba/api/v1/indexBoard/orderData · ListRequest → ListAnswer<OrdersFigures>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function orderData(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<OrdersFigures>> {
  return askList<OrdersFigures>(transport, FAMILY, CALLS.orderData, FAMILY.resources['orderData']!, body, options)
}

/**
 * 首页-客服邮件
 * POST /fba/api/v1/indexBoard/serviceEmail · ListRequest → ListAnswer<MailsFigures>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function serviceEmail(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<MailsFigures>> {
  return askList<MailsFigures>(transport, FAMILY, CALLS.serviceEmail, FAMILY.resources['serviceEmail']!, body, options)
}

/**
 * 首页-售后分析
 * POST /fba/api/v1/indexBoard/afterAnalysis · ListRequest → ListAnswer<PerformanceFigures>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function afterAnalysis(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<PerformanceFigures>> {
  return askList<PerformanceFigures>(transport, FAMILY, CALLS.afterAnalysis, FAMILY.resources['afterAnalysis']!, body, options)
}

/**
 * 首页-销售排行
 * POST /fba/api/v1/indexBoard/salesRank · ListRequest → ListAnswer<SalesFigures>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function salesRank(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<SalesFigures>> {
  return askList<SalesFigures>(transport, FAMILY, CALLS.salesRank, FAMILY.resources['salesRank']!, body, options)
}

/**
 * 首页-库存数据
 * POST /fba/api/v1/indexBoard/inventoryData · ListRequest → ListAnswer<FbaStockNowFigures>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function inventoryData(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<FbaStockNowFigures>> {
  return askList<FbaStockNowFigures>(transport, FAMILY, CALLS.inventoryData, FAMILY.resources['inventoryData']!, body, options)
}

/**
 * 首页-业绩排行
 * POST /fba/api/v1/indexBoard/resultsRank · ListRequest → ListAnswer<ProfitFigures>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function resultsRank(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<ProfitFigures>> {
  return askList<ProfitFigures>(transport, FAMILY, CALLS.resultsRank, FAMILY.resources['resultsRank']!, body, options)
}

/**
 * 首页-利润统计
 * POST /fba/api/v1/indexBoard/profitStatistics · ListRequest → ListAnswer<ProfitFigures>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function profitStatistics(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<ProfitFigures>> {
  return askList<ProfitFigures>(transport, FAMILY, CALLS.profitStatistics, FAMILY.resources['profitStatistics']!, body, options)
}
