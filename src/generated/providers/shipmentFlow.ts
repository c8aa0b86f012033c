/**
 * 货件申报流程（STA）：26 个接口已建成，5 个待建。
 * Written by `npm run codegen` from schemas/endpoints/shipmentFlow.json: edit that, not this file.
 */
import type { DataProvider } from '@refinedev/core'
import { askList, createFamilyProvider } from '../../data/family-provider'
import type { CallMeta, CallOptions, FamilyMeta, Transport } from '../../../contract/transport'
import type { AwdOrderAdd, AwdOrderEdit, AwdOrderKey, AwdOrderRow } from '../../../contract/generated/entities/awd_order'
import type { AwdOrderItemRow } from '../../../contract/generated/entities/awd_order_item'
import type { InboundBoxRow } from '../../../contract/generated/entities/inbound_box'
import type { InboundOptionRow } from '../../../contract/generated/entities/inbound_option'
import type { InboundPlanAdd, InboundPlanEdit, InboundPlanKey, InboundPlanRow } from '../../../contract/generated/entities/inbound_plan'
import type { InboundPlanItemRow } from '../../../contract/generated/entities/inbound_plan_item'
import type { InboundShareRow } from '../../../contract/generated/entities/inbound_share'
import type { InboundShipmentRow } from '../../../contract/generated/entities/inbound_shipment'
import type {
  AwdReplenishRequest, AwdReplenishResponse, AwdStepRequest, ConfirmPlacementOptionRequest, SaveDeliveryTimeStep4Request,
  SaveShipmentStep5Request, SaveUploadPackToAmzRequest, SaveUploadPackToAmzResponse, SendToAmazonSheetRequest,
} from '../../../contract/generated/families/shipmentFlow'
import type { ListAnswer, ListRequest } from '../../../contract/wire'
import { WIRES } from '../wires'

