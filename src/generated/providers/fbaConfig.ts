/**
 * FBA 与业务配置：0 个接口已建成，7 个待建。
 * Written by `npm run codegen` from schemas/endpoints/fbaConfig.json: edit that, not this file.
 */
import type { DataProvider } from '@refinedev/core'
import { createFamilyProvider } from '../../data/family-provider'
import type { CallMeta, CallOptions, FamilyMeta, Transport } from '../../lib/transport'
import { WIRES } from '../wires'

/** How each built call is sent. */
export const CALLS = {} satisfies Record<string, CallMeta>

/** What the provider needs to know of the family. */
export const FAMILY: FamilyMeta = {
  family: 'fbaConfig',
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
  'getConfig',
  'setConfig',
  'businessConfigGet',
  'businessConfigAdd',
  'businessConfigUpdate',
  'commonBusinessConfigGet',
  'commonBusinessConfigStore',
] as const

/** FBA 与业务配置: the lists and rows of this family, as refine asks for them. */
export function provider(transport: Transport): DataProvider {
  return createFamilyProvider(FAMILY, transport)
}

/** How a call that is not built yet is sent: what the family's file says of it, else the usual. */
const planned = (call: string, path: string, how: Partial<CallMeta> = {}): CallMeta => ({ family: 'fbaConfig', client: 'erp', wire: 'erp', method: 'POST', body: 'json', answer: 'json', writes: false, call, path, ...how })

/**
 * 取FBA配置
 * POST /fba/api/v1/fbaConfig/getConfig · 尚未开放：本系统一律拒绝，企业自有 ERP 可以应答。
 * 请求（草案）：{keys}
 * 返回（草案）：{k:v}
 */
export function getConfig(transport: Transport, body?: Record<string, unknown>, options?: CallOptions): Promise<unknown> {
  return transport.call(planned('getConfig', '/fba/api/v1/fbaConfig/getConfig'), body, options)
}

/**
 * 存FBA配置
 * POST /fba/api/v1/fbaConfig/setConfig · 尚未开放：本系统一律拒绝，企业自有 ERP 可以应答。
 * 请求（草案）：{k:v}
 * 返回（草案）：{}
 */
export function setConfig(transport: Transport, body?: Record<string, unknown>, options?: CallOptions): Promise<unknown> {
  return transport.call(planned('setConfig', '/fba/api/v1/fbaConfig/setConfig', { writes: true }), body, options)
}

/**
 * 取业务配置
 * POST /fba/api/v1/businessConfig/get · 尚未开放：本系统一律拒绝，企业自有 ERP 可以应答。
 * 请求（草案）：{module,shop_id?}
 * 返回（草案）：{k:v}
 */
export function businessConfigGet(transport: Transport, body?: Record<string, unknown>, options?: CallOptions): Promise<unknown> {
  return transport.call(planned('businessConfigGet', '/fba/api/v1/businessConfig/get'), body, options)
}

/**
 * 新增业务配置
 * POST /fba/api/v1/businessConfig/add · 尚未开放：本系统一律拒绝，企业自有 ERP 可以应答。
 * 请求（草案）：{module,key,value,scope}
 * 返回（草案）：{id}
 */
export function businessConfigAdd(transport: Transport, body?: Record<string, unknown>, options?: CallOptions): Promise<unknown> {
  return transport.call(planned('businessConfigAdd', '/fba/api/v1/businessConfig/add', { writes: true }), body, options)
}

/**
 * 更新业务配置
 * POST /fba/api/v1/businessConfig/update · 尚未开放：本系统一律拒绝，企业自有 ERP 可以应答。
 * 请求（草案）：{id,value}
 * 返回（草案）：{}
 */
export function businessConfigUpdate(transport: Transport, body?: Record<string, unknown>, options?: CallOptions): Promise<unknown> {
  return transport.call(planned('businessConfigUpdate', '/fba/api/v1/businessConfig/update', { writes: true }), body, options)
}

/**
 * 通用业务配置取
 * POST /fba/api/v1/common/businessConfig/get · 尚未开放：本系统一律拒绝，企业自有 ERP 可以应答。
 * 请求（草案）：{keys}
 * 返回（草案）：{k:v}
 */
export function commonBusinessConfigGet(transport: Transport, body?: Record<string, unknown>, options?: CallOptions): Promise<unknown> {
  return transport.call(planned('commonBusinessConfigGet', '/fba/api/v1/common/businessConfig/get'), body, options)
}

/**
 * 通用业务配置存
 * POST /fba/api/v1/common/businessConfig/store · 尚未开放：本系统一律拒绝，企业自有 ERP 可以应答。
 * 请求（草案）：{k:v}
 * 返回（草案）：{}
 */
export function commonBusinessConfigStore(transport: Transport, body?: Record<string, unknown>, options?: CallOptions): Promise<unknown> {
  return transport.call(planned('commonBusinessConfigStore', '/fba/api/v1/common/businessConfig/store', { writes: true }), body, options)
}
