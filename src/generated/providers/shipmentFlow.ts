/**
 * 货件申报流程（STA）：0 个接口已建成，16 个待建。
 * Written by `npm run codegen` from schemas/endpoints/shipmentFlow.json: edit that, not this file.
 */
import type { DataProvider } from '@refinedev/core'
import { createFamilyProvider } from '../../data/family-provider'
import type { CallMeta, CallOptions, FamilyMeta, Transport } from '../../../contract/transport'
import { WIRES } from '../wires'

/** How each built call is sent. */
export const CALLS = {} satisfies Record<string, CallMeta>

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
  resources: {},
}

/** One for all that this module says of calls: a server whose stamp is another is asked what it has. */
export const STAMP = '3c4dc326fa07'

/** Calls of this family that are not built yet: our server answers them with one fixed refusal. */
export const PLANNED = [
  'createSpShippmentPlan',
  'createLtlShippmentPlan',
  'getPackListStep2',
  'savePackListStep2',
  'saveUploadPackToAmz',
  'placementOptionsStep3',
  'confirmPlacementOption',
  'deliveryWindows',
  'saveDeliveryTimeStep4',
  'transportationOptions',
  'saveShipmentStep5',
  'transactions',
  'stagingPlans',
  'prepDetails',
  'contentUpdateConfirm',
  'awdShipments',
] as const

/** 货件申报流程（STA）: the lists and rows of this family, as refine asks for them. */
export function provider(transport: Transport): DataProvider {
  return createFamilyProvider(FAMILY, transport)
}

/** How a call that is not built yet is sent: what the family's file says of it, else the usual. */
const planned = (call: string, path: string, how: Partial<CallMeta> = {}): CallMeta => ({
  family: 'shipmentFlow', client: 'erp', wire: 'erp', method: 'POST', body: 'json', answer: 'json', writes: false, call, path, ...how,
})

/**
 * 第1步 创建小包入库计划
 * POST /fba/api/v1/shipmentFlow/createSpShippmentPlan（路径由我们拟定） · 尚未开放：本系统一律拒绝，企业自有 ERP 可以应答。
 * 请求（草案）：{shop_id,ship_from,name,items:[{msku,quantity,prepOwner,labelOwner,expiration,lot}]}
 * 返回（草案）：{inbound_plan_id,operation_id}
 */
export function createSpShippmentPlan(transport: Transport, body?: Record<string, unknown>, options?: CallOptions): Promise<unknown> {
  return transport.call(planned('createSpShippmentPlan', '/fba/api/v1/shipmentFlow/createSpShippmentPlan', { writes: true }), body, options)
}

/**
 * 第1步 创建LTL计划(先分仓后装箱)
 * POST /fba/api/v1/shipmentFlow/createLtlShippmentPlan（路径由我们拟定） · 尚未开放：本系统一律拒绝，企业自有 ERP 可以应答。
 * 请求（草案）：{shop_id,ship_from,name,items:[{msku,quantity,prepOwner,labelOwner,expiration,lot}]}
 * 返回（草案）：{inbound_plan_id,operation_id}
 */
export function createLtlShippmentPlan(transport: Transport, body?: Record<string, unknown>, options?: CallOptions): Promise<unknown> {
  return transport.call(planned('createLtlShippmentPlan', '/fba/api/v1/shipmentFlow/createLtlShippmentPlan', { writes: true }), body, options)
}

/**
 * 第2步 取装箱组/商品
 * POST /fba/api/v1/shipmentFlow/getPackListStep2（路径由我们拟定） · 尚未开放：本系统一律拒绝，企业自有 ERP 可以应答。
 * 请求（草案）：{plan_id}
 * 返回（草案）：{packing_options:[{id,status,discounts,groups:[{group_id,items}]}],boxes}
 */
export function getPackListStep2(transport: Transport, body?: Record<string, unknown>, options?: CallOptions): Promise<unknown> {
  return transport.call(planned('getPackListStep2', '/fba/api/v1/shipmentFlow/getPackListStep2'), body, options)
}

/**
 * 第2步 保存装箱
 * POST /fba/api/v1/shipmentFlow/savePackListStep2（路径由我们拟定） · 尚未开放：本系统一律拒绝，企业自有 ERP 可以应答。
 * 请求（草案）：{plan_id,packing_option_id,boxes:[{group_id,dims,weight,qty,items}]}
 * 返回（草案）：{}
 */
export function savePackListStep2(transport: Transport, body?: Record<string, unknown>, options?: CallOptions): Promise<unknown> {
  return transport.call(planned('savePackListStep2', '/fba/api/v1/shipmentFlow/savePackListStep2', { writes: true }), body, options)
}

