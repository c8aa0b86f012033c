/**
 * 补货批次、计划与审核：17 个接口已建成，0 个待建。
 * Written by `npm run codegen` from schemas/endpoints/replenishPlan.json: edit that, not this file.
 */
import type { DataProvider } from '@refinedev/core'
import { askList, createFamilyProvider } from '../../data/family-provider'
import type { CallMeta, CallOptions, FamilyMeta, Transport } from '../../../contract/transport'
import type { ProductRow } from '../../../contract/generated/entities/product'
import type { ReplenishPlanAdd, ReplenishPlanEdit, ReplenishPlanKey, ReplenishPlanRow } from '../../../contract/generated/entities/replenish_plan'
import type { ReplenishPlanItemRow } from '../../../contract/generated/entities/replenish_plan_item'
import type { SkuRow } from '../../../contract/generated/entities/sku'
import type {
  MergePlansRequest, MergePlansResponse, RepBatchReviewAuditRequest, ReplenishmentPlanPurchasePlanDownloadRequest,
  ReplenishmentPlanPurchasePlanDownloadResponse, ReplenishmentPlanPurchasePlanImportRequest, ReplenishmentPlanPurchasePlanImportResponse,
  SplitPlanRequest, SplitPlanResponse, ToBatchesRequest, ToBatchesResponse,
} from '../../../contract/generated/families/replenishPlan'
import type { ListAnswer, ListRequest } from '../../../contract/wire'
import { WIRES } from '../wires'

