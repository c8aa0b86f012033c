/**
 * 货件（旧流程）：0 个接口已建成，12 个待建。
 * Written by `npm run codegen` from schemas/endpoints/fbaShipment.json: edit that, not this file.
 */
import type { DataProvider } from '@refinedev/core'
import { createFamilyProvider } from '../../data/family-provider'
import type { CallMeta, CallOptions, FamilyMeta, Transport } from '../../lib/transport'
import { WIRES } from '../wires'

/** How each built call is sent. */
export const CALLS = {} satisfies Record<string, CallMeta>

/** What the provider needs to know of the family. */
export const FAMILY: FamilyMeta = {
  family: 'fbaShipment',
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
  'importShipments',
  'scanPacking',
  'packBox',
  'template',
  'list',
  'sync',
  'box',
  'feedsUploadSetup1',
  'feedsUploadSetup2',
  'feedsUploadSetup3',
  'feedsUploadSetup4',
  'print',
] as const

/** 货件（旧流程）: the lists and rows of this family, as refine asks for them. */
export function provider(transport: Transport): DataProvider {
  return createFamilyProvider(FAMILY, transport)
}

/** How a call that is not built yet is sent: what the family's file says of it, else the usual. */
const planned = (call: string, path: string, how: Partial<CallMeta> = {}): CallMeta => ({ family: 'fbaShipment', client: 'erp', wire: 'erp', method: 'POST', body: 'json', answer: 'json', writes: false, call, path, ...how })

/**
 * 导入货件/装箱
 * POST /fba/api/v1/fbaShipment/import（路径由我们拟定） · 尚未开放：本系统一律拒绝，企业自有 ERP 可以应答。
 * 请求（草案）：multipart file
 * 返回（草案）：{task_id}
 */
export function importShipments(transport: Transport, body?: Record<string, unknown>, options?: CallOptions): Promise<unknown> {
  return transport.call(planned('importShipments', '/fba/api/v1/fbaShipment/import', { body: 'multipart', writes: true }), body, options)
}

/**
 * 扫码装箱
 * POST /fba/api/v1/fbaShipment/scanPacking（路径由我们拟定） · 尚未开放：本系统一律拒绝，企业自有 ERP 可以应答。
 * 请求（草案）：{shipment_id,box_no,fnsku,qty}
 * 返回（草案）：{box,left_qty}
 */
export function scanPacking(transport: Transport, body?: Record<string, unknown>, options?: CallOptions): Promise<unknown> {
  return transport.call(planned('scanPacking', '/fba/api/v1/fbaShipment/scanPacking', { writes: true }), body, options)
}

/**
 * 保存箱
 * POST /fba/api/v1/fbaShipment/packBox（路径由我们拟定） · 尚未开放：本系统一律拒绝，企业自有 ERP 可以应答。
 * 请求（草案）：{shipment_id,boxes}
 * 返回（草案）：{packing_type}
 */
export function packBox(transport: Transport, body?: Record<string, unknown>, options?: CallOptions): Promise<unknown> {
  return transport.call(planned('packBox', '/fba/api/v1/fbaShipment/packBox', { writes: true }), body, options)
}

/**
 * 模板下载
 * POST /fba/api/v1/fbaShipment/template（路径由我们拟定） · 尚未开放：本系统一律拒绝，企业自有 ERP 可以应答。
 * 请求（草案）：{type}
 * 返回（草案）：binary
 */
export function template(transport: Transport, body?: Record<string, unknown>, options?: CallOptions): Promise<unknown> {
  return transport.call(planned('template', '/fba/api/v1/fbaShipment/template', { answer: 'binary' }), body, options)
}

/**
 * 货件列表
 * POST /fba/api/v1/fbaShipment/list（路径由我们拟定） · 尚未开放：本系统一律拒绝，企业自有 ERP 可以应答。
 * 请求（草案）：{page,pageSize,sort?,order?,filters…}
 * 返回（草案）：{list:[…],total,summary?}
 */