/** How each built call is sent. */
export const CALLS = {
  createSpShippmentPlan: {
    family: 'shipmentFlow', call: 'createSpShippmentPlan', method: 'POST', path: '/fba/api/v1/shipmentFlow/createSpShippmentPlan',
    client: 'erp', wire: 'erp', body: 'json', answer: 'json', writes: true,
  },
  createLtlShippmentPlan: {
    family: 'shipmentFlow', call: 'createLtlShippmentPlan', method: 'POST', path: '/fba/api/v1/shipmentFlow/createLtlShippmentPlan',
    client: 'erp', wire: 'erp', body: 'json', answer: 'json', writes: true,
  },
  getPackListStep2: {
    family: 'shipmentFlow', call: 'getPackListStep2', method: 'POST', path: '/fba/api/v1/shipmentFlow/getPackListStep2', client: 'erp',
    wire: 'erp', body: 'json', answer: 'json', writes: false,
  },
  savePackListStep2: {
    family: 'shipmentFlow', call: 'savePackListStep2', method: 'POST', path: '/fba/api/v1/shipmentFlow/savePackListStep2', client: 'erp',
    wire: 'erp', body: 'json', answer: 'json', writes: true,
  },
  saveUploadPackToAmz: {
    family: 'shipmentFlow', call: 'saveUploadPackToAmz', method: 'POST', path: '/fba/api/v1/shipmentFlow/saveUploadPackToAmz',
    client: 'erp', wire: 'erp', body: 'multipart', answer: 'json', writes: true,
  },
  placementOptionsStep3: {
    family: 'shipmentFlow', call: 'placementOptionsStep3', method: 'POST', path: '/fba/api/v1/shipmentFlow/placementOptionsStep3',
    client: 'erp', wire: 'erp', body: 'json', answer: 'json', writes: false,
  },
  confirmPlacementOption: {
    family: 'shipmentFlow', call: 'confirmPlacementOption', method: 'POST', path: '/fba/api/v1/shipmentFlow/confirmPlacementOption',
    client: 'erp', wire: 'erp', body: 'json', answer: 'json', writes: true,
  },
  saveDeliveryTimeStep4: {
    family: 'shipmentFlow', call: 'saveDeliveryTimeStep4', method: 'POST', path: '/fba/api/v1/shipmentFlow/saveDeliveryTimeStep4',
    client: 'erp', wire: 'erp', body: 'json', answer: 'json', writes: true,
  },
  saveShipmentStep5: {
    family: 'shipmentFlow', call: 'saveShipmentStep5', method: 'POST', path: '/fba/api/v1/shipmentFlow/saveShipmentStep5', client: 'erp',
    wire: 'erp', body: 'json', answer: 'json', writes: true,
  },
  stagingPlans: {
    family: 'shipmentFlow', call: 'stagingPlans', method: 'POST', path: '/fba/api/v1/shipmentFlow/stagingPlans', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  awdShipments: {
    family: 'shipmentFlow', call: 'awdShipments', method: 'POST', path: '/fba/api/v1/shipmentFlow/awdShipments', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  plan: {
    family: 'shipmentFlow', call: 'plan', method: 'POST', path: '/fba/api/v1/shipmentFlow/plan', client: 'erp', wire: 'erp', body: 'json',
    answer: 'json', writes: false,
  },
  planEdit: {
    family: 'shipmentFlow', call: 'planEdit', method: 'POST', path: '/fba/api/v1/shipmentFlow/planEdit', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  planRemove: {
    family: 'shipmentFlow', call: 'planRemove', method: 'POST', path: '/fba/api/v1/shipmentFlow/planRemove', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  planItems: {
    family: 'shipmentFlow', call: 'planItems', method: 'POST', path: '/fba/api/v1/shipmentFlow/planItems', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  placementShipments: {
    family: 'shipmentFlow', call: 'placementShipments', method: 'POST', path: '/fba/api/v1/shipmentFlow/placementShipments', client: 'erp',
    wire: 'erp', body: 'json', answer: 'json', writes: false,
  },
  placementShares: {
    family: 'shipmentFlow', call: 'placementShares', method: 'POST', path: '/fba/api/v1/shipmentFlow/placementShares', client: 'erp',
    wire: 'erp', body: 'json', answer: 'json', writes: false,
  },
  placementSave: {
    family: 'shipmentFlow', call: 'placementSave', method: 'POST', path: '/fba/api/v1/shipmentFlow/placementSave', client: 'erp',
    wire: 'erp', body: 'json', answer: 'json', writes: true,
  },
  sendToAmazonSheet: {
    family: 'shipmentFlow', call: 'sendToAmazonSheet', method: 'POST', path: '/fba/api/v1/shipmentFlow/sendToAmazonSheet', client: 'erp',
    wire: 'erp', body: 'json', answer: 'binary', writes: false,
  },
  awdOrder: {
    family: 'shipmentFlow', call: 'awdOrder', method: 'POST', path: '/fba/api/v1/shipmentFlow/awdOrder', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  awdItems: {
    family: 'shipmentFlow', call: 'awdItems', method: 'POST', path: '/fba/api/v1/shipmentFlow/awdItems', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  awdAdd: {
    family: 'shipmentFlow', call: 'awdAdd', method: 'POST', path: '/fba/api/v1/shipmentFlow/awdAdd', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  awdEdit: {
    family: 'shipmentFlow', call: 'awdEdit', method: 'POST', path: '/fba/api/v1/shipmentFlow/awdEdit', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  awdRemove: {
    family: 'shipmentFlow', call: 'awdRemove', method: 'POST', path: '/fba/api/v1/shipmentFlow/awdRemove', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  awdStep: {
    family: 'shipmentFlow', call: 'awdStep', method: 'POST', path: '/fba/api/v1/shipmentFlow/awdStep', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  awdReplenish: {
    family: 'shipmentFlow', call: 'awdReplenish', method: 'POST', path: '/fba/api/v1/shipmentFlow/awdReplenish', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
} satisfies Record<string, CallMeta>

/** What the provider needs to know of the family. */
export const FAMILY: FamilyMeta = {
  family: 'shipmentFlow',
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
    getPackListStep2: {
      list: CALLS.getPackListStep2,
      key: ['id'],
      decimals: ['length', 'width', 'height', 'weight', 'own_weight'],
      integers: ['box_from', 'box_count', 'qty', 'total_qty', 'own_boxes'],
      texts: [
        'id', 'plan_id', 'product_id', 'plan.shop_id', 'plan.warehouse_id', 'plan.creator', 'plan.auditor', 'product.asin',
        'product.parent_asin', 'product.fnsku', 'product.shop_id',
      ],
    },
    placementOptionsStep3: {
      list: CALLS.placementOptionsStep3,
      key: ['id'],
      decimals: ['fee', 'discount', 'net_fee'],
      integers: ['shipments'],
      texts: ['id', 'plan_id', 'shop_id', 'plan.shop_id', 'plan.warehouse_id', 'plan.creator', 'plan.auditor'],
    },
    stagingPlans: {
      list: CALLS.stagingPlans,
      get: CALLS.plan,
      add: CALLS.createSpShippmentPlan,
      edit: CALLS.savePackListStep2,
      remove: CALLS.planRemove,
      key: ['id'],
      decimals: ['total_weight', 'goods_value', 'placement_fee', 'quote_fee'],
      integers: [
        'msku_count', 'declare_qty', 'lack_qty', 'box_count', 'boxed_qty', 'left_qty', 'uncosted', 'shipment_count',
      ],
      texts: [
        'id', 'shop_id', 'warehouse_id', 'address_id', 'channel_id', 'pack_file_id', 'auditor', 'creator', 'channel.provider_id',
      ],
    },
    awdShipments: {
      list: CALLS.awdShipments,
      get: CALLS.awdOrder,
      add: CALLS.awdAdd,
      edit: CALLS.awdEdit,
      remove: CALLS.awdRemove,
      key: ['id'],
      decimals: [],
      integers: ['msku_count', 'box_count', 'plan_qty', 'shipped_qty', 'received_qty', 'open_qty', 'receive_diff'],
      texts: ['id', 'shop_id', 'warehouse_id', 'awd_wh_id', 'address_id', 'creator'],
    },
    planItems: {
      list: CALLS.planItems,
      key: ['id'],
      decimals: ['unit_cost', 'goods_value'],
      integers: ['qty', 'box_qty', 'local_qty', 'lack_qty', 'boxed_qty', 'left_qty'],
      texts: [
        'id', 'plan_id', 'product_id', 'shop_id', 'warehouse_id', 'plan_item_id', 'plan.shop_id', 'plan.warehouse_id', 'plan.creator',
        'plan.auditor', 'product.asin', 'product.parent_asin', 'product.fnsku', 'product.shop_id', 'plan_item.plan_id',
      ],
    },
    placementShipments: {
      list: CALLS.placementShipments,
      key: ['id'],
      decimals: ['quote'],
      integers: ['ship_no', 'qty', 'box_count', 'pallets', 'batch.shipped_qty', 'batch.received_qty'],
      texts: [
        'id', 'plan_id', 'shop_id', 'batch_id', 'plan.shop_id', 'plan.warehouse_id', 'plan.creator', 'plan.auditor',
      ],
    },
    placementShares: {
      list: CALLS.placementShares,
      key: ['id'],
      decimals: [],
      integers: ['ship_no', 'qty'],
      texts: [
        'id', 'plan_id', 'product_id', 'plan.shop_id', 'plan.warehouse_id', 'plan.creator', 'plan.auditor', 'product.asin',
        'product.parent_asin', 'product.fnsku', 'product.shop_id',
      ],
    },
    awdItems: {
      list: CALLS.awdItems,
      key: ['id'],
      decimals: [],
      integers: [
        'box_qty', 'box_count', 'qty', 'shipped_qty', 'now_qty', 'received_qty', 'lost_qty', 'open_qty', 'receive_diff',
      ],
      texts: [
        'id', 'order_id', 'product_id', 'shop_id', 'order.shop_id', 'order.warehouse_id', 'order.awd_wh_id', 'order.creator',
        'product.asin', 'product.parent_asin', 'product.fnsku', 'product.shop_id',
      ],
    },
  },
}

/** One for all that this module says of calls: a server whose stamp is another is asked what it has. */
export const STAMP = 'c2b939f9684f'

/** Calls of this family that are not built yet: our server answers them with one fixed refusal. */
export const PLANNED = [
  'deliveryWindows',
  'transportationOptions',
  'transactions',
  'prepDetails',
  'contentUpdateConfirm',
] as const

/** 货件申报流程（STA）: the lists and rows of this family, as refine asks for them. */
export function provider(transport: Transport): DataProvider {
  return createFamilyProvider(FAMILY, transport)
}

/**
 * 第1步 新建货件申报，连同商品
 * POST /fba/api/v1/shipmentFlow/createSpShippmentPlan · InboundPlanAdd → InboundPlanRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function createSpShippmentPlan(transport: Transport, body: InboundPlanAdd, options?: CallOptions): Promise<InboundPlanRow> {
  return transport.call<InboundPlanRow>(CALLS.createSpShippmentPlan, body, options)
}

/**
 * 第1步 新建货件申报（卡车）
 * POST /fba/api/v1/shipmentFlow/createLtlShippmentPlan · InboundPlanAdd → InboundPlanRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function createLtlShippmentPlan(transport: Transport, body: InboundPlanAdd, options?: CallOptions): Promise<InboundPlanRow> {
  return transport.call<InboundPlanRow>(CALLS.createLtlShippmentPlan, body, options)
}

/**
 * 第2步 装箱
 * POST /fba/api/v1/shipmentFlow/getPackListStep2 · ListRequest → ListAnswer<InboundBoxRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function getPackListStep2(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<InboundBoxRow>> {
  return askList<InboundBoxRow>(transport, FAMILY, CALLS.getPackListStep2, FAMILY.resources['getPackListStep2']!, body, options)
}

/**
 * 第2步 保存装箱
 * POST /fba/api/v1/shipmentFlow/savePackListStep2 · InboundPlanEdit → InboundPlanRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function savePackListStep2(transport: Transport, body: InboundPlanEdit, options?: CallOptions): Promise<InboundPlanRow> {
  return transport.call<InboundPlanRow>(CALLS.savePackListStep2, body, options)
}

/**
 * 第2步 填写亚马逊给的装箱表
 * POST /fba/api/v1/shipmentFlow/saveUploadPackToAmz (multipart) · SaveUploadPackToAmzRequest → SaveUploadPackToAmzResponse. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function saveUploadPackToAmz(transport: Transport, body: SaveUploadPackToAmzRequest, options?: CallOptions): Promise<SaveUploadPackToAmzResponse> {
  return transport.call<SaveUploadPackToAmzResponse>(CALLS.saveUploadPackToAmz, body, options)
}

/**
 * 第3步 货件方案
 * POST /fba/api/v1/shipmentFlow/placementOptionsStep3 · ListRequest → ListAnswer<InboundOptionRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function placementOptionsStep3(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<InboundOptionRow>> {
  return askList<InboundOptionRow>(transport, FAMILY, CALLS.placementOptionsStep3, FAMILY.resources['placementOptionsStep3']!, body, options)
}

/**
 * 申报的各步、返回、审核、确认与取消
 * POST /fba/api/v1/shipmentFlow/confirmPlacementOption · ConfirmPlacementOptionRequest → InboundPlanRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function confirmPlacementOption(transport: Transport, body: ConfirmPlacementOptionRequest, options?: CallOptions): Promise<InboundPlanRow> {
  return transport.call<InboundPlanRow>(CALLS.confirmPlacementOption, body, options)
}

/**
 * 第4步 保存送达时间/就绪日
 * POST /fba/api/v1/shipmentFlow/saveDeliveryTimeStep4 · SaveDeliveryTimeStep4Request → InboundPlanRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function saveDeliveryTimeStep4(transport: Transport, body: SaveDeliveryTimeStep4Request, options?: CallOptions): Promise<InboundPlanRow> {
  return transport.call<InboundPlanRow>(CALLS.saveDeliveryTimeStep4, body, options)
}

/**
 * 第5步 保存配送服务与跟踪号
 * POST /fba/api/v1/shipmentFlow/saveShipmentStep5 · SaveShipmentStep5Request → InboundPlanRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function saveShipmentStep5(transport: Transport, body: SaveShipmentStep5Request, options?: CallOptions): Promise<InboundPlanRow> {
  return transport.call<InboundPlanRow>(CALLS.saveShipmentStep5, body, options)
}

/**
 * 货件申报列表
 * POST /fba/api/v1/shipmentFlow/stagingPlans · ListRequest → ListAnswer<InboundPlanRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function stagingPlans(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<InboundPlanRow>> {
  return askList<InboundPlanRow>(transport, FAMILY, CALLS.stagingPlans, FAMILY.resources['stagingPlans']!, body, options)
}

/**
 * AWD入库单
 * POST /fba/api/v1/shipmentFlow/awdShipments · ListRequest → ListAnswer<AwdOrderRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function awdShipments(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<AwdOrderRow>> {
  return askList<AwdOrderRow>(transport, FAMILY, CALLS.awdShipments, FAMILY.resources['awdShipments']!, body, options)
}

/**
 * 一份货件申报
 * POST /fba/api/v1/shipmentFlow/plan · InboundPlanKey → InboundPlanRow.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function plan(transport: Transport, body: InboundPlanKey, options?: CallOptions): Promise<InboundPlanRow> {
  return transport.call<InboundPlanRow>(CALLS.plan, body, options)
}

/**
 * 第1步 修改申报与商品
 * POST /fba/api/v1/shipmentFlow/planEdit · InboundPlanEdit → InboundPlanRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function planEdit(transport: Transport, body: InboundPlanEdit, options?: CallOptions): Promise<InboundPlanRow> {
  return transport.call<InboundPlanRow>(CALLS.planEdit, body, options)
}

/**
 * 删除货件申报
 * POST /fba/api/v1/shipmentFlow/planRemove · InboundPlanKey → unknown. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function planRemove(transport: Transport, body: InboundPlanKey, options?: CallOptions): Promise<unknown> {
  return transport.call<unknown>(CALLS.planRemove, body, options)
}

/**
 * 申报商品
 * POST /fba/api/v1/shipmentFlow/planItems · ListRequest → ListAnswer<InboundPlanItemRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function planItems(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<InboundPlanItemRow>> {
  return askList<InboundPlanItemRow>(transport, FAMILY, CALLS.planItems, FAMILY.resources['planItems']!, body, options)
}

/**
 * 第3步 货件
 * POST /fba/api/v1/shipmentFlow/placementShipments · ListRequest → ListAnswer<InboundShipmentRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function placementShipments(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<InboundShipmentRow>> {
  return askList<InboundShipmentRow>(transport, FAMILY, CALLS.placementShipments, FAMILY.resources['placementShipments']!, body, options)
}

/**
 * 第3步 数量分配
 * POST /fba/api/v1/shipmentFlow/placementShares · ListRequest → ListAnswer<InboundShareRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function placementShares(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<InboundShareRow>> {
  return askList<InboundShareRow>(transport, FAMILY, CALLS.placementShares, FAMILY.resources['placementShares']!, body, options)
}

/**
 * 第3步 保存方案、货件与分配
 * POST /fba/api/v1/shipmentFlow/placementSave · InboundPlanEdit → InboundPlanRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function placementSave(transport: Transport, body: InboundPlanEdit, options?: CallOptions): Promise<InboundPlanRow> {
  return transport.call<InboundPlanRow>(CALLS.placementSave, body, options)
}

/**
 * 「发送至亚马逊」的上传表格
 * POST /fba/api/v1/shipmentFlow/sendToAmazonSheet · SendToAmazonSheetRequest → Blob.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function sendToAmazonSheet(transport: Transport, body: SendToAmazonSheetRequest, options?: CallOptions): Promise<Blob> {
  return transport.call<Blob>(CALLS.sendToAmazonSheet, body, options)
}

/**
 * 一张AWD入库单
 * POST /fba/api/v1/shipmentFlow/awdOrder · AwdOrderKey → AwdOrderRow.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function awdOrder(transport: Transport, body: AwdOrderKey, options?: CallOptions): Promise<AwdOrderRow> {
  return transport.call<AwdOrderRow>(CALLS.awdOrder, body, options)
}

/**
 * AWD入库单的商品
 * POST /fba/api/v1/shipmentFlow/awdItems · ListRequest → ListAnswer<AwdOrderItemRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function awdItems(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<AwdOrderItemRow>> {
  return askList<AwdOrderItemRow>(transport, FAMILY, CALLS.awdItems, FAMILY.resources['awdItems']!, body, options)
}

/**
 * 新增AWD入库单，连同商品
 * POST /fba/api/v1/shipmentFlow/awdAdd · AwdOrderAdd → AwdOrderRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function awdAdd(transport: Transport, body: AwdOrderAdd, options?: CallOptions): Promise<AwdOrderRow> {
  return transport.call<AwdOrderRow>(CALLS.awdAdd, body, options)
}

/**
 * 修改AWD入库单，连同商品
 * POST /fba/api/v1/shipmentFlow/awdEdit · AwdOrderEdit → AwdOrderRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function awdEdit(transport: Transport, body: AwdOrderEdit, options?: CallOptions): Promise<AwdOrderRow> {
  return transport.call<AwdOrderRow>(CALLS.awdEdit, body, options)
}

/**
 * 删除AWD入库单
 * POST /fba/api/v1/shipmentFlow/awdRemove · AwdOrderKey → unknown. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function awdRemove(transport: Transport, body: AwdOrderKey, options?: CallOptions): Promise<unknown> {
  return transport.call<unknown>(CALLS.awdRemove, body, options)
}

/**
 * AWD入库单的确认、发货、签收与各自的撤销
 * POST /fba/api/v1/shipmentFlow/awdStep · AwdStepRequest → AwdOrderRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function awdStep(transport: Transport, body: AwdStepRequest, options?: CallOptions): Promise<AwdOrderRow> {
  return transport.call<AwdOrderRow>(CALLS.awdStep, body, options)
}

/**
 * 从AWD仓补货到FBA：生成整箱的发货批次
 * POST /fba/api/v1/shipmentFlow/awdReplenish · AwdReplenishRequest → AwdReplenishResponse. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function awdReplenish(transport: Transport, body: AwdReplenishRequest, options?: CallOptions): Promise<AwdReplenishResponse> {
  return transport.call<AwdReplenishResponse>(CALLS.awdReplenish, body, options)
}

/** How a call that is not built yet is sent: what the family's file says of it, else the usual. */
const planned = (call: string, path: string, how: Partial<CallMeta> = {}): CallMeta => ({
  family: 'shipmentFlow', client: 'erp', wire: 'erp', method: 'POST', body: 'json', answer: 'json', writes: false, call, path, ...how,
})

/**
 * 第4步 取送达时间窗
 * POST /fba/api/v1/shipmentFlow/deliveryWindows（路径由我们拟定） · 尚未开放：本系统一律拒绝，企业自有 ERP 可以应答。
 * 请求（草案）：{plan_id,shipment_id}
 * 返回（草案）：{windows:[{id,start,end,availabilityType,validUntil}]}
 */
export function deliveryWindows(transport: Transport, body?: Record<string, unknown>, options?: CallOptions): Promise<unknown> {
  return transport.call(planned('deliveryWindows', '/fba/api/v1/shipmentFlow/deliveryWindows'), body, options)
}

/**
 * 第5步 配送选项
 * POST /fba/api/v1/shipmentFlow/transportationOptions（路径由我们拟定） · 尚未开放：本系统一律拒绝，企业自有 ERP 可以应答。
 * 请求（草案）：{plan_id,shipment_id,mode}
 * 返回（草案）：{options:[{transportationOptionId,carrier,mode,solution,quote,preconditions}]}
 */
export function transportationOptions(transport: Transport, body?: Record<string, unknown>, options?: CallOptions): Promise<unknown> {
  return transport.call(planned('transportationOptions', '/fba/api/v1/shipmentFlow/transportationOptions'), body, options)
}

/**
 * 亚马逊异步操作列表
 * POST /fba/api/v1/shipmentFlow/transactions（路径由我们拟定） · 尚未开放：本系统一律拒绝，企业自有 ERP 可以应答。
 * 请求（草案）：{plan_id}
 * 返回（草案）：{list:[{operation_id,operation,status SUCCESS|FAILED|IN_PROGRESS,problems}]}
 */
export function transactions(transport: Transport, body?: Record<string, unknown>, options?: CallOptions): Promise<unknown> {
  return transport.call(planned('transactions', '/fba/api/v1/shipmentFlow/transactions'), body, options)
}

/**
 * 预处理信息 取/设
 * POST /fba/api/v1/shipmentFlow/prepDetails（路径由我们拟定） · 尚未开放：本系统一律拒绝，企业自有 ERP 可以应答。
 * 请求（草案）：{shop_id,mskus}|{items}
 * 返回（草案）：[{msku,prepCategory,prepTypes,prepOwnerConstraint,labelOwnerConstraint}]
 */
export function prepDetails(transport: Transport, body?: Record<string, unknown>, options?: CallOptions): Promise<unknown> {
  return transport.call(planned('prepDetails', '/fba/api/v1/shipmentFlow/prepDetails'), body, options)
}

/**
 * 内容更新 预览与确认
 * POST /fba/api/v1/shipmentFlow/contentUpdateConfirm（路径由我们拟定） · 尚未开放：本系统一律拒绝，企业自有 ERP 可以应答。
 * 请求（草案）：{plan_id,shipment_id,boxes,items}
 * 返回（草案）：{preview_id,status,fees} → confirm
 */
export function contentUpdateConfirm(transport: Transport, body?: Record<string, unknown>, options?: CallOptions): Promise<unknown> {
  return transport.call(planned('contentUpdateConfirm', '/fba/api/v1/shipmentFlow/contentUpdateConfirm', { writes: true }), body, options)
}
