/**
 * 订单与库存：14 个接口已建成，0 个待建。
 * Written by `npm run codegen` from schemas/endpoints/trade.json: edit that, not this file.
 */
import type { DataProvider } from '@refinedev/core'
import { askList, createFamilyProvider } from '../../data/family-provider'
import type { CallMeta, CallOptions, FamilyMeta, Transport } from '../../../contract/transport'
import type { OrdersFigures } from '../../../contract/generated/datasets/orders'
import type { FbaStockRow } from '../../../contract/generated/entities/fba_stock'
import type { FeePreviewRow } from '../../../contract/generated/entities/fee_preview'
import type { OrderItemRow } from '../../../contract/generated/entities/order_item'
import type { PriceRequestRow } from '../../../contract/generated/entities/price_request'
import type { PriceRequestItemRow } from '../../../contract/generated/entities/price_request_item'
import type { ProductEdit, ProductRow } from '../../../contract/generated/entities/product'
import type { SaleOrderEdit, SaleOrderRow } from '../../../contract/generated/entities/sale_order'
import type { PriceFileRequest, SaleFileRequest, SaleTakenRequest, SaleTakenResponse } from '../../../contract/generated/families/trade'
import type { ListAnswer, ListRequest } from '../../../contract/wire'
import { WIRES } from '../wires'

