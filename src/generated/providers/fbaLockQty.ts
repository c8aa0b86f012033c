/**
 * 库存锁定：0 个接口已建成，5 个待建。
 * Written by `npm run codegen` from schemas/endpoints/fbaLockQty.json: edit that, not this file.
 */
import type { DataProvider } from '@refinedev/core'
import { createFamilyProvider } from '../../data/family-provider'
import type { CallMeta, FamilyMeta, Transport } from '../../lib/transport'
import { WIRES } from '../wires'

/** How each built call is sent. */
export const CALLS = {} satisfies Record<string, CallMeta>

/** What the provider needs to know of the family. */
export const FAMILY: FamilyMeta = {
  family: 'fbaLockQty',
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
  'get', // POST /fba/api/v1/fbaLockQty/get 查询锁库
  'set', // POST /fba/api/v1/fbaLockQty/set 设置锁库
  'release', // POST /fba/api/v1/fbaLockQty/release 释放锁库
  'detail', // POST /fba/api/v1/fbaLockQty/detail 锁库明细
  'getCompanyLockStock', // GET /fba/api/v1/fbaLockQty/getCompanyLockStock 公司锁库存开关
] as const

/** 库存锁定: the lists and rows of this family, as refine asks for them. */
export function provider(transport: Transport): DataProvider {
  return createFamilyProvider(FAMILY, transport)
}
