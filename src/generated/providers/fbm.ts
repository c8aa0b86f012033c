/**
 * 自发货：25 个接口已建成，0 个待建。
 * Written by `npm run codegen` from schemas/endpoints/fbm.json: edit that, not this file.
 */
import type { DataProvider } from '@refinedev/core'
import { askList, createFamilyProvider } from '../../data/family-provider'
import type { CallMeta, CallOptions, FamilyMeta, Transport } from '../../../contract/transport'
import type { FbmExceptionEdit, FbmExceptionRow } from '../../../contract/generated/entities/fbm_exception'
import type { FbmOrderAdd, FbmOrderEdit, FbmOrderKey, FbmOrderRow } from '../../../contract/generated/entities/fbm_order'
import type { FbmOrderItemRow } from '../../../contract/generated/entities/fbm_order_item'
import type { FbmParcelAdd, FbmParcelEdit, FbmParcelKey, FbmParcelRow } from '../../../contract/generated/entities/fbm_parcel'
import type { OrderRuleAdd, OrderRuleEdit, OrderRuleKey, OrderRuleRow } from '../../../contract/generated/entities/order_rule'
import type {
  ConfirmSheetRequest, ExceptionCheckRequest, ExceptionCheckResponse, OrderMakeRequest, OrderMakeResponse, OrderMergeRequest,
  OrderMergeResponse, OrderPrintedRequest, OrderPrintedResponse, OrderRulesRequest, OrderRulesResponse, OrderSplitRequest,
  OrderSplitResponse, OrderStepRequest, ReturnMakeRequest, ReturnMakeResponse, WeighRequest, WeighResponse,
} from '../../../contract/generated/families/fbm'
import type { ListAnswer, ListRequest } from '../../../contract/wire'
import { WIRES } from '../wires'

