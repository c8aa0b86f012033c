/**
 * 发货单：0 个接口已建成，16 个待建。
 * Written by `npm run codegen` from schemas/endpoints/delivery.json: edit that, not this file.
 */
import type { DataProvider } from '@refinedev/core'
import { createFamilyProvider } from '../../data/family-provider'
import type { CallMeta, CallOptions, FamilyMeta, Transport } from '../../lib/transport'
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

/** Calls of this family that are not built yet: our server answers them with one fixed refusal. */
export const PLANNED = [
  'list',
  'syncShipmentSku',
  'doFbaConfig',
  'toTms',
  'wmsDelete',
  'tmsDelete',
  'saveDeclareInfo',
  'getDeclareInfo',
  'deleteDeclareInfo',
  'exportDeclareInfo',
  'payAccount',
  'payOrder',
  'payCurrency',
  'payMethod',
  'logisticsItem',
  'getAbnormalCost',
] as const

/** 发货单: the lists and rows of this family, as refine asks for them. */
export function provider(transport: Transport): DataProvider {
  return createFamilyProvider(FAMILY, transport)
}

/** How a call that is not built yet is sent: what the family's file says of it, else the usual. */
const planned = (call: string, path: string, how: Partial<CallMeta> = {}): CallMeta => ({ family: 'delivery', client: 'erp', wire: 'erp', method: 'POST', body: 'json', answer: 'json', writes: false, call, path, ...how })

/**
 * 发货单列表
 * POST /fba/api/v1/delivery/list（路径由我们拟定） · 尚未开放：本系统一律拒绝，企业自有 ERP 可以应答。
 * 请求（草案）：{page,pageSize,sort?,order?,filters…}
 * 返回（草案）：{list:[…],total,summary?}
 */
export function list(transport: Transport, body?: Record<string, unknown>, options?: CallOptions): Promise<unknown> {
  return transport.call(planned('list', '/fba/api/v1/delivery/list'), body, options)
}

/**
 * 同步货件SKU（delivery-order sync: weight=1,volume=2,cost=3,package_cost=4）
 * POST /fba/api/v1/delivery/syncShipmentSku（路径由我们拟定） · 尚未开放：本系统一律拒绝，企业自有 ERP 可以应答。
 * 请求（草案）：{delivery_id,apportion}
 * 返回（草案）：{}
 */
export function syncShipmentSku(transport: Transport, body?: Record<string, unknown>, options?: CallOptions): Promise<unknown> {
  return transport.call(planned('syncShipmentSku', '/fba/api/v1/delivery/syncShipmentSku', { writes: true }), body, options)
}

/**
 * 发货配置
 * POST /fba/api/v1/delivery/doFbaConfig（路径由我们拟定） · 尚未开放：本系统一律拒绝，企业自有 ERP 可以应答。
 * 请求（草案）：{delivery_id,config}
 * 返回（草案）：{}
 */
export function doFbaConfig(transport: Transport, body?: Record<string, unknown>, options?: CallOptions): Promise<unknown> {
  return transport.call(planned('doFbaConfig', '/fba/api/v1/delivery/doFbaConfig', { writes: true }), body, options)
}

/**
 * 推送TMS
 * POST /fba/api/v1/delivery/toTms（路径由我们拟定） · 尚未开放：本系统一律拒绝，企业自有 ERP 可以应答。
 * 请求（草案）：{ids}
 * 返回（草案）：{results:[{id,ok,msg}]}
 */
export function toTms(transport: Transport, body?: Record<string, unknown>, options?: CallOptions): Promise<unknown> {
  return transport.call(planned('toTms', '/fba/api/v1/delivery/toTms', { writes: true }), body, options)
}

/**
 * 删除WMS单
 * POST /fba/api/v1/delivery/wmsDelete（路径由我们拟定） · 尚未开放：本系统一律拒绝，企业自有 ERP 可以应答。
 * 请求（草案）：{ids}
 * 返回（草案）：{}
 */
export function wmsDelete(transport: Transport, body?: Record<string, unknown>, options?: CallOptions): Promise<unknown> {
  return transport.call(planned('wmsDelete', '/fba/api/v1/delivery/wmsDelete', { writes: true }), body, options)
}

/**
 * 删除TMS单
 * POST /fba/api/v1/delivery/tmsDelete（路径由我们拟定） · 尚未开放：本系统一律拒绝，企业自有 ERP 可以应答。
 * 请求（草案）：{ids}
 * 返回（草案）：{}
 */
export function tmsDelete(transport: Transport, body?: Record<string, unknown>, options?: CallOptions): Promise<unknown> {
  return transport.call(planned('tmsDelete', '/fba/api/v1/delivery/tmsDelete', { writes: true }), body, options)
}

/**
 * 保存报关信息
 * POST /fba/api/v1/delivery/saveDeclareInfo（路径由我们拟定） · 尚未开放：本系统一律拒绝，企业自有 ERP 可以应答。
 * 请求（草案）：{delivery_id,header,items}
 * 返回（草案）：{}
 */