/** How each built call is sent. */
export const CALLS = {
  orderEdit: {
    family: 'trade', call: 'orderEdit', method: 'POST', path: '/fba/api/v1/order/edit', client: 'erp', wire: 'erp', body: 'json',
    answer: 'json', writes: true,
  },
  orderList: {
    family: 'trade', call: 'orderList', method: 'POST', path: '/fba/api/v1/order/list', client: 'erp', wire: 'erp', body: 'json',
    answer: 'json', writes: false,
  },
  orderHours: {
    family: 'trade', call: 'orderHours', method: 'POST', path: '/fba/api/v1/order/hours', client: 'erp', wire: 'erp', body: 'json',
    answer: 'json', writes: false,
  },
  orderItems: {
    family: 'trade', call: 'orderItems', method: 'POST', path: '/fba/api/v1/order/items', client: 'erp', wire: 'erp', body: 'json',
    answer: 'json', writes: false,
  },
  stockList: {
    family: 'trade', call: 'stockList', method: 'POST', path: '/fba/api/v1/fbaStock/list', client: 'erp', wire: 'erp', body: 'json',
    answer: 'json', writes: false,
  },
  feePreview: {
    family: 'trade', call: 'feePreview', method: 'POST', path: '/fba/api/v1/trade/feePreview', client: 'erp', wire: 'erp', body: 'json',
    answer: 'json', writes: false,
  },
  productList: {
    family: 'trade', call: 'productList', method: 'POST', path: '/fba/api/v1/product/list', client: 'erp', wire: 'erp', body: 'json',
    answer: 'json', writes: false,
  },
  productLabels: {
    family: 'trade', call: 'productLabels', method: 'POST', path: '/fba/api/v1/product/list/labels', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  productEdit: {
    family: 'trade', call: 'productEdit', method: 'POST', path: '/fba/api/v1/product/edit', client: 'erp', wire: 'erp', body: 'json',
    answer: 'json', writes: true,
  },
  priceRequestList: {
    family: 'trade', call: 'priceRequestList', method: 'POST', path: '/fba/api/v1/product/price-request/list', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  priceRequestItems: {
    family: 'trade', call: 'priceRequestItems', method: 'POST', path: '/fba/api/v1/product/price-request/items', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  saleFile: {
    family: 'trade', call: 'saleFile', method: 'POST', path: '/fba/api/v1/product/sale-file', client: 'erp', wire: 'erp', body: 'json',
    answer: 'binary', writes: true,
  },
  saleTaken: {
    family: 'trade', call: 'saleTaken', method: 'POST', path: '/fba/api/v1/product/sale-taken', client: 'erp', wire: 'erp', body: 'json',
    answer: 'json', writes: true,
  },
  priceFile: {
    family: 'trade', call: 'priceFile', method: 'POST', path: '/fba/api/v1/product/price-file', client: 'erp', wire: 'erp', body: 'json',
    answer: 'binary', writes: true,
  },
} satisfies Record<string, CallMeta>

/** What the provider needs to know of the family. */
export const FAMILY: FamilyMeta = {
  family: 'trade',
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
    orderList: {
      list: CALLS.orderList,
      edit: CALLS.orderEdit,
      key: ['shop_id', 'order_id'],
      decimals: [
        'item_price', 'item_tax', 'shipping_price', 'shipping_tax', 'gift_wrap_price', 'gift_wrap_tax', 'item_discount', 'ship_discount',
        'order_amount', 'refund_posted', 'sales_amount', 'commission', 'fba_fee', 'purchase_cost', 'head_cost', 'gross_profit',
        'gross_margin',
      ],
      integers: ['item_count', 'quantity', 'shipped_quantity', 'returned_qty'],
      texts: [
        'shop_id', 'order_id', 'parcel.tracking_no', 'product.asin', 'product.parent_asin', 'product.leader', 'product.specialist',
        'product.assistant', 'product.developer', 'product.category_id', 'product.brand_id',
      ],
    },
    orderHours: {
      list: CALLS.orderHours,
      key: [],
      decimals: ['amount', 'average'],
      integers: ['orders', 'quantity'],
      texts: ['shop'],
    },
    orderItems: {
      list: CALLS.orderItems,
      key: ['id'],
      decimals: [
        'item_price', 'item_tax', 'shipping_price', 'shipping_tax', 'gift_wrap_price', 'gift_wrap_tax', 'item_discount', 'ship_discount',
      ],
      integers: ['line_no', 'occurrence', 'quantity'],
      texts: [
        'id', 'import_id', 'shop_id', 'order_id', 'order_item_id', 'merchant_order_id', 'asin', 'purchase_order', 'shop.pool_id',
        'shop.owner', 'product.asin', 'product.parent_asin', 'product.leader', 'product.specialist', 'product.assistant',
        'product.developer', 'product.category_id', 'product.brand_id', 'product.spu_id', 'then.leader', 'then.specialist',
        'then.assistant', 'then.developer',
      ],
    },
    stockList: {
      list: CALLS.stockList,
      key: ['id'],
      decimals: [
        'price', 'daily_sales', 'sellable_days', 'warning_gap', 'stock_value', 'config.weight7', 'config.weight14', 'config.weight30',
        'cost.unit_cost', 'sent.arrived_rate', 'ages.over_180_share',
      ],
      integers: [
        'warehouse_qty', 'sellable_qty', 'free_qty', 'reserved_qty', 'reserved_orders', 'reserved_transfers', 'reserved_processing',
        'unsellable_qty', 'inbound_working', 'inbound_shipped', 'inbound_receiving', 'onway_qty', 'researching_qty', 'total_qty',
        'stock_gap', 'warning_days', 'mfn_qty', 'pool.warning_days', 'config.stockWarningDays', 'config.repShippingDays', 'lock.lock_qty',
        'product.warning_days', 'sent.shipped_qty', 'sent.arrived_qty', 'sent.open_qty', 'ages.age_0_90', 'ages.age_91_180',
        'ages.age_181_270', 'ages.age_271_365', 'ages.age_366_455', 'ages.age_456_plus', 'ages.age_365_plus', 'ages.over_365',
        'ages.over_180', 'ages.age_total', 'ages.sellable', 'ages.pending_removal', 'ages.unsellable', 'ages.excess', 'ages.ais_qty',
        'ages.shipped_7', 'ages.shipped_30', 'ages.shipped_90', 'ages.rows', 'sales7.quantity', 'sales7.orders', 'sales7.items',
        'sales14.quantity', 'sales14.orders', 'sales14.items', 'sales30.quantity', 'sales30.orders', 'sales30.items',
      ],
      texts: [
        'id', 'pool_id', 'fnsku', 'asin', 'lock.id', 'product.id', 'product.shop_id', 'product.asin', 'product.parent_asin',
        'product.specialist', 'product.leader', 'product.developer',
      ],
    },
    feePreview: {
      list: CALLS.feePreview,
      key: ['id'],
      decimals: [
        'price', 'sale_price', 'longest_side', 'median_side', 'shortest_side', 'girth', 'weight', 'total_fee', 'referral_fee',
        'closing_fee', 'order_fee', 'pick_fee', 'weight_fee', 'delivery_fee', 'future_fee', 'future_order_fee', 'future_pick_fee',
        'future_weight_fee', 'future_delivery_fee', 'future_referral_fee', 'efn_uk', 'efn_de', 'efn_fr', 'efn_it', 'efn_es', 'efn_se',
        'after_fee', 'referral_rate', 'fee_share',
      ],
      integers: ['line_no'],
      texts: ['id', 'import_id', 'shop_id', 'fnsku', 'asin', 'shop.pool_id', 'product.asin', 'product.parent_asin'],
    },
    productList: {
      list: CALLS.productList,
      edit: CALLS.productEdit,
      key: ['id'],
      decimals: [
        'price', 'least_price', 'most_price', 'sale_price', 'after_fee', 'after_cost', 'unit_loss', 'sale_loss', 'fee_share',
        'purchase_cost', 'fee.total_fee', 'fee.referral_fee', 'fee.delivery_fee', 'fee.weight', 'fee.longest_side', 'fee.median_side',
        'fee.shortest_side', 'listing.price', 'perf.amount', 'perf.fba_amount', 'perf.fbm_amount', 'perf.promoted_amount', 'perf.price',
        'perf.discount', 'perf.refund_amount', 'perf.refund_rate', 'perf.return_rate', 'perf.net_amount', 'perf.total_spend',
        'perf.ad_amount', 'perf.CTR', 'perf.avg_cpc', 'perf.conversion_rate', 'perf.acos', 'perf.acoas', 'perf.tacos',
        'perf.unit_session_rate', 'perf.order_session_rate', 'perf.buy_box_views', 'perf.buy_box_rate', 'perf.b2b_amount',
        'perf.settled_sales', 'perf.settled', 'perf.purchase_cost', 'perf.head_cost', 'perf.package_cost', 'perf.other_cost',
        'perf.returned_cost', 'perf.past_cost', 'perf.custom_fee', 'perf.gross_profit', 'perf.gross_margin', 'perf.roi',
        'costs90.purchase_cost', 'costs90.head_cost', 'costs90.unit_cost',
      ],
      integers: [
        'fbm_qty', 'warning_days', 'advice_qty', 'ship_qty', 'ready_qty', 'listing.quantity', 'stock.sellable_qty', 'stock.inbound_working',
        'stock.inbound_shipped', 'stock.inbound_receiving', 'stock.mfn_qty', 'advice.advice_qty', 'advice.ship_qty', 'advice.local_qty',
        'advice.sellable_days', 'sales7.quantity', 'sales7.orders', 'sales7.items', 'sales30.quantity', 'sales30.orders', 'sales30.items',
        'perf.quantity', 'perf.fba_quantity', 'perf.fbm_quantity', 'perf.promoted_quantity', 'perf.orders', 'perf.refund_quantity',
        'perf.returned', 'perf.impressions', 'perf.clicks', 'perf.ad_orders', 'perf.sellable', 'perf.reserved', 'perf.working',
        'perf.shipped', 'perf.receiving', 'perf.onway', 'perf.stock_total', 'perf.sessions', 'perf.page_views', 'perf.session_units',
        'perf.session_items', 'perf.b2b_quantity', 'costs90.quantity', 'costs90.uncosted_quantity', 'costs90.costed',
      ],
      texts: [
        'id', 'shop_id', 'pool_id', 'asin', 'parent_asin', 'fnsku', 'category_id', 'brand_id', 'spu_id', 'leader', 'specialist',
        'assistant', 'developer', 'shop.pool_id', 'shop.owner',
      ],
    },
    productLabels: {
      list: CALLS.productLabels,
      edit: CALLS.productEdit,
      key: ['id'],
      decimals: [
        'price', 'least_price', 'most_price', 'sale_price', 'after_fee', 'after_cost', 'unit_loss', 'sale_loss', 'fee_share',
        'purchase_cost', 'fee.total_fee', 'fee.referral_fee', 'fee.delivery_fee', 'fee.weight', 'fee.longest_side', 'fee.median_side',
        'fee.shortest_side', 'listing.price', 'perf.amount', 'perf.fba_amount', 'perf.fbm_amount', 'perf.promoted_amount', 'perf.price',
        'perf.discount', 'perf.refund_amount', 'perf.refund_rate', 'perf.return_rate', 'perf.net_amount', 'perf.total_spend',
        'perf.ad_amount', 'perf.CTR', 'perf.avg_cpc', 'perf.conversion_rate', 'perf.acos', 'perf.acoas', 'perf.tacos',
        'perf.unit_session_rate', 'perf.order_session_rate', 'perf.buy_box_views', 'perf.buy_box_rate', 'perf.b2b_amount',
        'perf.settled_sales', 'perf.settled', 'perf.purchase_cost', 'perf.head_cost', 'perf.package_cost', 'perf.other_cost',
        'perf.returned_cost', 'perf.past_cost', 'perf.custom_fee', 'perf.gross_profit', 'perf.gross_margin', 'perf.roi',
        'costs90.purchase_cost', 'costs90.head_cost', 'costs90.unit_cost',
      ],
      integers: [
        'fbm_qty', 'warning_days', 'advice_qty', 'ship_qty', 'ready_qty', 'listing.quantity', 'stock.sellable_qty', 'stock.inbound_working',
        'stock.inbound_shipped', 'stock.inbound_receiving', 'stock.mfn_qty', 'advice.advice_qty', 'advice.ship_qty', 'advice.local_qty',
        'advice.sellable_days', 'sales7.quantity', 'sales7.orders', 'sales7.items', 'sales30.quantity', 'sales30.orders', 'sales30.items',
        'perf.quantity', 'perf.fba_quantity', 'perf.fbm_quantity', 'perf.promoted_quantity', 'perf.orders', 'perf.refund_quantity',
        'perf.returned', 'perf.impressions', 'perf.clicks', 'perf.ad_orders', 'perf.sellable', 'perf.reserved', 'perf.working',
        'perf.shipped', 'perf.receiving', 'perf.onway', 'perf.stock_total', 'perf.sessions', 'perf.page_views', 'perf.session_units',
        'perf.session_items', 'perf.b2b_quantity', 'costs90.quantity', 'costs90.uncosted_quantity', 'costs90.costed',
      ],
      texts: [
        'id', 'shop_id', 'pool_id', 'asin', 'parent_asin', 'fnsku', 'category_id', 'brand_id', 'spu_id', 'leader', 'specialist',
        'assistant', 'developer', 'shop.pool_id', 'shop.owner',
      ],
    },
    priceRequestList: {
      list: CALLS.priceRequestList,
      key: ['id'],
      decimals: [],
      integers: ['change_count'],
      texts: ['id', 'shop_id', 'auditor', 'creator'],
    },
    priceRequestItems: {
      list: CALLS.priceRequestItems,
      key: ['id'],
      decimals: [],
      integers: [],
      texts: ['id', 'request_id', 'shop_id', 'change_id', 'product_id', 'product.asin'],
    },
  },
}

/** One for all that this module says of calls: a server whose stamp is another is asked what it has. */
export const STAMP = '5fc9d894831e'

/** Calls of this family that are not built yet: our server answers them with one fixed refusal. */
export const PLANNED = [] as const

/** 订单与库存: the lists and rows of this family, as refine asks for them. */
export function provider(transport: Transport): DataProvider {
  return createFamilyProvider(FAMILY, transport)
}

/**
 * 给订单备注、打标签
 * POST /fba/api/v1/order/edit · SaleOrderEdit → SaleOrderRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function orderEdit(transport: Transport, body: SaleOrderEdit, options?: CallOptions): Promise<SaleOrderRow> {
  return transport.call<SaleOrderRow>(CALLS.orderEdit, body, options)
}

/**
 * 订单列表：一单一行
 * POST /fba/api/v1/order/list · ListRequest → ListAnswer<SaleOrderRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function orderList(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<SaleOrderRow>> {
  return askList<SaleOrderRow>(transport, FAMILY, CALLS.orderList, FAMILY.resources['orderList']!, body, options)
}

/**
 * 各时段的订单数、数量与金额
 * POST /fba/api/v1/order/hours · ListRequest → ListAnswer<OrdersFigures>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function orderHours(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<OrdersFigures>> {
  return askList<OrdersFigures>(transport, FAMILY, CALLS.orderHours, FAMILY.resources['orderHours']!, body, options)
}

/**
 * 订单的商品明细
 * POST /fba/api/v1/order/items · ListRequest → ListAnswer<OrderItemRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function orderItems(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<OrderItemRow>> {
  return askList<OrderItemRow>(transport, FAMILY, CALLS.orderItems, FAMILY.resources['orderItems']!, body, options)
}

/**
 * FBA库存：每个店铺最近一次快照
 * POST /fba/api/v1/fbaStock/list · ListRequest → ListAnswer<FbaStockRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function stockList(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<FbaStockRow>> {
  return askList<FbaStockRow>(transport, FAMILY, CALLS.stockList, FAMILY.resources['stockList']!, body, options)
}

/**
 * 费用预览
 * POST /fba/api/v1/trade/feePreview · ListRequest → ListAnswer<FeePreviewRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function feePreview(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<FeePreviewRow>> {
  return askList<FeePreviewRow>(transport, FAMILY, CALLS.feePreview, FAMILY.resources['feePreview']!, body, options)
}

/**
 * 在线商品列表
 * POST /fba/api/v1/product/list · ListRequest → ListAnswer<ProductRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function productList(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<ProductRow>> {
  return askList<ProductRow>(transport, FAMILY, CALLS.productList, FAMILY.resources['productList']!, body, options)
}

/**
 * 要打印标签的商品
 * POST /fba/api/v1/product/list/labels · ListRequest → ListAnswer<ProductRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function productLabels(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<ProductRow>> {
  return askList<ProductRow>(transport, FAMILY, CALLS.productLabels, FAMILY.resources['productLabels']!, body, options)
}

/**
 * 修改商品的销售状态与档案
 * POST /fba/api/v1/product/edit · ProductEdit → ProductRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function productEdit(transport: Transport, body: ProductEdit, options?: CallOptions): Promise<ProductRow> {
  return transport.call<ProductRow>(CALLS.productEdit, body, options)
}

/**
 * 调价单：要审批的改价
 * POST /fba/api/v1/product/price-request/list · ListRequest → ListAnswer<PriceRequestRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function priceRequestList(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<PriceRequestRow>> {
  return askList<PriceRequestRow>(transport, FAMILY, CALLS.priceRequestList, FAMILY.resources['priceRequestList']!, body, options)
}

/**
 * 调价单里的改动
 * POST /fba/api/v1/product/price-request/items · ListRequest → ListAnswer<PriceRequestItemRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function priceRequestItems(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<PriceRequestItemRow>> {
  return askList<PriceRequestItemRow>(transport, FAMILY, CALLS.priceRequestItems, FAMILY.resources['priceRequestItems']!, body, options)
}

/**
 * 把选中的待提交优惠价与优惠期导出为亚马逊「在售商品加载」文件
 * POST /fba/api/v1/product/sale-file · SaleFileRequest → Blob. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function saleFile(transport: Transport, body: SaleFileRequest, options?: CallOptions): Promise<Blob> {
  return transport.call<Blob>(CALLS.saleFile, body, options)
}

/**
 * 把已导出的优惠价标为已生效
 * POST /fba/api/v1/product/sale-taken · SaleTakenRequest → SaleTakenResponse. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function saleTaken(transport: Transport, body: SaleTakenRequest, options?: CallOptions): Promise<SaleTakenResponse> {
  return transport.call<SaleTakenResponse>(CALLS.saleTaken, body, options)
}

/**
 * 把选中的待提交改价与自配送库存导出为亚马逊「价格与数量」文件
 * POST /fba/api/v1/product/price-file · PriceFileRequest → Blob. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function priceFile(transport: Transport, body: PriceFileRequest, options?: CallOptions): Promise<Blob> {
  return transport.call<Blob>(CALLS.priceFile, body, options)
}