/**
 * 第2步 上传装箱信息到亚马逊
 * POST /fba/api/v1/shipmentFlow/saveUploadPackToAmz（路径由我们拟定） · 尚未开放：本系统一律拒绝，企业自有 ERP 可以应答。
 * 请求（草案）：{plan_id}
 * 返回（草案）：{operation_id}
 */
export function saveUploadPackToAmz(transport: Transport, body?: Record<string, unknown>, options?: CallOptions): Promise<unknown> {
  return transport.call(planned('saveUploadPackToAmz', '/fba/api/v1/shipmentFlow/saveUploadPackToAmz', { writes: true }), body, options)
}

/**
 * 第3步 货件方案列表
 * POST /fba/api/v1/shipmentFlow/placementOptionsStep3（路径由我们拟定） · 尚未开放：本系统一律拒绝，企业自有 ERP 可以应答。
 * 请求（草案）：{plan_id}
 * 返回（草案）：{options:[{placementOptionId,status OFFERED|ACCEPTED|EXPIRED,fees,discounts,expiration,shipmentIds}],shipments}
 */
export function placementOptionsStep3(transport: Transport, body?: Record<string, unknown>, options?: CallOptions): Promise<unknown> {
  return transport.call(planned('placementOptionsStep3', '/fba/api/v1/shipmentFlow/placementOptionsStep3'), body, options)
}

/**
 * 第3步 确认方案
 * POST /fba/api/v1/shipmentFlow/confirmPlacementOption（路径由我们拟定） · 尚未开放：本系统一律拒绝，企业自有 ERP 可以应答。
 * 请求（草案）：{plan_id,placement_option_id}
 * 返回（草案）：{operation_id,shipments}
 */
export function confirmPlacementOption(transport: Transport, body?: Record<string, unknown>, options?: CallOptions): Promise<unknown> {
  return transport.call(planned('confirmPlacementOption', '/fba/api/v1/shipmentFlow/confirmPlacementOption', { writes: true }), body, options)
}

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
 * 第4步 保存送达时间/就绪日
 * POST /fba/api/v1/shipmentFlow/saveDeliveryTimeStep4（路径由我们拟定） · 尚未开放：本系统一律拒绝，企业自有 ERP 可以应答。
 * 请求（草案）：{plan_id,shipments:[{shipment_id,window_id,ready_date}]}
 * 返回（草案）：{operation_id}
 */
export function saveDeliveryTimeStep4(transport: Transport, body?: Record<string, unknown>, options?: CallOptions): Promise<unknown> {
  return transport.call(planned('saveDeliveryTimeStep4', '/fba/api/v1/shipmentFlow/saveDeliveryTimeStep4', { writes: true }), body, options)
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
 * 第5步 保存配送服务与跟踪号
 * POST /fba/api/v1/shipmentFlow/saveShipmentStep5（路径由我们拟定） · 尚未开放：本系统一律拒绝，企业自有 ERP 可以应答。
 * 请求（草案）：{plan_id,shipments:[{shipment_id,transportation_option_id,tracking_nos|pro}]}
 * 返回（草案）：{operation_id}
 */
export function saveShipmentStep5(transport: Transport, body?: Record<string, unknown>, options?: CallOptions): Promise<unknown> {
  return transport.call(planned('saveShipmentStep5', '/fba/api/v1/shipmentFlow/saveShipmentStep5', { writes: true }), body, options)
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
 * 暂存计划(草稿)列表
 * POST /fba/api/v1/shipmentFlow/stagingPlans（路径由我们拟定） · 尚未开放：本系统一律拒绝，企业自有 ERP 可以应答。
 * 请求（草案）：{page,pageSize,sort?,order?,filters…}
 * 返回（草案）：{list:[…],total,summary?}
 */
export function stagingPlans(transport: Transport, body?: Record<string, unknown>, options?: CallOptions): Promise<unknown> {
  return transport.call(planned('stagingPlans', '/fba/api/v1/shipmentFlow/stagingPlans'), body, options)
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

/**
 * AWD入库任务/货件 列表与操作
 * POST /fba/api/v1/shipmentFlow/awdShipments（路径由我们拟定） · 尚未开放：本系统一律拒绝，企业自有 ERP 可以应答。
 * 请求（草案）：{action,…}
 * 返回（草案）：{list:[…],total,summary?}
 */
export function awdShipments(transport: Transport, body?: Record<string, unknown>, options?: CallOptions): Promise<unknown> {
  return transport.call(planned('awdShipments', '/fba/api/v1/shipmentFlow/awdShipments'), body, options)
}
