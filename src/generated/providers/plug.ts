/**
 * 浏览器插件：0 个接口已建成，7 个待建。
 * Written by `npm run codegen` from schemas/endpoints/plug.json: edit that, not this file.
 */
import type { DataProvider } from '@refinedev/core'
import { createFamilyProvider } from '../../data/family-provider'
import type { CallMeta, FamilyMeta, Transport } from '../../lib/transport'
import { WIRES } from '../wires'

/** How each built call is sent. */
export const CALLS = {} satisfies Record<string, CallMeta>

/** What the provider needs to know of the family. */
export const FAMILY: FamilyMeta = {
  family: 'plug',
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
  'heartbeat', // POST /fba/api/v1/plug/heartbeat 心跳
  'reportRecords', // POST /fba/api/v1/plug/reportRecords 上报记录
  'version', // POST /fba/api/v1/plug/version 版本
  'detection', // POST /fba/api/v1/plug/detection 检测
  'coupon', // POST /fba/api/v1/plug/coupon 优惠券采集
  'lightningDeal', // POST /fba/api/v1/plug/ld 秒杀采集
  'expiredVersion', // GET /fba/api/v1/plug/expired_version 过期版本
] as const

/** 浏览器插件: the lists and rows of this family, as refine asks for them. */
export function provider(transport: Transport): DataProvider {
  return createFamilyProvider(FAMILY, transport)
}
