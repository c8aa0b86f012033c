/**
 * 系统（v2）：0 个接口已建成，9 个待建。
 * Written by `npm run codegen` from schemas/endpoints/system-v2.json: edit that, not this file.
 */
import type { DataProvider } from '@refinedev/core'
import { createFamilyProvider } from '../../data/family-provider'
import type { CallMeta, CallOptions, FamilyMeta, Transport } from '../../lib/transport'
import { WIRES } from '../wires'

/** How each built call is sent. */
export const CALLS = {} satisfies Record<string, CallMeta>

/** What the provider needs to know of the family. */
export const FAMILY: FamilyMeta = {
  family: 'system-v2',
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
  'employeeBaseInfo',
  'erpPage',
  'updateMsgId',
  'setEmployeeConfig',
  'unreadMessages',
  'setMessagesRead',
  'unreadTotal',
  'dispatchList',
  'receiveList',
] as const

/** 系统（v2）: the lists and rows of this family, as refine asks for them. */
export function provider(transport: Transport): DataProvider {
  return createFamilyProvider(FAMILY, transport)
}

/** How a call that is not built yet is sent: what the family's file says of it, else the usual. */
const planned = (call: string, path: string, how: Partial<CallMeta> = {}): CallMeta => ({ family: 'system-v2', client: 'erp', wire: 'erp', method: 'POST', body: 'json', answer: 'json', writes: false, call, path, ...how })

/**
 * 员工基础信息
 * POST /v2/system/api/employee/baseInfo（路径由我们拟定） · 尚未开放：本系统一律拒绝，企业自有 ERP 可以应答。
 * 请求（草案）：{}
 * 返回（草案）：{employeeId,name,roles,companyId}
 */
export function employeeBaseInfo(transport: Transport, body?: Record<string, unknown>, options?: CallOptions): Promise<unknown> {
  return transport.call(planned('employeeBaseInfo', '/v2/system/api/employee/baseInfo'), body, options)
}

/**
 * ERP页面
 * POST /v2/system/api/erpPage（路径由我们拟定） · 尚未开放：本系统一律拒绝，企业自有 ERP 可以应答。
 * 请求（草案）：{menuKey}
 * 返回（草案）：URL
 */
export function erpPage(transport: Transport, body?: Record<string, unknown>, options?: CallOptions): Promise<unknown> {
  return transport.call(planned('erpPage', '/v2/system/api/erpPage'), body, options)
}

/**
 * 更新已读公告id
 * POST /v2/system/api/update_msg_id（路径由我们拟定） · 尚未开放：本系统一律拒绝，企业自有 ERP 可以应答。
 * 请求（草案）：{msg_id}
 * 返回（草案）：{}
 */
export function updateMsgId(transport: Transport, body?: Record<string, unknown>, options?: CallOptions): Promise<unknown> {
  return transport.call(planned('updateMsgId', '/v2/system/api/update_msg_id', { writes: true }), body, options)
}

/**
 * 保存员工配置(列/默认店铺)
 * POST /v2/system/api/setEmployeeConfig（路径由我们拟定） · 尚未开放：本系统一律拒绝，企业自有 ERP 可以应答。
 * 请求（草案）：{key,value}
 * 返回（草案）：{}
 */
export function setEmployeeConfig(transport: Transport, body?: Record<string, unknown>, options?: CallOptions): Promise<unknown> {
  return transport.call(planned('setEmployeeConfig', '/v2/system/api/setEmployeeConfig', { writes: true }), body, options)
}

/**
 * 未读消息列表
 * POST /v2/system/api/MessageCenter/unreadList（路径由我们拟定） · 尚未开放：本系统一律拒绝，企业自有 ERP 可以应答。
 * 请求（草案）：{page,pageSize,sort?,order?,filters…}
 * 返回（草案）：{list:[…],total,summary?}
 */
export function unreadMessages(transport: Transport, body?: Record<string, unknown>, options?: CallOptions): Promise<unknown> {
  return transport.call(planned('unreadMessages', '/v2/system/api/MessageCenter/unreadList'), body, options)
}

/**
 * 标记已读
 * POST /v2/system/api/MessageCenter/readStatus（路径由我们拟定） · 尚未开放：本系统一律拒绝，企业自有 ERP 可以应答。
 * 请求（草案）：{ids}
 * 返回（草案）：{}
 */
export function setMessagesRead(transport: Transport, body?: Record<string, unknown>, options?: CallOptions): Promise<unknown> {
  return transport.call(planned('setMessagesRead', '/v2/system/api/MessageCenter/readStatus', { writes: true }), body, options)
}

/**
 * 未读总数
 * POST /v2/system/api/MessageCenter/unreadTotal（路径由我们拟定） · 尚未开放：本系统一律拒绝，企业自有 ERP 可以应答。
 * 请求（草案）：{}
 * 返回（草案）：{total}
 */
export function unreadTotal(transport: Transport, body?: Record<string, unknown>, options?: CallOptions): Promise<unknown> {
  return transport.call(planned('unreadTotal', '/v2/system/api/MessageCenter/unreadTotal'), body, options)
}

/**
 * 派发列表
 * POST /v2/system/api/DispatchReceive/list（路径由我们拟定） · 尚未开放：本系统一律拒绝，企业自有 ERP 可以应答。
 * 请求（草案）：{page,pageSize,sort?,order?,filters…}
 * 返回（草案）：{list:[…],total,summary?}
 */
export function dispatchList(transport: Transport, body?: Record<string, unknown>, options?: CallOptions): Promise<unknown> {
  return transport.call(planned('dispatchList', '/v2/system/api/DispatchReceive/list'), body, options)
}

/**
 * 接收列表
 * POST /v2/system/api/DispatchReceive/receiveList（路径由我们拟定） · 尚未开放：本系统一律拒绝，企业自有 ERP 可以应答。
 * 请求（草案）：{page,pageSize,sort?,order?,filters…}
 * 返回（草案）：{list:[…],total,summary?}
 */
export function receiveList(transport: Transport, body?: Record<string, unknown>, options?: CallOptions): Promise<unknown> {
  return transport.call(planned('receiveList', '/v2/system/api/DispatchReceive/receiveList'), body, options)
}