export function saveDeclareInfo(transport: Transport, body?: Record<string, unknown>, options?: CallOptions): Promise<unknown> {
  return transport.call(planned('saveDeclareInfo', '/fba/api/v1/delivery/saveDeclareInfo', { writes: true }), body, options)
}

/**
 * 取报关信息
 * POST /fba/api/v1/delivery/getDeclareInfo（路径由我们拟定） · 尚未开放：本系统一律拒绝，企业自有 ERP 可以应答。
 * 请求（草案）：{delivery_id}
 * 返回（草案）：{header,items}
 */
export function getDeclareInfo(transport: Transport, body?: Record<string, unknown>, options?: CallOptions): Promise<unknown> {
  return transport.call(planned('getDeclareInfo', '/fba/api/v1/delivery/getDeclareInfo'), body, options)
}

/**
 * 删除报关信息
 * POST /fba/api/v1/delivery/deleteDeclareInfo（路径由我们拟定） · 尚未开放：本系统一律拒绝，企业自有 ERP 可以应答。
 * 请求（草案）：{id}
 * 返回（草案）：{}
 */
export function deleteDeclareInfo(transport: Transport, body?: Record<string, unknown>, options?: CallOptions): Promise<unknown> {
  return transport.call(planned('deleteDeclareInfo', '/fba/api/v1/delivery/deleteDeclareInfo', { writes: true }), body, options)
}

/**
 * 导出报关单
 * POST /fba/api/v1/delivery/exportDeclareInfo（路径由我们拟定） · 尚未开放：本系统一律拒绝，企业自有 ERP 可以应答。
 * 请求（草案）：{id}
 * 返回（草案）：binary xlsx
 */
export function exportDeclareInfo(transport: Transport, body?: Record<string, unknown>, options?: CallOptions): Promise<unknown> {
  return transport.call(planned('exportDeclareInfo', '/fba/api/v1/delivery/exportDeclareInfo', { answer: 'binary' }), body, options)
}

/**
 * 付款账户选项
 * POST /fba/api/v1/delivery/payAccount（路径由我们拟定） · 尚未开放：本系统一律拒绝，企业自有 ERP 可以应答。
 * 请求（草案）：{}
 * 返回（草案）：[{id,name}]
 */
export function payAccount(transport: Transport, body?: Record<string, unknown>, options?: CallOptions): Promise<unknown> {
  return transport.call(planned('payAccount', '/fba/api/v1/delivery/payAccount'), body, options)
}

/**
 * 申请付款
 * POST /fba/api/v1/delivery/payOrder（路径由我们拟定） · 尚未开放：本系统一律拒绝，企业自有 ERP 可以应答。
 * 请求（草案）：{ids,account,method}
 * 返回（草案）：{}
 */
export function payOrder(transport: Transport, body?: Record<string, unknown>, options?: CallOptions): Promise<unknown> {
  return transport.call(planned('payOrder', '/fba/api/v1/delivery/payOrder', { writes: true }), body, options)
}

/**
 * 付款币种
 * POST /fba/api/v1/delivery/payCurrency（路径由我们拟定） · 尚未开放：本系统一律拒绝，企业自有 ERP 可以应答。
 * 请求（草案）：{}
 * 返回（草案）：[…]
 */
export function payCurrency(transport: Transport, body?: Record<string, unknown>, options?: CallOptions): Promise<unknown> {
  return transport.call(planned('payCurrency', '/fba/api/v1/delivery/payCurrency'), body, options)
}

/**
 * 付款方式
 * POST /fba/api/v1/delivery/payMethod（路径由我们拟定） · 尚未开放：本系统一律拒绝，企业自有 ERP 可以应答。
 * 请求（草案）：{}
 * 返回（草案）：[…]
 */
export function payMethod(transport: Transport, body?: Record<string, unknown>, options?: CallOptions): Promise<unknown> {
  return transport.call(planned('payMethod', '/fba/api/v1/delivery/payMethod'), body, options)
}

/**
 * 物流费用项
 * POST /fba/api/v1/delivery/logisticsItem（路径由我们拟定） · 尚未开放：本系统一律拒绝，企业自有 ERP 可以应答。
 * 请求（草案）：{provider}
 * 返回（草案）：[…]
 */
export function logisticsItem(transport: Transport, body?: Record<string, unknown>, options?: CallOptions): Promise<unknown> {
  return transport.call(planned('logisticsItem', '/fba/api/v1/delivery/logisticsItem'), body, options)
}

/**
 * 异常费用
 * POST /fba/api/v1/delivery/getAbnormalCost（路径由我们拟定） · 尚未开放：本系统一律拒绝，企业自有 ERP 可以应答。
 * 请求（草案）：{page,pageSize,sort?,order?,filters…}
 * 返回（草案）：{list:[…],total,summary?}
 */
export function getAbnormalCost(transport: Transport, body?: Record<string, unknown>, options?: CallOptions): Promise<unknown> {
  return transport.call(planned('getAbnormalCost', '/fba/api/v1/delivery/getAbnormalCost'), body, options)
}
