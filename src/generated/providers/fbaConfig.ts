/**
 * FBA 与业务配置：0 个接口已建成，7 个待建。
 * Written by `npm run codegen` from schemas/endpoints/fbaConfig.json: edit that, not this file.
 */
import type { DataProvider } from '@refinedev/core'
import { createFamilyProvider } from '../../data/family-provider'
import type { CallMeta, FamilyMeta, Transport } from '../../lib/transport'
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

/** Calls of this family that are not built yet: they answer one fixed refusal. */
export const PLANNED = [
  'getConfig', // POST /fba/api/v1/fbaConfig/getConfig 取FBA配置
  'setConfig', // POST /fba/api/v1/fbaConfig/setConfig 存FBA配置
  'businessConfigGet', // POST /fba/api/v1/businessConfig/get 取业务配置
  'businessConfigAdd', // POST /fba/api/v1/businessConfig/add 新增业务配置
  'businessConfigUpdate', // POST /fba/api/v1/businessConfig/update 更新业务配置
  'commonBusinessConfigGet', // POST /fba/api/v1/common/businessConfig/get 通用业务配置取
  'commonBusinessConfigStore', // POST /fba/api/v1/common/businessConfig/store 通用业务配置存
] as const

/** FBA 与业务配置: the lists and rows of this family, as refine asks for them. */
export function provider(transport: Transport): DataProvider {
  return createFamilyProvider(FAMILY, transport)
}