/** How each built call is sent. */
export const CALLS = {
  orderList: {
    family: 'fbm', call: 'orderList', method: 'POST', path: '/fba/api/v1/fbmOrder/list', client: 'erp', wire: 'erp', body: 'json',
    answer: 'json', writes: false,
  },
  order: {
    family: 'fbm', call: 'order', method: 'POST', path: '/fba/api/v1/fbmOrder/get', client: 'erp', wire: 'erp', body: 'json',
    answer: 'json', writes: false,
  },
  orderItems: {
    family: 'fbm', call: 'orderItems', method: 'POST', path: '/fba/api/v1/fbmOrder/items', client: 'erp', wire: 'erp', body: 'json',
    answer: 'json', writes: false,
  },
  orderAdd: {
    family: 'fbm', call: 'orderAdd', method: 'POST', path: '/fba/api/v1/fbmOrder/add', client: 'erp', wire: 'erp', body: 'json',
    answer: 'json', writes: true,
  },
  orderEdit: {
    family: 'fbm', call: 'orderEdit', method: 'POST', path: '/fba/api/v1/fbmOrder/edit', client: 'erp', wire: 'erp', body: 'json',
    answer: 'json', writes: true,
  },
  orderStep: {
    family: 'fbm', call: 'orderStep', method: 'POST', path: '/fba/api/v1/fbmOrder/status', client: 'erp', wire: 'erp', body: 'json',
    answer: 'json', writes: true,
  },
  orderMake: {
    family: 'fbm', call: 'orderMake', method: 'POST', path: '/fba/api/v1/fbmOrder/make', client: 'erp', wire: 'erp', body: 'json',
    answer: 'json', writes: true,
  },
  returnMake: {
    family: 'fbm', call: 'returnMake', method: 'POST', path: '/fba/api/v1/fbmOrderReturn/make', client: 'erp', wire: 'erp', body: 'json',
    answer: 'json', writes: true,
  },
  orderRules: {
    family: 'fbm', call: 'orderRules', method: 'POST', path: '/fba/api/v1/fbmOrder/rules', client: 'erp', wire: 'erp', body: 'json',
    answer: 'json', writes: true,
  },
  orderPrinted: {
    family: 'fbm', call: 'orderPrinted', method: 'POST', path: '/fba/api/v1/fbmOrder/printed', client: 'erp', wire: 'erp', body: 'json',
    answer: 'json', writes: true,
  },
  orderMerge: {
    family: 'fbm', call: 'orderMerge', method: 'POST', path: '/fba/api/v1/fbmOrder/merge', client: 'erp', wire: 'erp', body: 'json',
    answer: 'json', writes: true,
  },
  orderSplit: {
    family: 'fbm', call: 'orderSplit', method: 'POST', path: '/fba/api/v1/fbmOrder/split', client: 'erp', wire: 'erp', body: 'json',
    answer: 'json', writes: true,
  },
  confirmSheet: {
    family: 'fbm', call: 'confirmSheet', method: 'POST', path: '/fba/api/v1/fbmOrder/confirmSheet', client: 'erp', wire: 'erp',
    body: 'json', answer: 'binary', writes: true,
  },
  weigh: {
    family: 'fbm', call: 'weigh', method: 'POST', path: '/fba/api/v1/fbmOrder/weigh', client: 'erp', wire: 'erp', body: 'json',
    answer: 'json', writes: true,
  },
  parcelList: {
    family: 'fbm', call: 'parcelList', method: 'POST', path: '/fba/api/v1/fbmParcel/list', client: 'erp', wire: 'erp', body: 'json',
    answer: 'json', writes: false,
  },
  parcelAdd: {
    family: 'fbm', call: 'parcelAdd', method: 'POST', path: '/fba/api/v1/fbmParcel/add', client: 'erp', wire: 'erp', body: 'json',
    answer: 'json', writes: true,
  },
  parcelEdit: {
    family: 'fbm', call: 'parcelEdit', method: 'POST', path: '/fba/api/v1/fbmParcel/edit', client: 'erp', wire: 'erp', body: 'json',
    answer: 'json', writes: true,
  },
  parcelRemove: {
    family: 'fbm', call: 'parcelRemove', method: 'POST', path: '/fba/api/v1/fbmParcel/remove', client: 'erp', wire: 'erp', body: 'json',
    answer: 'json', writes: true,
  },
  exceptionList: {
    family: 'fbm', call: 'exceptionList', method: 'POST', path: '/fba/api/v1/fbmException/list', client: 'erp', wire: 'erp', body: 'json',
    answer: 'json', writes: false,
  },
  exceptionEdit: {
    family: 'fbm', call: 'exceptionEdit', method: 'POST', path: '/fba/api/v1/fbmException/edit', client: 'erp', wire: 'erp', body: 'json',
    answer: 'json', writes: true,
  },
  exceptionCheck: {
    family: 'fbm', call: 'exceptionCheck', method: 'POST', path: '/fba/api/v1/fbmException/check', client: 'erp', wire: 'erp', body: 'json',
    answer: 'json', writes: true,
  },
  ruleList: {
    family: 'fbm', call: 'ruleList', method: 'POST', path: '/fba/api/v1/orderRule/list', client: 'erp', wire: 'erp', body: 'json',
    answer: 'json', writes: false,
  },
  ruleAdd: {
    family: 'fbm', call: 'ruleAdd', method: 'POST', path: '/fba/api/v1/orderRule/add', client: 'erp', wire: 'erp', body: 'json',
    answer: 'json', writes: true,
  },
  ruleEdit: {
    family: 'fbm', call: 'ruleEdit', method: 'POST', path: '/fba/api/v1/orderRule/edit', client: 'erp', wire: 'erp', body: 'json',
    answer: 'json', writes: true,
  },
  ruleRemove: {
    family: 'fbm', call: 'ruleRemove', method: 'POST', path: '/fba/api/v1/orderRule/remove', client: 'erp', wire: 'erp', body: 'json',
    answer: 'json', writes: true,
  },
} satisfies Record<string, CallMeta>

