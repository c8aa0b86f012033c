/**
 * 货件申报流程（STA）：0 个接口已建成，16 个待建。
 * Written by `npm run codegen` from schemas/endpoints/shipmentFlow.json: edit that, not this file.
 */
import type { DataProvider } from '@refinedev/core'
import { createFamilyProvider } from '../../data/family-provider'
import type { CallMeta, FamilyMeta, Transport } from '../../lib/transport'
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
    summary: 'server',
    export: 'task',
    currency: true,
    compare: true,
    pivot: true,
    allFiltered: true,
  },
  resources: {},
}

/** Calls of this family that are not built yet: they answer one fixed refusal. */
export const PLANNED = [
  'createSpShippmentPlan', // POST /fba/api/v1/shipmentFlow/createSpShippmentPlan 第1步 创建小包入库计划
  'createLtlShippmentPlan', // POST /fba/api/v1/shipmentFlow/createLtlShippmentPlan 第1步 创建LTL计划(先分仓后装箱)
  'getPackListStep2', // POST /fba/api/v1/shipmentFlow/getPackListStep2 第2步 取装箱组/商品
  'savePackListStep2', // POST /fba/api/v1/shipmentFlow/savePackListStep2 第2步 保存装箱
  'saveUploadPackToAmz', // POST /fba/api/v1/shipmentFlow/saveUploadPackToAmz 第2步 上传装箱信息到亚马逊
  'placementOptionsStep3', // POST /fba/api/v1/shipmentFlow/placementOptionsStep3 第3步 货件方案列表
  'confirmPlacementOption', // POST /fba/api/v1/shipmentFlow/confirmPlacementOption 第3步 确认方案
  'deliveryWindows', // POST /fba/api/v1/shipmentFlow/deliveryWindows 第4步 取送达时间窗
  'saveDeliveryTimeStep4', // POST /fba/api/v1/shipmentFlow/saveDeliveryTimeStep4 第4步 保存送达时间/就绪日
  'transportationOptions', // POST /fba/api/v1/shipmentFlow/transportationOptions 第5步 配送选项
  'saveShipmentStep5', // POST /fba/api/v1/shipmentFlow/saveShipmentStep5 第5步 保存配送服务与跟踪号
  'transactions', // POST /fba/api/v1/shipmentFlow/transactions 亚马逊异步操作列表
  'stagingPlans', // POST /fba/api/v1/shipmentFlow/stagingPlans 暂存计划(草稿)列表
  'prepDetails', // POST /fba/api/v1/shipmentFlow/prepDetails 预处理信息 取/设
  'contentUpdateConfirm', // POST /fba/api/v1/shipmentFlow/contentUpdateConfirm 内容更新 预览与确认
  'awdShipments', // POST /fba/api/v1/shipmentFlow/awdShipments AWD入库任务/货件 列表与操作
] as const

/** 货件申报流程（STA）: the lists and rows of this family, as refine asks for them. */
export function provider(transport: Transport): DataProvider {
  return createFamilyProvider(FAMILY, transport)
}