/** How each built call is sent. */
export const CALLS = {
  repBatchList: {
    family: 'replenishPlan', call: 'repBatchList', method: 'POST', path: '/fba/api/v1/repBatch/list', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  repBatch: {
    family: 'replenishPlan', call: 'repBatch', method: 'POST', path: '/fba/api/v1/repBatch/get', client: 'erp', wire: 'erp', body: 'json',
    answer: 'json', writes: false,
  },
  repBatchAdd: {
    family: 'replenishPlan', call: 'repBatchAdd', method: 'POST', path: '/fba/api/v1/repBatch/add', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  repBatchEdit: {
    family: 'replenishPlan', call: 'repBatchEdit', method: 'POST', path: '/fba/api/v1/repBatch/edit', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  repBatchRemove: {
    family: 'replenishPlan', call: 'repBatchRemove', method: 'POST', path: '/fba/api/v1/repBatch/remove', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  replenishmentPlanList: {
    family: 'replenishPlan', call: 'replenishmentPlanList', method: 'POST', path: '/fba/api/v1/replenishmentPlan/list', client: 'erp',
    wire: 'erp', body: 'json', answer: 'json', writes: false,
  },
  repBatchReviewList: {
    family: 'replenishPlan', call: 'repBatchReviewList', method: 'POST', path: '/fba/api/v1/repBatchReview/list', client: 'erp',
    wire: 'erp', body: 'json', answer: 'json', writes: false,
  },
  repBatchReviewAudit: {
    family: 'replenishPlan', call: 'repBatchReviewAudit', method: 'POST', path: '/fba/api/v1/repBatchReview/audit', client: 'erp',
    wire: 'erp', body: 'json', answer: 'json', writes: true,
  },
  toBatches: {
    family: 'replenishPlan', call: 'toBatches', method: 'POST', path: '/fba/api/v1/repBatch/toBatches', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  mergePlans: {
    family: 'replenishPlan', call: 'mergePlans', method: 'POST', path: '/fba/api/v1/repBatch/merge', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  splitPlan: {
    family: 'replenishPlan', call: 'splitPlan', method: 'POST', path: '/fba/api/v1/repBatch/split', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  repBatchSkuInfo: {
    family: 'replenishPlan', call: 'repBatchSkuInfo', method: 'POST', path: '/fba/api/v1/repBatch/skuInfo', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  repBatchMskuInfo: {
    family: 'replenishPlan', call: 'repBatchMskuInfo', method: 'POST', path: '/fba/api/v1/repBatch/mskuInfo', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  replenishmentPlanSkuInfo: {
    family: 'replenishPlan', call: 'replenishmentPlanSkuInfo', method: 'POST', path: '/fba/api/v1/replenishmentPlan/skuInfo', client: 'erp',
    wire: 'erp', body: 'json', answer: 'json', writes: false,
  },
  replenishmentPlanMskuInfo: {
    family: 'replenishPlan', call: 'replenishmentPlanMskuInfo', method: 'POST', path: '/fba/api/v1/replenishmentPlan/mskuInfo',
    client: 'erp', wire: 'erp', body: 'json', answer: 'json', writes: false,
  },
  replenishmentPlanPurchasePlanImport: {
    family: 'replenishPlan', call: 'replenishmentPlanPurchasePlanImport', method: 'POST',
    path: '/fba/api/v1/replenishmentPlan/purchasePlanImport', client: 'erp', wire: 'erp', body: 'multipart', answer: 'json', writes: true,
  },
  replenishmentPlanPurchasePlanDownload: {
    family: 'replenishPlan', call: 'replenishmentPlanPurchasePlanDownload', method: 'POST',
    path: '/fba/api/v1/replenishmentPlan/purchasePlanDownload', client: 'erp', wire: 'erp', body: 'json', answer: 'json', writes: true,
  },
} satisfies Record<string, CallMeta>

/** What the provider needs to know of the family. */
export const FAMILY: FamilyMeta = {
  family: 'replenishPlan',
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
    repBatchList: {
      list: CALLS.repBatchList,
      get: CALLS.repBatch,
      add: CALLS.repBatchAdd,
      edit: CALLS.repBatchEdit,
      remove: CALLS.repBatchRemove,
      key: ['id'],
      decimals: ['buy_amount'],
      integers: [
        'msku_count', 'advice_qty', 'replenish_qty', 'agreed_qty', 'batch_qty', 'open_qty', 'lack_qty', 'buy_count',
      ],
      texts: ['id', 'shop_id', 'warehouse_id', 'auditor', 'closer', 'creator', 'shop.owner'],
    },
    replenishmentPlanList: {
      list: CALLS.replenishmentPlanList,
      key: ['id'],
      decimals: ['daily', 'agreed_value', 'fba_value', 'buy_price', 'buy_amount', 'cost.unit_cost', 'advice.daily'],
      integers: [
        'advice_qty', 'sellable_days', 'local_qty', 'replenish_qty', 'approve_qty', 'agreed_qty', 'batch_qty', 'open_qty', 'lack_qty',
        'buy_count', 'advice.s7', 'advice.s30', 'advice.fba_qty', 'advice.fba_onway', 'advice.waiting_qty', 'advice.sellable_days',
        'advice.local_qty', 'advice.box_qty',
      ],
      texts: [
        'id', 'plan_id', 'product_id', 'shop_id', 'warehouse_id', 'pool_id', 'plan.shop_id', 'plan.warehouse_id', 'plan.auditor',
        'plan.creator', 'product.asin', 'product.parent_asin', 'product.fnsku', 'product.shop_id', 'product.pool_id', 'product.specialist',
      ],
    },
    repBatchReviewList: {
      list: CALLS.repBatchReviewList,
      get: CALLS.repBatch,
      add: CALLS.repBatchAdd,
      edit: CALLS.repBatchEdit,
      remove: CALLS.repBatchRemove,
      key: ['id'],
      decimals: ['buy_amount'],
      integers: [
        'msku_count', 'advice_qty', 'replenish_qty', 'agreed_qty', 'batch_qty', 'open_qty', 'lack_qty', 'buy_count',
      ],
      texts: ['id', 'shop_id', 'warehouse_id', 'auditor', 'closer', 'creator', 'shop.owner'],
    },
    repBatchSkuInfo: {
      list: CALLS.repBatchSkuInfo,
      key: ['id'],
      decimals: [
        'purchase_price', 'pkg_length', 'pkg_width', 'pkg_height', 'box_length', 'box_width', 'box_height', 'box_weight', 'declare_price',
        'stock_value', 'bundle_cost', 'daily_sales', 'fba_days', 'stock_days', 'age_avg', 'config.weight7', 'config.weight14',
        'config.weight30', 'cost.unit_cost', 'cost.amount', 'solution.pkg_length', 'solution.pkg_width', 'solution.pkg_height',
        'solution.box_length', 'solution.box_width', 'solution.box_height', 'solution.declare_price',
      ],
      integers: [
        'lead_days', 'gross_weight', 'net_weight', 'box_qty', 'msku_count', 'to_make', 'sets', 'skip_package', 'skip_box', 'skip_customs',
        'skip_basic', 'skip_price', 'skip_unpaired', 'part_count', 'good_qty', 'bad_qty', 'transit_qty', 'sent_qty', 'held_qty',
        'available_qty', 'onway_qty', 'checking_qty', 'overdue_qty', 'local_qty', 'oversea_qty', 'all_qty', 'age_0_30', 'age_31_60',
        'age_61_90', 'age_91_180', 'age_181_270', 'age_271_365', 'age_366', 'age_qty', 'age_sum', 'cost.uncosted_qty', 'solution.box_qty',
        'fba.sellable', 'fba.reserved', 'fba.unsellable', 'fba.warehouse', 'fba.inbound', 'sales7.quantity', 'sales7.orders',
        'sales7.items', 'sales14.quantity', 'sales14.orders', 'sales14.items', 'sales30.quantity', 'sales30.orders', 'sales30.items',
      ],
      texts: [
        'id', 'spu_id', 'category_id', 'brand_id', 'barcode', 'supplier_id', 'hs_code', 'sales_leader', 'developer', 'buyer', 'solution_id',
        'label_solution_id', 'creator', 'solution.brand_id', 'solution.hs_code', 'solution.sales_leader', 'solution.developer',
        'solution.buyer', 'label_solution.label_template_id',
      ],
    },
    repBatchMskuInfo: {
      list: CALLS.repBatchMskuInfo,
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
    replenishmentPlanSkuInfo: {
      list: CALLS.replenishmentPlanSkuInfo,
      key: ['id'],
      decimals: [
        'purchase_price', 'pkg_length', 'pkg_width', 'pkg_height', 'box_length', 'box_width', 'box_height', 'box_weight', 'declare_price',
        'stock_value', 'bundle_cost', 'daily_sales', 'fba_days', 'stock_days', 'age_avg', 'config.weight7', 'config.weight14',
        'config.weight30', 'cost.unit_cost', 'cost.amount', 'solution.pkg_length', 'solution.pkg_width', 'solution.pkg_height',
        'solution.box_length', 'solution.box_width', 'solution.box_height', 'solution.declare_price',
      ],
      integers: [
        'lead_days', 'gross_weight', 'net_weight', 'box_qty', 'msku_count', 'to_make', 'sets', 'skip_package', 'skip_box', 'skip_customs',
        'skip_basic', 'skip_price', 'skip_unpaired', 'part_count', 'good_qty', 'bad_qty', 'transit_qty', 'sent_qty', 'held_qty',
        'available_qty', 'onway_qty', 'checking_qty', 'overdue_qty', 'local_qty', 'oversea_qty', 'all_qty', 'age_0_30', 'age_31_60',
        'age_61_90', 'age_91_180', 'age_181_270', 'age_271_365', 'age_366', 'age_qty', 'age_sum', 'cost.uncosted_qty', 'solution.box_qty',
        'fba.sellable', 'fba.reserved', 'fba.unsellable', 'fba.warehouse', 'fba.inbound', 'sales7.quantity', 'sales7.orders',
        'sales7.items', 'sales14.quantity', 'sales14.orders', 'sales14.items', 'sales30.quantity', 'sales30.orders', 'sales30.items',
      ],
      texts: [
        'id', 'spu_id', 'category_id', 'brand_id', 'barcode', 'supplier_id', 'hs_code', 'sales_leader', 'developer', 'buyer', 'solution_id',
        'label_solution_id', 'creator', 'solution.brand_id', 'solution.hs_code', 'solution.sales_leader', 'solution.developer',
        'solution.buyer', 'label_solution.label_template_id',
      ],
    },
    replenishmentPlanMskuInfo: {
      list: CALLS.replenishmentPlanMskuInfo,
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
  },
}

/** One for all that this module says of calls: a server whose stamp is another is asked what it has. */
export const STAMP = '03bfc81ff32f'

/** Calls of this family that are not built yet: our server answers them with one fixed refusal. */
export const PLANNED = [] as const

/** 补货批次、计划与审核: the lists and rows of this family, as refine asks for them. */
export function provider(transport: Transport): DataProvider {
  return createFamilyProvider(FAMILY, transport)
}

/**
 * 补货计划列表
 * POST /fba/api/v1/repBatch/list · ListRequest → ListAnswer<ReplenishPlanRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function repBatchList(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<ReplenishPlanRow>> {
  return askList<ReplenishPlanRow>(transport, FAMILY, CALLS.repBatchList, FAMILY.resources['repBatchList']!, body, options)
}

/**
 * 一张补货计划
 * POST /fba/api/v1/repBatch/get · ReplenishPlanKey → ReplenishPlanRow.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function repBatch(transport: Transport, body: ReplenishPlanKey, options?: CallOptions): Promise<ReplenishPlanRow> {
  return transport.call<ReplenishPlanRow>(CALLS.repBatch, body, options)
}

/**
 * 新增补货计划，连同商品
 * POST /fba/api/v1/repBatch/add · ReplenishPlanAdd → ReplenishPlanRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function repBatchAdd(transport: Transport, body: ReplenishPlanAdd, options?: CallOptions): Promise<ReplenishPlanRow> {
  return transport.call<ReplenishPlanRow>(CALLS.repBatchAdd, body, options)
}

/**
 * 修改补货计划，连同商品
 * POST /fba/api/v1/repBatch/edit · ReplenishPlanEdit → ReplenishPlanRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function repBatchEdit(transport: Transport, body: ReplenishPlanEdit, options?: CallOptions): Promise<ReplenishPlanRow> {
  return transport.call<ReplenishPlanRow>(CALLS.repBatchEdit, body, options)
}

/**
 * 删除补货计划
 * POST /fba/api/v1/repBatch/remove · ReplenishPlanKey → unknown. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function repBatchRemove(transport: Transport, body: ReplenishPlanKey, options?: CallOptions): Promise<unknown> {
  return transport.call<unknown>(CALLS.repBatchRemove, body, options)
}

/**
 * 补货计划的商品明细
 * POST /fba/api/v1/replenishmentPlan/list · ListRequest → ListAnswer<ReplenishPlanItemRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function replenishmentPlanList(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<ReplenishPlanItemRow>> {
  return askList<ReplenishPlanItemRow>(transport, FAMILY, CALLS.replenishmentPlanList, FAMILY.resources['replenishmentPlanList']!, body, options)
}

/**
 * 补货审核列表
 * POST /fba/api/v1/repBatchReview/list · ListRequest → ListAnswer<ReplenishPlanRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function repBatchReviewList(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<ReplenishPlanRow>> {
  return askList<ReplenishPlanRow>(transport, FAMILY, CALLS.repBatchReviewList, FAMILY.resources['repBatchReviewList']!, body, options)
}

/**
 * 提交、审核、驳回、改数量、结束与作废
 * POST /fba/api/v1/repBatchReview/audit · RepBatchReviewAuditRequest → ReplenishPlanRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function repBatchReviewAudit(transport: Transport, body: RepBatchReviewAuditRequest, options?: CallOptions): Promise<ReplenishPlanRow> {
  return transport.call<ReplenishPlanRow>(CALLS.repBatchReviewAudit, body, options)
}

/**
 * 预览未安排的补货商品，确认后生成发货批次
 * POST /fba/api/v1/repBatch/toBatches · ToBatchesRequest → ToBatchesResponse. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function toBatches(transport: Transport, body: ToBatchesRequest, options?: CallOptions): Promise<ToBatchesResponse> {
  return transport.call<ToBatchesResponse>(CALLS.toBatches, body, options)
}

/**
 * 预览几张还没有提交的补货计划，确认后合并到第一张
 * POST /fba/api/v1/repBatch/merge · MergePlansRequest → MergePlansResponse. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function mergePlans(transport: Transport, body: MergePlansRequest, options?: CallOptions): Promise<MergePlansResponse> {
  return transport.call<MergePlansResponse>(CALLS.mergePlans, body, options)
}

/**
 * 预览一张补货计划的商品，确认后把选中的拆成新的计划
 * POST /fba/api/v1/repBatch/split · SplitPlanRequest → SplitPlanResponse. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function splitPlan(transport: Transport, body: SplitPlanRequest, options?: CallOptions): Promise<SplitPlanResponse> {
  return transport.call<SplitPlanResponse>(CALLS.splitPlan, body, options)
}

/**
 * SKU信息
 * POST /fba/api/v1/repBatch/skuInfo · ListRequest → ListAnswer<SkuRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function repBatchSkuInfo(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<SkuRow>> {
  return askList<SkuRow>(transport, FAMILY, CALLS.repBatchSkuInfo, FAMILY.resources['repBatchSkuInfo']!, body, options)
}

/**
 * MSKU信息
 * POST /fba/api/v1/repBatch/mskuInfo · ListRequest → ListAnswer<ProductRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function repBatchMskuInfo(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<ProductRow>> {
  return askList<ProductRow>(transport, FAMILY, CALLS.repBatchMskuInfo, FAMILY.resources['repBatchMskuInfo']!, body, options)
}

/**
 * SKU信息
 * POST /fba/api/v1/replenishmentPlan/skuInfo · ListRequest → ListAnswer<SkuRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function replenishmentPlanSkuInfo(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<SkuRow>> {
  return askList<SkuRow>(transport, FAMILY, CALLS.replenishmentPlanSkuInfo, FAMILY.resources['replenishmentPlanSkuInfo']!, body, options)
}

/**
 * MSKU信息
 * POST /fba/api/v1/replenishmentPlan/mskuInfo · ListRequest → ListAnswer<ProductRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function replenishmentPlanMskuInfo(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<ProductRow>> {
  return askList<ProductRow>(transport, FAMILY, CALLS.replenishmentPlanMskuInfo, FAMILY.resources['replenishmentPlanMskuInfo']!, body, options)
}

/**
 * 导入采购计划：逐行检查，不写入
 * POST /fba/api/v1/replenishmentPlan/purchasePlanImport (multipart) · ReplenishmentPlanPurchasePlanImportRequest → ReplenishmentPlanPurchasePlanImportResponse.
 * Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function replenishmentPlanPurchasePlanImport(
  transport: Transport, body: ReplenishmentPlanPurchasePlanImportRequest, options?: CallOptions,
): Promise<ReplenishmentPlanPurchasePlanImportResponse> {
  return transport.call<ReplenishmentPlanPurchasePlanImportResponse>(CALLS.replenishmentPlanPurchasePlanImport, body, options)
}

/**
 * 采购计划模板/导出
 * POST /fba/api/v1/replenishmentPlan/purchasePlanDownload · ReplenishmentPlanPurchasePlanDownloadRequest → ReplenishmentPlanPurchasePlanDownloadResponse.
 * Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function replenishmentPlanPurchasePlanDownload(
  transport: Transport, body: ReplenishmentPlanPurchasePlanDownloadRequest, options?: CallOptions,
): Promise<ReplenishmentPlanPurchasePlanDownloadResponse> {
  return transport.call<ReplenishmentPlanPurchasePlanDownloadResponse>(CALLS.replenishmentPlanPurchasePlanDownload, body, options)
}