/** What the provider needs to know of the family. */
export const FAMILY: FamilyMeta = {
  family: 'fbm',
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
      get: CALLS.order,
      add: CALLS.orderAdd,
      edit: CALLS.orderEdit,
      key: ['id'],
      decimals: [
        'order_amount', 'ship_paid', 'est_freight', 'real_freight', 'freight', 'declare_value', 'gross_profit', 'gross_margin',
        'sale.sales_amount', 'sale.gross_profit', 'config.fbmWeightPct',
      ],
      integers: ['item_count', 'quantity', 'est_weight', 'real_weight', 'weight_diff', 'config.fbmOnlineDays'],
      texts: [
        'id', 'shop_id', 'order_id', 'warehouse_id', 'channel_id', 'provider_id', 'rule_id', 'tracking_no', 'merged_id', 'split_id',
        'updater', 'creator', 'product.asin', 'product.specialist', 'channel.channel_code', 'channel.provider_id',
      ],
    },
    orderItems: {
      list: CALLS.orderItems,
      key: ['id'],
      decimals: ['amount', 'ship_paid'],
      integers: ['quantity', 'returned_good', 'returned_bad', 'kept_qty'],
      texts: [
        'id', 'fbm_id', 'shop_id', 'order_id', 'order_item_id', 'fbm.shop_id', 'fbm.warehouse_id', 'fbm.tracking_no', 'product.asin',
      ],
    },
    parcelList: {
      list: CALLS.parcelList,
      add: CALLS.parcelAdd,
      edit: CALLS.parcelEdit,
      remove: CALLS.parcelRemove,
      key: ['id'],
      decimals: ['real_freight'],
      integers: [],
      texts: ['id', 'fbm_id', 'shop_id', 'order_id', 'tracking_no', 'creator', 'fbm.shop_id', 'fbm.warehouse_id'],
    },
    exceptionList: {
      list: CALLS.exceptionList,
      edit: CALLS.exceptionEdit,
      key: ['id'],
      decimals: [],
      integers: ['over_hours', 'fbm.quantity'],
      texts: [
        'id', 'fbm_id', 'shop_id', 'order_id', 'channel_id', 'provider_id', 'updater', 'fbm.tracking_no', 'fbm.channel_id',
        'fbm.provider_id', 'fbm.warehouse_id',
      ],
    },
    ruleList: {
      list: CALLS.ruleList,
      add: CALLS.ruleAdd,
      edit: CALLS.ruleEdit,
      remove: CALLS.ruleRemove,
      key: ['id'],
      decimals: [],
      integers: ['priority', 'hit_count'],
      texts: ['id', 'warehouse_id', 'channel_id', 'creator'],
    },
  },
}

/** One for all that this module says of calls: a server whose stamp is another is asked what it has. */
export const STAMP = 'b7ce7c27432f'

/** Calls of this family that are not built yet: our server answers them with one fixed refusal. */
export const PLANNED = [] as const

/** 自发货: the lists and rows of this family, as refine asks for them. */
export function provider(transport: Transport): DataProvider {
  return createFamilyProvider(FAMILY, transport)
}

