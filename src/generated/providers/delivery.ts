/**
 * 发货单：0 个接口已建成，16 个待建。
 * Written by `npm run codegen` from schemas/endpoints/delivery.json: edit that, not this file.
 */
import type { DataProvider } from '@refinedev/core'
import { createFamilyProvider } from '../../data/family-provider'
import type { CallMeta, FamilyMeta, Transport } from '../../lib/transport'
import { WIRES } from '../wires'

/** How each built call is sent. */
export const CALLS = {} satisfies Record<string, CallMeta>

/** What the provider needs to know of the family. */
export const FAMILY: FamilyMeta = {
  family: 'delivery',
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
  'list', // POST /fba/api/v1/delivery/list 发货单列表
  'syncShipmentSku', // POST /fba/api/v1/delivery/syncShipmentSku 同步货件SKU（delivery-order sync: weight=1,volume=2,cost=3,package_cost=4）
  'doFbaConfig', // POST /fba/api/v1/delivery/doFbaConfig 发货配置
  'toTms', // POST /fba/api/v1/delivery/toTms 推送TMS
  'wmsDelete', // POST /fba/api/v1/delivery/wmsDelete 删除WMS单
  'tmsDelete', // POST /fba/api/v1/delivery/tmsDelete 删除TMS单
  'saveDeclareInfo', // POST /fba/api/v1/delivery/saveDeclareInfo 保存报关信息
  'getDeclareInfo', // POST /fba/api/v1/delivery/getDeclareInfo 取报关信息
  'deleteDeclareInfo', // POST /fba/api/v1/delivery/deleteDeclareInfo 删除报关信息
  'exportDeclareInfo', // POST /fba/api/v1/delivery/exportDeclareInfo 导出报关单
  'payAccount', // POST /fba/api/v1/delivery/payAccount 付款账户选项
  'payOrder', // POST /fba/api/v1/delivery/payOrder 申请付款
  'payCurrency', // POST /fba/api/v1/delivery/payCurrency 付款币种
  'payMethod', // POST /fba/api/v1/delivery/payMethod 付款方式
  'logisticsItem', // POST /fba/api/v1/delivery/logisticsItem 物流费用项
  'getAbnormalCost', // POST /fba/api/v1/delivery/getAbnormalCost 异常费用
] as const

/** 发货单: the lists and rows of this family, as refine asks for them. */
export function provider(transport: Transport): DataProvider {
  return createFamilyProvider(FAMILY, transport)
}