export function list(transport: Transport, body?: Record<string, unknown>, options?: CallOptions): Promise<unknown> {
  return transport.call(planned('list', '/fba/api/v1/fbaShipment/list'), body, options)
}

/**
 * 同步货件
 * POST /fba/api/v1/fbaShipment/sync（路径由我们拟定） · 尚未开放：本系统一律拒绝，企业自有 ERP 可以应答。
 * 请求（草案）：{shop_ids,shipment_ids?}
 * 返回（草案）：{task_id}
 */
export function sync(transport: Transport, body?: Record<string, unknown>, options?: CallOptions): Promise<unknown> {
  return transport.call(planned('sync', '/fba/api/v1/fbaShipment/sync', { writes: true }), body, options)
}

/**
 * 箱信息
 * POST /fba/api/v1/fbaShipment/box（路径由我们拟定） · 尚未开放：本系统一律拒绝，企业自有 ERP 可以应答。
 * 请求（草案）：{shipment_id}
 * 返回（草案）：{boxes}
 */
export function box(transport: Transport, body?: Record<string, unknown>, options?: CallOptions): Promise<unknown> {
  return transport.call(planned('box', '/fba/api/v1/fbaShipment/box'), body, options)
}

/**
 * 旧流程上传第1步
 * POST /fba/api/v1/fbaShipment/feeds/upload/setup1（路径由我们拟定） · 尚未开放：本系统一律拒绝，企业自有 ERP 可以应答。
 * 请求（草案）：{shipment_id}
 * 返回（草案）：{feed_id}
 */
export function feedsUploadSetup1(transport: Transport, body?: Record<string, unknown>, options?: CallOptions): Promise<unknown> {
  return transport.call(planned('feedsUploadSetup1', '/fba/api/v1/fbaShipment/feeds/upload/setup1', { writes: true }), body, options)
}

/**
 * 旧流程上传第2步
 * POST /fba/api/v1/fbaShipment/feeds/upload/setup2（路径由我们拟定） · 尚未开放：本系统一律拒绝，企业自有 ERP 可以应答。
 * 返回（草案）：{}
 */
export function feedsUploadSetup2(transport: Transport, body?: Record<string, unknown>, options?: CallOptions): Promise<unknown> {
  return transport.call(planned('feedsUploadSetup2', '/fba/api/v1/fbaShipment/feeds/upload/setup2', { writes: true }), body, options)
}

/**
 * 旧流程上传第3步
 * POST /fba/api/v1/fbaShipment/feeds/upload/setup3（路径由我们拟定） · 尚未开放：本系统一律拒绝，企业自有 ERP 可以应答。
 * 返回（草案）：{}
 */
export function feedsUploadSetup3(transport: Transport, body?: Record<string, unknown>, options?: CallOptions): Promise<unknown> {
  return transport.call(planned('feedsUploadSetup3', '/fba/api/v1/fbaShipment/feeds/upload/setup3', { writes: true }), body, options)
}

/**
 * 旧流程上传第4步
 * POST /fba/api/v1/fbaShipment/feeds/upload/setup4（路径由我们拟定） · 尚未开放：本系统一律拒绝，企业自有 ERP 可以应答。
 * 返回（草案）：{}
 */
export function feedsUploadSetup4(transport: Transport, body?: Record<string, unknown>, options?: CallOptions): Promise<unknown> {
  return transport.call(planned('feedsUploadSetup4', '/fba/api/v1/fbaShipment/feeds/upload/setup4', { writes: true }), body, options)
}

/**
 * 打印标签
 * POST /fba/api/v1/fbaShipment/print（路径由我们拟定） · 尚未开放：本系统一律拒绝，企业自有 ERP 可以应答。
 * 请求（草案）：{shipment_id,label_kind,page,size}
 * 返回（草案）：binary pdf | {url}
 */
export function print(transport: Transport, body?: Record<string, unknown>, options?: CallOptions): Promise<unknown> {
  return transport.call(planned('print', '/fba/api/v1/fbaShipment/print', { answer: 'binary' }), body, options)
}
