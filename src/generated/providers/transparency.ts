/**
 * 透明计划：0 个接口已建成，5 个待建。
 * Written by `npm run codegen` from schemas/endpoints/transparency.json: edit that, not this file.
 */
import type { DataProvider } from '@refinedev/core'
import { createFamilyProvider } from '../../data/family-provider'
import type { CallMeta, FamilyMeta, Transport } from '../../lib/transport'
import { WIRES } from '../wires'

/** How each built call is sent. */
export const CALLS = {} satisfies Record<string, CallMeta>

/** What the provider needs to know of the family. */
export const FAMILY: FamilyMeta = {
  family: 'transparency',
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
  'oauth', // POST /fba/api/v1/fbatransparent/oauth 透明计划授权
  'products', // POST /fba/api/v1/fbatransparent/products 商品列表
  'codes', // POST /fba/api/v1/fbatransparent/codes 申请/查询T码
  'print', // POST /fba/api/v1/fbatransparent/print 打印T码
  'logs', // POST /fba/api/v1/fbatransparent/logs 日志
] as const

/** 透明计划: the lists and rows of this family, as refine asks for them. */
export function provider(transport: Transport): DataProvider {
  return createFamilyProvider(FAMILY, transport)
}
