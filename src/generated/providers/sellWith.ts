/**
 * 跟卖监控：0 个接口已建成，6 个待建。
 * Written by `npm run codegen` from schemas/endpoints/sellWith.json: edit that, not this file.
 */
import type { DataProvider } from '@refinedev/core'
import { createFamilyProvider } from '../../data/family-provider'
import type { CallMeta, FamilyMeta, Transport } from '../../lib/transport'
import { WIRES } from '../wires'

/** How each built call is sent. */
export const CALLS = {} satisfies Record<string, CallMeta>

/** What the provider needs to know of the family. */
export const FAMILY: FamilyMeta = {
  family: 'sellWith',
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
  'list', // POST /fba/api/v1/sellWith/list 跟卖监控列表
  'add', // POST /fba/api/v1/sellWith/add 新增
  'update', // POST /fba/api/v1/sellWith/update 启停/通知
  'records', // POST /fba/api/v1/sellWith/records 跟卖记录
  'excludeShop', // DELETE /fba/api/v1/sellWith/excludeShop 排除店铺(DELETE带body)
  'deleteSellWith', // DELETE /fba/api/v1/sellWith/deleteSellWith 删除监控(DELETE带body)
] as const

/** 跟卖监控: the lists and rows of this family, as refine asks for them. */
export function provider(transport: Transport): DataProvider {
  return createFamilyProvider(FAMILY, transport)
}