/**
 * 自发货订单列表
 * POST /fba/api/v1/fbmOrder/list · ListRequest → ListAnswer<FbmOrderRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function orderList(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<FbmOrderRow>> {
  return askList<FbmOrderRow>(transport, FAMILY, CALLS.orderList, FAMILY.resources['orderList']!, body, options)
}

/**
 * 一张自发货订单
 * POST /fba/api/v1/fbmOrder/get · FbmOrderKey → FbmOrderRow.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function order(transport: Transport, body: FbmOrderKey, options?: CallOptions): Promise<FbmOrderRow> {
  return transport.call<FbmOrderRow>(CALLS.order, body, options)
}

/**
 * 自发货订单的商品
 * POST /fba/api/v1/fbmOrder/items · ListRequest → ListAnswer<FbmOrderItemRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function orderItems(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<FbmOrderItemRow>> {
  return askList<FbmOrderItemRow>(transport, FAMILY, CALLS.orderItems, FAMILY.resources['orderItems']!, body, options)
}

/**
 * 新增自发货订单（补发）
 * POST /fba/api/v1/fbmOrder/add · FbmOrderAdd → FbmOrderRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function orderAdd(transport: Transport, body: FbmOrderAdd, options?: CallOptions): Promise<FbmOrderRow> {
  return transport.call<FbmOrderRow>(CALLS.orderAdd, body, options)
}

/**
 * 修改自发货订单
 * POST /fba/api/v1/fbmOrder/edit · FbmOrderEdit → FbmOrderRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function orderEdit(transport: Transport, body: FbmOrderEdit, options?: CallOptions): Promise<FbmOrderRow> {
  return transport.call<FbmOrderRow>(CALLS.orderEdit, body, options)
}

/**
 * 自发货订单状态流转
 * POST /fba/api/v1/fbmOrder/status · OrderStepRequest → FbmOrderRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function orderStep(transport: Transport, body: OrderStepRequest, options?: CallOptions): Promise<FbmOrderRow> {
  return transport.call<FbmOrderRow>(CALLS.orderStep, body, options)
}

/**
 * 按已导入的订单生成发货单并补上地址
 * POST /fba/api/v1/fbmOrder/make · OrderMakeRequest → OrderMakeResponse. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function orderMake(transport: Transport, body: OrderMakeRequest = {}, options?: CallOptions): Promise<OrderMakeResponse> {
  return transport.call<OrderMakeResponse>(CALLS.orderMake, body, options)
}

/**
 * 按已导入的退货申请登记自发货退货
 * POST /fba/api/v1/fbmOrderReturn/make · ReturnMakeRequest → ReturnMakeResponse. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function returnMake(transport: Transport, body: ReturnMakeRequest = {}, options?: CallOptions): Promise<ReturnMakeResponse> {
  return transport.call<ReturnMakeResponse>(CALLS.returnMake, body, options)
}

/**
 * 按订单规则处理待审核的订单
 * POST /fba/api/v1/fbmOrder/rules · OrderRulesRequest → OrderRulesResponse. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function orderRules(transport: Transport, body: OrderRulesRequest, options?: CallOptions): Promise<OrderRulesResponse> {
  return transport.call<OrderRulesResponse>(CALLS.orderRules, body, options)
}

/**
 * 面单打印好了：待打单的成为待出库
 * POST /fba/api/v1/fbmOrder/printed · OrderPrintedRequest → OrderPrintedResponse. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function orderPrinted(transport: Transport, body: OrderPrintedRequest, options?: CallOptions): Promise<OrderPrintedResponse> {
  return transport.call<OrderPrintedResponse>(CALLS.orderPrinted, body, options)
}

/**
 * 预览同一买家的订单，确认后合并到第一张
 * POST /fba/api/v1/fbmOrder/merge · OrderMergeRequest → OrderMergeResponse. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function orderMerge(transport: Transport, body: OrderMergeRequest, options?: CallOptions): Promise<OrderMergeResponse> {
  return transport.call<OrderMergeResponse>(CALLS.orderMerge, body, options)
}

/**
 * 预览一张订单的商品，确认后把选中的拆成新的订单
 * POST /fba/api/v1/fbmOrder/split · OrderSplitRequest → OrderSplitResponse. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function orderSplit(transport: Transport, body: OrderSplitRequest, options?: CallOptions): Promise<OrderSplitResponse> {
  return transport.call<OrderSplitResponse>(CALLS.orderSplit, body, options)
}

/**
 * 亚马逊发货确认文件
 * POST /fba/api/v1/fbmOrder/confirmSheet · ConfirmSheetRequest → Blob. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function confirmSheet(transport: Transport, body: ConfirmSheetRequest, options?: CallOptions): Promise<Blob> {
  return transport.call<Blob>(CALLS.confirmSheet, body, options)
}

/**
 * 扫面单、称重、出库
 * POST /fba/api/v1/fbmOrder/weigh · WeighRequest → WeighResponse. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function weigh(transport: Transport, body: WeighRequest, options?: CallOptions): Promise<WeighResponse> {
  return transport.call<WeighResponse>(CALLS.weigh, body, options)
}

/**
 * 自发货跟踪号列表
 * POST /fba/api/v1/fbmParcel/list · ListRequest → ListAnswer<FbmParcelRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function parcelList(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<FbmParcelRow>> {
  return askList<FbmParcelRow>(transport, FAMILY, CALLS.parcelList, FAMILY.resources['parcelList']!, body, options)
}

/**
 * 登记跟踪号
 * POST /fba/api/v1/fbmParcel/add · FbmParcelAdd → FbmParcelRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function parcelAdd(transport: Transport, body: FbmParcelAdd, options?: CallOptions): Promise<FbmParcelRow> {
  return transport.call<FbmParcelRow>(CALLS.parcelAdd, body, options)
}

/**
 * 修改跟踪号的运费
 * POST /fba/api/v1/fbmParcel/edit · FbmParcelEdit → FbmParcelRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function parcelEdit(transport: Transport, body: FbmParcelEdit, options?: CallOptions): Promise<FbmParcelRow> {
  return transport.call<FbmParcelRow>(CALLS.parcelEdit, body, options)
}

/**
 * 删除跟踪号
 * POST /fba/api/v1/fbmParcel/remove · FbmParcelKey → unknown. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function parcelRemove(transport: Transport, body: FbmParcelKey, options?: CallOptions): Promise<unknown> {
  return transport.call<unknown>(CALLS.parcelRemove, body, options)
}

/**
 * 自发货异常列表
 * POST /fba/api/v1/fbmException/list · ListRequest → ListAnswer<FbmExceptionRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function exceptionList(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<FbmExceptionRow>> {
  return askList<FbmExceptionRow>(transport, FAMILY, CALLS.exceptionList, FAMILY.resources['exceptionList']!, body, options)
}

/**
 * 处理自发货异常
 * POST /fba/api/v1/fbmException/edit · FbmExceptionEdit → FbmExceptionRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function exceptionEdit(transport: Transport, body: FbmExceptionEdit, options?: CallOptions): Promise<FbmExceptionRow> {
  return transport.call<FbmExceptionRow>(CALLS.exceptionEdit, body, options)
}

/**
 * 立即检查自发货异常
 * POST /fba/api/v1/fbmException/check · ExceptionCheckRequest → ExceptionCheckResponse. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function exceptionCheck(transport: Transport, body: ExceptionCheckRequest = {}, options?: CallOptions): Promise<ExceptionCheckResponse> {
  return transport.call<ExceptionCheckResponse>(CALLS.exceptionCheck, body, options)
}

/**
 * 订单规则列表
 * POST /fba/api/v1/orderRule/list · ListRequest → ListAnswer<OrderRuleRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function ruleList(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<OrderRuleRow>> {
  return askList<OrderRuleRow>(transport, FAMILY, CALLS.ruleList, FAMILY.resources['ruleList']!, body, options)
}

/**
 * 新增订单规则
 * POST /fba/api/v1/orderRule/add · OrderRuleAdd → OrderRuleRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function ruleAdd(transport: Transport, body: OrderRuleAdd, options?: CallOptions): Promise<OrderRuleRow> {
  return transport.call<OrderRuleRow>(CALLS.ruleAdd, body, options)
}

/**
 * 修改订单规则
 * POST /fba/api/v1/orderRule/edit · OrderRuleEdit → OrderRuleRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function ruleEdit(transport: Transport, body: OrderRuleEdit, options?: CallOptions): Promise<OrderRuleRow> {
  return transport.call<OrderRuleRow>(CALLS.ruleEdit, body, options)
}

/**
 * 删除订单规则
 * POST /fba/api/v1/orderRule/remove · OrderRuleKey → unknown. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function ruleRemove(transport: Transport, body: OrderRuleKey, options?: CallOptions): Promise<unknown> {
  return transport.call<unknown>(CALLS.ruleRemove, body, options)
}
